"""Laws of the turn: there is always somebody to act or chance due until the game ends, and it ends."""

from __future__ import annotations

from argosy.core.contract import CHANCE
from argosy.core.rng import Rng
from tests.laws.random_play import RULES, Table, every_game, positions, sampled
from tests.laws.vocabulary import KNOWLEDGE


def test_every_game_is_known_to_the_laws() -> None:
    assert set(RULES) == set(KNOWLEDGE)


@every_game
def test_a_live_game_waits_for_seats_or_for_chance(table: Table) -> None:
    """Never for both, a finished one for neither; whoever may act has a menu, and nobody else has one."""
    rules, lot = table.rules, table.rng("menus")
    for position in positions(table):
        state, mask = position.state, rules.acting(position.state)
        over, due = rules.over(state), rules.chance_due(state)
        assert 0 <= mask < 1 << table.seats
        assert [mask != 0, due, over].count(True) == 1, (mask, due, over)
        assert (rules.result(state) is not None) == over
        assert over == (position.next is None)
        if not rules.menu_complete(state, 0) and lot.below(10):
            continue
        menus = [bool(rules.legal(state, seat)) for seat in range(table.seats)]
        assert menus == [bool(mask >> seat & 1) for seat in range(table.seats)]


@every_game
def test_random_games_end_within_a_bound(table: Table) -> None:
    """Points and places fit together at the end."""
    last = None
    for last in positions(table):
        assert len(last.past) <= KNOWLEDGE[table.key].longest(table.seats)
    assert last is not None
    result = table.rules.result(last.state)
    assert result is not None
    assert len(result.points) == len(result.places) == len(result.why) == table.seats
    at_best = tuple(1 + sum(other > mine for other in result.points) for mine in result.points)
    assert all(place >= best for place, best in zip(result.places, at_best, strict=True))  # ties may be broken
    assert all(1 + sum(other < place for other in result.places) == place for place in result.places)
    assert result.points == tuple(sum(sources.values()) for sources in result.why)
    assert result.winners


@every_game
def test_chance_brings_only_what_it_may(table: Table) -> None:
    """Whatever is drawn passes `check` and is among the outcomes, where these can be listed."""
    rules = table.rules
    for position in sampled(table, 20):
        state = position.state
        if not rules.chance_due(state):
            continue
        drawn = rules.draw(state, Rng(f"{table.seed} {len(position.past)}"))
        assert rules.check(state, CHANCE, drawn) is None
        outcomes = rules.outcomes(state)
        if outcomes is not None and len(position.past) % 5 == 0:
            found = dict(outcomes)
            assert len(found) == len(outcomes)
            assert drawn in found
            assert all(weight > 0 and rules.check(state, CHANCE, one) is None for one, weight in outcomes[::7])


@every_game
def test_the_books_balance(table: Table) -> None:
    """Cards, cubes and coins are conserved, and change hands only by events that say so."""
    ledger = KNOWLEDGE[table.key].ledger(table.start())
    for position in positions(table):
        if position.past:
            ledger.note(position.past[-1], position.events)
        ledger.check(position.state)
    ledger.close()

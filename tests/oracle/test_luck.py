"""Luck: what chance gave every seat beyond what was to be expected; its mean is 0, whatever the oracle says."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import pytest

import argosy
from argosy.core.contract import CHANCE, State
from argosy.core.rng import Rng
from argosy.games.neptun.rules.actions import Take
from argosy.games.neptun.rules.state import REVEALING, NeptunState
from argosy.oracle.luck import LuckJudge
from argosy.oracle.oracle import Oracle
from tests.laws.random_play import Table, option_sets, played, sampled

GAMES: Final = argosy.list_games()
RARE: Final = 4.0
"""Standard errors that a mean is not away from 0 by chance."""


def table(key: str) -> Table:
    return Table(key, 4, 0, option_sets(key)[0])


def chance_due(key: str) -> Iterator[State]:
    """The positions of a random game in which chance is next."""
    at = table(key)
    for position in sampled(at, 1):
        if at.rules.chance_due(position.state):
            yield position.state.clone()


def with_few_outcomes() -> NeptunState:
    """A position in which a seat reveals a column, and 8 of them are possible."""
    for state in chance_due("neptun"):
        if isinstance(state, NeptunState) and state.step == REVEALING:
            state.cities.cards, state.goods.cards = state.cities.cards[:2], [0, 0, 3]
            state.oars.cards = [state.oars.cards[0], state.oars.cards[0], state.oars.cards[-1]]
            return state
    raise AssertionError("nobody has revealed a column")


def test_luck_is_0_on_average_over_all_outcomes() -> None:
    state = with_few_outcomes()
    judge, game = LuckJudge(Oracle("neptun", 4)), argosy.game("neptun")
    outcomes = game.outcomes(state)
    assert outcomes is not None
    assert [weight for _, weight in outcomes] == [4, 2, 2, 1] * 2
    lucks = [(judge.of_chance(state, action, "any"), weight) for action, weight in outcomes]
    for seat in range(4):
        assert sum([luck.points[seat] * weight for luck, weight in lucks]) == pytest.approx(0, abs=1e-4)
        assert sum([luck.chances[seat] * weight for luck, weight in lucks]) == pytest.approx(0, abs=1e-6)
    assert max([abs(luck.points[state.mover()]) for luck, _ in lucks]) > 0.05


@pytest.mark.parametrize("key", GAMES)
def test_luck_is_0_on_average_where_outcomes_are_drawn(key: str) -> None:
    judge, game = LuckJudge(Oracle(key, 4), draws=4), argosy.game(key)
    for number, state in enumerate(list(chance_due(key))[:3]):
        drawn = [game.draw(state, Rng(f"{number} {trial}")) for trial in range(40)]
        lucks = [judge.of_chance(state, action, f"other {trial}") for trial, action in enumerate(drawn)]
        for seat in range(4):
            points = [luck.points[seat] for luck in lucks]
            assert abs(fmean(points)) <= RARE * stdev(points) / sqrt(len(points)) + 1e-4


@pytest.mark.parametrize("key", GAMES)
def test_every_chance_of_a_log_is_judged_and_the_same_seed_gives_the_same(key: str) -> None:
    match = played(table(key))
    judge = LuckJudge(Oracle(key, 4, match.header.options), draws=4)
    lucks = list(judge.of_log(match.log, "seed"))
    assert [number for number, _ in lucks] == [
        number for number, entry in enumerate(match.log) if entry.actor == CHANCE
    ]
    assert lucks == list(judge.of_log(match.log, "seed"))
    assert any(luck.chances[0] for _, luck in lucks)


@pytest.mark.parametrize("key", GAMES)
def test_the_position_stays_as_it_is(key: str) -> None:
    state = next(chance_due(key))
    before = state.digest()
    LuckJudge(Oracle(key, 4), draws=4).of_chance(state, argosy.game(key).draw(state, Rng("it")), "seed")
    assert state.digest() == before


def test_every_seat_is_judged_by_what_it_sees_itself() -> None:
    oracle, game = Oracle("mediterranean", 4), argosy.game("mediterranean")
    for number, state in enumerate(chance_due("mediterranean")):
        action = game.draw(state, Rng(f"{number}"))
        came = LuckJudge(oracle, draws=1).of_chance(state, action, "seed").came
        after = state.clone()
        game.apply(after, CHANCE, action)
        outlooks = [oracle.of_state(after, seat) for seat in range(4)]
        assert came.chances == pytest.approx([outlook.chances[seat] for seat, outlook in enumerate(outlooks)], abs=1e-5)
        assert came.points == pytest.approx([outlook.points[seat] for seat, outlook in enumerate(outlooks)], abs=1e-3)


def test_a_contract_is_judged_on_the_best_slot_of_the_seat_that_may_take_it() -> None:
    oracle, game, state = Oracle("neptun", 4), argosy.game("neptun"), with_few_outcomes()
    action, mover = game.draw(state, Rng("it")), state.mover()
    came = LuckJudge(oracle, draws=1).of_chance(state, action, "seed").came
    game.apply(state, CHANCE, action)
    points = []
    for taking in game.legal(state, mover):
        if isinstance(taking, Take):
            after = state.clone()
            game.apply(after, mover, taking)
            points.append(oracle.of_state(after, mover).points[mover])
    assert len(points) > 1
    assert came.points[mover] == pytest.approx(max(points), abs=1e-3)

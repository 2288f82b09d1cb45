"""The law of secrets: a world guessed from what a seat knows cannot be told from the true one by that seat."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import pytest

from argosy.core.codec import to_json
from argosy.core.contract import Event, Seat, State
from argosy.core.peek import Peek
from argosy.core.record import Input
from argosy.core.rng import Rng
from tests.laws.random_play import RULES, Position, Table, every_game, positions, random_inputs, table_of
from tests.laws.vocabulary import KNOWLEDGE


def telling(table: Table, every: int) -> Iterator[Position]:
    """Positions worth a guess: one in so many amidst sealed choices, fewer where a clock runs, and a few others."""
    lot, rules = table.rng("telling"), table.rules
    for position in positions(table):
        often = every if rules.sealed(position.state) else every * (4 if rules.tick(position.state) else 12)
        if lot.below(often) == 0:
            yield position


def viewers(table: Table) -> list[Seat | None]:
    """Every seat, and an onlooker."""
    return [*range(table.seats), None]


@every_game
def test_a_guessed_world_looks_the_same(table: Table) -> None:
    """The same view, also as JSON, the same menu, the same own choice; guessing does not change the original."""
    rules = table.rules
    for position in telling(table, 24):
        state, digest = position.state, position.state.digest()
        for seat in viewers(table):
            world = rules.guess(state, seat, Rng(f"{table.seed} {len(position.past)} {seat}"))
            seen = rules.view(state, seat)
            assert rules.view(world, seat) == seen
            assert rules.acting(world) == rules.acting(state)
            assert rules.sealed(world).keys() == rules.sealed(state).keys()
            if seat is not None:
                assert rules.legal(world, seat) == rules.legal(state, seat)
                assert rules.sealed(world).get(seat) == rules.sealed(state).get(seat)
        assert json.dumps(to_json(rules.view(world, None))) == json.dumps(to_json(rules.view(state, None)))
        assert state.digest() == digest


@every_game
def test_a_guessed_world_is_a_possible_one(table: Table) -> None:
    """Its books balance like those of the true one, and it can be played on."""
    rules, ledger = table.rules, KNOWLEDGE[table.key].ledger(table.start())
    lot = table.rng("possible")
    for position in positions(table):
        if position.past:
            ledger.note(position.past[-1], position.events)
        if lot.below(100) == 0:
            seat = viewers(table)[len(position.past) % (table.seats + 1)]
            world = rules.guess(position.state, seat, Rng(f"{table.seed} {len(position.past)}"))
            ledger.check(world)
            random_inputs(rules, world, table.seed, 60)


@every_game
def test_refusals_do_not_tell_worlds_apart(table: Table) -> None:
    """Whatever a seat tries, the answer is the same in a guessed world."""
    rules = table.rules
    words = KNOWLEDGE[table.key].vocabulary(table.seats)
    for position in telling(table, 30):
        seat = len(position.past) % table.seats
        world = rules.guess(position.state, seat, Rng(f"{table.seed} {len(position.past)}"))
        for action in words:
            assert rules.check(world, seat, action) == rules.check(position.state, seat, action)


def replayed(table: Table, log: Sequence[Input], seat: Seat | None) -> tuple[list[list[Event | None]], State]:
    """The log from the beginning: what the seat is told after each input, and the position it leads to."""
    rules, state = table.rules, table.start()
    story: list[list[Event | None]] = []
    for made in log:
        assert rules.check(state, made.actor, made.action) is None, made
        events: list[Event] = []
        rules.apply(state, made.actor, made.action, events)
        story.append([event.told_to(seat) for event in events])
    return story, state


@every_game
def test_told_events_do_not_tell_worlds_apart(table: Table) -> None:
    """The whole story up to now, where it can be retold, and what one more action of the seat would add to it."""
    rules = table.rules
    for position in telling(table, 25):
        seat = viewers(table)[len(position.past) % (table.seats + 1)]
        world = rules.guess(position.state, seat, Rng(f"{table.seed} {len(position.past)}"))
        told, state = replayed(table, position.past, seat)
        assert state.digest() == position.state.digest()
        state_there = world.clone()
        log_there = KNOWLEDGE[table.key].retold(position.past, world)
        if log_there is not None:
            told_there, state_there = replayed(table, log_there, seat)
            assert told == told_there
            assert state_there.digest() == world.digest()
        if seat is not None and rules.legal(state, seat):
            action = rules.sample(state, seat, table.rng("own action"))
            here: list[Event] = []
            there: list[Event] = []
            rules.apply(state, seat, action, here)
            rules.apply(state_there, seat, action, there)
            if not any(event.reveals() for event in here):
                assert [event.told_to(seat) for event in here] == [event.told_to(seat) for event in there]
                assert rules.view(state, seat) == rules.view(state_there, seat)


@every_game
def test_told_events_hold_no_secret(table: Table) -> None:
    """And what is told is never more than what happened."""
    knowledge = KNOWLEDGE[table.key]
    for position in positions(table):
        for event in position.events:
            for seat in viewers(table):
                told = event.told_to(seat)
                if told is not None:
                    assert type(told) is type(event)
                    assert not knowledge.secret(told, seat), told


@every_game
def test_a_peek_holds_no_secret(table: Table) -> None:
    """It shows what the seat sees, and two worlds that look the same give the same peek, to the last card in it."""
    rules = table.rules
    for position in telling(table, 20):
        state = position.state
        seat = len(position.past) % table.seats
        world = rules.guess(state, seat, Rng(f"{table.seed} {len(position.past)}"))
        peek, twin = Peek(rules, state, seat, Rng("peek")), Peek(rules, world, seat, Rng("peek"))
        assert peek.view == rules.view(state, seat)
        assert peek.menu() == rules.legal(state, seat)
        assert peek._world.digest() == twin._world.digest()
        assert rules.view(peek.imagine(Rng("1")), seat) == peek.view


@pytest.mark.parametrize("key", RULES)
def test_a_peek_is_not_the_true_world(key: str) -> None:
    at = table_of(key, RULES[key].seats[0], 0)
    differs = [
        Peek(at.rules, position.state, seat, Rng(str(len(position.past))))._world.digest() != position.state.digest()
        for position in telling(at, 1)
        for seat in range(at.seats)
    ]
    assert any(differs)


@every_game
def test_every_possible_world_is_guessed(table: Table) -> None:
    """Of a sealed choice everything that could have been chosen, of two of them every pair."""
    if table.number % 3:
        return
    rules = table.rules
    menus: dict[Seat, set[object]] = {}
    wanted = 2 + table.number % 10
    for position in positions(table):
        sealed = rules.sealed(position.state)
        if len(sealed) == 2 and (wanted := wanted - 1) == 0:
            seat = next(one for one in range(table.seats) if one not in sealed)
            one, two = sealed
            possible = {(mine, theirs) for mine in menus[one] for theirs in menus[two]}
            seen = set()
            for number in range(40 * len(possible)):
                world = rules.sealed(rules.guess(position.state, seat, Rng(str(number))))
                seen.add((world[one], world[two]))
            assert seen >= possible
            return
        if position.next is not None and position.next.actor >= 0:
            menus[position.next.actor] = set(rules.legal(position.state, position.next.actor))

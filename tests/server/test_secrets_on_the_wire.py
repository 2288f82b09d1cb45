"""What a seat is sent does not depend on what it cannot know: frames and refusals, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import argosy
from argosy.core.contract import Action, Illegal
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng
from argosy.server import wire
from argosy.server.voyage import Voyage, header_line, row_of

STEP = 12
"""Inputs between two positions that are looked at."""


def positions(key: str, seed: int) -> Iterator[AnyMatch]:
    """A random game, looked at now and then."""
    match = argosy.Match.new(key, 4, seed, {"ticks": "3"} if key == "mediterranean" else None)
    dice = random.Random(seed)
    while match.result is None:
        for _ in range(STEP):
            tick = match.game.tick(match.state)
            if tick is not None and dice.random() < 0.1:
                match.play(argosy.CLOCK, tick)
            elif match.to_act:
                seat = dice.choice(match.to_act)
                match.play(seat, match.game.sample(match.state, seat, Rng(f"{seed} {match.number}")))
        yield match


def refusals(match: AnyMatch, seat: int, attempts: list[Action]) -> bytes:
    """What the seat would be told about each attempt; b'null' where it is legal."""
    found = [match.game.check(match.state, seat, action) for action in attempts]
    return wire.encode([[one.code, one.rule, dict(one.args)] if isinstance(one, Illegal) else None for one in found])


@pytest.mark.slow
@pytest.mark.parametrize("key", argosy.games())
def test_frames_and_refusals_are_the_same_in_a_world_that_the_seat_cannot_tell_apart(key: str) -> None:
    pairs = 0
    for match in positions(key, seed=1):
        saved = match.saved()
        rows = [row_of(one) for one in saved.inputs]
        true = Voyage.rebuild(header_line(saved.header), saved.seed, rows)
        for seat in (None, 0, 1, 2, 3):
            frame, state = true.view(seat), true.match.state
            attempts = [action for one in range(4) for action in match.legal(one)][:200]
            answers = None if seat is None else refusals(true.match, seat, attempts)
            other = Voyage(true.match, true.rows, true.story)
            true.match.state = match.game.guess(state, seat, Rng(f"guess {match.number} {seat}"))
            assert other.view(seat) == frame
            if seat is not None:
                assert refusals(true.match, seat, attempts) == answers
            true.match.state = state
            pairs += 1
    assert pairs > 50

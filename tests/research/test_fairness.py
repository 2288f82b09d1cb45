"""Observations, masks and texts hold nothing that the seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

from argosy.core.rng import Rng
from argosy.research.action_space import begin_action
from tests.research.tables import random_letters, short


@pytest.mark.parametrize(("key", "seats"), [("neptun", 4), ("mediterranean", 4), ("mediterranean", 5)])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(key: str, seats: int) -> None:
    """Every seat in turn: the same numbers, the same legal tokens, the same text, though the worlds differ."""
    differing = 0
    for number, table in enumerate(random_letters(short(key, seats), f"fair {seats}")):
        if number % 5:
            continue
        seat = number // 5 % seats
        world = table.guess(seat, Rng(f"world {number}"))
        differing += world.state.digest() != table.state.digest()
        if table.seat == seat or world.seat == table.seat:
            assert np.array_equal(world.observe(seat), table.observe(seat))
            assert np.array_equal(world.mask(seat), table.mask(seat))
            assert world.text(seat) == table.text(seat)
    assert differing > 3


@pytest.mark.parametrize("key", ["neptun", "mediterranean"])
def test_words_hold_nothing_that_the_seat_may_not_know(key: str) -> None:
    for number, table in enumerate(random_letters(short(key, 4), "fair words")):
        if number % 7 or table.seat is None:
            continue
        world = table.game.guess(table.state, table.seat, Rng(f"world {number}"))
        language = table.setting.adapter.action_tokens
        here = begin_action(language, table.state, table.seat, table.game.legal(table.state, table.seat))
        there = begin_action(language, world, table.seat, table.game.legal(world, table.seat))
        assert list(here.entries) == list(there.entries)


def test_a_word_that_another_seat_has_begun_is_not_seen() -> None:
    for table in random_letters(short("neptun", 4), "begun"):
        if table.partial_action is not None and table.partial_action.spelled and table.seat is not None:
            other = (table.seat + 1) % 4
            assert not table.observe(other)[table.setting.encoder.layout["spelled"]].any()
            assert table.observe(table.seat)[table.setting.encoder.layout["spelled"]].any()
            return
    pytest.fail("no seat ever had to spell a second letter")

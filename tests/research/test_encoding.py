"""Observations: every part in its place, and what is written there is what the seat sees."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.games.neptun.view.view import NeptunView
from argosy.research.observation import BOUND, Pen
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame
from tests.research.tables import GAMES, random_letters, short


@pytest.mark.parametrize("key", GAMES)
def test_the_parts_cover_the_array_without_gaps(key: str) -> None:
    setting = Setting(key)
    end = 0
    for part in setting.encoder.layout.values():
        assert part.start == end
        end = part.stop
    assert end == setting.encoder.size


@pytest.mark.parametrize(("key", "seats"), [("neptun", 3), ("neptun", 5), ("mediterranean", 4), ("mediterranean", 6)])
def test_every_position_fits_and_numbers_stay_within_bounds(key: str, seats: int) -> None:
    for number, table in enumerate(random_letters(short(key, seats), "bounds")):
        if number % 9 == 0:
            seen = table.observe(number % seats)
            assert seen.shape == (table.setting.encoder.size,)
            assert seen.dtype == np.float32
            assert np.abs(seen).max() <= BOUND
            for name, part in table.setting.encoder.layout.items():
                if not name.startswith("offers_"):  # an offer may ask for any number of points
                    assert np.abs(seen[part]).max() < BOUND


@pytest.mark.parametrize("key", GAMES)
def test_no_part_stays_empty(key: str) -> None:
    """In a few games every part has said something."""
    setting = short(key, 4)
    silent = set(setting.encoder.layout) - {"victim", "tied", "pacts"}  # calamities with ties, and pacts, are rare
    for game in range(3):
        for number, table in enumerate(random_letters(setting, f"parts {game}")):
            if number % 3 == 0 and silent and table.seat is not None:
                seen = table.observe(table.seat)
                silent -= {part for part in silent if seen[setting.encoder.layout[part]].any()}
    assert silent == set()


def part(table: SequentialGame, seat: int, name: str) -> Any:
    return table.observe(seat)[table.setting.encoder.layout[name]]


def test_seats_of_neptun_are_counted_from_the_observer() -> None:
    table = next(islice(random_letters(short("neptun", 4), "around"), 60, None))
    view = table.game.view(table.state, None)
    assert isinstance(view, NeptunView)
    assert len({player.gold for player in view.players}) > 1
    for observer in range(4):
        for away in range(4):
            gold = part(table, observer, f"seat_{away}")[0]
            assert gold == pytest.approx(view.players[(observer + away) % 4].gold / 20)


def test_a_hand_of_the_mediterranean_is_written_card_by_card() -> None:
    table = SequentialGame(short("mediterranean", 4), "hand")
    view = table.view(2)
    assert isinstance(view, MediterraneanView)
    assert view.hand
    assert part(table, 2, "hand").sum() == len(view.hand)
    assert part(table, 1, "hand").sum() == len(table.view(1).hand)  # type: ignore[attr-defined]  # also such a view


def test_the_letters_so_far_are_part_of_what_is_seen() -> None:
    for table in random_letters(short("neptun", 4), "spelled"):
        assert table.seat is not None
        assert table.partial_action is not None
        written = np.zeros(table.setting.token_count)
        for token in table.partial_action.spelled:
            written[token] += 1
        assert np.array_equal(part(table, table.seat, "spelled"), written)


def test_a_pen_writes_from_left_to_right() -> None:
    pen = Pen(8)
    pen.put(0.5, 1)
    pen.hot(1, 2)
    pen.hot(None, 1)
    pen.count([0, 0, 1], 2, 0.25)
    pen.skip(1)
    assert pen.page == [0.5, 1, 0, 1, 0, 0.5, 0.25, 0]
    assert pen.at == 8


def test_a_part_that_begins_elsewhere_is_noticed() -> None:
    encoder = Setting("neptun").encoder
    with pytest.raises(ValueError, match="phase begins at 63, but 0 numbers are written"):
        encoder.begin(Pen(encoder.size), "phase")

"""M1, the frame: turns and phases, and what lies in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.games.mediterranean.edition.components import load_edition
from argosy.games.mediterranean.rules.events import GameEnded, PurchasingBegan, Spent, TradingBegan, TurnBegan, Unfolded
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import OVER
from tests.games.mediterranean.buying import cube_count
from tests.games.mediterranean.quiet import new_match, play_on


def test_m1_1_six_turns_of_five_phases() -> None:
    """Each turn goes through Production, Civic, Trading, Resolution and Purchasing; after the sixth the game ends."""
    match = new_match(shared_win="on")
    phases = [type(event) for event in play_on(match)]
    marks = [one for one in phases if one in (TurnBegan, Unfolded, TradingBegan, PurchasingBegan, GameEnded)]
    rest = [TradingBegan, PurchasingBegan]
    assert marks == [*rest, *[TurnBegan, Unfolded, *rest] * 5, GameEnded]
    assert phases.count(Spent) == 6 * 4
    assert (match.state.turn, match.state.step) == (6, OVER)


def test_m1_1_most_points_win_after_turn_6() -> None:
    """The winners have the first place, and nobody has more points."""
    match = new_match(seats=5, shared_win="on")
    play_on(match, until_turn=6)
    assert MEDITERRANEAN.result(match.state) is None
    play_on(match)
    result = MEDITERRANEAN.result(match.state)
    assert result is not None
    assert result.winners
    assert {result.points[seat] for seat in result.winners} == {max(result.points)}


@pytest.mark.parametrize(
    ("deck", "goods"),
    [
        (0, {"grain": 18}),
        (1, {"wool": 18}),
        (2, {"timber": 18}),
        (3, {"ore": 18}),
        (4, {"salt": 18}),
        (5, {"art": 12, "slaves": 12, "dye": 12, "wine": 12}),
        (6, {"spices": 12, "gold": 12, "piracy": 1}),
    ],
)
def test_m1_2_goods_cards(deck: int, goods: dict[str, int]) -> None:
    """90 basic, 48 civic and 25 luxury cards, each a good on top with an idea or event at the bottom."""
    edition = load_edition()
    cards = edition.decks[deck]
    assert Counter(edition.goods[edition.kind_good[kind]] for kind in cards) == goods
    assert all(edition.kind_bottom[kind] in range(len(edition.bottoms)) for kind in cards)


def test_m1_3_developments_and_calamities() -> None:
    """18 Stone, 12 Bronze and 6 Iron developments; five calamities of each kind."""
    assert [len(deck) for deck in load_edition().development_decks] == [18, 12, 6, 5, 5]


def test_m1_3_all_are_used_in_every_game() -> None:
    """Every development and every calamity comes up once, in an order that differs from game to game."""
    orders = []
    for seed in (1, 2):
        match = new_match(seed=seed, shared_win="on")
        first = tuple(match.state.developments)
        told = [event for event in play_on(match) if isinstance(event, Unfolded)]
        orders.append([*first, *[one for event in told for one in event.developments]])
        assert sorted(orders[-1]) == list(range(36))
        assert sorted([one for event in told for one in event.calamities]) == list(range(10))
    assert orders[0] != orders[1]


def test_m1_4_tiles_and_cubes_of_each_player() -> None:
    """Six government and six religion tiles with two faces each, and fifteen cubes."""
    edition = load_edition()
    assert [tile.id for tile in edition.tiles] == [f"{track}{number}" for track in "gr" for number in range(1, 7)]
    assert all(len(tile.names) == len(tile.abilities) == 2 for tile in edition.tiles)
    assert [cube_count(one) for one in new_match().state.civilisations] == [15] * 4


@pytest.mark.parametrize(
    ("good", "values"),
    [
        ("salt", [1, 3, 6, 10, 15, 21, 28, 29, 31]),
        ("wine", [2, 5, 9, 14, 20, 27, 29]),
        ("gold", [3, 8, 15, 24, 35, 38]),
        ("piracy", [0]),
    ],
)
def test_m1_5_set_values(good: str, values: list[int]) -> None:
    """Sets grow in value by the row of their good; what is more than the row holds starts a new set."""
    edition = load_edition()
    number = edition.goods.index(good)
    assert [edition.set_value(number, count) for count in range(1, len(values) + 1)] == values

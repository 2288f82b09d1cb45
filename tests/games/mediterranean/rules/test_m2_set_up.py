"""M2, set-up: what everybody begins with, the decks, what is open and what is secret, how many may play."""

from __future__ import annotations

import pytest

from argosy import CHANCE, Match
from argosy.core.match import MatchError
from argosy.games.mediterranean.rules.actions import SetUp
from argosy.games.mediterranean.rules.events import (
    Bought,
    Built,
    Confirmed,
    PointsBought,
    PointsGained,
    PurchaseUndone,
    Unfolded,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import PURCHASING, TRADING, MediterraneanState
from tests.games.mediterranean.quiet import MediterraneanMatch, new_match, play_on
from tests.games.mediterranean.table import table
from tests.laws.random_play import Table, positions


def before_set_up(seats: int = 4) -> MediterraneanMatch:
    """A game before its turn order is drawn."""
    return Match.new(MEDITERRANEAN, seats=seats, scripted=True)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_m2_1_what_everybody_begins_with(seats: int) -> None:
    """5 VP, no money, markers on 0 of Democracy and Venus, seven cubes on the board and eight in supply."""
    for one in before_set_up(seats).state.civilisations:
        assert (one.vp, one.money, one.tracks, one.happiness, one.safety) == (5, 0, [0, 0], 0, 0)
        assert one.vp_from == [5] + [0] * 11
        assert (one.farms, one.industry, one.warehouse, one.supply) == (0b11111, 1, 1, 8)
        assert (one.cities, one.harbors, one.industries, one.culture, one.wonders, one.available) == (0, 0, 0, 0, 0, 0)
        assert (one.bank, one.army, one.colosseum, one.buildings) == (False, False, False, 0)
        assert (one.hand, one.stored) == ([], [])


def test_m2_1_the_turn_order_is_random() -> None:
    """Any order of the seats can come, and nothing else."""
    assert len({tuple(new_match(seed=seed).state.order) for seed in range(8)}) > 3
    match = before_set_up()
    for order in ((0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 3, 4)):
        assert match.play(CHANCE, SetUp(order)) == MEDITERRANEAN.check(match.state, CHANCE, SetUp(order))
        assert match.number == 0
    match.play(CHANCE, SetUp((2, 0, 3, 1)))
    assert match.state.order == [2, 0, 3, 1]


def test_m2_2_seven_decks_with_a_discard_pile_each() -> None:
    """Five basic decks, the civic and the luxury deck; the discard piles are empty."""
    s = before_set_up().state
    assert [len(deck.cards) for deck in s.decks] == [18, 18, 18, 18, 18, 48, 25]
    assert s.discards == [[]] * 7


def test_m2_2_developments_by_turn() -> None:
    """Six Stone on turns 1 to 3, six Bronze on turns 4 and 5, six Iron on turn 6; calamities from turn 2 on."""
    match = new_match(shared_win="on")
    first = Unfolded(tuple(match.state.developments), tuple(match.state.calamities))
    edition = match.edition
    turns = [first, *[event for event in play_on(match) if isinstance(event, Unfolded)]]
    ages = [[edition.developments[one].age for one in turn.developments] for turn in turns]
    assert ages == [[age] * 6 for age in (0, 0, 0, 1, 1, 2)]
    kinds = [[edition.calamities[one].kind for one in turn.calamities] for turn in turns]
    assert kinds == [[]] + [[0, 1]] * 5


def test_m2_3_all_cards_at_every_player_count() -> None:
    """Four, five or six play with the same decks."""
    games = [before_set_up(seats).state for seats in (4, 5, 6)]
    assert len({repr([deck.cards for deck in s.decks]) for s in games}) == 1
    assert len({repr([deck.cards for deck in s.development_decks]) for s in games}) == 1


def test_m2_4_hands_and_stores_are_secret() -> None:
    """Others, and onlookers, see how many cards there are, and not which; their owner sees them."""
    views = []
    for mine, stored in (("grain-mars", "gold-venus"), ("grain-venus", "spices-prosperity")):
        laid = table(turn=2).at(PURCHASING).hand(0, mine).stored(0, stored)
        views.append([MEDITERRANEAN.view(laid.state, seat) for seat in (None, 1, 0)])
    for one, other in zip(*views, strict=True):
        assert one.players[0].cards_in_hand == other.players[0].cards_in_hand == 1
        assert one.players[0].cards_stored == other.players[0].cards_stored == 1
        assert (one.hand == other.hand) == (one.seat != 0)
    assert views[0][:2] == views[1][:2]


def test_m2_4_board_money_and_discards_are_open() -> None:
    """Everybody sees points, money, tracks, cubes, buildings and discards of all."""
    laid = table(turn=2).money(1, 2, 3, 4).points(5, 6, 7, 8).built(2, "G5").stands(2, "mars 4")
    laid.discarded("piracy").cubes(2, cities=2).at(PURCHASING)
    view = MEDITERRANEAN.view(laid.state, None)
    assert [player.money for player in view.players] == [1, 2, 3, 4]
    assert [player.vp for player in view.players] == [5, 6, 7, 8]
    assert (view.players[2].religion.side, view.players[2].religion.space) == ("mars", 4)
    assert [building.name for building in view.players[2].buildings] == ["Lodge of Envoys"]
    assert view.players[2].cities == 2
    assert view.discards["luxury"] == ("piracy",)


def test_m2_4_a_table_may_hide_victory_points() -> None:
    """With that option everybody sees only the own points, until the game is over."""
    laid = table(turn=2).points(5, 6, 7, 8).at(PURCHASING)
    laid.state.options[3] = 1
    assert [player.vp for player in MEDITERRANEAN.view(laid.state, 2).players] == [None, None, 7, None]
    assert [player.vp for player in MEDITERRANEAN.view(laid.state, None).players] == [None] * 4


def test_m2_4_hidden_victory_points_can_be_counted() -> None:
    """An onlooker who adds up what is told knows the points of all: the option hides a sum and no secret."""
    options = {name: values[0] for name, values in MEDITERRANEAN.options.items()}
    points = [5] * 4
    before: list[list[int]] = [[] for _ in range(4)]
    state = None
    for position in positions(Table("mediterranean", 4, 0, {**options, "hidden_vp": "on", "trading_chat": "on"})):
        for event in [told for one in position.events if (told := one.told_to(None)) is not None]:
            if isinstance(event, PointsGained):
                points[event.seat] += event.points
            elif isinstance(event, (Built, Bought, PointsBought)):
                before[event.seat].append(points[event.seat])
            elif isinstance(event, PurchaseUndone):
                points[event.seat] = before[event.seat].pop()
            elif isinstance(event, Confirmed):
                before[event.seat] = []
        state = position.state
        assert isinstance(state, MediterraneanState)
        assert points == [mine.vp for mine in state.civilisations]
        if state.turn == 3:
            break
    assert isinstance(state, MediterraneanState)
    assert points != [5] * 4
    assert [player.vp for player in MEDITERRANEAN.view(state, 1).players] == [None, points[1], None, None]


def test_m2_4_what_can_be_counted_at_the_table_is_shown() -> None:
    """Buildings by track, cubes in AVAILABLE, cards by deck, prices and this turn's purchases, for every seat alike."""
    laid = table(turn=2).stands(1, "dictatorship 3", "venus 4").built(1, "G1", "G5", "R2").at(PURCHASING)
    laid.cubes(1, farms="grain", cities=2, available=3, industries=0b11, warehouse=2).money(0, 9, 0, 0)
    laid.hand(1, "wine-mars", "art-fury", "piracy").stored(1, "wine-prosperity", "ore-mars")
    laid.state.developments = [10, 11, 12, 13, 14, 15]
    laid.state.civilisations[1].bought = 0b1001
    for eyes in (None, 0, 1):
        player = MEDITERRANEAN.view(laid.state, eyes).players[1]
        assert (player.government.side, player.government.space, player.government.built) == ("dictatorship", 3, 2)
        assert (player.religion.limit, player.religion.built) == (2, 1)
        assert (player.available, player.warehouse, player.warehouse_room, player.money) == (3, 2, 5, 9)
        assert player.cards_by_deck == {"ore": 1, "civic": 3, "luxury": 1}
        assert (player.cards_in_hand, player.cards_stored) == (3, 2)
        assert (player.industry_space, player.vp_price) == (2, (2, 1))
        assert player.bought == ("warehouse", "bank")
    laid.cubes(1, industries=0, industry=0)
    player = MEDITERRANEAN.view(laid.state, 0).players[1]
    assert (player.industry_space, player.vp_price) == (None, None)


def test_m2_5_four_to_six_play() -> None:
    """There are no rules for two or three; bots fill the seats."""
    assert list(MEDITERRANEAN.seats) == [4, 5, 6]
    for seats in (3, 7):
        with pytest.raises(MatchError):
            new_match(seats)
    assert new_match(6).state.step < TRADING

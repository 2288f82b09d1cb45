"""N2, set-up: what lies where before the first pick, and how a game is divided."""

from __future__ import annotations

import pytest

from argosy import CHANCE, Match
from argosy.games.neptun.rules.actions import SetUp
from argosy.games.neptun.rules.events import RoundBegan, TileClaimed, TurnBegan
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.layout import table
from tests.games.neptun.table import Table, new_game


def before_set_up(seats: int = 3) -> Table:
    return Table(Match.new(NEPTUN, seats=seats, scripted=True))


@pytest.mark.parametrize(("number", "count"), [(1, 1), (2, 2), (3, 3)])
def test_n2_1_tiles_of_the_round_lie_in_the_temples(number: int, count: int) -> None:
    """Tiles A lie in the temples at first; tiles B and C wait for rounds 2 and 3."""
    view = table().round(number).rowing().view
    assert [len(temple.tiles) for temple in view.temples] == [count] * 6


def test_n2_2_every_link_gets_an_open_marker_of_its_kind() -> None:
    """Deep sea markers lie on deep sea links, sea markers on sea links, for all to see."""
    view = Match.new(NEPTUN, seats=4, seed=1).view(None)
    assert sorted(link.miles for link in view.links if link.deep) == [11, 12, 12, 13]
    assert sorted(link.miles for link in view.links if not link.deep) == [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8]


def test_n2_2_a_deep_sea_marker_does_not_go_on_a_sea_link() -> None:
    """The two kinds of markers are shuffled apart."""
    new = before_set_up()
    edition = new.match.edition
    assert new.refused(CHANCE, SetUp((*edition.deep_markers, *edition.sea_markers), (0, 1, 2))) == "chance.markers"


def test_n2_2_the_markers_are_shuffled() -> None:
    """Where the markers lie differs from game to game."""
    boards = {Match.new(NEPTUN, seats=3, seed=seed).view(None).links for seed in range(5)}
    assert len(boards) == 5


def test_n2_2_the_markers_stay_for_the_whole_game() -> None:
    """The distances are laid once and never change."""
    begun = new_game()
    links = begun.view.links
    begun.any_play_until_round(4)
    assert begun.match.result is not None
    assert begun.view.links == links


def test_n2_3_three_decks_are_shuffled_apart() -> None:
    """Any city card can come with any good and any oar card, each as likely as it is frequent in its deck."""
    begun = new_game()
    begun.play(0, "reveal")
    outcomes = NEPTUN.outcomes(begun.state)
    assert outcomes is not None
    assert sum(weight for _, weight in outcomes) == 30 * 30 * 40
    assert len({action for action, _ in outcomes}) == len(outcomes) == 30 * 5 * len(set(begun.view.unseen.oars))


def test_n2_4_wind_force_is_5_at_first() -> None:
    """The game begins with wind force 5."""
    assert new_game().view.wind == 5


def test_n2_5_five_gold_two_oars_tokens_on_0_and_the_boat_in_crete() -> None:
    """Everybody begins with 5 gold, the two starting cards, a token on space 0 of each temple, the boat in Crete."""
    begun = new_game(4)
    for seat, player in enumerate(begun.view.players):
        assert player.gold == 5
        assert player.boat == "Crete"
        assert set(player.tokens.values()) == {0}
        assert begun.match.view(seat).hand == (Oar(4, +1, True), Oar(7, -1, True))


def test_n2_5_the_hand_is_shown_to_its_seat_only() -> None:
    """Oar cards in hand are secret from everybody else."""
    begun = new_game()
    assert begun.view.hand == ()
    assert begun.match.view(1).hand == (Oar(4, +1, True), Oar(7, -1, True))
    assert begun.view.players[1].cards_in_hand == 2


def test_n2_6_the_first_player_order_is_random() -> None:
    """Every order can come, and does."""
    orders = {Match.new(NEPTUN, seats=3, seed=seed).view(None).order for seed in range(60)}
    assert len(orders) == 6


def test_n2_6_every_seat_stands_in_the_order_once() -> None:
    """An order that leaves a seat out, or names one twice, cannot be."""
    new = before_set_up()
    edition = new.match.edition
    markers = (*edition.sea_markers, *edition.deep_markers)
    assert new.refused(CHANCE, SetUp(markers, (0, 1, 1))) == "chance.order"
    assert new.refused(CHANCE, SetUp(markers, (0, 1))) == "chance.order"
    new.play(CHANCE, SetUp(markers, (2, 0, 1)))
    assert new.view.order == (2, 0, 1)
    assert new.waiting_for() == (2,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_n2_7_three_rounds_of_three_phases(seats: int) -> None:
    """A game has three rounds: five turns of acquiring, five and up to two more of fulfilling, then the scoring."""
    begun = new_game(seats)
    begun.any_play_until_round(4)
    story = begun.match.events(None)
    starts = [at for at, event in enumerate(story) if isinstance(event, RoundBegan)]
    assert [story[at] for at in starts] == [RoundBegan(1), RoundBegan(2), RoundBegan(3)]
    for start, end in zip(starts, [*starts[1:], len(story)], strict=True):
        told = [event for event in story[start:end] if isinstance(event, (TurnBegan, TileClaimed))]
        turns = [event for event in told if isinstance(event, TurnBegan)]
        regular = [TurnBegan(phase, turn) for phase in (1, 2) for turn in range(1, 6)]
        assert turns[:10] == regular
        assert turns[10:] in ([], [TurnBegan(2, 6)], [TurnBegan(2, 6), TurnBegan(2, 7)])
        assert told[: len(turns)] == turns, "tiles are claimed after the last turn"
        assert len(told) > len(turns)

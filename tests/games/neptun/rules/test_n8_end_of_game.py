"""N8, the end of the game: points of all tiles, and who wins."""

from __future__ import annotations

from argosy import Result
from argosy.games.neptun.rules.events import GameEnded
from tests.games.neptun.layout import Layout, table
from tests.games.neptun.table import new_game


def result_of(layout: Layout) -> Result:
    """The result after phase 3 of round 3."""
    begun = layout.round(3).sailing(turn=5)
    begun.all_stay()
    result = begun.match.result
    assert result is not None
    return result


def test_n8_1_the_game_ends_after_round_3() -> None:
    """After the scoring of game round 3 nobody can do anything any more."""
    begun = table().round(3).sailing(turn=5)
    events = begun.all_stay()
    assert isinstance(events[-1], GameEnded)
    assert begun.waiting_for() == ()
    assert begun.view.phase == "over"
    assert not begun.match.game.chance_due(begun.state)
    assert begun.refused(0, "reveal") == "game.over"


def test_n8_1_rounds_1_and_2_do_not_end_it() -> None:
    """There is no result before round 3 is scored."""
    begun = new_game()
    begun.any_play_until_round(3)
    assert begun.view.round == 3
    assert begun.match.result is None


def test_n8_1_points_of_all_tiles_are_added() -> None:
    """The points of all point tiles, the gold temple's among them, and of all bonus tiles count."""
    layout = table().gold(9, 0, 0).stacks("Hispania", {1: (1, 0)}).claimed(0, "Italia", 10).bonus(0, 2)
    result = result_of(layout)
    assert result.points[0] == 6 + 6 + 10 + 2 * 3
    assert result.why[0] == {
        "Hispania": 6, "Italia": 10, "Graecia": 0, "Asia Minor": 0, "Africa": 0, "Gold": 6, "bonus": 6,
    }  # fmt: skip


def test_n8_1_gold_and_tokens_are_worth_nothing_by_themselves() -> None:
    """Only tiles count: neither gold nor temple points are points."""
    result = result_of(table(4).gold(40, 30, 20, 10).stacks("Africa", {9: (0,), 8: (1,), 7: (2,), 6: (3,)}))
    assert result.points == (8 + 6, 5 + 3, 2 + 1, 0)


def test_n8_1_most_points_wins_and_places_follow() -> None:
    """The places run from most points to fewest."""
    result = result_of(table().gold(1, 2, 3))
    assert result.points == (1, 3, 6)
    assert result.places == (3, 2, 1)
    assert result.winners == (2,)


def test_n8_1_tied_players_share_the_win() -> None:
    """There is no tie-break: equal points share the first place, and the next place is left out."""
    result = result_of(table(4).gold(9, 8, 7, 0).claimed(1, "Italia", 3).claimed(2, "Italia", 2))
    assert result.points == (6, 6, 3, 0)
    assert result.places == (1, 1, 3, 4)
    assert result.winners == (0, 1)


def test_n8_1_all_may_share_the_win() -> None:
    """Even everybody can win together."""
    result = result_of(table().gold(9, 8, 7).claimed(1, "Italia", 3).claimed(2, "Italia", 5))
    assert result.places == (1, 1, 1)
    assert result.winners == (0, 1, 2)


def test_n8_1_ties_further_down_share_their_place() -> None:
    """Equal points share any place."""
    result = result_of(table(4).gold(9, 8, 7, 0).claimed(2, "Italia", 2).claimed(3, "Italia", 3))
    assert result.places == (1, 2, 2, 2)

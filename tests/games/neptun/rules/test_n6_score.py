"""N6, phase 3: score. Each test lays out the end of a round; the last boat stays and the temples are scored."""

from __future__ import annotations

import pytest

from argosy.games.neptun.rules.events import BonusClaimed, TileClaimed
from tests.games.neptun.layout import Layout, table
from tests.games.neptun.table import Table

IN_ROMA = (
    "tyros-1 honey fulfilled",
    "athenae-1 grain fulfilled",
    "malaca-2 olives fulfilled",
    "roma-2 grain fulfilled",
)


def scored(layout: Layout) -> Table:
    """The table after phase 3 of the round."""
    begun = layout.sailing(turn=5)
    begun.all_stay()
    return begun


def test_n6_1_five_fulfilled_contracts_earn_a_bonus_tile() -> None:
    """Who fulfilled all five contracts of the round takes a bonus tile."""
    begun = table().boat(0, "Roma").chart(0, *IN_ROMA, "roma-1 salt").sailing(turn=5)
    assert BonusClaimed(0, 3) in begun.play(0, "stay deliver 5") + begun.all_stay()
    assert [player.bonus_tiles for player in begun.view.players] == [1, 0, 0]
    assert begun.player(0).points >= 3


def test_n6_1_four_earn_none() -> None:
    """One contract lost or left open, and there is no bonus tile."""
    begun = scored(table().chart(0, *IN_ROMA, "roma-1 salt lost"))
    assert begun.player(0).bonus_tiles == 0


def test_n6_1_additional_turns_count() -> None:
    """The fifth contract may also be fulfilled in an additional turn, the second one included."""
    begun = table().boat(0, "Roma").chart(0, *IN_ROMA, "roma-1 salt").after_turn_5()
    begun.play(0, "extra yes", "row 7-1", "stay", "extra yes", "row 4+1", "stay deliver 5")
    assert begun.view.round == 2
    assert begun.player(0).bonus_tiles == 1


def test_n6_1_several_may_earn_one_and_tiles_add_up() -> None:
    """Everybody who fulfilled five takes one, in each round anew."""
    other = ("malaca-1 grain fulfilled", "tyros-2 olives fulfilled", "athenae-2 honey fulfilled")
    more = ("antiochia-1 salt fulfilled", "antiochia-2 salt fulfilled")
    all_in_roma = (*IN_ROMA, "roma-1 salt fulfilled")
    begun = scored(table().round(2).bonus(0, 1).chart(0, *all_in_roma).chart(1, *other, *more))
    assert [player.bonus_tiles for player in begun.view.players] == [2, 1, 0]


def test_n6_2_the_highest_token_ranks_first() -> None:
    """In a temple the token on the highest space takes the tile."""
    begun = scored(table().stacks("Italia", {2: (0,), 5: (2,), 4: (1,)}))
    assert begun.tiles("Italia") == [0, 0, 4]


def test_n6_2_on_one_space_the_lower_token_ranks_first() -> None:
    """Of tokens in one stack the lowest, which was there first, takes the tile."""
    begun = scored(table().stacks("Italia", {5: (1, 2, 0)}))
    assert begun.tiles("Italia") == [0, 4, 0]


def test_n6_2_who_arrives_later_ranks_behind_whatever_the_order() -> None:
    """The stack decides, not player order nor seat: the last to arrive lies on top."""
    begun = (
        table()
        .order(2, 0, 1)
        .boat(0, "Roma")
        .boat(1, "Roma")
        .boat(2, "Brundisium")
        .chart(0, "roma-1 salt")
        .chart(1, "roma-2 honey")
        .chart(2, "brundisium-1 grapes")
        .sailing(turn=5)
    )
    for seat in (2, 0, 1):
        begun.play(seat, "stay deliver 1")
    assert begun.temple("Italia").ranking == (2, 0, 1)
    assert begun.tiles("Italia") == [0, 0, 4]


def test_n6_2_the_stack_keeps_its_order_when_a_token_leaves_it() -> None:
    """When the lowest token climbs on, the next above it leads that space."""
    begun = table(4).stacks("Italia", {2: (0, 1, 2)}).boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    begun.play(0, "stay deliver 1")
    assert begun.temple("Italia").ranking == (0, 1, 2)


def test_n6_2_a_token_that_leaves_from_the_middle_joins_another_stack_on_top() -> None:
    """A token lands above those on its new space and leaves the order of the old one alone."""
    layout = table(5).round(3).stacks("Italia", {2: (0, 1, 2), 5: (4,)})
    begun = layout.boat(1, "Roma").chart(1, "roma-1 salt").sailing(turn=5)
    begun.play(0, "stay")
    begun.play(1, "stay deliver 1")
    assert begun.temple("Italia").ranking == (4, 1, 0, 2)
    begun.all_stay()
    assert begun.tiles("Italia") == [2, 5, 0, 0, 8]


def test_n6_2_others_that_arrive_rank_behind_those_that_stayed() -> None:
    """After one has left a stack and another joined it, the older tokens still rank first."""
    layout = table(4).stacks("Italia", {3: (0, 1)}).boat(0, "Roma").boat(3, "Roma")
    begun = layout.chart(0, "roma-1 salt").chart(3, "roma-2 honey").sailing()
    begun.play(0, "stay deliver 1")
    begun.play(1, "stay")
    begun.play(2, "stay")
    begun.play(3, "stay deliver 1")
    assert begun.temple("Italia").ranking == (0, 1, 3)


def test_n6_2_a_token_on_space_0_may_take_a_tile_by_an_option() -> None:
    """Then those on space 0 rank behind all others, in player order."""
    layout = table(zero_space_scores="yes").round(3).order(2, 0, 1).stacks("Italia", {1: (1,)})
    begun = layout.sailing(turn=5)
    assert begun.temple("Italia").ranking == (1, 2, 0)
    begun.all_stay()
    assert begun.tiles("Italia") == [2, 8, 5]


def test_n6_2_a_bought_point_carries_past_the_stack() -> None:
    """With a bought point a token ends one space above the stack it would have joined, and leads."""
    begun = table().stacks("Italia", {3: (1, 2)}).boat(0, "Roma").chart(0, "roma-1 salt").sailing()
    begun.play(0, "stay deliver 1 buy")
    assert begun.temple("Italia").ranking == (0, 1, 2)


def test_n6_2_a_token_on_space_0_takes_no_tile() -> None:
    """Who has no point in a temple ranks nowhere, even if a tile is left."""
    begun = scored(table().round(2).stacks("Africa", {1: (2,)}))
    assert begun.tiles("Africa") == [0, 0, 6]
    assert begun.tiles("Italia") == [0, 0, 0]


def test_n6_3_the_gold_temple_ranks_by_gold() -> None:
    """In the gold temple whoever holds most gold ranks first."""
    assert scored(table().gold(4, 9, 6)).tiles("Gold") == [0, 2, 0]


def test_n6_3_ties_go_by_player_order() -> None:
    """Of equally rich players the earlier in player order ranks first."""
    begun = scored(table(4).round(3).gold(7, 9, 7, 7).order(3, 0, 2, 1))
    assert begun.tiles("Gold") == [1, 6, 0, 3]


def test_n6_3_players_without_gold_rank_too() -> None:
    """Even with 0 gold one may take a tile of the gold temple."""
    assert scored(table().round(3).gold(0, 0, 0).order(1, 2, 0)).tiles("Gold") == [1, 6, 3]


def test_n6_4_round_1_gives_tile_a_to_the_first() -> None:
    """In game round 1 only the first takes a tile."""
    begun = scored(table().stacks("Hispania", {3: (0,), 2: (1,), 1: (2,)}))
    assert begun.tiles("Hispania") == [5, 0, 0]


def test_n6_4_round_2_gives_the_higher_tile_b_to_the_first() -> None:
    """In game round 2 the first takes the higher tile and the second the lower."""
    begun = scored(table().round(2).stacks("Hispania", {3: (1,), 2: (2,), 1: (0,)}))
    assert begun.tiles("Hispania") == [0, 7, 3]


def test_n6_4_round_3_gives_three_tiles_by_value() -> None:
    """In game round 3 the tiles go by value to the first, second and third; a fourth takes none."""
    begun = table(4).round(3).stacks("Hispania", {9: (1,), 8: (3,), 7: (0,), 6: (2,)}).sailing(turn=5)
    events = [event for event in begun.all_stay() if isinstance(event, TileClaimed) and event.temple == 0]
    assert events == [TileClaimed(1, 0, 1, 10), TileClaimed(3, 0, 2, 6), TileClaimed(0, 0, 3, 3)]
    assert begun.tiles("Hispania") == [3, 10, 0, 6]


def test_n6_4_tiles_nobody_can_take_leave_the_game() -> None:
    """A tile without a taker goes to nobody, and is not there in the next round."""
    begun = scored(table().stacks("Hispania", {3: (0,)}))
    assert begun.tiles("Italia") == [0, 0, 0]
    assert begun.temple("Italia").tiles == (6, 2)


def test_n6_4_tiles_of_several_rounds_are_kept() -> None:
    """Tiles claimed in an earlier round stay with their owner."""
    begun = scored(table().round(2).claimed(0, "Hispania", 5).stacks("Hispania", {3: (0,)}))
    assert begun.tiles("Hispania") == [12, 0, 0]


@pytest.mark.parametrize("number", [1, 2])
def test_n6_5_scoring_spends_nothing(number: int) -> None:
    """Tokens stay on their spaces, in their stacks, and gold stays with its owner."""
    begun = scored(table().round(number).gold(8, 2, 0).stacks("Africa", {4: (2, 0), 1: (1,)}))
    assert begun.view.round == number + 1
    assert [player.gold for player in begun.view.players] == [8, 2, 0]
    assert [player.tokens["Africa"] for player in begun.view.players] == [4, 1, 4]
    assert begun.temple("Africa").ranking == (2, 0, 1)

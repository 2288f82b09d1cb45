"""M7, Resolution up to the new turn order: spent cards, banks, industries, wealth."""

from __future__ import annotations

import pytest

from argosy.core.contract import Illegal
from argosy.games.mediterranean.rules import resolution
from argosy.games.mediterranean.rules.actions import PASS
from argosy.games.mediterranean.rules.board.scoring import INDUSTRY, OTHER, PROSPERITY, SOURCES, gain
from argosy.games.mediterranean.rules.events import (
    BankChosen,
    ChoiceSealed,
    Flipped,
    IndustryPaid,
    OrderSet,
    PointsGained,
    Spent,
    StatusMoved,
    TrackMoved,
)
from argosy.games.mediterranean.rules.state import GOVERNMENT, LUXURY_DECK, RELIGION
from tests.games.mediterranean.resolving import choose, resolve, reveal, settle
from tests.games.mediterranean.table import Table, table

GRAIN, WOOL, TIMBER, ORE, SALT = (1 << good for good in range(5))


def paid(laid: Table) -> list[IndustryPaid]:
    return [event for event in resolve(laid) if isinstance(event, IndustryPaid)]


# M7.1


def test_m7_1_the_steps_come_in_their_order() -> None:
    """Spent cards and their money come first, then bottoms, industries, and the new turn order last."""
    laid = table().hand(0, "timber-poverty", "timber-democracy").cubes(0, industries=TIMBER)
    told = [type(event) for event in resolve(laid)]
    assert told == [Spent] * 4 + [TrackMoved, StatusMoved, IndustryPaid, PointsGained, StatusMoved, OrderSet]


def test_m7_1_everything_in_hand_is_spent_and_revealed() -> None:
    """What is not warehoused is laid open for everybody and pays; what is stored stays where it is."""
    laid = table().hand(0, "wine-mars", "wine-mars").stored(0, "wine-mars").hand(1, "gold-venus")
    told = reveal(laid)
    assert [(event.seat, event.money) for event in told if isinstance(event, Spent)] == [(0, 5), (1, 3), (2, 0), (3, 0)]
    mine = laid.state.civilisations[0]
    assert mine.hand == []
    assert laid.names(mine.spent) == ["wine-mars", "wine-mars"]
    assert laid.names(mine.stored) == ["wine-mars"]
    assert mine.money == 5
    assert all(event.reveals() for event in told)


def test_m7_1_money_is_added_to_what_was_held() -> None:
    """Sets pay on top of the money that was left from the turn before."""
    laid = table().money(4, 0, 0, 0).hand(0, "salt-mars")
    resolve(laid)
    assert laid.state.civilisations[0].money == 5


def test_m7_1_seven_wine_are_worth_29() -> None:
    """The rulebook's example: a set of six pays 27 and a set of one 2 (M1.5)."""
    laid = table().hand(0, *["wine-mars"] * 6, "wine-prosperity")
    resolve(laid)
    assert laid.state.civilisations[0].money == 29


def test_m7_1_the_full_example_is_worth_15() -> None:
    """The rulebook's example: three grain, a timber, two dye and a spice pay $15 and move four markers."""
    laid = table().stands(0, "democracy 3", "venus 1")
    laid.hand(0, "grain-dictatorship", "grain-dictatorship", "grain-democracy", "timber-prosperity")
    laid.hand(0, "dye-venus", "dye-venus", "spices-barbarians")
    told = resolve(laid)
    mine = laid.state.civilisations[0]
    assert mine.money == 15
    assert [event for event in told if isinstance(event, TrackMoved)] == [
        TrackMoved(0, GOVERNMENT, 3, 2),
        TrackMoved(0, RELIGION, 1, 3),
    ]
    assert mine.vp == 6
    assert (mine.happiness, mine.safety) == (0, -1)


def test_m7_1_spent_cards_go_to_the_discards_of_their_decks() -> None:
    """When all is settled nothing lies before the players; each card is on the pile of its deck."""
    laid = table().hand(0, "grain-mars", "art-corruption", "gold-mars").hand(1, "grain-mars", "piracy")
    resolve(laid)
    assert [laid.names(pile) for pile in laid.state.discards] == [
        ["grain-mars", "grain-mars"], [], [], [], [], ["art-corruption"], ["gold-mars", "piracy"],
    ]  # fmt: skip
    assert all(one.spent == [] for one in laid.state.civilisations)


# M7.2


@pytest.mark.parametrize(
    ("card", "points", "happiness", "safety"),
    [
        ("grain-prosperity", 1, 0, 0),
        ("grain-poverty", 0, -1, 0),
        ("grain-depression", 0, -2, 0),
        ("art-barbarians", 0, 0, -1),
        ("art-fury", 0, 0, -2),
        ("art-corruption", 0, -1, 0),
        ("slaves-slave_revolt", 0, -1, 0),
        ("wine-zealots_venus", 0, -1, 0),
        ("dye-zealots_mars", 0, -1, 0),
        ("piracy", 0, 0, 0),
    ],
)
def test_m7_2_what_a_bottom_does(card: str, points: int, happiness: int, safety: int) -> None:
    """Each bottom gives its points and moves happiness or safety by its number of spaces."""
    laid = table().stands(0, "democracy 5", "venus 5").hand(0, card)
    resolve(laid)
    mine = laid.state.civilisations[0]
    assert (mine.vp - 5, mine.happiness, mine.safety) == (points, happiness, safety)


@pytest.mark.parametrize(
    ("card", "government", "religion"),
    [
        ("grain-democracy", 1, 0),
        ("grain-dictatorship", -1, 0),
        ("grain-venus", 0, 1),
        ("grain-mars", 0, -1),
        ("art-corruption", -1, 0),
        ("slaves-slave_revolt", 1, 0),
        ("wine-zealots_venus", 0, 1),
        ("dye-zealots_mars", 0, -1),
    ],
)
def test_m7_2_arrows_of_a_bottom(card: str, government: int, religion: int) -> None:
    """An idea is one arrow; corruption, revolt and zealots push against what their good promotes."""
    laid = table().stands(0, "democracy 5", "venus 5").hand(0, card)
    resolve(laid)
    assert laid.state.civilisations[0].tracks == [5 + government, 5 + religion]


def test_m7_2_arrows_are_netted_before_the_marker_moves() -> None:
    """Opposite arrows cancel, so a board on 0 does not turn to and fro and its buildings stand."""
    laid = table().stands(0, "democracy 0").built(0, "G1")
    laid.hand(0, *["grain-dictatorship"] * 3, *["wool-democracy"] * 3)
    assert not any(isinstance(event, TrackMoved | Flipped) for event in resolve(laid))
    assert laid.state.civilisations[0].buildings == 1


def test_m7_2_a_net_arrow_beyond_0_turns_the_board() -> None:
    """Buildings of the old colour fall when the arrows of a turn lead to the other side (M5.3)."""
    laid = table().stands(0, "democracy 1").built(0, "G1", "R1").hand(0, *["grain-dictatorship"] * 3)
    told = resolve(laid)
    mine = laid.state.civilisations[0]
    assert Flipped(0, GOVERNMENT, True, (0,)) in told
    assert mine.tracks == [-2, 0]
    assert mine.buildings == 1 << 6


def test_m7_2_faces_are_added_and_the_marker_moves_once() -> None:
    """Sad faces and barbarians of all cards of a seat are one move on each track."""
    laid = table().hand(0, "grain-poverty", "grain-depression", "art-fury", "art-barbarians")
    told = resolve(laid)
    assert [event for event in told if isinstance(event, StatusMoved)] == [
        StatusMoved(0, 0, 0, -3),
        StatusMoved(0, 1, 0, -3),
    ]


def test_m7_2_piracy_is_worth_nothing_and_is_remembered() -> None:
    """A spent Piracy pays no money, makes no set longer, and stirs the luxury deck later (M3.5)."""
    laid = table().hand(0, "spices-mars", "piracy")
    resolve(laid)
    assert laid.state.civilisations[0].money == 3
    assert laid.state.piracy_spent
    assert laid.names(laid.state.discards[LUXURY_DECK]) == ["spices-mars", "piracy"]


def test_m7_2_piracy_counts_for_its_turn_only() -> None:
    """A turn in which nobody spends Piracy has none to remember."""
    laid = table().hand(0, "spices-mars")
    laid.state.piracy_spent = True
    resolve(laid)
    assert not laid.state.piracy_spent


# M7.3


def banker(*cards: str) -> Table:
    return table().hand(0, *cards).cubes(0, bank=1)


def test_m7_3_a_bank_lets_poverty_be_ignored() -> None:
    """The sad faces of Poverty do not count, those of other cards do; Prosperity stays at 1 VP."""
    laid = banker("grain-poverty", "wool-poverty", "grain-depression", "ore-prosperity")
    resolve(laid, bank_0=False)
    mine = laid.state.civilisations[0]
    assert (mine.happiness, mine.vp) == (-2, 6)


def test_m7_3_a_bank_makes_prosperity_3_vp_each() -> None:
    """Each Prosperity counts 3 VP, and Poverty saddens."""
    laid = banker("grain-poverty", "wool-prosperity", "ore-prosperity")
    told = resolve(laid, bank_0=True)
    mine = laid.state.civilisations[0]
    assert (mine.happiness, mine.vp) == (-1, 11)
    assert PointsGained(0, 6, PROSPERITY) in told


def test_m7_3_without_poverty_and_prosperity_no_bank_is_asked() -> None:
    """Nor is a player without a bank asked, whatever was spent."""
    laid = banker("grain-depression").hand(1, "grain-poverty", "grain-prosperity")
    reveal(laid)
    assert laid.state.sealed.waiting == 0


def test_m7_3_all_banks_choose_in_secret_and_are_shown_together() -> None:
    """Another player learns that a bank has chosen, and what only when all have."""
    laid = banker("grain-poverty").hand(2, "ore-prosperity").cubes(2, bank=1)
    reveal(laid)
    assert laid.state.sealed.waiting == 0b101
    (sealed,) = choose(laid, 2, True)
    assert sealed.told_to(0) == ChoiceSealed(2, None)
    assert sealed.told_to(2) == ChoiceSealed(2, 1)
    assert laid.state.sealed.waiting == 0b001
    choose(laid, 0, False)
    told = settle(laid)
    assert told[:2] == [BankChosen(0, False), BankChosen(2, True)]
    assert [one.vp for one in laid.state.civilisations] == [5, 5, 8, 5]
    assert laid.state.civilisations[0].happiness == 0


def test_m7_3_a_bank_can_do_nothing_else() -> None:
    """Who is asked for the bank's choice answers that."""
    laid = banker("grain-poverty")
    reveal(laid)
    assert resolution.check(laid.state, 0, PASS) == Illegal("bank.expected", "M7.3", {})


# M7.4


def test_m7_4_shipbuilding_dominates() -> None:
    """The rulebook's example: two timber, nobody spent more: 2 VP and one up in safety."""
    laid = table().hand(0, *["timber-mars"] * 2).hand(1, "timber-mars").cubes(0, industries=TIMBER)
    assert paid(laid) == [IndustryPaid(0, 2, False)]
    mine = laid.state.civilisations[0]
    assert (mine.vp, mine.safety) == (7, 1)
    assert mine.vp_from[INDUSTRY] == 2


def test_m7_4_textiles_has_the_monopoly() -> None:
    """The rulebook's example: three wool, nobody else spent any: 5 VP instead of 3."""
    laid = table().hand(0, *["wool-mars"] * 3).cubes(0, industries=WOOL)
    assert paid(laid) == [IndustryPaid(0, 1, True)]
    assert laid.state.civilisations[0].vp == 10


def test_m7_4_ties_count_for_all_owners_in_the_tie() -> None:
    """Two owners with equally many cards both dominate."""
    laid = table().hand(0, "ore-mars").hand(2, "ore-venus").cubes(0, industries=ORE).cubes(2, industries=ORE)
    assert paid(laid) == [IndustryPaid(0, 3, False), IndustryPaid(2, 3, False)]
    assert [one.vp for one in laid.state.civilisations] == [6, 5, 6, 5]
    assert [one.safety for one in laid.state.civilisations] == [2, 0, 2, 0]


def test_m7_4_players_without_the_industry_count() -> None:
    """A player who has no such industry can take the majority away, and gets nothing for it."""
    laid = table().hand(0, "salt-mars").hand(1, *["salt-venus"] * 2).cubes(0, industries=SALT)
    assert paid(laid) == []
    assert [one.vp for one in laid.state.civilisations] == [5, 5, 5, 5]


def test_m7_4_at_least_one_card() -> None:
    """Nobody dominates a good that nobody spent."""
    assert paid(table().cubes(0, industries=GRAIN | WOOL)) == []


def test_m7_4_stored_cards_do_not_count() -> None:
    """Neither for the owner nor against."""
    laid = table().hand(0, "grain-mars").stored(1, *["grain-venus"] * 3).cubes(0, industries=GRAIN)
    assert paid(laid) == [IndustryPaid(0, 0, True)]


def test_m7_4_money_of_salting_counts_for_wealth() -> None:
    """Industries pay before wealth is announced (M7.1)."""
    laid = table().hand(0, "grain-mars").hand(1, "salt-mars").cubes(1, industries=SALT)
    resolve(laid)
    assert laid.state.civilisations[1].money == 7
    assert laid.state.order[0] == 1


# M7.5


def test_m7_5_the_richest_goes_first_and_ties_keep_their_order() -> None:
    """All money held counts, not only this turn's; equals stay as they were to each other."""
    laid = table(seats=5).order(4, 3, 2, 1, 0).money(2, 9, 2, 0, 0).hand(3, "spices-mars")
    told = resolve(laid)
    assert laid.state.order == [1, 3, 2, 0, 4]
    assert told[-1] == OrderSet((1, 3, 2, 0, 4))


def test_m7_11_points_never_fall_below_0() -> None:
    """Only what was there is lost, and only that is noted under its source."""
    laid = table().points(2, 5, 5, 5)
    mine = laid.state.civilisations[0]
    gain(laid.state, 0, -3, OTHER, None)
    assert mine.vp == 0
    assert mine.vp_from[SOURCES.index("other")] == -2
    assert sum(mine.vp_from) == mine.vp

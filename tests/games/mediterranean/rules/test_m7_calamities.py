"""M7, calamities: who is the victim, what is lost with a thing, and the relief afterwards."""

from __future__ import annotations

import pytest

from argosy.core.contract import Event, Illegal, Term
from argosy.games.mediterranean.rules import calamity, flow, losses
from argosy.games.mediterranean.rules.actions import PASS, BuyPoints, Lose, Vote
from argosy.games.mediterranean.rules.board import industry
from argosy.games.mediterranean.rules.board.scoring import PENALTY
from argosy.games.mediterranean.rules.events import (
    CalamityFell,
    ChoiceSealed,
    CubeLost,
    PointsGained,
    StockLost,
    VotesCounted,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import BARBARIAN, LOSING, NONE, VOTING
from tests.games.mediterranean.quiet import new_match
from tests.games.mediterranean.resolving import ballot, lose, options, strike, struck, victim
from tests.games.mediterranean.table import Table, table


def victim_of(laid: Table, name: str = "bread-riots") -> int:
    """Whom the calamity befalls without a vote."""
    (fallen,) = [event.victim for event in strike(laid, name) if isinstance(event, CalamityFell)]
    return fallen


# M7.6


def test_m7_6_the_lowest_below_start_is_the_victim() -> None:
    """Each kind of calamity looks at its own track."""
    laid = table(turn=2).happiness(-1, 2, -4, 0).safety(0, 0, 0, -1)
    assert victim_of(laid) == 2
    assert victim_of(laid, "scorched-fields") == 3


def test_m7_6_nobody_below_start_nobody_suffers() -> None:
    """To be the lowest on the start space, or above it, is no reason for a calamity."""
    assert victim_of(table(turn=2).happiness(0, 2, 3, 1)) == NONE
    laid = table(turn=2).safety(1, 2, 3, 1)
    assert victim_of(laid, "captives") == NONE
    assert not calamity.busy(laid.state)


# M7.7


def tie(seats: int = 5) -> Table:
    """Seats 0 and 1 are tied for the Bread Riots; the others vote."""
    laid = table(seats, turn=2).happiness(-2, -2, *[0] * (seats - 2)).money(*[4] * seats)
    strike(laid, "bread-riots")
    return laid


def test_m7_7_those_not_tied_vote_for_one_of_the_tied() -> None:
    """The tied have no vote, and only they can be voted for."""
    laid = tie()
    assert laid.state.step == VOTING
    assert laid.state.sealed.waiting == 0b11100
    assert calamity.menu(laid.state, 2) == [Vote(0), Vote(1)]
    assert calamity.check(laid.state, 2, Vote(3)) == Illegal("vote.not_tied", "M7.7", {"victim": Term("seat", 3)})
    assert calamity.check(laid.state, 2, Vote(-1)) == Illegal("vote.not_tied", "M7.7", {"victim": Term("seat", -1)})
    assert calamity.check(laid.state, 2, PASS) == Illegal("vote.expected", "M7.7", {})


def test_m7_7_votes_are_secret_until_all_are_in() -> None:
    """The others learn that somebody voted, not for whom."""
    laid = tie()
    (sealed,) = ballot(laid, {2: 1})
    assert sealed.told_to(3) == ChoiceSealed(2, None)
    assert sealed.told_to(2) == ChoiceSealed(2, 1)
    assert calamity.busy(laid.state)


def test_m7_7_more_than_half_of_the_voters_decide() -> None:
    """Two of three are enough, and the calamity falls at once."""
    laid = tie()
    told = ballot(laid, {2: 1, 3: 0, 4: 1})
    assert VotesCounted(1, (-1, -1, 1, 0, 1)) in told
    assert CalamityFell(laid.state.calamities[0], 1) in told
    assert [one.money for one in laid.state.civilisations] == [4, 2, 4, 4, 4]
    assert not calamity.busy(laid.state)


def test_m7_7_half_is_not_enough_and_there_are_three_ballots() -> None:
    """After a ballot without a majority its votes are shown and everybody votes again."""
    laid = tie(4)
    ballot(laid, {2: 0, 3: 1})
    assert laid.state.sealed.waiting == 0b1100
    ballot(laid, {2: 1, 3: 0})
    told = ballot(laid, {3: 0, 2: 0})
    assert VotesCounted(3, (-1, -1, 0, 0)) in told
    assert laid.state.civilisations[0].money == 2


def test_m7_7_without_a_majority_the_voters_pay_and_nobody_suffers() -> None:
    """After the third ballot each voter loses 5 VP, or what it has; there is no calamity and no relief."""
    laid = tie(4).points(9, 9, 9, 3)
    for _ in range(3):
        told = ballot(laid, {2: 0, 3: 1})
    assert CalamityFell(laid.state.calamities[0], NONE) in told
    assert [event for event in told if isinstance(event, PointsGained)] == [
        PointsGained(2, -5, PENALTY),
        PointsGained(3, -3, PENALTY),
    ]
    assert [one.vp for one in laid.state.civilisations] == [9, 9, 4, 0]
    assert [one.money for one in laid.state.civilisations] == [4, 4, 4, 4]
    assert laid.state.civilisations[0].happiness == -2
    assert not calamity.busy(laid.state)


def test_m7_7_a_single_voter_decides_alone() -> None:
    """With three of four tied the fourth names the victim."""
    laid = table(turn=2).happiness(-2, -2, 0, -2).money(4, 4, 4, 4)
    strike(laid, "bread-riots")
    ballot(laid, {2: 3})
    assert laid.state.civilisations[3].money == 2


def test_m7_7_if_all_are_tied_nothing_happens() -> None:
    """There is nobody left to vote."""
    laid = table(turn=2).happiness(-2, -2, -2, -2).money(4, 4, 4, 4)
    assert victim_of(laid) == NONE
    assert [one.vp for one in laid.state.civilisations] == [5, 5, 5, 5]
    assert not calamity.busy(laid.state)


# M7.8


def test_m7_8_the_second_victim_is_found_after_the_first_calamity() -> None:
    """Who loses an army to the first calamity may thereby become the victim of the second."""
    laid = table(turn=2).happiness(0, -3, 0, 0).safety(0, 0, -1, 0).cubes(1, army=1).order(3, 2, 1, 0)
    strike(laid, "palace-plot")
    assert victim(laid).safety == -2
    assert victim_of(laid, "scorched-fields") == 1
    assert laid.state.stage == BARBARIAN
    assert laid.state.order == [3, 2, 1, 0]


def test_m7_8_the_barbarians_wait_until_the_first_victim_has_chosen() -> None:
    """Only when the army is lost is the second victim found: the same player, not the one who was lowest before."""
    laid = table(turn=2).happiness(0, -3, 0, 0).safety(0, 0, -1, 0).cubes(1, army=1)
    cards = [card.id for card in laid.state.edition.calamities]
    laid.state.calamities = [cards.index("marsh-fever"), cards.index("scorched-fields")]
    told: list[Event] = []
    flow.after_banking(laid.state, told)
    assert (laid.state.step, laid.state.loser) == (LOSING, 1)
    for place in (losses.WAREHOUSE, losses.ARMY):
        MEDITERRANEAN.apply(laid.state, 1, Lose(place), told)
    fallen = [(event.calamity, event.victim) for event in told if isinstance(event, CalamityFell)]
    assert fallen == [(laid.state.calamities[0], 1), (laid.state.calamities[1], 1)]


# M7.9


def test_m7_9_the_victim_chooses_what_is_lost() -> None:
    """The victim alone is asked, and can give up only what it has."""
    laid = struck("marsh-fever", cities=1)
    assert laid.state.step == LOSING
    assert laid.state.loser == 1
    assert options(laid) == [0, 1, 2, 3, 4, losses.CITY, losses.WAREHOUSE, losses.INDUSTRY_BASE]
    assert calamity.check(laid.state, 1, Lose(losses.HARBOR)) == Illegal("lose.not_possible", "M7.9", {"what": 6})
    assert calamity.check(laid.state, 1, PASS) == Illegal("lose.expected", "M7.9", {})


@pytest.mark.parametrize(
    ("place", "cubes"),
    [
        (losses.CITY, {"cities": 2}),
        (losses.HARBOR, {"harbors": 1}),
        (losses.WAREHOUSE, {"warehouse": 2}),
        (losses.BANK, {"bank": 1}),
        (losses.ARMY, {"army": 1}),
        (losses.COLOSSEUM, {"colosseum": 1}),
        (losses.INDUSTRY_BASE, {"industry": 1}),
        (losses.INDUSTRY + 4, {"industries": 0b10010}),
        (losses.CULTURE + 8, {"culture": 0b100000111}),
        (losses.WONDER, {"wonders": 1}),
        (losses.AVAILABLE, {"available": 2}),
        (3, {}),
    ],
)
def test_m7_9_lost_cubes_return_to_the_supply(place: int, cubes: dict[str, int]) -> None:
    """Wherever the cube stood, it is in the supply afterwards, and its place is one poorer."""
    laid = struck("marsh-fever", None, **cubes)
    supply = victim(laid).supply
    places = options(laid)
    assert place in places
    told = lose(laid, place, seat=1)
    assert CubeLost(1, place) in told
    assert victim(laid).supply == supply + 1
    one_poorer = victim(laid).supply
    laid.cubes(1)
    assert victim(laid).supply == one_poorer  # counted anew: fifteen cubes in all


def test_m7_9_an_army_takes_two_spaces_of_safety_with_it() -> None:
    """And a colosseum two of happiness."""
    laid = struck("marsh-fever", army=1, colosseum=1)
    lose(laid, losses.ARMY)
    assert victim(laid).safety == -5
    lose(laid, losses.COLOSSEUM)
    assert victim(laid).happiness == -5
    assert not victim(laid).army
    assert not victim(laid).colosseum


def test_m7_9_a_bank_is_gone_at_once() -> None:
    """A lost improvement no longer works."""
    laid = struck("palace-plot", bank=1)
    assert not victim(laid).bank


def test_m7_9_a_smaller_warehouse_holds_three_cards() -> None:
    """Of five stored cards the victim discards two of its choice, before anything else is lost."""
    laid = table(turn=2).happiness(0, -3, 0, 0).cubes(1, warehouse=2)
    laid.stored(1, "gold-mars", "gold-mars", "gold-venus", "grain-mars", "grain-venus")
    strike(laid, "marsh-fever")
    lose(laid, losses.WAREHOUSE)
    grain, gold = laid.kinds("grain-mars")[0], laid.kinds("gold-mars")[0]
    stock = laid.kinds("grain-mars", "grain-venus", "gold-mars", "gold-venus")
    assert options(laid) == [losses.STORED + kind for kind in stock]
    assert lose(laid, losses.STORED + grain, seat=1) == [StockLost(1, (grain,))]
    assert losses.STORED + grain not in options(laid)
    lose(laid, losses.STORED + gold, seat=1)
    assert laid.names(victim(laid).stored) == ["grain-venus", "gold-mars", "gold-venus"]
    assert [laid.names(laid.state.discards[deck]) for deck in (0, 6)] == [["grain-mars"], ["gold-mars"]]
    lose(laid, 0)  # the second cube of the Marsh Fever
    assert not calamity.busy(laid.state)


def test_m7_9_without_a_warehouse_all_stored_cards_are_discarded() -> None:
    """The last warehouse cube takes the whole stock with it."""
    laid = table(turn=2).happiness(0, -3, 0, 0).stored(1, "gold-mars", "grain-mars")
    strike(laid, "marsh-fever")
    told = lose(laid, losses.WAREHOUSE)
    assert StockLost(1, tuple(laid.kinds("grain-mars", "gold-mars"))) in told
    assert victim(laid).stored == []


def test_m7_9_the_industry_base_is_lost_last() -> None:
    """As long as an industry stands its cube goes first; each moves the marker, which stands on their number."""
    laid = struck("marsh-fever", industries=0b00100)
    assert losses.INDUSTRY_BASE not in options(laid)
    lose(laid, losses.INDUSTRY + 2)
    assert victim(laid).industries == 0
    assert losses.INDUSTRY_BASE in options(laid)
    lose(laid, losses.INDUSTRY_BASE)
    assert victim(laid).industry == 0
    assert industry.marker(laid.state, 1) == NONE


def test_m7_9_a_new_industry_gives_back_what_the_last_cube_took() -> None:
    """Without a cube of industry no points are sold; with one again they cost what they cost at the start."""
    laid = struck("marsh-fever").money(0, 9, 0, 0)
    lose(laid, losses.INDUSTRY_BASE)
    lose(laid, losses.WAREHOUSE)
    assert industry.amounts(laid.state, 1) == []
    assert industry.check(laid.state, 1, BuyPoints(1)) == Illegal("points.no_industry", "M8.4", {})
    laid.cubes(1, industries=0b00100)
    assert industry.amounts(laid.state, 1) == [1, 2]


def test_m7_9_points_of_a_lost_culture_cube_stay() -> None:
    """So does the bonus of a row that was complete, which is not paid again."""
    laid = struck("marsh-fever", culture=0b111)
    victim(laid).completed = 1
    lose(laid, losses.CULTURE + 1)
    assert victim(laid).culture == 0b101
    assert (victim(laid).vp, victim(laid).completed) == (5, 1)


def test_m7_9_a_destroyed_building_can_be_rebuilt_and_costs_no_cubes() -> None:
    """The tile returns to its owner; promises about it lapse (M6.8)."""
    laid = table(turn=2).safety(0, -3, 0, 0).built(1, "G5", "R2")
    laid.state.pacts = [(1, 4, 0, 0), (1, 7, 0, 0)]
    strike(laid, "looted-shrines")
    cubes = victim(laid).supply
    lose(laid, losses.BUILDING + 4)
    assert victim(laid).buildings == 1 << 7
    assert victim(laid).supply == cubes
    assert laid.state.pacts == [(1, 7, 0, 0)]


def test_m7_9_a_choice_of_one_is_not_asked() -> None:
    """What can only go one way is carried out at once."""
    laid = struck("scorched-fields", farms="wool timber")
    assert not calamity.busy(laid.state)
    assert victim(laid).farms == 0


# M7.10


def relieved(laid: Table) -> Table:
    """The same table with the option calamity_relief on."""
    laid.state.options[calamity.CALAMITY_RELIEF] = 1
    return laid


@pytest.mark.parametrize(("before", "after"), [(-1, 0), (-2, 0), (-5, -3)])
def test_m7_10_the_victim_rises_two_but_not_above_start(before: int, after: int) -> None:
    """On the track of the calamity, when it was carried out, at a table with that option."""
    laid = relieved(table(turn=2).happiness(0, before, 0, 0).safety(0, -1, 0, 0))
    strike(laid, "bread-riots")
    assert (victim(laid).happiness, victim(laid).safety) == (after, -1)


def test_m7_10_relief_comes_after_all_is_lost() -> None:
    """While the victim still has to choose it stands where it stood."""
    laid = relieved(struck("scorched-fields"))
    assert victim(laid).safety == -3
    lose(laid, 0)
    lose(laid, 1)
    assert victim(laid).safety == -1


def test_m7_10_there_is_no_relief_unless_the_table_wants_it() -> None:
    """The rulebook knows none: the victim stays where it is."""
    laid = table(turn=2).happiness(0, -3, 0, 0)
    laid.state.options = new_match().state.options
    strike(laid, "bread-riots")
    assert victim(laid).happiness == -3


# M7.11


def test_m7_11_money_never_falls_below_0() -> None:
    """Who has less than a calamity takes loses what there is."""
    laid = table(turn=2).safety(0, -1, 0, 0).money(0, 4, 0, 0).cubes(1, cities=1)
    strike(laid, "sack-of-a-city")
    assert victim(laid).money == 0


def test_m7_11_calamities_take_no_more_points_than_there_are() -> None:
    """Points end at 0."""
    laid = table(turn=2).safety(0, -1, 0, 0).points(5, 2, 5, 5)
    strike(laid, "looted-shrines")
    assert victim(laid).vp == 0

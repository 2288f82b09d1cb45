"""M6, trading: offers and deals (M6.1 - M6.7, M6.9). Promises are in test_m6_promises, the warehouse and the clock in
test_m6_warehouse."""

from __future__ import annotations

import pytest

from argosy.games.mediterranean.rules.actions import (
    READY,
    UNREADY,
    WAIT,
    Accept,
    Offer,
    Pass,
    Ready,
    ShowTops,
    Withdraw,
)
from argosy.games.mediterranean.rules.events import DealStruck, Offered, OfferGone, PointsGained, ReadySet, TopsShown
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import GOODS
from argosy.games.mediterranean.rules.trading import menu as haggling
from argosy.games.mediterranean.rules.trading import phase as trading
from argosy.games.mediterranean.rules.trading.offers import MOST_CARDS, MOST_OFFERS
from tests.games.mediterranean.market import Market, died, market

NOTHING = (0,) * GOODS


def three_traders() -> Market:
    """Seat 0 has Grain, 1 Wool and Ore, 2 Wool, 3 nothing."""
    hands = {0: "grain-mars grain-venus", 1: "wool-mars ore-poverty", 2: "wool-venus"}
    return market(hands)


# M6.1


def test_m6_1_trading_ends_when_all_are_ready() -> None:
    """As soon as every player is ready the phase is over, whatever the clock says."""
    begun = three_traders()
    for seat in range(4):
        assert not trading.over(begun.state)
        assert begun.do(seat, READY) == [ReadySet(seat, True)]
    assert trading.over(begun.state)


def test_m6_1_ready_can_be_withdrawn() -> None:
    """Until all are ready anybody may think again."""
    begun = three_traders()
    for seat in (0, 1, 2):
        begun.do(seat, READY)
    assert begun.do(1, UNREADY) == [ReadySet(1, False)]
    begun.do(3, READY)
    assert not trading.over(begun.state)
    begun.do(1, READY)
    assert trading.over(begun.state)


def test_m6_1_ready_is_said_once() -> None:
    """Who is ready cannot get readier, and who is not has nothing to take back."""
    begun = three_traders()
    assert begun.refused(0, UNREADY) == ("ready.not_yet", "M6.1")
    begun.do(0, READY)
    assert begun.refused(0, Ready(True)) == ("ready.already", "M6.1")


def test_m6_1_who_is_ready_may_still_trade() -> None:
    """Being ready is a wish to end, not a farewell."""
    begun = three_traders()
    begun.do(0, READY)
    begun.do(1, READY)
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    begun.accept(1, number, "wool-mars")
    assert begun.hand(0) == "grain-venus wool-mars"


def test_m6_1_a_deal_takes_back_the_readiness_of_both() -> None:
    """What has come can still be stored, and all are told who is not ready any more."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    for seat in (0, 1, 3):
        begun.do(seat, READY)
    events = begun.accept(1, number, "wool-mars")
    assert [event for event in events if isinstance(event, ReadySet)] == [ReadySet(0, False), ReadySet(1, False)]
    assert begun.state.ready == 0b1000
    begun.do(2, READY)
    assert not trading.over(begun.state)


def test_m6_1_a_present_takes_back_the_readiness_of_who_gets_it() -> None:
    """Both hands change if only one side gives; who was not ready is told nothing."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "", "grain-mars")
    begun.do(3, READY)
    events = begun.accept(3, number)
    assert [event for event in events if isinstance(event, ReadySet)] == [ReadySet(3, False)]


def test_m6_1_a_deal_without_cards_leaves_everybody_ready() -> None:
    """Points change no hand: there is nothing more to store."""
    begun = three_traders()
    number = begun.offer(0, "", "", points=(1, 2))
    for seat in (0, 1, 2):
        begun.do(seat, READY)
    events = begun.accept(1, number)
    assert not [event for event in events if isinstance(event, ReadySet)]
    assert begun.state.ready == 0b0111


def test_m6_1_waiting_does_nothing() -> None:
    """A moment passes."""
    begun = three_traders()
    before = begun.state.digest()
    assert begun.do(0, WAIT) == []
    assert begun.state.digest() == before


def test_m6_1_nothing_but_trading_is_done_now() -> None:
    """Actions of other phases are refused."""
    assert three_traders().refused(0, Pass()) == ("trade.expected", "M6.1")


# M6.2


def test_m6_2_offers_are_numbered_through_the_game() -> None:
    """No number is ever used twice, also not in the next turn."""
    begun = three_traders()
    numbers = [begun.offer(0, "1 grain", want, "grain-mars") for want in ("1 wool", "1 ore")]
    begun.withdraw(0, numbers[0])
    trading.begin(begun.state, None)
    assert numbers == [1, 2]
    assert begun.offer(0, "1 grain", "1 salt", "grain-mars") == 3


def test_m6_2_an_offer_to_one() -> None:
    """Only the player it is addressed to may accept."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars", to=(2,))
    assert begun.refused(1, begun.acceptance(number, "wool-mars")) == ("offer.not_addressed", "M6.2")
    begun.accept(2, number, "wool-venus")
    assert (begun.hand(0), begun.hand(2)) == ("grain-venus wool-venus", "grain-mars")


@pytest.mark.parametrize("seat", [1, 2])
def test_m6_2_an_offer_to_several(seat: int) -> None:
    """Any of those addressed may accept, others may not."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars", to=(1, 2))
    assert begun.refused(3, begun.acceptance(number)) == ("offer.not_addressed", "M6.2")
    begun.accept(seat, number, {1: "wool-mars", 2: "wool-venus"}[seat])
    assert begun.hand(0) == f"grain-venus {'wool-mars' if seat == 1 else 'wool-venus'}"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_m6_2_an_offer_to_three_is_open_to_each(seat: int) -> None:
    """However many are addressed, the last of them may accept like the first."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "", "grain-mars", to=(1, 2, 3))
    begun.accept(seat, number)
    assert "grain-mars" in begun.hand(seat)


def test_m6_2_an_offer_to_all() -> None:
    """Without addressees everybody is asked, but not its giver."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "", "grain-mars")
    assert begun.refused(0, Accept(number, ())) == ("offer.own", "M6.2")
    begun.accept(3, number)
    assert begun.hand(3) == "grain-mars"


@pytest.mark.parametrize("to", [(0,), (4,), (-1,), (2, 1), (1, 1), (0, 1)])
def test_m6_2_addressees_are_other_seats_named_once(to: tuple[int, ...]) -> None:
    """Nobody offers to himself, to strangers, or to the same player twice."""
    begun = three_traders()
    assert begun.refused(0, begun.terms("1 grain", "1 wool", "grain-mars", to)) == ("offer.addressees", "M6.2")


def test_m6_2_the_first_acceptance_wins() -> None:
    """Who comes second finds the offer gone."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    begun.accept(2, number, "wool-venus")
    assert begun.refused(1, begun.acceptance(number, "wool-mars")) == ("offer.gone", "M6.2")
    assert begun.hand(1) == "wool-mars ore-poverty"


@pytest.mark.parametrize("number", [0, -1, 2, 10**30])
def test_m6_2_numbers_of_no_offer_are_refused(number: int) -> None:
    """There is nothing to accept or to withdraw under a number that is not on the table."""
    begun = three_traders()
    begun.offer(0, "1 grain", "1 wool", "grain-mars")
    assert begun.refused(1, Accept(number, ())) == ("offer.gone", "M6.2")
    assert begun.refused(0, Withdraw(number)) == ("offer.gone", "M6.2")


def test_m6_2_offers_can_be_withdrawn_by_their_giver() -> None:
    """Until somebody accepts; and not by anybody else."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    assert begun.refused(1, Withdraw(number)) == ("offer.not_own", "M6.2")
    assert begun.withdraw(0, number) == [OfferGone(number, True)]
    assert begun.refused(1, begun.acceptance(number, "wool-mars")) == ("offer.gone", "M6.2")
    assert begun.refused(0, Withdraw(number)) == ("offer.gone", "M6.2")


def test_m6_2_a_counter_offer_is_an_offer() -> None:
    """It leaves the first one on the table, for both to stand by."""
    begun = three_traders()
    first = begun.offer(0, "1 grain", "1 wool", "grain-mars", to=(1,))
    counter = begun.offer(1, "1 wool", "2 grain", "wool-mars", to=(0,))
    assert begun.open_offers() == [first, counter]
    begun.accept(0, counter, "grain-mars grain-venus")
    assert begun.hand(1) == "grain-mars grain-venus ore-poverty"
    assert begun.open_offers() == []


def test_m6_2_the_exchange_is_atomic() -> None:
    """One event tells of both sides, and a refused acceptance moves nothing at all."""
    begun = three_traders()
    number = begun.offer(0, "2 grain", "1 wool", "grain-mars grain-venus", points=(1, 2))
    begun.table.points(5, 1, 5, 5)
    assert begun.refused(1, begun.acceptance(number, "wool-mars")) == ("offer.points_short", "M6.7")
    assert begun.refused(2, begun.acceptance(number, "")) == ("cards.other_goods", "M6.4")
    events = begun.accept(2, number, "wool-venus")
    give, want = begun.goods("2 grain"), begun.goods("1 wool")
    given, taken = begun.kinds("grain-mars grain-venus"), begun.kinds("wool-venus")
    assert events[0] == DealStruck(number, 0, 2, give, want, 1, 2, (), (), given, taken)
    assert (begun.hand(0), begun.hand(2), begun.points()) == ("wool-venus", "grain-mars grain-venus", [6, 1, 4, 5])
    assert begun.state.deals == 1


def test_m6_2_a_player_has_a_dozen_offers_at_most() -> None:
    """The table must stay readable; withdrawing one makes room."""
    begun = three_traders()
    numbers = [begun.offer(0, "1 grain", "1 wool", "grain-mars") for _ in range(MOST_OFFERS)]
    again = begun.terms("1 grain", "1 wool", "grain-mars")
    assert begun.refused(0, again) == ("offer.too_many", "M6.2")
    begun.offer(1, "1 ore", "1 grain", "ore-poverty")
    begun.withdraw(0, numbers[0])
    begun.do(0, again)


# M6.3


def test_m6_3_any_number_of_cards_and_points() -> None:
    """Several goods on both sides, and victory points with them."""
    begun = three_traders()
    number = begun.offer(1, "1 wool 1 ore", "2 grain", "wool-mars ore-poverty", points=(2, 0))
    begun.accept(0, number, "grain-mars grain-venus")
    assert (begun.hand(0), begun.hand(1)) == ("wool-mars ore-poverty", "grain-mars grain-venus")
    assert begun.points() == [7, 3, 5, 5]


@pytest.mark.parametrize(("give", "want", "cards"), [("1 grain", "", "grain-mars"), ("", "1 wool", "")])
def test_m6_3_one_side_may_be_empty(give: str, want: str, cards: str) -> None:
    """A present, or a request for one."""
    begun = three_traders()
    number = begun.offer(0, give, want, cards)
    begun.accept(2, number, "wool-venus" if want else "")
    assert len(begun.state.civilisations[0].hand) == (1 if give else 3)


def test_m6_3_not_both_sides() -> None:
    """A deal about nothing is none."""
    assert three_traders().refused(0, Offer((), NOTHING, NOTHING, ())) == ("offer.empty", "M6.3")


def test_m6_3_points_may_pay_for_cards() -> None:
    """Victory points alone are a side, and are counted as won by trade."""
    begun = three_traders()
    number = begun.offer(3, "", "1 wool", points=(3, 0))
    events = begun.accept(1, number, "wool-mars")
    assert [event for event in events if isinstance(event, PointsGained)] == [
        PointsGained(3, -3, 7),
        PointsGained(1, 3, 7),
    ]
    assert begun.points() == [5, 8, 5, 2]


@pytest.mark.parametrize(
    "goods", [(), (0,) * (GOODS - 1), (-1, *NOTHING[1:]), (2, -1, *NOTHING[2:]), (MOST_CARDS + 1, *NOTHING[1:])]
)
def test_m6_3_goods_are_counts(goods: tuple[int, ...]) -> None:
    """A side has a number, not below 0 and not beyond all reason, for each good."""
    begun = three_traders()
    kinds = begun.kinds("grain-mars")
    one = begun.goods("1 grain")
    assert begun.refused(0, Offer((), goods, one, kinds)) == ("offer.goods", "M6.3")
    assert begun.refused(0, Offer((), one, goods, kinds)) == ("offer.goods", "M6.3")


@pytest.mark.parametrize("points", [(-1, 0), (0, -1), (0, 1000), (10**30, 0)])
def test_m6_3_points_are_a_count(points: tuple[int, int]) -> None:
    """Nobody offers fewer than none or more than there are."""
    begun = three_traders()
    assert begun.refused(0, begun.terms("1 grain", "", "grain-mars", points=points)) == ("offer.points", "M6.3")


# M6.4


def test_m6_4_cards_must_be_the_goods_declared() -> None:
    """Neither more nor fewer nor others than the offer names."""
    begun = three_traders()
    for cards in ("", "grain-mars grain-venus"):
        assert begun.refused(0, begun.terms("1 grain", "1 ore", cards)) == ("cards.other_goods", "M6.4")
    assert begun.refused(1, begun.terms("1 wool", "1 ore", "ore-poverty")) == ("cards.other_goods", "M6.4")


def test_m6_4_cards_must_be_held() -> None:
    """Nobody offers or accepts with cards that are not in the hand, or in it only once."""
    begun = three_traders()
    assert begun.refused(0, begun.terms("1 grain", "", "grain-poverty")) == ("cards.not_held", "M6.4")
    assert begun.refused(0, begun.terms("2 grain", "", "grain-mars grain-mars")) == ("cards.not_held", "M6.4")
    assert begun.refused(0, Offer((), begun.goods("1 grain"), NOTHING, (10**30,))) == ("cards.not_held", "M6.4")
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    assert begun.refused(1, begun.acceptance(number, "wool-venus")) == ("cards.not_held", "M6.4")


def test_m6_4_cards_are_named_in_order() -> None:
    """One deal has one way to be written."""
    begun = three_traders()
    kinds = begun.kinds("grain-mars grain-venus")
    offer = Offer((), begun.goods("2 grain"), NOTHING, (kinds[1], kinds[0]))
    assert begun.refused(0, offer) == ("cards.unsorted", "M6.4")


def test_m6_4_each_giver_chooses_the_physical_card() -> None:
    """Of several cards of a good the one that its holder named goes."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "1 wool", "grain-venus")
    begun.accept(1, number, "wool-mars")
    assert (begun.hand(0), begun.hand(1)) == ("grain-mars wool-mars", "grain-venus ore-poverty")


def test_m6_4_bottoms_are_seen_after_the_exchange_by_the_two_only() -> None:
    """An offer tells all the goods and its giver the cards; a deal tells the two the cards and the rest the goods."""
    begun = three_traders()
    (offered,) = begun.do(0, begun.terms("1 grain", "1 wool", "grain-venus"))
    assert isinstance(offered, Offered)
    told = [offered.told_to(seat) for seat in (0, 1, 2, None)]
    assert [one.cards for one in told if isinstance(one, Offered)] == [begun.kinds("grain-venus"), (), (), ()]
    struck = begun.accept(1, offered.number, "wool-mars")[0]
    seen = [struck.told_to(seat) for seat in (0, 1, 2, None)]
    both = (begun.kinds("grain-venus"), begun.kinds("wool-mars"))
    assert [(one.given, one.taken) for one in seen if isinstance(one, DealStruck)] == [both, both, ((), ()), ((), ())]
    assert all(isinstance(one, DealStruck) and one.give == begun.goods("1 grain") for one in seen)
    assert struck.reveals()


def test_m6_4_the_cards_named_are_the_cards_that_go() -> None:
    """An offer whose cards are all there serves them, whatever other cards of the good have come and gone."""
    begun = market({0: "grain-mars grain-venus grain-poverty", 1: "wool-mars", 2: "wool-venus"})
    first = begun.offer(0, "1 grain", "1 wool", "grain-mars", to=(1,))
    second = begun.offer(0, "2 grain", "1 wool", "grain-venus grain-poverty", to=(2,))
    begun.accept(1, first, "wool-mars")
    assert begun.open_offers() == [second]
    begun.accept(2, second, "wool-venus")
    assert begun.hand(2) == "grain-venus grain-poverty"


# M6.5


def test_m6_5_piracy_is_never_declared() -> None:
    """Nobody offers or wants Piracy by its name."""
    begun = market({0: "piracy grain-mars"})
    assert begun.refused(0, begun.terms("1 piracy", "1 wool", "piracy")) == ("offer.piracy", "M6.5")
    assert begun.refused(0, begun.terms("1 grain", "1 piracy", "grain-mars")) == ("offer.piracy", "M6.5")


@pytest.mark.parametrize("good", ["spices", "gold"])
def test_m6_5_piracy_may_be_offered_as_spices_or_gold(good: str) -> None:
    """The receiver finds out after the exchange; everybody else believes what was declared."""
    begun = market({0: "piracy", 1: "wool-mars"})
    number = begun.offer(0, f"1 {good}", "1 wool", "piracy")
    begun.accept(1, number, "wool-mars")
    assert (begun.hand(0), begun.hand(1)) == ("wool-mars", "piracy")
    assert begun.tops(1) == f"1 {good}"


@pytest.mark.parametrize("good", ["spices", "gold"])
def test_m6_5_piracy_may_be_paid_as_spices_or_gold(good: str) -> None:
    """Also by the one who accepts."""
    begun = market({0: "wool-mars", 1: "piracy"})
    number = begun.offer(0, "1 wool", f"1 {good}", "wool-mars")
    begun.accept(1, number, "piracy")
    assert (begun.hand(0), begun.hand(1)) == ("piracy", "wool-mars")


def test_m6_5_piracy_stands_for_one_card_only() -> None:
    """Not for two, and not for any other good."""
    begun = market({0: "piracy gold-mars gold-venus"})
    begun.offer(0, "2 gold 1 spices", "", "gold-mars gold-venus piracy")
    begun.offer(0, "2 gold", "", "gold-mars piracy")
    assert begun.refused(0, begun.terms("2 spices", "", "gold-mars piracy")) == ("cards.other_goods", "M6.4")
    assert begun.refused(0, begun.terms("1 wine", "", "piracy")) == ("cards.other_goods", "M6.4")


def test_m6_5_no_other_card_may_be_misdeclared() -> None:
    """Gold is not Spices."""
    begun = market({0: "gold-mars"})
    assert begun.refused(0, begun.terms("1 spices", "", "gold-mars")) == ("cards.other_goods", "M6.4")


def test_m6_5_a_named_piracy_stays_what_it_was_declared_as() -> None:
    """Where Spices and Gold go together, the named Spices card goes and Piracy goes as Gold."""
    begun = market({0: "spices-mars spices-venus gold-mars piracy"})
    number = begun.offer(0, "1 spices 1 gold", "", "spices-venus piracy")
    begun.accept(1, number)
    assert begun.hand(1) == "spices-venus piracy"


def test_m6_5_shown_tops_cannot_lie() -> None:
    """It is in deals that Piracy passes for something; shown it would lie, and by its name it is never called."""
    begun = market({0: "piracy spices-mars"})
    assert begun.refused(0, ShowTops(begun.goods("2 spices"))) == ("show.not_held", "M2.4")
    assert begun.refused(0, ShowTops(begun.goods("1 piracy"))) == ("show.piracy", "M6.5")
    assert begun.refused(0, ShowTops(begun.goods("1 spices 1 piracy"))) == ("show.piracy", "M6.5")


# M6.6


def test_m6_6_one_card_may_stand_in_several_offers() -> None:
    """Nothing leaves a hand before the exchange."""
    begun = three_traders()
    begun.offer(0, "1 grain", "1 wool", "grain-mars")
    begun.offer(0, "1 grain", "1 ore", "grain-mars")
    assert begun.hand(0) == "grain-mars grain-venus"


def test_m6_6_an_offer_dies_with_what_it_names() -> None:
    """When the good has left in one deal, other offers of it are off the table."""
    begun = market({0: "grain-mars", 1: "wool-mars", 2: "ore-mars"})
    first = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    second = begun.offer(0, "1 grain", "1 ore", "grain-mars")
    assert died(begun.accept(1, first, "wool-mars")) == [second]
    assert begun.refused(2, begun.acceptance(second, "ore-mars")) == ("offer.gone", "M6.2")


def test_m6_6_offers_of_the_one_who_accepts_die_too() -> None:
    """Both hands have changed."""
    begun = market({0: "grain-mars", 1: "wool-mars"})
    own = begun.offer(1, "1 wool", "1 ore", "wool-mars")
    number = begun.offer(0, "1 grain", "1 wool", "grain-mars")
    assert died(begun.accept(1, number, "wool-mars")) == [own]


def test_m6_6_offers_of_other_cards_live_on() -> None:
    """Also if the card named left and an equal one came, or a second one is still there."""
    begun = market({0: "grain-mars grain-mars grain-venus", 1: "grain-mars wool-mars"})
    others = [begun.offer(0, "1 grain", "1 ore", card) for card in ("grain-mars", "grain-venus")]
    assert died(begun.accept(1, begun.offer(0, "1 grain", "1 wool", "grain-mars"), "wool-mars")) == []
    assert died(begun.accept(1, begun.offer(0, "1 grain", "1 grain", "grain-mars"), "grain-mars")) == []
    assert begun.open_offers() == others


def test_m6_6_an_offer_is_void_when_its_card_leaves_in_another_deal() -> None:
    """Another card of the good does not go in its place, though it is there; all are told that the offer is gone."""
    begun = market({0: "spices-mars piracy", 1: "wool-mars", 2: "ore-mars"})
    second = begun.offer(0, "1 spices", "1 ore", "piracy", to=(2,))
    first = begun.offer(0, "1 spices", "1 wool", "piracy", to=(1,))
    events = begun.accept(1, first, "wool-mars")
    assert died(events) == [second]
    assert all(event.told_to(seat) == event for event in events if isinstance(event, OfferGone) for seat in (2, None))
    assert begun.refused(2, begun.acceptance(second, "ore-mars")) == ("offer.gone", "M6.2")
    assert begun.hand(0) == "wool-mars spices-mars"


def test_m6_6_an_offer_is_void_when_one_of_its_cards_leaves() -> None:
    """The rest of it does not go by itself, nor with another card of the good."""
    begun = market({0: "grain-mars grain-venus grain-poverty ore-mars", 1: "wool-mars", 2: "wool-venus"})
    second = begun.offer(0, "2 grain 1 ore", "1 wool", "grain-mars grain-venus ore-mars", to=(2,))
    assert died(begun.accept(1, begun.offer(0, "1 grain", "", "grain-venus", to=(1,)))) == [second]


def test_m6_6_an_offer_is_void_when_its_card_is_stored() -> None:
    """The same goes for the warehouse; an offer of the card that stays in the hand stands."""
    begun = market({0: "wine-mars wine-barbarians", 1: "wool-mars"})
    kept, gone = [begun.offer(0, "1 wine", "1 wool", card) for card in ("wine-mars", "wine-barbarians")]
    assert died(begun.store(0, "wine-barbarians")) == [gone]
    assert begun.open_offers() == [kept]
    begun.accept(1, kept, "wool-mars")
    assert begun.hand(1) == "wine-mars"


def test_m6_6_the_giver_sees_only_cards_that_it_holds() -> None:
    """What the view lists for an own offer is in the hand."""
    begun = market({0: "wine-mars wine-barbarians"})
    begun.offer(0, "1 wine", "1 wool", "wine-mars")
    begun.offer(0, "1 wine", "1 ore", "wine-barbarians")
    begun.store(0, "wine-mars")
    view = MEDITERRANEAN.view(begun.state, 0)
    assert [card.name for offer in view.offers for card in offer.cards] == ["wine-barbarians"]


# M6.7


def test_m6_7_more_points_than_held_cannot_be_offered() -> None:
    """Victory points never go below 0."""
    begun = three_traders()
    assert begun.refused(0, begun.terms("", "1 wool", points=(6, 0))) == ("offer.points_short", "M6.7")
    number = begun.offer(0, "", "1 wool", points=(5, 0))
    begun.accept(1, number, "wool-mars")
    assert begun.points() == [0, 10, 5, 5]


def test_m6_7_an_offer_dies_when_its_points_are_gone() -> None:
    """Points spent in one deal cannot be given in another."""
    begun = three_traders()
    first = begun.offer(0, "", "1 wool", points=(4, 0))
    second = begun.offer(0, "", "1 ore", points=(2, 0))
    third = begun.offer(0, "", "1 ore", points=(1, 0))
    assert died(begun.accept(2, first, "wool-venus")) == [second]
    assert begun.open_offers() == [third]


def test_m6_7_who_accepts_must_have_the_points() -> None:
    """Wanting more points than anybody has is no sin, but nobody can accept."""
    begun = three_traders()
    number = begun.offer(0, "1 grain", "", "grain-mars", points=(0, 6))
    assert begun.refused(1, begun.acceptance(number)) == ("offer.points_short", "M6.7")


# M6.9


def test_m6_9_goods_may_be_shown_but_never_bottoms() -> None:
    """Showing tops tells everybody the goods, and that is all one can tell."""
    begun = three_traders()
    (event,) = begun.show(1, "1 wool 1 ore")
    assert event == TopsShown(1, begun.goods("1 wool 1 ore"))
    assert event.told_to(None) == event
    assert begun.tops(1) == "1 wool 1 ore"


@pytest.mark.parametrize("goods", [(), NOTHING, (-1, 2, *NOTHING[2:])])
def test_m6_9_only_what_is_there_can_be_shown(goods: tuple[int, ...]) -> None:
    """At least one top, and of each good as many as are in the hand."""
    begun = three_traders()
    assert begun.refused(1, ShowTops(goods)) == ("show.goods", "M2.4")
    assert begun.refused(1, ShowTops(begun.goods("2 wool"))) == ("show.not_held", "M2.4")


# The menu


def test_m6_2_the_menu_lists_what_needs_no_composing() -> None:
    """Waiting, ready, own offers to withdraw, offers to accept, simple offers to all, changes of the warehouse."""
    begun = market({0: "grain-mars", 1: "wool-mars wool-venus"})
    number = begun.offer(1, "1 wool", "1 grain", "wool-mars")
    menu = trading.menu(begun.state, 0)
    wool = [begun.terms("1 grain", "1 wool", "grain-mars")]
    assert menu == [WAIT, READY, begun.acceptance(number, "grain-mars"), *wool, begun.storing("grain-mars")]
    assert trading.menu(begun.state, 1)[:3] == [WAIT, READY, Withdraw(number)]


def test_m6_2_menus_stay_short() -> None:
    """Also with a hand full of everything."""
    bottoms = ("mars", "venus", "democracy")
    begun = market(
        {
            0: " ".join(f"{good}-{bottom}" for good in ("grain", "wool", "timber", "ore", "salt") for bottom in bottoms)
            + " art-democracy art-democracy wine-mars wine-mars dye-venus dye-venus slaves-dictatorship gold-mars",
            1: "grain-poverty wool-poverty timber-poverty ore-poverty salt-poverty spices-mars spices-venus gold-venus",
        }
    )
    assert len(trading.menu(begun.state, 0)) < 300
    assert all(trading.check(begun.state, 0, action) is None for action in trading.menu(begun.state, 0))


def test_m6_2_at_a_dozen_offers_the_menu_has_no_more() -> None:
    """But acceptances and withdrawals are still there."""
    begun = three_traders()
    for _ in range(MOST_OFFERS):
        begun.offer(0, "1 grain", "1 wool", "grain-mars")
    assert haggling.templates(begun.state, 0) == []
    assert len(haggling.withdrawals(begun.state, 0)) == MOST_OFFERS

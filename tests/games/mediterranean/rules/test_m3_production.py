"""M3, production: what farms, cities and harbors bring, and what becomes of the decks."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.core.contract import Event
from argosy.core.rng import Rng, SecureRng
from argosy.games.mediterranean.rules import production
from argosy.games.mediterranean.rules.actions import CONFIRM, Deal
from argosy.games.mediterranean.rules.events import Produced, PutBack, Reshuffled, StockReturned
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import CIVIC_DECK, LUXURY_DECK, PRODUCING, PURCHASING, MediterraneanState
from tests.games.mediterranean.table import FARMS, Table, table

ART, SLAVES, DYE, WINE = 5, 6, 7, 8


def fallow(cities: int = 0, harbors: int = 0, farms: str = "") -> Table:
    """A table where only the first seat produces anything."""
    begun = table(turn=2, step=PRODUCING)
    for seat in range(4):
        begun.cubes(seat, farms="")
    return begun.cubes(0, farms=farms, cities=cities, harbors=harbors)


def written(begun: Table, *names: str) -> Deal:
    """A deal of these cards in this order."""
    return Deal(tuple(begun.kind(name) for name in names))


def deal(begun: Table, *names: str) -> list[Event]:
    """Deal these cards, which must be possible."""
    action = written(begun, *names)
    assert production.check(begun.state, action) is None
    told: list[Event] = []
    production.produce(begun.state, action, told)
    return told


def refused(begun: Table, *names: str) -> str:
    """The code with which a deal is refused."""
    before = begun.state.digest()
    refusal = production.check(begun.state, written(begun, *names))
    assert refusal is not None
    assert begun.state.digest() == before
    return refusal.code


def hand(begun: Table, seat: int = 0) -> list[str]:
    return begun.names(begun.state.civilisations[seat].hand)


def in_civic_deck(begun: Table) -> list[str]:
    return begun.names(begun.state.decks[CIVIC_DECK].cards)


def all_cards(s: MediterraneanState) -> Counter[int]:
    """Every card, wherever it lies."""
    cards = Counter(s.aside)
    for deck, pile in zip(s.decks, s.discards, strict=True):
        cards.update(deck.cards + pile)
    for one in s.civilisations:
        cards.update(one.hand + one.stored)
    return cards


def test_m3_1_stored_cards_return_to_the_hand_first() -> None:
    """What was in the warehouse is in the hand before anything is dealt."""
    begun = fallow(farms="grain").stored(0, "gold-mars", "art-prosperity")
    told = deal(begun, "grain-poverty")
    assert hand(begun) == ["grain-poverty", "art-prosperity", "gold-mars"]
    assert begun.state.civilisations[0].stored == []
    assert [type(event) for event in told[:2]] == [StockReturned, Produced]


def test_m3_1_the_others_learn_only_how_many_return() -> None:
    """Which cards were stored stays their owner's secret."""
    told = deal(fallow().stored(0, "gold-mars", "art-prosperity"))[0]
    assert isinstance(told, StockReturned)
    assert told.told_to(0) == told
    assert told.told_to(1) == told.told_to(None) == StockReturned(0, 2)


def test_m3_2_each_production_cube_brings_a_card() -> None:
    """A farm brings its own basic good, a city a civic card, a harbor a luxury card."""
    begun = fallow(farms="wool salt", cities=1, harbors=2)
    told = deal(begun, "wool-mars", "salt-venus", "wine-mars", "spices-poverty", "piracy")
    assert hand(begun) == ["wool-mars", "salt-venus", "wine-mars", "spices-poverty", "piracy"]
    cards = tuple(begun.kinds("wool-mars", "salt-venus", "wine-mars", "spices-poverty", "piracy"))
    assert told[-4] == Produced(0, (1, 4), 1, 2, cards)
    assert told[-1] == Produced(3, (), 0, 0)


def test_m3_2_seats_are_dealt_to_in_turn_order() -> None:
    """The first in turn order gets all its cards before the next one gets any."""
    begun = fallow(farms="grain", harbors=1).cubes(2, farms="grain ore").order(2, 1, 0, 3)
    told = deal(begun, "grain-mars", "ore-mars", "grain-venus", "gold-venus")
    assert hand(begun, 2) == ["grain-mars", "ore-mars"]
    assert hand(begun) == ["grain-venus", "gold-venus"]
    assert [event.seat for event in told if isinstance(event, Produced)] == [2, 1, 0, 3]


def test_m3_2_a_new_civilisation_produces_each_basic_good() -> None:
    """With the five farms of the beginning everybody gets one card of each basic good."""
    begun = table(step=PRODUCING)
    deal(begun, *[f"{good}-democracy" for good in FARMS.split()] * 3, *[f"{good}-mars" for good in FARMS.split()])
    assert hand(begun, 1) == [f"{good}-democracy" for good in FARMS.split()]
    assert hand(begun, 3) == [f"{good}-mars" for good in FARMS.split()]


def test_m3_2_the_others_learn_basic_goods_and_numbers() -> None:
    """A farm's good is known to all; of civic and luxury cards only how many there are, of no card its bottom."""
    begun = fallow(farms="wool salt", cities=1, harbors=1)
    told = deal(begun, "wool-mars", "salt-venus", "wine-mars", "piracy")[0]
    assert told.told_to(3) == told.told_to(None) == Produced(0, (1, 4), 1, 1)
    assert begun.state.knowledge.tops[0] == [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("grain-mars",), "chance.too_few_cards"),
        (("grain-mars", "gold-mars", "gold-venus"), "chance.too_many_cards"),
        (("gold-mars", "grain-mars"), "chance.not_in_deck"),
        (("grain-mars", "wine-mars"), "chance.not_in_deck"),
    ],
)
def test_m3_2_chance_cannot_bring_other_cards(cards: tuple[str, ...], code: str) -> None:
    """The cards dealt come from the decks of the production cubes, and are as many."""
    assert refused(fallow(farms="grain", harbors=1), *cards) == code


def test_m3_2_a_card_is_in_its_deck_only_so_often() -> None:
    """A card that was dealt cannot come again from the same deck."""
    begun = fallow(harbors=2)
    assert refused(begun, "piracy", "piracy") == "chance.not_in_deck"


def test_m3_3_a_third_card_of_one_type_is_put_back() -> None:
    """The rulebook's deal to four cities: after art, art and wine a third art goes on top and dye comes instead."""
    begun = fallow(cities=4)
    told = deal(begun, "art-democracy", "art-prosperity", "wine-mars", "art-fury", "dye-venus")
    assert hand(begun) == ["art-democracy", "art-prosperity", "dye-venus", "wine-mars"]
    assert begun.names(begun.state.aside) == ["art-fury"]
    assert "art-fury" not in in_civic_deck(begun)
    assert told[:2] == [PutBack(0, ART), Produced(0, (), 4, 0, tuple(begun.state.civilisations[0].hand))]


def test_m3_3_all_see_the_type_of_a_card_put_back() -> None:
    """A third card tells everybody its good, and so that its seat has the other two."""
    begun = fallow(cities=3)
    told = deal(begun, "art-democracy", "art-prosperity", "art-fury", "dye-venus")
    assert told[0].told_to(2) == PutBack(0, ART)
    tops = begun.state.knowledge.tops[0]
    assert (tops[ART], tops[DYE]) == (2, 0)


def test_m3_3_it_is_replaced_until_a_card_fits() -> None:
    """Several cards in a row can be put back, of both types of which the seat has a pair."""
    begun = fallow(cities=5)
    pairs = ("art-democracy", "art-democracy", "wine-mars", "wine-mars")
    told = deal(begun, *pairs, "wine-fury", "art-fury", "wine-mars", "slaves-fury")
    assert begun.names(begun.state.aside) == ["wine-fury", "art-fury", "wine-mars"]
    assert told[:3] == [PutBack(0, WINE), PutBack(0, ART), PutBack(0, WINE)]
    assert hand(begun)[-3:] == ["slaves-fury", "wine-mars", "wine-mars"]


def test_m3_3_only_cards_dealt_this_turn_count() -> None:
    """Cards of that type from the warehouse do not keep a pair from being dealt."""
    begun = fallow(cities=2).stored(0, "art-democracy", "art-democracy")
    deal(begun, "art-democracy", "art-democracy")
    assert hand(begun) == ["art-democracy"] * 4


def test_m3_3_each_player_is_counted_alone() -> None:
    """The next seat may have a pair of the same type."""
    begun = fallow(cities=2).cubes(1, cities=2)
    deal(begun, *["art-democracy"] * 4)
    assert hand(begun) == hand(begun, 1) == ["art-democracy"] * 2


def test_m3_3_luxury_cards_are_not_limited() -> None:
    """Three of one type may come to harbors."""
    begun = fallow(harbors=3)
    deal(begun, "gold-mars", "gold-mars", "gold-venus")
    assert begun.state.aside == []


def test_m3_3_cards_on_top_come_last_and_the_first_put_there_first() -> None:
    """Civic cards are dealt from the bottom, so those on top follow when all below are gone."""
    begun = fallow(cities=3).cubes(1, cities=2).deck(CIVIC_DECK, *["art-democracy"] * 3, "art-fury", "dye-venus")
    cards = ("art-democracy", "art-democracy", "art-fury", "art-democracy", "dye-venus")
    assert refused(begun, *cards, "art-democracy", "art-fury") == "chance.not_in_deck"
    deal(begun, *cards, "art-fury", "art-democracy")
    assert hand(begun, 1) == ["art-democracy", "art-fury"]
    assert begun.state.aside == []
    assert begun.state.knowledge.tops[1][ART] == 2  # everybody knew what lay on top


def test_m3_3_cards_on_top_stay_there_for_later_turns() -> None:
    """A card that was put back is not among those that can come next."""
    begun = fallow(cities=1)
    begun.state.aside = [begun.kind("wine-fury")]
    begun.state.decks[CIVIC_DECK].take(begun.kind("wine-fury"))
    assert refused(begun, "wine-fury") == "chance.not_in_deck"
    deal(begun, "wine-mars")
    assert begun.names(begun.state.aside) == ["wine-fury"]


def test_m3_3_if_no_card_fits_the_discards_are_shuffled_in() -> None:
    """When all that is left would be a third card, the discards and what lies on top become one deck."""
    begun = fallow(cities=3).discarded("wine-mars").deck(CIVIC_DECK, *["art-democracy"] * 4)
    told = deal(begun, *["art-democracy"] * 3, "wine-mars")
    assert told[:2] == [Reshuffled(CIVIC_DECK), PutBack(0, ART)]
    assert hand(begun) == ["art-democracy", "art-democracy", "wine-mars"]
    assert in_civic_deck(begun) == ["art-democracy"]
    assert begun.names(begun.state.aside) == ["art-democracy"]
    assert begun.state.discards[CIVIC_DECK] == []


def test_m3_3_the_deck_may_be_empty_when_the_discards_are_shuffled_in() -> None:
    """A third card that is the last of the deck is replaced out of the discards."""
    begun = fallow(cities=3).discarded("wine-mars").deck(CIVIC_DECK, *["art-democracy"] * 3)
    deal(begun, *["art-democracy"] * 3, "wine-mars")
    assert hand(begun) == ["art-democracy", "art-democracy", "wine-mars"]


def test_m3_3_if_still_none_fits_the_illegal_card_stays() -> None:
    """Where neither deck nor discards have another type, the third card is kept."""
    begun = fallow(cities=3).discarded("art-fury").deck(CIVIC_DECK, *["art-democracy"] * 4)
    told = deal(begun, *["art-democracy"] * 3)
    assert hand(begun) == ["art-democracy"] * 3
    assert told[0] == Reshuffled(CIVIC_DECK)
    assert PutBack(0, ART) not in told
    assert in_civic_deck(begun) == ["art-democracy", "art-fury"]


def test_m3_4_an_empty_deck_is_refilled_from_its_discards() -> None:
    """When a card is due and the deck has run out, the shuffled discards become the deck."""
    begun = fallow(farms="ore", cities=1, harbors=2)
    begun.discarded("ore-mars", "dye-venus", "piracy")
    begun.deck(3).deck(CIVIC_DECK).deck(LUXURY_DECK, "gold-mars")
    told = deal(begun, "ore-mars", "dye-venus", "gold-mars", "piracy")
    assert told[:3] == [Reshuffled(3), Reshuffled(CIVIC_DECK), Reshuffled(LUXURY_DECK)]
    assert begun.state.discards == [[]] * 7
    assert len(hand(begun)) == 4


def test_m3_4_a_deck_that_lasts_is_not_reshuffled() -> None:
    """Taking the last card is no reason yet to shuffle."""
    begun = fallow(farms="ore").discarded("ore-mars").deck(3, "ore-venus")
    assert [type(event) for event in deal(begun, "ore-venus")] == [Produced] * 4
    assert begun.names(begun.state.discards[3]) == ["ore-mars"]


def test_m3_4_without_deck_and_discards_nothing_is_produced() -> None:
    """Where there is no card left at all, the cube brings none."""
    begun = fallow(farms="grain ore", cities=2, harbors=1).deck(3).deck(CIVIC_DECK, "wine-mars").deck(LUXURY_DECK)
    told = deal(begun, "grain-mars", "wine-mars")
    assert hand(begun) == ["grain-mars", "wine-mars"]
    assert told[0] == Produced(0, (0,), 1, 0, tuple(begun.kinds("grain-mars", "wine-mars")))
    assert begun.state.knowledge.tops[0][3] == 0


def test_m3_5_after_piracy_the_luxury_cards_are_shuffled_together() -> None:
    """A turn's end after Piracy was spent makes one deck of luxury draw pile and discards."""
    begun = table(turn=2).discarded("piracy", "gold-mars", "grain-mars")
    begun.state.piracy_spent = True
    told: list[Event] = []
    production.reshuffle_luxury(begun.state, told)
    assert begun.state.decks[LUXURY_DECK].cards == begun.state.edition.decks[LUXURY_DECK]
    assert begun.state.discards[LUXURY_DECK] == []
    assert begun.names(begun.state.discards[0]) == ["grain-mars"]
    assert told == [Reshuffled(LUXURY_DECK)]
    assert not begun.state.piracy_spent


@pytest.mark.parametrize("spent", [True, False])
def test_m3_5_only_the_end_of_a_turn_with_piracy_does_so(spent: bool) -> None:
    """When all have bought, the luxury discards go back into the deck if Piracy was spent, and only then."""
    begun = table(turn=2, step=PURCHASING).discarded("gold-mars")
    begun.state.piracy_spent = spent
    for seat in range(4):
        MEDITERRANEAN.apply(begun.state, seat, CONFIRM)
    assert begun.state.turn == 3
    assert begun.names(begun.state.discards[LUXURY_DECK]) == ([] if spent else ["gold-mars"])
    assert not begun.state.piracy_spent


def crowded() -> Table:
    """Six seats with many cubes and short decks, where every turn of the deal happens."""
    begun = table(seats=6, turn=4, step=PRODUCING).stored(1, "gold-mars").order(3, 1, 5, 0, 2, 4)
    for seat in range(6):
        begun.cubes(seat, cities=5, harbors=2)
    s = begun.state
    rng = Rng("crowded")
    for number, deck in enumerate(s.decks):
        mixed = rng.shuffled(deck.cards)
        keep = (3, 4, 18, 0, 5, 14, 7)[number]
        s.discards[number] = mixed[keep : keep + (12 if number != CIVIC_DECK else 20)]
        deck.cards = sorted(mixed[:keep])
    return begun


@pytest.mark.parametrize("seed", range(20))
def test_what_chance_draws_can_be_dealt(seed: int) -> None:
    begun = crowded()
    s = begun.state
    before = s.digest()
    action = production.draw(s, Rng(str(seed)))
    assert production.draw(s, Rng(str(seed))) == action
    assert production.check(s, action) is None
    assert s.digest() == before
    cards = all_cards(s)
    told: list[Event] = []
    production.produce(s, action, told)
    assert all_cards(s) == cards
    for event in told:
        if isinstance(event, Produced):
            goods = Counter(s.edition.kind_good[kind] for kind in event.cards)
            assert all(goods[good] <= 2 for good in (ART, SLAVES, DYE, WINE))
            held = Counter(s.edition.kind_good[kind] for kind in s.civilisations[event.seat].hand)
            assert all(held[good] >= known for good, known in enumerate(s.knowledge.tops[event.seat]))


def test_every_deck_has_its_own_stream() -> None:
    begun = fallow(farms="grain ore", harbors=1)
    full = production.draw(begun.state, SecureRng("x")).cards
    begun.cubes(0, farms="ore", harbors=1)
    assert production.draw(begun.state, SecureRng("x")).cards == full[1:]

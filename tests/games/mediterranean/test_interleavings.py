"""Trading in any order: whatever seats and clock do, nothing is lost, doubled, struck twice or falsely known."""

from __future__ import annotations

import pytest

from argosy.core.contract import Action, Event
from argosy.core.rng import Rng
from argosy.games.mediterranean.hidden import guess, knowledge
from argosy.games.mediterranean.rules import resolution
from argosy.games.mediterranean.rules.actions import (
    READY,
    TICK,
    TIME_UP,
    UNREADY,
    WAIT,
    Accept,
    Offer,
    ShowTops,
    Store,
    Withdraw,
)
from argosy.games.mediterranean.rules.events import DealStruck
from argosy.games.mediterranean.rules.state import PIRACY, SPICES, MediterraneanState
from argosy.games.mediterranean.rules.trading import offers
from argosy.games.mediterranean.rules.trading import phase as trading
from argosy.games.mediterranean.rules.trading.piracy import can_serve, chosen
from tests.games.mediterranean import truths
from tests.games.mediterranean.market import Market
from tests.games.mediterranean.table import table, tile
from tests.laws.amounts import share_of
from tests.laws.conservation import chunks

STEPS = 40
DECKS = (0, 0, 1, 5, 5, 6, 6)
"""Where the cards come from: few goods, so that there are many deals, and Piracy often among them."""
GIFTS = (tile("G5"), tile("R5"))


def crowd(rng: Rng) -> MediterraneanState:
    """Four to six seats with a few cards each, of which everybody knows the basic ones."""
    begun = table(4 + rng.below(3), turn=5 + rng.below(2))
    s = begun.state
    for seat, mine in enumerate(s.civilisations):
        for _ in range(rng.below(8)):
            deck = s.decks[DECKS[rng.below(len(DECKS))]]
            kind = s.edition.piracy if rng.below(12) == 0 and deck.holds(s.edition.piracy) else deck.draw(rng)
            deck.take(kind)
            mine.hand.append(kind)
            if s.edition.kind_good[kind] < 5:
                s.knowledge.tops[seat][s.edition.kind_good[kind]] += 1
        mine.hand.sort()
        mine.warehouse = rng.below(3)
        mine.vp = rng.below(6)
        if rng.below(3) == 0:
            begun.built(seat, "G5", "R5")
    return Market(begun).state


def some_cards(cards: list[int], most: int, rng: Rng) -> list[int]:
    """At most so many of the cards."""
    return sorted(rng.shuffled(cards)[: rng.below(most + 1)])


def declared(s: MediterraneanState, cards: list[int], rng: Rng) -> list[int]:
    """The cards by good; Piracy as one of the luxury goods."""
    goods = knowledge.goods_of(s.edition, cards)
    goods[SPICES + rng.below(2)] += goods[PIRACY]
    goods[PIRACY] = 0
    return goods


def some_pact(s: MediterraneanState, rng: Rng) -> tuple[int, ...]:
    """Mostly no promise."""
    return (GIFTS[rng.below(2)], rng.below(s.seats), rng.below(4)) if rng.below(25) == 0 else ()


def some_offer(s: MediterraneanState, seat: int, rng: Rng) -> Action:
    """Any cards for any goods, points and promises, to anybody."""
    cards = some_cards(s.civilisations[seat].hand, 3, rng)
    rival = s.civilisations[(seat + 1 + rng.below(s.seats - 1)) % s.seats]
    want = declared(s, some_cards(rival.hand, 2, rng), rng)
    to = some_cards([other for other in range(s.seats) if other != seat], 2, rng)
    give = declared(s, cards, rng)
    give_vp, want_vp = (rng.below(3), rng.below(2)) if rng.below(3) == 0 else (0, 0)
    pacts = some_pact(s, rng), some_pact(s, rng)
    return Offer(tuple(to), tuple(give), tuple(want), tuple(cards), give_vp, want_vp, *pacts)


def some_acceptance(s: MediterraneanState, seat: int, rng: Rng) -> Action:
    """An offer on the table with cards that may do, or any number that there ever was."""
    hand = s.civilisations[seat].hand
    held = knowledge.goods_of(s.edition, hand)
    asked = [one for one in s.offers if offers.open_to(one, seat) and can_serve(held, one.want)]
    if asked and rng.below(12):
        one = asked[rng.below(len(asked))]
        cards = chosen(s.edition, rng.shuffled(hand), one.want, rng.below(2) == 0)
        return Accept(one.number, tuple(cards))
    return Accept(rng.below(s.next_offer + 1), tuple(some_cards(hand, 2, rng)))


def something(s: MediterraneanState, seat: int, rng: Rng) -> Action:
    """What a seat may try, legal or not."""
    mine = s.civilisations[seat]
    lot = rng.below(100)
    if lot < 40:
        return some_offer(s, seat, rng)
    if lot < 75:
        return some_acceptance(s, seat, rng)
    if lot < 80:
        return Withdraw(rng.below(s.next_offer + 1))
    if lot < 90:
        return Store(tuple(some_cards(truths.held_by(mine), 3, rng)))
    if lot < 93:
        return ShowTops(tuple(knowledge.goods_of(s.edition, some_cards(mine.hand, 3, rng))))
    return (READY, UNREADY, WAIT, WAIT)[rng.below(4)]


def check(s: MediterraneanState) -> None:
    """Everything that must be true."""
    truths.check_tops(s)
    truths.check_basic_tops(s)
    truths.check_traces(s, list(range(s.seats)))
    truths.check_offers(s)
    truths.check_warehouses(s)


def interleave(number: int) -> tuple[int, int]:
    """One trading phase: how many deals were struck, and how many things refused."""
    rng = Rng(f"interleaving {number}")
    s = crowd(rng)
    cards, points = truths.cards_of(s), truths.points_of(s)
    struck: list[int] = []
    refused = 0
    for _ in range(STEPS):
        seat = rng.below(4 * s.seats + 1) // 4  # the clock is rarer than the seats
        events: list[Event] = []
        if seat == s.seats:
            trading.clock(s, TIME_UP if rng.below(40) == 0 else TICK, events)
        else:
            action = something(s, seat, rng)
            if trading.check(s, seat, action) is not None:
                refused += 1
                continue
            trading.apply(s, seat, action, events)
        struck += [event.number for event in events if isinstance(event, DealStruck)]
        check(s)
        if trading.over(s):
            break
    assert truths.cards_of(s) == cards
    assert truths.points_of(s) == points
    assert len(set(struck)) == len(struck) == s.deals
    for viewer in (None, int(rng.below(s.seats))):
        truths.check_guess(s, guess.guess(s, viewer, rng), viewer)
    trading.end(s)
    resolution.begin(s, None)
    check(s)
    for mine, tops in zip(s.civilisations, s.knowledge.tops, strict=True):
        assert sum(tops) <= len(mine.stored)
    truths.check_guess(s, guess.guess(s, 0, rng), 0)
    assert truths.cards_of(s) == cards
    return len(struck), refused


def interleave_all(numbers: range) -> None:
    """Many phases; in all of them together there is much of everything."""
    results = [interleave(number) for number in numbers]
    assert sum(struck for struck, _ in results) > len(numbers)
    assert sum(refused for _, refused in results) > len(numbers)


def test_three_hundred_interleavings() -> None:
    interleave_all(range(300))


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("numbers", chunks(share_of(10_000), 10), ids=str)
def test_ten_thousand_interleavings_or_a_share_of_them(numbers: range) -> None:
    interleave_all(numbers)


def test_a_refused_try_changes_nothing() -> None:
    tried = 0
    for number in range(20):
        rng = Rng(f"refusals {number}")
        s = crowd(rng)
        for _ in range(STEPS):
            seat = rng.below(s.seats)
            action = something(s, seat, rng)
            before = s.digest()
            if trading.check(s, seat, action) is None:
                assert s.digest() == before
                trading.apply(s, seat, action, None)
            else:
                tried += 1
                assert s.digest() == before
    assert tried > 20


def test_without_a_sink_the_same_happens() -> None:
    for number in range(20):
        rng = Rng(f"sinks {number}")
        s = crowd(rng)
        for _ in range(STEPS):
            seat = rng.below(s.seats)
            action = something(s, seat, rng)
            if trading.check(s, seat, action) is None:
                twin = s.clone()
                trading.apply(twin, seat, action, None)
                trading.apply(s, seat, action, [])
                assert twin.digest() == s.digest()

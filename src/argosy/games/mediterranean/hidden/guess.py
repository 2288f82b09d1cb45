"""Guessed worlds that a seat cannot tell from the true one (M2.4): its own cards, and possible hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.bag import Bag
from argosy.core.sealed import NOTHING
from argosy.games.mediterranean.hidden.deal import COUNTS, EVERYTHING, SIZES, Filling
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.state import (
    BANKING,
    JUDGING,
    NONE,
    PIRACY,
    VOTING,
    MediterraneanState,
    OpenOffer,
)
from argosy.games.mediterranean.rules.trading.piracy import chosen
from argosy.games.mediterranean.rules.trading.talk_votes import MOST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.contract import Seat
    from argosy.core.rng import Rng

TRIES: Final = 60
BANK_CHOICES: Final = 2
SHAPES: Final = 3


def guess(s: MediterraneanState, seat: Seat | None, rng: Rng) -> MediterraneanState:
    """A copy with other cards in the hands, warehouses and decks that the seat cannot see, and other secret choices."""
    me: i64 = NONE if seat is None else seat
    filling = filled(s, me, rng)
    world = s.clone()
    for deck, heap in enumerate(filling.heaps):
        world.decks[deck] = Bag(sorted(heap))
    world.aside = filling.aside
    for other, rival in enumerate(world.civilisations):
        if other != me:
            rival.hand, rival.stored = parted(filling, other)
            world.before[other] = [with_cards(earlier, rival) for earlier in world.before[other]]
            world.knowledge.traces[other] = []
    held = [goods_of(s.edition, rival.hand) for rival in world.civilisations] if s.offers else []
    world.offers = [offer if offer.seat == me else secretly(world, offer, held[offer.seat], rng) for offer in s.offers]
    choose_anew(world, me, rng)
    return world


def with_cards(earlier: Civilisation, rival: Civilisation) -> Civilisation:
    """A rival before a purchase that can be undone, with the guessed cards: no purchase touches cards."""
    copy = earlier.clone()
    copy.hand = rival.hand[:]
    copy.stored = rival.stored[:]
    return copy


def filled(s: MediterraneanState, me: i64, rng: Rng) -> Filling:
    """Deal the hidden cards again.

    If no attempt satisfies all constraints, later attempts ignore traces and which cards cannot be stored. If these
    fail too, only the number of cards of each deck is kept, which always works. Even then nothing depends on where the
    cards really are.
    """
    for heed in (EVERYTHING, COUNTS):
        for _ in range(TRIES):
            filling = Filling(s, me, rng, heed)
            if filling.fill():
                return filling
    filling = Filling(s, me, rng, SIZES)
    filling.fill()
    return filling


def parted(filling: Filling, other: i64) -> tuple[list[int], list[int]]:
    """Split a seat's cards into hand and warehouse; what cannot be stored or its offers name stays in hand."""
    kind_good = filling.s.edition.kind_good
    left = filling.reserve[other]
    hand = [kind for kind in filling.cards[other] if filling.bound[kind]]
    for kind in hand:
        left[kind_good[kind]] -= 1
    loose: list[int] = []
    for kind in filling.rng.shuffled(filling.cards[other]):
        if filling.bound[kind]:
            continue
        if left[kind_good[kind]] > 0:
            left[kind_good[kind]] -= 1
            hand.append(kind)
        else:
            loose.append(kind)
    split = len(filling.s.civilisations[other].hand) - len(hand)
    return sorted(hand + loose[:split]), sorted(loose[split:])


def secretly(world: MediterraneanState, offer: OpenOffer, held: list[int], rng: Rng) -> OpenOffer:
    """An offer of another seat that looks the same, with any cards that it could have named (M6.4).

    `held`: the goods in the hand of that seat. Offers that give all cards of their goods leave nothing to choose; then
    the same numbers are drawn, so that the generator goes on as it does otherwise.
    """
    hand, give = world.civilisations[offer.seat].hand, offer.give
    if gives_all(held, give):
        for last in range(len(hand) - 1, 0, -1):
            rng.below(last + 1)
        rng.below(2)
        kind_good = world.edition.kind_good
        cards = tuple([kind for kind in hand if give[kind_good[kind]]])
    else:
        shuffled = rng.shuffled(hand)
        cards = tuple(chosen(world.edition, shuffled, give, rng.below(2) == 0))
    if cards == offer.cards:
        return offer
    return OpenOffer(
        offer.number,
        offer.seat,
        offer.to,
        offer.give,
        offer.want,
        cards,
        offer.give_vp,
        offer.want_vp,
        offer.give_pacts,
        offer.want_pacts,
    )


def gives_all(held: list[int], give: tuple[int, ...]) -> bool:
    """Whether these goods are all that a hand has of them, none of which can be Piracy."""
    if held[PIRACY]:
        return False
    return all(not give[good] or give[good] == held[good] for good in range(PIRACY))


def choose_anew(world: MediterraneanState, me: i64, rng: Rng) -> None:
    """Replace the secret choices of other seats by random ones (M6.9, M7.3, M7.7, M9.1)."""
    choices = world.sealed.choices
    for other, choice in enumerate(choices):
        if other != me and choice != NOTHING:
            if world.step == BANKING:
                choices[other] = rng.below(BANK_CHOICES)
            elif world.step == VOTING:
                tied = [victim for victim in range(world.seats) if world.tied >> victim & 1]
                choices[other] = tied[rng.below(len(tied))]
            elif world.step == JUDGING:
                choices[other] = rng.below(MOST + 1)
            else:
                choices[other] = rng.below(SHAPES)

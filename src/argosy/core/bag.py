"""Decks as bags: an order that nobody knows is not state, so a deck is what is in it, kept ascending."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from argosy.core.copying import Remade, remade

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng


class Bag:
    """Cards (small numbers, equal ones alike) of which any may be drawn next."""

    __slots__ = ("cards",)

    cards: list[int]

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def __reduce__(self) -> Remade:
        return remade(self, self.cards)

    def draw(self, rng: Rng) -> int:
        """Some card of it; it stays in the bag until it is taken out."""
        return self.cards[rng.below(len(self.cards))]

    def deal(self, rng: Rng, deck: str, period: i64, drawer: i64, drawers: i64) -> int:
        """The card that chance brings to the drawer; it stays in the bag until it is taken out.

        For deck, period and drawers see `SecureRng.pick`.
        """
        return rng.pick(self.cards, deck, period, drawer, drawers)

    def take(self, card: int) -> None:
        """Take out one such card."""
        del self.cards[bisect_left(self.cards, card)]

    def put(self, cards: list[int]) -> None:
        """Put cards in."""
        self.cards.extend(cards)
        self.cards.sort()

    def holds(self, card: int) -> bool:
        """Whether such a card is in the bag."""
        return card in self.cards

    def clone(self) -> Bag:
        """An independent copy."""
        return Bag(list(self.cards))

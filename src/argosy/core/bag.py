"""A deck without an order: the cards in it, sorted. Which card is on top is decided when it is drawn."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from argosy.core.copying import Remade, remade

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng


class Bag:
    """A multiset of cards (small ints), any of which may be drawn next."""

    __slots__ = ("cards",)

    cards: list[int]

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def __reduce__(self) -> Remade:
        return remade(self, self.cards)

    def draw(self, rng: Rng) -> int:
        """A random card. It stays in the bag until `take` removes it."""
        return self.cards[rng.below(len(self.cards))]

    def deal(self, rng: Rng, deck: str, period: i64, drawer: i64, drawers: i64) -> int:
        """The card that this drawer draws. It stays in the bag until `take` removes it.

        `SecureRng.pick` explains deck, period and drawers.
        """
        return rng.pick(self.cards, deck, period, drawer, drawers)

    def take(self, card: int) -> None:
        """Remove one copy of the card."""
        del self.cards[bisect_left(self.cards, card)]

    def put(self, cards: list[int]) -> None:
        """Add cards."""
        self.cards.extend(cards)
        self.cards.sort()

    def holds(self, card: int) -> bool:
        """Whether the card is in the bag."""
        return card in self.cards

    def clone(self) -> Bag:
        """An independent copy."""
        return Bag(self.cards[:])

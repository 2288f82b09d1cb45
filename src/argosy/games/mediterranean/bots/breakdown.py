"""The parts of an option's value: bots rank by `value`, and reasons are worded from the same numbers."""

from __future__ import annotations

from dataclasses import dataclass

from argosy.bots.advice import Breakdown


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as one side sees it. In money, except `points` and `promises`, which are in victory points."""

    sets: float
    """What the sets in hand pay more: exact, if the cards that come are the goods they are declared as (M6.5)."""
    bottoms: float
    """What else the cards bring: their bottoms and industries. Of cards that come it is the average of those unseen."""
    points: int
    promises: float
    rate: float
    """Money that a victory point is worth."""
    partner: int
    envy: float = 0.0
    """The part of the partner's gain that counts against the deal."""
    weight: float = 1.0
    """How much an offer counts, by how willing the others seem. It ranks offers and is no frequency: of offers with
    weights near 0.9 about a third are accepted."""

    @property
    def promised(self) -> float:
        """What the promises are worth in money."""
        return self.rate * self.promises

    @property
    def gain(self) -> float:
        """The seat's gain, in money."""
        return self.sets + self.bottoms + self.rate * self.points + self.promised

    @property
    def value(self) -> float:
        """In victory points."""
        return self.weight * (self.gain - self.envy) / self.rate


@dataclass(frozen=True, slots=True)
class Purchase:
    """The purchases of a plan, in victory points."""

    points: int
    """What it brings at once."""
    growth: float
    """What the civilisation then promises more, those points apart."""
    before: float
    after: float
    """What the money promises if nothing is bought, and what of it is left."""

    @property
    def value(self) -> float:
        """How much better the plan is than buying only points."""
        return self.points + self.growth + self.after - self.before


@dataclass(frozen=True, slots=True)
class Tried:
    """A purchase tested by playouts of guessed worlds."""

    worlds: int
    points: float
    """What it came to on average."""
    opinion: float
    """How far the plan puts it behind the plan's first choice; 0 or less."""
    plan: Breakdown | None
    """What the plan made of it before it was tried."""

    @property
    def value(self) -> float:
        """In victory points."""
        return self.points + self.opinion


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Any other option valued by a single number, in victory points: a loss, a flip, a bank, a full warehouse."""

    value: float

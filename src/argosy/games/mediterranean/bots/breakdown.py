"""The parts of an option's value: bots rank by `value`, and reasons are worded from the same numbers."""

from __future__ import annotations

from dataclasses import dataclass

from argosy.bots.advice import Breakdown


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal as one side sees it. In money, except `points` and `promises`, which are in victory points."""

    sets: float
    """The change in what sets in hand pay: exact, if the cards that come are the declared goods (M6.5)."""
    bottoms: float
    """The value of bottoms and industries. For cards that come it is the average of the unseen cards."""
    points: int
    promises: float
    rate: float
    """The value of a victory point in money."""
    partner: int
    envy: float = 0.0
    """The part of the partner's gain that counts against the deal."""
    weight: float = 1.0
    """The estimated willingness of rivals to accept. It ranks offers and is no frequency: of offers with
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
    """Victory points at once."""
    growth: float
    """The gain in expected value of the civilisation, without those points."""
    before: float
    after: float
    """The value of the money if nothing is bought, and of the money left after the plan."""

    @property
    def value(self) -> float:
        """How much better the plan is than buying only points."""
        return self.points + self.growth + self.after - self.before


@dataclass(frozen=True, slots=True)
class Tried:
    """A purchase or a trade tested by playouts of guessed worlds."""

    worlds: int
    points: float
    """The average result."""
    opinion: float
    """Its value minus that of the first choice of `strong`."""
    plan: Breakdown | None
    """The breakdown by `strong` before it was tried."""

    @property
    def value(self) -> float:
        """In victory points."""
        return self.points + self.opinion


@dataclass(frozen=True, slots=True)
class Reckoned:
    """Any other option valued by a single number, in victory points: a loss, a flip, a bank, a full warehouse."""

    value: float

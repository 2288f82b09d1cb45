"""Types for the review of a finished game: chances over the game, judged decisions, luck apart from choice, and deals.

They have the fields of the values in `argosy.review.types`, which are encoded as they are.
"""

from __future__ import annotations

from msgspec import Struct

from argosy.server.wire.errors import Term
from argosy.server.wire.fields import Asked, Line, Number, SeatNumber
from argosy.server.wire.hint_types import Reason


class Estimate(Struct, frozen=True):
    """A number with its interval."""

    value: float
    low: float
    high: float


class ReviewedChoice(Struct, frozen=True):
    """Something that the seat could do in a decision; what it costs, in chance to win and in points."""

    text: str
    says: Term
    """In words, as a noun phrase."""
    cost: Estimate
    points: Estimate
    reasons: list[Reason]
    misses: list[Term]
    """What the best choice brings and this one does not, as nouns."""


class ReviewHindsight(Struct, frozen=True):
    """What the decision cost in the true world, with all that was hidden then."""

    cost: Estimate
    points: Estimate


class ReviewJudgement(Struct, frozen=True):
    """What one decision cost, judged by what the seat knew."""

    number: int
    """The input that was the decision; the position before it has the number before."""
    seat: int
    label: str | None
    """`inaccuracy`, `mistake` or `blunder`; null unless the cost is notable and its interval excludes zero."""
    cost: Estimate
    points: Estimate
    played: ReviewedChoice
    best: ReviewedChoice
    options: list[ReviewedChoice]
    """All that was tried out, best first."""
    sentence: Reason
    hindsight: ReviewHindsight | None
    marks: list[Term]
    """The things on the board that the sentence names."""
    worlds: int
    """Guessed worlds in which the two were compared."""
    settled: bool
    """False after a first look; it is judged again with more worlds."""


class ReviewOutlooks(Struct, frozen=True):
    """The chances to win and the points to be expected after an input, each seat's as it saw them."""

    number: int
    chances: list[float]
    points: list[float]


class ReviewLedger(Struct, frozen=True):
    """Where a seat's result came from: start + luck + own + others = result."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float


class ReviewDealSide(Struct, frozen=True):
    """A deal as one side saw it: what it was worth by what it knew, and with all cards open."""

    seat: int
    gave: list[Term]
    got: list[Term]
    known: float
    true: float


class ReviewDeal(Struct, frozen=True):
    """A deal between two seats; the maker of the offer comes first."""

    number: int
    offer: int
    sides: list[ReviewDealSide]
    remarks: list[Reason]


class ReviewUnseen(Struct, frozen=True):
    """An open offer that a seat passed by, although it was worth more to it than what it did."""

    number: int
    seat: int
    offer: int
    gain: float
    sentence: Reason


class ReviewDeals(Struct, frozen=True):
    """All deals of a game, and offers that were passed by."""

    unit: str
    """The unit of the values, as a message id."""
    deals: list[ReviewDeal]
    unseen: list[ReviewUnseen]


class GameReview(Struct, frozen=True):
    """What the review of a seat has found since part `after`; ask again with the new `after` while some is left."""

    seat: int
    after: int
    """The number of the last part that was found so far."""
    left: int
    """How much is left to be done; 0: the review is whole."""
    total: int
    decisions: list[int] | None
    """The inputs that are decisions of the seat; null if they were told before."""
    chances: list[ReviewOutlooks]
    """The chances from the number asked for on, as far as they are known."""
    ledgers: list[ReviewLedger] | None
    """By seat; null until all chances are known, and if they were told before."""
    judgements: list[ReviewJudgement]
    """A later judgement of the same decision replaces the earlier one."""
    deals: ReviewDeals | None
    """Null until they are known, if they were told before, and in a game without deals."""


class TryChoice(Asked, frozen=True):
    """Ask what another action would have cost in a decision of a finished game."""

    seat: SeatNumber
    number: Number
    """The input that was the decision."""
    text: Line
    """The action in notation."""


class TriedChoice(Struct, frozen=True):
    """The judgement of that action, as if the seat had done it."""

    judgement: ReviewJudgement

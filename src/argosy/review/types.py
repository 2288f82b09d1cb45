"""What a review finds: frozen values that can be written as JSON (json_form.py). A chance is a number from 0 to 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Message, Phrase, Plain, Seat, Term

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
LABELS: Final = {BLUNDER: 0.10, MISTAKE: 0.05, INACCURACY: 0.02}
"""By label: the chance to win from which a decision that gave it away has that label; the gravest first."""


@dataclass(frozen=True, slots=True)
class Estimate(Plain):
    """A number with its interval."""

    value: float
    low: float
    high: float


NOTHING: Final = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Choice(Plain):
    """Something that the seat could do in a decision."""

    text: str
    """In the game's notation."""
    says: Phrase
    """In words, as a noun phrase: "the contract for Myra on slot 2 (5 gold)"."""
    cost: Estimate
    """The chance to win that it gives away beside the best choice; below 0 if it turned out better."""
    points: Estimate
    """The same in points of the game."""
    reasons: tuple[Message, ...] = ()
    misses: tuple[Phrase, ...] = ()
    """What the best choice brings and this one does not, as nouns."""


@dataclass(frozen=True, slots=True)
class Hindsight(Plain):
    """The same decision in the true world, with all that was hidden then; chance to come is still unknown."""

    cost: Estimate
    """Of what was done, beside what was best by what the seat knew."""
    points: Estimate


@dataclass(frozen=True, slots=True)
class Judgement(Plain):
    """What one decision of a seat was worth, judged by what the seat knew."""

    number: int
    """The number of the input, counted from 1; the position before it has the number before."""
    seat: Seat
    label: str | None
    """One of `LABELS`; None unless the cost is that great and its interval excludes zero."""
    cost: Estimate
    """The chance to win that was given away."""
    points: Estimate
    played: Choice
    best: Choice
    """What was better, or `played` itself."""
    options: tuple[Choice, ...]
    """All that was tried out, best first."""
    sentence: Message
    """What was done, what was best and what that cost."""
    hindsight: Hindsight | None
    """None if it was not asked for, or if the true world is what the seat knew."""
    marks: tuple[Term, ...]
    """Things on the board that the sentence is about."""
    worlds: int
    """Guessed worlds in which what was done and what was best were compared."""
    settled: bool
    """False if the interval leaves open whether the cost is notable: more worlds might tell."""


@dataclass(frozen=True, slots=True)
class Outlooks(Plain):
    """The chances after an input (0: at the start): each seat's as it sees it itself; they need not sum to 1."""

    number: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    """What each seat could expect at the end."""


@dataclass(frozen=True, slots=True)
class LuckStep(Plain):
    """How an input of CHANCE changed every seat's chance, beside what was to be expected of it."""

    number: int
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Ledger(Plain):
    """Where a seat's result came from: start + luck + own + others = result, to the last digits of a float."""

    seat: Seat
    start: float
    """The chance before the game began."""
    luck: float
    """By what CHANCE did, beside what was to be expected of it."""
    own: float
    """By the seat's own choices."""
    others: float
    """By the choices of the others, and what they revealed."""
    result: float
    """The seat's share of the win; the chance at the end of a record whose game is not over."""


@dataclass(frozen=True, slots=True)
class History(Plain):
    """The chances over a game, and what was luck. Of a game under way: up to the input that was looked at last."""

    seats: int
    inputs: int
    """Inputs that were looked at."""
    outlooks: tuple[Outlooks, ...]
    luck: tuple[LuckStep, ...]
    ledgers: tuple[Ledger, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class DealSide(Plain):
    """A deal as one side of it saw it, in the unit that the game reckons deals in."""

    seat: Seat
    gave: tuple[Term, ...]
    got: tuple[Term, ...]
    known: float
    """What it was worth by what the seat knew."""
    true: float
    """What it was worth, all cards open."""


@dataclass(frozen=True, slots=True)
class Deal(Plain):
    """A deal between two seats; the maker of the offer comes first."""

    number: int
    """The number of the input that closed it."""
    offer: int
    sides: tuple[DealSide, DealSide]
    remarks: tuple[Message, ...]
    """Overpayment, lemons: what is to be said of it, the side that lost named first."""


@dataclass(frozen=True, slots=True)
class Unseen(Plain):
    """An open offer that a seat could have accepted, that was worth more to it than what it did instead."""

    number: int
    """The number of the first input after which it could have been accepted with that gain."""
    seat: Seat
    offer: int
    gain: float
    """What it was worth to the seat by what it knew."""
    sentence: Message


@dataclass(frozen=True, slots=True)
class Deals(Plain):
    """All deals of a game, and the offers that seats passed by."""

    unit: str
    """The unit of all values, as a message id."""
    deals: tuple[Deal, ...]
    unseen: tuple[Unseen, ...]

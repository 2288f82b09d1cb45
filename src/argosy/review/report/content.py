"""What both forms of a review show: parts of the game, numbers as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from argosy.core.replay import steps
from argosy.review.types import BLUNDER, INACCURACY, MISTAKE, Judgement

if TYPE_CHECKING:
    from argosy.core.record import Record
    from argosy.text.translate import Words


@dataclass(frozen=True, slots=True)
class Part:
    """A large part of a game, such as a round: the input that began it, and its heading."""

    number: int
    heading: str


def parts_of(record: Record, words: Words, names: Sequence[str]) -> list[Part]:
    """The large parts of a game, in order."""
    found = []
    for step in steps(record):
        told = [step.match.game.tell(step.match.state, event) for event in step.events]
        headings = [message for message in told if message.heading == 1]
        found += [Part(step.number, words.say(message, names).rstrip(".")) for message in headings]
    return found


def percent(chance: float) -> str:
    """A chance in whole percent."""
    return f"{round(100 * chance)} %"


def change(chance: float) -> str:
    """A change of chance in points of 100, with its sign."""
    return f"{100 * chance:+.1f}"


def decimal(words: Words, number: str) -> str:
    """A number with the decimal sign of the language."""
    return number.replace(".", words.text("decimal-sign"))


def summary(judgements: Sequence[Judgement], words: Words) -> str:
    """How many decisions were judged, and how many have which label."""
    labels = [judgement.label for judgement in judgements]
    return words.text(
        "review-summary",
        judged=len(labels),
        blunders=labels.count(BLUNDER),
        mistakes=labels.count(MISTAKE),
        inaccuracies=labels.count(INACCURACY),
    )


def in_hindsight(judgement: Judgement) -> str:
    """The cost with all cards open, in points of 100; empty if that is no other than by what the seat knew."""
    return "" if judgement.hindsight is None else change(-judgement.hindsight.cost.value)


def label_text(judgement: Judgement, words: Words) -> str:
    """The label of a decision; empty if it has none."""
    return "" if judgement.label is None else words.text(f"review-label-{judgement.label}")

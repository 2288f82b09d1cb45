"""How long a lesson is in a language: steps, words, minutes, and words for each rule that it teaches."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from argosy.lessons.script import Script, Step
from argosy.text.translate import Words

WORD: Final = re.compile(r"[^\W_]+(?:[-'\u2019.,][^\W_]+)*")
WORDS_A_MINUTE: Final = 160
"""A slow reader of a text that is new."""
DECISION_SECONDS: Final = 5
"""For each move that the learner makes."""
NAMES: Final = ("Anna", "Ben", "Cleo", "Daan", "Emma", "Finn")
"""Players' names, which count as words."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a lesson in one language."""

    steps: int
    decisions: int
    words: int
    rules: int
    """Different rules that it teaches."""

    @property
    def minutes(self) -> float:
        """The time to read and play it."""
        return self.words / WORDS_A_MINUTE + self.decisions * DECISION_SECONDS / 60


def size_of(script: Script, words: Words) -> Size:
    """The size of a lesson."""
    return Size(
        steps=len(script.steps),
        decisions=sum(bool(step.allow) for step in script.steps),
        words=sum(words_of(script, step, words) for step in script.steps),
        rules=len({rule for step in script.steps for rule in step.teaches}),
    )


def words_of(script: Script, step: Step, words: Words) -> int:
    """How many words a step says."""
    return len(WORD.findall(words.say(script.said(step), NAMES)))


def words_by_rule(script: Script, words: Words) -> dict[str, float]:
    """For each rule that is taught, the words that it takes: those of a step are shared among its rules."""
    taken: dict[str, float] = {}
    for step in script.steps:
        for rule in step.teaches:
            part = words_of(script, step, words) / len(step.teaches)
            taken[rule] = min(part, taken.get(rule, part))
    return taken

"""Every move has words in every language, and no words are idle."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import argosy
from argosy.core.contract import Action, Phrase
from argosy.core.peek import Peek
from argosy.core.rng import Rng
from argosy.games.package import package
from argosy.review.adapter import Trials
from argosy.review.plan import adapter_of, replayed
from argosy.text.translate import LANGUAGES, Words
from tests.locales.spoken import messages_of
from tests.review.games import played

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emma", "Finn")
SOURCE = Path(argosy.__file__).parent
RARE = {
    "choice-notation",
    "choice-mediterranean-poverty",
    "choice-mediterranean-prosperity",
    "choice-mediterranean-lose",
}
"""Words of decisions that a few games need not have."""


def said_in(key: str, seats: int, seed: int) -> list[Phrase]:
    """The words of moves in every fourth input of a game of bots."""
    record = played(key, seats, seed)
    rules, timeline, adapter = package(key).rules, replayed(record), adapter_of(record)
    found = {}
    for number, entry in enumerate(record.inputs[::4]):
        state = timeline.at(4 * number).state
        if entry.actor < 0 or not rules.legal(state, entry.actor):
            continue
        trials: Trials = adapter.trials(Peek(rules, state, entry.actor, Rng("a")), False)
        menu: list[Action] = [entry.action, *rules.legal(state, entry.actor)[::5]]
        for action in menu:
            phrase = trials.says(action)
            found[str(phrase.value), tuple(sorted(phrase.args))] = phrase
    return list(found.values())


@pytest.mark.parametrize(("key", "seats"), [("neptun", 3), ("mediterranean", 4)])
def test_every_move_is_said_in_every_language(key: str, seats: int) -> None:
    phrases = [phrase for seed in (1, 2) for phrase in said_in(key, seats, seed)]
    for language in LANGUAGES:
        words = Words(language)
        for phrase in phrases:
            text = str(words._argument(phrase, NAMES))
            assert not text.startswith("choice-")
            assert "{" not in text
    ids = {id for id in messages_of("en") if id.startswith(f"choice-{key}-")}
    assert ids - {f"choice-{phrase.value}" for phrase in phrases} <= RARE


def test_no_words_of_reviews_are_idle() -> None:
    """Each id is written somewhere in the sources, whole or as the part after its first words."""
    written = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
    ids = [id for id in messages_of("en") if id.startswith(("review-", "choice-", "cli-review-"))]
    beginnings = ("review-label-", "review-", "choice-mediterranean-", "choice-", "")
    assert [id for id in ids if not any(id.removeprefix(begin) in written for begin in beginnings)] == []


def test_only_reviews_look_at_the_true_world() -> None:
    """A bot that plays never gets a peek with hidden things in it."""
    users = [
        file.relative_to(SOURCE).as_posix()
        for file in sorted(SOURCE.rglob("*.py"))
        if "OpenPeek" in file.read_text(encoding="utf-8")
    ]
    assert users == ["core/peek.py", "review/judging.py"]

"""What the first part of the rules, to learn from, says: its passages, and the numbers of its worked examples."""

from __future__ import annotations

import json
import re
from typing import Any

from argosy.text.languages import FALLBACK
from argosy.text.translate import LANGUAGES, book_of
from tests.locales.spoken import ROOT

RULE_ID = re.compile(r"\b[A-Z]\d+\.\d+\b")
NUMBER = re.compile(r"-?\d+")


def passage_ids(letter: str, kind: str = "learn") -> list[str]:
    """The ids of the passages of a game in the order of the page."""
    return [id for id in book_of(FALLBACK).ids if id.startswith(f"{kind}-{letter}-")]


def title(id: str, language: str = FALLBACK) -> str:
    """The title of a passage; empty if it has none."""
    bundle = book_of(language).whole()
    pattern = bundle.get_message(id).attributes.get("title")
    return "" if pattern is None else str(bundle.format_pattern(pattern, {})[0])


def text(id: str, language: str = FALLBACK) -> str:
    """A passage in one line; English where the language lacks it."""
    found = book_of(language).text(id, {}) or book_of(FALLBACK).text(id, {})
    assert found is not None, id
    return " ".join(found.split())


def numbers_of(passage: str) -> list[int]:
    """The numbers of a passage without the ids of rules, ascending, since languages order words differently."""
    return sorted(map(int, NUMBER.findall(RULE_ID.sub("", passage))))


def says(letter: str, example: int, *numbers: int) -> None:
    """Check that a worked example names exactly these numbers, in every language."""
    for language in LANGUAGES:
        id = f"learn-{letter}-example-{example}"
        assert numbers_of(text(id, language)) == sorted(numbers), f"{id} in {language}"


def pictured(game: str) -> dict[str, Any]:
    """The positions that the pictures of the rules page show."""
    file = ROOT / "web" / "src" / "games" / game / "reading" / "examples.json"
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found

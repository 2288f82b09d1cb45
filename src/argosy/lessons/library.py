"""Finds the lessons of a game: the folder `lessons` beside the module that the game registers."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from argosy.core.registry import entries, game
from argosy.lessons.script import Fields, Script, ScriptError, load_script
from argosy.text.languages import folder_beside

MUST_KNOW: Final = "must_know.toml"
"""The file that lists the rules which the lessons of a game must teach."""


@dataclass(frozen=True, slots=True)
class MustKnow:
    """A rule without which a newcomer cannot play, and why."""

    rule: str
    why: str


@cache
def lessons_of(key: str) -> dict[str, Script]:
    """The lessons of a game by name; empty if it has none. Raises ScriptError."""
    files = [file for file in files_of(key) if file.name != MUST_KNOW]
    return {file.stem: load_script(file, game(key)) for file in files}


@cache
def must_know(key: str) -> tuple[MustKnow, ...]:
    """The rules that the lessons of a game must teach; empty if it lists none. Raises ScriptError."""
    file = next((file for file in files_of(key) if file.name == MUST_KNOW), None)
    if file is None:
        return ()
    try:
        rules = Fields(tomllib.loads(file.read_text(encoding="utf-8")), MUST_KNOW, ("rule",)).tables("rule")
    except tomllib.TOMLDecodeError as error:
        raise ScriptError(f"{MUST_KNOW}: is not TOML: {error}") from error
    rows = [
        Fields(raw, f"{MUST_KNOW}, rule {raw.get('id', number)!r}", ("id", "why"))
        for number, raw in enumerate(rules, 1)
    ]
    return tuple([MustKnow(row.text("id"), row.text("why")) for row in rows])


def files_of(key: str) -> list[Path]:
    """The files of the lessons of a game, sorted by name."""
    folder = folder_beside(entries()[key].module, "lessons")
    return [] if folder is None else sorted(folder.glob("*.toml"))

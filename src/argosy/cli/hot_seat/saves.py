"""Saved games of the terminal: the record, and next to it a file `*.argosy.json` with names and bots by seat."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from argosy.cli.hot_seat.seating import Sitter
from argosy.core.record import ENDING, Record
from argosy.core.replay import AnyMatch


def folder() -> Path:
    """The folder of this user's saved games."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "argosy" / "saves"


def new_path(game: str) -> Path:
    """A path that does not exist yet, named after the game and the time."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = folder() / (stem + ENDING)
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def named_path(name: str) -> Path:
    """The path for a name that a person typed: in the current folder unless it has another; the extension is added."""
    path = Path(name).expanduser()
    return path if path.name.endswith(ENDING) else path.with_name(path.name.removesuffix(".jsonl") + ENDING)


def is_foreign(path: Path) -> bool:
    """Whether the path exists and is not a record."""
    if not path.exists():
        return False
    if not path.is_file():
        return True
    with path.open("rb") as file:
        return not file.readline().startswith(b'{"argosy"')


def save(path: Path, match: AnyMatch, sitters: Sequence[Sitter]) -> None:
    """Write the game so that it can be continued. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".json")
    seats = json.dumps([{"name": sitter.name, "bot": sitter.bot} for sitter in sitters], ensure_ascii=False)
    if not beside.exists() or beside.read_text(encoding="utf-8") != seats:
        part = beside.with_name(beside.name + ".part")
        part.write_text(seats, encoding="utf-8")
        part.replace(beside)
    match.saved().named([sitter.name for sitter in sitters]).save(path)


def sitters_of(path: Path, record: Record) -> tuple[Sitter, ...] | None:
    """Names and bots by seat, if the second file exists and fits."""
    try:
        seats = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        sitters = tuple(Sitter(str(seat["name"]), None if seat["bot"] is None else str(seat["bot"])) for seat in seats)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return sitters if len(sitters) == record.header.seats else None


def unfinished() -> Iterator[Path]:
    """Games that can be continued, the latest first."""
    try:
        files = sorted(folder().glob("*" + ENDING), key=lambda file: file.stat().st_mtime, reverse=True)
    except OSError:
        return
    for file in files:
        try:
            last = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
        except (OSError, ValueError, IndexError):
            continue
        if isinstance(last, dict) and last.get("end") is False:
            yield file

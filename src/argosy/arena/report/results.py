"""Reads the results of an arena or a simulation from their files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from argosy.arena.collector import GameRow
from argosy.arena.results import results_file
from argosy.arena.results.game_lines import read_game
from argosy.arena.runner import Plan
from argosy.core.codec import Json


class ResultsError(ValueError):
    """The file is not a results file or has no games; the message says which."""


@dataclass(frozen=True, slots=True)
class Results:
    """Games that were played, their plan, and the header of their file."""

    plan: Plan
    about: dict[str, Json]
    games: list[GameRow]
    arena: bool
    """Whether the games come from an arena."""


def load(path: Path) -> Results:
    """Read a results file of `arena`, or of `simulate --json`. Raises ResultsError, ResultsFileError or OSError."""
    if not path.is_file():
        raise ResultsError(f"there is no file {path}")
    data = whole_json(path)
    if data is not None and "argosy_simulation" in data:
        found = from_simulation(path, data)
    else:
        contents = results_file.read(path)
        found = Results(results_file.plan_of(contents.header), contents.header, contents.games, arena=True)
    if not found.games:
        raise ResultsError(f"{path} holds no games yet")
    seats = {len(game.seats) for game in found.games}
    if len(seats) != 1:
        raise ResultsError(f"{path} holds games with different numbers of seats")
    return found


def whole_json(path: Path) -> dict[str, Json] | None:
    """The file as one JSON object; None if it is not one."""
    try:
        data: Json = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def from_simulation(path: Path, data: dict[str, Json]) -> Results:
    """The results of a simulation. Raises ResultsError."""
    try:
        rows = data["rows"]
        assert isinstance(rows, list)
        games = [read_game(row, None) for row in rows if isinstance(row, dict)]
        seats = len(games[0].seats) if games else 0
        about = {**{key: value for key, value in data.items() if key not in ("rows", "summary")}, "seats": seats}
        return Results(results_file.plan_of(about), about, games, arena=False)
    except (AssertionError, KeyError, TypeError, ValueError) as problem:
        raise ResultsError(f"{path} does not read as the results of a simulation ({problem})") from problem

"""The results file of an arena: JSON lines, appended and synced to disk, so that a crash loses at most the last games.

The first line is the plan, the second the names of the counters, then comes a line per game in the order of games. What
depends on the machine is under `run`.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from argosy.arena.collector import GameRow
from argosy.arena.results.game_lines import a_list, game_json, line, read_game
from argosy.arena.runner import Plan, Runner
from argosy.bots.levels import files_of
from argosy.core.codec import Json, to_json

FORMAT: Final = 1
MARK: Final = "argosy_arena"


class ResultsFileError(ValueError):
    """The results file cannot be read or continued; the message says why."""


def header_of(runner: Runner) -> dict[str, Json]:
    """The first line: the plan, with everything that the games depend on."""
    plan, match = runner.plan, runner.template.header
    digests: dict[str, Json] = {}
    for name in dict.fromkeys(plan.bots):
        for file in files_of(name):
            digests[str(file)] = sha256(file.read_bytes()).hexdigest()
    return {
        MARK: FORMAT,
        "argosy": version("argosy"),
        "game": match.game,
        "rules": match.rules,
        "edition": match.edition,
        "edition_digest": match.edition_digest,
        "options": to_json(match.options),
        "seats": plan.seats,
        "bots": list(plan.bots),
        "files": digests,
        "rotate": plan.rotated > 0,
        "games": plan.games,
        "seed": plan.seed,
        "iterations": plan.iterations,
        "seconds": plan.seconds,
        "until": plan.until,
        **({"luck": True} if plan.luck else {}),  # files without luck stay as they were
    }


def plan_of(header: Mapping[str, Json]) -> Plan:
    """Read the plan from a first line. Raises ResultsFileError."""
    game, bots, games, seats = header.get("game"), header.get("bots"), header.get("games"), header.get("seats")
    options = header.get("options")
    if not (isinstance(game, str) and isinstance(games, int) and isinstance(seats, int)):
        raise ResultsFileError("the first line lacks game, games or seats")
    if not (isinstance(bots, list) and bots and isinstance(options, dict)):
        raise ResultsFileError("the first line lacks bots or options")
    chosen = {name: str(value) for name, value in options.items()}
    rotated = seats if header.get("rotate") else 0
    until = header.get("until")
    return Plan(
        game, tuple(map(str, bots)), games, str(header.get("seed")), chosen, None, rotated,
        until=None if until is None else str(until), luck=header.get("luck") is True,
    )  # fmt: skip


@dataclass(slots=True)
class Contents:
    """The contents of a results file, up to the last complete line."""

    header: dict[str, Json]
    names: tuple[str, ...] | None
    games: list[GameRow]
    length: int
    """Bytes up to there; what follows is an incomplete line after a crash."""


def read(path: Path) -> Contents:
    """Read a results file. Raises ResultsFileError naming the line, OSError."""
    data = path.read_bytes()
    contents = Contents({}, None, [], 0)
    lines = data.split(b"\n")
    lines.pop()  # empty, or a line without its end
    for number, text in enumerate(lines, 1):
        try:
            _take(contents, json.loads(text))
        except (KeyError, TypeError, ValueError) as problem:
            if number == len(lines) and number > 1:
                break  # a crash can leave an invalid last line
            if number == 1:
                raise ResultsFileError(f"{path} is no results file of an arena") from problem
            raise ResultsFileError(f"{path}, line {number}: it does not read as a game ({problem})") from problem
        contents.length += len(text) + 1
    if not contents.header:
        raise ResultsFileError(f"{path} is no results file of an arena")
    return contents


def _take(contents: Contents, data: dict[str, Json]) -> None:
    """Add one line of the file. Raises KeyError, TypeError or ValueError."""
    if not contents.header:
        if data[MARK] != FORMAT:
            raise ValueError(f"format {data[MARK]}")
        contents.header = data
    elif contents.names is None:
        contents.names = tuple(map(str, a_list(data["facts"])))
    else:
        game = read_game(data, contents.names)
        if game.game != len(contents.games):
            raise ValueError(f"game {game.game} where {len(contents.games)} is due")
        contents.games.append(game)


class ResultsFile:
    """A results file being written; `add` returns when the games are on disk.

    If an error comes before the first game, the file is deleted.
    """

    def __init__(self, path: Path, header: dict[str, Json], resumed: bool) -> None:
        """Begin a new file, or go on with one of the same plan. Raises ResultsFileError or OSError."""
        self.path = path
        self.games: list[GameRow] = []
        self.names: tuple[str, ...] | None = None
        self.file: IO[bytes] = path.open("r+b" if resumed else "xb")
        try:
            lock(self.file, path)
            if resumed:
                self._resume(header)
            else:
                self._write([header])
        except BaseException:
            self.file.close()
            raise

    def _resume(self, header: dict[str, Json]) -> None:
        """Read the games that are there, and cut off a line that a crash left incomplete."""
        contents = read(self.path)
        refuse_other_plan(self.path, contents.header, header)
        self.games, self.names = contents.games, contents.names
        self.file.truncate(contents.length)
        self.file.seek(0, os.SEEK_END)

    def add(self, games: Sequence[GameRow]) -> None:
        """Write some games to disk."""
        lines: list[Json] = []
        if self.names is None and games:
            self.names = tuple(games[0].seats[0].counters)
            lines.append({"facts": list(self.names)})
        lines += [game_json(game) for game in games]
        self._write(lines)
        self.games += games

    def _write(self, lines: Sequence[Json]) -> None:
        self.file.write(b"".join([line(data) for data in lines]))
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()
        if self.names is None and error is not None:  # no game to resume from
            self.path.unlink(missing_ok=True)


def lock(file: IO[bytes], path: Path) -> None:
    """Take an exclusive lock on the file while it is open here; not on Windows. Raises ResultsFileError."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ResultsFileError(f"another arena is writing to {path}") from error


def refuse_other_plan(path: Path, theirs: Mapping[str, Json], ours: Mapping[str, Json]) -> None:
    """Raise ResultsFileError naming every difference between two plans."""
    differences = [
        f"{key} is {json.dumps(theirs.get(key), ensure_ascii=False)} there "
        f"and {json.dumps(ours.get(key), ensure_ascii=False)} here"
        for key in dict.fromkeys([*ours, *theirs])
        if theirs.get(key) != ours.get(key)
    ]
    if differences:
        raise ResultsFileError(f"{path} holds another plan: {'; '.join(differences)}")

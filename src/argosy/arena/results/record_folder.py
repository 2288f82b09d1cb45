"""Writes the records of simulated games into a folder: one file per game, named by its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from argosy.arena.collector import GameRow
from argosy.core.record import ENDING

DIGITS: Final = 6
"""The minimum number of digits, with leading zeros, so that files sort in the order of games."""
LONGEST: Final = 24
"""The most characters of a bot's name in a record. The last ones are kept, since names can be long commands."""


class RecordFolder:
    """Writes records as games come in. Only the process that collects the games writes."""

    def __init__(self, folder: Path, games: int) -> None:
        """Create the folder if it does not exist; `games` is the number of all games. Raises OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.digits = max(DIGITS, len(str(games - 1)))

    def path(self, game: int) -> Path:
        """The file of a game."""
        return self.folder / f"game-{game:0{self.digits}}{ENDING}"

    def keep(self, games: Sequence[GameRow]) -> list[GameRow]:
        """Write the records of some games; returns the rows without them. Raises OSError or ValueError.

        An existing file is overwritten if it is of the same game, as after an interruption.
        """
        for game in games:
            path = self.path(game.game)
            if path.exists() and first_line(path) != game.record.partition("\n")[0].encode():
                raise ValueError(f"{path} is there already and is not this game: name another folder with --records")
            part = path.with_name(path.name + ".part")
            part.write_text(game.record, encoding="utf-8")
            part.replace(path)
        return [replace(game, record="") for game in games]


def first_line(path: Path) -> bytes:
    """The first line of a file. In a record it is the header: game, players, commitment to the seed."""
    with path.open("rb") as file:
        return file.readline().rstrip(b"\n")


def record_names(names: Sequence[str]) -> list[str]:
    """The names of bots for a record: shortened, and all different."""
    short = [name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}" for name in names]
    return [f"{name} {seat}" if short.count(name) > 1 else name for seat, name in enumerate(short, 1)]

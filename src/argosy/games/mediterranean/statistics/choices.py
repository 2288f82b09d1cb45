"""Report tables about choices in Trading in the Mediterranean: developments, buildings with their faces, sides."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from argosy.arena.collector import Column, GameRow, SeatRow, Section
from argosy.arena.stats.intervals import wilson
from argosy.games.mediterranean.statistics.sections import BOUGHT, DECIMAL, PERCENT

CHANCES: Final = "chances_"
BUILT: Final = "built_"
SIDES: Final = "side_"
FACES: Final = ("first", "second")
"""The faces of a tile, as their columns in `tiles.csv`: white or blue first, black or red second."""


def purchases(rows: Sequence[SeatRow]) -> Section:
    """Developments and buildings: how often each is bought, out of how many chances, and how often its buyers win.

    A chance is a development on display that a seat could afford when purchasing began. Chances of buildings are not
    counted, since they depend on the position of a marker.
    """
    lines: list[tuple[str, tuple[float, ...]]] = []
    for counter in rows[0].counters:
        if counter.startswith(BOUGHT):
            card = counter.removeprefix(BOUGHT)
            buyers = [row for row in rows if row.counters[counter]]
            wins = sum([row.win for row in buyers])
            share = (wins / len(buyers), *wilson(wins, len(buyers))) if buyers else (0.0, 0.0, 1.0)
            bought = fmean([row.counters[counter] for row in rows])
            chances = fmean([row.counters.get(CHANCES + card, 0) for row in rows])
            taken = bought / chances if chances else 0.0
            lines.append((card, (bought, len(buyers) / len(rows), chances, taken, *share)))
    columns = (
        Column("bought", "per player and game", DECIMAL),
        Column("buyers", "players who buy it", PERCENT),
        Column("chances", "chances", DECIMAL),
        Column("taken", "of them taken", PERCENT),
        Column("wins", "buyers win", PERCENT),
        Column("wins_low", "from", PERCENT),
        Column("wins_high", "to", PERCENT),
    )
    return Section("purchases", "Developments and buildings bought", "card", columns, tuple(lines))


def faces(games: Sequence[GameRow]) -> Section:
    """The faces of buildings: in how many games each is built, and how often."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for counter in games[0].seats[0].counters:
        if counter.startswith(BUILT):
            built = [sum([row.counters[counter] for row in game.seats]) for game in games]
            name = counter.removeprefix(BUILT).replace("_", " ")
            lines.append((name, (fmean([count > 0 for count in built]), fmean(built))))
    columns = (Column("games", "games in which it is built", PERCENT), Column("built", "per game", DECIMAL))
    return Section(
        "faces", "Faces of buildings; first is white or blue, second black or red", "face", columns, tuple(lines)
    )


def sides(rows: Sequence[SeatRow]) -> Section:
    """On which side of each track the seats are at the end."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for counter in rows[0].counters:
        if counter.startswith(SIDES):
            second = fmean([row.counters[counter] for row in rows])
            lines.append((counter.removeprefix(SIDES), (1 - second, second)))
    columns = (
        Column("first", "Democracy or Venus", PERCENT),
        Column("second", "Dictatorship or Mars", PERCENT),
    )
    return Section("sides", "Sides of the tracks at the end", "track", columns, tuple(lines))

"""Report tables that only Trading in the Mediterranean has, made from its statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from argosy.arena.collector import Column, SeatRow, Section
from argosy.arena.stats.intervals import spread
from argosy.games.mediterranean.edition.cards import CALAMITY_KINDS
from argosy.games.mediterranean.rules.state import TURNS

PERCENT: Final = "{:.1%}"
DECIMAL: Final = "{:.2f}"
POINTS: Final = "points_"
BOUGHT: Final = "bought_"
BY_TURN: Final = {
    "income": "Money from sets per player and turn",
    "money": "Money when wealth is announced, per player and turn",
    "trades": "Deals per player and turn; each counts for both sides",
}
"""What is counted by turn, with the title of its table."""

USUAL: Final = (45, 75)
"""The usual range of the winner's points."""

Groups = Mapping[str, Sequence[SeatRow]]


def by_turn(counter: str, title: str, groups: Groups) -> Section:
    """The means of one counter by turn, and over all turns."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for name, rows in groups.items():
        means = [fmean([row.counters[f"{counter}_{turn}"] for row in rows]) for turn in range(1, TURNS + 1)]
        lines.append((name, (*means, fmean(means))))
    columns = (
        *[Column(f"turn_{turn}", f"turn {turn}", DECIMAL) for turn in range(1, TURNS + 1)],
        Column("mean", "mean", DECIMAL),
    )
    return Section(counter, title, "bot", columns, tuple(lines))


def calamities(groups: Groups) -> Section:
    """How often a player is the victim of each kind of calamity."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for name, rows in groups.items():
        struck = [fmean([row.counters[f"calamities_{kind}"] for row in rows]) for kind in CALAMITY_KINDS]
        lines.append((name, (*struck, sum(struck))))
    columns = (*[Column(kind, kind, DECIMAL) for kind in CALAMITY_KINDS], Column("all", "all", DECIMAL))
    return Section("calamities", "Calamities per player and game", "bot", columns, tuple(lines))


def winners(rows: Sequence[SeatRow]) -> Section:
    """The points of seats that won or shared a win."""
    points = [row.points for row in rows if row.win]
    low, high = USUAL
    usual = [low <= score <= high for score in points]
    numbers = (fmean(points), spread(points), min(points), max(points), fmean(usual))
    columns = (
        Column("points_mean", "points", DECIMAL),
        Column("points_sd", "sd", DECIMAL),
        Column("points_min", "min", "{:.0f}"),
        Column("points_max", "max", "{:.0f}"),
        Column("usual", f"from {low} to {high}", PERCENT),
    )
    return Section("winners", "Points of the winners", "", columns, (("winners", numbers),))


def sources(rows: Sequence[SeatRow]) -> Section:
    """The sources of victory points, over all seats and over winners."""
    won = [row for row in rows if row.win]
    total = sum([row.points for row in rows])
    lines: list[tuple[str, tuple[float, ...]]] = []
    for counter in rows[0].counters:
        if counter.startswith(POINTS):
            points = sum([row.counters[counter] for row in rows])
            name = counter.removeprefix(POINTS).replace("_", " ")
            lines.append(
                (
                    name,
                    (
                        points / len(rows),
                        points / total if total else 0.0,
                        fmean([row.counters[counter] for row in won]),
                    ),
                )
            )
    columns = (
        Column("points", "points", DECIMAL),
        Column("share", "share of all points", PERCENT),
        Column("winners", "points of winners", DECIMAL),
    )
    return Section("sources", "Sources of victory points per player and game", "source", columns, tuple(lines))

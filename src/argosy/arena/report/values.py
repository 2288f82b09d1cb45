"""Computes the numbers of the figures: what cards are worth, where points come from, how often seats interact."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from argosy.arena.collector import GameRow, SeatRow, Topic
from argosy.arena.stats.intervals import Z, wilson

FEWEST = 2
"""A difference needs at least so many seats with the card, and so many without."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """Points of seats that had a card minus those of seats that did not, relative to the mean of the seat's own bot."""

    card: str
    share: float
    """The share of all seats that had it."""
    points_with: float
    points_without: float
    difference: float
    low: float
    high: float
    wins: float
    wins_low: float
    wins_high: float


def everybody(games: Iterable[GameRow]) -> list[SeatRow]:
    """Every seat of every game."""
    return [row for game in games for row in game.seats]


def named(rows: Sequence[SeatRow], prefix: str) -> list[str]:
    """The counters that begin with a prefix, without it."""
    return [name.removeprefix(prefix) for name in rows[0].counters if name.startswith(prefix)]


def card_values(rows: Sequence[SeatRow], prefix: str) -> list[CardValue]:
    """The cards that some seats had and others did not, most valuable first.

    A strong bot buys other cards than a weak one. So points are taken relative to the mean of all seats of the same
    bot: otherwise a card would be credited with the skill of its buyer.
    """
    means = {bot: fmean([row.points for row in rows if row.bot == bot]) for bot in {row.bot for row in rows}}
    beyond = [row.points - means[row.bot] for row in rows]
    values = []
    for card in named(rows, prefix):
        had = [row.counters[prefix + card] > 0 for row in rows]
        mine = [row for row, yes in zip(rows, had, strict=True) if yes]
        others = [row for row, yes in zip(rows, had, strict=True) if not yes]
        if min(len(mine), len(others)) < FEWEST:
            continue
        ours = [points for points, yes in zip(beyond, had, strict=True) if yes]
        theirs = [points for points, yes in zip(beyond, had, strict=True) if not yes]
        difference = fmean(ours) - fmean(theirs)
        margin = Z * sqrt(variance(ours) / len(ours) + variance(theirs) / len(theirs))
        wins = sum([row.win for row in mine])
        values.append(
            CardValue(
                card, len(mine) / len(rows), fmean([row.points for row in mine]), fmean([row.points for row in others]),
                difference, difference - margin, difference + margin, wins / len(mine), *wilson(wins, len(mine)),
            )
        )  # fmt: skip
    return sorted(values, key=lambda value: -value.difference)


def course(rows: Sequence[SeatRow], topic: Topic) -> tuple[list[str], list[tuple[str, list[float]]]]:
    """The steps of a course, and for each source its mean in each step; sources that give nothing are left out."""
    found: dict[str, dict[str, float]] = {}
    steps: dict[str, None] = {}
    for name in named(rows, topic.prefix):
        step, _, source = name.partition("_")
        steps[step] = None
        found.setdefault(source, {})[step] = fmean([row.counters[topic.prefix + name] for row in rows])
    series = [
        (source.replace("_", " "), [means.get(step, 0.0) for step in steps])
        for source, means in found.items()
        if any(means.values())
    ]
    return [f"{topic.step} {step}" for step in steps], series


def between_seats(games: Sequence[GameRow], prefix: str) -> list[list[float]]:
    """By seat and other seat: the mean count per game."""
    seats = len(games[0].seats)
    return [
        [fmean([game.seats[seat].counters[f"{prefix}{other + 1}"] for game in games]) for other in range(seats)]
        for seat in range(seats)
    ]


def between_bots(games: Sequence[GameRow], prefix: str, bots: Sequence[str]) -> list[list[float]]:
    """By bot and other bot: the mean count per game between one seat of each."""
    counts: Mapping[tuple[str, str], list[int]] = {(bot, other): [] for bot in bots for other in bots}
    for game in games:
        for row in game.seats:
            for other in game.seats:
                if other.seat != row.seat:
                    counts[row.bot, other.bot].append(row.counters[f"{prefix}{other.seat + 1}"])
    return [[fmean(counts[bot, other]) if counts[bot, other] else 0.0 for other in bots] for bot in bots]

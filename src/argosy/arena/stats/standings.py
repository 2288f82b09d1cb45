"""Results of an arena: each bot against its fair share, pairs of bots compared deal by deal, decision times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Final

from argosy.arena.collector import Column, GameRow, Section
from argosy.arena.runner import Plan
from argosy.arena.stats.decision_times import merged
from argosy.arena.stats.intervals import mean_interval, share_interval

WHOLE: Final = "{:.0f}"
POINTS: Final = "{:.2f}"
SIGNED: Final = "{:+.2f}"
PERCENT: Final = "{:.1%}"
SIGNED_PERCENT: Final = "{:+.1%}"
P99: Final = 0.99
THOUSAND: Final = 1000

STANDING: Final = (
    Column("games", "games", WHOLE),
    Column("points", "points", POINTS),
    Column("points_low", "from", POINTS),
    Column("points_high", "to", POINTS),
    Column("wins", "wins", PERCENT),
    Column("over_fair", "wins / fair share", POINTS),
    Column("over_fair_low", "from", POINTS),
    Column("over_fair_high", "to", POINTS),
)
PAIR: Final = (
    Column("points", "points", SIGNED),
    Column("points_low", "from", SIGNED),
    Column("points_high", "to", SIGNED),
    Column("wins", "win share", SIGNED_PERCENT),
    Column("wins_low", "from", SIGNED_PERCENT),
    Column("wins_high", "to", SIGNED_PERCENT),
)
TIMES: Final = (
    Column("decisions", "decisions", WHOLE),
    Column("mean_ms", "mean ms", POINTS),
    Column("p99_ms", "99 % within ms", POINTS),
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a bot in one deal, over all its seats and rotations: mean points, and its share of all wins."""

    seats: int
    points: float
    wins: float
    fair: float
    """The share of all wins to expect for its number of seats."""
    luck: tuple[float, ...] = ()
    """The mean luck of its seats, in points and in chances; empty if it was not judged."""


Deals = list[list[GameRow]]


def deals_of(plan: Plan, games: Sequence[GameRow]) -> Deals:
    """The games by deal; a deal without all its rotations is left out, because it favours some bots."""
    groups: dict[int, list[GameRow]] = {}
    for game in games:
        groups.setdefault(plan.deal(game.game), []).append(game)
    return [group for group in groups.values() if len(group) == plan.line_ups]


def outcomes(deals: Deals, bot: str) -> list[Outcome]:
    """The outcome of each deal for a bot."""
    found = []
    for deal in deals:
        rows = [row for game in deal for row in game.seats if row.bot == bot]
        wins = sum([row.win for row in rows]) / len(deal)
        fair = len(rows) / sum([len(game.seats) for game in deal])
        luck = tuple([fmean(column) for column in zip(*[row.luck for row in rows], strict=True)])
        found.append(Outcome(len(rows), fmean([row.points for row in rows]), wins, fair, luck))
    return found


def standing(plan: Plan, deals: Deals) -> Section:
    """Every bot against its fair share of wins; deals are the units of the intervals."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for bot in dict.fromkeys(plan.bots):
        mine = outcomes(deals, bot)
        share, low, high = share_interval([outcome.wins for outcome in mine])
        points = mean_interval([outcome.points for outcome in mine])
        over = [wins / mine[0].fair for wins in (share, low, high)]
        lines.append((bot, (sum([outcome.seats for outcome in mine]), *points, share, *over)))
    return Section("bots", "Points and wins by bot", "bot", STANDING, tuple(lines))


def differences(deals: Deals, first: str, second: str, bots: Sequence[str]) -> list[tuple[float, float]]:
    """By deal: the first bot's mean points minus the second's, and its share of wins minus the second's.

    Shares of wins are scaled as if every bot had equally many seats.
    """
    number = len(set(bots))
    return [
        (mine.points - theirs.points, (mine.wins / mine.fair - theirs.wins / theirs.fair) / number)
        for mine, theirs in zip(outcomes(deals, first), outcomes(deals, second), strict=True)
    ]


def pairs(plan: Plan, deals: Deals) -> Section:
    """Every two bots compared within each deal, so that the luck of the deal cancels."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for first, second in combinations(dict.fromkeys(plan.bots), 2):
        by_deal = differences(deals, first, second, plan.bots)
        points = mean_interval([points for points, _ in by_deal])
        wins = mean_interval([wins for _, wins in by_deal])
        lines.append((f"{first} - {second}", (*points, *wins)))
    return Section("pairs", "Differences between bots, paired by deal", "bots", PAIR, tuple(lines))


def times(plan: Plan, games: Sequence[GameRow]) -> Section:
    """How long each bot thinks about a decision; this depends on the machine."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for bot in dict.fromkeys(plan.bots):
        parts = [
            times
            for game in games
            for row, times in zip(game.seats, game.decision_times, strict=False)
            if row.bot == bot
        ]
        all_of_them = merged(parts)
        p99 = all_of_them.percentile(P99)
        lines.append((bot, (all_of_them.decisions, all_of_them.mean * THOUSAND, p99 * THOUSAND)))
    return Section("times", "Decision times", "bot", TIMES, tuple(lines))

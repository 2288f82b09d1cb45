"""Plackett-Luce ratings of the bots of an arena, with intervals from resampled deals (bootstrap)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from statistics import fmean
from typing import Final

from argosy.arena.collector import Column, GameRow, Section
from argosy.arena.stats.intervals import Z, spread
from argosy.arena.stats.standings import Deals
from argosy.core.rng import Rng
from argosy.extras import missing_library

RATED: Final = 60_000
"""Games rated in all resamples together; takes a few seconds."""
FEWEST: Final = 40
MOST: Final = 400
MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
KAPPA: Final = 0.0001
FORM: Final = "{:.2f}"
COLUMNS: Final = (Column("rating", "rating", FORM), Column("low", "from", FORM), Column("high", "to", FORM))

Rating = tuple[float, float]
"""Mean and standard deviation."""
Update = Callable[[Sequence[Rating], Sequence[int]], list[Rating]]
"""From ratings and places by seat to the ratings after the game."""


def openskill_update() -> Update:
    """The update of openskill.

    A bot does not change: uncertainty does not grow between games (tau 0) and is reduced in full by each game
    (gamma 1), so that all games have the same weight.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise missing_library("a rating", error, "arena") from error

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, kappa=KAPPA, tau=0.0, gamma=lambda *_: 1.0)

    def update(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
        after = model.rate([[model.rating(*rating)] for rating in before], ranks=[float(place) for place in places])
        return [(team[0].mu, team[0].sigma) for team in after]

    return update


def quick_update(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The same update, several times as fast, for the resamples; a test compares it with openskill's.

    It is algorithm 4 of Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011).
    """
    c = sqrt(sum([sigma * sigma + BETA * BETA for _, sigma in before]))
    powers = [exp(mu / c) for mu, _ in before]
    worse = [sum([power for power, other in zip(powers, places, strict=True) if other >= place]) for place in places]
    tied = [places.count(place) for place in places]
    after = []
    for seat, (mu, sigma) in enumerate(before):
        omega = delta = 0.0
        for other, place in enumerate(places):
            if place <= places[seat]:
                chance = powers[seat] / worse[other]
                omega += ((other == seat) - chance) / tied[other]
                delta += chance * (1 - chance) / tied[other]
        part = sigma / c
        after.append((mu + sigma * part * omega, sigma * sqrt(max(1 - part * part * delta, KAPPA))))
    return after


def rated(games: Sequence[GameRow], bots: Sequence[str], update: Update) -> list[float]:
    """The bots' ratings after these games, shifted so that their mean is 25: only differences have a meaning.

    All begin at 25. A bot's seats in one game move it by their mean.
    """
    ratings: dict[str, Rating] = dict.fromkeys(bots, (MU, SIGMA))
    for game in games:
        names = [row.bot for row in game.seats]
        after = update([ratings[name] for name in names], [row.place for row in game.seats])
        for bot in dict.fromkeys(names):
            mine = [rating for rating, name in zip(after, names, strict=True) if name == bot]
            ratings[bot] = mine[0] if len(mine) == 1 else (fmean([mu for mu, _ in mine]), fmean([sd for _, sd in mine]))
    level = MU - fmean([mu for mu, _ in ratings.values()])
    return [ratings[bot][0] + level for bot in bots]


def ratings(deals: Deals, bots: Sequence[str]) -> Section:
    """Ratings with 95 % intervals, highest first: the spread over resamples of whole deals, always the same ones."""
    names = list(dict.fromkeys(bots))
    games = [game for deal in deals for game in deal]
    found = rated(games, names, openskill_update())
    rng = Rng("resampled deals")
    resampled = []
    for _ in range(max(FEWEST, min(MOST, RATED // len(games)))):
        drawn = [deals[rng.below(len(deals))] for _ in deals]
        resampled.append(rated([game for deal in drawn for game in deal], names, quick_update))
    lines: list[tuple[str, tuple[float, ...]]] = []
    for place, name in enumerate(names):
        margin = Z * spread([sample[place] for sample in resampled])
        lines.append((name, (found[place], found[place] - margin, found[place] + margin)))
    lines.sort(key=lambda entry: -entry[1][0])
    return Section("ratings", "Ratings (Plackett-Luce)", "bot", COLUMNS, tuple(lines))

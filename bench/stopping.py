"""How often the test of `argosy arena --until` names a wrong bot, and how many deals it takes to find a difference.

    python -m bench.stopping [--runs 1000] [--deals 1000] [--results FILE ...]

Each run adds simulated differences by deal to the test's own sample and looks after every deal. `--results` also draws
from the differences of real games: results files of arenas with two bots. For runs without a difference each is given a
random sign, for runs with one they are taken as they are. No games are played; the seeds are fixed.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist, fmean, median, quantiles, stdev

from rich.console import Console
from rich.progress import track
from rich.table import Table

from argosy.arena.results.results_file import plan_of, read
from argosy.arena.stats.sequential import LEVEL, Sample
from argosy.arena.stats.standings import deals_of, differences

Draw = Callable[[random.Random], float]
"""Draws the difference of one deal."""

NULLS: dict[str, Draw] = {
    "normal": lambda rng: rng.gauss(0, 1),
    "heavy tails (Student, 3 degrees)": lambda rng: rng.gauss(0, 1) / sqrt(rng.gammavariate(1.5, 2) / 3),
    "skewed (exponential)": lambda rng: rng.expovariate(1) - 1,
    "shares of wins (steps of 1/2)": lambda rng: rng.choice((-2, -1, -1, 0, 0, 0, 0, 1, 1, 2)) / 2,
    "rare (19 of 20 deals are level)": lambda rng: rng.choice((-1, 1)) if rng.random() < 0.05 else 0.0,
    "lottery (9 of 10 win a little)": lambda rng: 0.1 if rng.random() < 0.9 else -0.9,
}
"""Differences whose mean is 0."""
EFFECTS = (0.1, 0.2, 0.3, 0.5, 1.0)
"""Means of normal differences, in standard deviations."""


def run(draw: Draw, rng: random.Random, deals: int) -> tuple[int, float]:
    """The number of deals until the interval excludes 0, and the mean by then; `deals + 1` if it never does."""
    sample = Sample()
    for number in range(1, deals + 1):
        sample.add(draw(rng))
        low, high = sample.interval(LEVEL)
        if low > 0 or high < 0:
            return number, sample.mean
    return deals + 1, sample.mean


def runs(name: str, draw: Draw, count: int, deals: int) -> list[tuple[int, float]]:
    """Many runs with a progress bar."""
    seeds = track(range(count), description=name, console=Console(stderr=True), transient=True)
    return [run(draw, random.Random(f"{name} {seed}"), deals) for seed in seeds]


def fixed_number(effect: float) -> int:
    """The deals that a test at a number chosen in advance needs to find this effect in 90 % of runs."""
    normal = NormalDist()
    return round(((normal.inv_cdf(1 - LEVEL / 2) + normal.inv_cdf(0.9)) / effect) ** 2)


def of_file(path: Path) -> tuple[list[float], list[float]]:
    """The differences in points and in wins of the first two bots in a results file, by deal."""
    contents = read(path)
    plan = plan_of(contents.header)
    first, second = dict.fromkeys(plan.bots)
    by_deal = differences(deals_of(plan, contents.games), first, second, plan.bots)
    return [points for points, _ in by_deal], [wins for _, wins in by_deal]


def shifted(effect: float) -> Draw:
    """Draws normal differences with this mean."""
    return lambda rng: rng.gauss(effect, 1)


def one_of(values: Sequence[float]) -> Draw:
    """Draws one of the values."""
    return lambda rng: rng.choice(values)


def signed(values: Sequence[float]) -> Draw:
    """Draws one of the values with a random sign."""
    return lambda rng: rng.choice(values) * rng.choice((-1, 1))


def main() -> None:
    """Print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000, help="runs of each row (default: 1000)")
    parser.add_argument("--deals", type=int, default=1000, help="deals after which a run ends (default: 1000)")
    parser.add_argument("--results", type=Path, nargs="*", default=[], help="results files of arenas with two bots")
    options = parser.parse_args()
    nulls = dict(NULLS)
    real = {f"normal, mean {effect} sd": (effect, shifted(effect)) for effect in EFFECTS}
    for path in options.results:
        for measure, values in zip(("points", "wins"), of_file(path), strict=True):
            if not stdev(values):
                continue
            nulls[f"{path.stem}, {measure}, random signs"] = signed(values)
            effect = abs(fmean(values)) / stdev(values)
            real[f"{path.stem}, {measure}, mean {effect:.2f} sd"] = effect, one_of(values)
    console = Console(width=120)
    title = f"{options.runs} runs of {options.deals} deals"
    table = Table("no difference", "false alarms", "in 100 deals", title=title)
    for name, draw in nulls.items():
        ends = [end for end, _ in runs(name, draw, options.runs, options.deals)]
        alarms = [end for end in ends if end <= options.deals]
        early = sum(end <= 100 for end in alarms)
        table.add_row(name, f"{len(alarms) / len(ends):.1%}", f"{early / len(ends):.1%}")
    console.print(table)
    headings = ("found", "median deals", "9 of 10 within", "fixed number for 90 %", "mean when found")
    table = Table("a difference", *headings, title=title)
    for name, (effect, draw) in real.items():
        ended = runs(name, draw, options.runs, options.deals)
        ends = [end for end, _ in ended]
        means = [mean for end, mean in ended if end <= options.deals]
        within = [
            f"{end:.0f}" if end <= options.deals else f"> {options.deals}"
            for end in (median(ends), quantiles(ends, n=10)[-1])
        ]
        mean = f"{fmean(means):.2f}" if means else ""
        table.add_row(name, f"{len(means) / len(ends):.1%}", *within, str(fixed_number(effect)), mean)
    console.print(table)


if __name__ == "__main__":
    main()

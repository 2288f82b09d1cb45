"""The command `argosy arena`: rates bots against each other on the same deals with rotated seats; resumable."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Generator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.arena.collector import GameRow, Section
from argosy.arena.ray import portions_on_cluster
from argosy.arena.report.text_report import write_parquet
from argosy.arena.results.results_file import ResultsFile, header_of
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import default_workers, portions
from argosy.arena.stats.adjusted import ABOUT_LUCK, FEWEST, luck_sections
from argosy.arena.stats.ratings import ratings
from argosy.arena.stats.sequential import SequentialTest, read_until, sequential_test
from argosy.arena.stats.standings import deals_of, pairs, standing, times
from argosy.bots.levels import names_in
from argosy.cli.complaint import Complaint, warn_of
from argosy.cli.progress import watch
from argosy.cli.simulate import (
    PLAIN_WIDTH,
    add_budget,
    add_records,
    chosen_options,
    drawn,
    positive,
    record_folder,
)
from argosy.core.data_files import EditionError
from argosy.core.registry import game as find_game
from argosy.core.registry import list_games
from argosy.extras import install_line
from argosy.games.package import LEVELS

if TYPE_CHECKING:
    from argosy.cli.simulate import Subcommands
    from argosy.core.codec import Json

USUAL_SEATS = 4
ROUGH = 30
"""With fewer deals than this, confidence intervals are rough."""


def add_command(commands: Subcommands) -> None:
    """Add `arena` to the command line."""
    parser = commands.add_parser(
        "arena",
        help="rate bots against each other on the same deals",
        description="Let bots play each other and rate them. With --rotate every deal is played as often as there are "
        "bots, each bot once on each seat, so that the luck of the deal cancels out. Every game is written to a "
        "results file at once; --resume continues an interrupted arena. The same plan gives the same results with any "
        "number of workers and on a cluster. With --until the arena stops at the first deal after which a sequential "
        "test knows which bot of every pair is better; in at most 5 % of arenas it names a wrong one.",
    )
    parser.add_argument("game", help=f"which game: {', '.join(list_games())}")
    parser.add_argument(
        "--bots",
        required=True,
        help=f"two or more, separated by commas: {', '.join(LEVELS)}, ./my_bot.py:MyBot, "
        "isolated:./my_bot.py:MyBot, 'stdio:COMMAND', policy:my_policy.npz; "
        "if there are fewer bots than seats, they take the seats in turn",
    )
    parser.add_argument("--seats", type=positive, help="number of seats (default: one for each bot, or else 4)")
    parser.add_argument(
        "--games",
        type=positive,
        default=1000,
        help="number of games, with --until the most; with --rotate rounded up to whole rotations (default: 1000)",
    )
    parser.add_argument("--rotate", action="store_true", help="play each deal with each bot on each seat once")
    parser.add_argument(
        "--until",
        metavar="MEASURE[:MARGIN]",
        help="stop when a sequential test on the deals has decided every pair of bots: `points` or `wins`; with a "
        "margin, as in `points:1` or `wins:0.05`, also when they are shown to be less than that apart; needs --rotate",
    )
    parser.add_argument("--seed", default="1", help="deal d, counted from 0, has the seed SEED/d (default: 1)")
    add_budget(parser)
    parser.add_argument(
        "--luck",
        action="store_true",
        help="also judge what chance gave every seat, and show differences without it (needs the extra oracle)",
    )
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=positive, help="number of processes (default: one per processor)")
    where.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: host:port, auto or local (needs the extra cluster)"
    )
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--results", metavar="FILE", help="results file to create (default: arena-GAME-SEED.jsonl)")
    files.add_argument("--resume", metavar="FILE", help="continue this results file of the same plan")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--edition", metavar="FOLDER", help="folder with the card files of another edition")
    parser.add_argument("--json", metavar="FILE", help="write the tables as JSON; -: standard output")
    parser.add_argument("--parquet", metavar="FILE", help="write one row per game and seat (needs the extra research)")
    add_records(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress and no tables")
    parser.set_defaults(run=run, extra="arena")


def run(options: argparse.Namespace) -> int:
    """Play the games; exit code 0 when all are played, 130 when interrupted."""
    refuse_what_is_missing(options)
    plan = plan_of(options)
    try:
        runner = Runner(plan)
        header = header_of(runner)
        runner.close()
    except (EditionError, ValueError) as problem:
        raise Complaint(str(problem)) from problem
    warn_of(runner.template.edition)
    path = results_path(options)
    folder = record_folder(options, plan)
    begun = time.perf_counter()
    with ResultsFile(path, header, resumed=options.resume is not None) as results:
        kept = len(results.games)
        test = sequential_test(plan, results.games)

        def take(rows: list[GameRow]) -> None:
            results.add(rows if folder is None else folder.keep(rows))

        played = source(options, plan, kept)
        if test is None:
            whole = watch(played, take, plan.game, plan.games, kept, options.quiet)
        else:
            still = until_decided(test, played)
            whole = watch(still, take, plan.game, plan.games, kept, options.quiet, test.status)
    games = results.games
    if not whole:
        print(
            f"argosy: stopped after {len(games)} of {plan.games} games; --resume {path} goes on from there",
            file=sys.stderr,
        )
    write(options, plan, header, games, test, path, time.perf_counter() - begun, len(games) - kept)
    return 0 if whole else 130


def refuse_what_is_missing(options: argparse.Namespace) -> None:
    """Raise Complaint if an option needs an extra that is not installed."""
    if options.parquet is not None and find_spec("pyarrow") is None:
        raise Complaint(f"--parquet needs pyarrow: {install_line('research')}")
    if options.luck and find_spec("numpy") is None:
        raise Complaint(f"--luck needs numpy: {install_line('oracle')}")
    if options.ray is not None and find_spec("ray") is None:
        raise Complaint(f"--ray needs ray: {install_line('cluster')}")


def plan_of(options: argparse.Namespace) -> Plan:
    """The plan from the command line options. Raises Complaint."""
    try:
        rules = find_game(options.game)
    except KeyError as problem:
        raise Complaint(problem.args[0]) from problem
    names = tuple(names_in(options.bots))
    if len(set(names)) < len(names):
        raise Complaint("--bots names a bot twice: each is compared with the others")
    if len(names) < 2:
        raise Complaint("--bots names fewer than two bots, so there is nothing to compare")
    seats = options.seats or (len(names) if len(names) in rules.seats else USUAL_SEATS)
    games = options.games
    if options.until is not None:
        try:
            read_until(options.until)
        except ValueError as problem:
            raise Complaint(f"--until {problem}") from problem
        if not options.rotate:
            raise Complaint("--until needs --rotate: it compares bots over deals that each played from every seat")
    if options.rotate:
        games += -games % len(names)
    elif len(names) > seats:
        raise Complaint(f"--bots names {len(names)} bots for {seats} seats: with --rotate each has its turn")
    else:
        names = tuple([names[seat % len(names)] for seat in range(seats)])
    return Plan(
        options.game, names, games, options.seed, chosen_options(options.option), options.edition,
        seats if options.rotate else 0, options.iterations, options.seconds, options.records is not None,
        options.until, options.luck,
    )  # fmt: skip


def results_path(options: argparse.Namespace) -> Path:
    """The results file. Raises Complaint if a new one exists already, or one to resume does not exist."""
    if options.resume is not None:
        path = Path(options.resume)
        if not path.is_file():
            raise Complaint(f"there is no file {path} to go on with")
        return path
    seed = re.sub(r"[^\w.-]+", "_", options.seed)
    path = Path(options.results or f"arena-{options.game}-{seed}.jsonl")
    if path.exists():
        raise Complaint(f"{path} is there already: go on with --resume {path}, or name another with --results")
    return path


def source(options: argparse.Namespace, plan: Plan, begin: int) -> Generator[list[GameRow], None, None]:
    """Play the remaining games, on this machine or on the cluster; yields their rows in portions."""
    if begin >= plan.games:
        return
    if options.ray is not None:
        yield from portions_on_cluster(plan, options.ray, begin)
        return
    workers = min(options.workers or default_workers(), plan.games - begin)
    yield from portions(plan, workers, begin)


def until_decided(
    test: SequentialTest, played: Generator[list[GameRow], None, None]
) -> Generator[list[GameRow], None, None]:
    """The games up to the deal that decides the test: the same ones with any number of workers."""
    with closing(played):
        while not test.decided and (rows := next(played, None)) is not None:
            yield rows[: test.take(rows)]


def write(
    options: argparse.Namespace,
    plan: Plan,
    header: dict[str, Json],
    games: list[GameRow],
    test: SequentialTest | None,
    path: Path,
    seconds: float,
    played: int,
) -> None:
    """Show the tables and write the requested files."""
    if options.parquet is not None and games:
        write_parquet(options.parquet, games)
    deals = deals_of(plan, games)
    if not deals:
        return
    results = [ratings(deals, plan.bots), standing(plan, deals), pairs(plan, deals), *luck_sections(plan, deals)]
    clock = times(plan, games)
    tested: dict[str, Json] = {} if test is None else {"until": test.as_json()}
    if options.json is not None:
        data: dict[str, Json] = {
            **header,
            "deals": len(deals),
            "summary": {**{section.key: section.as_json() for section in results}, **tested},
            "run": {"seconds": round(seconds, 3), "played": played, "times": clock.as_json()},
        }
        text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
        if options.json == "-":
            sys.stdout.write(text)
        else:
            Path(options.json).write_text(text, encoding="utf-8")
    if not options.quiet:
        show(plan, [*results, clock], test, len(deals), path, to_stderr=options.json == "-")


def show(
    plan: Plan, tables: list[Section], test: SequentialTest | None, deals: int, path: Path, to_stderr: bool
) -> None:
    """Show the tables: drawn in a terminal, else as plain columns."""
    from rich.console import Console

    console = Console(stderr=to_stderr, highlight=False)
    plain = not console.is_terminal
    if plain:
        console = Console(stderr=to_stderr, highlight=False, width=PLAIN_WIDTH)
    rotations = f", each in {plan.line_ups} rotations" if plan.rotated else ""
    console.print(f"{plan.game}: {deals} deals{rotations}, {plan.seats} seats, seed {plan.seed}", markup=False)
    for section in tables:
        console.print()
        console.print(drawn(section, plain))
    rough = f" {deals} deals are few: the intervals are rough." if deals < ROUGH else ""
    console.print(
        "\nFrom-to: 95 % intervals with deals as units (ratings: resampled deals). A win shared by n seats counts 1/n "
        f"for each; the fair share is 1.{rough}"
    )
    if plan.luck:
        few = f" With fewer than {FEWEST} deals none is shown." if deals < FEWEST else ""
        console.print(f"{ABOUT_LUCK}{few}", markup=False)
    if test is not None:
        console.print()
        for sentence in test.sentences():
            console.print(sentence, markup=False)
    console.print(f"All games: {path}; `argosy report {path}` makes a page of them.", markup=False, soft_wrap=True)

"""The command `argosy simulate`: plays many games between bots and prints a report."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.arena.collector import GameRow, Section
from argosy.arena.report.text_report import as_json, sections, write_parquet
from argosy.arena.results.record_folder import RecordFolder
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import default_workers, portions
from argosy.bots.levels import names_in
from argosy.cli.complaint import Complaint, warn_of
from argosy.cli.progress import watch
from argosy.core.data_files import EditionError
from argosy.core.record import ENDING
from argosy.core.registry import game as find_game
from argosy.core.registry import list_games
from argosy.extras import install_line
from argosy.games.package import LEVELS

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

PLAIN_WIDTH = 160
"""Width in columns of a report that is not printed to a terminal."""


def add_command(commands: Subcommands) -> None:
    """Add `simulate` to the command line."""
    parser = commands.add_parser(
        "simulate",
        help="play many games between bots and print a report",
        description="Play many games between bots and report points, wins and the statistics of the game. "
        "The same seed gives the same games, with any number of workers.",
    )
    parser.add_argument("game", help=f"which game: {', '.join(list_games())}")
    parser.add_argument("--seats", type=positive, default=4, help="number of seats (default: 4)")
    parser.add_argument("--games", type=positive, default=1000, help="number of games (default: 1000)")
    parser.add_argument(
        "--bots",
        default="random",
        help=f"one bot for all seats, or one per seat, separated by commas: {', '.join(LEVELS)}, ./my_bot.py:MyBot, "
        "isolated:./my_bot.py:MyBot, 'stdio:COMMAND', policy:my_policy.npz "
        "(default: random)",
    )
    parser.add_argument("--seed", default="1", help="game i, counted from 0, has the seed SEED/i (default: 1)")
    add_budget(parser)
    parser.add_argument(
        "--workers", type=positive, default=None, help="number of processes (default: one per processor)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--edition", metavar="FOLDER", help="folder with the card files of another edition")
    parser.add_argument("--json", metavar="FILE", help="write summary and games as JSON; -: standard output")
    parser.add_argument("--parquet", metavar="FILE", help="write one row per game and seat (needs the extra research)")
    add_records(parser)
    parser.add_argument("--quiet", action="store_true", help="no progress and no report")
    parser.set_defaults(run=run)


def add_budget(parser: argparse.ArgumentParser) -> None:
    """Add the options for how long bots may think."""
    parser.add_argument(
        "--iterations", type=positive, help="how long a bot may think, in iterations; games are reproducible"
    )
    parser.add_argument("--seconds", type=span, help="how long a bot may think, in seconds; games are not reproducible")


def add_records(parser: argparse.ArgumentParser) -> None:
    """Add the option to save the records of games."""
    parser.add_argument(
        "--records",
        metavar="FOLDER",
        help=f"save every game as a record for `argosy replay`, from game-000000{ENDING} on; if all bots are random, "
        "games are then played as real matches: slower, and other games than without this option",
    )


def positive(text: str) -> int:
    """A whole number above 0, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def span(text: str) -> float:
    """Seconds above 0, for argparse."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return seconds


def run(options: argparse.Namespace) -> int:
    """Play the games; exit code 0 when all are played, 130 when interrupted."""
    if options.parquet is not None and find_spec("pyarrow") is None:
        raise Complaint(f"--parquet needs pyarrow: {install_line('research')}")
    plan = plan_of(options)
    try:
        runner = Runner(plan)
    except (EditionError, ValueError) as problem:
        raise Complaint(str(problem)) from problem
    warn_of(runner.template.edition)
    workers = min(options.workers or default_workers(), plan.games)
    begun = time.perf_counter()
    games = play(plan, workers, options.quiet, record_folder(options, plan))
    seconds = time.perf_counter() - begun
    stopped = len(games) < plan.games
    if stopped:
        print(f"argosy: stopped after {len(games)} of {plan.games} games", file=sys.stderr)
    if games:
        write(options, runner, games, workers, seconds)
    return 130 if stopped else 0


def plan_of(options: argparse.Namespace) -> Plan:
    """The plan from the command line options. Raises Complaint."""
    try:
        find_game(options.game)
    except KeyError as problem:
        raise Complaint(problem.args[0]) from problem
    names = tuple(names_in(options.bots))
    if len(names) == 1:
        names *= options.seats
    if len(names) != options.seats:
        raise Complaint(f"--bots names {len(names)} bots for {options.seats} seats: give one for all, or one per seat")
    return Plan(
        options.game, names, options.games, options.seed, chosen_options(options.option), options.edition,
        iterations=options.iterations, seconds=options.seconds, records=options.records is not None,
    )  # fmt: skip


def chosen_options(pairs: Sequence[str]) -> dict[str, str]:
    """Parse table options given as NAME=VALUE. Raises Complaint."""
    chosen = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Complaint(f"--option {pair}: NAME=VALUE is expected")
        chosen[name] = value
    return chosen


def record_folder(options: argparse.Namespace, plan: Plan) -> RecordFolder | None:
    """The folder for records, if requested. Raises OSError."""
    return None if options.records is None else RecordFolder(Path(options.records), plan.games)


def play(plan: Plan, workers: int, quiet: bool, folder: RecordFolder | None = None) -> list[GameRow]:
    """Play the games with a progress bar. If interrupted, returns the games played so far."""
    games: list[GameRow] = []

    def take(rows: list[GameRow]) -> None:
        games.extend(rows if folder is None else folder.keep(rows))

    watch(portions(plan, workers), take, plan.game, plan.games, quiet=quiet)
    return games


def write(options: argparse.Namespace, runner: Runner, games: Sequence[GameRow], workers: int, seconds: float) -> None:
    """Show the report and write the requested files."""
    if options.parquet is not None:
        write_parquet(options.parquet, games)
    if options.json is not None:
        text = json.dumps(as_json(runner, games, workers, seconds), indent=1, ensure_ascii=False) + "\n"
        if options.json == "-":
            sys.stdout.write(text)
        else:
            Path(options.json).write_text(text, encoding="utf-8")
    if not options.quiet:
        show(runner.plan, games, workers, seconds, to_stderr=options.json == "-")


def show(plan: Plan, games: Sequence[GameRow], workers: int, seconds: float, to_stderr: bool) -> None:
    """Show the report: drawn in a terminal, else as plain columns."""
    from rich.console import Console

    console = Console(stderr=to_stderr, highlight=False)
    if not console.is_terminal:
        console = Console(stderr=to_stderr, highlight=False, width=PLAIN_WIDTH)
    decisions = sum([game.decisions for game in games])
    bots = dict.fromkeys(plan.bots) if len(set(plan.bots)) == 1 else plan.bots
    console.print(f"{plan.game}: {len(games)} games, {len(plan.bots)} seats, seed {plan.seed}", markup=False)
    console.print(f"bots: {', '.join(bots)}", markup=False)
    console.print(
        f"{seconds:.1f} s with {workers} worker{'' if workers == 1 else 's'}: {len(games) / seconds:.1f} games/s, "
        f"{decisions / seconds:.0f} decisions/s, {decisions / len(games):.1f} decisions per game"
    )
    for section in sections(plan, games):
        console.print()
        console.print(drawn(section, plain=not console.is_terminal))
    console.print(
        "\nFrom-to: 95 % intervals (points: normal; wins: Wilson). A win shared by n seats counts 1/n for each."
    )


def drawn(section: Section, plain: bool) -> RichTable:
    """A section as a rich table."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table as RichTable

    style = None if plain else box.SIMPLE_HEAD
    table = RichTable(title=section.title, title_justify="left", title_style="bold", box=style)
    table.add_column(section.first)
    for column in section.columns:
        table.add_column(column.heading, justify="right")
    for name, numbers in section.rows:
        cells = [column.form.format(number) for column, number in zip(section.columns, numbers, strict=True)]
        table.add_row(escape(name), *cells)
    return table

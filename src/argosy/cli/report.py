"""The command `argosy report`: writes an HTML page for game designers from the results of an arena or simulation."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argosy.cli.simulate import Subcommands


def add_command(commands: Subcommands) -> None:
    """Add `report` to the command line."""
    parser = commands.add_parser(
        "report",
        help="write a page with plots from the results of arena or simulate",
        description="Write one self-contained HTML file: seat balance, values of cards, sources of points, "
        "who trades with whom and who hits whom, with 95 % intervals.",
    )
    parser.add_argument("results", metavar="RESULTS", help="results file of `arena` or `simulate --json`")
    parser.add_argument("--out", metavar="FILE", help="file to write (default: RESULTS with the extension .html)")
    parser.set_defaults(run=run, extra="arena")


def run(options: argparse.Namespace) -> int:
    """Write the page. Returns the exit code."""
    from argosy.arena.report.page import page
    from argosy.arena.report.results import load

    path = Path(options.results)
    results = load(path)
    out = Path(options.out) if options.out else path.with_suffix(".html")
    out.write_text(page(results), encoding="utf-8")
    print(f"{out}: {len(results.games)} games")
    return 0

"""The command `argosy report`: results of an arena or a simulation as one page for a game designer."""

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
        help="make a page with plots from the results of arena or simulate",
        description="Write one HTML file that needs nothing else: seat balance, values of cards, sources of points, "
        "who trades with whom and who hits whom, with 95 %% intervals.",
    )
    parser.add_argument("results", metavar="RESULTS", help="a results file of `arena`, or of `simulate --json`")
    parser.add_argument("--out", metavar="FILE", help="the page (default: RESULTS with the ending .html)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the page; 0 when it is there."""
    from argosy.arena.report.page import page
    from argosy.arena.report.results import load

    path = Path(options.results)
    results = load(path)
    out = Path(options.out) if options.out else path.with_suffix(".html")
    out.write_text(page(results), encoding="utf-8")
    print(f"{out}: {len(results.games)} games")
    return 0

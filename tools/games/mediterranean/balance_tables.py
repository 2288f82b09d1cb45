"""Prints the Mediterranean tables of docs/simulations.md from files that `argosy simulate --json FILE` wrote.

    .venv-test/bin/python -m tools.games.mediterranean.balance_tables FILE...

One column for each file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from argosy.games.mediterranean.edition.components import load_edition

Run = dict[str, Any]
Column = dict[str, str]
SOURCES: Final = ("start", "prosperity", "industry", "culture", "culture bonus", "wonder", "bought", "calamity")


def percent(share: float, digits: int = 0) -> str:
    """A share as percent."""
    return f"{100 * share:.{digits}f} %"


def balance(run: Run) -> Column:
    """Money, deals and points."""
    summary = run["summary"]
    money, deals, calamities, won = [
        next(iter(summary[what].values())) for what in ("money", "trades", "calamities", "winners")
    ]
    points = [seat["points_mean"] for seat in summary["seats"].values()]
    return {
        "games": str(run["games"]),
        **{f"money, turn {turn}": f"${money[f'turn_{turn}']:.1f}" for turn in range(1, 7)},
        "deals per seat and turn": f"{deals['mean']:.2f}",
        "calamities per seat and game": f"{calamities['all']:.2f}",
        "decisions per game": f"{summary['decisions_per_game']:.0f}",
        "winners: points, mean": f"{won['points_mean']:.1f}",
        "winners: standard deviation": f"{won['points_sd']:.1f}",
        "winners: lowest to highest": f"{won['points_min']} to {won['points_max']}",
        "winners with 45 to 75 points": percent(won["usual"], 1),
        "all seats: points, mean": f"{sum(points) / len(points):.1f}",
        **{f"points from {name}, all / winners": source(summary["sources"][name]) for name in SOURCES},
    }


def source(found: dict[str, float]) -> str:
    """The points from a source: of all seats, and of the winners."""
    return f"{found['points']:.1f} / {found['winners']:.1f}"


def developments(run: Run) -> Column:
    """The share of chances to buy each development that was taken."""
    cards, bought = load_edition().developments, run["summary"]["purchases"]
    names = [card.name for card in cards]
    titles = [card.name if names.count(card.name) == 1 else f"{card.name} ({card.id})" for card in cards]
    return {
        title: percent(bought[card.id]["taken"] if card.id in bought else 0.0)
        for card, title in zip(cards, titles, strict=True)
    }


def faces(run: Run) -> Column:
    """The share of games in which each face is built."""
    built = run["summary"]["faces"]
    return {
        f"{tile.id} {name}": percent(built[f"{tile.id} {face}"]["games"])
        for tile in load_edition().tiles
        for name, face in zip(tile.names, ("first", "second"), strict=True)
    }


def sides(run: Run) -> Column:
    """The sides on which the seats are at the end."""
    found = run["summary"]["sides"]
    titles = {"government": "Democracy / Dictatorship", "religion": "Venus / Mars"}
    return {
        title: f"{percent(found[track]['first'])} / {percent(found[track]['second'])}"
        for track, title in titles.items()
    }


TABLES: Final[dict[str, Callable[[Run], Column]]] = {
    "what": balance, "development": developments, "face": faces, "side at the end": sides,
}  # fmt: skip


def table(head: str, column_of: Callable[[Run], Column], runs: Sequence[Run]) -> str:
    """A table in Markdown."""
    titles = [f"{run['bots'][0]}, {len(run['bots'])} seats" for run in runs]
    columns = [column_of(run) for run in runs]
    lines = [f"| {head} | {' | '.join(titles)} |", "|---|" + "--:|" * len(runs)]
    lines += [f"| {title} | {' | '.join([column[title] for column in columns])} |" for title in columns[0]]
    return "\n".join(lines)


def main() -> None:
    """Print all tables."""
    runs = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    if not runs:
        sys.exit(__doc__)
    print("\n\n".join([table(head, column_of, runs) for head, column_of in TABLES.items()]))


if __name__ == "__main__":
    main()

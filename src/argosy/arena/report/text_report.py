"""The report of a simulation as tables for people, as JSON, and as rows for Parquet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from argosy.arena.collector import Column, GameRow, SeatRow, Section, by_bot
from argosy.arena.runner import Plan, Runner, collector_of
from argosy.arena.stats.intervals import mean_interval, spread, wilson
from argosy.core.codec import Json, to_json

FORMAT: Final = 1
POINTS: Final = "{:.2f}"
WHOLE: Final = "{:.0f}"
PERCENT: Final = "{:.1%}"
LUCK: Final = ("luck_points", "luck_chance")

STANDING: Final = (
    Column("games", "games", WHOLE),
    Column("points_mean", "points", POINTS),
    Column("points_low", "from", POINTS),
    Column("points_high", "to", POINTS),
    Column("points_sd", "sd", POINTS),
    Column("points_min", "min", WHOLE),
    Column("points_max", "max", WHOLE),
    Column("wins", "wins", PERCENT),
    Column("wins_low", "from", PERCENT),
    Column("wins_high", "to", PERCENT),
)


def standing(rows: Sequence[SeatRow]) -> tuple[float, ...]:
    """Points and wins of some rows, with 95 % intervals."""
    points = [row.points for row in rows]
    mean, low, high = mean_interval(points)
    wins = sum([row.win for row in rows])
    return (
        len(rows), mean, low, high, spread(points), min(points), max(points),
        wins / len(rows), *wilson(wins, len(rows)),
    )  # fmt: skip


def _section(key: str, title: str, first: str, groups: Mapping[str, Sequence[SeatRow]]) -> Section:
    rows = tuple([(name, standing(group)) for name, group in groups.items()])
    return Section(key, title, first, STANDING, rows)


def sections(plan: Plan, games: Sequence[GameRow]) -> list[Section]:
    """The tables of the report: by seat, by bot where they differ, by first player order, then the game's own."""
    seats = range(plan.seats)
    by_seat = {str(seat + 1): [game.seats[seat] for game in games] for seat in seats}
    by_place: dict[str, list[SeatRow]] = {str(place + 1): [] for place in seats}
    for game in games:
        for row in game.seats:
            by_place[str(row.position)].append(row)
    made = [_section("seats", "Points and wins by seat", "seat", by_seat)]
    if len(set(plan.bots)) > 1:
        made.append(_section("bots", "Points and wins by bot", "bot", by_bot(games)))
    made.append(_section("positions", "Points and wins by place in the first player order", "place", by_place))
    return [*made, *collector_of(plan.game).sections(games)]


def as_json(runner: Runner, games: Sequence[GameRow], workers: int, seconds: float) -> dict[str, Json]:
    """The whole report: what was simulated, the summary, how long it took, and a row per game.

    All but `run` is the same for any number of workers.
    """
    plan, header = runner.plan, runner.template.header
    return {
        "argosy_simulation": FORMAT,
        "game": plan.game,
        "rules": header.rules,
        "edition": header.edition,
        "edition_digest": header.edition_digest,
        "options": to_json(header.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "iterations": plan.iterations,
        "seconds": plan.seconds,
        "games_asked": plan.games,
        "games": len(games),
        "run": {"workers": workers, "seconds": round(seconds, 3), **speeds(games, seconds)},
        "summary": {
            "decisions_per_game": fmean([game.decisions for game in games]),
            **{section.key: section.as_json() for section in sections(plan, games)},
        },
        "rows": [row_json(game) for game in games],
    }


def row_json(game: GameRow) -> Json:
    """A game as `simulate --json` writes it: without its decision times and its record."""
    row = to_json(game)
    assert isinstance(row, dict)
    del row["decision_times"], row["record"]
    seats = row["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        assert isinstance(seat, dict)
        seat["facts"] = seat.pop("counters")  # the name in files
        del seat["luck"]  # a simulation judges none
    return row


def speeds(games: Sequence[GameRow], seconds: float) -> dict[str, Json]:
    """Games and decisions per second."""
    decisions = sum([game.decisions for game in games])
    return {"games_per_second": len(games) / seconds, "decisions_per_second": decisions / seconds}


def flat_rows(games: Sequence[GameRow]) -> list[dict[str, int | float | str]]:
    """One flat row per game and seat."""
    return [
        {
            "game": game.game,
            "seed": game.seed,
            "decisions": game.decisions,
            "seat": row.seat,
            "bot": row.bot,
            "position": row.position,
            "points": row.points,
            "place": row.place,
            "win": row.win,
            **dict(zip(LUCK, row.luck, strict=False)),
            **row.counters,
        }
        for game in games
        for row in game.seats
    ]


def write_parquet(path: str, games: Sequence[GameRow]) -> None:
    """Write a row per game and seat to a Parquet file. Raises ImportError if pyarrow is not installed."""
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(flat_rows(games)), path)

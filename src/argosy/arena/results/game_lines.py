"""Writes a game as a line of a results file and reads it back, with every type checked."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.results.counters import Counters
from argosy.arena.stats.decision_times import read_decision_times
from argosy.core.codec import Json


def line(data: Json) -> bytes:
    """Encode one line of the file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def game_json(game: GameRow) -> dict[str, Json]:
    """A game as the object of its line; counters are numbers in the order of their names."""
    seats: list[Json] = [
        {
            "bot": row.bot,
            "position": row.position,
            "points": row.points,
            "place": row.place,
            "win": row.win,
            "facts": list(row.counters.values()),
            **({"luck": list(row.luck)} if row.luck else {}),
        }
        for row in game.seats
    ]
    run: list[Json] = [times.as_json() for times in game.decision_times]
    return {"game": game.game, "seed": game.seed, "decisions": game.decisions, "seats": seats, "run": run}


def read_game(data: Mapping[str, Json], names: Sequence[str] | None) -> GameRow:
    """Read a game from its line; without `names` the line has them. Raises KeyError, TypeError or ValueError."""
    rows = []
    for seat, row in enumerate(a_list(data["seats"])):
        if not isinstance(row, dict):
            raise TypeError("a seat is an object")
        counted = row["facts"]
        if names is None and isinstance(counted, dict):
            counters = Counters(tuple(counted), [whole(number) for number in counted.values()])
        else:
            counters = Counters(names or (), [whole(number) for number in a_list(counted)])
        position, points, place = whole(row["position"]), whole(row["points"]), whole(row["place"])
        luck = tuple([a_number(part) for part in a_list(row.get("luck", []))])
        rows.append(SeatRow(seat, str(row["bot"]), position, points, place, a_number(row["win"]), counters, luck))
    decision_times = tuple([read_decision_times(times) for times in a_list(data.get("run", []))])
    return GameRow(whole(data["game"]), str(data["seed"]), whole(data["decisions"]), tuple(rows), decision_times)


def whole(value: Json) -> int:
    """The value as a whole number. Raises TypeError."""
    if type(value) is not int:
        raise TypeError(f"a whole number is expected, not {value!r}")
    return value


def a_number(value: Json) -> float:
    """The value as a number. Raises TypeError."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"a number is expected, not {value!r}")
    return float(value)


def a_list(value: Json) -> list[Json]:
    """The value as a list. Raises TypeError."""
    if not isinstance(value, list):
        raise TypeError(f"a list is expected, not {value!r}")
    return value

"""A game as a line of a results file, and back; whatever does not fit is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.results.counters import Facts
from argosy.bots.decision_times import read_thinking
from argosy.core.codec import Json


def line(data: Json) -> bytes:
    """A line of the file."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def game_json(game: GameRow) -> dict[str, Json]:
    """A game as a line; facts are numbers in the order of their names."""
    seats: list[Json] = [
        {
            "bot": row.bot,
            "position": row.position,
            "points": row.points,
            "place": row.place,
            "win": row.win,
            "facts": list(row.facts.values()),
        }
        for row in game.seats
    ]
    thinking: list[Json] = [one.as_json() for one in game.thinking]
    return {"game": game.game, "seed": game.seed, "decisions": game.decisions, "seats": seats, "run": thinking}


def read_game(data: Mapping[str, Json], names: Sequence[str] | None) -> GameRow:
    """A game from its line; without names its facts carry them. Raises KeyError, TypeError or ValueError."""
    rows = []
    for seat, row in enumerate(a_list(data["seats"])):
        if not isinstance(row, dict):
            raise TypeError("a seat is an object")
        counted = row["facts"]
        if names is None and isinstance(counted, dict):
            facts = Facts(tuple(counted), [whole(number) for number in counted.values()])
        else:
            facts = Facts(names or (), [whole(number) for number in a_list(counted)])
        win = row["win"]
        if not isinstance(win, (int, float)):
            raise TypeError("a win is a number")
        position, points, place = whole(row["position"]), whole(row["points"]), whole(row["place"])
        rows.append(SeatRow(seat, str(row["bot"]), position, points, place, float(win), facts))
    thinking = tuple([read_thinking(one) for one in a_list(data.get("run", []))])
    return GameRow(whole(data["game"]), str(data["seed"]), whole(data["decisions"]), tuple(rows), thinking)


def whole(value: Json) -> int:
    """A whole number. Raises TypeError."""
    if type(value) is not int:
        raise TypeError(f"a whole number is expected, not {value!r}")
    return value


def a_list(value: Json) -> list[Json]:
    """A list. Raises TypeError."""
    if not isinstance(value, list):
        raise TypeError(f"a list is expected, not {value!r}")
    return value

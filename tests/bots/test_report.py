"""The report: right numbers on a sample small enough to count by hand, in a form that stays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from argosy.arena.collector import GameRow, SeatRow
from argosy.arena.report.text_report import as_json, flat_rows, sections, write_parquet
from argosy.arena.runner import Plan, Runner
from argosy.arena.simulate import simulate
from argosy.core.codec import Json
from argosy.games.neptun.rules.game import NEPTUN

PLAN = Plan("neptun", ("sensible", "random", "random"), 2, "s", {})


def counters(contracts: str, gold: int, extra: int, tiles: int, points: int, bonus: int) -> dict[str, int]:
    return {
        **{f"contracts_{round}": int(number) for round, number in enumerate(contracts, 1)},
        "bonus_tiles": bonus,
        "additional_turns": extra,
        "gold": gold,
        "tiles_Hispania": tiles,
        "points_Hispania": points,
        "points_bonus": 3 * bonus,
    }


def idler(seat: int, position: int, points: int, place: int, win: float) -> SeatRow:
    return SeatRow(seat, "random", position, points, place, win, counters("012", 0, 0, 0, 0, 0))


FIRST = SeatRow(0, "sensible", 2, 13, 1, 0.5, counters("543", 7, 1, 2, 10, 1))
SECOND = SeatRow(0, "sensible", 1, 20, 1, 1.0, counters("554", 9, 2, 3, 14, 2))
GAMES = [
    GameRow(0, "s/0", 200, (FIRST, idler(1, 1, 13, 1, 0.5), idler(2, 3, 0, 3, 0.0))),
    GameRow(1, "s/1", 210, (SECOND, idler(1, 2, 4, 2, 0.0), idler(2, 3, 2, 3, 0.0))),
]


def table(key: str) -> dict[str, Json]:
    return next(section for section in sections(PLAN, GAMES) if section.key == key).as_json()


def test_points_and_wins_by_seat() -> None:
    first = table("seats")["1"]
    assert isinstance(first, dict)
    assert (first["games"], first["points_mean"], first["points_min"], first["points_max"]) == (2, 16.5, 13, 20)
    assert first["points_sd"] == pytest.approx(4.949747)
    assert first["points_low"] == pytest.approx(9.640126, abs=1e-5)
    assert first["points_high"] == pytest.approx(23.359874, abs=1e-5)
    assert first["wins"] == 0.75
    assert (first["wins_low"], first["wins_high"]) == pytest.approx((0.19787, 0.97332), abs=1e-4)


def test_points_and_wins_by_bot_and_by_place_in_the_order() -> None:
    bots, positions = table("bots"), table("positions")
    assert {name: value(row, "games") for name, row in bots.items()} == {"sensible": 2, "random": 4}
    assert value(bots["random"], "wins") == 0.125
    assert {name: value(row, "points_mean") for name, row in positions.items()} == {"1": 16.5, "2": 8.5, "3": 1}


def value(row: Json, column: str) -> Json:
    assert isinstance(row, dict)
    return row[column]


def test_contracts_per_player_and_round() -> None:
    rows = table("contracts")
    assert list(rows) == ["sensible", "random", "all"]
    sensible = rows["sensible"]
    assert [value(sensible, f"round_{round}") for round in (1, 2, 3)] == [5, 4.5, 3.5]
    assert value(sensible, "mean") == pytest.approx(26 / 6)
    shares = [value(sensible, f"share_{number}") for number in range(6)]
    assert shares == pytest.approx([0, 0, 0, 1 / 6, 2 / 6, 3 / 6])


def test_bonus_tiles_additional_turns_and_gold() -> None:
    assert table("extras")["sensible"] == {"bonus_share": 0.5, "additional_turns": 1.5, "gold": 8}


def test_where_the_points_come_from() -> None:
    rows = table("temples")
    assert rows["Hispania"] == {"tiles": pytest.approx(5 / 6), "points": 4, "share": pytest.approx(24 / 52)}
    assert rows["bonus"] == {"tiles": 0.5, "points": 1.5, "share": pytest.approx(9 / 52)}


def shape(data: Json) -> object:
    """What stays the same from run to run: the names, and the kinds of values; of a list, its first entry."""
    if isinstance(data, dict):
        return {name: shape(item) for name, item in data.items()}
    if isinstance(data, list):
        return [shape(data[0])]
    return "number" if isinstance(data, (int, float)) else type(data).__name__


POINTS = [f"points_{what}" for what in ("mean", "low", "high", "sd", "min", "max")]
STANDING = dict.fromkeys(("games", *POINTS, "wins", "wins_low", "wins_high"), "number")
NUMBERED = {str(number): STANDING for number in (1, 2, 3)}
NAMES = ("Hispania", "Italia", "Graecia", "Asia Minor", "Africa", "Gold")


def test_the_form_of_the_json_stays() -> None:
    plan = Plan("neptun", ("random",) * 3, 3, "s", {})
    report = as_json(Runner(plan), list(simulate(plan, 1)), 1, 2.0)
    assert json.loads(json.dumps(report)) == report
    made = shape(report)
    assert isinstance(made, dict)
    summary = made.pop("summary")
    counted = {f"{kind}_{name}": "number" for name in NAMES for kind in ("tiles", "points")}
    contracts = {f"contracts_{round}": "number" for round in (1, 2, 3)}
    extras = dict.fromkeys(("bonus_tiles", "additional_turns", "gold", "points_bonus"), "number")
    cards = NEPTUN.edition(None).card_names
    extras |= {f"{kind}_{card}": "number" for kind in ("loaded", "fulfilled") for card in cards}
    extras |= {f"scored_{round}_{name}": "number" for round in (1, 2, 3) for name in (*NAMES, "bonus")}
    extras |= {f"above_{other}": "number" for other in (1, 2, 3)}
    seat = dict.fromkeys(("seat", "position", "points", "place", "win"), "number")
    assert made == {
        "argosy_simulation": "number",
        "iterations": "NoneType",
        "seconds": "NoneType",
        "game": "str",
        "rules": "str",
        "edition": "str",
        "edition_digest": "str",
        "options": dict.fromkeys(NEPTUN.options, "str"),
        "bots": ["str"],
        "seed": "str",
        "games_asked": "number",
        "games": "number",
        "run": dict.fromkeys(("workers", "seconds", "games_per_second", "decisions_per_second"), "number"),
        "rows": [
            {
                "game": "number",
                "seed": "str",
                "decisions": "number",
                "seats": [{**seat, "bot": "str", "facts": {**counted, **contracts, **extras}}],
            }
        ],
    }
    shares = [f"share_{number}" for number in range(6)]
    assert summary == {
        "decisions_per_game": "number",
        "seats": NUMBERED,
        "positions": NUMBERED,
        "contracts": {"random": dict.fromkeys(("round_1", "round_2", "round_3", "mean", *shares), "number")},
        "extras": {"random": dict.fromkeys(("bonus_share", "additional_turns", "gold"), "number")},
        "temples": {name: dict.fromkeys(("tiles", "points", "share"), "number") for name in (*NAMES, "bonus")},
    }


def test_flat_rows_have_a_line_per_game_and_seat() -> None:
    rows = flat_rows(GAMES)
    assert [(row["game"], row["seat"], row["points"]) for row in rows] == [
        (0, 0, 13), (0, 1, 13), (0, 2, 0), (1, 0, 20), (1, 1, 4), (1, 2, 2),
    ]  # fmt: skip
    assert len({tuple(row) for row in rows}) == 1


def test_parquet_gives_back_what_was_written(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    write_parquet(str(path), GAMES)
    assert parquet.read_table(path).to_pylist() == flat_rows(GAMES)

"""Data sets: every decision of some games, with what was seen and how it ended."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from argosy.core.codec import Decoder, to_json
from argosy.core.contract import Action
from argosy.research.dataset import export
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame
from tests.research.tables import GAMES, short


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_the_actions_of_a_data_set_play_the_game_again(key: str, tmp_path: Path) -> None:
    """The rows hold every choice: at a table of the same seed they lead to the points in the rows."""
    setting = short(key, 4)
    count = export(tmp_path / "games.parquet", setting, ["random", "random", "sensible", "random"], 1, "8")
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == count
    table, decoder = SequentialGame(setting, "8/0"), Decoder(setting.adapter.game.actions)
    for number, row in enumerate(rows):
        assert (row["decision"], row["seat"]) == (number, table.seat)
        assert row["observation"] == table.observe(row["seat"]).tolist()
        assert json.loads(row["view"]) == to_json(table.view(row["seat"]))
        action = decoder.decode(json.loads(row["action"]))
        assert isinstance(action, Action)
        table.act(action)
    assert table.result is not None
    assert {(row["seat"], row["points"], row["place"]) for row in rows} == {
        (seat, table.result.points[seat], table.result.places[seat]) for seat in range(4)
    }
    assert {(row["seat"], row["bot"]) for row in rows} == {(0, "random"), (1, "random"), (2, "sensible"), (3, "random")}


def test_a_data_set_says_what_its_numbers_mean(tmp_path: Path) -> None:
    setting = short("neptun", 3)
    export(tmp_path / "one.parquet", setting, ["random"] * 3, 1, "1")
    about = pq.read_schema(tmp_path / "one.parquet").metadata
    assert about[b"environment"] == b"neptun_v0"
    tokens, layout = json.loads(about[b"letters"]), json.loads(about[b"layout"])
    row = pq.read_table(tmp_path / "one.parquet").to_pylist()[0]
    assert len(row["observation"]) == layout["unseen"][1]
    assert all(tokens[token].split(".")[0] in ("Reveal", "Take") for token in row["word"])


def test_the_same_seed_gives_the_same_rows(tmp_path: Path) -> None:
    setting = short("neptun", 3)
    for name in ("a", "b"):
        export(tmp_path / name, setting, ["random", "sensible", "random"], 1, "5")
    assert pq.read_table(tmp_path / "a").equals(pq.read_table(tmp_path / "b"))


def test_every_seat_needs_a_bot(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there are 4 seats and 2 bots"):
        export(tmp_path / "x", Setting("neptun", 4), ["random"] * 2, 1, "1")
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        export(tmp_path / "x", Setting("neptun", 3), ["clever"] * 3, 1, "1")
    assert list(tmp_path.iterdir()) == []

"""Writes games between bots to a Parquet file: one row per decision with view, action and final result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from argosy.core.codec import encode, to_json
from argosy.research.libraries import missing
from argosy.research.opponents import Player
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing("pyarrow") from error


def schema(setting: Setting) -> pa.Schema:
    """The columns, with the game, the tokens and the parts of observations as metadata."""
    layout = {name: [part.start, part.stop] for name, part in setting.encoder.layout.items()}
    about = {
        "environment": setting.adapter.name,
        "seats": str(setting.seats),
        "options": json.dumps(setting.options),
        "edition_digest": setting.edition.digest,
        "letters": json.dumps(setting.adapter.action_tokens.vocabulary.names),
        "layout": json.dumps(layout),
    }
    columns = [
        ("game", pa.string()),  # its seed
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("view", pa.string()),  # as JSON
        ("observation", pa.list_(pa.float32(), setting.encoder.size)),
        ("legal", pa.list_(pa.string())),  # the menu, in notation
        ("action", pa.string()),  # as JSON
        ("notation", pa.string()),
        ("word", pa.list_(pa.int16())),  # null where an action has no tokens, such as showing cards
        ("points", pa.int32()),  # of this seat at the end
        ("place", pa.int8()),
    ]
    return pa.schema(columns, metadata=about)


def game_rows(setting: Setting, players: Sequence[Player], seed: str) -> list[dict[str, Any]]:
    """Play a game; returns a row for every decision with more than one legal action."""
    table = SequentialGame(setting, seed)
    rows: list[dict[str, Any]] = []
    while table.seat is not None:
        seat, player = table.seat, players[table.seat]
        assert table.log is not None
        action = player.choose(table, seed, len(table.log))
        try:
            tokens = list(setting.adapter.action_tokens.tokens_of(table.state, seat, action))
        except ValueError:
            tokens = None
        rows.append(
            {
                "game": seed,
                "decision": len(rows),
                "seat": seat,
                "bot": player.name,
                "view": json.dumps(to_json(table.view(seat))),
                "observation": table.observe(seat),
                "legal": [table.game.write(table.state, seat, entry) for entry in table.game.legal(table.state, seat)],
                "action": json.dumps(encode(action)),
                "notation": table.game.write(table.state, seat, action),
                "word": tokens,
            }
        )
        table.act(action)
    result = table.result
    assert result is not None
    for row in rows:
        row |= {"points": result.points[row["seat"]], "place": result.places[row["seat"]]}
    return rows


def export(path: Path, setting: Setting, bots: Sequence[str], games: int, seed: str) -> int:
    """Write games to a file, all or nothing; returns the number of rows. Each game has the seed `{seed}/{number}`."""
    if len(bots) != setting.seats:
        raise ValueError(f"there are {setting.seats} seats and {len(bots)} bots")
    players = [Player(name) for name in bots]
    columns, written = schema(setting), 0
    part = path.with_name(path.name + ".part")
    try:
        with pq.ParquetWriter(part, columns, compression="zstd") as file:
            for number in range(games):
                rows = game_rows(setting, players, f"{seed}/{number}")
                file.write_table(pa.Table.from_pylist(rows, columns))
                written += len(rows)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return written

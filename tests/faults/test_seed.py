"""The seed of a game stands in no message before the end; then the record is open, and verifies."""

from __future__ import annotations

import base64
import random
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.cli.main import main
from argosy.client import Client
from argosy.server.wire.types import NewTable, Play, Push, State
from tests.faults.eyes import Ears, Wire
from tests.faults.sizes import SECONDS
from tests.server.harness import Running, seated, serving

SEATS = 3
ASKED_EVERY = 50


async def latest(ears: Ears, version: int) -> State:
    """How things stand at that version; answers on the way are passed over."""
    while True:
        push = msgspec.json.decode(ears.heard[-1], type=Push)
        if isinstance(push, State) and push.version >= version:
            return push
        await ears.hear()


async def whole_game(server: Running, table: NewTable) -> tuple[list[bytes], str, Client]:
    """A game to its end by people at random; all that was sent to them and an onlooker until then."""
    clients, places = await seated(server, table)
    id, dice = places[0].table, random.Random(1)
    tokens = [place.token or "" for place in places]
    tokens.append((await clients[0].links(id)).watch)
    wire = Wire(server.address)
    ears = [await Ears.at(wire, id, token) for token in tokens]
    states = [await latest(one, 0) for one in ears]
    sent: list[bytes] = []
    moves = 0
    while states[-1].result is None:
        seat = dice.choice(states[-1].to_act)
        menu = states[seat].menu
        text = "ready" if "ready" in menu else dice.choice(menu)
        await ears[seat].say(Play(f"move-{moves:06}", text=text))
        version = states[-1].version + 1
        states = [await latest(one, version) for one in ears]
        moves += 1
        if moves % ASKED_EVERY == 0 and states[-1].result is None:
            paths = [f"/api/tables/{id}{more}" for more in ("", "/events?after=0", "/record", "/links")]
            sent += [await wire.ask("GET", path, token) for path in (*paths, "/api/tables", "/") for token in tokens]
    for one in ears:
        sent += one.heard
        await one.socket.close()
    return sent, id, clients[0]


@pytest.mark.slow
@pytest.mark.parametrize("key", argosy.list_games())
def test_the_seed_is_in_no_message_before_the_end_and_then_the_record_verifies(key: str, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        table = NewTable(key, max(SEATS, argosy.game(key).seats[0]), pace="untimed", absence=0, public=True)
        sent, id, client = await whole_game(server, table)
        seed = (await server.services.live_tables.table(id)).row.seed
        assert seed is not None
        forms = [seed.encode(), seed.upper().encode(), base64.b64encode(seed.encode()), seed[: len(seed) // 2].encode()]
        if len(seed) % 2 == 0 and all(letter in "0123456789abcdef" for letter in seed):
            forms += [bytes.fromhex(seed), base64.b64encode(bytes.fromhex(seed)), str(int(seed, 16)).encode()]
        assert len(sent) > 100
        assert not [form for form in forms for one in sent if form in one]
        record = await client.record(id)
        assert seed in record
        (tmp_path / "game.jsonl").write_text(record)

    serving(tmp_path, work, seconds=SECONDS)
    assert main(["replay", str(tmp_path / "game.jsonl"), "--verify"]) == 0

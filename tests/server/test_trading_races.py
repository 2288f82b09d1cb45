"""Trading through the server: whoever is first has the deal, and nobody has it twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from argosy.client import Client, Refusal, new_key
from argosy.server.messages import NewTable
from tests.server.harness import Running, move_on, seated, serving

ROUNDS = 8


async def attempt(client: Client, table: str, text: str) -> str | None:
    """Try it, twice with the same key as a bad line would; the code of the refusal, None where it was accepted."""
    key = new_key()
    answers = await asyncio.gather(*[client.play(table, text, key) for _ in range(2)], return_exceptions=True)
    assert str(answers[0]) == str(answers[1]), "both got the same answer"
    return answers[0].problem.code if isinstance(answers[0], Refusal) else None


@pytest.mark.slow
def test_an_offer_is_struck_or_withdrawn_once_whoever_races_for_it(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, NewTable("mediterranean", 4, absence=0))
        table = places[0].table
        state = await clients[0].snapshot(table)
        while state.clock is None:
            state = await move_on(clients, places, 1)
        for number in range(1, ROUNDS + 1):
            assert state.view is not None
            before = {player["seat"]: player["vp"] for player in state.view["players"]}
            await clients[0].play(table, "offer 1vp for 2vp to all")
            offer = (await clients[0].snapshot(table)).view
            assert offer is not None
            name = offer["offers"][-1]["number"]
            racing = [attempt(client, table, f"accept {name}") for client in clients[1:]]
            codes = await asyncio.gather(*racing, attempt(clients[0], table, f"withdraw {name}"))
            assert codes.count(None) == 1, (number, codes)
            assert set(codes) <= {None, "offer.gone", "offer.points_short"}
            state = await clients[0].snapshot(table)
            assert state.view is not None
            after = {player["seat"]: player["vp"] for player in state.view["players"]}
            assert sum(after.values()) == sum(before.values())
            assert after[0] - before[0] == (0 if codes[3] is None else 1)
            assert state.view["offers"] == []

    serving(tmp_path, work)

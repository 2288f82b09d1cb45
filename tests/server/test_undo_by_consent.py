"""Undo beyond one's own turn: asked of all, done when all agree, void when the game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client
from argosy.games.mediterranean.rules.actions import Offer
from argosy.games.mediterranean.rules.events import DealStruck
from argosy.games.mediterranean.rules.state import GOODS, MediterraneanState
from argosy.server.wire.request_types import UndoInfo
from argosy.server.wire.types import NewTable, Opened, State
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_pause import refused_with


async def undo_of(client: Client, table: str) -> UndoInfo | None:
    return (await client.snapshot(table)).table.undo


async def after_two(server: Running) -> tuple[list[Client], str, int, State]:
    """A game where somebody has revealed cards: the clients, who it was, and the state before."""
    clients, places = await seated(server)
    before = await clients[0].snapshot(places[0].table)
    await move_on(clients, places, 2)
    return clients, places[0].table, before.to_act[0], before


@pytest.mark.slow
def test_when_all_agree_the_game_stands_where_it_stood(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table, mover, _ = await after_two(server)
            others = [seat for seat in range(3) if seat != mover]
            version = (await clients[0].snapshot(table)).version
            await clients[mover].ask_undo(table)
            assert await undo_of(clients[0], table) == UndoInfo(mover, [], others, None)
            await clients[others[0]].answer_undo(table, True)
            await clients[others[0]].answer_undo(table, True)
            assert await undo_of(clients[0], table) == UndoInfo(mover, [others[0]], [others[1]], None)
        async with running(tmp_path) as server:
            clients = [moved(client, server) for client in clients]
            assert await undo_of(clients[0], table) == UndoInfo(mover, [others[0]], [others[1]], None)
            await clients[others[1]].answer_undo(table, True)
            state = await clients[0].events(table, version)
            assert (state.version, state.table.undo) == (version + 1, None)
            taken = {"do": "TakenBack", "seat": mover, "versions": [version - 1, version]}
            assert [event.event for event in state.events] == [taken], "what was turned up, and by whom"
            assert mover in state.to_act
            whole = await clients[0].events(table, 0)
        async with running(tmp_path) as server:
            again = moved(clients[0], server)
            assert (await again.events(table, 0)).events == whole.events
            assert (await again.snapshot(table)).view == state.view

    asyncio.run(run())


def test_one_refusal_is_enough_and_is_not_asked_again(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, _ = await after_two(server)
        other = (mover + 1) % 3
        await refused_with("undo.not_asked", clients[other].answer_undo(table, True))
        await clients[mover].ask_undo(table)
        await refused_with("undo.asked", clients[mover].ask_undo(table))
        await clients[other].answer_undo(table, False)
        undo = await undo_of(clients[0], table)
        assert undo is not None
        assert undo.refused == other
        await refused_with("undo.refused", clients[mover].ask_undo(table))
        await refused_with("undo.not_asked", clients[other].answer_undo(table, True))
        await refused_with("undo.none", clients[other].ask_undo(table))

    serving(tmp_path, work)


def test_it_is_void_once_the_game_goes_on(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, _ = await after_two(server)
        await clients[mover].ask_undo(table)
        state = await clients[0].snapshot(table)
        player = clients[state.to_act[0]]
        await player.play(table, (await player.snapshot(table)).menu[0])
        assert await undo_of(clients[0], table) is None
        await refused_with("undo.not_asked", clients[(mover + 1) % 3].answer_undo(table, True))

    serving(tmp_path, work)


@pytest.mark.slow
def test_bots_agree(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, bots=[None, "random", "random"]))
        table = places[0].table
        async with clients[0].listen(table) as listening:
            state = await listening.next()
            while 0 not in state.to_act or not state.menu:
                state = await listening.next()
            await listening.play(state.menu[0])
            await clients[0].ask_undo(table)
            events = (await clients[0].events(table, 0)).events
            assert any(event.event["do"] in ("TakenBack", "Undone") for event in events)

    serving(tmp_path, work)


async def in_trading(server: Running, bots: list[str | None]) -> tuple[list[Client], str, list[Opened]]:
    """People and bots where people trade and no clock runs."""
    table = NewTable("mediterranean", 4, bots=bots, pace="untimed", tempo="instant")
    clients, places = await seated(server, table)
    state = await clients[0].snapshot(places[0].table)
    while state.view is None or state.view["phase"] != "trading":
        for client in clients:
            mine = await client.snapshot(places[0].table)
            if mine.view is not None and mine.view["phase"] != "trading" and mine.menu:
                await client.play(places[0].table, mine.menu[0])
        state = await clients[0].events(places[0].table, state.version, wait=1)
    return clients, places[0].table, places


async def gift(server: Running, table: str, seat: int, to: int) -> Offer:
    """An offer of a card that the seat holds, for nothing."""
    session = await (await server.services.live_tables.table(table)).commands.run(
        (await server.services.live_tables.table(table)).session
    )
    state = session.match.state
    assert isinstance(state, MediterraneanState)
    kind = int(state.civilisations[seat].hand[0])
    goods = [int(good == state.edition.kind_good[kind]) for good in range(GOODS)]
    return Offer((to,), tuple(goods), (0,) * GOODS, (kind,))


@pytest.mark.slow
def test_m6_4_a_deal_is_not_taken_back_with_people(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, _ = await in_trading(server, [])
        await clients[0].play(table, await gift(server, table, 0, 1))
        await clients[1].play(table, "accept 1")
        before = await clients[0].snapshot(table)
        for seat in (0, 1):
            await refused_with("undo.seen", clients[seat].undo(table))
            await refused_with("undo.seen", clients[seat].ask_undo(table))
        assert await undo_of(clients[0], table) is None, "nobody is even asked"
        assert (await clients[0].snapshot(table)).view == before.view

    serving(tmp_path, work)


@pytest.mark.slow
def test_m6_4_a_deal_is_not_taken_back_with_bots(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, _ = await in_trading(server, [None, "sensible", "sensible", "sensible"])
        running = await server.services.live_tables.table(table)
        struck = False
        for to in (1, 2, 3):  # a bot nearly always takes what it gets for nothing; a risky hand is a reason not to
            await clients[0].play(table, await gift(server, table, 0, to))
            for _ in range(160):
                story = (await running.commands.run(running.session)).story
                struck = any(isinstance(one, DealStruck) and one.seat == 0 for step in story for one in step)
                if struck:
                    break
                await asyncio.sleep(0.05)
            if struck:
                break
        assert struck
        await refused_with("undo.seen", clients[0].undo(table))
        await refused_with("undo.seen", clients[0].ask_undo(table))

    serving(tmp_path, work)

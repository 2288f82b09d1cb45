"""Who hears whom: muted by a listener, silenced by the host, onlookers among themselves."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client, Refusal
from argosy.server.wire.types import Done, NewTable, Say
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_pause import refused_with


async def heard(client: Client, table: str, token: str | None = None) -> list[str | None]:
    return [line.text for line in (await client.snapshot(table, token)).chat]


def test_a_muted_seat_is_heard_by_all_but_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            await clients[1].say(table, "first")
            await clients[0].mute(table, 1)
            await clients[1].say(table, "second")
            await clients[2].say(table, "third")
        async with running(tmp_path) as server:
            clients = [moved(client, server) for client in clients]
            assert await heard(clients[0], table) == ["third"]
            assert (await clients[0].snapshot(table)).muted == [1]
            assert await heard(clients[2], table) == ["first", "second", "third"]
            await clients[0].mute(table, 1, muted=False)
            assert await heard(clients[0], table) == ["first", "second", "third"]
            await refused_with("seat.unknown", clients[0].mute(table, 9))

    asyncio.run(run())


def test_the_host_silences_a_seat(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await refused_with("table.host", clients[1].silence(table, 0))
        await clients[0].silence(table, 1)
        assert [seat.silenced for seat in (await clients[2].snapshot(table)).table.seats] == [False, True, False]
        await refused_with("chat.silenced", clients[1].say(table, "hm"))
        await refused_with("chat.silenced", clients[1].say(table, phrase="hello"))
        await clients[0].silence(table, 1, silenced=False)
        await clients[1].say(table, "thanks")

    serving(tmp_path, work)


async def speaks(client: Client, table: str, token: str, text: str) -> None:
    await client.ask("POST", f"/api/tables/{table}/chat", Done, Say(text), token)


@pytest.mark.parametrize(("onlookers", "seats_hear"), [("apart", False), ("open", True)])
def test_onlookers_talk_as_the_table_allows(tmp_path: Path, onlookers: str, seats_hear: bool) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, onlookers=onlookers))
        table = places[0].table
        watch = (await clients[0].links(table)).watch
        zoe = await server.guest("Zoe")
        await speaks(zoe, table, watch, "What a game!")
        assert (await heard(clients[1], table) == ["What a game!"]) == seats_hear
        state = await zoe.snapshot(table, watch)
        assert [(line.seat, line.name, line.apart) for line in state.chat] == [(-1, "Zoe", not seats_hear)]
        with pytest.raises(Refusal) as caught:
            await speaks(Client(server.address), table, watch, "Nobody in particular.")
        assert caught.value.status == 401
        with pytest.raises(Refusal) as caught:
            await speaks(clients[1], table, watch, "I sit there, too.")
        assert caught.value.problem.code == "chat.seated"
        async with zoe.listen(table, watch) as listening:
            await listening.send('{"do":"say","text":"On the socket, too."}')
            await listening.ping()
        assert await heard(zoe, table, watch) == ["What a game!", "On the socket, too."]
        live = server.services.live_tables.by_id[table].table
        live.row = dataclasses.replace(live.row, state="over")
        assert len(await heard(clients[1], table)) == 2, "after the end everything is open"

    serving(tmp_path, work)


def test_onlookers_are_silent_unless_the_table_says_otherwise(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        watch = (await clients[0].links(table)).watch
        zoe = await server.guest("Zoe")
        await refused_with("chat.onlookers", speaks(zoe, table, watch, "Hello?"))
        await refused_with("table.onlookers", zoe.open(msgspec.structs.replace(THREE, onlookers="noisy")))
        opened = await zoe.open(msgspec.structs.replace(THREE, onlookers="open", public=True))
        await zoe.silence(opened.table, -1)
        state = await clients[0].snapshot(opened.table)
        assert state.table.onlookers_silenced
        await refused_with("chat.silenced", clients[0].say(opened.table, "hm"))

    serving(tmp_path, work)


def test_m6_9_onlookers_whom_all_hear_do_not_talk_while_people_trade(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, NewTable("mediterranean", 4, absence=0, onlookers="open"))
        table = places[0].table
        state = await clients[0].snapshot(table)
        while state.clock is None:
            state = await move_on(clients, places, 1)
        watch = (await clients[0].links(table)).watch
        await refused_with("chat.closed", speaks(await server.guest("Zoe"), table, watch, "Mars is in the wine."))

    serving(tmp_path, work)


def test_an_onlooker_speaks_by_the_name_of_today(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, terms = await server.guest("Ada"), msgspec.structs.replace(THREE, public=True, onlookers="open")
        table = (await ada.open(terms)).table
        dora = await server.guest("Dora")
        await dora.say(table, "first")
        await dora.rename("Zoe")
        await dora.say(table, "second")
        assert [line.name for line in (await dora.snapshot(table)).chat] == ["Dora", "Zoe"]

    serving(tmp_path, work)

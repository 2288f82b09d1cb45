"""What the host of a table can do: remove a guest before the game, end the table; and that it shows them nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client, Refusal
from argosy.server.api.host_routes import OPERATIONS
from argosy.server.api.websocket import TABLE_ENDED
from argosy.server.wire.types import Done, Fill, Guest, Join, NewTable, Opened
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_fair_play import table_of
from tests.server.test_pause import refused_with

PUBLIC = msgspec.structs.replace(THREE, public=True)


async def gathered(server: Running, table: NewTable = THREE) -> tuple[Client, Client, str, str]:
    """A host and a guest at a table that has not begun: both, its id and the token of its link."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    opened = await ada.open(table)
    invite = (await ada.links(opened.table)).invite
    await bob.join(opened.table, invite)
    return ada, bob, opened.table, invite


async def names(client: Client, table: str) -> list[str | None]:
    return [seat.name for seat in (await client.snapshot(table)).table.seats]


def test_a_guest_whom_the_host_removes_is_told_so_and_cannot_come_back(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob, table, invite = await gathered(server)
        await ada.silence(table, 1)
        async with bob.listen(table) as listening:
            await listening.next()
            await ada.remove(table, 1)
            with pytest.raises(Refusal) as told:
                await anext(state async for state in listening.states() if state.seat is None)
        assert told.value.problem.code == "seat.removed"
        assert await names(ada, table) == ["Ada", None, None]
        await refused_with("seat.removed", bob.join(table, invite))
        await refused_with("seat.removed", bob.snapshot(table))
        again = await server.guest("Bob")
        await refused_with("table.invite", again.join(table, invite))  # the link that he has is no longer valid
        cleo = await server.guest("Cleo")
        await cleo.join(table, (await ada.links(table)).invite)
        assert await names(ada, table) == ["Ada", "Cleo", None]
        await cleo.say(table, "hello")

    serving(tmp_path, work)


def test_a_removed_guest_cannot_sit_down_again_at_a_public_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada, bob, table, _ = await gathered(server, msgspec.structs.replace(PUBLIC, onlookers="open"))
            await ada.remove(table, 1)
        async with running(tmp_path) as server:
            ada, bob = moved(ada, server), moved(bob, server)
            await refused_with("seat.removed", bob.join(table, None))
            beside = Join(None, None, "Somebody")
            await refused_with("seat.removed", bob.ask("POST", f"/api/tables/{table}/join", Opened, beside))
            assert (await bob.snapshot(table)).seat is None, "they may look on like everybody else"
            await refused_with("chat.silenced", bob.say(table, "I was here"))

    asyncio.run(run())


def test_the_host_removes_a_bot_and_the_link_stays_the_same(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, _, table, invite = await gathered(server)
        await ada.fill(table, seat=2)
        await ada.remove(table, 2)
        assert await names(ada, table) == ["Ada", "Bob", None]
        await (await server.guest("Cleo")).join(table, invite)

    serving(tmp_path, work)


def test_nobody_is_removed_by_others_nor_from_a_game(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob, table, _ = await gathered(server)
        await refused_with("table.host", bob.remove(table, 0))
        await refused_with("seat.own", ada.remove(table, 0))
        await refused_with("seat.free", ada.remove(table, 2))
        await refused_with("seat.unknown", ada.remove(table, 9))
        await ada.fill(table)
        await ada.start(table)
        await refused_with("table.begun", ada.remove(table, 1))
        assert (await bob.snapshot(table)).seat == 1

    serving(tmp_path, work)


async def last_frame(client: Client, table: str, end: Callable[[], Awaitable[None]]) -> tuple[str | None, int | None]:
    """What somebody at a table reads last when it ends: who ended it, and the code with which the connection closes."""
    async with client.listen(table) as listening:
        await listening.next()
        await end()
        state = await listening.next()
        while state.table.state != "closed":
            state = await listening.next()
        with pytest.raises(ConnectionError):
            await listening.next()
        return state.table.closed_by, listening._socket.close_code


@pytest.mark.parametrize("begun", [False, True])
def test_when_the_host_ends_a_table_everybody_is_told(begun: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            if begun:
                (ada, bob, _), places = await seated(server, PUBLIC)
                table = places[0].table
            else:
                ada, bob, table, _ = await gathered(server, PUBLIC)
            await refused_with("table.host", bob.end(table))
            poll = asyncio.create_task(bob.events(table, 2**20, wait=25))
            assert await last_frame(bob, table, lambda: ada.end(table)) == ("host", TABLE_ENDED)
            async with asyncio.timeout(20):
                assert (await poll).table.closed_by == "host", "who polls is told at once too"
            await refused_with("table.closed", ada.end(table))
        async with running(tmp_path) as server:
            ada, bob = moved(ada, server), moved(bob, server)
            state = await bob.snapshot(table)
            assert (state.table.state, state.table.closed_by, state.clock) == ("closed", "host", None)
            for refused in (
                bob.say(table, "hello"), ada.start(table), ada.pause(table), ada.fill(table), ada.remove(table, 1),
                bob.play(table, "reveal"), bob.ask_undo(table), bob.hand_over(table),
                (await server.guest("Zoe")).join(table, None),
            ):  # fmt: skip
                with pytest.raises(Refusal) as caught:
                    await refused
                assert caught.value.status in (403, 409)
            assert await ada.tables() == []

    asyncio.run(run())


def test_a_finished_game_is_not_ended_again(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await move_on(clients, places, 10_000)
        await refused_with("table.over", clients[0].end(places[0].table))

    serving(tmp_path, work)


def test_ending_a_table_shows_the_host_nothing(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        (ada, bob, cleo), places = await seated(server)
        table = places[0].table
        await move_on([ada, bob, cleo], places, 4)
        before = [(await client.snapshot(table)).view for client in (ada, bob, cleo)]
        await ada.end(table)
        assert [(await client.snapshot(table)).view for client in (ada, bob, cleo)] == before
        for client in (ada, bob):
            await refused_with("record.not_over", client.record(table))
            await refused_with("record.not_over", client.moments(table, 2))
            await refused_with("table.not_over", client.rematch(table))

    serving(tmp_path, work)


async def everything(client: Client, table: str) -> dict[str, bytes]:
    """The answers to all questions about a table that somebody can ask, by path."""
    paths = [one.path.replace("{id}", table) for one in OPERATIONS if one.method == "GET" and "{id}" in one.path]
    more = [f"/api/tables/{table}/moments?log=1&count=50"]
    more += [f"/api/tables/{table}/moments?seat={seat}" for seat in range(3)]
    more += [f"/api/tables/{table}/words?input=3&seat={seat}" for seat in range(3)]
    answers = {}
    for path in (*paths, *more):
        status, _, data = await client.request("GET", path, None, {})
        answers[path] = str(status).encode() + data
    return answers


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_host_sees_what_they_would_see_without_being_the_host(seat: int | None, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(PUBLIC, onlookers="apart"))
        table = places[0].table
        await move_on(clients, places, 5)
        zoe, yan = await server.guest("Zoe"), await server.guest("Yan")
        await yan.say(table, "they cannot read this")
        client = zoe if seat is None else clients[seat]
        asked = table_of(server, table)
        seen = []
        for one in (yan, client):
            host = (await one.ask("GET", "/api/guests/me", Guest)).id
            for player in clients:  # so that the same people are connected
                await player.snapshot(table)
            await asked.commands.run(partial(asked.change, replace(asked.row, host=host)))
            answers = await everything(client, table)
            hidden = {path: data.replace(host.encode(), b"HOST") for path, data in answers.items()}
            # everybody reads who the host is and where they sit
            seen.append({path: data.replace(b'"host":true', b'"host":false') for path, data in hidden.items()})
        links = f"/api/tables/{table}/links"
        if seat is None:  # the host may invite, also without a seat
            assert (seen[0].pop(links)[:3], seen[1].pop(links)[:3]) == (b"403", b"200")
        assert len(seen[0]) > 8
        assert b'"host":"HOST"' in seen[0][f"/api/tables/{table}"]
        assert seen[0] == seen[1]

    serving(tmp_path, work)


def test_nothing_that_only_the_host_can_do_answers_with_more_than_done() -> None:
    ours = {"start", "fill", "silence", "remove", "end", "pause", "go_on"}
    assert {one.name: one.answered for one in OPERATIONS if one.name in ours} == dict.fromkeys(ours, Done)


def test_these_are_all_the_powers_of_a_host(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        _, bob, table, _ = await gathered(server)
        bodies = {"silence": {"seat": 0}, "fill": msgspec.to_builtins(Fill()), "remove": {"seat": 0}}
        only = set()
        for one in OPERATIONS:
            if one.method == "POST" and "{id}" in one.path:
                body = msgspec.json.encode(bodies.get(one.name, {}))
                _, _, data = await bob.request("POST", one.path.replace("{id}", table), body)
                if b'"table.host"' in data:
                    only.add(one.name)
        assert only == {"start", "fill", "silence", "remove", "end"}

    serving(tmp_path, work)

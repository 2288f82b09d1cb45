"""What belongs to a guest: taken along in one file, and deleted, while the games stay for the others."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

import argosy
from argosy.cli.main import main
from argosy.client import Client, Listening, Refusal
from argosy.server.storage.deletion import without_names
from argosy.server.storage.rows import InputRow
from argosy.server.storage.store import Store
from argosy.server.tables.session import header_line
from argosy.server.wire.types import Guest, Join, NewTable, Opened
from tests.server.databases import BOTH, database_of
from tests.server.finished import brought, finished
from tests.server.harness import GENEROUS, OF_THREE, THREE, Running, move_on, running, seated

pytestmark = pytest.mark.slow
TALKATIVE = msgspec.structs.replace(THREE, public=True, onlookers="open")


def on(kind: str, folder: Path, work: Callable[[Running], Coroutine[Any, Any, None]]) -> None:
    """Work at a server on a database of that kind."""

    async def run(url: str) -> None:
        async with running(folder, replace(GENEROUS, database=url)) as server, asyncio.timeout(600):
            await work(server)

    with database_of(kind, folder) as url:
        asyncio.run(run(url))


async def unpacked(client: Client) -> dict[str, str]:
    """The files that a guest can take along."""
    with ZipFile(io.BytesIO(await client.my_data())) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


async def shut_out(listening: Listening) -> None:
    """Listen until the server ends it."""
    try:
        while True:
            await listening.next()
    except (Refusal, ConnectionError):
        return


async def id_of(client: Client) -> str:
    return (await client.ask("GET", "/api/guests/me", Guest)).id


async def play_out(clients: list[Client], places: list[Opened]) -> None:
    """Play a game to its end."""
    state = await move_on(clients, places, 100_000)
    assert state.result is not None


@pytest.mark.parametrize("kind", BOTH)
def test_a_guest_takes_everything_along_in_one_file(kind: str, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await play_out(clients, places)
        await clients[0].say(places[0].table, "well played, Bob")
        await clients[1].say(places[0].table, "thank you")
        second, others = await seated(server)
        second[0].cookie, over, on_the_way = clients[0].cookie, places[0].table, others[0].table
        other = await clients[0].open(THREE)
        invite = (await clients[0].links(other.table)).invite
        await clients[0].ask("POST", f"/api/tables/{other.table}/join", Opened, Join(invite, 1, "Little Ada"))
        files = await unpacked(clients[0])
        assert [guest["name"] for guest in json.loads(files["guest.json"])] == ["Ada", "Little Ada"]
        tables = {table["id"]: table for table in json.loads(files["tables.json"])}
        assert tables.keys() == {over, other.table}, "and not those of others"
        assert on_the_way not in tables
        assert [seat["name"] for seat in tables[other.table]["seats"]] == ["Ada", "Little Ada"]
        assert [line["text"] for line in json.loads(files["chat.json"])] == ["well played, Bob"]
        assert files[f"records/{over}.argosy.jsonl"] == await clients[0].record(over)
        assert "seed" not in files["tables.json"]
        assert "thank you" not in "".join(files.values()).replace(files[f"records/{over}.argosy.jsonl"], "")

    on(kind, tmp_path, work)


def test_of_a_game_in_progress_a_guest_gets_their_own_moves_and_no_seed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        log: list[InputRow] = []
        while 1 not in [row.actor for row in log]:
            await move_on(clients, places, 1)
            log, _ = await server.services.store.log(places[0].table)
        files = await unpacked(clients[1])
        moves = json.loads(files["moves.json"])[places[0].table]
        assert [move["action"] for move in moves] == [json.loads(row.action) for row in log if row.actor == 1]
        assert {move["seat"] for move in moves} == {1}
        assert not [name for name in files if name.startswith("records/")]
        row = server.services.live_tables.by_id[places[0].table].table.row
        assert row.seed is not None
        assert row.seed not in "".join(files.values())

    on("sqlite", tmp_path, work)


def test_a_stranger_has_nothing_to_take_along(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        with pytest.raises(Refusal) as caught:
            await Client(server.address).my_data()
        assert caught.value.problem.code == "guest.unknown"

    on("sqlite", tmp_path, work)


@pytest.mark.parametrize("kind", BOTH)
def test_who_is_deleted_is_no_longer_named_and_the_game_stays_for_the_others(kind: str, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Adalbert")
        opened = await ada.open(TALKATIVE)
        invite = (await ada.links(opened.table)).invite
        clients, places = [ada], [opened]
        for name in ("Bob", "Cleo"):
            clients.append(await server.guest(name))
            places.append(await clients[-1].join(opened.table, invite))
        await ada.start(opened.table)
        await ada.say(opened.table, "my secret plan")
        await play_out(clients, places)
        await clients[1].say(opened.table, "bye")
        before = await clients[1].record(opened.table)
        assert "Adalbert" in before
        await clients[1].moments(opened.table)  # it is in every cache
        cookie = ada.cookie
        await ada.delete_me()
        ada.cookie = cookie
        with pytest.raises(Refusal) as caught:
            await ada.mine()
        assert (caught.value.status, caught.value.problem.code) == (401, "guest.unknown")
        with pytest.raises(Refusal) as caught:
            await ada.snapshot(opened.table, places[0].token)
        assert caught.value.problem.code == "table.not_yours"
        state = await clients[1].events(opened.table, 0)
        assert [seat.name for seat in state.table.seats] == [None, "Bob", "Cleo"]
        assert [line.text for line in state.chat] == ["bye"]
        assert state.table.host == await id_of(clients[1])
        after = await clients[1].record(opened.table)
        assert argosy.Record.loads(before).times, "which nobody had refused"
        rest = replace(argosy.Record.loads(before.replace("Adalbert", "")), times=())
        assert after == rest.dumps(), "nothing else is different"
        assert argosy.verify(argosy.Record.loads(after)).problems == ()
        await clients[2].say(opened.table, "so long")
        assert [line.text for line in (await clients[1].events(opened.table, 0)).chat] == ["bye", "so long"]
        words = msgspec.json.encode(await clients[1].moments(opened.table, 0))
        assert b"Adalbert" not in words
        await everything_is_without(server.services.store, "Adalbert", "my secret plan")

    on(kind, tmp_path, work)


async def everything_is_without(store: Store, *texts: str) -> None:
    """Check that no row of the database holds any of those texts."""
    from argosy.server.storage.schema import METADATA

    def look(connection: Any) -> str:
        return "\n".join(
            str(tuple(row)) for table in METADATA.sorted_tables for row in connection.execute(table.select())
        )

    found = await store.read(look)
    assert not [text for text in texts if text in found]


@pytest.mark.parametrize("kind", BOTH)
def test_in_a_running_game_a_bot_takes_the_seat_of_who_is_deleted(kind: str, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await move_on(clients, places, 2)
        async with clients[0].listen(table) as listening, clients[1].listen(table) as other:
            version = (await listening.next()).version
            await clients[0].delete_me()
            await shut_out(listening)
            state = await other.next()
            while state.table.seats[0].bot is None or (state.version == version and 0 in state.to_act):
                state = await other.next()
        assert state.table.host == await id_of(clients[1])
        while not state.result and set(state.to_act) - {0} and state.version < version + 12:
            mover = next(seat for seat in state.to_act if seat != 0)
            mine = await clients[mover].snapshot(table)
            await clients[mover].play(table, mine.menu[0])
            state = await clients[1].snapshot(table)
            while state.to_act == [0]:
                state = await clients[1].events(table, state.version, 5)
        assert state.version > version
        await everything_is_without(server.services.store, '"names":["Ada"', "'Ada'")

    on(kind, tmp_path, work)


def test_a_player_who_left_before_is_taken_out_of_the_record_too(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        await move_on(clients, places, 2)
        await clients[2].rename("Cleopatra")
        await clients[2].leave(places[2].table)
        await clients[2].delete_me()
        row = server.services.live_tables.by_id[places[0].table].table.row
        assert json.loads(str(row.header))["names"] == ["Ada", "Bob", ""]

    on("sqlite", tmp_path, work)


def test_a_table_that_is_nobody_elses_is_deleted_whole(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        alone = await ada.open(NewTable(OF_THREE, 3, bots=[None, "random", "random"], public=True))
        await ada.start(alone.table)
        imported = await brought(ada)
        async with bob.listen(alone.table) as listening:
            await listening.next()
            await ada.delete_me()
            await shut_out(listening)
        for table in (alone.table, imported):
            with pytest.raises(Refusal) as caught:
                await bob.snapshot(table)
            assert caught.value.problem.code == "table.unknown"
        assert alone.table not in [table.id for table in await bob.tables()]
        while (await server.services.erasure.deletion.gone_tables(9)) or len(await rows(server, "guests")) > 1:
            await asyncio.sleep(0.05)
        for name in ("tables", "seats", "inputs", "record_names"):
            assert await rows(server, name) == []

    on("sqlite", tmp_path, work)


async def rows(server: Running, table: str) -> list[tuple[object, ...]]:
    from argosy.server.storage.schema import METADATA

    return await server.services.store.read(
        lambda connection: [tuple(row) for row in connection.execute(METADATA.tables[table].select())]
    )


def test_a_deletion_that_was_cut_short_is_finished_after_the_start(tmp_path: Path) -> None:
    places: list[Opened] = []

    async def play(server: Running) -> None:
        clients, opened = await seated(server)
        places.extend(opened)
        await server.services.erasure.deletion.erase_guest(await id_of(clients[0]))  # and then the power fails

    async def look(server: Running) -> None:
        await server.services.housekeeper.round(1.0)
        found = await server.services.store.table(places[0].table)
        assert found is not None
        assert found[1][0].guest is None
        assert found[1][0].bot is not None
        assert [row for row in await rows(server, "guests") if "Ada" in row] == []
        assert len(await rows(server, "guests")) == 2

    async def run() -> None:
        for work in (play, look):
            async with running(tmp_path) as server:
                await work(server)

    asyncio.run(run())


def test_nothing_of_a_deleted_guest_is_left_in_the_file(tmp_path: Path) -> None:
    """SQLite overwrites what is deleted, and its log is emptied after housekeeping."""

    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            quixote = await server.guest("Quixote of la Mancha")
            table = await quixote.open(TALKATIVE)
            await clients[0].join(table.table)
            await quixote.say(table.table, "windmills everywhere")
            await quixote.delete_me()
            await server.services.housekeeper.round(1.0)
            assert places
        data = b"".join([file.read_bytes() for file in tmp_path.glob("argosy.sqlite*")])
        assert b"Quixote" not in data
        assert b"windmills" not in data

    asyncio.run(run())


def test_a_header_without_names_is_otherwise_the_same_text() -> None:
    line = header_line(replace(finished().header, names=("Ünal", "Bob", "Cleo")))
    assert without_names(line, []) == line
    assert without_names(line, [0]) == line.replace("Ünal", "")
    assert argosy.Record.loads(without_names(line, [0, 2])).header.names == ("", "Bob", "")


def test_old_games_in_the_store_know_whose_names_they_hold(tmp_path: Path) -> None:
    """Checked at the migration: see test_upgrade.py; here, that a new game writes it down."""

    async def run() -> None:
        async with running(tmp_path) as server:
            await seated(server)
        with closing(sqlite3.connect(tmp_path / "argosy.sqlite")) as store:
            assert [seat for (seat,) in store.execute("select seat from record_names order by seat")] == [0, 1, 2]

    asyncio.run(run())


@pytest.mark.parametrize("kind", BOTH)
def test_an_operator_deletes_a_guest_of_a_running_server(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        url = server.services.store.url.render_as_string(hide_password=False).removeprefix("sqlite:///")
        await clients[0].say(places[0].table, "my secret plan")
        alone = await clients[0].open(NewTable(OF_THREE, 3, bots=[None, "random", "random"]))
        ada = await id_of(clients[0])
        words = ["admin", "forget", "--database", url, ada, "--why", "asked for"]
        assert await asyncio.to_thread(main, words) == 0
        assert capsys.readouterr().out == f"guest {ada} is deleted\n"
        state = await clients[1].snapshot(places[0].table)
        while state.table.seats[0].held:
            state = await clients[1].events(places[0].table, state.version, 1)
        assert (state.table.seats[0].bot, state.table.host) == ("strong", await id_of(clients[1]))
        await everything_is_without(server.services.store, "'Ada'", "my secret plan", alone.table)
        assert await asyncio.to_thread(main, words) == 2, "who is deleted is no guest any more"
        assert await asyncio.to_thread(main, ["admin", "audit", "--database", url]) == 0
        assert capsys.readouterr().out.split()[3:] == ["forget", ada, "asked", "for"]

    on(kind, tmp_path, work)


def test_an_operator_deletes_a_guest_while_no_server_runs(tmp_path: Path) -> None:
    ids: list[str] = []

    async def play(server: Running) -> None:
        clients, places = await seated(server)
        await move_on(clients, places, 2)
        ids.extend([places[0].table, await id_of(clients[0])])

    async def look(store: Store) -> None:
        found = await store.table(ids[0])
        assert found is not None
        assert [(seat.guest is None, seat.bot) for seat in found[1]] == [(True, "strong"), (False, None), (False, None)]
        await everything_is_without(store, "'Ada'", '"Ada"')

    on("sqlite", tmp_path, play)
    file = tmp_path / "argosy.sqlite"
    assert main(["admin", "forget", "--database", str(file), ids[1]]) == 0
    with closing(Store.open(f"sqlite:///{file}")) as store:
        asyncio.run(look(store))

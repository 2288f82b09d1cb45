"""The lobby: tables are opened, joined, left, filled, begun and played again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.client import Client, Refusal
from argosy.server.storage.failures import Conflict
from argosy.server.storage.rows import OVER, PLAYING, GuestRow
from argosy.server.tables.session import GameSession
from argosy.server.tables.table import Table
from argosy.server.wire.request_types import Silence
from argosy.server.wire.types import Done, Guest, Join, NewTable, Opened, State
from tests.server.harness import THREE, Running, seated, serving


def refused_tables() -> list[tuple[NewTable, str]]:
    other = msgspec.structs.replace
    return [
        (other(THREE, game="chess"), "game.unknown"),
        (other(THREE, seats=7), "game.seats"),
        (other(THREE, options={"speed": "fast"}), "game.options"),
        (other(THREE, options={"second_extra_turn": "maybe"}), "game.options"),
        (other(THREE, bots=["grandmaster"]), "bot.unknown"),
        (other(THREE, bots=["random"] * 4), "bot.seats"),
        (other(THREE, pace="hasty"), "table.pace"),
        (other(THREE, tempo="hasty"), "table.tempo"),
    ]


def test_tables_that_cannot_be_are_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        for table, code in refused_tables():
            with pytest.raises(Refusal) as caught:
                await ada.open(table)
            assert (caught.value.status, caught.value.problem.code) == (400, code)
            assert caught.value.problem.message
        with pytest.raises(Refusal) as caught:
            await Client(server.address).open(THREE)
        assert (caught.value.status, caught.value.problem.code) == (401, "guest.unknown")

    serving(tmp_path, work)


def test_a_game_tells_which_options_set_its_clock_and_which_are_for_simulations(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        games = {game.key: game for game in (await (await server.guest("Ada")).games()).games}
        told = {key: (game.clock_option, game.simulation_options) for key, game in games.items()}
        assert told == {"mediterranean": ("trading_seconds", ["ticks"]), "neptun": (None, [])}
        for game in games.values():
            assert {game.clock_option, *game.simulation_options} <= {None, *game.options}

    serving(tmp_path, work)


def test_public_tables_are_listed_and_joined_without_a_link(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        public = await ada.open(msgspec.structs.replace(THREE, public=True))
        private = await ada.open(THREE)
        listed = await bob.tables()
        assert [table.id for table in listed] == [public.table]
        assert [seat.name for seat in listed[0].seats] == ["Ada", None, None]
        assert (await bob.join(public.table, seat=2)).seat == 2
        with pytest.raises(Refusal) as caught:
            await bob.join(private.table)
        assert caught.value.problem.code == "table.invite"
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Cleo")).join(public.table, seat=2)
        assert caught.value.problem.code == "seat.taken"

    serving(tmp_path, work)


def test_the_invited_see_who_sits_there_and_may_watch_when_they_come_too_late(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, stranger = await server.guest("Ada"), Client(server.address)
        opened = await ada.open(THREE)
        invite = (await ada.links(opened.table)).invite
        seen = await stranger.ask("GET", f"/api/tables/{opened.table}", State, token=invite)
        assert (seen.seat, [one.name for one in seen.table.seats]) == (None, ["Ada", None, None])
        await ada.fill(opened.table, "random")
        await ada.start(opened.table)
        late = await server.guest("Late")
        with pytest.raises(Refusal) as caught:
            await late.join(opened.table, invite)
        problem = caught.value.problem
        assert (caught.value.status, problem.code) == (409, "table.full")
        assert "full" in str(problem.message)
        assert "watch" in str(problem.message)
        seen = await late.ask("GET", f"/api/tables/{opened.table}", State, token=invite)
        assert (seen.seat, seen.view is None, seen.menu) == (None, False, [])
        async with late.listen(opened.table, invite) as listening:
            assert (await listening.next()).seat is None
            with pytest.raises(Refusal) as caught:
                await listening.play("reveal")
            assert caught.value.problem.code == "seat.none"
        with pytest.raises(Refusal) as caught:
            await late.ask("GET", f"/api/tables/{opened.table}", State, token="x" * 43)
        assert caught.value.problem.code == "table.not_yours"

    serving(tmp_path, work)


def test_a_guest_takes_another_name_also_at_tables(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await ada.open(THREE)
        await bob.join(opened.table, (await ada.links(opened.table)).invite)
        assert (await ada.rename("Livia")).name == "Livia"
        assert (await ada.ask("GET", "/api/guests/me", Guest)).name == "Livia"
        assert [one.name for one in (await ada.snapshot(opened.table)).table.seats] == ["Livia", "Bob", None]
        await ada.fill(opened.table, "random")
        await ada.start(opened.table)
        await bob.rename("Brutus")
        assert [one.name for one in (await bob.snapshot(opened.table)).table.seats] == ["Livia", "Brutus", "Dido"]
        for name in ("", " ", "x" * 41, "two\nlines"):
            with pytest.raises(Refusal) as caught:
                await ada.rename(name)
            assert caught.value.problem.code == "wire.malformed"

    serving(tmp_path, work)


def test_nobody_speaks_by_a_name_where_there_is_no_talk(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await ada.open(THREE)
        await bob.join(opened.table, (await ada.links(opened.table)).invite)
        await ada.ask("POST", f"/api/tables/{opened.table}/silence", Done, Silence(1))
        await bob.rename("Ada is wrong")
        assert [one.name for one in (await ada.snapshot(opened.table)).table.seats] == ["Ada", "Bob", None]

    serving(tmp_path, work)


def test_a_game_begins_when_all_seats_are_taken(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await ada.open(THREE)
        await bob.join(opened.table, (await ada.links(opened.table)).invite)
        with pytest.raises(Refusal) as caught:
            await ada.start(opened.table)
        assert (caught.value.problem.code, caught.value.problem.args) == ("table.free_seats", {"seats": [3]})
        with pytest.raises(Refusal) as caught:
            await bob.fill(opened.table)
        assert caught.value.problem.code == "table.host"
        await ada.fill(opened.table, "random")
        await ada.start(opened.table)
        state = await ada.snapshot(opened.table)
        assert [(seat.name, seat.bot) for seat in state.table.seats] == [
            ("Ada", None),
            ("Bob", None),
            ("Dido", "random"),
        ]
        assert state.table.rules == argosy.game("neptun").rules_version
        with pytest.raises(Refusal) as caught:
            await ada.start(opened.table)
        assert caught.value.problem.code == "table.begun"

    serving(tmp_path, work)


def test_a_start_succeeds_though_another_server_plays_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(server: Running) -> None:
        host = await server.guest("Ada")
        opened = await host.open(msgspec.structs.replace(THREE, bots=["random"] * 3, sit=False))
        load, conflicts = Table.session, [Conflict()]

        async def session(self: Table) -> GameSession:
            if conflicts and self.row.state == PLAYING:
                raise conflicts.pop()
            return await load(self)

        monkeypatch.setattr(Table, "session", session)
        await host.start(opened.table)
        assert not conflicts
        assert (await host.snapshot(opened.table)).table.state != "open"

    serving(tmp_path, work)


def test_a_seat_is_taken_over_on_another_device(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table, phone = places[0].table, await server.guest("Bob's phone")
        token = places[1].token
        assert token is not None
        with pytest.raises(Refusal):
            await phone.take_over(table, "A" * 43)
        await phone.take_over(table, token)
        assert (await phone.snapshot(table)).seat == 1
        with pytest.raises(Refusal):
            await clients[1].snapshot(table)
        assert (await clients[1].snapshot(table, token)).seat == 1, "the link itself still opens"
        tablet = await server.guest("Bob's tablet")
        assert (await tablet.join(table, token)).seat == 1, "the link of a seat leads its owner to sit there"
        assert (await tablet.snapshot(table)).seat == 1

    serving(tmp_path, work)


def test_leaving_frees_a_seat_before_the_game_and_leaves_a_bot_in_it(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await ada.open(THREE)
        invite = (await ada.links(opened.table)).invite
        await bob.join(opened.table, invite)
        await ada.leave(opened.table)
        state = await bob.snapshot(opened.table)
        assert [seat.name for seat in state.table.seats] == [None, "Bob", None]
        assert state.table.host == await id_of(bob)
        await ada.join(opened.table, invite)
        await bob.fill(opened.table)
        await bob.start(opened.table)
        await ada.leave(opened.table)
        assert (await bob.snapshot(opened.table)).table.seats[0].bot == "strong"
        with pytest.raises(Refusal):
            await ada.snapshot(opened.table)

    serving(tmp_path, work)


def test_a_table_that_all_have_left_closes(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        opened = await ada.open(msgspec.structs.replace(THREE, public=True))
        await ada.leave(opened.table)
        assert await ada.tables() == []
        state = await ada.snapshot(opened.table)
        assert (state.table.state, state.view) == ("closed", None)
        with pytest.raises(Refusal) as caught:
            await ada.join(opened.table)
        assert caught.value.problem.code == "table.closed"

    serving(tmp_path, work)


async def id_of(client: Client) -> str:
    return (await client.ask("GET", "/api/guests/me", Guest)).id


def test_a_rematch_is_one_table_for_all_who_ask(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        with pytest.raises(Refusal) as caught:
            await clients[0].rematch(table)
        assert caught.value.problem.code == "table.not_over"
        live = server.services.live_tables.by_id[table].table
        await live.commands.run(lambda: live.change(replace(live.row, state=OVER)))
        again = await asyncio.gather(*[client.rematch(table) for client in clients])
        assert [one.seat for one in again] == [0, 1, 2]
        (rematch,) = {one.table for one in again}
        assert (await clients[1].snapshot(table)).table.rematch == rematch
        host = (await clients[0].snapshot(rematch)).table.host
        ids = [await id_of(client) for client in clients]
        await clients[ids.index(host)].start(rematch)
        assert (await clients[2].snapshot(rematch)).seat == 2

    serving(tmp_path, work)


def test_without_a_clock_trading_is_untimed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        for pace, seconds in (("live", "240"), ("untimed", "untimed"), ("post", "post")):
            opened = await ada.open(NewTable("mediterranean", 4, pace=pace))
            table = (await ada.snapshot(opened.table)).table
            assert (table.pace, table.options["trading_seconds"]) == (pace, seconds)

    serving(tmp_path, work)


def test_an_unfinished_record_is_played_on(tmp_path: Path) -> None:
    match = argosy.Match.new("neptun", 3, 7)
    for _ in range(10):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])

    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        for bad in ("", "nonsense", match.saved().dumps().replace('"column":0', '"column":9')):
            with pytest.raises(Refusal) as caught:
                await ada.bring(bad)
            assert caught.value.problem.code == "record.bad"
        opened = await ada.bring(match.saved().dumps())
        await ada.fill(opened.table, "random")
        await ada.start(opened.table)
        state = await ada.snapshot(opened.table)
        assert (state.version >= match.number, state.table.imported, state.seat) == (True, True, 0)

    serving(tmp_path, work)


def test_somebody_who_shares_a_device_sits_down_by_name(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        host = await server.guest("Ada")
        opened = await host.open(THREE)
        invite = (await host.links(opened.table)).invite
        path = f"/api/tables/{opened.table}/join"
        beside = await host.ask("POST", path, Opened, Join(invite, 2, "Bea"))
        assert beside.seat == 2
        assert beside.token not in (None, opened.token)
        state = await host.snapshot(opened.table)
        assert [one.name for one in state.table.seats] == ["Ada", None, "Bea"]
        assert state.seat == 0
        assert (await host.ask("GET", f"/api/tables/{opened.table}", State, token=beside.token)).seat == 2

    serving(tmp_path, work)


def test_who_leaves_twice_at_once_takes_nobody_else_along(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        id = (await ada.open(msgspec.structs.replace(THREE, public=True))).table
        seat = (await bob.join(id)).seat
        assert seat is not None
        cleo = GuestRow("cleo", "Cleo", 0.0)
        await server.services.store.add_guest(cleo)
        table, lobby = await server.services.live_tables.table(id), server.services.lobby
        await asyncio.gather(
            lobby.leave(table, seat), lobby.join(table, cleo, Join(seat=seat)), lobby.leave(table, seat)
        )
        assert table.seats[seat].name == "Cleo"

    serving(tmp_path, work)

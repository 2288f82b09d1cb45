"""Playing on: from a position of a finished game, and from records that somebody brings."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import argosy
from argosy.client import Client, Refusal
from argosy.core.record import Record
from argosy.core.replay import steps
from argosy.server.wire import encoding as wire
from argosy.server.wire.review_types import PlayOn
from tests.server.finished import brought, finished
from tests.server.harness import Running, move_on, running, seated, serving


def inputs_of(number: int) -> int:
    """The next number at which the first seat is to act and chance is not due."""
    inputs = finished().inputs
    return next(n for n in range(number, len(inputs)) if inputs[n].actor == 0)


@pytest.mark.slow
def test_a_table_goes_on_from_a_position_with_bots_and_people_of_its_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada, bob = await server.guest("Ada"), await server.guest("Bob")
            old = await brought(ada)
            number = inputs_of(50)
            terms = PlayOn(input=number, bots=[None, "random"], public=True, tempo="instant", absence=0, hints=True)
            opened = await ada.play_on(old, terms)
            assert opened.seat == 0
            table = (await ada.snapshot(opened.table)).table
            assert (table.state, table.hints, table.imported, [seat.bot for seat in table.seats]) == (
                "open", True, False, [None, "random", None],
            )  # fmt: skip
            assert table.origin is not None
            assert (table.origin.table, table.origin.input) == (old, number)
            await bob.join(opened.table)
            await ada.start(opened.table)
            state = await ada.events(opened.table, 0)
            assert (state.version, state.view) == (number, view_at(number, 0))
            seed = server.services.live_tables.by_id[opened.table].table.row.seed
            assert seed != finished().seed
        async with running(tmp_path) as server:
            again = Client(server.address)
            again.cookie = ada.cookie
            assert (await again.snapshot(opened.table)).version >= number

    asyncio.run(run())


def view_at(number: int, seat: int) -> object:
    """What a seat saw in the old game after that input."""
    step = next(one for one in steps(finished()) if one.number == number)
    return json.loads(wire.encode(step.match.view(seat)))


@pytest.mark.slow
def test_the_record_of_such_a_game_verifies(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        number = inputs_of(50)
        terms = PlayOn(input=number, bots=["random"] * 3, public=True, tempo="instant", sit=False)
        opened = await ada.play_on(await brought(ada), terms)
        await ada.start(opened.table)
        async with ada.listen(opened.table) as listening:
            async for state in listening.states():
                if state.result is not None:
                    break
        record = Record.loads(await ada.record(opened.table))
        assert record.header.taken == number
        assert record.inputs[:number] == finished().inputs[:number]
        assert argosy.verify(record).problems == ()

    serving(tmp_path, work)


def test_only_a_finished_game_is_played_on_and_not_from_its_end(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        with pytest.raises(Refusal) as caught:
            await clients[0].play_on(places[0].table, PlayOn(input=1))
        assert caught.value.problem.code == "record.not_over"
        table = await brought(clients[0])
        for number, code in ((len(finished().inputs), "record.over"), (10**6, "record.position")):
            with pytest.raises(Refusal) as caught:
                await clients[0].play_on(table, PlayOn(input=number))
            assert caught.value.problem.code == code
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Stranger")).play_on(table, PlayOn(input=1))
        assert caught.value.problem.code == "table.not_yours"

    serving(tmp_path, work)


def test_a_record_without_its_seed_goes_on_with_a_new_one(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        match = argosy.Match.new("neptun", 3, 7)
        for _ in range(10):
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        for record in (match.record, match.saved()):
            opened = await ada.bring(record.dumps())
            await ada.fill(opened.table, "random")
            row = server.services.live_tables.by_id[opened.table].table.row
            assert row.seed not in (None, match.saved().seed), "whoever brings a record may know its seed"
            await ada.start(opened.table)
            state = await ada.snapshot(opened.table)
            assert (state.version >= match.number, state.table.imported, state.seat) == (True, True, 0)

    serving(tmp_path, work)


def test_an_undo_does_not_reach_into_the_game_that_was_taken_over(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        opened = await ada.play_on(await brought(ada), PlayOn(input=inputs_of(60), bots=[None, "random", "random"]))
        await ada.start(opened.table)
        await ada.pause(opened.table)
        await ada.go_on(opened.table)
        with pytest.raises(Refusal) as caught:
            await ada.ask_undo(opened.table)
        assert caught.value.problem.code == "undo.none"

    serving(tmp_path, work)


def test_the_lobby_shows_it_like_any_table(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await ada.play_on(await brought(ada), PlayOn(input=0, public=True))
        assert [table.id for table in await bob.tables()] == [opened.table]
        joined = [opened, await bob.join(opened.table)]
        await ada.fill(opened.table, "random")
        await ada.start(opened.table)
        state = await move_on([ada, bob], joined, 0)
        assert state.table.origin is not None
        assert state.table.origin.input == 0

    serving(tmp_path, work)

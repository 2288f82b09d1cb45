"""Bots on seats: they think elsewhere, act through the same log, and stand in for those who stay away."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import signal
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

import argosy
from argosy.client import Refusal
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.rules.actions import Offer, Ready
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.server.api.host_services import HostServices
from argosy.server.bots.driver import BotDriver
from argosy.server.bots.worker import FOLLOWED, Question, choose
from argosy.server.storage.rows import InputRow
from argosy.server.tables.deadlines import round_of
from argosy.server.tables.session import encoded_rows, header_line, row_of
from argosy.server.wire.types import NewTable
from tests.server.harness import THREE, Running, seated, serving

ROOT = Path(__file__).parents[2]


def question(match: argosy.Match, after: int, upto: int | None = None) -> Question:  # type: ignore[type-arg]
    rows = encoded_rows([row_of(one) for one in match.log[after:upto]])
    return Question("game", header_line(match.header), after, rows, match.to_act[0], "sensible", "dice", 1.0)


def test_a_thinking_process_follows_the_log() -> None:
    FOLLOWED.clear()
    match = argosy.Match.new("neptun", 3, 7)
    assert choose(question(match, 1)) is None, "it has not heard the beginning"
    assert choose(question(match, 0)) == '{"do":"Reveal"}'
    before = match.number
    match.play(match.to_act[0], "reveal")
    said = choose(question(match, before))
    assert said is not None
    assert isinstance(match.play(match.to_act[0], entered(match, said)), list)
    assert choose(question(match, before)) is None, "it has heard those already"
    assert choose(question(match, 0)) is not None


def entered(match: argosy.Match, said: str) -> argosy.Action:  # type: ignore[type-arg]
    from argosy.server.tables.session import input_of

    return input_of(match.header.game, InputRow(0, said)).action


@pytest.mark.parametrize("level", ["random", "sensible", "strong"])
@pytest.mark.parametrize("company", [True, False])
def test_before_people_bots_lay_no_more_offers_than_these_can_read(level: str, company: bool) -> None:
    FOLLOWED.clear()
    match = argosy.Match.new("mediterranean", 4, 7)
    while round_of(match) is None:
        match.play(match.to_act[0], "pass")
    heard, most = 0, 0
    for number in range(40):
        asked = replace(question(match, heard), level=level, seat=1, dice=str(number), company=company)
        heard = match.number
        said = choose(asked)
        assert said is not None
        if isinstance(action := entered(match, said), Offer):
            match.play(1, action)
            assert isinstance(match.state, MediterraneanState)
            most = max(most, len(match.state.offers))
    assert most == READABLE if company else most > READABLE


@pytest.mark.slow
@pytest.mark.parametrize("restless", [True, False])
def test_bots_keep_nobody_waiting_who_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restless: bool) -> None:
    """Neither those that never come to rest, nor those that only wait, where trading has no clock."""
    ask = BotDriver._ask

    async def ask_oddly(bots: BotDriver, seat: int) -> bool:
        match = (await bots.table.session()).match
        if round_of(match) is None:
            return await ask(bots, seat)
        assert isinstance(match.state, MediterraneanState)
        return restless and await bots.table.enter(seat, Ready(not match.state.ready >> seat & 1))

    async def work(server: Running) -> None:
        host = await server.guest("Ada")
        bots = [None, *["sensible"] * 3]
        opened = await host.open(
            NewTable("mediterranean", 4, {"trading_seconds": "untimed"}, bots=bots, tempo="instant")
        )
        await host.start(opened.table)
        async with host.listen(opened.table, opened.token) as table:
            async for state in table.states():
                assert state.view is not None
                if state.view["phase"] not in ("civic", "trading"):
                    return
                if state.seat in state.to_act and "unready" not in state.menu:
                    with suppress(Refusal):  # what is told may be old: the bots do not wait
                        await table.play("ready" if "ready" in state.menu else state.menu[0])

    monkeypatch.setattr(BotDriver, "_ask", ask_oddly)
    monkeypatch.setattr("argosy.server.bots.driver.LULL", 0.01)
    serving(tmp_path, work)


@pytest.mark.slow
@pytest.mark.parametrize(
    "table",
    [
        NewTable("neptun", 3, bots=["random"] * 3, tempo="instant", public=True, sit=False),
        NewTable("mediterranean", 4, {"ticks": "3"}, bots=["random"] * 4, tempo="instant", public=True, sit=False),
    ],
    ids=["neptun", "mediterranean"],
)
def test_a_table_of_bots_plays_to_the_end(tmp_path: Path, table: NewTable) -> None:
    async def work(server: Running) -> None:
        host = await server.guest("Ada")
        opened = await host.open(table)
        await host.start(opened.table)
        async with host.listen(opened.table) as listening:
            async for state in listening.states():
                if state.result is not None:
                    break
        record = argosy.Record.loads(await host.record(opened.table))
        assert argosy.verify(record).problems == ()

    serving(tmp_path, work)


@pytest.mark.slow
def test_a_bot_stands_in_for_somebody_who_has_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, absence=1))
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        other = (mover + 1) % 3
        async with clients[other].listen(table) as listening:
            state = await listening.next()
            while not (state.table.seats[mover].stand_in and state.version > 1):
                state = await listening.next()
            assert state.table.seats[mover].bot == "strong"
            async with clients[mover].listen(table):
                while state.table.seats[mover].stand_in:
                    state = await listening.next()
                assert (state.table.seats[mover].bot, state.table.seats[mover].here) == (None, True)

    serving(tmp_path, work)


@pytest.mark.slow
def test_a_bot_whose_process_dies_goes_on(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        table = msgspec.structs.replace(THREE, bots=[None, "random", "random"])
        clients, places = await seated(server, table)
        kill_thinkers(server.services)
        async with clients[0].listen(places[0].table) as listening:
            state = await listening.next()
            acted = 0
            while acted < 4:
                if state.to_act == [0]:
                    await listening.play(state.menu[0])
                    acted += 1
                    kill_thinkers(server.services)
                state = await listening.next()

    serving(tmp_path, work)


@pytest.mark.slow
def test_searches_of_one_guest_do_not_slow_the_quick_bots_of_another(tmp_path: Path) -> None:
    """Before, a quick bot waited for two seconds of somebody else's search at each of its moves."""

    async def work(server: Running) -> None:
        greedy, ada = await server.guest("Greedy"), await server.guest("Ada")
        slow = NewTable("mediterranean", 4, bots=["best"] * 4, tempo="instant", sit=False)
        for _ in range(4):
            await greedy.start((await greedy.open(slow)).table)
        searching = server.services.bots.processes.searching
        while searching.waiting < 3:
            await asyncio.sleep(0.05)
        opened = await ada.open(msgspec.structs.replace(THREE, bots=[None, "sensible", "sensible"]))
        await ada.start(opened.table)
        await ada.hand_over(opened.table, "sensible")
        async with ada.listen(opened.table) as listening:
            async for state in listening.states():
                if state.result is not None:
                    break
        assert searching.waiting + len(searching._running) >= 1, "they still search"

    serving(tmp_path, work)


def test_bots_are_urgent_where_somebody_who_sits_there_is_connected(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        alone = await ada.open(msgspec.structs.replace(THREE, bots=["random"] * 3, sit=False))
        opened = await ada.open(msgspec.structs.replace(THREE, bots=[None, "random", "random"]))
        await ada.start(opened.table)
        bots = server.services.bots
        driver = bots.of(await server.services.live_tables.table(opened.table))
        async with ada.listen(opened.table) as listening:
            await listening.next()
            assert driver.asker().urgent
            assert driver.asker().guest == driver.table.row.host
            assert not bots.of(await server.services.live_tables.table(alone.table)).asker().urgent
        async with asyncio.timeout(30):
            while driver.asker().urgent:
                await asyncio.sleep(0.01)

    serving(tmp_path, work)


def kill_thinkers(services: HostServices) -> None:
    for process in services.bots.processes.quick.processes:
        if process.pid is not None:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)


@pytest.mark.slow
def test_the_example_joins_by_link_and_plays_to_the_end(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        example = module(ROOT / "examples" / "bot_by_link.py")
        host = await server.guest("Ada")
        opened = await host.open(msgspec.structs.replace(THREE, sit=False))
        link = f"{server.address}/join/{opened.table}#{(await host.links(opened.table)).invite}"
        bots = [asyncio.create_task(example.play(*example.parts_of(link), f"Bot {n}")) for n in range(3)]
        while not all(seat.name for seat in (await host.snapshot(opened.table)).table.seats):
            await asyncio.sleep(0.05)
        await host.start(opened.table)
        ends = await asyncio.gather(*bots)
        assert len({str(end.result) for end in ends}) == 1
        for wrong in (server.address, f"{server.address}/join/{opened.table}", link.removeprefix("http://")):
            with pytest.raises(ValueError, match="no link to a table"):
                example.parts_of(wrong)

    serving(tmp_path, work)


def module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made

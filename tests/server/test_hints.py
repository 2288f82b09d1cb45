"""Hints: what a bot would do, for one's own seat, where the table allows it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from unittest import mock

import msgspec
import pytest

import argosy
from argosy.server.bots.hints import level_for
from argosy.server.bots.worker import FOLLOWED, advise, choose
from argosy.server.tables.deadlines import round_of
from argosy.server.wire.hint_types import Hint
from argosy.text.translate import Words
from tests.server.harness import THREE, Running, seated, serving
from tests.server.test_bots_at_tables import question
from tests.server.test_pause import refused_with


@pytest.mark.slow
def test_a_hint_names_options_of_the_menu_with_reasons(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, hints=True))
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        await clients[mover].play(table, "reveal")
        state = await clients[mover].snapshot(table)
        for level in ("strong", "best"):
            hint = await clients[mover].hint(table, level)
            assert (hint.version, hint.seat, hint.level) == (state.version, mover, level)
            assert {option.text for option in hint.options} <= {*state.menu}
            assert all(option.low <= option.value <= option.high for option in hint.options)
            reasons = [reason for option in hint.options for reason in option.reasons]
            assert reasons
            assert hint.about is not None
            said = [*reasons, hint.about, *[option.cost for option in hint.options if option.cost is not None]]
            assert all(Words("en")._book.text(message.id, {}) for message in said)
            assert hint.options[0].behind is None
            chances = [option.chance for option in hint.options]
            for option, chance in zip(hint.options, chances, strict=True):
                assert chance is not None
                assert 0 < chance.low <= chance.share <= chance.high < 1
                if option.behind is not None:
                    assert (chance.high > chance.low) == (option.behind.high > option.behind.low)
            assert chances == sorted(chances, key=lambda chance: -chance.share if chance else 0), (
                "more points, more chance"
            )
        assert [option for option in hint.options if option.behind is not None], "the last hint was searched"
        assert hint.lead is not None
        await refused_with("hint.not_to_act", clients[(mover + 1) % 3].hint(table))
        await refused_with("bot.unknown", clients[mover].hint(table, "random"))
        await clients[0].pause(table)
        await refused_with("table.not_playing", clients[mover].hint(table))

    serving(tmp_path, work)


def test_a_coach_asks_the_strongest_bot_except_while_a_market_goes_on() -> None:
    neptun = argosy.Match.new("neptun", 3, 7)
    assert level_for(neptun) == "best"
    trading = argosy.Match.new("mediterranean", 4, 7)
    assert level_for(trading) == "best"
    while round_of(trading) is None:
        seat = trading.to_act[0]
        trading.play(seat, trading.legal(seat)[-1])
    assert level_for(trading) == "strong", "a seat acts often, and a search takes long"


def test_a_hint_that_nobody_needs_any_more_is_dropped(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, hints=True))
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        driver = server.services.bots.of(await server.services.live_tables.table(table))
        stopped = asyncio.Event()

        async def think_for_ever(*_: object) -> str:
            try:
                await asyncio.Event().wait()
            finally:
                stopped.set()
            raise AssertionError

        with mock.patch.object(driver.processes, "ask", think_for_ever):
            asked = asyncio.create_task(clients[mover].hint(table, None))
            while not driver.advised:
                await asyncio.sleep(0.01)
            await refused_with("hint.busy", clients[mover].hint(table))
            await clients[(mover + 1) % 3].say(table, "I wait")
            assert not stopped.is_set(), "what others do does not matter"
            await clients[mover].play(table, "reveal")
            hint = await asked
        assert (hint.options, hint.level) == ([], "best")
        assert stopped.is_set(), "the process is free again"
        assert not driver.advised

    serving(tmp_path, work)


def test_no_hints_where_the_table_is_played_without(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        await refused_with("hint.off", clients[mover].hint(table))
        assert not (await clients[0].snapshot(table)).table.hints

    serving(tmp_path, work)


def test_the_thinking_process_answers_and_advises_on_the_same_game() -> None:
    FOLLOWED.clear()
    match = argosy.Match.new("neptun", 3, 7)
    said = advise(replace(question(match, 0), level="strong"))
    assert said is not None
    hint = msgspec.json.decode(said, type=Hint)
    assert hint.options[0].text == "reveal"
    before = match.number
    match.play(match.to_act[0], "reveal")
    assert choose(question(match, before)) is not None

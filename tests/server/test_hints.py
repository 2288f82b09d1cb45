"""Hints: what a bot would do, for one's own seat, where the table allows it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.server.bots.worker import FOLLOWED, advise, choose
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
            assert all(Words("en")._book.text(reason.id, {}) for reason in reasons)
        await refused_with("hint.not_to_act", clients[(mover + 1) % 3].hint(table))
        await refused_with("bot.unknown", clients[mover].hint(table, "random"))
        await clients[0].pause(table)
        await refused_with("table.not_playing", clients[mover].hint(table))

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

"""Talk at a table: heard by all, closed while people trade, kept for those who come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from argosy.client import Client, Refusal
from argosy.server.tables.chat import PHRASES
from argosy.server.wire.types import NewTable
from argosy.text.translate import LANGUAGES, Words
from tests.server.harness import Running, move_on, running, seated, serving


def test_what_is_said_is_heard_once_and_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            async with clients[1].listen(table) as listening:
                state = await listening.next()
                await clients[0].say(table, "Fair winds!")
                await clients[2].say(table, phrase="well-played")
                heard = list(state.chat)
                while len(heard) < 2:
                    state = await listening.next()
                    heard += state.chat
            assert [(line.number, line.seat, line.name, line.text, line.phrase) for line in heard] == [
                (1, 0, "Ada", "Fair winds!", None),
                (2, 2, "Cleo", None, "well-played"),
            ]
            assert state.version == 1, "talk is no part of the game"
        async with running(tmp_path) as server:
            again = Client(server.address)
            again.cookie = clients[1].cookie
            assert (await again.snapshot(table)).chat == heard
            poll = await again.ask("GET", f"/api/tables/{table}/events?after=1&heard=1", type(state))
            assert poll.chat == heard[1:]

    asyncio.run(run())


def test_m6_9_words_are_closed_while_people_trade_and_phrases_are_not(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, NewTable("mediterranean", 4, absence=0))
        table = places[0].table
        await clients[0].say(table, "Not yet trading.")
        state = await clients[0].snapshot(table)
        while state.clock is None:
            state = await move_on(clients, places, 1)
        with pytest.raises(Refusal) as caught:
            await clients[0].say(table, "My wine has Mars on its bottom.")
        assert (caught.value.problem.code, caught.value.problem.rule) == ("chat.closed", "M6.9")
        await clients[0].say(table, phrase="no-thanks")
        assert [line.text or line.phrase for line in (await clients[1].snapshot(table)).chat] == [
            "Not yet trading.",
            "no-thanks",
        ]

    serving(tmp_path, work)


def test_who_does_not_sit_there_or_says_nothing_sensible_is_refused(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        for text, phrase, code in (
            (None, None, "wire.malformed"),
            ("both", "hello", "wire.malformed"),
            (None, "curse", "chat.phrase"),
            ("x" * 301, None, "wire.malformed"),
            (" ", None, "wire.malformed"),
        ):
            with pytest.raises(Refusal) as caught:
                await clients[0].say(table, text, phrase)
            assert caught.value.problem.code == code
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Stranger")).say(table, "Let me in!")
        assert caught.value.status == 403
        for _ in range(6):
            await clients[1].say(table, phrase="hello")
        with pytest.raises(Refusal) as caught:
            await asyncio.gather(*[clients[1].say(table, phrase="hello") for _ in range(6)])
        assert caught.value.status == 429

    serving(tmp_path, work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words_in_every_language(language: str) -> None:
    words = Words(language)
    assert all(words._book.text(f"phrase-{phrase}", {}) for phrase in PHRASES)

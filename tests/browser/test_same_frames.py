"""A table in a page and one of a server answer the same requests with the same bytes.

The beginning of one random game of each game is compared; with ARGOSY_PAGE_GAMES=100 so many games to their ends.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import argosy
from argosy.text.translate import LANGUAGES
from tests.browser.twins import Twins, twins

WANTED = int(os.environ.get("ARGOSY_PAGE_GAMES", "0"))
LOOKS = 0.06
"""The share of moves after which everything is compared, for all seats; fewer when a game is long (see `looks`)."""
MOST_MOVES = 2000 if WANTED else 40


class RandomGame:
    """A game in which people on all seats choose at random, now and then something that is refused."""

    def __init__(self, both: Twins, key: str, number: int) -> None:
        self.both = both
        self.rng = Random(f"{key} {number}")
        self.key = key
        self.seats = self.rng.choice(argosy.game(key).seats)
        self.table = ""
        self.tokens: list[str] = []
        self.moves = 0

    @property
    def here(self) -> str:
        return f"/api/tables/{self.table}"

    def looks(self) -> bool:
        """Whether it is time for a closer look: about 6 times in 150 moves, 18 times in 2,000."""
        return self.rng.random() < LOOKS / (1 + self.moves / 100)

    async def begin(self) -> None:
        """Sit down on all seats and start."""
        await self.both.must("/api/guests", {"name": "Ada"})
        terms = {"tempo": "instant", "pace": "untimed", "absence": 0}
        opened = await self.both.must("/api/tables", {"game": self.key, "seats": self.seats, **terms})
        self.table, self.tokens = opened["table"], [opened["token"]]
        invite = (await self.both.ask("GET", f"{self.here}/links", None, opened["token"]))[1]["invite"]
        for seat in range(1, self.seats):
            beside = {"invite": invite, "seat": seat, "name": f"Guest {seat}"}
            self.tokens.append((await self.both.must(f"{self.here}/join", beside))["token"])
        await self.look()
        await self.both.must(f"{self.here}/start", {})

    async def look(self) -> None:
        """Compare what all seats see and are told, also of the past, and a refusal."""
        after, language = self.moves // 2, self.rng.choice(LANGUAGES)
        for token in self.tokens:
            await self.both.ask("GET", f"{self.here}/events?after={after}", None, token)
        for token in self.tokens:
            _, state = await self.both.ask(
                "GET", f"{self.here}/events?after={self.rng.randrange(after + 1)}", None, token
            )
            await self.both.ask("GET", f"{self.here}/words?language={language}", None, token)
            if state["version"]:
                await self.both.hello(self.table, token, language)
                await self.both.ask("GET", f"{self.here}/moments?log=1&start={after}&count=3", None, token)
                await self.both.ask("GET", f"{self.here}/words?language={language}&version={after}", None, token)
        await self.both.ask("GET", "/api/guests/me/tables")

    async def play(self) -> None:
        """Play to the end, comparing everything now and then."""
        await self.begin()
        while (turn := await self.turn()) is not None and self.moves < MOST_MOVES:
            seat, menu = turn
            await self.enter(seat, self.rng.choice(menu)["text"])
            if self.looks():
                await self.enter(self.rng.randrange(self.seats), self.rng.choice(menu)["text"])
                await self.both.ask("POST", f"{self.here}/undo", {"key": f"undo-{self.moves:06}"}, self.tokens[seat])
                await self.both.ask("POST", f"{self.here}/chat", {"text": "hello"}, self.tokens[seat])
                await self.look()
        await self.look()
        for what in ("curve", "recap", "moments?start=3&count=9&seat=1", "words?input=20&seat=0&language=es"):
            await self.both.ask("GET", f"{self.here}/{what}", None, self.tokens[0])

    async def turn(self) -> tuple[int, list[Any]] | None:
        """A seat that may act, and its menu; None when the game is over."""
        order = self.rng.sample(range(self.seats), self.seats)
        for seat in order:
            _, state = await self.both.ask("GET", self.here, None, self.tokens[seat])
            if state["result"] is not None:
                return None
            if state["view"]["menu"]:
                return seat, state["view"]["menu"]
        raise AssertionError("nobody may act")

    async def enter(self, seat: int, text: str) -> None:
        """An input of a seat; the answer to it when it is sent again is the same."""
        self.moves += 1
        asked = {"do": "play", "key": f"move-{self.moves:06}", "text": text}
        first = await self.both.ask("POST", f"{self.here}/inputs", asked, self.tokens[seat])
        if self.looks():
            assert await self.both.ask("POST", f"{self.here}/inputs", asked, self.tokens[seat]) == first


@pytest.mark.slow
@pytest.mark.parametrize("number", range(WANTED or 1))
@pytest.mark.parametrize("key", argosy.list_games())
def test_a_page_answers_as_a_server_does(
    key: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with twins(tmp_path, monkeypatch, f"{key} {number}") as both, asyncio.timeout(900):
            await RandomGame(both, key, number).play()
            assert both.compared > 100
            print(f"{key} {number}: {both.compared} answers")

    asyncio.run(run())

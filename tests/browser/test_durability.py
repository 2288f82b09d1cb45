"""A command is acknowledged only once the page has kept it; what could not be kept has not happened.

People on one device play by plan, so nothing happens by itself: every step is a request, every save a chance to fail,
or to be the last before the tab is killed.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import argosy
from argosy.core.record import Record
from argosy.server.storage.failures import NotSavedError
from tests.browser.page import Local, Page, keep, running

KEYS = argosy.list_games()
MOVES = 5
Kept = dict[str, object]


class People:
    """People who play a plan: open a table, take all seats, start, move, talk. They retry what is refused."""

    def __init__(self, local: Local, key: str) -> None:
        self.local = local
        self.key = key
        self.refused: list[tuple[int, str]] = []
        self.table = ""
        self.tokens: list[str | None] = []
        self.answers: dict[str, tuple[int, int, object]] = {}
        """By key of a command: the saves at the time, the seat, and the answer."""

    async def must(self, path: str, body: object, token: str | None = None) -> Any:
        """A request until it succeeds; whenever it is refused nothing may have changed."""
        while True:
            await self.seen()  # who asks is present from then on
            kept, seen = dict(self.local.page.kept), await self.seen()
            status, found = await self.local.ask("POST", path, body, token)
            if status < 300:
                return found
            self.refused.append((status, found["code"]))
            assert found["code"] == "here.full", found
            assert (self.local.page.kept, await self.seen()) == (kept, seen)

    async def seen(self) -> object:
        """What they see: all tables, and the one where they play, through the eyes of each."""
        here = f"/api/tables/{self.table}"
        states = [(await self.local.ask("GET", here, None, token))[1] for token in self.tokens]
        for state in states:
            state["clock"] = None
        return await self.local.ask("GET", "/api/guests/me/tables"), states

    async def play(self) -> None:
        """Play the plan."""
        seats = argosy.game(self.key).seats[0]
        await self.must("/api/guests", {"name": "Ada"})
        terms = {"tempo": "instant", "pace": "untimed"}
        opened = await self.must("/api/tables", {"game": self.key, "seats": seats, **terms})
        self.table, self.tokens = opened["table"], [opened["token"]]
        here = f"/api/tables/{self.table}"
        invite = (await self.local.ask("GET", f"{here}/links", None, opened["token"]))[1]["invite"]
        for seat in range(1, seats):
            beside = {"invite": invite, "seat": seat, "name": f"Guest {seat}"}
            self.tokens.append((await self.must(f"{here}/join", beside))["token"])
        await self.must(f"{here}/start", {})
        for number in range(MOVES):
            seat, text = await self.move(here)
            key = f"move-{number:04}"
            asked = {"do": "play", "key": key, "text": text}
            answer = await self.must(f"{here}/inputs", asked, self.tokens[seat])
            self.answers[key] = len(self.local.page.saves), seat, answer
            assert (await self.must(f"{here}/inputs", asked, self.tokens[seat])) == answer, "the same key, once"
        await self.must(f"{here}/chat", {"text": "hello"}, self.tokens[0])

    async def move(self, here: str) -> tuple[int, str]:
        """A seat that may act, and an action of its menu."""
        for seat, token in enumerate(self.tokens):
            state = (await self.local.ask("GET", here, None, token))[1]
            if state["view"]["menu"]:
                return seat, state["view"]["menu"][0]["text"]
        raise AssertionError("nobody may act")


def played(key: str, page: Page) -> People:
    """Play the plan on a page."""

    async def run() -> People:
        async with running(page) as local, asyncio.timeout(120):
            people = People(local, key)
            await people.play()
            return people

    return asyncio.run(run())


def log_of(kept: Kept, table: str) -> list[object]:
    """The log in what a page has kept."""
    found = {int(key.split("/")[2]): value for key, value in kept.items() if key.startswith(f"input/{table}/")}
    assert sorted(found) == list(range(1, len(found) + 1)), "half of a command was kept"
    return [found[number] for number in sorted(found)]


@pytest.mark.parametrize("key", KEYS)
def test_a_save_that_fails_refuses_the_command_and_changes_nothing(key: str) -> None:
    page = Page()
    page.failing = lambda number: "QuotaExceededError: here.full" if number % 2 == 0 else None
    people = played(key, page)
    assert len(people.refused) > MOVES
    assert set(people.refused) == {(507, "here.full")}
    assert len(log_of(page.kept, people.table)) >= MOVES


@pytest.mark.parametrize("key", KEYS)
def test_every_single_save_may_fail(key: str) -> None:
    """Each save fails once, in a game of its own that has come that far."""
    page = Page()
    played(key, page)
    silent = []
    for failing in range(2, page.tried + 1):  # the first makes the secret, before anybody has asked for anything
        broken = Page()
        broken.failing = lambda number, failing=failing: "here.full" if number == failing else None  # type: ignore[misc]
        refused = played(key, broken).refused
        assert refused in ([], [(507, "here.full")])
        silent += [] if refused else [failing]
    assert len(silent) <= 1, "only the clock of a game that has just begun may be stored later"


@pytest.mark.parametrize(
    ("why", "status", "code"),
    [
        ("QuotaExceededError: here.full", 507, "here.full"),
        ("Error: here.elsewhere", 409, "here.elsewhere"),
        ("Error: here.failed", 507, "here.failed"),
        ("the database is gone", 507, "here.failed"),
    ],
)
def test_the_refusal_says_why_the_page_could_not_save(why: str, status: int, code: str) -> None:
    page = Page()
    page.failing = lambda number: why if number > 1 else None

    async def run() -> None:
        async with running(page) as local:
            answer = await local.ask("POST", "/api/guests", {"name": "Ada"})
            assert (answer[0], answer[1]["code"]) == (status, code)
            assert (await local.ask("GET", "/api/guests/me"))[0] == 401

    asyncio.run(run())


def test_an_engine_that_cannot_save_at_the_start_says_so() -> None:
    page = Page()
    page.failing = lambda _: "here.elsewhere"

    async def run() -> None:
        async with running(page):
            pass

    with pytest.raises(NotSavedError, match=r"here\.elsewhere"):
        asyncio.run(run())
    assert page.kept == {}


@pytest.mark.parametrize("key", KEYS)
def test_a_tab_that_is_killed_after_any_save_has_every_acknowledged_command(key: str) -> None:
    page = Page()
    people = played(key, page)
    kept: Kept = {}
    for number, changes in enumerate(page.saves, 1):
        keep(kept, changes)
        asyncio.run(reopened(people, json.loads(json.dumps(kept)), number))


async def reopened(people: People, kept: Kept, saves: int) -> None:
    """Start again with what was kept after so many saves: all that was acknowledged is there, nothing half."""
    done = {key: one for key, one in people.answers.items() if one[0] <= saves}
    here = f"/api/tables/{people.table}"
    async with running(Page(kept)) as local, asyncio.timeout(60):
        status, state = await local.ask("GET", here)
        if status != 200:
            assert not done
            return
        log = log_of(kept, people.table)
        assert state["version"] == len(log)
        for key, (_, seat, answer) in done.items():
            asked = {"do": "play", "key": key, "text": "whatever it was"}
            assert await local.made(f"{here}/inputs", asked, people.tokens[seat]) == answer
        if log:
            text = (await local.ask("GET", f"{here}/record"))[1]
            assert len(Record.loads(text.decode()).inputs) == len(log)


def test_bots_try_again_when_a_save_failed() -> None:
    page = Page()
    page.failing = lambda number: "here.full" if number in (9, 21) else None

    async def run() -> None:
        async with running(page) as local, asyncio.timeout(60):
            seats = argosy.game(KEYS[-1]).seats[0]
            opened = await local.opened(KEYS[-1], seats, ["random"] * seats, sit=False)
            here = f"/api/tables/{opened['table']}"
            while (await local.ask("GET", f"{here}/events?after=100000&wait=5"))[1]["result"] is None:
                pass

    asyncio.run(run())
    assert page.tried == len(page.saves) + 2

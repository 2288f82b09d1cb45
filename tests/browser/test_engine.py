"""The engine of a page, under CPython with a page written in Python."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

import argosy
from argosy.browser.app import NEED_SERVER, PREFIX
from argosy.core.record import Record
from argosy.core.replay import verify
from argosy.server.api.host_routes import HOST_OPERATIONS
from tests.browser.page import Local, Page, running

GAMES = [(key, argosy.game(key).seats[0]) for key in argosy.list_games()]
ABSENT = ("alembic", "jinja2", "multiprocessing", "openskill", "rich", "sqlalchemy", "sqlite3", "uvicorn", "websockets")


def engine(work: Callable[[Local], Coroutine[object, object, None]], page: Page | None = None) -> None:
    """Do some work with a running engine."""

    async def run() -> None:
        async with running(page) as local, asyncio.timeout(60):
            await work(local)

    asyncio.run(run())


async def over(local: Local, table: str) -> None:
    """Wait until a game of bots is over."""
    while (await local.ask("GET", f"/api/tables/{table}/events?after=100000&wait=5"))[1]["result"] is None:
        pass


def test_the_engine_is_imported_without_what_a_page_does_not_have() -> None:
    script = f"""
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {ABSENT!r}:
            raise ImportError(name)
sys.meta_path.insert(0, Absent())
import argosy.browser.bridge, argosy.browser.thinking
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_of_bots_ends_and_its_record_is_verified(game: str, seats: int) -> None:
    async def work(local: Local) -> None:
        opened = await local.opened(game, seats, ["sensible"] * seats, sit=False)
        await over(local, opened["table"])
        assert opened["table"].startswith(PREFIX)
        status, text = await local.ask("GET", f"/api/tables/{opened['table']}/record")
        record = Record.loads(text.decode())
        assert (status, verify(record).problems) == (200, ())
        for look in ("curve", "recap", "moments?start=5&count=3", "words?input=7&seat=0&language=nl", "words"):
            status, found = await local.ask("GET", f"/api/tables/{opened['table']}/{look}")
            assert status == 200, found
        brought = await local.made("/api/records", text)
        assert brought["table"].startswith(PREFIX)
        assert (await local.ask("GET", f"/api/tables/{brought['table']}/record"))[1] == text
        listed = (await local.ask("GET", "/api/guests/me/tables"))[1]["tables"]
        assert {table["id"] for table in listed} == {opened["table"], brought["table"]}

    engine(work)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_in_progress_is_taken_along_and_continued(game: str, seats: int) -> None:
    async def work(local: Local) -> None:
        opened = await local.opened(game, seats, ["sensible"] * (seats - 1))
        table = opened["table"]
        while (state := (await local.ask("GET", f"/api/tables/{table}"))[1])["view"]["menu"] in (None, []):
            await asyncio.sleep(0.01)
        await local.made(f"/api/tables/{table}/pause")
        state = (await local.ask("GET", f"/api/tables/{table}"))[1]
        status, text = await local.ask("GET", f"/api/tables/{table}/record")
        record = Record.loads(text.decode())
        assert (status, record.seed, record.result) == (200, None, None), "nobody could compute what is to come"
        assert (len(record.inputs), record.header.names[opened["seat"]]) == (state["version"], "Ada")
        brought = await local.made(f"/api/records?seat={opened['seat']}", text)
        assert brought["seat"] == opened["seat"]
        await local.made(f"/api/tables/{brought['table']}/fill", {"level": "sensible"})
        await local.made(f"/api/tables/{brought['table']}/start")
        again = (await local.ask("GET", f"/api/tables/{brought['table']}"))[1]
        assert again["view"]["menu"] == state["view"]["menu"]

    engine(work)


def test_a_table_is_followed_and_played_over_its_connection() -> None:
    async def work(local: Local) -> None:
        opened = await local.opened("neptun", 3, ["sensible", "sensible"])
        local.engine.open(1, f"/api/tables/{opened['table']}/live")
        local.engine.receive(1, json.dumps({"do": "hello", "token": opened["token"], "language": "de"}))
        frame = json.loads(await local.page.frame())
        assert (frame["do"], frame["seat"]) == ("state", opened["seat"])
        while not frame.get("view", {}).get("menu"):
            frame = json.loads(await local.page.frame())
        text = frame["view"]["menu"][0]["text"]
        local.engine.receive(1, json.dumps({"do": "play", "key": "key-1234", "text": text}))
        while (answer := json.loads(await local.page.frame()))["do"] in ("state", "spoken"):
            pass
        assert (answer["do"], answer["key"]) == ("accepted", "key-1234"), answer
        local.engine.close(1)
        local.engine.receive(1, "{}")
        assert 1 not in local.page.codes, "the page knows that it closed the connection"

    engine(work)


def test_a_connection_to_a_table_that_is_not_there_is_refused_and_closed() -> None:
    async def work(local: Local) -> None:
        local.engine.open(7, "/api/tables/local-nothing/live")
        local.engine.receive(7, '{"do": "hello"}')
        assert json.loads(await local.page.frame(7))["problem"]["code"] == "table.unknown"
        while 7 not in local.page.codes:
            await asyncio.sleep(0)

    engine(work)


def test_what_needs_others_is_refused_and_says_where_to_get_it() -> None:
    assert {(one.method, one.path) for one in HOST_OPERATIONS} <= {*NEED_SERVER}

    async def work(local: Local) -> None:
        opened = await local.opened("neptun", 3, ["random", "random"])
        public = {"game": "neptun", "seats": 3, "public": True}
        asked = [("POST", "/api/tables", public), ("GET", "/api/tables", None)]
        asked += [(method, path.replace("{id}", opened["table"]), {}) for method, path in NEED_SERVER]
        for method, path, body in asked:
            status, found = await local.ask(method, path, None if method == "GET" else body)
            assert (status, found["code"]) == (409, "here.alone"), path
            assert "server" in found["message"]

    engine(work)


def test_a_broken_request_is_answered_and_nothing_else_happens() -> None:
    async def work(local: Local) -> None:
        await local.made("/api/guests", {"name": "Ada"})
        for method, path, body, code in (
            ("POST", "/api/tables", b"{", "wire.malformed"),
            ("POST", "/api/records", b"no record", "record.bad"),
            ("GET", "/api/nothing", None, "address.unknown"),
            ("GET", "/api/guests", None, "address.method"),
            ("GET", "/api/tables/local-x", None, "table.unknown"),
        ):
            saved = len(local.page.saves)
            status, found = await local.ask(method, path, body)
            assert (found["code"], status >= 400, len(local.page.saves)) == (code, True, saved)

    engine(work)


def test_a_deleted_table_leaves_nothing_behind() -> None:
    page = Page()

    async def work(local: Local) -> None:
        await local.made("/api/guests", {"name": "Ada"})
        before = {*page.kept}
        opened = await local.opened("neptun", 3, ["random", "random"])
        await local.made(f"/api/tables/{opened['table']}/chat", {"text": "hello"}, opened["token"])
        await local.made(f"/api/tables/{opened['table']}/delete")
        assert {*page.kept} == before
        assert (await local.ask("GET", f"/api/tables/{opened['table']}"))[0] == 404

    engine(work, page)


def test_an_entry_that_cannot_be_read_harms_no_other_table() -> None:
    page = Page()

    async def first(local: Local) -> None:
        opened = await local.opened("neptun", 3, ["random"] * 3, sit=False)
        await over(local, opened["table"])

    engine(first, page)
    (table,) = [key.partition("/")[2] for key in page.kept if key.startswith("table/")]
    page.kept |= {"table/local-broken": {"id": 5}, "what": 1, "input/local-broken/x": {"actor": 0}}

    async def second(local: Local) -> None:
        listed = (await local.ask("GET", "/api/guests/me/tables"))[1]["tables"]
        assert [one["id"] for one in listed] == [table]
        assert (await local.ask("GET", f"/api/tables/{table}/record"))[0] == 200
        assert "table/local-broken" in page.kept, "what is not understood is not thrown away"

    engine(second, page)


def test_the_thinking_worker_may_end_and_the_game_goes_on() -> None:
    class Forgetful(Page):
        asked = 0

        async def think(self, question: str) -> str:
            self.asked += 1
            if self.asked % 5 == 2:
                raise RuntimeError("the worker ended")
            return await super().think(question)

    async def work(local: Local) -> None:
        opened = await local.opened("neptun", 3, ["sensible"] * 3, sit=False)
        await over(local, opened["table"])

    engine(work, Forgetful())


@pytest.mark.parametrize("file", sorted(Path(argosy.__file__).parent.joinpath("browser").glob("*.py")), ids=str)
def test_no_part_of_the_engine_calls_a_thread(file: Path) -> None:
    assert "to_thread" not in file.read_text(encoding="utf-8")

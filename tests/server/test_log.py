"""The log of a server: every line is one JSON object, whoever wrote it and whatever went wrong."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from argosy.cli.main import main
from argosy.client import Client
from argosy.server.http.json_log import JsonLines
from argosy.server.wire.types import NewTable
from tests.server.process import process


@contextmanager
def as_it_was() -> Iterator[None]:
    """After the block the log and the hooks of this process are what they were."""
    root, shown = logging.getLogger(), warnings.showwarning
    handlers, level = root.handlers, root.level
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook, [*sys.warnoptions]
    try:
        yield
    finally:
        root.handlers, sys.excepthook, threading.excepthook, sys.unraisablehook = handlers, *hooks[:3]
        sys.warnoptions[:] = hooks[3]
        root.setLevel(level)
        logging.captureWarnings(False)
        warnings.showwarning = shown


def lines_of(said: str) -> list[dict[str, Any]]:
    """The lines of a log, each an object with its time, level and message."""
    lines = [json.loads(line) for line in said.splitlines()]
    assert all({"at", "level", "message"} <= line.keys() for line in lines)
    return lines


def said_by(script: str, folder: Path, **environment: str) -> list[dict[str, Any]]:
    """What a script that logs as the server does writes to its standard error."""
    file = folder / "script.py"
    file.write_text(script, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), *sys.path]), **environment}
    ran = subprocess.run(
        [sys.executable, str(file)], stderr=subprocess.PIPE, env=env, cwd=folder, timeout=60, check=False
    )
    return lines_of(ran.stderr.decode("utf-8"))


FAILING = """
import asyncio, gc, logging, threading, warnings
from argosy.server.http.json_log import set_up_log

class Falls:
    def __del__(self):
        raise RuntimeError("in a destructor")

async def background():
    async def fail():
        raise RuntimeError("in a task that nobody waits for")
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()

def fall():
    raise RuntimeError("in a thread: \\ud800 \\u2028 caf\\u00e9")

set_up_log()
asyncio.run(background())
thread = threading.Thread(target=fall)
thread.start()
thread.join()
Falls()
warnings.warn("a warning")
logging.getLogger("a.library").error("%d of %d", "not numbers")
logging.getLogger("a.library").warning("two\\nlines")
logging.getLogger("argosy.server").info("ours", extra={"why": b"bytes"})
raise RuntimeError("at the end")
"""


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_whatever_goes_wrong_stands_in_a_line_of_json(encoding: str, tmp_path: Path) -> None:
    lines = said_by(FAILING, tmp_path, PYTHONIOENCODING=encoding)
    whole = [line["message"] + line.get("trace", "") for line in lines]
    expected = (
        "ZeroDivisionError", "in a task that nobody waits for", "in a thread", "in a destructor", "a warning",
        "%d of %d", "two\nlines", "ours", "at the end",
    )  # fmt: skip
    for word in expected:
        assert sum(word in one for one in whole) == 1, (word, whole)
    assert len(lines) == len(expected)


WORKER = """
import multiprocessing, socket
from argosy.server.settings import Settings
from argosy.server.workers import run_worker

if __name__ == "__main__":
    listening = socket.create_server(("127.0.0.1", 0))
    settings = Settings("sqlite:///nowhere/at/all.sqlite")
    worker = multiprocessing.get_context("spawn").Process(target=run_worker, args=(settings, listening, ()))
    worker.start()
    worker.join()
    assert worker.exitcode == 1
"""


def test_a_worker_that_fails_says_so_in_a_line(tmp_path: Path) -> None:
    (line,) = said_by(WORKER, tmp_path)
    assert (line["level"], line["message"]) == ("critical", "a worker failed")
    assert "does not open" in line["trace"]


BOTS = """
import asyncio, threading
from argosy.server.bots.pool import Asker, BotProcesses
from argosy.server.processes.pool import ProcessPool
from argosy.server.processes.worker_process import worker_processes

def fall(question):
    def later():
        raise RuntimeError("in a thread of the bots")
    thread = threading.Thread(target=later)
    thread.start()
    thread.join()
    return "done"

async def ask():
    pool = BotProcesses(ProcessPool(worker_processes(1)), ProcessPool([]))
    assert await pool.ask(Asker("guest", "table"), "game", "", [], 0, "random", fall) == "done"
    pool.close()

if __name__ == "__main__":
    asyncio.run(ask())
"""


def test_the_processes_of_bots_log_as_the_server_does(tmp_path: Path) -> None:
    (line,) = said_by(BOTS, tmp_path)
    assert "in a thread of the bots" in line["trace"]


def test_a_start_that_fails_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "neptun" / "broken").mkdir(parents=True)
    (tmp_path / "neptun" / "broken" / "goods.csv").write_text("this is no header", encoding="utf-8")
    (tmp_path / "notes.sqlite").write_text("this is no database", encoding="utf-8")
    for words, why in (
        (["--editions", str(tmp_path)], "goods.csv"),
        (["--database", str(tmp_path / "notes.sqlite")], "file is not a database"),
    ):
        with as_it_was():
            assert main(["serve", "--host", "127.0.0.1", "--port", "0", *words]) == 2
        (line,) = lines_of(capsys.readouterr().err)
        assert (line["level"], why in line["message"]) == ("critical", True)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whichever_way_a_server_ends_its_log_is_json(how: signal.Signals, tmp_path: Path) -> None:
    async def play(address: str) -> None:
        client = Client(address)
        await client.be("Ada")
        opened = await client.open(NewTable("neptun", 3, bots=["random"] * 3, tempo="instant", public=True, sit=False))
        await client.start(opened.table)
        await client.events(opened.table, after=20, wait=20)

    with process(tmp_path) as server:
        asyncio.run(play(server.address))
        lines_of(server.stop(how))


def test_a_line_holds_no_more_than_it_may() -> None:
    record = logging.LogRecord("argosy.server", logging.ERROR, "", 0, "said", (), None)
    record.__dict__ |= {"table": "t1", "token": "secret"}
    assert json.loads(JsonLines().format(record)).keys() == {"at", "level", "message", "table"}

"""The command `argosy host`, and the script `./play` that leads to it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from argosy.cli import host
from argosy.cli.complaint import Complaint
from argosy.cli.main import main

ROOT = Path(__file__).parents[2]


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    """The command in a process of its own, with a data folder of its own and no browser."""
    return subprocess.Popen(
        [sys.executable, "-m", "argosy", "host", "--host", "127.0.0.1", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(folder), "CI": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
def test_it_serves_from_the_data_folder_and_a_second_one_finds_the_first(tmp_path: Path) -> None:
    first = started(tmp_path, "--port", "0")
    assert first.stdout is not None
    greeting = ""
    while "Games are kept in" not in greeting and (line := first.stdout.readline()):
        greeting += line
    assert str(tmp_path / "argosy" / "argosy.sqlite") in greeting
    found = re.search(r"http://\S+", greeting)
    assert found, first.communicate()
    try:
        with urlopen(found[0]) as page:
            assert page.status == 200
        second = started(tmp_path, "--port", "0")
        told, _ = second.communicate(timeout=30)
        assert told == f"Argosy is running already, at {found[0]}\n"
        assert second.returncode == 0
    finally:
        first.send_signal(signal.SIGTERM)
        _, err = first.communicate(timeout=30)
    assert err == ""


def test_a_port_that_is_taken_leads_to_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(host, "USUAL_PORT", port)
        with host.listen_somewhere("127.0.0.1") as found:
            assert port < found.getsockname()[1] < port + host.PORTS
        assert f"Port {port} is taken" in capsys.readouterr().out
        monkeypatch.setattr(host, "PORTS", 1)
        with pytest.raises(Complaint, match="all taken"):
            host.listen_somewhere("127.0.0.1")


def test_a_port_that_was_asked_for_and_is_taken_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        words = ["--host", "127.0.0.1", "--database", str(tmp_path / "games.sqlite")]
        assert main(["host", *words, "--port", str(taken.getsockname()[1])]) == 2
    said = capsys.readouterr().err
    assert "cannot listen" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("surroundings", "opens"),
    [
        ({"DISPLAY": ":0"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "CI": "true"}, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "x"}, False),
    ],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_the_browser_opens_where_somebody_looks_at_a_screen(
    surroundings: dict[str, str], opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "CI", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Thread.start", lambda self: self.run())
    host.open_browser("http://localhost:8000/", unwanted=False)
    host.open_browser("http://localhost:8000/", unwanted=True)
    assert opened == ["http://localhost:8000/"] * opens


def test_the_script_helps_without_setting_anything_up() -> None:
    told = subprocess.run([str(ROOT / "play"), "--help"], capture_output=True, text=True, check=True)
    assert "./play terminal" in told.stdout
    assert told.stderr == ""


def test_starting_the_server_loads_no_bots_and_no_migrations() -> None:
    code = (
        "import sys\nimport argosy.cli.main, argosy.server.app, argosy.server.serve\n"
        "unneeded = ('argosy.bots.search', 'alembic', 'jinja2', 'rich', 'psycopg')\n"
        "print([name for name in unneeded if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown == "[]\n"


def test_an_option_alone_hosts_as_play_does(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--port", "none"])
    assert "usage: argosy host" in capsys.readouterr().err

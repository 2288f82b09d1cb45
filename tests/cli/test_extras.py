"""A command whose extra is missing says a line that installs it into this very environment."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from argosy import extras
from argosy.arena.stats.ratings import openskill_update
from argosy.cli import arena, simulate
from argosy.cli.main import main

ROOT = Path(__file__).parents[2]


BASE = ("fluent", "rich")
"""What the base may import beside the standard library."""
LIBRARIES = (
    "alembic", "httpx", "jinja2", "msgspec", "numpy", "openskill", "psycopg", "pyarrow", "ray", "sqlalchemy",
    "starlette", "uvicorn", "websockets", "argosy.server",
)  # fmt: skip
"""Packages that only extras bring, and the part of Argosy that needs most of them."""


def test_the_line_keeps_the_version_that_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = f"argosy[research]=={metadata.version('argosy')}"
    assert shlex.split(extras.install_line("research")) == [sys.executable, "-m", "pip", "install", wanted]
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert shlex.split(extras.install_line("research")) == [
        "uv", "pip", "install", "--python", sys.executable, wanted,
    ]  # fmt: skip


def test_what_an_extra_lacks_is_read_from_the_metadata(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "rich>=14",
        'jinja2>=3; extra == "arena"',
        "no-such-thing>=1; (a == 'b') and extra == 'arena'",
        "x; extra == 'y'",
    ]
    monkeypatch.setattr(extras, "requires", lambda name: lines)
    assert extras.missing_packages("arena") == ["no-such-thing"]


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["host", "--port", "0", "--database", "new/games.sqlite"], "server"),
        (["serve", "--database", "new/games.sqlite"], "server"),
        (["admin", "tables"], "server"),
        (["arena", "neptun", "--bots", "random,sensible"], "arena"),
        (["report", "results.jsonl"], "arena"),
    ],
)
def test_a_command_without_its_extra_names_the_line_and_does_nothing(
    words: list[str], extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(extras, "is_installed", lambda package: package != "jinja2")
    assert main(words) == 2
    assert capsys.readouterr().err == f"argosy: this command needs jinja2: {extras.install_line(extra)}\n"
    assert not list(tmp_path.iterdir())


def test_the_base_plays_without_any_extra(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({LIBRARIES}))\n"
        "import argosy\nfrom argosy.cli.main import main\n"
        "for game in argosy.list_games():\n"
        "    play = ['simulate', game, '--games', '1', '--bots', 'sensible', '--workers', '1', '--records', game]\n"
        "    assert main(play) == 0\n"
        "    assert main(['replay', f'{game}/game-000000.argosy.jsonl']) == 0\n"
        "    assert main(['terminal', game, '--seats', '4', '--people', '0', '--bots', 'random']) == 0\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_base_needs_few_packages() -> None:
    lines = metadata.requires("argosy") or []
    always = sorted(re.split(r"[^\w]", line)[0] for line in lines if "extra ==" not in line)
    assert always == sorted(BASE)
    everything = {line.partition(";")[0] for line in lines if "extra == 'all'" in line.replace('"', "'")}
    parts = {"arena", "client", "cluster", "postgres", "research", "server"}
    of_parts = {
        line.partition(";")[0] for line in lines if any(f"'{part}'" in line.replace('"', "'") for part in parts)
    }
    assert everything == of_parts


def test_every_extra_that_is_named_is_there() -> None:
    there = set(metadata.metadata("argosy").get_all("Provides-Extra") or ())
    sources = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "src").rglob("*.py"))]
    named = {extra for source in sources for extra in re.findall(r"install_line\(['\"](\w+)", source)}
    named |= {extra for source in sources for extra in re.findall(r"missing_library\(.*['\"](\w+)['\"]\)", source)}
    named |= {extra for source in sources for extra in re.findall(r"\bextra=\"(\w+)\"", source)}
    assert named == {"arena", "client", "cluster", "learn", "oracle", "postgres", "research", "server"}
    assert named <= there
    docs = [file.read_text(encoding="utf-8") for file in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))]
    written = {extra for text in docs for extras in re.findall(r"\.\[([\w,]+)\]", text) for extra in extras.split(",")}
    assert named <= written <= there
    assert not [text for text in docs if "install argosy" in text or "install 'argosy" in text]  # it is not published


@pytest.mark.parametrize(
    ("words", "package", "extra"), [(["--parquet", "x"], "pyarrow", "research"), (["--ray", "local"], "ray", "cluster")]
)
def test_the_arena_names_the_line(
    words: list[str], package: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    assert main(["arena", "neptun", "--bots", "random,sensible", *words]) == 2
    assert capsys.readouterr().err == f"argosy: {words[0]} needs {package}: {extras.install_line(extra)}\n"


def test_a_simulation_names_the_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(simulate, "find_spec", lambda name: None)
    assert main(["simulate", "neptun", "--parquet", "x"]) == 2
    assert capsys.readouterr().err == f"argosy: --parquet needs pyarrow: {extras.install_line('research')}\n"


def test_a_rating_without_openskill_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ImportError, match=r"^a rating needs openskill.models: .*argosy\[arena\]"):
        openskill_update()


@pytest.mark.parametrize("library", ["httpx", "msgspec"])
def test_the_client_without_its_libraries_names_its_extra(library: str) -> None:
    code = (
        f"import sys\nsys.modules['{library}'] = None\n"
        "try:\n    import argosy.client\nexcept ImportError as error:\n    print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == f"argosy.client needs {library}: {extras.install_line('client')}\n"

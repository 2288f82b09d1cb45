"""A command whose extra is missing says a line that installs it into this very environment."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from email.message import Message
from importlib import metadata
from pathlib import Path

import pytest

from argosy import extras
from argosy.cli import arena, simulate
from argosy.cli.main import main

ROOT = Path(__file__).parents[2]


class Installed:
    """What pip wrote down about an installation."""

    def __init__(self, told: object) -> None:
        self.told = told
        self.metadata = Message()

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.told is None else json.dumps(self.told)


def line(monkeypatch: pytest.MonkeyPatch, told: object, compiled: bool = False) -> str:
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(told))
    monkeypatch.setattr(extras, "is_compiled", lambda: compiled)
    return extras.install_line("research")


def test_the_line_names_the_clone_it_was_installed_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clone = tmp_path / "my clone"
    clone.mkdir()
    told = {"url": clone.as_uri(), "dir_info": {}}
    pip = [sys.executable, "-m", "pip", "install"]
    assert shlex.split(line(monkeypatch, told)) == [*pip, f"{clone}[research]"]
    assert shlex.split(line(monkeypatch, told, compiled=True)) == ["ARGOSY_COMPILE=1", *pip, f"{clone}[research]"]
    told["dir_info"] = {"editable": True}
    assert shlex.split(line(monkeypatch, told)) == [*pip, "--editable", f"{clone}[research]"]


def test_a_wheel_brings_its_extras_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wheel = tmp_path / "argosy.whl"
    wheel.touch()
    told = {"url": wheel.as_uri(), "archive_info": {}}
    assert line(monkeypatch, told, compiled=True).endswith(f" install '{wheel}[research]'")


@pytest.mark.parametrize(
    "told", [None, {}, {"url": "https://example.org/argosy.whl"}, {"url": "file:///no/such/clone"}]
)
def test_where_it_came_from_nowhere_a_clone_is_named(told: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert line(monkeypatch, told) == f"{sys.executable} -m pip install '.[research]' (in a clone of Argosy)"


def test_every_extra_that_is_named_is_there() -> None:
    there = set(metadata.metadata("argosy").get_all("Provides-Extra") or ())
    sources = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "src").rglob("*.py"))]
    named = {extra for source in sources for extra in re.findall(r"install_line\(['\"](\w+)", source)}
    assert named == {"client", "cluster", "postgres", "research"}
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


def test_the_client_without_httpx_names_its_extra() -> None:
    code = (
        "import sys\nsys.modules['httpx'] = None\n"
        "try:\n    import argosy.client\nexcept ImportError as error:\n    print(error)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == f"argosy.client needs httpx: {extras.install_line('client')}\n"

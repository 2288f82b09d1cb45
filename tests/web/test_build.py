"""Building the page and the wheel: the tools are found where they are, and what is missing is said in one sentence."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web import build

ROOT = Path(__file__).parents[2]


def installed_in(prefix: Path, name: str) -> Path:
    """The package deno as pip installs it into a prefix that is not the interpreter's; its program."""
    program = prefix / "bin" / name
    program.parent.mkdir(parents=True)
    program.touch()
    site = prefix / "lib" / "python3" / "site-packages"
    about = site / "deno-99.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: deno\nVersion: 99\n", encoding="utf-8")
    (about / "RECORD").write_text(f"deno/__init__.py,,\n../../../bin/{name},,\n", encoding="utf-8")
    return site


@pytest.mark.parametrize("name", ["deno", "deno.exe"])
def test_deno_is_found_in_the_prefix_of_an_isolated_build(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(installed_in(tmp_path, name))
    assert Path(build.deno()).resolve() == tmp_path / "bin" / name


def test_without_the_package_the_deno_on_path_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "deno"
    program.touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "path", [])
    assert build.deno() == str(program)
    program.unlink()
    with pytest.raises(build.BuildError, match="pip install deno"):
        build.deno()


def test_without_the_npm_registry_the_build_says_what_it_needs(tmp_path: Path) -> None:
    pytest.importorskip("deno")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    for folder in (ROOT / "src").rglob("locales"):
        shutil.copytree(folder, tmp_path / folder.relative_to(ROOT))
    nowhere = {"NPM_CONFIG_REGISTRY": "http://127.0.0.1:9/", "DENO_DIR": str(tmp_path / "cache")}
    made = subprocess.run(
        [sys.executable, "web/build.py", str(tmp_path / "page")],
        cwd=tmp_path, env={**os.environ, **nowhere}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 1
    assert "could not be fetched from the npm registry" in made.stderr
    assert "Traceback" not in made.stderr
    assert "\x1b" not in made.stderr
    assert not (tmp_path / "page").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools finds the compiler there")
def test_a_build_that_must_compile_says_that_there_is_no_c_compiler(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    made = subprocess.run(
        [sys.executable, "-c", "from hatchling.build import build_wheel; build_wheel('.')"],
        cwd=ROOT, env={**os.environ, "ARGOSY_COMPILE": "1", "CC": "no-such-cc", "TMPDIR": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 1
    assert made.stderr.splitlines() == [
        "argosy: ARGOSY_COMPILE=1 was set, but there was no C compiler no-such-cc (Debian and Ubuntu: apt install "
        "build-essential)"
    ]
    assert list(tmp_path.iterdir()) == []


MOST_SHELL, MOST_GAME, MOST_READING = 60_000, 90_000, 45_000
"""Bytes of compressed script: what is loaded before a game is opened; more for its tables; more for its rules."""


def test_the_script_of_the_page_is_small(tmp_path: Path) -> None:
    pytest.importorskip("deno")
    build.build(tmp_path / "page")
    sizes = json.loads((tmp_path / "page" / "sizes.json").read_text(encoding="utf-8"))
    folders = {file.parent.name for file in (ROOT / "web" / "src" / "games").glob("*/ui.tsx")}
    assert set(sizes["games"]) == folders != set()
    assert sizes["shell"] <= MOST_SHELL
    assert max(sizes["games"].values()) <= MOST_GAME
    assert set(sizes["reading"]) == folders
    assert max(sizes["reading"].values()) <= MOST_READING


def test_only_the_chunks_of_the_first_page_are_preloaded() -> None:
    files = {
        "main.js": b'import{a}from"./chunk-AAAAAAAA.js";let p=()=>import("./table-BBBBBBBB.js")',
        "chunk-AAAAAAAA.js": b'import"./chunk-CCCCCCCC.js"',
        "chunk-CCCCCCCC.js": b"",
        "table-BBBBBBBB.js": b'import{b}from"./chunk-DDDDDDDD.js"',
        "chunk-DDDDDDDD.js": b"",
    }
    first = build.loaded_with("main.js", files)
    assert first == {"main.js", "chunk-AAAAAAAA.js", "chunk-CCCCCCCC.js"}
    assert [build.listed(name, first) for name in files] == [
        "main.js", "chunk-AAAAAAAA.js", "chunk-CCCCCCCC.js", "table-BBBBBBBB.js", "later-DDDDDDDD.js",
    ]  # fmt: skip


def test_a_game_is_named_in_its_own_folder_only() -> None:
    page = ROOT / "web" / "src"
    games = [file.parent.name for file in (page / "games").glob("*/ui.tsx")]
    files = [file for file in page.rglob("*") if file.suffix in {".ts", ".tsx", ".css", ".html"}]
    shared = [file for file in files if "games" not in file.relative_to(page).parts and file.name != "wire.ts"]
    named = [file for file in shared if any(game in file.read_text(encoding="utf-8").lower() for game in games)]
    assert shared
    assert [str(file.relative_to(page)) for file in named] == []

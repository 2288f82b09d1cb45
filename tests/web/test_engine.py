"""The engine for tables in a page: what goes into its archives, and what is said when it cannot be built."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from web import build, engine

ROOT = Path(__file__).parents[2]
IMPORTED = """
import json, sys
sys.modules.update(numpy=None, librt=None)
import argosy, argosy.browser.bridge, argosy.browser.thinking
from argosy.core.registry import list_games, load
from argosy.oracle.oracle import Oracle
[load(key) for key in list_games()]
[Oracle(key, 4, numpy=False).of_view(argosy.Match.new(key, 4).view(0)) for key in list_games()]
print(json.dumps([module.__file__ for module in list(sys.modules.values()) if getattr(module, "__file__", None)]))
"""


def test_the_archive_has_all_that_tables_in_a_page_import() -> None:
    made = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    ours = {Path(file) for file in json.loads(made.stdout) if file.startswith(str(engine.SOURCE / "argosy"))}
    assert len(ours) > 100
    assert not {file for file in ours if file.suffix == ".py"} - {*engine.argosy_files()}


def test_the_archive_has_no_tests_commands_or_learners() -> None:
    names = set(engine.argosy())
    assert {"argosy/games/neptun/locales/nl/lessons.ftl", "argosy/games/neptun/oracle/weights.npz"} <= names
    learners = ("/research/state_encoder.py", "/research/gymnasium.py", "/vector/", "/oracle/network.py")
    assert not [
        name for name in names if "/cli/" in name or name.endswith("/web.ftl") or any(map(name.count, learners))
    ]
    about = next(name for name in names if name.endswith("entry_points.txt"))
    assert b"neptun = argosy.games.neptun:PACKAGE" in engine.argosy()[about]


def test_an_archive_of_the_same_files_has_the_same_bytes() -> None:
    one = engine.packed({"b.py": b"2", "a.py": b"1"})
    assert one == engine.packed({"a.py": b"1", "b.py": b"2"})
    assert engine.unpacked(one) == {"a.py": b"1", "b.py": b"2"}


def test_an_archive_for_a_worker_names_its_files_with_their_lengths() -> None:
    made = engine.archive({"a.py": b"one", "b/c.csv": b"two 2"})
    size = int.from_bytes(made[:4], "little")
    assert json.loads(made[4 : 4 + size]) == [["/argosy/a.py", 3], ["/argosy/b/c.csv", 5]]
    assert made[4 + size :] == b"onetwo 2"


def test_only_modules_that_changed_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "CACHE", tmp_path)
    asked: list[set[str]] = []

    def compiler(_: str, *arguments: str) -> None:
        given = engine.unpacked(Path(arguments[-2]).read_bytes())
        asked.append({name.partition("/")[2] for name in given})
        Path(arguments[-1]).write_bytes(engine.packed({name: b"code " + data for name, data in given.items()}))

    files = {"a.py": b"1", "b.py": b"2", "b.csv": b"3", "anyio/__init__.py": b"4"}
    assert engine.compiled([files], compiler) == [
        {"a.pyc": b"code 1", "b.pyc": b"code 2", "b.csv": b"3", "anyio/__init__.py": b"4"}
    ]
    assert engine.compiled([{**files, "b.py": b"5"}], compiler)[0]["b.pyc"] == b"code 5"
    assert asked == [{"a.py", "b.py"}, {"b.py"}]


def test_without_packages_the_page_is_built_and_stderr_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(_: Path, __: object) -> str:
        raise engine.EngineError("its packages could not be fetched (ERROR: no network)")

    def page(folder: Path) -> bool:
        folder.mkdir()
        (folder / "manifest.json").write_text("{}", encoding="utf-8")
        return True

    monkeypatch.setattr(build, "build_page", page)
    monkeypatch.setattr(engine, "build", nothing)
    assert build.build(tmp_path / "page")
    told = capsys.readouterr().err
    assert told == (
        "There is no engine for playing without a server: its packages could not be fetched (ERROR: no network)\n"
    )
    assert json.loads((tmp_path / "page" / "manifest.json").read_text(encoding="utf-8")) == {}


def test_packages_that_cannot_be_fetched_are_an_error_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "CACHE", tmp_path)
    lock = tmp_path / "engine.txt"
    lock.write_text("no-such-package-of-argosy==1 --hash=sha256:" + "0" * 64 + "\n", encoding="utf-8")
    monkeypatch.setattr(engine, "LOCK", lock)
    monkeypatch.setattr(engine, "FETCHING", (*engine.FETCHING, "--no-index"))
    with pytest.raises(engine.EngineError, match="its packages could not be fetched"):
        engine.wheels()
    assert [file.name for file in tmp_path.iterdir()] == ["engine.txt"]

"""Compiled rules of a clone: when they are used, made, and given up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tools import rules_cache, setup_env

WHY = "there was no C compiler"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small clone whose compiler only writes a file."""
    package = tmp_path / "src" / "argosy"
    (package / "server" / "static").mkdir(parents=True)
    (package / "server" / "static" / "stamp").write_text("page")
    (package / "__init__.py").write_text("")
    for name in ("hatch_build.py", "pyproject.toml", "compile.txt"):
        (tmp_path / name).write_text("")
    (tmp_path / ".venv").mkdir()

    def compile_into(lib: Path, temp: Path, root: Path) -> list[Path]:
        (lib / "argosy").mkdir(parents=True)
        (lib / "argosy" / "rules.so").write_text("code")
        return []

    def quietly(log: Path, *command: str | Path) -> bool:
        (tmp_path / ".venv" / "rules" / "compiler").mkdir()
        return True

    monkeypatch.setattr(rules_cache, "ROOT", tmp_path)
    monkeypatch.setattr(rules_cache, "LOCK", tmp_path / "compile.txt")
    monkeypatch.setattr(rules_cache, "TRY", "")
    monkeypatch.setattr("os.dup2", lambda one, two: None)
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setattr(setup_env, "quietly", quietly)
    monkeypatch.setattr(hatch_build, "find_compiler", lambda: None)
    monkeypatch.setattr(hatch_build, "compile_into", compile_into)
    monkeypatch.setattr(rules_cache, "start", lambda command: None)
    monkeypatch.delenv("ARGOSY_COMPILE", raising=False)
    return tmp_path


def test_compiled_rules_are_used_until_the_sources_change(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv = clone / ".venv"
    assert rules_cache.ready(venv) is None
    rules_cache.compile_rules(venv)
    folder = rules_cache.ready(venv)
    assert folder is not None
    assert sorted(path.name for path in (folder / "argosy").iterdir()) == ["__init__.py", "rules.so", "server"]
    assert (folder / "argosy" / "server" / "static" / "stamp").read_text() == "page"
    assert not list((venv / "rules").glob("half-*"))
    (clone / "src" / "argosy" / "server" / "static" / "stamp").write_text("another page")
    assert rules_cache.ready(venv) == folder
    monkeypatch.setenv("ARGOSY_COMPILE", "0")
    assert rules_cache.ready(venv) is None
    monkeypatch.delenv("ARGOSY_COMPILE")
    (clone / "src" / "argosy" / "__init__.py").write_text("edited = True")
    assert rules_cache.ready(venv) is None


def test_what_is_half_finished_is_never_used(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv = clone / ".venv"
    left = venv / "rules" / "half-killed"
    (left / "lib").mkdir(parents=True)
    assert rules_cache.ready(venv) is None
    monkeypatch.setattr(rules_cache, "TRY", "raise SystemExit(1)")
    rules_cache.compile_rules(venv)
    assert rules_cache.ready(venv) is None
    assert not left.exists()
    assert "do not start" in str(rules_cache.failure(venv))
    assert rules_cache.is_final(venv)


def test_sources_that_change_meanwhile_are_not_mixed(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def edit() -> None:
        (clone / "src" / "argosy" / "__init__.py").write_text("edited = True")

    monkeypatch.setattr(hatch_build, "find_compiler", edit)
    rules_cache.compile_rules(clone / ".venv")
    assert not [path for path in (clone / ".venv" / "rules").iterdir() if path.is_dir()]


def test_two_copies_are_kept(clone: Path) -> None:
    for number in range(4):
        (clone / "src" / "argosy" / "__init__.py").write_text(f"number = {number}")
        rules_cache.compile_rules(clone / ".venv")
    assert rules_cache.ready(clone / ".venv") is not None
    assert len([path for path in (clone / ".venv" / "rules").glob("?" * 16) if path.is_dir()]) == rules_cache.KEPT


def test_one_process_compiles_at_a_time(clone: Path) -> None:
    venv = clone / ".venv"
    (venv / "rules").mkdir()
    with rules_cache.alone(venv / "rules" / "lock") as mine:
        assert mine
        rules_cache.compile_rules(venv)
        assert rules_cache.ready(venv) is None
    rules_cache.compile_rules(venv)
    assert rules_cache.ready(venv) is not None


@pytest.mark.parametrize("final", [False, True])
def test_a_start_says_why_it_is_slow_and_tries_again_unless_that_is_in_vain(
    final: bool, clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(rules_cache, "start", started.append)
    venv, python = clone / ".venv", Path(sys.executable)
    assert rules_cache.make(venv, python) is None
    assert capsys.readouterr().err.startswith("Compiling the rules in the background")
    monkeypatch.setattr(rules_cache, "attempt", lambda *_: (WHY, final))
    rules_cache.compile_rules(venv)
    assert rules_cache.make(venv, python) is None
    assert capsys.readouterr().err == f"{rules_cache.SLOW}: {WHY}.\n"
    assert len(started) == (1 if final else 2)
    monkeypatch.setenv("ARGOSY_COMPILE", "0")
    assert rules_cache.make(venv, python) is None
    assert capsys.readouterr().err == ""


def test_without_a_compiler_nothing_is_fetched(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise hatch_build.CannotCompile(WHY)

    monkeypatch.setattr(hatch_build, "find_compiler", missing)
    monkeypatch.setattr(setup_env, "quietly", lambda *command: pytest.fail("fetched"))
    rules_cache.compile_rules(clone / ".venv")
    assert rules_cache.failure(clone / ".venv") == WHY
    assert not rules_cache.is_final(clone / ".venv")


@pytest.mark.skipif(sys.platform == "win32", reason="starts a shell")
def test_what_is_started_outlives_its_starter(tmp_path: Path) -> None:
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from tools import rules_cache\n"
        "write = 'import sys; open(sys.argv[1], \\'w\\').write(sys.stdin.read() + \\'x\\')'\n"
        "rules_cache.start([sys.executable, '-c', write, sys.argv[2]])\n"
    )
    told = tmp_path / "told"
    subprocess.run([sys.executable, "-c", code, str(Path(__file__).parents[2]), str(told)], check=True, timeout=60)
    for _ in range(600):
        if told.exists() and told.read_text() == "x":
            return
        subprocess.run(["sleep", "0.1"], check=True)
    pytest.fail("the command has not run")

"""Setting up a clone, the part that ./play, ./test and their Windows twins share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import setup_env

ROOT = Path(__file__).parents[2]


def pretend(monkeypatch: pytest.MonkeyPatch, pythons: dict[str, str]) -> None:
    """Only these Pythons are there: `old`, `bare` (without venv) or `good`."""

    def runs(python: str, code: str) -> bool:
        kind = pythons.get(python, "none")
        return kind == "good" or (kind == "bare" and "venv" not in code)

    monkeypatch.setattr(setup_env, "runs", runs)


def test_the_best_python_that_can_make_environments_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, {"python3.13": "bare", "python3.12": "old", "python3": "good", "python": "good"})
    assert setup_env.find_python(None) == "python3"
    pretend(monkeypatch, {"py": "good"})
    assert setup_env.find_python(None) == "py"
    pretend(monkeypatch, {"mine": "good", "python3.14": "good"})
    assert setup_env.find_python("mine") == "mine"


def test_without_a_fitting_python_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, {"python3": "old"})
    with pytest.raises(setup_env.SetUpError, match=r"^Argosy needs Python 3\.11 or newer\.$"):
        setup_env.find_python(None)
    with pytest.raises(setup_env.SetUpError, match=r"newer, and 'python3' is not one\.$"):
        setup_env.find_python("python3")
    pretend(monkeypatch, {"python3": "bare"})
    with pytest.raises(setup_env.SetUpError, match=r"^python3 has no venv and ensurepip modules \(.*python3-venv\)"):
        setup_env.find_python(None)


class Machine:
    """Stands in for the programs that set up; counts what they are asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.fails: str | None = None
        monkeypatch.setattr(setup_env, "quietly", self.run)
        monkeypatch.setattr(setup_env, "find_python", lambda wanted: sys.executable)
        monkeypatch.delenv("PYTHON", raising=False)

    def run(self, log: Path, *command: str | Path) -> bool:
        words = [str(word) for word in command]
        kind = "venv" if "venv" in words else "packages" if "--require-hashes" in words else "argosy"
        self.asked.append(kind)
        if kind == "venv":
            python = setup_env.python_of(Path(words[-1]))
            python.parent.mkdir(parents=True)
            python.write_text("")
        return kind != self.fails

    def done(self) -> list[str]:
        asked, self.asked = self.asked, []
        return asked


def test_an_environment_is_made_once_and_again_when_it_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)
    venv, lock = tmp_path / "clone" / ".venv", tmp_path / "lock.txt"
    venv.parent.mkdir()
    lock.write_text("rich==1\n")
    monkeypatch.setattr(setup_env, "ROOT", venv.parent)
    assert setup_env.ensure_venv(venv, lock) == setup_env.python_of(venv)
    assert machine.done() == ["venv", "packages", "argosy"]
    setup_env.ensure_venv(venv, lock)
    assert machine.done() == []
    (venv.parent / "pyproject.toml").write_text("[project]\n")
    setup_env.ensure_venv(venv, lock)
    assert machine.done() == ["argosy"]
    lock.write_text("rich==2\n")
    setup_env.ensure_venv(venv, lock)
    assert machine.done() == ["venv", "packages", "argosy"]
    moved = tmp_path / "moved"
    venv.rename(moved)
    setup_env.ensure_venv(moved, lock, argosy=False)
    assert machine.done() == ["venv", "packages"]


@pytest.mark.parametrize("step", ["venv", "packages", "argosy"])
def test_an_interrupted_set_up_is_done_again(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    machine.fails = step
    venv, lock = tmp_path / ".venv", tmp_path / "lock.txt"
    with pytest.raises(setup_env.SetUpError, match=r"^Could not"):
        setup_env.ensure_venv(venv, lock)
    assert machine.done()[-1] == step
    machine.fails = None
    setup_env.ensure_venv(venv, lock)
    assert machine.done()[-1] == "argosy"


def test_a_folder_that_cannot_be_written_to_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch)

    def refuse(self: Path, **options: object) -> None:
        raise PermissionError(30, "Read-only file system")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(setup_env.SetUpError, match=r"Read-only file system\. Copy the clone"):
        setup_env.ensure_venv(tmp_path / ".venv", tmp_path / "lock.txt")


@pytest.mark.parametrize(("script", "leads_to"), [("play", "tools\\play.py"), ("test", "./test")])
def test_the_windows_scripts_lead_to_the_same_place(script: str, leads_to: str) -> None:
    data = (ROOT / f"{script}.cmd").read_bytes()
    lines = data.decode("ascii").split("\r\n")
    assert not [line for line in lines if "\n" in line], "every line ends as Windows wants it"
    assert lines[0] == "@echo off"
    assert [line for line in lines if leads_to in line and line.endswith(" %*")], "all words are handed on"
    assert "exit /b %errorlevel%" in lines
    called = [line.split(" :")[1].split()[0] for line in lines if "call :" in line]
    assert [line for line in lines if line.startswith(":")] == [f":{label}" for label in called]
    assert "*.cmd text eol=crlf" in (ROOT / ".gitattributes").read_text(encoding="utf-8")

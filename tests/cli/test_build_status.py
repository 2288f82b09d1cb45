"""Nobody plays with slow rules without knowing: what `argosy` says of its build."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

import hatch_build
from argosy import compiled
from argosy.cli import main as command

WHY = "there was no C compiler cc"


@pytest.fixture
def left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes this Argosy look like a package that was built plain, for the given reason."""

    def leave(why: str) -> None:
        (tmp_path / compiled.REASON).write_text(f"{why}\n", encoding="utf-8")
        monkeypatch.setattr(compiled, "is_compiled", lambda: False)
        monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)

    return leave


def test_the_build_writes_where_the_package_reads() -> None:
    assert Path(hatch_build.REASON) == Path("argosy", compiled.REASON)


def test_the_version_says_whether_and_why(
    left: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    left(WHY)
    with pytest.raises(SystemExit):
        command.main(["--version"])
    assert capsys.readouterr().out.endswith(f" (rules in plain Python ({WHY}))\n")
    monkeypatch.setattr(compiled, "is_compiled", lambda: True)
    with pytest.raises(SystemExit):
        command.main(["--version"])
    assert capsys.readouterr().out.endswith(" (rules compiled)\n")


def test_a_clone_has_no_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    assert compiled.status() == "rules in plain Python"
    assert compiled.slowness() is None


@pytest.mark.parametrize(
    ("why", "screen", "told"), [(WHY, True, 1), (WHY, False, 0), ("ARGOSY_COMPILE=0 was set", True, 0)]
)
def test_a_person_is_told_once_a_command(
    why: str, screen: bool, told: int,
    left: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    left(why)
    monkeypatch.setattr("sys.stderr.isatty", lambda: screen)
    assert command.main(["replay", "no-such-file"]) == 2
    assert capsys.readouterr().err.count("at about a fifth of the speed") == told


@pytest.mark.parametrize(("answer", "serves"), [("", True), ("y", True), ("n", False), (None, False)])
def test_the_command_alone_offers_the_server(
    answer: str | None, serves: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def asked(question: str) -> str:
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", asked)
    started: list[str] = []

    def host(options: Namespace) -> int:
        started.append(options.host)
        return 0

    monkeypatch.setattr("argosy.cli.host.run", host)
    assert command.main([]) == 0
    assert "simulate" in capsys.readouterr().out
    assert started == ["0.0.0.0"] * serves


def test_the_command_alone_asks_nothing_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: pytest.fail("asked"))
    assert command.main([]) == 0
    assert capsys.readouterr().out.endswith("To serve the games to browsers: argosy host\n")


def test_the_command_alone_names_the_line_of_the_server(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("argosy.extras.missing_packages", lambda extra: ["uvicorn"])
    assert command.main([]) == 0
    assert "argosy[server]==" in capsys.readouterr().out.splitlines()[-1]

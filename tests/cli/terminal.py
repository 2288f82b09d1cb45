"""A terminal for tests: what was typed goes in, what was shown comes out."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

import argosy
from argosy.cli.hot_seat.game_loop import HotSeat
from argosy.cli.hot_seat.seating import Sitter
from argosy.cli.main import main
from argosy.cli.screen import Screen
from argosy.core.replay import AnyMatch
from argosy.text.translate import Words


@dataclass(frozen=True)
class Shown:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands as a shell would, with its own folder of saves."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.saves = folder / "data" / "argosy" / "saves"
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
            monkeypatch.setenv(variable, str(folder / "data"))
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)

    def run(self, *words: str, typed: Sequence[str] = ()) -> Shown:
        """Run `argosy WORDS` with some lines typed."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self._capsys.readouterr()
        try:
            code = main(words)
        except SystemExit as end:  # argparse leaves like that
            code = end.code if isinstance(end.code, int) else 1
        shown = self._capsys.readouterr()
        assert "Traceback" not in shown.err
        return Shown(code, shown.out, shown.err)

    def record_files(self) -> list[Path]:
        """The records in the folder of saves."""
        return sorted(self.saves.glob("*.argosy.jsonl"))

    def record(self) -> argosy.Record:
        """The one record in the folder of saves."""
        (path,) = self.record_files()
        return argosy.Record.load(path)


class Terminalish(io.StringIO):
    """An output that takes itself for a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class Typist:
    """Types whatever the rule says to the last question shown; None ends the input."""

    def __init__(self, out: io.StringIO, rule: Callable[[str], str | None]) -> None:
        self._out = out
        self._rule = rule

    def readline(self) -> str:
        """The answer to the question at the end of the output."""
        answer = self._rule(self._out.getvalue()[-400:].rpartition("\n")[2])
        return "" if answer is None else f"{answer}\n"


def seat_at(
    match: AnyMatch,
    names: Sequence[str],
    rule: Callable[[str], str | None],
    path: Path,
    out: io.StringIO | None = None,
    confirm: bool = True,
) -> tuple[HotSeat, io.StringIO]:
    """People at one screen, in English, and what the screen shows."""
    out = io.StringIO() if out is None else out
    screen = Screen(source=Typist(out, rule), out=out)
    return HotSeat(match, [Sitter(name) for name in names], screen, Words("en"), path, confirm), out

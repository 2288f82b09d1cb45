"""The same blocks for eyes and for ears."""

from __future__ import annotations

import io

import pytest

from argosy.cli.screen import Screen, wants_plain
from argosy.text.blocks import HEADING, VERBATIM, Drawing, Grid, Line, spoken
from tests.cli.terminal import Terminalish

GRID = Grid("Fruit", ("Basket", "fruit", "weight", ""), (("1", "fig", "12", ""), ("2", "", "", "empty")))


@pytest.fixture(autouse=True)
def _a_terminal_of_eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_a_grid_reads_well_aloud() -> None:
    assert spoken(GRID) == ["Fruit:", "Basket 1: fruit fig; weight 12.", "Basket 2: empty."]


def test_plain_lines_hold_no_control_characters() -> None:
    out = io.StringIO()
    screen = Screen(plain=True, out=out)
    screen.show([Line("Heading", HEADING), GRID, Drawing(("a", "b"))], airy=True)
    screen.clear()
    screen.clear(secrets=True)
    assert "\x1b" not in out.getvalue()
    assert out.getvalue().count("\n") > 60


def test_a_terminal_gets_a_table() -> None:
    out = Terminalish()
    screen = Screen(out=out)
    assert not screen.plain
    assert screen.small
    screen.show([GRID, Line("x" * 200, VERBATIM)])
    assert "Basket" in out.getvalue()
    assert "fig" in out.getvalue()
    assert "x" * 200 in out.getvalue()
    assert "Fruit:" not in out.getvalue()


def test_surroundings_can_ask_for_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wants_plain(io.StringIO())
    assert not wants_plain(Terminalish())
    monkeypatch.setenv("TERM", "dumb")
    assert wants_plain(Terminalish())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert wants_plain(Terminalish())

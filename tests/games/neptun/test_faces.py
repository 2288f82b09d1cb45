"""What the terminal shows of a table, where an option decides it."""

from __future__ import annotations

import pytest

from argosy.games.neptun.text.screen import NeptunText
from argosy.text.translate import Words
from tests.games.neptun.layout import table

NAMES = ("Anna", "Ben", "Cleo")


@pytest.mark.parametrize(("open_hands", "listed"), [("yes", True), ("no", False)])
def test_n9_2_the_terminal_lists_oars_only_with_open_hands(open_hands: str, listed: bool) -> None:
    begun = table(open_hands=open_hands).hand(1, "3+0", "8+0").rowing()
    grid = NeptunText(Words(), NAMES, begun.match.edition).players(begun.match.view(0))
    assert ("oars to play" in grid.headers) is listed
    assert any("3+0, 8+0" in cell for row in grid.rows for cell in row) is listed
    assert {len(row) for row in grid.rows} == {len(grid.headers)}

"""The rules that `tools.break_rules` breaks: each text that it changes is still there, once."""

from __future__ import annotations

import pytest

from argosy.games.breakage import Breakage
from tools.break_rules import BREAKAGES, ROOT


@pytest.mark.parametrize(
    ("game", "breakage"), [(game, breakage) for game, several in BREAKAGES.items() for breakage in several]
)
def test_a_breakage_fits_the_sources(game: str, breakage: Breakage) -> None:
    text = (ROOT / "src" / "argosy" / "games" / game / breakage.module).read_text(encoding="utf-8")
    for old, new in breakage.changes:
        assert text.count(old) == 1, old
        assert old != new

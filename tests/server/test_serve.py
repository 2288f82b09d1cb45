"""How the server is configured."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from argosy.server.app import make_app
from argosy.server.serve import config_of
from tests.server.harness import GENEROUS


def test_the_event_loop_is_asyncios_even_where_uvloop_is_installed(tmp_path: Path) -> None:
    """Uvloop accepts connections itself, so that bans and the limit of connections at once would be passed by."""
    assert config_of(make_app(replace(GENEROUS, database=f"sqlite:///{tmp_path}/a.sqlite"))).loop == "asyncio"

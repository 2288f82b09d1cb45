"""The host's trained network as a level of bots: it plays to the end where it fits, and is checked at the start."""

from __future__ import annotations

from dataclasses import replace as settings
from pathlib import Path

import pytest
from msgspec.structs import replace

from argosy.client import Refusal
from argosy.server.api.routes.lobby import offered
from argosy.server.bots.worker import player
from argosy.server.tables.bot_levels import HostPolicy
from argosy.server.tables.editions import Editions
from argosy.server.wire.types import NewTable, Opened
from tests.bots.test_policy import policy_file
from tests.server.harness import GENEROUS, Running, serving

BOTS = NewTable("neptun", 3, bots=["policy", "sensible", "policy"], sit=False, public=True, tempo="instant")


@pytest.mark.slow
def test_a_policy_is_a_level_at_the_tables_that_it_fits(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        guest = await server.guest("Zoe")
        assert (await guest.games()).levels == ["random", "sensible", "strong", "best", "policy"]
        for game in ("neptun", "mediterranean"):
            with pytest.raises(Refusal) as caught:
                await guest.open(replace(BOTS, game=game, seats=4))
            assert caught.value.problem.code == "bot.unknown"
        opened = await guest.open(BOTS)
        assert [seat.bot for seat in (await guest.snapshot(opened.table)).table.seats] == [
            "policy",
            "sensible",
            "policy",
        ]
        await guest.start(opened.table)
        async with guest.listen(opened.table) as table:
            async for state in table.states():
                if state.table.state == "over":
                    assert state.result is not None
                    return

    serving(tmp_path, work, settings(GENEROUS, policy=policy_file(tmp_path / "small.npz", seats=3)))


@pytest.mark.slow
@pytest.mark.parametrize("other", [False, True])
def test_its_seats_are_played_on_without_it(tmp_path: Path, other: bool) -> None:
    """A server may be started without the policy that an earlier one had, or with one for other tables."""

    async def before(server: Running) -> None:
        opened.append(await (await server.guest("Zoe")).open(BOTS))

    async def after(server: Running) -> None:
        guest = await server.guest("Ada")
        table = await server.services.live_tables.table(opened[0].table)
        await server.services.lobby.start(table)
        async with guest.listen(opened[0].table) as listening:
            async for state in listening.states():
                if state.table.state == "over":
                    return

    opened: list[Opened] = []
    serving(tmp_path, before, settings(GENEROUS, policy=policy_file(tmp_path / "small.npz", seats=3)))
    serving(tmp_path, after, settings(GENEROUS, policy=policy_file(tmp_path / "other.npz", seats=4) if other else None))


def test_without_a_policy_there_is_no_such_level(tmp_path: Path) -> None:
    assert "policy" not in offered(Editions({})).levels

    async def work(server: Running) -> None:
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Zoe")).open(BOTS)
        assert caught.value.problem.code == "bot.unknown"

    serving(tmp_path, work, GENEROUS)


def test_a_policy_of_a_game_with_a_market_is_refused(tmp_path: Path) -> None:
    path = policy_file(tmp_path / "med.npz", "mediterranean")
    with pytest.raises(ValueError, match="its bots answer offers, and policies cannot"):
        HostPolicy.read(path)


def test_a_process_reads_a_policy_once(tmp_path: Path) -> None:
    path = policy_file(tmp_path / "small.npz")
    assert player(f"policy:{path}") is player(f"policy:{path}")

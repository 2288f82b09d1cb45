"""The game so far looked back at: every version as its seat had it, whatever was taken back since, to nobody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.client import Client, Refusal
from argosy.core.contract import CLOCK
from argosy.core.rng import Rng
from argosy.review.timeline import MARK
from argosy.server.review.running import RunningReview
from argosy.server.tables.own_entries import UNDO, Back, own_row
from argosy.server.tables.session import GameSession, header_line, row_of
from argosy.server.wire.review_types import Moments
from argosy.server.wire.text_types import Spoken
from tests.server.finished import brought
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_undo import to_rowing

pytestmark = pytest.mark.slow


def move(session: GameSession, dice: Rng) -> None:
    """Something happens: mostly an input, else somebody takes one back, alone or with all, or is late."""
    match, what = session.match, dice.below(12)
    seats = match.to_act
    done: object = None
    if what == 0:
        done = session.undo(max(0, match.log[-1].actor))
    elif what == 1:
        done = session.back(0, max(0, match.number - 1 - dice.below(2 * MARK)))
    elif what == 2:
        done = session.lapse(seats[0])
    if isinstance(done, list):
        return
    tick = match.game.tick(match.state)
    if tick is not None and (not seats or dice.below(4) == 0):
        session.play(CLOCK, tick)
    else:
        seat = seats[dice.below(len(seats))]
        session.play(seat, match.game.sample(match.state, seat, dice))


@pytest.mark.parametrize("key", argosy.list_games())
def test_every_version_is_what_was_seen_then_whatever_was_taken_back(key: str) -> None:
    dice = Rng(f"looking back {key}")
    saved = argosy.Match.new(key, 4, 5, {"ticks": "3"} if key == "mediterranean" else {}).saved()
    session = GameSession.rebuild(header_line(saved.header), saved.seed, [row_of(one) for one in saved.inputs])
    past, seen, known = (
        RunningReview(saved),
        dict[tuple[int | None, int], tuple[bytes, list[object]]](),
        session.version,
    )
    past.follow(session.rows, session.story)
    while session.version < 10 * MARK and session.match.result is None:
        before = session.version
        move(session, dice)
        for seat in (None, 1, 2):
            heard = msgspec.json.decode(session.told(seat, before))
            seen[seat, session.version] = session.view(seat), [one["event"] for one in heard]
        if dice.below(20) == 0:
            past.follow(session.rows[past.timeline.last :], session.story[past.timeline.last :])
    past.follow(session.rows[past.timeline.last :], session.story[past.timeline.last :])
    assert sum(row.action == UNDO or isinstance(own_row(row), Back) for row in session.rows) > MARK / 4
    again = RunningReview(saved)
    again.follow(session.rows, GameSession.rebuild(header_line(saved.header), saved.seed, session.rows).story)
    for seat in (None, 1, 2):
        whole = [
            moment for start in range(0, session.version + 1, 90) for moment in past.page(seat, start, 90, True).moments
        ]
        assert [moment.number for moment in whole] == [*range(session.version + 1)]
        assert whole[:200] == again.page(seat, 0, 200, views=True).moments
        told: list[object] = []
        for moment in whole[known + 1 :]:
            assert (moment.by, moment.text) == (None, "")
            assert {one.version for one in moment.events} <= {moment.number}
            told += [one.event for one in moment.events]
            if (seat, moment.number) in seen:
                assert (bytes(moment.view), told) == seen[seat, moment.number]
                told = []
        one = past.page(seat, MARK + 5, 1, views=True).moments
        assert one == [whole[MARK + 5]]


def test_one_looks_back_with_ones_own_eyes_only(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await move_on(clients, places, 4)
        for client, place in zip(clients, places, strict=True):
            now = await client.snapshot(table)
            page = await client.log_moments(table)
            views = [json.loads(bytes(moment.view)) for moment in page.moments]
            assert (page.seat, page.inputs, len(views)) == (place.seat, now.version, now.version + 1)
            assert {view["seat"] for view in views} == {place.seat}
            assert views[-1] == now.view
            told = [one for moment in page.moments for one in moment.events]
            assert told == (await client.events(table, 0)).events
        for other in (1, 2):
            with pytest.raises(Refusal) as caught:
                await clients[0].ask("GET", f"/api/tables/{table}/moments?log=1&seat={other}", Moments)
            assert (caught.value.status, caught.value.problem.code) == (403, "moments.eyes")
        assert (await clients[0].ask("GET", f"/api/tables/{table}/moments?log=1&seat=0", Moments)).seat == 0
        watching = (await clients[0].links(table)).watch
        onlooker = await Client(server.address).log_moments(table, watching)
        assert onlooker.seat is None
        assert {json.loads(bytes(moment.view))["seat"] for moment in onlooker.moments} == {None}
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Stranger")).log_moments(table)
        assert caught.value.status == 403

    serving(tmp_path, work)


def test_looking_back_is_the_same_after_undo_and_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table = await to_rowing(server)
            before = await clients[0].snapshot(table)
            await clients[0].log_moments(table, count=1)
            await clients[0].play(table, before.menu[0])
            chosen = await clients[0].snapshot(table)
            page = await clients[0].log_moments(table, start=before.version)
            await clients[0].undo(table)
            after = await clients[0].log_moments(table, start=before.version)
            assert after.moments[:2] == page.moments
            views = [json.loads(bytes(moment.view)) for moment in after.moments]
            assert views == [before.view, chosen.view, before.view]
            assert [one.id for one in after.moments[2].events] == ["server-undone"]
        async with running(tmp_path) as server:
            again = moved(clients[0], server)
            assert await again.log_moments(table, start=before.version) == after
            words = [await spoken(again, table, version) for version in range(before.version, before.version + 3)]
            assert [one.version for one in words] == [*range(before.version, before.version + 3)]
            assert words[0].board == words[2].board != words[1].board
            assert words[0].seat == 0

    asyncio.run(run())


async def spoken(client: Client, table: str, version: int) -> Spoken:
    return await client.ask("GET", f"/api/tables/{table}/words?version={version}", Spoken)


def test_a_finished_game_can_be_looked_back_at_as_well_and_one_that_has_not_begun_cannot(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        table = await brought(ada)
        page = await ada.log_moments(table, count=3)
        assert (page.seat, [moment.text for moment in page.moments]) == (None, ["", "", ""])
        gathering = await ada.open(THREE)
        with pytest.raises(Refusal) as caught:
            await ada.log_moments(gathering.table)
        assert caught.value.problem.code == "table.not_begun"

    serving(tmp_path, work)

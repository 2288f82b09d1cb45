"""Undo at a table: the log only grows, everybody is told, and the game stands as if it had not been."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import argosy
from argosy.client import Client, Refusal, new_key
from argosy.server.storage.rows import InputRow
from argosy.server.tables.own_entries import UNDO
from argosy.server.tables.session import GameSession, TakenBack, Undone, header_line, row_of
from tests.server.harness import Running, move_on, running, seated, serving


async def to_rowing(server: Running) -> tuple[list[Client], str]:
    clients, places = await seated(server)
    state = await clients[0].snapshot(places[0].table)
    while state.view is not None and state.view["phase"] != "fulfil":
        state = await move_on(clients, places, 1)
    return clients, places[0].table


def test_an_input_is_taken_back_and_the_log_remembers_both(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table = await to_rowing(server)
            before = await clients[0].snapshot(table)
            played = await clients[0].play(table, before.menu[0])
            key = new_key()
            undone = await clients[0].undo(table, key)
            assert undone == await clients[0].undo(table, key), "once, however often it is sent"
            assert undone.version == played.version + 1 == before.version + 2
            after = await clients[0].snapshot(table)
            assert after.view == before.view
            told = await clients[1].events(table, played.version)
            undo = {"do": "Undone", "seat": 0, "versions": [played.version]}
            assert [event.event for event in told.events] == [undo]
            whole = await clients[1].events(table, 0)
        async with running(tmp_path) as server:
            again = Client(server.address)
            again.cookie = clients[1].cookie
            assert (await again.events(table, 0)).events == whole.events
            again.cookie = clients[0].cookie
            assert (await again.play(table, before.menu[0])).version == undone.version + 1

    asyncio.run(run())


def test_what_was_never_done_cannot_be_taken_back(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        with pytest.raises(Refusal) as caught:
            await clients[0].undo(places[0].table)
        assert (caught.value.status, caught.value.problem.code) == (409, "undo.none")
        assert "nothing to take back" in str(caught.value.problem.message)
        assert (await clients[0].snapshot(places[0].table)).version == 1

    serving(tmp_path, work)


def test_an_undo_tells_which_versions_stand_no_longer() -> None:
    match = argosy.Match.new("neptun", 4, 7)
    while match.game.sealed(match.state) or len(match.to_act) < 4:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    saved = match.saved()
    session = GameSession.rebuild(header_line(saved.header), saved.seed, [row_of(one) for one in saved.inputs])
    start = session.version
    for seat in (0, 1, 2):
        assert isinstance(session.play(seat, match.legal(seat)[0]), list)
    session.undo(1)
    session.lapse(1)
    session.play(1, match.legal(1)[0])
    session.undo(0)
    session.back(2, start)
    told = [event for step in session.story for event in step if isinstance(event, Undone | TakenBack)]
    gone = [Undone(1, (start + 2,)), Undone(0, (start + 1,)), TakenBack(2, (start + 3, start + 6))]
    assert told == gone
    again = GameSession.rebuild(header_line(saved.header), saved.seed, session.rows)
    assert again.story == session.story


def test_a_log_with_an_undo_rebuilds_and_chance_goes_on_as_it_would_have() -> None:
    plain = argosy.Match.new("neptun", 3, 7)
    while not plain.game.sealed(plain.state):
        plain.play(plain.to_act[0], plain.legal(plain.to_act[0])[0])
    saved = plain.saved()
    rows = [row_of(one) for one in saved.inputs]
    seat = saved.inputs[-1].actor
    session = GameSession.rebuild(header_line(saved.header), saved.seed, [*rows, InputRow(seat, UNDO), rows[-1]])
    assert (session.version, session.match.number) == (len(rows) + 2, len(rows))
    for match in (plain, session.match):
        while match.result is None:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert session.match.record == plain.record
    assert argosy.verify(session.match.record).problems == ()

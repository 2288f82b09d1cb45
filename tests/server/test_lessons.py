"""A lesson at a table: only what its step allows is accepted, nobody else acts, and a restart resumes it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from argosy.client import Client, Refusal
from argosy.core.registry import list_games
from argosy.lessons.library import lessons_of
from argosy.server.wire.lesson_types import LessonState
from argosy.server.wire.types import Games, State
from tests.server.harness import Running, running, seated, serving

GAME = next(key for key in list_games() if lessons_of(key))
SCRIPT = lessons_of(GAME)["first"]
MOVES = next(number for number, step in enumerate(SCRIPT.steps) if step.allow)
"""The first step at which the learner moves."""


def shown(state: State) -> LessonState:
    assert state.lesson is not None
    return state.lesson


async def at_first_move(client: Client) -> tuple[str, State]:
    """A lesson at the first step that awaits a move."""
    place = await client.learn(GAME)
    for _ in range(MOVES):
        await client.move_lesson(place.table, "on")
    return place.table, await client.snapshot(place.table)


async def refused(client: Client, table: str, line: str) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.play(table, line)
    return refusal.value.problem.code


def test_only_what_the_step_allows_is_accepted(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        place = await ada.learn(GAME)
        first = await ada.snapshot(place.table)
        assert (shown(first).step, shown(first).steps, shown(first).done) == (0, len(SCRIPT.steps), False)
        assert shown(first).says.id == SCRIPT.text_id(SCRIPT.steps[0])
        table, state = await at_first_move(ada)
        assert shown(state).allowed
        wrong = [line for line in state.menu if line not in shown(state).allowed]
        for line in wrong:
            assert await refused(ada, table, line) == "lesson.step"
        with pytest.raises(Refusal, match=r"."):
            await ada.move_lesson(table, "on")
        with pytest.raises(Refusal) as undo:
            await ada.undo(table)
        assert undo.value.problem.code == "lesson.undo"
        assert (await ada.snapshot(table)).version == state.version
        await ada.play(table, shown(state).allowed[0])
        after = await ada.snapshot(table)
        assert shown(after).step == MOVES + 1 or shown(after).done

    serving(tmp_path, work)


def test_it_is_skipped_to_its_end_and_taken_back_to_its_beginning(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        place = await ada.learn(GAME)
        views = [(await ada.snapshot(place.table)).view]
        for number in range(len(SCRIPT.steps)):
            await ada.move_lesson(place.table, "skip")
            state = await ada.snapshot(place.table)
            assert shown(state).done == (number == len(SCRIPT.steps) - 1)
            views.append(state.view)
        for view in reversed(views[:-1]):
            await ada.move_lesson(place.table, "back")
            assert (await ada.snapshot(place.table)).view == view
        assert shown(await ada.snapshot(place.table)).step == 0

    serving(tmp_path, work)


def test_a_restart_resumes_it_and_no_bot_has_acted(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            ada = await server.guest("Ada")
            table, before = await at_first_move(ada)
            await ada.move_lesson(table, "skip")
            await ada.move_lesson(table, "back")
            before = await ada.snapshot(table)
        async with running(tmp_path) as server:
            again = Client(server.address)
            again.cookie = ada.cookie
            state = await again.events(table, before.version, wait=1)
            assert (state.version, state.view, state.lesson) == (before.version, before.view, before.lesson)
            await again.play(table, shown(state).allowed[0])

    asyncio.run(run())


def test_it_is_private_and_ends_when_its_learner_leaves(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        place = await ada.learn(GAME)
        games = await ada.ask("GET", "/api/games", Games)
        told = next(game for game in games.games if game.key == GAME).lessons
        assert [(lesson.name, lesson.steps) for lesson in told] == [
            (script.name, len(script.steps)) for script in lessons_of(GAME).values()
        ]
        assert await bob.tables() == []
        assert [table.lesson for table in (await ada.mine()).tables] == ["first"]
        with pytest.raises(Refusal):
            await bob.snapshot(place.table)
        await ada.leave(place.table)
        assert (await ada.snapshot(place.table)).table.state == "closed"
        for game, lesson, code in ((GAME, "second", "lesson.unknown"), ("chess", "first", "game.unknown")):
            with pytest.raises(Refusal) as unknown:
                await ada.learn(game, lesson)
            assert unknown.value.problem.code == code

    serving(tmp_path, work)


def test_a_table_without_a_lesson_has_no_steps(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        assert (await clients[0].snapshot(places[0].table)).lesson is None
        with pytest.raises(Refusal) as none:
            await clients[0].move_lesson(places[0].table, "on")
        assert none.value.problem.code == "lesson.none"

    serving(tmp_path, work)

"""Lessons: beginning one, and moving among its steps. Moves of the game are entered as at any table."""

from __future__ import annotations

from argosy.server.api.operations import TABLE, Call, Operations
from argosy.server.limits import Purpose
from argosy.server.tables.requests import lesson
from argosy.server.wire.lesson_types import MoveLesson, NewLesson
from argosy.server.wire.types import Done, Opened

operations = Operations()


@operations.post(
    "/api/lessons", "Begin a lesson at a private table.", NewLesson, Opened, 201, purpose=Purpose.NEW_TABLES
)
async def new_lesson(call: Call[NewLesson]) -> Opened:
    """Begin a lesson."""
    guest = await call.services.auth.guest(call.request)
    services = call.services
    return await lesson.open_lesson(services.store, services.lobby.new_table_id(), guest, await call.body())


@operations.post(f"{TABLE}/lesson", "Go on, back, or skip a step of the lesson.", MoveLesson, Done)
async def move_lesson(call: Call[MoveLesson]) -> Done:
    """Move among the steps."""
    asked = await call.body()
    table, _ = await call.table_as_player()
    await lesson.move_lesson(table, asked.do)
    return Done()

"""What players ask of each other: pause, undo by consent, a bot on a seat, muting; what the host can do."""

from __future__ import annotations

from argosy.server.api.operations import TABLE, Call, Operations
from argosy.server.tables.requests import host as hosting
from argosy.server.tables.requests import mute as muting
from argosy.server.tables.requests import pause as pausing
from argosy.server.tables.requests import seats as seating
from argosy.server.tables.requests import undo as undoing
from argosy.server.wire.request_types import AnswerUndo, AskUndo, HandOver, Mute, Remove, Silence
from argosy.server.wire.types import Done, Nothing

operations = Operations()


@operations.post(f"{TABLE}/pause", "Pause the game; all but the host vote.", Nothing, Done)
async def pause(call: Call[Nothing]) -> Done:
    """Pause the game, or vote for it."""
    await call.body()
    table, seat, host = await call.table_as_player_or_host()
    table.presence.touch(seat)
    await pausing.pause(table, seat, host)
    return Done()


@operations.post(f"{TABLE}/go-on", "End the pause by vote; the host ends their own at once.", Nothing, Done)
async def go_on(call: Call[Nothing]) -> Done:
    """End a pause, or vote for it."""
    await call.body()
    table, seat, host = await call.table_as_player_or_host()
    table.presence.touch(seat)
    await pausing.resume(table, seat, host)
    return Done()


@operations.post(f"{TABLE}/undo/ask", "Ask all players for an undo of your last input.", AskUndo, Done)
async def ask_undo(call: Call[AskUndo]) -> Done:
    """Ask for an undo."""
    asked = await call.body()
    await undoing.ask_undo(*await call.table_as_player(), asked.stand_in)
    return Done()


@operations.post(f"{TABLE}/undo/answer", "Agree to an undo, or refuse it.", AnswerUndo, Done)
async def answer_undo(call: Call[AnswerUndo]) -> Done:
    """Agree to an undo, or refuse it."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    await undoing.answer_undo(table, seat, asked.agree)
    return Done()


@operations.post(f"{TABLE}/hand-over", "Let a bot play on your seat, or on that of an absent player.", HandOver, Done)
async def hand_over(call: Call[HandOver]) -> Done:
    """Let a bot play."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    await seating.hand_over(table, seat, asked)
    return Done()


@operations.post(f"{TABLE}/take-back", "Play on your seat again.", Nothing, Done)
async def take_back(call: Call[Nothing]) -> Done:
    """Take your seat back from the bot."""
    await call.body()
    await seating.take_back(*await call.table_as_player())
    return Done()


@operations.post(f"{TABLE}/mute", "Hide the chat of a seat, or show it again.", Mute, Done)
async def mute(call: Call[Mute]) -> Done:
    """Hide the chat of a seat from the sender."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    await muting.mute(table, seat, asked.seat, asked.muted)
    return Done()


@operations.post(f"{TABLE}/silence", "Forbid a seat to chat, or allow it again; for the host.", Silence, Done)
async def silence(call: Call[Silence]) -> Done:
    """Silence a seat for everybody."""
    asked = await call.body()
    await muting.silence(await call.table_as_host(), asked.seat, asked.silenced)
    return Done()


@operations.post(f"{TABLE}/remove", "Remove a guest or a bot before the game; for the host.", Remove, Done)
async def remove(call: Call[Remove]) -> Done:
    """Free a seat before the game; a guest who sat there cannot come back."""
    asked = await call.body()
    await hosting.remove(await call.table_as_host(), asked.seat)
    return Done()


@operations.post(f"{TABLE}/end", "End the table, also during the game; for the host.", Nothing, Done)
async def end(call: Call[Nothing]) -> Done:
    """End the table for everybody."""
    await call.body()
    await hosting.end(await call.table_as_host())
    return Done()

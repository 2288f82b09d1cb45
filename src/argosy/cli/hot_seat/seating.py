"""The players by seat: people by name, bots by name and level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from argosy.bots.names import bot_name

DEFAULT_BOT: Final = "sensible"


@dataclass(frozen=True, slots=True)
class Sitter:
    """The player of a seat; `bot`: the level of a bot, None for a person."""

    name: str
    bot: str | None = None


def seated(people: Sequence[str], bots: Sequence[str], seats: int) -> tuple[Sitter, ...]:
    """Put people on the first seats and bots on the others; the last level is used for all further bots."""
    sitters = [Sitter(name) for name in people]
    levels = list(bots) or [DEFAULT_BOT]
    for index in range(seats - len(people)):
        name = bot_name([sitter.name for sitter in sitters])
        sitters.append(Sitter(name, levels[min(index, len(levels) - 1)]))
    return tuple(sitters)


def reseated(
    names: Sequence[str], before: Sequence[Sitter] | None, people: Sequence[str] | None, bots: Sequence[str] | None
) -> tuple[Sitter, ...]:
    """The players of a resumed game. People are those named, else those of the saved game, else the first seat."""
    if people is not None:
        known = {name.casefold() for name in people}
        persons = [seat for seat, name in enumerate(names) if name.casefold() in known] or list(range(len(people)))
    elif before is not None:
        persons = [seat for seat, sitter in enumerate(before) if sitter.bot is None]
    else:
        persons = [0]
    levels = list(bots or ())
    sitters: list[Sitter] = []
    for seat, name in enumerate(names):
        if seat in persons:
            sitters.append(Sitter(name))
            continue
        old = before[seat].bot if before is not None else None
        nth = sum([sitter.bot is not None for sitter in sitters])
        sitters.append(Sitter(name, levels[min(nth, len(levels) - 1)] if levels else old or DEFAULT_BOT))
    return tuple(sitters)

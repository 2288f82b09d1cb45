"""A record as readable lines: each input in notation, its events as sentences, headings for rounds and turns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from argosy.core.contract import CHANCE, CLOCK, Event, Seat
from argosy.core.record import Record, Said
from argosy.core.replay import AnyMatch, Step, steps
from argosy.text.talk import said_message

if TYPE_CHECKING:
    from argosy.text.translate import Words

Eyes = Seat | None | Literal["all"]
"""Whose knowledge to show: a seat's, an onlooker's (None), or everything ("all")."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log; level 1 and 2: headings, 0: an input in notation, -1: its events."""

    text: str
    level: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """One input of the record with its lines, and the match right after it."""

    lines: tuple[Told, ...]
    match: AnyMatch


def names_of(record: Record, words: Words) -> list[str]:
    """The names of the players; seats without a name are numbered."""
    given = record.header.names
    return [
        given[seat] if seat < len(given) and given[seat] else words.text("cli-seat", seat=seat + 1)
        for seat in range(record.header.seats)
    ]


def header_lines(record: Record, words: Words) -> Iterator[str]:
    """Lines about the set-up of the game and its result."""
    header = record.header
    names = names_of(record, words)
    yield words.text("cli-story-game", game=header.game, rules=header.rules)
    yield words.text("cli-story-edition", edition=header.edition, digest=header.edition_digest[:12])
    yield words.text("cli-story-seats", names=", ".join(f"{seat} {name}" for seat, name in enumerate(names, 1)))
    options = [f"{words.option(name)}: {words.option_value(name, value)}" for name, value in header.options.items()]
    yield words.text("cli-story-options", options="; ".join(options))
    yield words.text("cli-story-commitment", digest=header.seed_sha256 or words.text("cli-none"))
    if record.result is None:
        yield words.text("cli-story-unfinished", inputs=len(record.inputs))
        return
    points = ", ".join(f"{name} {points}" for name, points in zip(names, record.result.points, strict=False))
    yield words.text("cli-story-result", points=points)
    if record.seed is not None:
        yield words.text("cli-seed", seed=record.seed)


Standing = Callable[[AnyMatch], str]
"""Makes a line about how the seats stand in a position."""


def chapters(record: Record, words: Words, eyes: Eyes = "all", standing: Standing | None = None) -> Iterator[Chapter]:
    """The record input by input, as lines; how the seats stand follows each heading. Raises ReplayError."""
    names = names_of(record, words)
    times, talk = record.seconds(), list(record.talk)
    for step in steps(record):
        lines = [] if step.number > 1 else said_after(0, talk, words, names)
        lines += _lines(step, words, names, eyes, clock_of(times[step.number - 1]) if times else "")
        if standing is not None and any(line.level > 0 for line in lines) and step.match.to_act:
            lines.append(Told(standing(step.match), -1))
        lines += said_after(step.number, talk, words, names)
        yield Chapter(tuple(lines), step.match)


def clock_of(seconds: float) -> str:
    """The time since the first input, as it is written behind the number of an input."""
    minutes, rest = divmod(int(seconds), 60)
    return f" [{minutes // 60}:{minutes % 60:02}:{rest:02}]"


def said_after(number: int, talk: Sequence[Said], words: Words, names: Sequence[str]) -> list[Told]:
    """What was said after that input and before the next."""
    return [Told(words.say(said_message(said), names), -1) for said in talk if said.after == number]


def story_lines(record: Record, words: Words, eyes: Eyes = "all", standing: Standing | None = None) -> Iterator[str]:
    """The whole record as lines of text, header first. Raises ReplayError."""
    yield from header_lines(record, words)
    for chapter in chapters(record, words, eyes, standing):
        for told in chapter.lines:
            yield from printed(told)


def printed(told: Told) -> Iterator[str]:
    """A line as plain text, with heading marks or indentation."""
    if told.level == 1:
        yield ""
        yield f"# {told.text}"
    elif told.level == 2:
        yield ""
        yield f"## {told.text}"
    else:
        yield told.text if told.level == 0 else f"    {told.text}"


def _lines(step: Step, words: Words, names: Sequence[str], eyes: Eyes, clock: str) -> Iterator[Told]:
    """An input in notation, then its events, limited to what `eyes` may know."""
    actor = step.input.actor
    if actor >= 0:
        said = step.text if eyes == "all" else step.text_for(eyes)
        yield Told(f"{step.number}.{clock} {names[actor]}: {said or words.text('cli-hidden')}", 0)
    elif eyes == "all":
        who = {CHANCE: "cli-chance", CLOCK: "cli-clock"}[actor]
        yield Told(f"{step.number}.{clock} {words.text(who)}: {step.text}", 0)
    for event in step.events:
        known: Event | None = event if eyes == "all" else event.told_to(eyes)
        if known is not None:
            message = step.match.game.tell(step.match.state, known)
            yield Told(words.say(message, names), message.heading or -1)

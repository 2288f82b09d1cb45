"""Replays records: to continue a game, to show it step by step, and to verify that chance and rules were respected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from argosy.core.contract import CHANCE, Action, Edition, Event, Illegal, Seat, State, View
from argosy.core.data_files import EditionError
from argosy.core.match import Match
from argosy.core.record import Input, Record
from argosy.core.registry import game
from argosy.core.rng import ALGORITHM, SecureRng, commitment

AnyMatch = Match[State, Action, View, Edition]


class ReplayError(ValueError):
    """A record that cannot be replayed; the message says why, and at which input."""


def edition_of(record: Record) -> Edition:
    """The edition that a record was played with, checked against its digest. Raises ReplayError or EditionError."""
    rules = game(record.header.game)
    files = record.header.edition_files
    edition = rules.edition(None) if files is None else rules.read_edition(dict(files), record.header.edition)
    if edition.digest != record.header.edition_digest:
        raise ReplayError(f"the record was played with another edition than this {edition.name} one")
    return edition


@dataclass(frozen=True, slots=True)
class Step:
    """One input of a replay: its notation, its events, and the match right after it."""

    number: int
    input: Input
    text: str
    seen: str
    """The notation as everyone but the actor may know it; empty if they may not."""
    events: tuple[Event, ...]
    match: AnyMatch

    def text_for(self, seat: Seat | None) -> str:
        """The notation as the seat (None: an onlooker) may know it; empty if it may not."""
        return self.text if seat == self.input.actor else self.seen


def entered(match: AnyMatch, entry: Input) -> tuple[str, str, list[Event] | Illegal]:
    """Enter an input. Returns its notation, its notation as the others may know it, and its events or the refusal."""
    text, known = match.write(entry.actor, entry.action), entry.action.as_seen()
    seen = text if known is entry.action else "" if known is None else match.write(entry.actor, known)
    events = match.play(entry.actor, entry.action)
    face_down = entry.actor in match.game.sealed(match.state)
    return text, "" if face_down else seen, events


def steps(record: Record) -> Iterator[Step]:
    """Replay a record input by input; each input is checked as in play. Raises ReplayError."""
    rules = game(record.header.game)
    if record.header.rules != rules.rules_version:
        raise ReplayError(f"the record follows rules version {record.header.rules}, this is {rules.rules_version}")
    match = Match(rules, record.header, edition_of(record), None)
    for number, entry in enumerate(record.inputs, 1):
        refusal = rules.check(match.state, entry.actor, entry.action)
        if refusal is not None:
            raise ReplayError(f"input {number} is refused: {refusal.code} ({refusal.rule})")
        text, seen, events = entered(match, entry)
        assert isinstance(events, list)
        yield Step(number, entry, text, seen, tuple(events), match)


def played_on(record: Record, number: int, seed: str, options: Mapping[str, str] | None = None) -> AnyMatch:
    """A new match that continues after the first `number` inputs of a record, with a new seed. Raises ReplayError."""
    if not 0 <= number <= len(record.inputs):
        raise ReplayError(f"the record has {len(record.inputs)} inputs, not {number}")
    header = replace(
        record.header,
        options=options or record.header.options,
        seed_sha256=commitment(seed),
        names=(),
        taken=number,
        rng=ALGORITHM,
    )
    match = Match(game(header.game), header, edition_of(record), None)
    for step in steps(Record(header, record.inputs[:number], None, None)):
        match = step.match
    match.reseed(seed)
    return match


def resume(record: Record) -> AnyMatch:
    """The match at the end of a record; it goes on drawing chance if the record has its seed. Raises ReplayError."""
    if record.seed is not None and commitment(record.seed) != record.header.seed_sha256:
        raise ReplayError("the seed is not the one that was committed to")
    if record.seed is not None and record.header.rng != ALGORITHM:
        raise ReplayError(f"chance was drawn by {algorithm(record)}, and this version draws it by {ALGORITHM}")
    match = Match(game(record.header.game), record.header, edition_of(record), None)
    for step in steps(record):
        match = step.match
    match.reseed(record.seed)
    return match


def algorithm(record: Record) -> str:
    """The algorithm that drew the chance of a record, for error messages."""
    return record.header.rng or "an algorithm that it does not name"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found: the number of inputs and chance outcomes checked, and all problems."""

    inputs: int
    chance: int
    problems: tuple[str, ...]


def verify(record: Record) -> Verdict:
    """Apply the whole log again and derive every chance outcome from the revealed seed.

    Chance of inputs that were taken over from another game (`header.taken`) is not checked.
    """
    problems: list[str] = []
    chance = count = 0
    if record.header.taken > len(record.inputs):
        problems.append("it holds fewer inputs than it says were taken over")
    rng: SecureRng | None = None
    if record.seed is None:
        problems.append("the seed is not revealed, so chance cannot be checked")
    elif commitment(record.seed) != record.header.seed_sha256:
        problems.append("the seed is not the one that was committed to")
    elif record.header.rng != ALGORITHM:
        problems.append(f"chance was drawn by {algorithm(record)}, so it cannot be checked here")
    else:
        rng = SecureRng(record.seed)
    rules = game(record.header.game)
    try:
        state = rules.start(record.header.seats, record.header.options, edition_of(record))
        result = None
        for step in steps(record):
            count = step.number
            if step.input.actor == CHANCE and rng is not None and count > record.header.taken:
                chance += 1
                drawn = rules.draw(state, rng)
                if drawn != step.input.action:
                    problems.append(f"input {count}: chance should have been `{rules.write(state, CHANCE, drawn)}`")
            rules.apply(state, step.input.actor, step.input.action)
            result = step.match.result
        if result != record.result:
            problems.append("the result is not what the log gives")
    except (ValueError, EditionError) as error:
        problems.append(str(error))
    return Verdict(count, chance, tuple(problems))

"""Saved games: a header, the inputs, and at the end the seed and the result, as JSON lines.

The last line may also have the time of each input and the talk of the players. Fields of the first and the last line
that a reader does not know are ignored, so later versions can add some. An input is read strictly: half of one would
be another game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from pathlib import Path

from argosy.core import limits
from argosy.core.codec import LARGEST, CodecError, Decoder, Json, encode, to_json
from argosy.core.contract import CHANCE, CLOCK, Action, Plain, Result, Seat
from argosy.core.private_files import make_private
from argosy.core.registry import game

FORMAT = 1
ENDING = ".argosy.jsonl"
"""The file name extension of a record."""
NAMES = {CHANCE: "chance", CLOCK: "clock"}
ACTORS = {name: actor for actor, name in NAMES.items()}
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
"""Characters that no line of talk has."""


class RecordError(ValueError):
    """A file that is not a valid record; the message says which line and why."""


class TooManyInputsError(RecordError):
    """A record with more inputs than are read; the message says how many are."""


@dataclass(frozen=True, slots=True)
class Input(Plain):
    """An action and the actor that entered it: one line of the log."""

    actor: int
    action: Action


@dataclass(frozen=True, slots=True)
class Header(Plain):
    """The first line of a record: game, options, edition. `seed_sha256` commits to the seed, which the end reveals."""

    game: str
    rules: str
    seats: int
    options: Mapping[str, str]
    edition: str
    edition_digest: str
    edition_files: Mapping[str, str] | None
    """The files of an edition other than the standard one, so that a record is complete in itself."""
    seed_sha256: str | None
    """None if chance was scripted."""
    names: tuple[str, ...] = ()
    """The names of the players, by seat; empty if not known."""
    taken: int = 0
    """How many of the first inputs were taken over from another game; their chance was not drawn from this seed."""
    rng: str = ""
    """The algorithm that draws chance from the seed; empty if chance was scripted."""


@dataclass(frozen=True, slots=True)
class Said(Plain):
    """What a player said at the table: free text, or a phrase of the locales, some of which name a thing."""

    after: int
    """How many inputs there were by then."""
    seat: Seat
    text: str | None = None
    phrase: str | None = None
    about: str | None = None


@dataclass(frozen=True, slots=True)
class Record(Plain):
    """A saved game. State, events and result can be rebuilt from it."""

    header: Header
    inputs: Sequence[Input]
    seed: str | None
    result: Result | None
    times: Sequence[int] = ()
    """For each input the tenths of a second since the one before; empty if not kept."""
    talk: Sequence[Said] = ()
    """In the order in which it was said; only of players who allow it."""

    def seconds(self) -> list[float]:
        """For each input the seconds since the first one; empty if times are not kept."""
        return [tenths / 10 for tenths in accumulate(self.times)]

    def dumps(self) -> str:
        """The record as JSON lines; without times and talk exactly as it was before there were any."""
        header = to_json(self.header)
        assert isinstance(header, dict)
        if not self.header.taken:
            del header["taken"]
        if not self.header.rng:
            del header["rng"]
        lines: list[dict[str, Json]] = [{"argosy": FORMAT, **header}]
        lines += [{"by": NAMES.get(entry.actor, entry.actor), **encode(entry.action)} for entry in self.inputs]
        more: dict[str, Json] = {}
        if self.times:
            more["times"] = list(self.times)
        if self.talk:
            more["talk"] = [_talk_json(said) for said in self.talk]
        if self.seed is not None or self.result is not None or more:
            lines.append({"end": self.result is not None, "seed": self.seed, "result": to_json(self.result), **more})
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)

    def save(self, path: str | Path, private: bool = False) -> None:
        """Write the record to a file, atomically.

        From the seed of an unfinished game its future chance outcomes can be computed. So if the record has such a
        seed, or if `private`, only the owner of the file can read it.
        """
        target = Path(path)
        part = target.with_name(target.name + ".part")
        if private or (self.seed is not None and self.result is None):
            make_private(part)
        part.write_text(self.dumps(), encoding="utf-8")
        part.replace(target)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file. Raises RecordError or OSError."""
        try:
            return cls.loads(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError("not a text file in UTF-8") from error

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record from its JSON lines. Raises RecordError."""
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not lines:
            raise RecordError("the file is empty")
        if (fault := limits.too_many("inputs", len(lines) - 2, limits.INPUTS)) is not None:
            raise TooManyInputsError(fault)
        header = _header(_object(*lines[0]))
        decoder = Decoder(game(header.game).actions)
        inputs: list[Input] = []
        end: dict[str, Json] = {}
        for number, line in lines[1:]:
            _fits(number, "the line", line, limits.LINE if number < lines[-1][0] else limits.LAST_LINE)
            data = _object(number, line)
            if end:
                raise RecordError(f"line {number}: nothing may follow the end")
            if "end" in data:
                end = data
                continue
            _fits(number, "the line", line, limits.LINE)
            inputs.append(_input(number, data, decoder, header.seats))
        last = lines[-1][0]
        seed, result = _end(last, end)
        return cls(header, tuple(inputs), seed, result, _times(last, end, len(inputs)), _talk(last, end, header.seats))

    def named(self, names: Sequence[str]) -> Record:
        """The same record with the names of the players."""
        return replace(self, header=replace(self.header, names=tuple(names)))


def _object(number: int, line: str) -> dict[str, Json]:
    """A line as a JSON object. Raises RecordError."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"line {number}: not JSON ({error})") from error
    if not isinstance(data, dict):
        raise RecordError(f"line {number}: an object is expected")
    if "\\u" in line and re.search(r"[\ud800-\udfff]", json.dumps(data, ensure_ascii=False)):
        raise RecordError(f"line {number}: half of a character stands alone")  # UTF-8 cannot encode it
    return data


def _header(data: dict[str, Json]) -> Header:
    """The header, from the first line. Raises RecordError."""
    if data.get("argosy") != FORMAT:
        raise RecordError(f"line 1: not a record of Argosy in format {FORMAT}")
    key = str(data.get("game"))
    _fits(1, "game", key, limits.NAME)
    try:
        known = game(key)
    except KeyError as error:
        raise RecordError(f"line 1: {error.args[0]}") from error
    seats, options, names = data.get("seats"), data.get("options"), data.get("names", [])
    files, seed, taken = data.get("edition_files"), data.get("seed_sha256"), data.get("taken", 0)
    if not isinstance(seats, int) or seats not in known.seats:
        raise RecordError(f"line 1: {known.key} is played by {known.seats[0]} to {known.seats[-1]} seats, not {seats}")
    if (
        not isinstance(options, dict)
        or options.keys() != known.options.keys()
        or any(options[name] not in fits for name, fits in known.options.items())
    ):
        raise RecordError("line 1: options are missing or unknown")
    if not isinstance(names, list) or not (files is None or isinstance(files, dict)):
        raise RecordError("line 1: names or edition_files are malformed")
    if type(taken) is not int or taken < 0:
        raise RecordError("line 1: taken must be a number of inputs")
    header = Header(
        game=known.key,
        rules=str(data.get("rules")),
        seats=seats,
        options={name: str(options[name]) for name in known.options},
        edition=str(data.get("edition")),
        edition_digest=str(data.get("edition_digest")),
        edition_files=None if files is None else {name: str(content) for name, content in files.items()},
        seed_sha256=None if seed is None else str(seed),
        names=tuple(str(name) for name in names),
        taken=taken,
        rng=str(data.get("rng", "")),
    )
    _check_texts(header)
    return header


def _check_texts(header: Header) -> None:
    """Raise RecordError if a text of the header is too long. The edition's reader checks the contents of the files."""
    _fits(1, "rules", header.rules, limits.WORD)
    _fits(1, "edition", header.edition, limits.NAME)
    _fits(1, "edition_digest", header.edition_digest, limits.WORD)
    _fits(1, "seed_sha256", header.seed_sha256 or "", limits.WORD)
    _fits(1, "rng", header.rng, limits.WORD)
    if len(header.names) > header.seats:
        raise RecordError(f"line 1: there are {len(header.names)} names and {header.seats} seats")
    for seat, name in enumerate(header.names, 1):
        _fits(1, f"the name of seat {seat}", name, limits.NAME)
    files = header.edition_files or {}
    if (fault := limits.too_many("edition_files", len(files), limits.FILES)) is not None:
        raise RecordError(f"line 1: {fault}")
    for name, content in files.items():
        _fits(1, "the name of a file", name, limits.NAME)
        _fits(1, name, content, limits.FILE)


def _fits(number: int, what: str, text: str, most: int) -> None:
    """Raise RecordError if the text has more than `most` characters."""
    if (fault := limits.too_long(what, text, most)) is not None:
        raise RecordError(f"line {number}: {fault}")


def _input(number: int, data: dict[str, Json], decoder: Decoder, seats: int) -> Input:
    """An input from a line. Raises RecordError."""
    by = data.pop("by", None)
    actor = ACTORS.get(by) if isinstance(by, str) else by
    if type(actor) is not int or (actor >= seats or (actor < 0 and not isinstance(by, str))):
        raise RecordError(f"line {number}: by {by!r} is neither a seat nor chance nor clock")
    try:
        action = decoder.decode(data)
    except CodecError as error:
        raise RecordError(f"line {number}: {error}") from error
    assert isinstance(action, Action)
    return Input(actor, action)


def _end(number: int, data: dict[str, Json]) -> tuple[str | None, Result | None]:
    """The last line: the seed and, if the game is over, the result. Raises RecordError."""
    seed, result = data.get("seed"), data.get("result")
    if not (seed is None or isinstance(seed, str)):
        raise RecordError(f"line {number}: the seed must be text")
    _fits(number, "the seed", seed or "", limits.SEED)
    return seed, None if result is None else _result(number, result)


def _times(number: int, data: dict[str, Json], inputs: int) -> tuple[int, ...]:
    """The times of the inputs, from the last line. Raises RecordError."""
    if "times" not in data:
        return ()
    times = _numbers(data["times"])
    if times is None or len(times) != inputs or any(not 0 <= tenths <= LARGEST for tenths in times):
        raise RecordError(f"line {number}: times must have a whole number of tenths of a second for each input")
    return times


def _talk(number: int, data: dict[str, Json], seats: int) -> tuple[Said, ...]:
    """What was said, from the last line. Raises RecordError."""
    talk = data.get("talk", [])
    if not isinstance(talk, list):
        raise RecordError(f"line {number}: talk must be a list")
    if (fault := limits.too_many("lines of talk", len(talk), limits.TALK)) is not None:
        raise RecordError(f"line {number}: {fault}")
    return tuple([_said(number, entry, seats) for entry in talk])


def _said(number: int, data: Json, seats: int) -> Said:
    """A line of talk. Raises RecordError."""
    if isinstance(data, dict):
        after, seat = data.get("after"), data.get("seat")
        text, phrase, about = _words(data.get("text")), _words(data.get("phrase")), _words(data.get("about"))
        if (
            type(after) is int and type(seat) is int and 0 <= after <= limits.INPUTS and 0 <= seat < seats
            and (text is None) != (phrase is None)
        ):  # fmt: skip
            return Said(after, seat, text, phrase, about)
    raise RecordError(f"line {number}: a line of talk is malformed")


def _words(data: Json) -> str | None:
    """A text of a line of talk; None if the data is anything else."""
    fits = isinstance(data, str) and 0 < len(data) <= limits.SAID and CONTROL.search(data) is None
    return data if isinstance(data, str) and fits else None


def _talk_json(said: Said) -> Json:
    """A line of talk without the fields that it does not have."""
    written = to_json(said)
    assert isinstance(written, dict)
    return {name: value for name, value in written.items() if value is not None}


def _result(number: int, data: Json) -> Result:
    """Points, places and points by source. Raises RecordError."""
    if isinstance(data, dict) and data.keys() == {"points", "places", "why"}:
        why = data["why"]
        points, places = _numbers(data["points"]), _numbers(data["places"])
        sources = [_sources(entry) for entry in why] if isinstance(why, list) else [None]
        known = [source for source in sources if source is not None]
        if points is not None and places is not None and len(known) == len(sources):
            return Result(points, places, tuple(known))
    raise RecordError(f"line {number}: the result is malformed")


def _numbers(data: Json) -> tuple[int, ...] | None:
    """A list of whole numbers; None if the data is anything else."""
    if not isinstance(data, list):
        return None
    numbers = [number for number in data if type(number) is int]
    return tuple(numbers) if len(numbers) == len(data) else None


def _sources(data: Json) -> dict[str, int] | None:
    """Whole numbers by name; None if the data is anything else."""
    if not isinstance(data, dict):
        return None
    numbers = {name: number for name, number in data.items() if type(number) is int}
    return numbers if len(numbers) == len(data) else None

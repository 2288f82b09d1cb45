"""Reads lesson scripts: a fixed deal, and steps that say something, mark parts of the board and allow certain moves.

A script is the file `lessons/NAME.toml` in the folder of a game. Its sentences are Fluent messages of the game:
`lesson-GAME-NAME-STEP` is what a step says, its attribute `.why` the answer to any other move. docs/lessons.md shows
how one is written.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from argosy.core.contract import CLOCK, Message, Value, seat_term
from argosy.core.registry import AnyGame

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
READ_ON: Final = "lesson-read-on"
"""The answer to any move at a step that is only read."""
OF_SCRIPT: Final = ("seats", "learner", "minutes", "seed", "deal", "options", "step")
OF_STEP: Final = ("id", "teaches", "point", "others", "allow", "await")


class ScriptError(Exception):
    """A fault in a script: the file, the step, what is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Move:
    """What an actor does before a step is shown: a seat or CLOCK, and a line of notation."""

    actor: int
    line: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson. A step without `allow` is left by going on."""

    id: str
    teaches: tuple[str, ...]
    """The ids of the must-know rules that its words explain."""
    point: tuple[str, ...]
    """What is marked on the board: values of the attribute `data-mark`."""
    others: tuple[Move, ...]
    """What is played before the step is shown."""
    allow: tuple[str, ...]
    """The lines that the learner may enter; the first is played when the step is skipped."""
    awaits: tuple[str, ...]
    """Types of events. With `allow`, the step lasts until all have happened; else `others` must have caused them."""


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson as it is written: the table, the deal and the steps."""

    game: str
    name: str
    file: str
    seats: int
    learner: int
    minutes: int
    """How long it takes to read and play, as it is announced."""
    seed: str | None
    """The seed from which chance is drawn; None if `deal` lists the outcomes."""
    deal: tuple[str, ...]
    """The chance outcomes in their order, in notation."""
    options: Mapping[str, str]
    steps: tuple[Step, ...]

    def text_id(self, step: Step) -> str:
        """The id of the message that the step says."""
        return f"lesson-{self.game}-{self.name}-{step.id}"

    def said(self, step: Step) -> Message:
        """What the step says."""
        return Message(self.text_id(step), self._names())

    def why(self, step: Step) -> Message:
        """The answer to a move that the step does not allow."""
        return Message(f"{self.text_id(step)}.why", self._names()) if step.allow else Message(READ_ON, {})

    def _names(self) -> dict[str, Value]:
        """The arguments of every sentence: `$seat0`, `$seat1` ... are the names of the players."""
        return {f"seat{seat}": seat_term(seat) for seat in range(self.seats)}

    def fault(self, step: Step, reason: str) -> ScriptError:
        """An error about a step, for the caller to raise."""
        return ScriptError(f"{self.file}, step {step.id!r}: {reason}")


def load_script(file: Path, game: AnyGame) -> Script:
    """The script in a file, named by the file. Raises ScriptError."""
    return read_script(file.read_text(encoding="utf-8"), game, file.stem, file.name)


def read_script(text: str, game: AnyGame, name: str, file: str) -> Script:
    """A script from its text. Raises ScriptError."""
    try:
        table = Fields(tomllib.loads(text), file, OF_SCRIPT)
    except tomllib.TOMLDecodeError as error:
        raise ScriptError(f"{file}: is not TOML: {error}") from error
    seats = table.whole("seats", game.seats[0], game.seats[-1])
    deal = table.texts("deal")
    seed = table.text("seed") if "seed" in table.given else None
    if (seed is None) == (not deal):
        raise table.fault(
            "needs either seed, from which chance is drawn, or deal, a list of chance outcomes in notation"
        )
    steps = tuple([read_step(raw, file, number, seats, game) for number, raw in enumerate(table.tables("step"), 1)])
    ids = [step.id for step in steps]
    if not steps or len({*ids}) != len(ids):
        raise table.fault(f"every step needs an id of its own, and there must be one step at least; the ids are {ids}")
    return Script(
        game=game.key,
        name=name,
        file=file,
        seats=seats,
        learner=table.whole("learner", 0, seats - 1),
        minutes=table.whole("minutes", 1, 60),
        seed=seed,
        deal=deal,
        options=table.options(game),
        steps=steps,
    )


def read_step(raw: Mapping[str, object], file: str, number: int, seats: int, game: AnyGame) -> Step:
    """One step. Raises ScriptError."""
    fields = Fields(raw, f"{file}, step {raw.get('id', number)!r}", OF_STEP)
    id = fields.text("id")
    if NAME.fullmatch(id) is None:
        raise fields.fault(
            f"id is {id!r}; small letters, digits and hyphens, as in 'first-contract', can be part of a message id"
        )
    events = {kind.__name__ for kind in game.events}
    awaits = fields.texts("await")
    if unknown := [kind for kind in awaits if kind not in events]:
        raise fields.fault(
            f"await names {', '.join(unknown)}; the events of {game.key} are {', '.join(sorted(events))}"
        )
    return Step(
        id=id,
        teaches=fields.texts("teaches"),
        point=fields.texts("point"),
        others=tuple([read_move(line, fields, seats) for line in fields.texts("others")]),
        allow=fields.texts("allow"),
        awaits=awaits,
    )


def read_move(text: str, fields: Fields, seats: int) -> Move:
    """A line of `others`, such as `1: take 3>1`. Raises ScriptError."""
    actor, colon, line = text.partition(":")
    actors = {**{str(seat): seat for seat in range(seats)}, "clock": CLOCK}
    if not colon or actor.strip() not in actors or not line.strip():
        raise fields.fault(f"others has {text!r}; a line is ACTOR: NOTATION, with ACTOR one of {', '.join(actors)}")
    return Move(actors[actor.strip()], line.strip())


class Fields:
    """The fields of a TOML table, read with complaints that name the place."""

    def __init__(self, given: Mapping[str, object], place: str, known: Sequence[str]) -> None:
        """Check the names of the fields. Raises ScriptError."""
        self.given = given
        self.place = place
        if unknown := [name for name in given if name not in known]:
            raise self.fault(f"has {', '.join(unknown)}; the fields are {', '.join(known)}")

    def fault(self, reason: str) -> ScriptError:
        """An error about this table, for the caller to raise."""
        return ScriptError(f"{self.place}: {reason}")

    def text(self, name: str) -> str:
        """A text that is not empty."""
        value = self.given.get(name)
        if not isinstance(value, str) or not value:
            raise self.fault(f"{name} is {value!r}; a text is needed")
        return value

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.given.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fault(f"{name} is {value!r}; a whole number from {low} to {high} is needed")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts; without the field an empty one."""
        value = self.given.get(name, [])
        if not isinstance(value, list) or not all(isinstance(part, str) and part for part in value):
            raise self.fault(f"{name} is {value!r}; a list of texts is needed")
        return tuple(value)

    def tables(self, name: str) -> list[Mapping[str, object]]:
        """A list of tables."""
        value = self.given.get(name, [])
        if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            raise self.fault(f"{name} is {value!r}; tables such as [[{name}]] are needed")
        return value

    def options(self, game: AnyGame) -> dict[str, str]:
        """The options of the table, each known to the game."""
        value = self.given.get("options", {})
        if not isinstance(value, dict):
            raise self.fault(f"options is {value!r}; a table of options is needed")
        for name, choice in value.items():
            if choice not in game.options.get(name, ()):
                known = {known: list(values) for known, values in game.options.items()}
                raise self.fault(f"options has {name} = {choice!r}; {game.key} has {known}")
        return {str(name): str(choice) for name, choice in value.items()}

"""A lesson under way: which step is shown, what may be done now, and how to go on and back.

The position of a lesson is its step and the log of its match; nothing else is stored. Where each earlier step began is
found by walking through the script along the log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from argosy.core.contract import CHANCE, Action, Event, Illegal, Message
from argosy.core.match import Match
from argosy.core.replay import AnyMatch
from argosy.lessons.script import Move, Script, Step


class Inputs(Protocol):
    """Where a lesson enters inputs: a match in memory, or one whose log is stored."""

    @property
    def match(self) -> AnyMatch:
        """The match."""

    def play(self, actor: int, action: Action | str) -> object:
        """Enter an input; returns an Illegal if it was refused."""

    def rewind(self, number: int) -> object:
        """Undo all inputs after the first `number`; returns an Illegal if that was refused."""


class MatchInputs:
    """Enters inputs into a match in memory, without storing them."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match

    def play(self, actor: int, action: Action | str) -> list[Event] | Illegal:
        """Enter an input."""
        return self.match.play(actor, action)

    def rewind(self, number: int) -> Illegal | None:
        """Undo all inputs after the first `number`."""
        return self.match.rewind(number, freely=True)


@dataclass(frozen=True, slots=True)
class NotNow:
    """A legal move that the step does not allow; `why` is the step's answer."""

    why: Message


def new_match(script: Script) -> AnyMatch:
    """The match of a lesson before its first step."""
    return Match.new(script.game, script.seats, script.seed, script.options, scripted=script.seed is None)


class Lesson:
    """A lesson under way. `step` is the number of the step that is shown, from 0; after the last it is `done`."""

    def __init__(self, script: Script, inputs: Inputs, step: int = 0) -> None:
        self.script = script
        self.inputs = inputs
        self.step = step

    @classmethod
    def begin(cls, script: Script, inputs: Inputs | None = None) -> Lesson:
        """A new lesson at its first step; without inputs it keeps its match in memory. Raises ScriptError."""
        lesson = cls(script, inputs or MatchInputs(new_match(script)))
        lesson._draw()
        lesson._play_others()
        return lesson

    @property
    def match(self) -> AnyMatch:
        """The match on which the lesson is played."""
        return self.inputs.match

    @property
    def done(self) -> bool:
        """Whether the last step is behind."""
        return self.step >= len(self.script.steps)

    @property
    def shown(self) -> Step:
        """The step that is shown; when the lesson is done, the last one."""
        return self.script.steps[min(self.step, len(self.script.steps) - 1)]

    def allowed(self) -> list[Action]:
        """What the learner may enter now; empty if the step is left by going on."""
        if self.done:
            return []
        seat = self.script.learner
        read = [self.match.read(seat, line) for line in self.shown.allow]
        check = self.match.game.check
        return [
            action
            for action in read
            if not isinstance(action, Illegal) and check(self.match.state, seat, action) is None
        ]

    def play(self, action: Action | str) -> NotNow | Illegal | None:
        """Enter a move of the learner; returns why it was refused: by the step, or by the rules. Raises ScriptError."""
        seat = self.script.learner
        meant = self.match.read(seat, action) if isinstance(action, str) else action
        if isinstance(meant, Illegal):
            return meant
        if (refusal := self.match.game.check(self.match.state, seat, meant)) is not None:
            return refusal
        if meant not in self.allowed():
            return NotNow(self.script.why(self.shown))
        before = self._starts()[-1]
        self._enter(Move(seat, self.match.write(seat, meant)), meant)
        if has_happened(self.shown, self.match, before):
            self._advance()
        return None

    def go_on(self) -> NotNow | None:
        """Leave a step that allows no move; refused where a move is awaited. Raises ScriptError."""
        if self.shown.allow and not self.done:
            return NotNow(self.script.why(self.shown))
        if not self.done:
            self._advance()
        return None

    def skip(self) -> None:
        """Leave the step in any case: where a move is awaited, play the first that is allowed. Raises ScriptError."""
        at = self.step
        while self.step == at and not self.done:
            if not self.shown.allow:
                self._advance()
                continue
            allowed = self.allowed()
            if not allowed:
                raise self.script.fault(self.shown, f"no line of allow is legal now; seats to act: {self.match.to_act}")
            self.play(allowed[0])

    def back(self) -> None:
        """Go back to where the step before began; at the first step, begin that again. Raises ScriptError."""
        starts = self._starts()
        self.step = max(0, self.step - 1)
        if starts[self.step] < self.match.number and isinstance(why := self.inputs.rewind(starts[self.step]), Illegal):
            raise self.script.fault(self.shown, f"its moves cannot be undone: {why.code}")

    def _advance(self) -> None:
        """Show the next step."""
        self.step += 1
        self._play_others()

    def _play_others(self) -> None:
        """Play what comes before the step that is shown now."""
        if self.done:
            return
        before = self.match.number
        for move in self.shown.others:
            self._enter(move, move.line)
        if not self.shown.allow and not has_happened(self.shown, self.match, before):
            happened = sorted({type(event).__name__ for event in events_since(self.match, before)})
            awaited = ", ".join(self.shown.awaits)
            raise self.script.fault(
                self.shown, f"others must cause {awaited}; it caused {', '.join(happened) or 'nothing'}"
            )

    def _enter(self, move: Move, action: Action | str) -> None:
        """Enter an input that must be legal, and the chance that it leads to."""
        refused = self.inputs.play(move.actor, action)
        if isinstance(refused, Illegal):
            what = f"{move.actor}: {move.line}"
            raise self.script.fault(
                self.shown, f"{what!r} was refused: {refused.code} ({refused.rule}) {dict(refused.args)}"
            )
        self._draw()

    def _draw(self) -> None:
        """Enter the chance outcomes of the deal that are due; with a seed the match draws them itself."""
        while self.script.seed is None and self.match.game.chance_due(self.match.state):
            drawn = sum(entry.actor == CHANCE for entry in self.match.log)
            if drawn >= len(self.script.deal):
                raise self.script.fault(
                    self.shown, f"chance is due, and the deal has only {len(self.script.deal)} outcomes"
                )
            line = self.script.deal[drawn]
            if isinstance(refused := self.inputs.play(CHANCE, line), Illegal):
                raise self.script.fault(
                    self.shown, f"outcome {line!r} of the deal was refused: {refused.code} ({refused.rule})"
                )

    def _starts(self) -> list[int]:
        """By step, up to the one that is shown: how many inputs had been entered when it was shown."""
        log, at = self.match.log, 0

        def chance(at: int) -> int:
            while at < len(log) and log[at].actor == CHANCE:
                at += 1
            return at

        starts: list[int] = []
        at = chance(at)
        for step in self.script.steps[: self.step + 1]:
            for _ in step.others:
                at = chance(at + 1)
            starts.append(at)
            if not step.allow or len(starts) > self.step:
                continue
            until = at
            while until < len(log) and not has_happened(step, self.match, at, until):
                until = chance(until + 1)
            at = until
        return starts if not self.done else [*starts, at]


def has_happened(step: Step, match: AnyMatch, since: int, until: int | None = None) -> bool:
    """Whether the inputs from `since` on did all that the step awaits: some input, or the events that it names."""
    end = match.number if until is None else until
    if not step.awaits:
        return not step.allow or end > since
    told = match.story(since)[: end - since]
    happened = {type(event).__name__ for events in told for event in events}
    return happened >= {*step.awaits}


def events_since(match: AnyMatch, number: int) -> list[Event]:
    """All events from that input on."""
    return [event for events in match.story(number) for event in events]

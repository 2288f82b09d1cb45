"""Bots in any language: a program reads a question as a line of JSON and answers with a line of JSON.

docs/bots.md describes the lines.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from argosy.bots.external.program import Program, ProgramError
from argosy.bots.play import BotError
from argosy.core.codec import CodecError, Decoder, Json, encode, to_json
from argosy.core.contract import Action, Illegal, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng

PROTOCOL: Final = 1
PATIENCE: Final = 30.0
"""Seconds that a program may take for an answer beyond those of its budget."""
SHOWN: Final = 120
"""Characters of a wrong answer that an error message quotes."""


class StdioBot:
    """A bot that is a program, asked over its standard input and output; started at its first decision."""

    def __init__(self, command: Sequence[str], patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.lines = 0
        self._program: Program | None = None

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """The action that the program answers. Raises BotError naming the seat, the line and what is wrong."""
        self.lines += 1
        try:
            if self._program is None:
                self._program = Program(self.command)
            world = peek.imagine(Rng(budget.seed))
            menu = peek.menu()
            texts = [peek.game.write(world, peek.seat, action) for action in menu]
            asked = question(peek, budget, self.lines, world, menu, texts) | self.extra(world)
            line = json.dumps(asked, ensure_ascii=False, separators=(",", ":"))
            answer = self._program.ask(line, self.patience + (budget.seconds or 0))
            return understood(peek, world, menu, texts, answer)
        except ProgramError as error:
            self.close()
            where = f"the bot on seat {peek.seat + 1}, line {self.lines}: `{' '.join(self.command)}`"
            raise BotError(f"{where} {error}") from error

    def extra(self, world: State) -> dict[str, Json]:
        """Further keys of the question: none here."""
        return {}

    def close(self) -> None:
        """End the program: nothing more will be asked."""
        if self._program is not None:
            self._program.end()
            self._program = None


def question(
    peek: AnyPeek, budget: Budget, line: int, world: State, menu: Sequence[Action], texts: Sequence[str]
) -> dict[str, Json]:
    """The question as one object. What the view says about a menu entry is moved into the menu."""
    view = to_json(peek.view)
    assert isinstance(view, dict)
    entries = view.pop("menu", None)
    details: dict[Json, dict[str, Json]] = {}
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict) and isinstance(text := entry.pop("text"), str):
            del entry["action"]  # without the name of its class there
            details[text] = entry
    return {
        "argosy": PROTOCOL,
        "line": line,
        "game": peek.game.key,
        "seat": peek.seat,
        "budget": to_json(budget),
        "menu": [
            {"number": number, "text": text, "action": encode(action), **details.get(text, {})}
            for number, (text, action) in enumerate(zip(texts, menu, strict=True))
        ],
        "menu_complete": peek.game.menu_complete(world, peek.seat),
        "view": view,
    }


def understood(peek: AnyPeek, world: State, menu: Sequence[Action], texts: Sequence[str], answer: str) -> Action:
    """The action that an answer means: the number of an entry, a notation, or an action. Raises ProgramError."""
    quoted = f"answered {answer[:SHOWN]}{'…' if len(answer) > SHOWN else ''}"
    try:
        value: Json = json.loads(answer)
    except (ValueError, RecursionError) as error:
        raise ProgramError(f"{quoted}, which is not JSON") from error
    if isinstance(value, int) and not isinstance(value, bool):
        if 0 <= value < len(menu):
            return menu[value]
        raise ProgramError(f"{quoted}, but the menu has the entries 0 to {len(menu) - 1}")
    meant: object
    if isinstance(value, str):
        meant = menu[texts.index(value)] if value in texts else peek.game.read(world, peek.seat, value)
    elif isinstance(value, dict):
        try:
            meant = Decoder(peek.game.actions).decode(value)
        except CodecError as error:
            raise ProgramError(f"{quoted}, which is no action: {error}") from error
    else:
        raise ProgramError(f"{quoted}, but the number of an entry, a notation or an action is expected")
    refusal = meant if isinstance(meant, Illegal) else None
    if isinstance(meant, Action):
        refusal = peek.game.check(world, peek.seat, meant)
        if refusal is None:
            return meant
    why = f"{refusal.code}, {refusal.rule}" if refusal is not None else "it is no action"
    raise ProgramError(f"{quoted}, which is refused: {why}")

"""The table in words for any game: the fields of its view, and its menu in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Message, View
from argosy.text.blocks import STRONG, Block, Grid, Line

if TYPE_CHECKING:
    from argosy.core.replay import AnyMatch
    from argosy.text.game_text import Room
    from argosy.text.translate import Words

HEAD: Final = frozenset({"game", "seat", "to_act", "prompt", "menu"})
"""Fields of a view that are shown elsewhere."""


class ViewText:
    """A `GameText` for games that have none of their own."""

    unsaid: frozenset[str] = frozenset()
    questions: tuple[tuple[str, str], ...] = (("table", "cli-help-table"),)
    examples = ("", "")

    def __init__(self, match: AnyMatch, words: Words, names: Sequence[str]) -> None:
        self.match = match
        self.words = words
        self.names = names

    def decision(self, view: View, room: Room) -> list[Block]:
        """The whole view: this class cannot know what could be left out."""
        return [*self.table(view), Line(self.words.say(view.prompt, self.names), STRONG)]

    def menu(self, view: View) -> list[Block]:
        """Every listed input in notation, numbered."""
        seat = view.seat
        lines = [] if seat is None else [self.match.write(seat, action) for action in self.actions(view)]
        rows = tuple([(str(number), line) for number, line in enumerate(lines, 1)])
        return [Grid(self.words.text("cli-menu"), ("", ""), rows, firm=2)]

    def actions(self, view: View) -> Sequence[Action]:
        """The menu of the seat."""
        return [] if view.seat is None else self.match.legal(view.seat)

    def table(self, view: View) -> list[Block]:
        """Each field of the view as a row."""
        rows = tuple([(name.replace("_", " "), written(value)) for name, value in shown(view)])
        return [Grid("", ("", ""), rows)]

    def spoken(self, view: View) -> list[Block]:
        """The same as `table`, since nothing is drawn."""
        return self.table(view)

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """None: there are no further questions."""
        return None

    def notation(self) -> list[Block]:
        """Nothing: the menu shows how moves are typed."""
        return []

    def source(self, key: str) -> str:
        """The key of the source, with spaces."""
        return key.replace("_", " ")


def shown(view: View) -> list[tuple[str, object]]:
    """The fields that the game has added to its view, by name."""
    names = [field.name for field in fields(view)]
    return [(name, getattr(view, name)) for name in names if name not in HEAD]


def written(value: object) -> str:
    """A value of a view as one line of text."""
    if isinstance(value, Message):
        return value.id
    if isinstance(value, Mapping):
        return ", ".join([f"{key} {written(item)}" for key, item in value.items()])
    if isinstance(value, (tuple, list)):
        return ", ".join([written(item) for item in value]) or "-"
    if is_dataclass(value) and not isinstance(value, type):
        return " ".join([f"{field.name} {written(getattr(value, field.name))}" for field in fields(value)])
    return "-" if value is None else str(value)

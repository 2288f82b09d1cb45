"""Words in one language: prompts, events, refusals and rules as sentences, from the Fluent files beside this one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from argosy.core.contract import Illegal, Message, Value

LANGUAGES: Final[tuple[str, ...]] = ("en", "nl", "es")
FALLBACK: Final = "en"

Argument = str | int
"""What Fluent can put into a sentence."""

SIGNED: Final = frozenset({"forecast"})
"""Numbers that may be printed with their sign: `forecast_signed` goes with `forecast`."""


@dataclass(frozen=True, slots=True)
class Book:
    """All messages of one language."""

    bundle: FluentBundle
    ids: tuple[str, ...]

    def text(self, id: str, args: dict[str, Argument]) -> str | None:
        """The message with its arguments; None if this language does not have it."""
        if not self.bundle.has_message(id):
            return None
        pattern = self.bundle.get_message(id).value
        return None if pattern is None else str(self.bundle.format_pattern(pattern, args)[0])


@cache
def book_of(language: str) -> Book:
    """Every `*.ftl` file of the language, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    ids: list[str] = []
    folder = files("argosy.locales") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            bundle.add_resource(resource)
            ids.extend(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
    return Book(bundle, tuple(ids))


class Words:
    """Everything Argosy says, in one language; what it lacks there it says in English."""

    def __init__(self, language: str = FALLBACK) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}; there are in {', '.join(LANGUAGES)}")
        self.language = language
        self._book = book_of(language)

    def text(self, id: str, **args: str | int) -> str:
        """The message of that id with its arguments; the id itself if no language has it."""
        found = self._find(id, args)
        return id if found is None else found

    def say(self, message: Message, names: Sequence[str]) -> str:
        """A message of a game in words; `names` are the players by seat."""
        found = self._find(message.id, self._arguments(message.args.items(), names))
        return message.id if found is None else found

    def refusal(self, illegal: Illegal, names: Sequence[str]) -> str:
        """Why an input was refused and what would be right, with the id of the rule in brackets."""
        values = dict(illegal.args)
        seat, to_act = values.pop("seat", None), values.pop("to_act", None)
        args = self._arguments(values.items(), names)
        if isinstance(seat, int):
            args["seat"] = seat  # refusals count seats from 1, and this one may not exist
        if isinstance(to_act, int):
            args["to_act"] = _name(names, to_act - 1)
        sentence = self._find("refusal-" + illegal.code.replace(".", "-"), args)
        if sentence is None:
            sentence = self.text("refused", code=illegal.code)
        return f"{sentence} [{illegal.rule}]" if illegal.rule else sentence

    def rule(self, rule_id: str) -> str | None:
        """The text of a rule such as N3.8, or the title of a chapter such as N3; None if there is no such rule."""
        text = self._find("rule-" + rule_id.replace(".", "-"), {})
        return None if text is None else " ".join(text.split())

    def rule_ids(self) -> tuple[str, ...]:
        """The ids of all rules in the order of the rulebook; chapters (N3) are not among them."""
        ids = [id.removeprefix("rule-").replace("-", ".") for id in book_of(FALLBACK).ids if id.startswith("rule-")]
        return tuple(id for id in ids if "." in id)

    def _find(self, id: str, args: dict[str, Argument]) -> str | None:
        """The message in this language, else in English, else None."""
        text = self._book.text(id, args)
        return book_of(FALLBACK).text(id, args) if text is None else text

    def _arguments(self, values: Iterable[tuple[str, Value]], names: Sequence[str]) -> dict[str, Argument]:
        """The arguments of a game's message as Fluent takes them: seats by name, lists joined, nothing that is None."""
        args: dict[str, Argument] = {}
        for key, value in values:
            if value is not None:
                args[key] = self._argument(key, value, names)
                if key in SIGNED and isinstance(value, int):
                    args[f"{key}_signed"] = f"{value:+d}" if value else "0"
        return args

    def _argument(
        self, key: str, value: int | str | tuple[int, ...] | tuple[str, ...], names: Sequence[str]
    ) -> Argument:
        """One argument as Fluent takes it."""
        if isinstance(value, tuple):
            if key == "seats":
                return self._joined([_name(names, seat) for seat in value if isinstance(seat, int)])
            if key == "each":
                return ", ".join(f"{_name(names, seat)} {self._oar(str(text))}" for seat, text in enumerate(value))
            return self._joined([str(part) for part in value])
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return _name(names, value) if key == "seat" else value
        if key == "good":
            return self._find(f"good-{value}", {}) or value
        if key in ("temple", "region") and value == "Gold":
            return self.text("temple-gold")
        return self._oar(value) if key == "oar" else value

    def _oar(self, text: str) -> str:
        """An oar card, `7-1` or `7-1 start`, with the mark of a starting card in this language."""
        card = text.removesuffix(" start")
        return text if card == text else self.text("oar-starting", oar=card)

    def _joined(self, parts: Sequence[str]) -> str:
        """A list as this language writes it: "Anna, Ben and Cleo"."""
        if len(parts) < 2:
            return "".join(parts)
        joint = "list-and-i" if _sounds_like_i(parts[-1]) else "list-and"
        return self.text(joint, most=", ".join(parts[:-1]), last=parts[-1])


def _name(names: Sequence[str], seat: int) -> str:
    """The name of a seat, or its number as people count where it has none."""
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _sounds_like_i(word: str) -> bool:
    """Whether a word begins with the sound of i, before which Spanish says "e" and not "y"."""
    start = word.lower().removeprefix("h")
    return start.startswith(("i", "í")) and not start.startswith(("ia", "ie", "io", "iá", "ié", "ió"))

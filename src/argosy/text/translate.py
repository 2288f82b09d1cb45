"""Words in one language: prompts, events, refusals and rules as sentences, from the Fluent files beside this one."""

from __future__ import annotations

import re
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

SIGNED: Final = frozenset({"forecast", "level"})
"""Numbers that may be printed with their sign: `forecast_signed` goes with `forecast`."""

SEATS: Final = frozenset({"seat", "target", "other", "victim"})
"""Arguments that are a seat: they become its name."""

WARES: Final = frozenset({"goods", "give", "want", "cards", "given", "taken"})
"""Arguments that list goods, cards, victory points and pacts as tokens: see `_ware`."""

NAMED: Final = {
    "building": "building", "buildings": "building", "development": "development", "developments": "development",
    "calamity": "calamity", "calamities": "calamity", "industry": "industry", "row": "row", "track": "track",
    "side": "side", "status": "status", "deck": "deck", "age": "age", "source": "source", "phase": "phase",
    "place": "place", "places": "place", "good": "good", "farm": "good",
}  # fmt: skip
"""Arguments that are names, with what their messages begin with: a building "Bath House" is `building-bath-house`."""


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
    folder = files("argosy.text") / "locales" / language
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
        seat = values.pop("seat", None)
        named = (SEATS | {"to_act"}) & values.keys()
        players = {key: one for key in named if isinstance(one := values.pop(key), int)}
        args = self._arguments(values.items(), names)
        if isinstance(seat, int):
            args["seat"] = seat  # refusals count seats from 1, and this one may not exist
        for key, one in players.items():
            args[key] = _name(names, one - 1)
        sentence = self._find("refusal-" + illegal.code.replace(".", "-"), args)
        if sentence is None:
            sentence = self.text("refused", code=illegal.code)
        return f"{sentence} [{illegal.rule}]" if illegal.rule else sentence

    def option(self, name: str) -> str:
        """What a table option is about, in a few words; its name where no language has any."""
        return self._find(f"option-{_slug(name)}", {}) or name

    def option_value(self, name: str, value: str) -> str:
        """A value of a table option in words; numbers may speak for themselves."""
        return self._find(f"option-{_slug(name)}-{_slug(value)}", {}) or value

    def rule(self, rule_id: str) -> str | None:
        """The text of a rule such as N3.8, or the title of a chapter such as N3; None if there is no such rule."""
        text = self._find("rule-" + rule_id.replace(".", "-"), {})
        return None if text is None else " ".join(text.split())

    def rule_ids(self, letter: str = "") -> tuple[str, ...]:
        """The ids of a game's rules in the order of its rulebook, of all games without its letter; no chapters (N3)."""
        start = f"rule-{letter}"
        ids = [id.removeprefix("rule-").replace("-", ".") for id in book_of(FALLBACK).ids if id.startswith(start)]
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
            return self._list(key, value, names)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return _name(names, value) if key in SEATS else value
        if key in NAMED:
            return self._named(NAMED[key], value)
        if key == "card":
            return self._ware(value, names)
        if key in ("temple", "region") and value == "Gold":
            return self.text("temple-gold")
        return self._oar(value) if key == "oar" else value

    def _list(self, key: str, values: tuple[int, ...] | tuple[str, ...], names: Sequence[str]) -> str:
        """A list as one argument: names of seats, wares, named things, or plain texts."""
        if key == "seats":
            return self._joined([_name(names, seat) for seat in values if isinstance(seat, int)])
        texts = [str(value) for value in values]
        if key == "each":
            return ", ".join(f"{_name(names, seat)} {self._oar(text)}" for seat, text in enumerate(texts))
        if key in WARES:
            return self._joined([self._ware(text, names) for text in texts]) or self.text("ware-nothing")
        if key in ("votes", "throws", "penalties"):
            return ", ".join(self._choice(text, names) for text in texts)
        return self._joined([self._named(NAMED[key], text) if key in NAMED else text for text in texts])

    def _named(self, kind: str, name: str) -> str:
        """A name of the card data in this language; one without a translation stays as it is."""
        return self._find(f"{kind}-{_slug(name)}", {}) or name

    def _ware(self, token: str, names: Sequence[str]) -> str:
        """What can change hands: `wine`, `2:wine`, `2:wine-mars`, `3:vp`, `1:civic`, or a pact `use:Bath House:0`."""
        if token.startswith(("use:", "use-", "spare:")):
            verb, _, promise = token.partition(":")
            faces, _, seat = promise.rpartition(":")
            building = " / ".join(self._named("building", face) for face in faces.split("/"))
            return self.text(f"pact-{verb}", building=building, target=_name(names, int(seat)))
        count, _, name = token.rpartition(":")
        good, _, bottom = name.partition("-")
        ware = self._some(int(count), good) if count else self._named("good", good)
        return self.text("card-with-bottom", ware=ware, bottom=self._named("bottom", bottom)) if bottom else ware

    def _some(self, count: int, good: str) -> str:
        """So many of a good; `some-slaves` goes before the general form, for words that know one and many."""
        found = self._find(f"some-{good}", {"count": count})
        return found or self.text("some-good", count=count, good=self._named("good", good))

    def _choice(self, token: str, names: Sequence[str]) -> str:
        """What somebody chose: a vote `0>2`, a penalty `0>3:vp`, or a throw `0>rock`."""
        seat, _, chosen = token.partition(">")
        if chosen.isdecimal():
            return self.text("vote-for", seat=_name(names, int(seat)), victim=_name(names, int(chosen)))
        if chosen.endswith(":vp"):
            return f"{_name(names, int(seat))} {self._ware(chosen, names)}"
        return f"{_name(names, int(seat))} {self._named('throw', chosen)}"

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


def _slug(name: str) -> str:
    """A name as it stands in message ids: "Healers' Garden" is `healers-garden`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _sounds_like_i(word: str) -> bool:
    """Whether a word begins with the sound of i, before which Spanish says "e" and not "y"."""
    start = word.lower().removeprefix("h")
    return start.startswith(("i", "í")) and not start.startswith(("ia", "ie", "io", "iá", "ié", "ió"))

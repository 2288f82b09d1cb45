"""Makes sentences in one language from its Fluent files: prompts, events, refusals and rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from argosy.core.contract import Amount, Illegal, Message, Phrase, Term, Value
from argosy.text.languages import FALLBACK, files_of, languages
from argosy.text.names import isolated

LANGUAGES: Final = languages()

ENTRIES: Final = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
"""Where the entries of a Fluent file begin: what belongs to an entry is indented or begins with a bracket."""
IDENTIFIER: Final = re.compile(r"-?[A-Za-z][\w-]*")
DECIMAL: Final = re.compile(r"[+-]?[0-9]+\.[0-9]+")
Argument = str | int
"""What Fluent can put into a sentence."""


class Book:
    """All messages of one language. Each is parsed when it is first needed: all of them would take a page a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for text in texts:
            for entry in ENTRIES.split(text):
                if name := IDENTIFIER.match(entry):
                    self._unparsed.setdefault(name[0], entry)
        self.ids: Final = tuple([id for id in self._unparsed if not id.startswith("-")])

    def text(self, id: str, args: dict[str, Argument]) -> str | None:
        """The message with its arguments, or an attribute of it (`id.attribute`); None if the language has it not."""
        id, _, attribute = id.partition(".")
        self._parse(id)
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def whole(self) -> FluentBundle:
        """All messages, parsed."""
        for id in [*self._unparsed]:
            self._parse(id)
        return self._bundle

    def _parse(self, id: str) -> None:
        """Parse an entry, and all that it may refer to, unless that was done."""
        entry = self._unparsed.get(id)
        if entry is None:
            return
        self._bundle.add_resource(FluentResource(entry))
        self._unparsed.pop(id, None)
        for name in set(IDENTIFIER.findall(entry)):
            self._parse(name)


@cache
def book_of(language: str) -> Book:
    """All messages of the language, read once."""
    return Book(language, [file.read_text(encoding="utf-8") for file in files_of(language)])


class Words:
    """All messages of Argosy in one language; a message that the language lacks is taken from English."""

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
        """A message of a game as a sentence; `names` are the players by seat."""
        found = self._find(message.id, self._arguments(message.args, names))
        return message.id if found is None else found

    def refusal(self, illegal: Illegal, names: Sequence[str]) -> str:
        """Why an input was refused and what would be right, with the id of the rule in brackets."""
        args = self._arguments(illegal.args, names)
        sentence = self._find("refusal-" + illegal.code.replace(".", "-"), args)
        if sentence is None:
            sentence = self.text("refused", code=illegal.code)
        return f"{sentence} [{illegal.rule}]" if illegal.rule else sentence

    def option(self, name: str) -> str:
        """A short description of a table option; its name if no language has one."""
        return self._find(f"option-{_slug(name)}", {}) or name

    def option_value(self, name: str, value: str) -> str:
        """A value of a table option in words; the value itself if no language has any, as for numbers."""
        return self._find(f"option-{_slug(name)}-{_slug(value)}", {}) or value

    def rule(self, rule_id: str) -> str | None:
        """The text of a rule such as N3.8, or the title of a chapter such as N3; None if there is no such rule."""
        text = self._find("rule-" + rule_id.replace(".", "-"), {})
        return None if text is None else " ".join(text.split())

    def rule_ids(self, letter: str = "") -> tuple[str, ...]:
        """The ids of a game's rules in the order of its rulebook, without chapters (N3); no letter gives all games."""
        start = f"rule-{letter}"
        ids = [id.removeprefix("rule-").replace("-", ".") for id in book_of(FALLBACK).ids if id.startswith(start)]
        return tuple(id for id in ids if "." in id)

    def _find(self, id: str, args: dict[str, Argument]) -> str | None:
        """The message in this language, else in English, else None."""
        text = self._book.text(id, args)
        return book_of(FALLBACK).text(id, args) if text is None else text

    def _arguments(self, values: Mapping[str, Value], names: Sequence[str]) -> dict[str, Argument]:
        """The arguments of a message as Fluent takes them; those that are None are left out."""
        return {key: self._argument(value, names) for key, value in values.items() if value is not None}

    def _argument(self, value: Value, names: Sequence[str]) -> Argument:
        """One argument as Fluent takes it: a term by its kind, a list joined, a bool as a word for selectors."""
        if isinstance(value, Term):
            return self._term(value, names)
        if isinstance(value, tuple):
            texts = [str(self._argument(part, names)) for part in value]
            apart = any(isinstance(part, Term) and part.kind == "each" for part in value)
            return ", ".join(texts) if apart else self._joined(texts)
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, str) and DECIMAL.fullmatch(value):
            return value.replace(".", self.text("decimal-sign"))
        return "" if value is None else value

    def _term(self, term: Term, names: Sequence[str]) -> Argument:
        """A seat as its player's name, a phrase with its arguments, an amount of a thing, or the name of a thing."""
        if term.kind == "seat":
            return _name(names, int(term.value))
        id = f"{term.kind}-{_slug(str(term.value))}"
        if isinstance(term, Phrase):
            return self.text(id, **self._arguments(term.args, names))
        found = self._find(id, {})
        if not isinstance(term, Amount):
            return term.value if found is None else found
        args: dict[str, Argument] = {"count": term.count, term.kind: found or term.value}
        return self._find(f"some-{_slug(str(term.value))}", args) or self.text(f"some-{term.kind}", **args)

    def _joined(self, parts: Sequence[str]) -> str:
        """A list as this language writes it: "Anna, Ben and Cleo"."""
        if len(parts) < 2:
            return "".join(parts)
        joint = "list-and-i" if _sounds_like_i(parts[-1]) else "list-and"
        return self.text(joint, most=", ".join(parts[:-1]), last=parts[-1])


def _name(names: Sequence[str], seat: int) -> str:
    """The name of a seat; without a name its number, counted from 1."""
    return isolated(names[seat]) if 0 <= seat < len(names) else str(seat + 1)


def _slug(name: str) -> str:
    """A name as it is written in message ids: "Healers' Garden" is `healers-garden`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _sounds_like_i(word: str) -> bool:
    """Whether a word begins with the sound of i, before which Spanish says "e" and not "y"."""
    start = word.lower().removeprefix("h")
    return start.startswith(("i", "í")) and not start.startswith(("ia", "ie", "io", "iá", "ié", "ió"))

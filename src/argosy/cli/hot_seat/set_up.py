"""Sets up a game in the terminal: asks for what the command line did not give; everything has a default."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from argosy.bots.levels import bot, names_in
from argosy.cli.complaint import Complaint
from argosy.cli.hot_seat import saves
from argosy.cli.hot_seat.seating import DEFAULT_BOT
from argosy.core.match import complete_options
from argosy.core.record import Record
from argosy.core.registry import AnyGame, game, list_games
from argosy.games.package import LEVELS, clock_option
from argosy.text.blocks import WARNING

if TYPE_CHECKING:
    from argosy.cli.screen import Screen
    from argosy.text.translate import Words

T = TypeVar("T")
DEFAULT_SEATS = 4
LONGEST_NAME = 16


@dataclass(frozen=True, slots=True)
class Wishes:
    """The requested set-up of a game; None for what was not given."""

    game: str | None = None
    seats: int | None = None
    people: tuple[str, ...] | None = None
    bots: tuple[str, ...] | None = None
    seed: str | None = None
    options: dict[str, str] | None = None
    edition: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """A complete set-up: the game can begin."""

    game: str
    seats: int
    people: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None


def parse_people(text: str, words: Words) -> tuple[str, ...]:
    """Parse names separated by commas, or the number of people. Raises Complaint."""
    text = text.strip()
    if text.isdecimal() and len(text) <= 2:
        return tuple(words.text("cli-player", number=number + 1) for number in range(int(text)))
    names = tuple(" ".join(name.split()) for name in text.split(",") if name.strip())
    if not names:
        raise Complaint(words.text("cli-bad-names"))
    if len({name.casefold() for name in names}) < len(names):
        raise Complaint(words.text("cli-same-names"))
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Complaint(words.text("cli-long-name", name=name[:LONGEST_NAME], most=LONGEST_NAME))
    return names


def parse_bots(text: str, words: Words) -> tuple[str, ...]:
    """Parse bots separated by commas: levels by key or translated name, or files. Raises Complaint."""
    named = {words.text(f"bot-{level}").casefold(): level for level in LEVELS}
    levels = tuple([named.get(level.casefold(), level) for level in names_in(text)]) or (DEFAULT_BOT,)
    for level in levels:
        try:
            bot(level)
        except ValueError as problem:
            raise Complaint(str(problem)) from problem
    return levels


def parse_option(text: str, words: Words) -> tuple[str, str]:
    """Parse `name=value`. Raises Complaint."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise Complaint(words.text("cli-bad-option", text=text))
    return name.strip(), value.strip()


def find(key: str) -> AnyGame:
    """The game with that key. Raises Complaint."""
    try:
        return game(key)
    except KeyError as problem:
        raise Complaint(str(problem.args[0])) from problem


def without_questions(wishes: Wishes, words: Words) -> Setup:
    """Use defaults for everything that was not given. Raises Complaint."""
    rules = find(wishes.game or list_games()[0])
    people = wishes.people
    seats = wishes.seats
    if seats is None:
        seats = min(max(DEFAULT_SEATS, len(people or ())), rules.seats[-1])
    _check_seats(seats, rules, words)
    if people is None:
        people = parse_people("1", words)
    _check_people(people, seats, words)
    clock = clock_option(rules.key)
    defaults = {clock: "untimed"} if clock else {}  # people take turns at one screen
    options = complete_options(rules.options, defaults | (wishes.options or {}))
    return Setup(rules.key, seats, people, wishes.bots or (DEFAULT_BOT,), wishes.seed, options, wishes.edition)


def with_questions(wishes: Wishes, screen: Screen, words: Words) -> Setup:
    """Ask for everything not given; repeat a question after an invalid answer. Raises Complaint or EndOfInput."""

    def ask(question: str, read: Callable[[str], T]) -> T:
        while True:
            try:
                return read(screen.ask(question))
            except ValueError as problem:
                screen.say(str(problem), WARNING)
            except Complaint as problem:
                screen.say(str(problem), WARNING)

    if wishes.game is None and len(list_games()) > 1:
        question = words.text("cli-ask-game", games=", ".join(list_games()))
        wishes = replace(wishes, game=ask(question, lambda line: find(line or list_games()[0]).key))
    rules = find(wishes.game or list_games()[0])
    if wishes.seats is None:
        question = words.text("cli-ask-seats", least=rules.seats[0], most=rules.seats[-1], default=DEFAULT_SEATS)
        wishes = replace(wishes, seats=ask(question, lambda line: _read_seats(line, rules, words)))
    seats = without_questions(replace(wishes, people=()), words).seats
    if wishes.people is None:
        question = words.text("cli-ask-people", seats=seats)
        wishes = replace(wishes, people=ask(question, lambda line: _read_people(line, seats, words)))
    others = seats - len(wishes.people or ())
    if wishes.bots is None and others > 0:
        for level in LEVELS:
            screen.say(f"{words.text(f'bot-{level}')} ({level}): {words.text(f'bot-{level}-about')}")
        names = ", ".join([words.text(f"bot-{level}") for level in LEVELS])
        question = words.text("cli-ask-bots", count=others, bots=names, default=words.text(f"bot-{DEFAULT_BOT}"))
        wishes = replace(wishes, bots=ask(question, lambda line: parse_bots(line, words)))
    setup = without_questions(wishes, words)
    if wishes.options is None and wishes.seed is None:
        setup = _ask_options(setup, rules, screen, words)
    return setup


def ask_resume(screen: Screen, words: Words) -> Path | None:
    """The latest unfinished game, if there is one and the user wants to continue it."""
    for path in saves.unfinished():
        try:
            record = Record.load(path)
        except (OSError, ValueError):
            continue
        sitters = ", ".join(record.header.names)
        answer = screen.ask(words.text("cli-ask-resume", game=record.header.game, names=sitters, file=path.name))
        return path if answer.casefold() in words.text("cli-yes").split() else None
    return None


def _ask_options(setup: Setup, rules: AnyGame, screen: Screen, words: Words) -> Setup:
    """Show options and seed; Enter begins, `name=value` changes an option."""
    while True:
        for name, values in rules.options.items():
            chosen = setup.options[name]
            others = [_change(words, name, other) for other in values if other != chosen]
            what = words.text(f"cli-option-{name}")
            value = words.option_value(name, chosen)
            line = words.text("cli-option", label=words.option(name), value=value, what=what, others=", ".join(others))
            screen.say(line)
        screen.say(words.text("cli-option-seed", seed=setup.seed or words.text("cli-random")))
        line = screen.ask(words.text("cli-ask-options"))
        if not line:
            return setup
        try:
            name, value = parse_option(line, words)
            if name == "seed":
                setup = replace(setup, seed=value)
            else:
                setup = replace(setup, options=complete_options(rules.options, {**setup.options, name: value}))
        except (Complaint, ValueError) as problem:
            screen.say(str(problem), WARNING)


def _change(words: Words, name: str, value: str) -> str:
    """The text to type to set an option to that value, and its meaning."""
    meaning = words.option_value(name, value)
    return f"{name}={value}" if meaning == value else f"{name}={value} ({meaning})"


def _read_seats(line: str, rules: AnyGame, words: Words) -> int:
    """Parse the number of seats. Raises Complaint."""
    seats = int(line) if line.isdecimal() and len(line) <= 2 else DEFAULT_SEATS if not line else 0
    _check_seats(seats, rules, words)
    return seats


def _read_people(line: str, seats: int, words: Words) -> tuple[str, ...]:
    """Parse the people. Raises Complaint."""
    people = parse_people(line or "1", words)
    _check_people(people, seats, words)
    return people


def _check_seats(seats: int, rules: AnyGame, words: Words) -> None:
    """Check the number of seats. Raises Complaint."""
    if seats not in rules.seats:
        least, most = rules.seats[0], rules.seats[-1]
        raise Complaint(words.text("cli-bad-seats", game=rules.key, least=least, most=most))


def _check_people(people: tuple[str, ...], seats: int, words: Words) -> None:
    """Check that there are seats for all people. Raises Complaint."""
    if len(people) > seats:
        raise Complaint(words.text("cli-too-many", count=len(people), seats=seats))

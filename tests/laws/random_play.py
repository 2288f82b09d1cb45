"""Random games for the laws: which tables there are, and every position on the way to the end.

For each game and seat count 200 games are played, or a share of them (`tests/laws/amounts.py`), divided by how much
work a game is; the first few are the quick version, the rest slow. `tests/games/<key>/sizes.py` has the numbers.
`ARGOSY_TEST_SHARE=500 ./test compiled -- tests/laws` is a night's work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final

import pytest

import argosy
from argosy.core.contract import CHANCE, CLOCK, Event, State
from argosy.core.match import Match
from argosy.core.record import Input
from argosy.core.registry import AnyGame
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng, SecureRng
from tests.laws.amounts import share_of

GAMES: Final = share_of(200)
CHUNK: Final = max(100, GAMES // 50)
"""Games in one test, so that several processes share the work."""


SIZES: Final = {key: import_module(f"tests.games.{key}.sizes") for key in argosy.list_games()}
RULES: Final = {key: argosy.game(key) for key in argosy.list_games()}


@dataclass(frozen=True, slots=True)
class Table:
    """One random game: its rules, seats and options; the number makes its seed."""

    key: str
    seats: int
    number: int
    options: Mapping[str, str]

    @property
    def rules(self) -> AnyGame:
        """The rules of the game."""
        return RULES[self.key]

    @property
    def seed(self) -> str:
        """The seed of chance."""
        return f"law {self.key} {self.seats} {self.number}"

    def rng(self, purpose: str) -> Rng:
        """A generator of this table's own that is not chance."""
        return Rng(f"{self.seed}: {purpose}")

    def start(self) -> State:
        """The position before the first input."""
        return self.rules.start(self.seats, self.options, self.rules.edition(None))

    def match(self) -> AnyMatch:
        """A match at this table, with the same chance as in `positions`."""
        return Match.new(self.rules, self.seats, self.seed, self.options)


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a random game. The state is the live one: look, clone, but do not touch."""

    state: State
    next: Input | None
    """What comes next; None at the end."""
    past: list[Input]
    events: list[Event]
    """What the last input brought about."""


def option_sets(key: str) -> list[dict[str, str]]:
    """The default options, then each other value once."""
    options = RULES[key].options
    default = {name: values[0] for name, values in options.items()}
    brief = {**default, **SIZES[key].BRIEF}
    return [default, *[{**brief, name: value} for name, values in options.items() for value in values[1:]]]


def table_of(key: str, seats: int, number: int) -> Table:
    """The table of that number: every second one has the default options, the others draw each of theirs by lot."""
    lot = Rng(f"options at {key} {seats} {number}")
    options = {name: values[lot.below(len(values)) if number % 2 else 0] for name, values in RULES[key].options.items()}
    return Table(key, seats, number, options)


def seats_of(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class Asking:
    """Who comes next: any seat that may act; where a clock runs every seat once, in any order, before it ticks."""

    def __init__(self) -> None:
        self.asked = 0

    def next(self, rules: AnyGame, state: State, choices: Rng) -> int | None:
        """The actor of the next input; None at the end."""
        mask = rules.acting(state)
        if mask == 0:
            return CHANCE if rules.chance_due(state) else None
        clock = rules.tick(state) is not None
        if not clock:
            self.asked = 0
        elif mask & ~self.asked == 0:
            self.asked = 0
            return CLOCK
        waiting = seats_of(mask & ~self.asked)
        seat = waiting[choices.below(len(waiting))]
        if clock:
            self.asked |= 1 << seat
        return seat


def some_input(rules: AnyGame, state: State, asking: Asking, chance: Rng, choices: Rng) -> Input | None:
    """What may come next: by any of those who may act, by the clock, or by chance; None at the end."""
    actor = asking.next(rules, state, choices)
    if actor is None:
        return None
    if actor == CHANCE:
        return Input(CHANCE, rules.draw(state, chance))
    if actor == CLOCK:
        tick = rules.tick(state)
        assert tick is not None
        return Input(CLOCK, tick)
    return Input(actor, rules.sample(state, actor, choices))


def positions(at: Table) -> Iterator[Position]:
    """Every position of the random game at that table, from the bare board to the end."""
    rules, state = at.rules, at.start()
    chance, choices = SecureRng(at.seed), at.rng("choices")
    asking = Asking()
    past: list[Input] = []
    events: list[Event] = []
    while True:
        coming = some_input(rules, state, asking, chance, choices)
        yield Position(state, coming, past, events)
        if coming is None:
            return
        events = []
        rules.apply(state, coming.actor, coming.action, events)
        past.append(coming)


def sampled(at: Table, every: int) -> Iterator[Position]:
    """One in so many positions, by lot."""
    lot = at.rng("sample")
    return (position for position in positions(at) if lot.below(every) == 0)


def random_inputs(rules: AnyGame, state: State, seed: str, count: int) -> list[Input]:
    """Play on from a position for at most so many inputs, and tell which they were."""
    rng, asking = Rng(seed), Asking()
    made: list[Input] = []
    while len(made) < count and (coming := some_input(rules, state, asking, rng, rng)) is not None:
        rules.apply(state, coming.actor, coming.action)
        made.append(coming)
    return made


def go_on(match: AnyMatch, asking: Asking, choices: Rng) -> bool:
    """Enter the next input of the random game, as in `positions`; False if the match is over."""
    coming = some_input(match.game, match.state, asking, choices, choices)
    if coming is None:
        return False
    refusal = match.play(coming.actor, coming.action)
    assert isinstance(refusal, list), refusal
    return True


def played(at: Table) -> AnyMatch:
    """The same random game as a match, played to its end."""
    match, asking, choices = at.match(), Asking(), at.rng("choices")
    while go_on(match, asking, choices):
        pass
    return match


def _chunks() -> Iterator[tuple[str, int, range, bool]]:
    for key, rules in RULES.items():
        games, quick = max(1, GAMES // SIZES[key].LENGTH), SIZES[key].QUICK
        for seats in rules.seats:
            yield key, seats, range(min(quick, games)), False
            for first in range(quick, games, CHUNK):
                yield key, seats, range(first, min(first + CHUNK, games)), True


def every_game(law: Callable[[Table], None]) -> Callable[[str, int, range], None]:
    """Make a law into a test of every game, seat count and option."""

    def check(key: str, seats: int, numbers: range) -> None:
        for number in numbers:
            at = table_of(key, seats, number)
            try:
                law(at)
            except Exception as fault:
                fault.add_note(f"at {at}")
                raise

    check.__name__ = check.__qualname__ = law.__name__
    check.__doc__ = law.__doc__
    check.__module__ = law.__module__
    cases = [
        pytest.param(
            key,
            seats,
            numbers,
            id=f"{key}-{seats}-{numbers[0]}..{numbers[-1]}",
            marks=[pytest.mark.slow, pytest.mark.many] if slow else [],
        )
        for key, seats, numbers, slow in _chunks()
    ]
    return pytest.mark.parametrize(("key", "seats", "numbers"), cases)(check)

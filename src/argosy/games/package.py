"""`GamePackage`: everything that the rest of Argosy may ask of a game, in one object.

A game is a folder with its rules and all that knows them; the folder's `__init__.py` makes the package, and an entry
point of the group `argosy.games` names it. The server, the terminal, the arena and the research adapters only use what
is declared here, so a new game changes no file outside its folder. docs/adding-a-game.md walks through one.

Parts that are slow to import (bots, text, research) are functions that import them when they are first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, cast

from argosy.core import registry
from argosy.core.contract import Action, Edition, Event, Game, Plain, Seat, State, View
from argosy.core.peek import AnyPeek, Bot
from argosy.core.rng import Rng

if TYPE_CHECKING:
    from argosy.arena.collector import Collector
    from argosy.core.replay import AnyMatch
    from argosy.games.breakage import Breakage
    from argosy.games.market import Market
    from argosy.oracle.inputs import OracleAdapter
    from argosy.research.game_adapters import GameAdapter
    from argosy.review.adapter import ReviewAdapter
    from argosy.text.game_text import GameText
    from argosy.text.translate import Words

LEVELS: Final = ("random", "sensible", "strong", "best")
"""The bot levels, weakest first. A game may lack some; `random` works for all."""


@dataclass(frozen=True, slots=True)
class Span:
    """A time limit set by the rules. The clock restarts whenever the name changes."""

    name: str
    seconds: float
    warnings: tuple[int, ...]
    """Seconds before the end at which people are warned."""
    ends: Action | None
    """The action that CLOCK enters at the end; None if each seat has its own time limit."""

    @property
    def kind(self) -> str:
        """What the time is for: the first word of the name."""
        return self.name.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class Clock:
    """How time works in a game in which all seats act at once while a clock runs."""

    span: Callable[[State, Mapping[str, str]], Span | None]
    """The clock that runs now under these options; None if no time limit applies."""
    round: Callable[[State], str | None]
    """The name of the phase in which a seat may act often and which counts as one decision; None outside."""
    ready_seats: Callable[[State], Sequence[Seat]]
    """The seats that are ready to end that phase."""
    ready: Action
    """The action by which a seat declares that."""
    wait: Action
    """The action by which a bot does nothing for the moment."""
    option: str
    """The table option that sets its seconds; the values `untimed` and `post`, if it has them, turn the clock off."""
    opening: float = 0.0
    """Seconds before the clock of that phase starts at a table with people and paced bots: a moment to look around."""
    crowded: Callable[[State, Seat, Action], bool] = lambda _state, _seat, _action: False
    """Whether an action of a bot would show people more than they can follow; the bot then waits."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on the components, for clients that draw them: its wire type, and the function that makes it."""

    type: Callable[[], type]
    make: Callable[[Edition, Words], object]


def clock_option(key: str) -> str:
    """The table option that sets the clock of a game; empty if the game has no clock."""
    clock = package(key).clock
    return "" if clock is None else clock.option


def no_points(_: State) -> Sequence[int]:
    """The points of a game that has none before its end: an empty tuple."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePackage:
    """One game. Only `rules`, `title` and `letter` are required: a game without the rest can still be played."""

    rules: Game[Any, Any, Any, Any]
    title: str
    """Its name in English; the locale files may have `game-<key>`."""
    letter: str
    """The first letter of its rule ids, such as N in N3.8."""
    view: type[View] | None = None
    """The class of its views, from which the page's types are generated."""
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    """By level. A level that is missing plays as the next weaker one."""
    coach: Callable[[], Bot] | None = None
    """Like the bot `best`, but its advice has a value for as much of the menu as it can; None: `best` itself."""
    text: Callable[[AnyMatch, Words, Sequence[str]], GameText] | None = None
    """The table in words for a match, a language and the players' names; None shows the fields of the view."""
    clock: Clock | None = None
    simulation_options: tuple[str, ...] = ()
    """Options that matter only in simulations; forms for people leave them out."""
    points: Callable[[State], Sequence[int]] = no_points
    """The points of all seats so far; empty if the game has none before its end."""
    market: Callable[[], Market] | None = None
    """Replies to offers, wishes and phrases; None for a game without offers among players."""
    forecast: Callable[[AnyPeek, Rng, Action | None], Plain | None] | None = None
    """What the present phase would bring a seat if it ended now, or after one more action; None if that cannot be."""
    forecast_type: Callable[[], type[Plain]] | None = None
    recap: Callable[[int, Iterable[tuple[State, Sequence[Event]]]], Plain] | None = None
    """What a finished game tells that was hidden while it was played, from the number of seats, and its positions in
    order with the events that led to each; a position is valid only until the next is taken."""
    recap_type: Callable[[], type[Plain]] | None = None
    talk_open: Callable[[State], bool] = lambda _state: True
    """Whether the rules allow free text in the chat now."""
    printed: Printed | None = None
    research: Callable[[], GameAdapter] | None = None
    """Action tokens and observations; None if the game has no research environments."""
    oracle: Callable[[], OracleAdapter] | None = None
    """What the oracle reads of its observations, and its weights; None if it has no oracle."""
    review: Callable[[], ReviewAdapter] | None = None
    """How reviews try decisions out, and what they say of deals; None: decisions are tried by random playouts."""
    statistics: Callable[[], type[Collector]] | None = None
    """What simulations count beyond points and wins."""
    breakages: Callable[[], tuple[Breakage, ...]] = tuple

    @property
    def key(self) -> str:
        """The key of the game in records, addresses and commands."""
        return self.rules.key

    def awaited(self, state: State, to_act: Sequence[Seat]) -> list[Seat]:
        """The seats that the game waits for: those that may act and are not ready."""
        if self.clock is None or self.clock.round(state) is None:
            return list(to_act)
        ready = self.clock.ready_seats(state)
        return [seat for seat in to_act if seat not in ready]


def market_of(key: str) -> Market | None:
    """The market of a game; None if it has none."""
    make = package(key).market
    return None if make is None else make()


def package(key: str) -> GamePackage:
    """The package of the game with that key. Raises KeyError with a sentence."""
    return cast("GamePackage", registry.load(key))


def packages() -> list[GamePackage]:
    """All installed games, sorted by key."""
    return [package(key) for key in registry.list_games()]


def text_of(match: AnyMatch, words: Words, names: Sequence[str]) -> GameText:
    """The table of a match in words; a game without its own text is shown by the fields of its views."""
    make = package(match.header.game).text
    if make is None:
        from argosy.text.view_text import ViewText

        return ViewText(match, words, names)
    return make(match, words, names)

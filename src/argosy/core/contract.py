"""The interface that every game implements and everything else in Argosy uses. Read this file first.

A game is a state machine with one ordered stream of inputs. An input is (actor, action); actors are seats, CHANCE and
CLOCK. The rules use no time, no I/O and no random generator: chance outcomes are inputs too, drawn by the match and
written to its log. In outline, a match does this:

    state = game.start(seats, options, edition)
    while not game.over(state):
        if game.chance_due(state):
            game.apply(state, CHANCE, game.draw(state, rng), events)
        else:  # actor: a seat of game.to_act(state), which may choose from game.legal(state, seat), or CLOCK
            if game.check(state, actor, action) is None:
                game.apply(state, actor, action, events)
    game.result(state)

A seat is shown game.view(state, seat) and event.told_to(seat), never the state itself.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from argosy.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

Seat = int
CHANCE: Final = -1
CLOCK: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A frozen value that can be pickled, compiled or not."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Plain], tuple[object, ...]]:
        """Rebuild by calling the constructor: fields of compiled frozen dataclasses cannot be set afterwards."""
        names: tuple[str, ...] = getattr(self, "__match_args__", ())
        return type(self), tuple([getattr(self, name) for name in names])


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Plain):
    """One decision of an actor, as a frozen, typed value. Instances are interned where the set is finite."""

    __slots__ = ()

    def as_seen(self) -> Action | None:
        """This action as everyone but its actor may know it; None if they may know nothing of it.

        Choices that are still face down are not handled here, but by `Game.sealed`.
        """
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Plain):
    """Something that happened in the game, in full; `told_to` removes what a seat may not know."""

    __slots__ = ()

    def told_to(self, seat: Seat | None) -> Event | None:
        """This event as the seat (None: an onlooker) may know it; None if it may not know of it at all."""
        return self

    def reveals(self) -> bool:
        """Whether it revealed something hidden: then the input that caused it is undone only if all players agree."""
        return False

    def binds(self) -> bool:
        """Whether it showed a seat another seat's cards: then the input that caused it can never be undone."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The complete position, hidden parts included: mutable, and never shown to players. They get a `View`."""

    __slots__ = ()

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def digest(self) -> int:
        """A 64-bit hash of everything that matters for the rest of the game."""


@dataclass(frozen=True, slots=True)
class Term(Plain):
    """A thing that a message names, tagged with its kind: `Term("seat", 2)`, `Term("good", "wine")`.

    In a sentence, a seat becomes its player's name. Any other kind becomes the Fluent message `{kind}-{value}`
    (`good-wine`), or the value itself if no language has that message.
    """

    kind: str
    value: int | str


SEATS: Final = tuple([Term("seat", seat) for seat in range(8)])


def seat_term(seat: Seat) -> Term:
    """A seat as a message argument."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else Term("seat", seat)


def seat_terms(seats: Sequence[Seat]) -> tuple[Term, ...]:
    """Several seats as a message argument; a sentence lists their names in this order."""
    return tuple([seat_term(seat) for seat in seats])


@dataclass(frozen=True, slots=True)
class Amount(Term):
    """A number of equal things: the Fluent message `some-{value}`, else `some-{kind}` with the count and the thing."""

    count: int


@dataclass(frozen=True, slots=True)
class Phrase(Term):
    """A part of a sentence that has its own arguments: the Fluent message `{kind}-{value}`.

    A list of phrases of the kind `each`, one phrase per seat, is joined with commas only, without "and".
    """

    args: Mapping[str, Value]


Value = int | str | bool | Term | tuple[int, ...] | tuple[str, ...] | tuple[Term, ...] | None
"""The types of message arguments."""


@dataclass(frozen=True, slots=True)
class Message(Plain):
    """A sentence for a person, not yet in any language: a message id of the locale files, and its arguments."""

    id: str
    args: Mapping[str, Value]
    rule: str = ""
    """For a prompt: the id of the rule behind it."""
    heading: int = 0
    """For an event: 1 or 2 if a log shows it as a heading of that level, else 0."""
    silent: bool = False
    """For an event: True if a log leaves it out, because the board shows it better."""
    about: tuple[Term, ...] = ()
    """For an event: things on the board that it concerns, besides those in its arguments."""


@dataclass(frozen=True, slots=True)
class Illegal(Plain):
    """Why an input was refused: a stable code, the id of the rule, and the arguments of the sentence.

    A refusal is a value, not an exception, and a refused input changes nothing.
    """

    code: str
    rule: str
    args: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Result(Plain):
    """How a game ended, by seat: points, place (1 = won, ties share a place), and points by source (`why`)."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    why: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won or share the win."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition(ABC):
    """The card data of one printing of a game, checked on load: name, digest and the texts of its files."""

    __slots__ = ("digest", "files", "name")

    name: str
    digest: str
    files: dict[str, str]

    @property
    def warnings(self) -> tuple[str, ...]:
        """Unusual values that no rule forbids, each with its place in the files."""
        return ()

    def __reduce__(self) -> tuple[type[Edition], tuple[str, dict[str, str]]]:
        """Rebuild from the name and the texts of the files."""
        return type(self), (self.name, self.files)

    def __deepcopy__(self, memo: object) -> Edition:
        """Itself: an edition never changes, so copies of a game share it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class View(Plain):
    """Everything that one seat (None: an onlooker) may see and remember; subclasses add the game's own fields.

    A view is built from nothing, not by removing secrets from the state: nothing is shown unless it is allowed.
    """

    game: str
    seat: Seat | None
    to_act: tuple[Seat, ...]
    prompt: Message


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Edition)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, V, E]):
    """The rules of one game. Stateless: one instance serves all matches.

    Type parameters: the game's state S, actions A, view V and edition E.
    """

    key: str
    """The name of the game in commands and records."""
    rules_version: str
    seats: range
    options: Mapping[str, tuple[str, ...]]
    """By table option: its possible values, the default first."""
    actions: tuple[type[Action], ...]
    """All action types, for decoding."""
    events: tuple[type[Event], ...]
    """All event types."""

    def __init__(self) -> None:
        """Copy what a subclass in plain Python declares on its class: compiled code looks for it on the instance."""
        declared: dict[str, object] = {}
        for base in reversed(type(self).__mro__):
            declared.update(base.__dict__)
        key, rules_version, seats = declared.get("key"), declared.get("rules_version"), declared.get("seats")
        options, actions, events = declared.get("options"), declared.get("actions"), declared.get("events")
        if isinstance(key, str) and isinstance(rules_version, str) and isinstance(seats, range):
            self.key, self.rules_version, self.seats = key, rules_version, seats
        if isinstance(options, dict) and isinstance(actions, tuple) and isinstance(events, tuple):
            self.options, self.actions, self.events = options, actions, events

    @abstractmethod
    def edition(self, path: str | None) -> E:
        """The edition in that folder; None: the standard edition. Raises EditionError."""

    @abstractmethod
    def read_edition(self, files: dict[str, str], name: str) -> E:
        """An edition from the texts of its files, as stored in records. Raises EditionError."""

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], edition: E) -> S:
        """The state of a new game before any input; `options` has a value for every option."""

    @abstractmethod
    def acting(self, s: S) -> i64:
        """The seats that may act now, as a bit mask; 0 while chance is due and after the end of the game."""

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """The seats that may act now."""
        waiting = self.acting(s)
        return tuple([seat for seat in range(self.seats.stop) if waiting >> seat & 1])

    @abstractmethod
    def legal(self, s: S, seat: i64) -> Sequence[A]:
        """The menu of the seat: its legal actions in a stable order; empty if it may not act."""

    def menu_complete(self, s: S, seat: Seat) -> bool:
        """Whether the menu has every legal action; False only where players compose offers freely."""
        return True

    @abstractmethod
    def check(self, s: S, actor: int, a: Action) -> Illegal | None:
        """None if the input is legal, else why not. The only place that decides legality."""

    @abstractmethod
    def apply(self, s: S, actor: i64, a: Action, sink: list[Event] | None = None) -> None:
        """Change the state by an input that passed `check`, and append events to the sink, if there is a sink."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """The result; None until the game is over."""

    @abstractmethod
    def over(self, s: S) -> bool:
        """Whether the game has ended; cheaper than `result`."""

    @abstractmethod
    def chance_due(self, s: S) -> bool:
        """Whether the next input must come from CHANCE."""

    @abstractmethod
    def draw(self, s: S, rng: Rng) -> A:
        """Draw a chance outcome from the generator's named forks (one per deck); `apply` then carries it out."""

    @abstractmethod
    def outcomes(self, s: S) -> Sequence[tuple[A, int]] | None:
        """Every possible outcome of the chance that is due, with its weight; None if there are too many to list."""

    def tick(self, s: S) -> A | None:
        """The CLOCK input that a simulation enters when it has asked every seat once; None while no clock runs."""
        return None

    @abstractmethod
    def sealed(self, s: S) -> Mapping[Seat, A]:
        """By seat: the choice that it has made face down, until all are revealed."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None, common: V | None = None) -> V:
        """Everything that the seat (None: an onlooker) may see and remember, with prompt and menu.

        `common`: the onlooker's view of the same position, if the caller has it; saves building the public part again.
        """

    @abstractmethod
    def guess(self, s: S, seat: Seat | None, rng: Rng) -> S:
        """A guessed world: a complete state with the same view, menu and told events for this seat as the true one.

        What the seat cannot know is drawn at random. The state that is passed in does not change.
        """

    def sample(self, s: S, seat: i64, rng: Rng) -> A:
        """A random legal action of the seat; every legal action is possible."""
        menu = self.legal(s, seat)
        return menu[rng.below(len(menu))]

    @abstractmethod
    def write(self, s: S, actor: int, a: Action) -> str:
        """The action in the game's notation: one line that can be read aloud."""

    @abstractmethod
    def read(self, s: S, actor: int, text: str) -> A | Illegal:
        """The action that the text means in this position, or why it cannot be parsed. `check` decides legality."""

    @abstractmethod
    def tell(self, s: S, event: Event) -> Message:
        """The event as a message for logs; the locale files hold its sentence in each language."""

"""The contract between a game and everything around it; read this file first.

A game is a state machine fed by one ordered stream of inputs. An input is (actor, action); actors are seats,
CHANCE and CLOCK. Inside the rules there is no time, no I/O and no random generator: chance outcomes are inputs too,
drawn by the match and written to its log.
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
    """A frozen value that can travel to another process, compiled or not."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type[Plain], tuple[object, ...]]:
        """Rebuild from the fields: compiled frozen dataclasses refuse to be filled afterwards."""
        names: tuple[str, ...] = getattr(self, "__match_args__", ())
        return type(self), tuple([getattr(self, name) for name in names])


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Plain):
    """What an actor does: one frozen, typed value per decision. Instances are interned where the set is finite."""

    __slots__ = ()

    def as_seen(self) -> Action | None:
        """This action as all others may know it, without what only its actor knows; None if there is nothing to know.

        A choice that lies face down is none of its business: that is `Game.sealed`.
        """
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Plain):
    """A fact that came about."""

    __slots__ = ()

    def told_to(self, seat: Seat | None) -> Event | None:
        """This event as the seat may know it (None: an onlooker); None if it may not know of it at all."""
        return self

    def reveals(self) -> bool:
        """Whether it turned up something that was hidden, so that only all together can take back what led to it."""
        return False

    def binds(self) -> bool:
        """Whether it showed somebody cards of another seat, so that nobody can take it back, not even all together."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The position of a game: mutable, private to the engine, never shown to anybody as it is."""

    __slots__ = ()

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def digest(self) -> int:
        """A 64-bit fingerprint of everything that matters for the rest of the game."""


@dataclass(frozen=True, slots=True)
class Term(Plain):
    """A thing that a message names, tagged with its kind: `Term("seat", 2)`, `Term("good", "wine")`.

    In a sentence a seat becomes its player's name; any other kind becomes the Fluent message `{kind}-{value}`
    (`good-wine`), or the value itself where no language has such a message.
    """

    kind: str
    value: int | str


SEATS: Final = tuple([Term("seat", seat) for seat in range(8)])


def seat_term(seat: Seat) -> Term:
    """A seat as an argument of a message."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else Term("seat", seat)


def seat_terms(seats: Sequence[Seat]) -> tuple[Term, ...]:
    """Some seats in this order, which a sentence lists by their names."""
    return tuple([seat_term(seat) for seat in seats])


@dataclass(frozen=True, slots=True)
class Amount(Term):
    """So many of a thing: the Fluent message `some-{value}`, else `some-{kind}` with the count and the thing."""

    count: int


@dataclass(frozen=True, slots=True)
class Phrase(Term):
    """A part of a sentence with arguments of its own: the Fluent message `{kind}-{value}`.

    A list of phrases of the kind `each`, which say something of one seat each, is written with commas only.
    """

    args: Mapping[str, Value]


Value = int | str | bool | Term | tuple[int, ...] | tuple[str, ...] | tuple[Term, ...] | None
"""What an argument of a message may be."""


@dataclass(frozen=True, slots=True)
class Message(Plain):
    """A sentence for a person, still without words: an id of the locale files and its arguments."""

    id: str
    args: Mapping[str, Value]
    rule: str = ""
    """Of a prompt: the id of the rule behind it."""
    heading: int = 0
    """Of an event: 1 or 2 if it begins a part of the story, a large or a small one."""
    silent: bool = False
    """Of an event: the board shows it better, so a log leaves it out."""
    about: tuple[Term, ...] = ()
    """Of an event: things on the board that it speaks of, beside those that it names in its arguments."""


@dataclass(frozen=True, slots=True)
class Illegal(Plain):
    """Why an input was refused: a stable code, the id of the rule, and the arguments of the sentence."""

    code: str
    rule: str
    args: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Result(Plain):
    """How a game ended: points and place (1 = won, ties share) by seat, and where the points come from."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    why: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won or share the win."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition(ABC):
    """The card data of one printing of a game, checked on load."""

    __slots__ = ("digest", "files", "name")

    name: str
    digest: str
    files: dict[str, str]

    @property
    def warnings(self) -> tuple[str, ...]:
        """What is unusual in it though no rule forbids it, each with its place in the files."""
        return ()

    def __reduce__(self) -> tuple[type[Edition], tuple[str, dict[str, str]]]:
        """Read the files again: an edition is made from its name and their texts."""
        return type(self), (self.name, self.files)

    def __deepcopy__(self, memo: object) -> Edition:
        """An edition never changes, so copies of a game share it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class View(Plain):
    """All that one seat (None: an onlooker) may see and remember, built up from nothing."""

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
    """The rules of one game. Stateless: one instance serves all matches."""

    key: str
    rules_version: str
    seats: range
    options: Mapping[str, tuple[str, ...]]
    """The table options with their values, the default first."""
    actions: tuple[type[Action], ...]
    """Every kind of action there is, for decoding."""
    events: tuple[type[Event], ...]
    """Every kind of event there is."""

    @abstractmethod
    def edition(self, path: str | None) -> E:
        """The edition in that folder; None is the standard one. Raises EditionError."""

    @abstractmethod
    def read_edition(self, files: dict[str, str], name: str) -> E:
        """An edition from the texts of its files, as kept in records. Raises EditionError."""

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], edition: E) -> S:
        """A new game before its first chance outcome; `options` holds a value for every option."""

    @abstractmethod
    def acting(self, s: S) -> i64:
        """The seats that may act now, as a bit mask; 0 while chance is due and after the end."""

    def to_act(self, s: S) -> tuple[Seat, ...]:
        """The seats that may act now."""
        waiting = self.acting(s)
        return tuple([seat for seat in range(self.seats.stop) if waiting >> seat & 1])

    @abstractmethod
    def legal(self, s: S, seat: i64) -> Sequence[A]:
        """The menu of the seat, in a stable order; empty if it may not act."""

    def menu_complete(self, s: S, seat: Seat) -> bool:
        """Whether the menu holds everything that is legal; False only where offers are composed freely."""
        return True

    @abstractmethod
    def check(self, s: S, actor: int, a: Action) -> Illegal | None:
        """The one authority on legality: None if the input may be applied."""

    @abstractmethod
    def apply(self, s: S, actor: i64, a: Action, sink: list[Event] | None = None) -> None:
        """Carry out an input that passed `check`, telling events to the sink if there is one."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """The result once the game is over."""

    @abstractmethod
    def over(self, s: S) -> bool:
        """Whether the game has ended; cheaper than `result`."""

    @abstractmethod
    def chance_due(self, s: S) -> bool:
        """Whether the next input must come from CHANCE."""

    @abstractmethod
    def draw(self, s: S, rng: Rng) -> A:
        """A chance outcome, drawn from the generator's named forks (one per deck)."""

    @abstractmethod
    def outcomes(self, s: S) -> Sequence[tuple[A, int]] | None:
        """Every outcome of the chance that is due with its weight; None where they are too many to list."""

    def tick(self, s: S) -> A | None:
        """The CLOCK input that a simulation enters when it has asked every seat once; None where no clock runs."""
        return None

    @abstractmethod
    def sealed(self, s: S) -> Mapping[Seat, A]:
        """The choices that were made but not yet revealed."""

    @abstractmethod
    def view(self, s: S, seat: Seat | None, common: V | None = None) -> V:
        """What the seat may see and remember; None is an onlooker.

        `common` is what an onlooker sees of the same position, where it is at hand: the rest is built upon it.
        """

    @abstractmethod
    def guess(self, s: S, seat: Seat | None, rng: Rng) -> S:
        """A world that this seat cannot tell from the true one."""

    def sample(self, s: S, seat: i64, rng: Rng) -> A:
        """Some legal action of the seat; every legal one can come."""
        menu = self.legal(s, seat)
        return menu[rng.below(len(menu))]

    @abstractmethod
    def write(self, s: S, actor: int, a: Action) -> str:
        """The action in the game's notation, readable aloud."""

    @abstractmethod
    def read(self, s: S, actor: int, text: str) -> A | Illegal:
        """The action that the text means here, or why it cannot be understood; legality is `check`'s business."""

    @abstractmethod
    def tell(self, s: S, event: Event) -> Message:
        """The event as a sentence of the story, to be put into words by the locales."""

"""Pebbles: a heap, two to four seats in turn take one to three pebbles, and the last pebble counts five more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from argosy.core.contract import Action, Edition, Event, Game, Illegal, Message, Result, Seat, State, View, seat_term
from argosy.core.rng import Rng
from argosy.games.package import GamePackage

if TYPE_CHECKING:
    from argosy.core.contract import Value
    from argosy.research.game_adapters import GameAdapter

LAST = 5


@dataclass(frozen=True, slots=True)
class Pour(Action):
    """Chance makes the heap."""

    pebbles: int


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take so many pebbles."""

    pebbles: int


@dataclass(frozen=True, slots=True)
class Poured(Event):
    """The heap was made."""

    pebbles: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A seat took some."""

    seat: Seat
    pebbles: int
    left: int


@dataclass(frozen=True, slots=True)
class PebblesView(View):
    """What everybody sees: nothing is hidden."""

    heap: int
    taken: tuple[int, ...]


class PebblesEdition(Edition):
    """There are no cards, so there is one edition."""

    def __init__(self, name: str = "standard", files: dict[str, str] | None = None) -> None:
        self.name, self.files, self.digest = name, files or {}, "0" * 64


class Heap(State):
    """The position: -1 pebbles before the heap is made."""

    def __init__(self, seats: int, heap: int = -1, turn: int = 0, taken: Sequence[int] = ()) -> None:
        self.seats, self.heap, self.turn = seats, heap, turn
        self.taken = list(taken) or [0] * seats

    def clone(self) -> Heap:
        return Heap(self.seats, self.heap, self.turn, self.taken)

    def digest(self) -> int:
        text = f"{self.heap} {self.turn} {self.taken}".encode()
        return int.from_bytes(blake2b(text, digest_size=8).digest())


class Pebbles(Game[Heap, Action, PebblesView, PebblesEdition]):
    """The rules P1 to P3."""

    key = "pebbles"
    rules_version = "1"
    seats = range(2, 5)
    options: Mapping[str, tuple[str, ...]] = {}
    actions = (Pour, Take)
    events = (Poured, Taken)

    def edition(self, path: str | None) -> PebblesEdition:
        return PebblesEdition()

    def read_edition(self, files: dict[str, str], name: str) -> PebblesEdition:
        return PebblesEdition(name, files)

    def start(self, seats: int, options: Mapping[str, str], edition: PebblesEdition) -> Heap:
        return Heap(seats)

    def acting(self, s: Heap) -> int:
        return 1 << s.turn if s.heap > 0 else 0

    def legal(self, s: Heap, seat: int) -> list[Action]:  # P2
        return [Take(count) for count in range(1, min(3, s.heap) + 1)] if s.heap > 0 and seat == s.turn else []

    def check(self, s: Heap, actor: int, a: Action) -> Illegal | None:
        if isinstance(a, Pour):
            fits = s.heap < 0 and actor == -1 and 12 <= a.pebbles <= 20
            return None if fits else Illegal("pebbles.pour", "P1", {"least": 12, "most": 20})
        if not isinstance(a, Take) or a not in self.legal(s, actor):
            return Illegal("pebbles.take", "P2", {"most": min(3, max(s.heap, 0))})
        return None

    def apply(self, s: Heap, actor: int, a: Action, sink: list[Event] | None = None) -> None:
        events: list[Event] = []
        if isinstance(a, Pour):
            s.heap = a.pebbles
            events.append(Poured(a.pebbles))
        elif isinstance(a, Take):
            s.heap -= a.pebbles
            s.taken[actor] += a.pebbles + (LAST if s.heap == 0 else 0)  # P3
            s.turn = (s.turn + 1) % s.seats
            events.append(Taken(actor, a.pebbles, s.heap))
        if sink is not None:
            sink += events

    def over(self, s: Heap) -> bool:
        return s.heap == 0

    def result(self, s: Heap) -> Result | None:
        if s.heap != 0:
            return None
        places = [1 + sum(other > own for other in s.taken) for own in s.taken]
        return Result(tuple(s.taken), tuple(places), tuple([{"pebbles": own} for own in s.taken]))

    def chance_due(self, s: Heap) -> bool:
        return s.heap < 0

    def draw(self, s: Heap, rng: Rng) -> Action:  # P1
        return Pour(12 + rng.fork("heap").below(9))

    def outcomes(self, s: Heap) -> list[tuple[Action, int]]:
        return [(Pour(12 + more), 1) for more in range(9)]

    def sealed(self, s: Heap) -> Mapping[Seat, Action]:
        return {}

    def view(self, s: Heap, seat: Seat | None, common: PebblesView | None = None) -> PebblesView:
        acts = (s.turn,) if s.heap > 0 else ()
        prompt = Message("pebbles-prompt-take" if seat in acts else "pebbles-prompt-wait", {"seat": seat_term(s.turn)})
        return PebblesView(self.key, seat, acts, prompt, max(s.heap, 0), tuple(s.taken))

    def guess(self, s: Heap, seat: Seat | None, rng: Rng) -> Heap:
        return s.clone()

    def write(self, s: Heap, actor: int, a: Action) -> str:
        return f"take {a.pebbles}" if isinstance(a, Take) else f"pour {getattr(a, 'pebbles', 0)}"

    def read(self, s: Heap, actor: int, text: str) -> Action | Illegal:
        verb, _, count = text.partition(" ")
        kinds = {"take": Take, "pour": Pour}
        if verb not in kinds or not count.isdecimal():
            return Illegal("pebbles.read", "", {"text": text})
        return kinds[verb](int(count))

    def tell(self, s: Heap, event: Event) -> Message:
        if isinstance(event, Taken):
            args: dict[str, Value] = {"seat": seat_term(event.seat), "count": event.pebbles, "left": event.left}
            return Message("pebbles-event-taken", args)
        return Message("pebbles-event-poured", {"count": getattr(event, "pebbles", 0)})


def research() -> GameAdapter:
    """Action tokens and observations."""
    from argosy.research.game_adapters import GameAdapter
    from tests.toy.pebbles.research import PebblesActionTokens, PebblesEncoder

    return GameAdapter(Pebbles.key, PebblesActionTokens(), PebblesEncoder)


PACKAGE = GamePackage(
    rules=Pebbles(),
    title="Pebbles",
    letter="P",
    points=lambda s: s.taken if isinstance(s, Heap) else (),
    research=research,
)

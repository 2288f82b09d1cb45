"""The position of a game of Trading in the Mediterranean."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from argosy.core.bag import Bag
from argosy.core.contract import State
from argosy.core.copying import Remade, remade
from argosy.core.sealed import Sealed
from argosy.games.mediterranean.rules.board.civilisation import Civilisation

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.games.mediterranean.edition.components import Edition

# The steps of the sequence of play: what must happen next.
SETTING_UP: Final = 0  # chance draws the turn order
PRODUCING: Final = 1  # chance deals goods
UNFOLDING: Final = 2  # chance reveals developments and calamities
USING: Final = 3  # all at once use abilities on themselves
GIVING: Final = 4  # in turn order, abilities on rivals
FLIPPING: Final = 5  # in turn order, voluntary flips
TRADING: Final = 6  # all at once, the clock runs
GRACE: Final = 7  # all at once, warehousing only, the clock runs
BANKING: Final = 8  # all owners of a bank with a choice, in secret
VOTING: Final = 9  # the seats that are not tied, in secret
LOSING: Final = 10  # the victim, or the seat that chooses for it
PURCHASING: Final = 11  # all at once
THROWING: Final = 12  # two tied seats, in secret
OVER: Final = 13
ACCUSING: Final = 14  # between trading and resolution, all at once: seats may call a vote on forbidden talk
JUDGING: Final = 15  # all but the accused, in secret
RULE_OF_STEP: Final = {
    USING: "M4.2", GIVING: "M4.2", FLIPPING: "M4.3", TRADING: "M6.1", GRACE: "M6.11", BANKING: "M7.3", VOTING: "M7.7",
    LOSING: "M7.9", PURCHASING: "M8.1", THROWING: "M9.1", ACCUSING: "M6.9", JUDGING: "M6.9",
}  # fmt: skip
"""The rule that says who acts in a step, for prompts and refusals."""

TURNS: Final = 6
GOODS: Final = 12  # grain wool timber ore salt, art slaves dye wine, spices gold, piracy
SPICES: Final = 9
GOLD: Final = 10
PIRACY: Final = 11
CIVIC_DECK: Final = 5
LUXURY_DECK: Final = 6
GOVERNMENT: Final = 0
RELIGION: Final = 1
UNHAPPINESS: Final = 0
BARBARIAN: Final = 1
NONE: Final = -1
TILES: Final = 12  # G1 to G6 are 0 to 5, R1 to R6 are 6 to 11


class OpenOffer:
    """An open offer. Immutable; clones share it."""

    __slots__ = ("cards", "give", "give_pacts", "give_vp", "number", "seat", "to", "want", "want_pacts", "want_vp")

    number: i64
    seat: i64
    to: tuple[int, ...]
    give: tuple[int, ...]
    want: tuple[int, ...]
    cards: tuple[int, ...]
    """The kinds its giver would hand over; the giver's secret."""
    give_vp: i64
    want_vp: i64
    give_pacts: tuple[int, ...]
    want_pacts: tuple[int, ...]

    def __init__(
        self,
        number: i64,
        seat: i64,
        to: tuple[int, ...],
        give: tuple[int, ...],
        want: tuple[int, ...],
        cards: tuple[int, ...],
        give_vp: i64,
        want_vp: i64,
        give_pacts: tuple[int, ...],
        want_pacts: tuple[int, ...],
    ) -> None:
        self.number = number
        self.seat = seat
        self.to = to
        self.give = give
        self.want = want
        self.cards = cards
        self.give_vp = give_vp
        self.want_vp = want_vp
        self.give_pacts = give_pacts
        self.want_pacts = want_pacts

    def __reduce__(self) -> Remade:
        return remade(
            self, self.number, self.seat, self.to, self.give, self.want, self.cards, self.give_vp, self.want_vp,
            self.give_pacts, self.want_pacts,
        )  # fmt: skip


class Knowledge:
    """What can be known about hidden cards: tops by everybody, whole cards by seats that held them (M2.4, M6.4).

    A trace is a card that a seat once held and gave away: its kind, and the seats that may hold it now.
    """

    __slots__ = ("tops", "traces")

    tops: list[list[int]]
    """By seat and good: the least number of cards of that (declared) good that it is known to hold or store."""
    traces: list[list[int]]
    """By seat that knows: kind * 64 + bit mask of the seats that may hold it, ascending."""

    def __init__(self, seats: int) -> None:
        self.tops = [[0] * GOODS for _ in range(seats)]
        self.traces = [[] for _ in range(seats)]

    def __reduce__(self) -> Remade:
        return remade(self, 0)

    def clone(self) -> Knowledge:
        """An independent copy."""
        copy = Knowledge(0)
        copy.tops = [list(row) for row in self.tops]
        copy.traces = [list(row) for row in self.traces]
        return copy


class MediterraneanState(State):
    """A whole position. Decks are bags: their order is not part of the state."""

    __slots__ = (
        "accused", "aside", "asked", "at", "ballot", "before", "calamities", "civilisations", "deals", "decks",
        "development_decks", "developments", "discards", "done", "due", "edition", "given", "judged", "knowledge",
        "loser", "next_offer", "offers", "options", "order", "pacts", "piracy_spent", "quota", "ready", "sealed",
        "seats", "stage", "step", "throws", "ticks", "tied", "turn", "used", "victim",
    )  # fmt: skip

    edition: Edition
    seats: i64
    options: list[int]
    """Values of the table options by number: see OPTIONS in game. They never change."""
    step: i64
    turn: i64
    """1 to 6."""
    order: list[int]
    """Seats in turn order. Clones share it, the developments and the calamities: a change makes a new list."""
    at: i64
    """The acting seat in steps that run in turn order, as an index into the order."""
    civilisations: list[Civilisation]
    # decks
    decks: list[Bag]
    """Kinds: the five basic decks, civic, luxury."""
    discards: list[list[int]]
    """Kinds by deck; open to all. Clones share them: a change makes new lists."""
    aside: list[int]
    """Civic cards on top of their deck (M3.3), in the order in which they were put there; dealt last."""
    development_decks: list[Bag]
    """Stone, Bronze, Iron developments, unhappiness and barbarian calamities that are still in their decks.

    Clones share them: a change makes new bags.
    """
    developments: list[int]
    """The developments on display this turn."""
    calamities: list[int]
    """The calamities of this turn: unhappiness, then barbarian; empty in turn 1."""
    # civic
    used: list[int]
    """By seat: bit mask of tiles used in this Civic phase."""
    done: i64
    """Bit mask of seats that have passed or confirmed in the present step."""
    given: i64
    """Bit mask of tracks flipped voluntarily by the seat whose turn it is (M4.3)."""
    pacts: list[tuple[int, int, int, int]]
    """Promises for the next Civic phase: (seat, tile, target, 0 to spare or 1 to 3 to use it: see pacts)."""
    # trading
    offers: list[OpenOffer]
    next_offer: i64
    """Offers are numbered from 1 through the whole game."""
    ready: i64
    ticks: i64
    deals: i64
    """Deals made this turn."""
    knowledge: Knowledge
    accused: i64
    """The seat on which a vote is held (M6.9), or NONE."""
    judged: i64
    """Bit mask of the seats on which a vote was called this turn (M6.9)."""
    # resolution
    sealed: Sealed
    """Bank choices, votes and throws, all as numbers >= 0."""
    stage: i64
    """The present calamity: UNHAPPINESS or BARBARIAN."""
    tied: i64
    """Bit mask of the seats tied for victim."""
    ballot: i64
    """1 to 3."""
    victim: i64
    loser: i64
    """The seat that chooses what the victim loses."""
    quota: i64
    """How many things are still to be chosen."""
    due: i64
    """The index of the calamity's effect that is carried out: see `calamity.py`."""
    asked: i64
    """Bit mask of seats with a bank choice to make."""
    piracy_spent: bool
    # purchasing
    before: list[list[Civilisation]]
    """By seat: its civilisation before each of its purchases of this turn, for UndoPurchase.

    Clones share the rows and what is in them: a change makes a new row.
    """
    # end
    throws: list[int]
    """By seat: rounds of rock, paper, scissors won."""

    def __init__(self, edition: Edition, seats: int, source: MediterraneanState | None = None) -> None:  # noqa: PLR0915
        # Long, because it sets every field twice: a copy that is set once is made in a third of the time.
        self.edition = edition
        if source is None:
            self.seats = seats
            self.options = []
            self.step = SETTING_UP
            self.turn = 0
            self.order = []
            self.at = 0
            self.civilisations = []
            self.decks = []
            self.discards = []
            self.aside = []
            self.development_decks = []
            self.developments = []
            self.calamities = []
            self.used = [0] * seats
            self.done = 0
            self.given = 0
            self.pacts = []
            self.offers = []
            self.next_offer = 1
            self.ready = 0
            self.ticks = 0
            self.deals = 0
            self.knowledge = Knowledge(seats)
            self.accused = NONE
            self.judged = 0
            self.sealed = Sealed(seats)
            self.stage = 0
            self.tied = 0
            self.ballot = 0
            self.victim = NONE
            self.loser = NONE
            self.quota = 0
            self.due = 0
            self.asked = 0
            self.piracy_spent = False
            self.before = [[] for _ in range(seats)]
            self.throws = [0] * seats
        else:
            self.seats = source.seats
            self.options = source.options
            self.step = source.step
            self.turn = source.turn
            self.order = source.order
            self.at = source.at
            self.civilisations = [Civilisation(civilisation) for civilisation in source.civilisations]
            self.decks = [deck.clone() for deck in source.decks]
            self.discards = source.discards
            self.aside = source.aside[:]
            self.development_decks = source.development_decks
            self.developments = source.developments
            self.calamities = source.calamities
            self.used = source.used[:]
            self.done = source.done
            self.given = source.given
            self.pacts = source.pacts[:]
            self.offers = source.offers[:]
            self.next_offer = source.next_offer
            self.ready = source.ready
            self.ticks = source.ticks
            self.deals = source.deals
            self.knowledge = source.knowledge.clone()
            self.accused = source.accused
            self.judged = source.judged
            self.sealed = source.sealed.clone()
            self.stage = source.stage
            self.tied = source.tied
            self.ballot = source.ballot
            self.victim = source.victim
            self.loser = source.loser
            self.quota = source.quota
            self.due = source.due
            self.asked = source.asked
            self.piracy_spent = source.piracy_spent
            self.before = source.before[:]
            self.throws = source.throws[:]

    def __reduce__(self) -> Remade:
        return remade(self, self.edition, self.seats)

    def clone(self) -> MediterraneanState:
        """An independent copy; what never changes in place is shared."""
        return MediterraneanState(self.edition, 0, self)

    def digest(self) -> int:
        """A 64-bit fingerprint of the whole position."""
        parts = [
            (self.seats, self.options, self.step, self.turn, self.order, self.at),
            [civilisation.parts() for civilisation in self.civilisations],
            ([deck.cards for deck in self.decks], [sorted(pile) for pile in self.discards], self.aside),
            ([deck.cards for deck in self.development_decks], self.developments, self.calamities),
            (self.used, self.done, self.given, sorted(self.pacts), self.ready, self.ticks, self.deals),
            [(o.number, o.seat, o.to, o.give, o.want, o.cards, o.give_vp, o.want_vp) for o in self.offers],
            [(o.give_pacts, o.want_pacts) for o in self.offers],
            (self.next_offer, self.knowledge.tops, self.knowledge.traces, self.sealed.choices, self.sealed.waiting),
            (self.stage, self.tied, self.ballot, self.victim, self.loser, self.quota, self.due, self.asked),
            (self.piracy_spent, [[civilisation.parts() for civilisation in row] for row in self.before], self.throws),
            (self.accused, self.judged),
            self.edition.digest,
        ]
        return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "big")

    def mover(self) -> i64:
        """The seat whose turn it is in the turn order."""
        return self.order[self.at]

"""The actions of seats, chance and the clock in Trading in the Mediterranean: one action per decision at the table.

Goods cards are named by kind (a good with a bottom), since cards of one kind are interchangeable.
`cards` is always a tuple of kinds, ascending; `goods` a tuple of counts by good.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from argosy.core.contract import Action

# Chance


@dataclass(frozen=True, slots=True)
class SetUp(Action):
    """Chance draws the first turn order (M2.1)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Chance deals the goods of a turn: kinds in the order in which they leave the decks, with those put back (M3)."""

    cards: tuple[int, ...]

    def as_seen(self) -> Action | None:
        """Each seat sees only its own cards and those in its hand (M3.2)."""
        return None


@dataclass(frozen=True, slots=True)
class Unfold(Action):
    """Chance reveals the developments of the turn and, from turn 2, an unhappiness and a barbarian calamity (M4.1)."""

    developments: tuple[int, ...]
    calamities: tuple[int, ...]


# The clock


@dataclass(frozen=True, slots=True)
class Tick(Action):
    """One round in which every seat was asked once: how simulations measure trading time (M6.1)."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """Time is up: for trading, and later for the grace in which cards are stored (M6.1, M6.11)."""


# Civic phase


@dataclass(frozen=True, slots=True)
class UseAbility(Action):
    """Use a building's ability on the own civilisation (M4.2)."""

    tile: int


@dataclass(frozen=True, slots=True)
class GiveOpponent(Action):
    """Use a building's ability on a rival (M4.2); the arrow points to the second side of its track or to the first."""

    tile: int
    target: int
    second: bool = False


@dataclass(frozen=True, slots=True)
class Flip(Action):
    """Turn the government (0) or religion (1) board to its other side (M4.3)."""

    track: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the seat's part in this step of the Civic phase (M4.2, M4.3)."""


# Trading


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer a deal to some seats, or to all (`to` empty) (M6.2, M6.3).

    `give` and `want` are counts by good; `cards` are the kinds that would be handed over (M6.4). Pacts are a flat tuple
    of triples (tile, target, use). Use is 0 to spare the target, 1 to use the tile on the target, 2 or 3 to use it with
    an arrow of the first or of the second side of its track.
    """

    to: tuple[int, ...]
    give: tuple[int, ...]
    want: tuple[int, ...]
    cards: tuple[int, ...]
    give_vp: int = 0
    want_vp: int = 0
    give_pacts: tuple[int, ...] = ()
    want_pacts: tuple[int, ...] = ()

    def as_seen(self) -> Action | None:
        """Which cards would be handed over is the giver's secret (M6.4)."""
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Withdraw an offer of the seat's own (M6.2)."""

    offer: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept an offer, handing over these kinds (M6.2, M6.4)."""

    offer: int
    cards: tuple[int, ...]

    def as_seen(self) -> Action | None:
        """Only the two parties know which cards change hands (M6.4)."""
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Store(Action):
    """Store exactly these kinds in the warehouse (M6.10); stored cards that are not named return to the hand."""

    cards: tuple[int, ...]

    def as_seen(self) -> Action | None:
        """The other seats see only the number of cards (M6.10)."""
        return None


@dataclass(frozen=True, slots=True)
class ShowTops(Action):
    """Show the tops of some hand cards to everybody: counts by good (M2.4)."""

    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Set or clear the seat's readiness to end trading (M6.1)."""

    ready: bool


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Do nothing for one moment of trading time."""


# After trading, at a table with free chat


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """Call a vote on a player who talked about bottoms (M6.9)."""

    target: int


@dataclass(frozen=True, slots=True)
class Penalise(Action):
    """Vote in secret how many VP the accused loses, 0 to 5 (M6.9)."""

    points: int


# Resolution


@dataclass(frozen=True, slots=True)
class BankChoice(Action):
    """Choose what the bank does: Prosperity counts 3 VP each (True), or Poverty costs no happiness (False) (M7.3)."""

    prosperity: bool


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Vote for the victim among the tied seats (M7.7)."""

    victim: int


@dataclass(frozen=True, slots=True)
class Lose(Action):
    """Give up one thing to a calamity: a cube, a building or a stored card, by its number in `losses` (M7.9)."""

    what: int


# Purchasing


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Buy a building tile, with the face of the side that the seat's marker is on (M8.2)."""

    tile: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a development of the display (M8.3).

    `workers` are the sources of the workers: a farm (its good, 0 to 4) or 5 for AVAILABLE. `choice` are the numbers
    that the card asks for (a row of culture, an industry, a track ...), in the order of its effects.
    """

    slot: int
    workers: tuple[int, ...] = ()
    choice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BuyPoints(Action):
    """Turn money into victory points with the seat's industry (M8.4)."""

    points: int


@dataclass(frozen=True, slots=True)
class UndoPurchase(Action):
    """Take back the seat's latest purchase of this turn (M8.1)."""


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """End the seat's purchases of this turn (M8.1)."""


# End


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """Rock (0), paper (1) or scissors (2), to break the last tie (M9.1)."""

    shape: int


AVAILABLE: Final = 5
PASS: Final = Pass()
WAIT: Final = Wait()
READY: Final = Ready(True)
UNREADY: Final = Ready(False)
TICK: Final = Tick()
TIME_UP: Final = TimeUp()
CONFIRM: Final = Confirm()
UNDO_PURCHASE: Final = UndoPurchase()

ALL: Final[tuple[type[Action], ...]] = (
    SetUp, Deal, Unfold, Tick, TimeUp, UseAbility, GiveOpponent, Flip, Pass, Offer, Withdraw, Accept, Store, ShowTops,
    Ready, Wait, Accuse, Penalise, BankChoice, Vote, Lose, Build, Buy, BuyPoints, UndoPurchase, Confirm, Throw,
)  # fmt: skip

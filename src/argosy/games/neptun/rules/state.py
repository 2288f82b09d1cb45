"""The state of a game of Neptun: plain mutable fields, no history, no strings on the hot path."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from argosy.core.bag import Bag
from argosy.core.contract import State
from argosy.core.copying import Remade, remade
from argosy.core.sealed import Sealed
from argosy.games.neptun.rules.actions import SLOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.games.neptun.edition.components import Edition
    from argosy.games.neptun.rules.board import Board

# The steps of the sequence of play: what must happen next.
SETTING_UP: Final = 0  # chance places the markers
PICKING: Final = 1  # one seat takes or reveals
REVEALING: Final = 2  # chance shows the column that a seat reveals
TURNING_UP: Final = 3  # chance shows the face-down left-over
ROWING: Final = 4  # all seats choose an oar card in secret
SAILING: Final = 5  # one seat sails
ASKING: Final = 6  # one seat accepts or declines an additional turn
ROWING_EXTRA: Final = 7  # one seat plays an oar card face up
OVER: Final = 8
RULE_OF_STEP: Final = {PICKING: "N3.2", ROWING: "N4.1", SAILING: "N4.3", ASKING: "N5.1", ROWING_EXTRA: "N5.2"}
"""The rule that says who acts in a step, for prompts and refusals."""

ROUNDS: Final = 3
TURNS: Final = 5
TEMPLES: Final = 5
GOLD_TEMPLE: Final = 5
ALL_SLOTS: Final = 31
NONE: Final = -1


class Merchant:
    """The things of one seat: gold, boat, oar cards, chart, tokens, tiles."""

    __slots__ = (
        "boat", "bonus", "chart", "filled", "fulfilled", "gold", "hand", "oar", "open", "played", "tiles", "tokens",
    )  # fmt: skip

    gold: i64
    boat: i64
    """The city where the boat is."""
    hand: list[int]
    """Oar codes, ascending."""
    oar: i64
    """The oar card that moves the boat in this turn, once revealed."""
    played: list[int]
    """Oar codes played in this game round."""
    chart: list[int]
    """By slot: the contract; NONE while free."""
    filled: i64
    open: i64
    fulfilled: i64
    """`filled`, `open` and `fulfilled` are bit masks of slots. Filled but neither open nor fulfilled: lost."""
    tokens: list[int]
    """By region: the space of the temple token. Clones share it: a change makes a new list."""
    tiles: list[int]
    """By temple: points of the tiles claimed there. Clones share it: a change makes a new list."""
    bonus: i64
    """Bonus tiles claimed."""

    def __init__(self, source: Merchant | None = None) -> None:
        if source is None:
            self.gold = 0
            self.boat = 0
            self.hand = []
            self.oar = NONE
            self.played = []
            self.chart = [NONE] * SLOTS
            self.filled = 0
            self.open = 0
            self.fulfilled = 0
            self.tokens = [0] * TEMPLES
            self.tiles = [0] * (TEMPLES + 1)
            self.bonus = 0
        else:
            self.gold = source.gold
            self.boat = source.boat
            self.hand = source.hand[:]
            self.oar = source.oar
            self.played = source.played[:]
            self.chart = source.chart[:]
            self.filled = source.filled
            self.open = source.open
            self.fulfilled = source.fulfilled
            self.tokens = source.tokens
            self.tiles = source.tiles
            self.bonus = source.bonus

    def clone(self) -> Merchant:
        """An independent copy."""
        return Merchant(self)


class NeptunState(State):
    """A complete position. Face-down columns are empty: chance decides their cards when they are turned up."""

    __slots__ = (
        "at", "board", "cities", "coins", "columns", "discarded_cards", "discarded_goods", "discarded_oars",
        "edition", "face_down", "face_up", "forecast", "given_up", "goods", "ladders", "merchants", "oars",
        "oars_shown", "open_hands", "order", "queue", "round", "scale", "scale_power", "sealed", "seats",
        "second_extra_turn", "step", "turn", "wind", "wind_between_rounds", "zero_space_scores",
    )  # fmt: skip

    edition: Edition
    board: Board | None
    seats: i64
    wind_between_rounds: i64
    second_extra_turn: i64
    zero_space_scores: bool
    open_hands: bool
    step: i64
    round: i64
    """1 to 3."""
    turn: i64
    """1 to 5; additional turns are 6 and 7."""
    order: list[int]
    """Seats in player order. Clones share it: a change makes a new list."""
    queue: list[int]
    """Seats that act in this turn, in player order. Clones share it: a change makes a new list."""
    at: i64
    """Whose turn it is: an index into the queue."""
    merchants: list[Merchant]
    # phase 1
    columns: list[int]
    """By column: the contract, known once turned up."""
    oars_shown: list[int]
    """By column: the oar card."""
    coins: list[int]
    face_up: i64
    face_down: i64
    given_up: i64
    """`face_up`, `face_down` and `given_up` are bit masks of columns; `given_up` is valid for the current pick only."""
    scale: list[int]
    """Seats in the order of their markers on the oar scale: the new player order so far."""
    scale_power: list[int]
    """By seat: the power where its marker is."""
    # phase 2
    sealed: Sealed
    wind: i64
    forecast: i64
    # phase 3
    ladders: list[list[int]]
    """By region: all seats, best token first. Clones share the ladder of a region: a change makes a new list."""
    # decks
    cities: Bag
    goods: Bag
    oars: Bag
    discarded_cards: list[int]
    discarded_goods: list[int]
    discarded_oars: list[int]

    def __init__(self, edition: Edition, seats: int, source: NeptunState | None = None) -> None:  # noqa: PLR0915
        # Long, because it sets every field twice: a copy that is set once is made in a third of the time.
        self.edition = edition
        if source is None:
            self.board = None
            self.seats = seats
            self.wind_between_rounds = 0
            self.second_extra_turn = 0
            self.zero_space_scores = False
            self.open_hands = True
            self.step = SETTING_UP
            self.round = 0
            self.turn = 0
            self.order = []
            self.queue = []
            self.at = 0
            self.merchants = []
            self.columns = []
            self.oars_shown = []
            self.coins = []
            self.face_up = 0
            self.face_down = 0
            self.given_up = 0
            self.scale = []
            self.scale_power = [0] * seats
            self.sealed = Sealed(seats)
            self.wind = 5
            self.forecast = 0
            self.ladders = []
            self.cities = Bag([])
            self.goods = Bag([])
            self.oars = Bag([])
            self.discarded_cards = []
            self.discarded_goods = []
            self.discarded_oars = []
        else:
            self.board = source.board
            self.seats = source.seats
            self.wind_between_rounds = source.wind_between_rounds
            self.second_extra_turn = source.second_extra_turn
            self.zero_space_scores = source.zero_space_scores
            self.open_hands = source.open_hands
            self.step = source.step
            self.round = source.round
            self.turn = source.turn
            self.order = source.order
            self.queue = source.queue
            self.at = source.at
            self.merchants = [Merchant(merchant) for merchant in source.merchants]
            self.columns = source.columns[:]
            self.oars_shown = source.oars_shown[:]
            self.coins = source.coins[:]
            self.face_up = source.face_up
            self.face_down = source.face_down
            self.given_up = source.given_up
            self.scale = source.scale[:]
            self.scale_power = source.scale_power[:]
            self.sealed = source.sealed.clone()
            self.wind = source.wind
            self.forecast = source.forecast
            self.ladders = source.ladders[:]
            self.cities = source.cities.clone()
            self.goods = source.goods.clone()
            self.oars = source.oars.clone()
            self.discarded_cards = source.discarded_cards[:]
            self.discarded_goods = source.discarded_goods[:]
            self.discarded_oars = source.discarded_oars[:]

    def __reduce__(self) -> Remade:
        return remade(self, self.edition, self.seats)

    def clone(self) -> NeptunState:
        """An independent copy; what never changes in place is shared."""
        return NeptunState(self.edition, 0, self)

    def digest(self) -> int:
        """A 64-bit hash of the complete position."""
        parts = [
            (self.wind_between_rounds, self.second_extra_turn, self.zero_space_scores, self.open_hands),
            (self.seats, self.step, self.round, self.turn, self.at),
            (self.order, self.queue, self.columns, self.oars_shown, self.coins, self.scale, self.scale_power),
            (self.face_up, self.face_down, self.given_up, self.sealed.choices, self.sealed.waiting),
            (self.wind, self.forecast, self.ladders, self.board.markers if self.board else ()),
            (self.cities.cards, self.goods.cards, self.oars.cards),
            (sorted(self.discarded_cards), sorted(self.discarded_goods), sorted(self.discarded_oars)),
            [
                (
                    m.gold,
                    m.boat,
                    m.hand,
                    m.oar,
                    m.played,
                    m.chart,
                    m.filled,
                    m.open,
                    m.fulfilled,
                    m.tokens,
                    m.tiles,
                    m.bonus,
                )
                for m in self.merchants
            ],
            self.edition.digest,
        ]
        return int.from_bytes(blake2b(repr(parts).encode(), digest_size=8).digest(), "big")

    def mover(self) -> i64:
        """The seat whose turn it is in the queue."""
        return self.queue[self.at]

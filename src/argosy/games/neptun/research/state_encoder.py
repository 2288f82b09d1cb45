"""Encodes a seat's view of Neptun straight from the state; `observation.py` defines what is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_f32_le

from argosy.core.contract import State
from argosy.core.sealed import NOTHING
from argosy.games.neptun.edition.components import POWER, STARTING, WIND, Edition
from argosy.games.neptun.edition.reader import MOST_WIND
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS
from argosy.games.neptun.rules.board import Board
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.sailing import POINT_PRICE, range_of
from argosy.games.neptun.rules.scoring import points_of, ranking
from argosy.games.neptun.rules.state import GOLD_TEMPLE, NONE, OVER, SAILING, TEMPLES, Merchant, NeptunState
from argosy.games.neptun.view.view import unseen_columns
from argosy.research.state_encoder import StateEncoder, hot, place_in, put, seats_of, skip

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUNDS: Final = 3
TURNS: Final = 7
WINDS: Final = 2 * MOST_WIND + 1
TILES: Final = 3
PHASES: Final = 4
UP: Final = 0
DOWN: Final = 1
TAKEN: Final = 2
GIVEN_UP: Final = 3
STATES: Final = 4
FREE: Final = 0
OPEN: Final = 1
FULFILLED: Final = 2
LOST: Final = 3
DRAFTED: Final = 0
BITS: Final = 4
# Units: a number is divided by these to be of order 1.
GOLD: Final = 20
POINTS: Final = 50
REWARD: Final = 10
MILES: Final = 20
STRONG: Final = 10


class NeptunStateEncoder(StateEncoder):
    """Encodes states of Neptun."""

    __slots__ = ("cities", "powers")

    cities: i64
    powers: i64

    def __init__(self, seats: int, tokens: int, size: int, cities: int, powers: int) -> None:
        super().__init__(seats, tokens, size)
        self.cities = cities
        self.powers = powers

    def write(self, w: BytesWriter, s: State, seat: i64) -> None:
        """Write all parts of what the seat sees."""
        assert isinstance(s, NeptunState)
        e = s.edition
        mine = s.merchants[seat]
        self.write_moment(w, s, seat)
        for away in range(self.seats):
            self.write_player(w, s, (seat + away) % self.seats)
        write_hand(w, mine.hand, self.powers * WINDS)
        miles = [0] * self.cities if s.board is None else s.board.miles[mine.boat]
        for far in miles:
            put(w, far / MILES)
        for slot in range(SLOTS):
            contract: i64 = mine.chart[slot]
            put(w, miles[e.contract_city[contract]] / MILES if mine.filled >> slot & 1 else 0.0)
        for column in range(len(s.columns)):
            self.write_column(w, s, column, miles)
        skip(w, (COLUMNS - len(s.columns)) * (STATES + self.cities + 6))
        self.write_sail(w, s, seat, miles)
        self.write_temples(w, s, seat)
        if s.board is None:
            skip(w, self.cities * (self.cities - 1) // 2)
        else:
            w.write(distances(s.board))
        self.write_unseen(w, s)

    def write_moment(self, w: BytesWriter, s: NeptunState, seat: i64) -> None:
        """Phase, round, turn and wind, which seats may act, and the player order."""
        drafts = len(s.columns) > 0
        phase: i64 = 3 if s.step == OVER else 0 if s.round == 0 else 1 if drafts else 2
        hot(w, phase, PHASES)
        hot(w, s.round - 1, ROUNDS)
        hot(w, s.turn - 1, TURNS)
        put(w, s.wind / 10)
        revealed = phase == 2 and s.sealed.waiting == 0
        put(w, 1.0 if revealed else 0.0)
        put(w, s.forecast / 5 if revealed else 0.0)
        seats_of(w, NEPTUN.acting(s), seat, self.seats)
        for away in range(self.seats):
            other = (seat + away) % self.seats
            put(w, place_in(s.order, other) / self.seats)
        for away in range(self.seats):
            other = (seat + away) % self.seats
            put(w, s.scale_power[other] / STRONG if place_in(s.scale, other) else 0.0)

    def write_player(self, w: BytesWriter, s: NeptunState, other: i64) -> None:
        """A seat: points, gold, boat, chart, temples, oar cards."""
        merchant = s.merchants[other]
        put(w, merchant.gold / GOLD)
        put(w, points_of(s, other) / POINTS)
        put(w, merchant.bonus / 5)
        hot(w, merchant.boat, self.cities)
        for slot in range(SLOTS):
            self.write_slot(w, s.edition, merchant, slot)
        for space in merchant.tokens:
            put(w, space / 10)
        for points in merchant.tiles:
            put(w, points / 20)
        chosen: i64 = s.sealed.choices[other]
        put(w, len(merchant.hand) / 5)
        put(w, 1.0 if chosen != NOTHING else 0.0)
        write_oar(w, merchant.oar)
        if not s.open_hands:  # N9.2
            skip(w, 2 * self.powers + WINDS)
            return
        self.write_powers(w, merchant.hand, chosen, DRAFTED)
        winds: i64 = 0  # counts of four bits
        for oar in merchant.hand:
            if not STARTING[oar]:
                winds += 1 << (BITS * (WIND[oar] + MOST_WIND))
        if chosen != NOTHING and not STARTING[chosen]:
            winds += 1 << (BITS * (WIND[chosen] + MOST_WIND))
        for wind in range(WINDS):
            write_f32_le(w, float(winds >> (BITS * wind) & 15))
        self.write_powers(w, merchant.hand, chosen, 1)

    def write_powers(self, w: BytesWriter, hand: list[int], chosen: i64, starting: i64) -> None:
        """How many drafted or starting cards of each power are in a hand, which is sorted, or face down."""
        down: i64 = POWER[chosen] if chosen != NOTHING and STARTING[chosen] == starting else -1
        count: i64 = len(hand)
        at: i64 = 0
        for power in range(self.powers):
            times = 1.0 if power == down else 0.0
            while at < count and POWER[hand[at]] == power:
                if STARTING[hand[at]] == starting:
                    times += 1.0
                at += 1
            write_f32_le(w, times)

    def write_slot(self, w: BytesWriter, e: Edition, merchant: Merchant, slot: i64) -> None:
        """A slot of a chart and its contract."""
        if not merchant.filled >> slot & 1:
            hot(w, FREE, STATES)
            skip(w, self.cities + 2)
            return
        hot(w, OPEN if merchant.open >> slot & 1 else FULFILLED if merchant.fulfilled >> slot & 1 else LOST, STATES)
        self.write_contract(w, e, merchant.chart[slot])

    def write_contract(self, w: BytesWriter, e: Edition, contract: i64) -> None:
        """The city of a contract and what it pays."""
        hot(w, e.contract_city[contract], self.cities)
        put(w, e.contract_gold[contract] / REWARD)
        put(w, e.contract_points[contract] / REWARD)

    def write_column(self, w: BytesWriter, s: NeptunState, column: i64, miles: list[int]) -> None:
        """A column of the display: contract, coins, oar card, and the distance of the city from the own boat."""
        if not s.face_up >> column & 1:
            hot(w, DOWN if s.face_down >> column & 1 else TAKEN, STATES)
            skip(w, self.cities + 6)
            return
        hot(w, GIVEN_UP if s.given_up >> column & 1 else UP, STATES)
        contract: i64 = s.columns[column]
        self.write_contract(w, s.edition, contract)
        put(w, s.coins[column] / 5)
        write_oar(w, s.oars_shown[column])
        put(w, miles[s.edition.contract_city[contract]] / MILES)

    def write_sail(self, w: BytesWriter, s: NeptunState, seat: i64, miles: list[int]) -> None:
        """By city: whether the seat can end its move there now, the cost, and the most gold and points there."""
        if s.step != SAILING or s.mover() != seat:
            skip(w, 4 * self.cities)
            return
        e = s.edition
        merchant = s.merchants[seat]
        reach = range_of(s, seat)
        best = [0] * (2 * self.cities)  # gold, then points
        for slot in range(SLOTS):
            if merchant.open >> slot & 1:
                contract: i64 = merchant.chart[slot]
                city: i64 = e.contract_city[contract]
                short: i64 = miles[city] - reach
                if short <= merchant.gold:
                    gold: i64 = e.contract_gold[contract]
                    left = merchant.gold - (short if short > 0 else 0) + gold
                    points: i64 = e.contract_points[contract] + (1 if left >= POINT_PRICE else 0)
                    if gold > best[city]:
                        best[city] = gold
                    if points > best[self.cities + city]:
                        best[self.cities + city] = points
        for far in miles:
            put(w, 1.0 if far <= reach + merchant.gold else 0.0)
        for far in miles:
            put(w, (far - reach) / REWARD if reach < far <= reach + merchant.gold else 0.0)
        for value in best:
            put(w, value / REWARD)

    def write_temples(self, w: BytesWriter, s: NeptunState, seat: i64) -> None:
        """By temple: the tiles of this round, and the rank of each seat as a share (first 1, second 1/2 ...)."""
        for temple in range(GOLD_TEMPLE + 1):
            tiles = s.edition.tiles[temple][s.round - 1 if s.round > 1 else 0] if s.step != OVER else []
            for rank in range(TILES):
                put(w, tiles[rank] / REWARD if rank < len(tiles) else 0.0)
            shares = [0.0] * self.seats
            ranked = ranking(s, temple) if temple == GOLD_TEMPLE or s.zero_space_scores else s.ladders[temple]
            for place, other in enumerate(ranked, 1):
                if temple < TEMPLES and not s.zero_space_scores and s.merchants[other].tokens[temple] == 0:
                    break  # N6.2: the ladder ends with those on space 0
                shares[(other - seat) % self.seats] = 1 / place
            for share in shares:
                write_f32_le(w, share)

    def write_unseen(self, w: BytesWriter, s: NeptunState) -> None:
        """What can still be drawn: goods, oar powers, deck sizes."""
        cards, left = s.goods.cards, len(s.goods.cards)
        at: i64 = 0
        for good in range(len(s.edition.goods)):
            count: i64 = 0
            while at < left and cards[at] == good:  # decks are sorted
                count += 1
                at += 1
            put(w, count / 6)
        cards, left = s.oars.cards, len(s.oars.cards)
        at = 0
        for power in range(self.powers):
            times = 0.0
            while at < left and POWER[cards[at]] == power:
                times += 0.2  # added up, as the encoder of views does
                at += 1
            put(w, times)
        hidden: i64 = unseen_columns(s)
        put(w, (len(s.cities.cards) - hidden) / 30)
        put(w, (len(s.goods.cards) - hidden) / 30)
        put(w, (len(s.oars.cards) - hidden) / 30)


def distances(board: Board) -> bytes:
    """Miles between any two cities, which the board keeps, since they never change."""
    if not board.encoded:
        w = BytesWriter()
        for city, row in enumerate(board.miles):
            for other in range(city):
                put(w, row[other] / MILES)
        board.encoded = w.getvalue()
    return board.encoded


def write_hand(w: BytesWriter, hand: list[int], size: i64) -> None:
    """The own cards by power and wind; the hand is sorted by both."""
    count: i64 = len(hand)
    at: i64 = 0
    for place in range(size):
        times = 0.0
        while at < count and hand[at] // 2 == place:
            times += 1.0
            at += 1
        write_f32_le(w, times)


def write_oar(w: BytesWriter, oar: i64) -> None:
    """Power and wind change of an oar card; zeros for no card."""
    if oar == NONE:
        skip(w, 2)
    else:
        put(w, POWER[oar] / STRONG)
        put(w, WIND[oar] / MOST_WIND)

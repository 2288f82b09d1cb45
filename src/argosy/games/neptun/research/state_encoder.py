"""Encodes a seat's view of Neptun straight from the state; `observation.py` defines what is written."""

from __future__ import annotations

from bisect import insort
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
from argosy.games.neptun.rules.state import GOLD_TEMPLE, NONE, OVER, SAILING, NeptunState
from argosy.games.neptun.view.view import unseen_columns
from argosy.research.state_encoder import StateEncoder, hot, place_in, put, ratio, seats_of, skip, tallies

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
BITS: Final = 4
SHARES: Final = [0.0] + [1 / place for place in range(1, 16)]
"""By place: what is written for a rank; 0 is no place."""
MOST_HANDS: Final = 10_000
# Units: a number is divided by these to be of order 1.
GOLD: Final = 20.0
POINTS: Final = 50.0
REWARD: Final = 10.0
MILES: Final = 20.0
STRONG: Final = 10.0


class NeptunStateEncoder(StateEncoder):
    """Encodes states of Neptun."""

    __slots__ = ("boats", "cities", "contracts", "free", "hands", "hidden", "powers", "tiles")

    cities: i64
    powers: i64
    boats: list[bytes]
    """By city: a boat there."""
    contracts: list[list[bytes]]
    """By state and contract: the slot of a chart, and the first numbers of a column."""
    free: bytes
    """A slot without a contract."""
    hands: dict[tuple[int, ...], bytes]
    """Cache of `known_cards`."""
    hidden: list[bytes]
    """By state of its column: the whole column, if the contract is not seen."""
    tiles: list[list[bytes]]
    """By temple and round: the tiles."""

    def __init__(self, seats: int, tokens: int, size: int, edition: Edition, powers: int) -> None:
        super().__init__(seats, tokens, size)
        self.cities = len(edition.cities)
        self.powers = powers
        self.boats = [self.boat(city) for city in range(self.cities)]
        self.contracts = [self.with_state(edition, state) for state in range(STATES)]
        self.free = self.without_contract(FREE, 2)
        self.hands = {}
        self.hidden = [self.without_contract(state, 6) for state in range(STATES)]
        self.tiles = [[tiles_of(tiles) for tiles in by_round] for by_round in edition.tiles]

    def boat(self, city: i64) -> bytes:
        """A boat in that city."""
        w = BytesWriter()
        hot(w, city, self.cities)
        return w.getvalue()

    def with_state(self, e: Edition, state: i64) -> list[bytes]:
        """By contract: that state, the city of the contract and what it pays."""
        found: list[bytes] = []
        for contract in range(len(e.contract_city)):
            w = BytesWriter()
            hot(w, state, STATES)
            hot(w, e.contract_city[contract], self.cities)
            ratio(w, e.contract_gold[contract], REWARD)
            ratio(w, e.contract_points[contract], REWARD)
            found.append(w.getvalue())
        return found

    def without_contract(self, state: i64, more: i64) -> bytes:
        """That state, no contract, and some more zeros."""
        w = BytesWriter()
        hot(w, state, STATES)
        skip(w, self.cities + more)
        return w.getvalue()

    def write(self, w: BytesWriter, s: State, seat: i64) -> None:
        """Write all parts of what the seat sees."""
        assert isinstance(s, NeptunState)
        e = s.edition
        mine = s.merchants[seat]
        self.write_moment(w, s, seat)
        for away in range(self.seats):
            self.write_player(w, s, (seat + away) % self.seats)
        tallies(w, mine.hand, 2, self.powers * WINDS)  # by power and wind
        if s.board is None:
            miles = [0] * self.cities
            skip(w, self.cities)
        else:
            miles = s.board.miles[mine.boat]
            w.write(encoded(s.board)[mine.boat])
        for slot in range(SLOTS):
            contract: i64 = mine.chart[slot]
            ratio(w, miles[e.contract_city[contract]] if mine.filled >> slot & 1 else 0, MILES)
        for column in range(len(s.columns)):
            self.write_column(w, s, column, miles)
        skip(w, (COLUMNS - len(s.columns)) * (STATES + self.cities + 6))
        self.write_sail(w, s, seat, miles)
        self.write_temples(w, s, seat)
        if s.board is None:
            skip(w, self.cities * (self.cities - 1) // 2)
        else:
            w.write(encoded(s.board)[self.cities])
        self.write_unseen(w, s)

    def write_moment(self, w: BytesWriter, s: NeptunState, seat: i64) -> None:
        """Phase, round, turn and wind, which seats may act, and the player order."""
        drafts = len(s.columns) > 0
        phase: i64 = 3 if s.step == OVER else 0 if s.round == 0 else 1 if drafts else 2
        hot(w, phase, PHASES)
        hot(w, s.round - 1, ROUNDS)
        hot(w, s.turn - 1, TURNS)
        ratio(w, s.wind, 10.0)
        revealed = phase == 2 and s.sealed.waiting == 0
        write_f32_le(w, 1.0 if revealed else 0.0)
        ratio(w, s.forecast if revealed else 0, 5.0)
        seats_of(w, NEPTUN.acting(s), seat, self.seats)
        for away in range(self.seats):
            ratio(w, place_in(s.order, (seat + away) % self.seats), float(self.seats))
        for away in range(self.seats):
            other = (seat + away) % self.seats
            ratio(w, s.scale_power[other] if place_in(s.scale, other) else 0, STRONG)

    def write_player(self, w: BytesWriter, s: NeptunState, other: i64) -> None:
        """A seat: points, gold, boat, chart, temples, oar cards."""
        merchant = s.merchants[other]
        ratio(w, merchant.gold, GOLD)
        ratio(w, points_of(s, other), POINTS)
        ratio(w, merchant.bonus, 5.0)
        w.write(self.boats[merchant.boat])
        for slot in range(SLOTS):
            if not merchant.filled >> slot & 1:
                w.write(self.free)
            else:
                state = OPEN if merchant.open >> slot & 1 else FULFILLED if merchant.fulfilled >> slot & 1 else LOST
                w.write(self.contracts[state][merchant.chart[slot]])
        for space in merchant.tokens:
            ratio(w, space, 10.0)
        for points in merchant.tiles:
            ratio(w, points, 20.0)
        chosen: i64 = s.sealed.choices[other]
        ratio(w, len(merchant.hand), 5.0)
        write_f32_le(w, 1.0 if chosen != NOTHING else 0.0)
        write_oar(w, merchant.oar)
        if not s.open_hands:  # N9.2
            skip(w, 2 * self.powers + WINDS)
            return
        known = merchant.hand
        if chosen != NOTHING:
            known = known[:]
            insort(known, chosen)
        w.write(self.known_cards(known))

    def known_cards(self, hand: list[int]) -> bytes:
        """Drafted cards by power, and by wind, then starting cards by power; hands recur, so they are kept."""
        key = tuple(hand)
        known = self.hands.get(key)
        if known is None:
            w = BytesWriter()
            drafted = [oar for oar in hand if not STARTING[oar]]
            tallies(w, [POWER[oar] for oar in drafted], 1, self.powers)
            tallies(w, sorted([WIND[oar] + MOST_WIND for oar in drafted]), 1, WINDS)
            tallies(w, [POWER[oar] for oar in hand if STARTING[oar]], 1, self.powers)
            if len(self.hands) >= MOST_HANDS:
                self.hands.clear()
            known = self.hands[key] = w.getvalue()
        return known

    def write_column(self, w: BytesWriter, s: NeptunState, column: i64, miles: list[int]) -> None:
        """A column of the display: contract, coins, oar card, and the distance of the city from the own boat."""
        if not s.face_up >> column & 1:
            w.write(self.hidden[DOWN if s.face_down >> column & 1 else TAKEN])
            return
        contract: i64 = s.columns[column]
        w.write(self.contracts[GIVEN_UP if s.given_up >> column & 1 else UP][contract])
        ratio(w, s.coins[column], 5.0)
        write_oar(w, s.oars_shown[column])
        ratio(w, miles[s.edition.contract_city[contract]], MILES)

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
        most = reach + merchant.gold
        for far in miles:
            write_f32_le(w, 1.0 if far <= most else 0.0)
        for far in miles:
            ratio(w, far - reach if reach < far <= most else 0, REWARD)
        for value in best:
            ratio(w, value, REWARD)

    def write_temples(self, w: BytesWriter, s: NeptunState, seat: i64) -> None:
        """By temple: the tiles of this round, and the rank of each seat as a share (first 1, second 1/2 ...)."""
        for temple in range(GOLD_TEMPLE + 1):
            if s.step == OVER:
                skip(w, TILES)
            else:
                w.write(self.tiles[temple][s.round - 1 if s.round > 1 else 0])
            if temple == GOLD_TEMPLE:
                places = wealth(s)
            elif s.zero_space_scores:
                places = places_in(s, ranking(s, temple), temple, -1)
            else:
                places = places_in(s, s.ladders[temple], temple, 0)
            for away in range(self.seats):
                write_f32_le(w, SHARES[places >> (BITS * ((seat + away) % self.seats)) & 15])

    def write_unseen(self, w: BytesWriter, s: NeptunState) -> None:
        """What can still be drawn: goods, oar powers, deck sizes."""
        cards, left = s.goods.cards, len(s.goods.cards)
        at: i64 = 0
        for good in range(len(s.edition.goods)):
            count: i64 = 0
            while at < left and cards[at] == good:  # decks are sorted
                count += 1
                at += 1
            ratio(w, count, 6.0)
        cards, left = s.oars.cards, len(s.oars.cards)
        at = 0
        for power in range(self.powers):
            times = 0.0
            while at < left and POWER[cards[at]] == power:
                times += 0.2  # added up, as the encoder of views does
                at += 1
            put(w, times)
        hidden: i64 = unseen_columns(s)
        ratio(w, len(s.cities.cards) - hidden, 30.0)
        ratio(w, len(s.goods.cards) - hidden, 30.0)
        ratio(w, len(s.oars.cards) - hidden, 30.0)


def encoded(board: Board) -> list[bytes]:
    """By city the miles from there, then the miles between any two; the board keeps them, since they never change."""
    if not board.encoded:
        pairs = BytesWriter()
        for city, row in enumerate(board.miles):
            w = BytesWriter()
            for other, far in enumerate(row):
                ratio(w, far, MILES)
                if other < city:
                    put(pairs, far / MILES)
            board.encoded.append(w.getvalue())
        board.encoded.append(pairs.getvalue())
    return board.encoded


def tiles_of(tiles: list[int]) -> bytes:
    """The tiles of a temple in one round."""
    w = BytesWriter()
    for rank in range(TILES):
        ratio(w, tiles[rank] if rank < len(tiles) else 0, REWARD)
    return w.getvalue()


def wealth(s: NeptunState) -> i64:
    """The places of the seats by gold, packed: four bits for each; of equal gold the earlier in player order (N6.3)."""
    packed: i64 = 0
    for place, seat in enumerate(s.order):
        gold = s.merchants[seat].gold
        ahead: i64 = 1
        for other_place, other in enumerate(s.order):
            more = s.merchants[other].gold - gold
            if more > 0 or (more == 0 and other_place < place):
                ahead += 1
        packed |= ahead << (BITS * seat)
    return packed


def places_in(s: NeptunState, ranked: list[int], temple: i64, empty: i64) -> i64:
    """The places of seats that are ranked in a temple, packed; it ends with those whose token is on space `empty`."""
    packed: i64 = 0
    place: i64 = 1
    for seat in ranked:
        if s.merchants[seat].tokens[temple] == empty:  # N6.2
            break
        packed |= place << (BITS * seat)
        place += 1
    return packed


def write_oar(w: BytesWriter, oar: i64) -> None:
    """Power and wind change of an oar card; zeros for no card."""
    if oar == NONE:
        skip(w, 2)
    else:
        ratio(w, POWER[oar], STRONG)
        ratio(w, WIND[oar], MOST_WIND)

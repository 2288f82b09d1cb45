"""Everything that one seat, or an onlooker, may see and remember (N9), built from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Plain, Seat, View
from argosy.core.sealed import NOTHING
from argosy.games.neptun.edition.components import POWER, STARTING, WIND
from argosy.games.neptun.rules.actions import SLOTS
from argosy.games.neptun.rules.board import Link
from argosy.games.neptun.rules.sailing import range_of
from argosy.games.neptun.rules.scoring import points_of, ranking
from argosy.games.neptun.rules.state import GOLD_TEMPLE, NONE, OVER, TURNS, NeptunState
from argosy.games.neptun.view.menu import MenuEntry, menu_entries
from argosy.games.neptun.view.prompts import prompt
from argosy.games.neptun.view.route import legs_of, next_wind, prices_of, reach_of, stops_of, way_of

if TYPE_CHECKING:
    from argosy.games.neptun.rules.game import Neptun


@dataclass(frozen=True, slots=True)
class Oar(Plain):
    """An oar card: power and wind change; starting cards leave the game when played."""

    power: int
    wind: int
    starting: bool


@dataclass(frozen=True, slots=True)
class Contract(Plain):
    """A good for a city and what its delivery pays: gold, or temple points in the city's region."""

    city: str
    region: str
    good: str
    gold: int
    points: int


@dataclass(frozen=True, slots=True)
class Column(Plain):
    """A column of the display. Face down, it shows only its position."""

    state: str
    """`up`, `down`, `taken`, or `given up` for the current pick."""
    contract: Contract | None
    oar: Oar | None
    coins: int


@dataclass(frozen=True, slots=True)
class Slot(Plain):
    """A slot of a contract chart: `free`, `open`, `fulfilled` or `lost`."""

    state: str
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class OarReach(Plain):
    """How far an oar card carries a boat, and what it would pay to the cities of its open contracts."""

    oar: Oar
    range: int
    """The power of the card and the wind when it can be used (N4.3)."""
    prices: tuple[int | None, ...]
    """By slot: 0 if its city is within range, else the gold to pay; None without an open contract or out of reach."""


@dataclass(frozen=True, slots=True)
class Player(Plain):
    """The public things of a seat: gold, boat, chart, temple tokens, tiles, known oar cards."""

    seat: Seat
    gold: int
    boat: str
    chart: tuple[Slot, ...]
    tokens: Mapping[str, int]
    tiles: Mapping[str, int]
    """Points of claimed tiles by temple."""
    bonus_tiles: int
    points: int
    cards_in_hand: int
    known_oars: tuple[Oar, ...]
    """Drafted cards not yet played: everybody saw them. Empty if the option `open_hands` is `no` (N9.2)."""
    starting_oars: tuple[Oar, ...]
    """Starting cards not yet played: everybody knows them. Empty if the option `open_hands` is `no`."""
    has_chosen: bool
    """Whether the seat has chosen an oar card face down."""
    oar: Oar | None
    """The card that moves the boat in this turn."""
    range: int | None
    """Miles that this card and the wind allow (N4.3)."""
    played_oars: tuple[Oar, ...]
    """Oar cards played in this game round, in turn order."""
    legs: tuple[int | None, ...]
    """By slot: miles to its open contract from the previous one, or from the boat."""
    route: tuple[str, ...]
    """All cities on the way from the boat through the open contracts, from left to right."""
    route_miles: int
    prices: tuple[int | None, ...]
    """By slot: what `OarReach` says, for the card that moves the boat in this turn; None for all without a card."""
    reaches: tuple[OarReach, ...]
    """For each different card of `starting_oars` and `known_oars`, weakest first."""


@dataclass(frozen=True, slots=True)
class Temple(Plain):
    """A temple: the tiles of this round, and the ranking if it were scored now."""

    name: str
    tiles: tuple[int, ...]
    coming: tuple[tuple[int, ...], ...]
    """The tiles of the coming rounds (N2.1)."""
    ranking: tuple[Seat, ...]
    """Seats that can take a tile, best first; on the same space the lower token of the stack is ahead."""


@dataclass(frozen=True, slots=True)
class Cards(Plain):
    """A set of city, goods and oar cards."""

    city_cards: tuple[str, ...]
    goods: Mapping[str, int]
    oars: tuple[Oar, ...]


@dataclass(frozen=True, slots=True)
class NeptunView(View):
    """A position of Neptun as one seat, or an onlooker, sees it."""

    menu: tuple[MenuEntry, ...]
    seats: int
    options: Mapping[str, str]
    edition: str
    round: int
    phase: str
    """`set-up`, `acquire`, `fulfil` or `over`."""
    turn: int
    """1 to 5; additional turns are 6 and 7."""
    order: tuple[Seat, ...]
    oar_scale: tuple[tuple[Seat, int], ...]
    """Markers on the oar scale as (seat, power): the new order so far."""
    wind: int
    forecast: int | None
    """The sum of the wind changes, once the oars of this turn are revealed."""
    players: tuple[Player, ...]
    hand: tuple[Oar, ...]
    """The seat's own oar cards, without the card that is face down."""
    chosen: Oar | None
    """The seat's own card that is face down."""
    reaches: tuple[OarReach, ...]
    """For each different card in `hand`, and for the `chosen` one, weakest first."""
    reach: int | None
    """Expected miles of the seat until the round ends; private, since it depends on the hand."""
    display: tuple[Column, ...]
    links: tuple[Link, ...]
    distances: Mapping[str, Mapping[str, int]]
    """Miles of the cheapest way between any two cities."""
    temples: tuple[Temple, ...]
    bonus_points: int
    discards: Cards
    """Discarded cards; without a last left-over that was discarded face down (N3.12)."""
    unseen: Cards
    """Cards that can still be turned up: in the decks and in face-down columns."""
    deck_sizes: Mapping[str, int]


FREE: Final = Slot("free", None)
NO_SLOTS: Final[tuple[int | None, ...]] = (None,) * SLOTS
DOWN: Final = Column("down", None, None, 0)
TAKEN: Final = Column("taken", None, None, 0)
OARS: Final = [Oar(POWER[code], WIND[code], bool(STARTING[code])) for code in range(len(POWER))]
"""By oar code."""
CONTRACTS: Final[dict[str, list[Contract]]] = {}
"""By digest of the edition: its contracts by number; filled on first use."""


def oar_of(code: int) -> Oar | None:
    """The oar card of a code; None for no card."""
    return None if code == NONE else OARS[code]


def oars_of(codes: list[int]) -> tuple[Oar, ...]:
    """The oar cards of some codes."""
    return tuple([OARS[code] for code in codes])


def contract_of(s: NeptunState, contract: int) -> Contract | None:
    """The contract of a number; None for no contract."""
    if contract == NONE:
        return None
    e = s.edition
    if e.digest not in CONTRACTS:
        CONTRACTS[e.digest] = [
            Contract(e.cities[city], e.regions[e.contract_region[number]], e.goods[number % 5], gold, points)
            for number, (city, gold, points) in enumerate(
                zip(e.contract_city, e.contract_gold, e.contract_points, strict=True)
            )
        ]
    return CONTRACTS[e.digest][contract]


def column_of(s: NeptunState, column: int) -> Column:
    """A column of the display."""
    if s.face_down >> column & 1:
        return DOWN
    if not s.face_up >> column & 1:
        return TAKEN
    state = "given up" if s.given_up >> column & 1 else "up"
    return Column(state, contract_of(s, s.columns[column]), oar_of(s.oars_shown[column]), s.coins[column])


def slot_of(s: NeptunState, seat: Seat, slot: int) -> Slot:
    """A slot of a chart; charts are public."""
    merchant = s.merchants[seat]
    if not merchant.filled >> slot & 1:
        return FREE
    state = "open" if merchant.open >> slot & 1 else "fulfilled" if merchant.fulfilled >> slot & 1 else "lost"
    return Slot(state, contract_of(s, merchant.chart[slot]))


def reaches_of(s: NeptunState, seat: Seat, codes: list[int]) -> tuple[OarReach, ...]:
    """What each different card of a hand makes of the seat's open contracts."""
    if s.board is None:
        return ()
    stops = stops_of(s, seat)
    wind = next_wind(s)
    return tuple(
        [
            OarReach(OARS[code], POWER[code] + wind, prices_of(s, seat, stops, POWER[code] + wind))
            for code in sorted(set(codes))
        ]
    )


def player_of(s: NeptunState, seat: Seat) -> Player:
    """A seat as everybody sees it. A face-down card counts as not yet played."""
    merchant = s.merchants[seat]
    chosen = s.sealed.choices[seat]
    unplayed = sorted([*merchant.hand, chosen]) if chosen != NOTHING else merchant.hand
    listed = unplayed if s.open_hands else []  # N9.2
    stops = stops_of(s, seat)
    legs = legs_of(s, seat, stops) if s.board is not None else NO_SLOTS
    moves = merchant.oar != NONE
    return Player(
        seat=seat,
        gold=merchant.gold,
        boat=s.edition.cities[merchant.boat],
        chart=tuple([slot_of(s, seat, slot) for slot in range(SLOTS)]),
        tokens=dict(zip(s.edition.regions, merchant.tokens, strict=True)),
        tiles=dict(zip(s.edition.temples, merchant.tiles, strict=True)),
        bonus_tiles=merchant.bonus,
        points=points_of(s, seat),
        cards_in_hand=len(merchant.hand),
        known_oars=oars_of([oar for oar in listed if not STARTING[oar]]),
        starting_oars=oars_of([oar for oar in listed if STARTING[oar]]),
        has_chosen=chosen != NOTHING,
        oar=oar_of(merchant.oar),
        range=range_of(s, seat) if moves else None,
        played_oars=oars_of(merchant.played),
        legs=legs,
        route=way_of(s, seat, stops) if s.board is not None else (),
        route_miles=sum([leg for leg in legs if leg is not None]),
        prices=prices_of(s, seat, stops, range_of(s, seat)) if moves else NO_SLOTS,
        reaches=reaches_of(s, seat, listed),
    )


def temple_of(s: NeptunState, temple: int) -> Temple:
    """A temple with the tiles of this round and its ranking if scored now."""
    rounds = [tuple(tiles) for tiles in s.edition.tiles[temple]]
    now, later = (rounds[max(s.round, 1) - 1], rounds[max(s.round, 1) :]) if s.step != OVER else ((), [])
    return Temple(s.edition.temples[temple], now, tuple(later), tuple(ranking(s, temple)))


def cards_of(s: NeptunState, cards: list[int], goods: list[int], oars: list[int]) -> Cards:
    """Cards by name, goods by number."""
    e = s.edition
    counts = {e.goods[good]: goods.count(good) for good in range(len(e.goods))}
    return Cards(tuple([e.card_names[card] for card in sorted(cards)]), counts, oars_of(sorted(oars)))


def unseen_columns(s: NeptunState) -> int:
    """The number of columns drawn but not seen: face down, or the last left-over discarded face down (N3.12)."""
    if s.columns or s.round == 0:
        return int(s.face_down).bit_count()
    return len(s.cities.cards) - (len(s.edition.card_city) - TURNS * s.seats - 1)


def phase_of(s: NeptunState) -> str:
    """The phase in the rulebook's words."""
    if s.step == OVER:
        return "over"
    if s.round == 0:
        return "set-up"
    return "acquire" if s.columns else "fulfil"


def own(game: Neptun, s: NeptunState, seat: Seat, common: NeptunView) -> NeptunView:
    """The view of a seat: the common view plus its own cards, prompt and menu."""
    merchant, chosen = s.merchants[seat], s.sealed.choices[seat]
    return replace(
        common,
        seat=seat,
        prompt=prompt(s, seat, common.to_act),
        menu=menu_entries(s, seat, game.legal(s, seat)),
        hand=oars_of(merchant.hand),
        chosen=oar_of(chosen),
        reaches=reaches_of(s, seat, merchant.hand if chosen == NOTHING else [*merchant.hand, chosen]),
        reach=reach_of(s, seat) if s.round > 0 else None,
    )


def common(game: Neptun, s: NeptunState) -> NeptunView:
    """The view of an onlooker: what everybody sees."""
    to_act = game.to_act(s)
    hidden = unseen_columns(s)
    revealed = phase_of(s) == "fulfil" and s.sealed.waiting == 0
    return NeptunView(
        game=game.key,
        seat=None,
        to_act=to_act,
        prompt=prompt(s, None, to_act),
        menu=(),
        seats=s.seats,
        options={
            "wind_between_rounds": game.options["wind_between_rounds"][s.wind_between_rounds],
            "second_extra_turn": game.options["second_extra_turn"][s.second_extra_turn],
            "zero_space_scores": "yes" if s.zero_space_scores else "no",
            "open_hands": "yes" if s.open_hands else "no",
        },
        edition=s.edition.name,
        round=s.round,
        phase=phase_of(s),
        turn=s.turn,
        order=tuple(s.order),
        oar_scale=tuple([(other, s.scale_power[other]) for other in s.scale]),
        wind=s.wind,
        forecast=s.forecast if revealed else None,
        players=tuple([player_of(s, other) for other in range(s.seats)]),
        hand=(),
        chosen=None,
        reaches=(),
        reach=None,
        display=tuple([column_of(s, column) for column in range(len(s.columns))]),
        links=s.board.links(s.edition) if s.board is not None else (),
        distances=s.board.distances(s.edition) if s.board is not None else {},
        temples=tuple([temple_of(s, temple) for temple in range(GOLD_TEMPLE + 1)]),
        bonus_points=s.edition.bonus_points,
        discards=cards_of(s, s.discarded_cards, s.discarded_goods, s.discarded_oars),
        unseen=cards_of(s, s.cities.cards, s.goods.cards, s.oars.cards),
        deck_sizes={
            "city": len(s.cities.cards) - hidden,
            "goods": len(s.goods.cards) - hidden,
            "oar": len(s.oars.cards) - hidden,
        },
    )

"""The public view of a seat (M2.4): its board, its tracks, and the counts of its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Plain, Seat
from argosy.games.mediterranean.rules.board.industry import marker
from argosy.games.mediterranean.rules.board.tracks import TILES_OF_TRACK, limit, side
from argosy.games.mediterranean.rules.board.tracks import space as space_of
from argosy.games.mediterranean.rules.buildings import RIVALS, ability, purpose
from argosy.games.mediterranean.rules.state import NONE, OVER, TILES, TURNS, MediterraneanState
from argosy.games.mediterranean.view.event_messages import COLOURS, DECKS, SIDES

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition

HIDDEN_VP: Final = 3  # the option's number


@dataclass(frozen=True, slots=True)
class Card(Plain):
    """A goods card: a good on top, an idea or an event on the bottom."""

    name: str
    """As in the notation: `wine-mars`."""
    good: str
    bottom: str
    storable: bool


@dataclass(frozen=True, slots=True)
class Track(Plain):
    """Government or religion: the side, the space, and how many buildings of its colour are allowed (M5)."""

    side: str
    space: int
    limit: int
    built: int
    """How many buildings of this track the seat has."""


@dataclass(frozen=True, slots=True)
class Building(Plain):
    """A building with its visible face."""

    tile: str
    name: str
    track: str
    fresh: bool
    """Built this turn: works from the next Civic phase (M4.4)."""
    used: bool
    promisable: bool
    """Whether its use can be promised in a pact: it is used on rivals, and a Civic phase is still to come (M6.8)."""
    arrows: tuple[str, ...]
    """If it gives a rival an arrow: the colours to choose from."""


@dataclass(frozen=True, slots=True)
class Player(Plain):
    """A seat as everybody sees it."""

    seat: Seat
    vp: int | None
    """None for rivals if the table plays with hidden VP."""
    money: int
    government: Track
    religion: Track
    happiness: int
    safety: int
    buildings: tuple[Building, ...]
    farms: tuple[str, ...]
    cities: int
    harbors: int
    warehouse: int
    """Cubes; `warehouse_room` is what they hold."""
    warehouse_room: int
    bank: bool
    army: bool
    colosseum: bool
    industry: bool
    industries: tuple[str, ...]
    industry_space: int | None
    """The space of the industry marker; None without a cube of industry (M7.9)."""
    vp_price: tuple[int, int] | None
    """Money and VP of a bundle on that space (M8.4)."""
    culture: tuple[tuple[bool, ...], ...]
    """By row and box."""
    wonders: int
    available: int
    """Cubes in AVAILABLE."""
    supply: int
    cards_in_hand: int
    cards_stored: int
    cards_by_deck: Mapping[str, int]
    """Cards in hand and warehouse together, by deck; public, since everybody can count them."""
    known_goods: Mapping[str, int]
    """The least number of cards that it is known to hold or store, by declared good."""
    spent: tuple[Card, ...]
    """Cards revealed in this turn's resolution."""
    bought: tuple[str, ...]
    """Ids of the developments bought this turn."""
    ready: bool
    done: bool


CARDS: Final[dict[str, list[Card]]] = {}
"""Cache by digest of the edition: its cards by kind."""


def printed(e: Edition) -> list[Card]:
    """The cards of an edition by kind."""
    if e.digest not in CARDS:
        CARDS[e.digest] = [
            Card(name, e.goods[good], e.bottoms[bottom], e.bottom_storable[bottom])
            for name, good, bottom in zip(e.kind_names, e.kind_good, e.kind_bottom, strict=True)
        ]
    return CARDS[e.digest]


def cards_of(s: MediterraneanState, kinds: Sequence[int]) -> tuple[Card, ...]:
    """Cards by their kinds."""
    cards = printed(s.edition)
    return tuple([cards[kind] for kind in kinds])


def named(s: MediterraneanState, counts: Sequence[int]) -> dict[str, int]:
    """Counts by good, under the goods' names; only those above 0."""
    return {s.edition.goods[good]: count for good, count in enumerate(counts) if count}


def by_deck(s: MediterraneanState, cards: Sequence[int]) -> dict[str, int]:
    """How many of some cards come from each deck; only those above 0."""
    decks = [s.edition.good_deck[s.edition.kind_good[kind]] for kind in cards]
    return {deck: decks.count(number) for number, deck in enumerate(DECKS) if number in decks}


def track_of(s: MediterraneanState, seat: Seat, track: int) -> Track:
    """A track of a seat."""
    line = s.civilisations[seat].tracks[track]
    built = int(s.civilisations[seat].buildings & TILES_OF_TRACK[track]).bit_count()
    return Track(SIDES[track][side(line)], space_of(line), limit(s, seat, track), built)


def buildings_of(s: MediterraneanState, seat: Seat) -> tuple[Building, ...]:
    """The buildings of a seat."""
    mine = s.civilisations[seat]
    found = []
    for number in range(TILES):
        if mine.buildings >> number & 1:
            tile, track = s.edition.tiles[number], number // 6
            name = tile.names[side(mine.tracks[track])]
            fresh, used = bool(mine.fresh >> number & 1), bool(s.used[seat] >> number & 1)
            effect = ability(s, seat, number)
            promisable = s.turn < TURNS and purpose(effect) == RIVALS
            arrows = COLOURS[track] if effect.verb == "give_arrow" else ()
            found.append(Building(tile.id, name, ("government", "religion")[track], fresh, used, promisable, arrows))
    return tuple(found)


def player_of(s: MediterraneanState, seat: Seat) -> Player:
    """A seat as everybody sees it."""
    mine = s.civilisations[seat]
    goods = s.edition.goods
    space = marker(s, seat)
    hide = s.options[HIDDEN_VP] == 1 and s.step != OVER
    return Player(
        seat=seat,
        vp=None if hide else mine.vp,
        money=mine.money,
        government=track_of(s, seat, 0),
        religion=track_of(s, seat, 1),
        happiness=mine.happiness,
        safety=mine.safety,
        buildings=buildings_of(s, seat),
        farms=tuple([goods[good] for good in range(5) if mine.farms >> good & 1]),
        cities=mine.cities,
        harbors=mine.harbors,
        warehouse=mine.warehouse,
        warehouse_room=s.edition.warehouse_rooms[mine.warehouse],
        bank=mine.bank,
        army=mine.army,
        colosseum=mine.colosseum,
        industry=mine.industry > 0,
        industries=tuple([goods[good] for good in range(5) if mine.industries >> good & 1]),
        culture=tuple([tuple([bool(mine.culture >> row * 3 + box & 1) for box in range(3)]) for row in range(3)]),
        industry_space=space if space != NONE else None,
        vp_price=s.edition.industry_prices[space] if space != NONE else None,
        wonders=mine.wonders,
        available=mine.available,
        supply=mine.supply,
        cards_in_hand=len(mine.hand),
        cards_stored=len(mine.stored),
        cards_by_deck=by_deck(s, mine.hand + mine.stored),
        known_goods=named(s, s.knowledge.tops[seat]),
        spent=cards_of(s, mine.spent),
        bought=tuple([s.edition.developments[n].id for at, n in enumerate(s.developments) if mine.bought >> at & 1]),
        ready=bool(s.ready >> seat & 1),
        done=bool(s.done >> seat & 1),
    )

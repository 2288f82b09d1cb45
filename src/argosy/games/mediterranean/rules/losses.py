"""What a calamity can take from a board, and the consequences of each loss (M7.9).

Everything that can be lost has a number, which `Lose` and `CubeLost` use: 0 to 4 a farm by basic good, then the places
below, 12 to 16 an industry by basic good, 17 to 25 a culture box (row * 3 + column), 100 + tile a building, 200 + kind
a stored card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event
from argosy.games.mediterranean.edition import vocabulary
from argosy.games.mediterranean.hidden import knowledge
from argosy.games.mediterranean.rules import buildings
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.events import BuildingLost, CubeLost, StockLost
from argosy.games.mediterranean.rules.resolution import discard
from argosy.games.mediterranean.rules.state import TILES, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

CITY: Final = 5
HARBOR: Final = 6
WAREHOUSE: Final = 7
BANK: Final = 8
ARMY: Final = 9
COLOSSEUM: Final = 10
INDUSTRY_BASE: Final = 11
INDUSTRY: Final = 12
CULTURE: Final = 17
WONDER: Final = 26
AVAILABLE: Final = 27
BUILDING: Final = 100
STORED: Final = 200


# What can be lost, in ascending order


def farms(mine: Civilisation) -> list[int]:
    """The farms with a cube."""
    return [good for good in range(CITY) if mine.farms >> good & 1]


def improvements(mine: Civilisation) -> list[int]:
    """Bank, army, colosseum and the second warehouse cube; the first is there from the start and is no improvement."""
    held = [mine.warehouse > 1, mine.bank, mine.army, mine.colosseum]
    return [WAREHOUSE + place for place, there in enumerate(held) if there]


def culture(mine: Civilisation) -> list[int]:
    """The culture boxes with a cube."""
    return [CULTURE + box for box in range(WONDER - CULTURE) if mine.culture >> box & 1]


def of_area(mine: Civilisation, area: i64) -> list[int]:
    """The places with a cube in an area of the board, as the vocabulary names them."""
    if area == vocabulary.FARM:
        return farms(mine)
    if area == vocabulary.CITY:
        return [CITY] if mine.cities else []
    if area == vocabulary.HARBOR:
        return [HARBOR] if mine.harbors else []
    if area == vocabulary.IMPROVEMENT:
        return improvements(mine)
    if area == vocabulary.CULTURE:
        return culture(mine)
    if area == vocabulary.AVAILABLE:
        return [AVAILABLE] if mine.available else []
    return cubes(mine)


def cubes(mine: Civilisation) -> list[int]:
    """All places with a cube; the industry base is lost only after the other industries (M7.9)."""
    held = [
        mine.cities > 0, mine.harbors > 0, mine.warehouse > 0, mine.bank, mine.army, mine.colosseum,
        mine.industry > 0 and not mine.industries,
    ]  # fmt: skip
    places = farms(mine) + [CITY + place for place, there in enumerate(held) if there]
    places += [INDUSTRY + good for good in range(CITY) if mine.industries >> good & 1]
    places += culture(mine)
    if mine.wonders:
        places.append(WONDER)
    if mine.available:
        places.append(AVAILABLE)
    return places


def built(mine: Civilisation, track: i64) -> list[int]:
    """The buildings of a track, or of both."""
    tiles = mine.buildings if track == vocabulary.ANY else mine.buildings & tracks.TILES_OF_TRACK[track]
    return [BUILDING + tile for tile in range(TILES) if tiles >> tile & 1]


def surplus(s: MediterraneanState, seat: i64) -> int:
    """How many more cards are stored than the warehouse holds (M7.9)."""
    mine = s.civilisations[seat]
    return len(mine.stored) - s.edition.warehouse_rooms[mine.warehouse]


def stored(mine: Civilisation) -> list[int]:
    """The distinct stored cards."""
    return [STORED + kind for kind in sorted(set(mine.stored))]


# Carrying out losses


def lose(s: MediterraneanState, seat: i64, what: i64, sink: list[Event] | None) -> None:
    """Lose one thing by its number."""
    if what >= STORED:
        lose_stock(s, seat, [what - STORED], sink)
    elif what >= BUILDING:
        lose_building(s, seat, what - BUILDING, sink)
    else:
        lose_cube(s, seat, what, sink)


def lose_building(s: MediterraneanState, seat: i64, tile: i64, sink: list[Event] | None) -> None:
    """Return a tile to its owner, who may rebuild it; no cubes are lost (M5.3)."""
    tracks.destroy(s, seat, 1 << tile)
    if sink is not None:
        sink.append(BuildingLost(seat, tile, buildings.face(s, seat, tile)))


def lose_stock(s: MediterraneanState, seat: i64, cards: list[int], sink: list[Event] | None) -> None:
    """Discard stored cards, visible to all."""
    if not cards:
        return
    mine = s.civilisations[seat]
    for kind in cards:
        mine.stored.remove(kind)
    discard(s, cards)
    knowledge.lost(s, seat, cards)
    if sink is not None:
        sink.append(StockLost(seat, tuple(cards)))


def lose_cube(s: MediterraneanState, seat: i64, place: i64, sink: list[Event] | None) -> None:
    """Return a cube to the supply; its effect ends at once (M7.9)."""
    mine = s.civilisations[seat]
    mine.supply += 1
    if sink is not None:
        sink.append(CubeLost(seat, place))
    if place < CITY:
        mine.farms &= ~(1 << place)
    elif place == CITY:
        mine.cities -= 1
    elif place == HARBOR:
        mine.harbors -= 1
    elif place == WONDER:
        mine.wonders -= 1
    elif place == AVAILABLE:
        mine.available -= 1
    elif place >= CULTURE:
        mine.culture &= ~(1 << (place - CULTURE))  # its VP, and bonuses paid, stay
    elif place >= INDUSTRY:
        mine.industries &= ~(1 << (place - INDUSTRY))  # the marker moves one space left
    elif place == INDUSTRY_BASE:
        mine.industry = 0
    else:
        lose_improvement(s, seat, place, sink)


def lose_improvement(s: MediterraneanState, seat: i64, place: i64, sink: list[Event] | None) -> None:
    """Remove an improvement and its ability (M7.9). Without a warehouse all stored cards are lost."""
    mine = s.civilisations[seat]
    if place == WAREHOUSE:
        mine.warehouse -= 1
        if mine.warehouse == 0:
            lose_stock(s, seat, list(mine.stored), sink)
    elif place == BANK:
        mine.bank = False
    elif place == ARMY:
        mine.army = False
        tracks.status(s, seat, tracks.SAFETY, -s.edition.army_safety, sink)
    else:
        mine.colosseum = False
        tracks.status(s, seat, tracks.HAPPINESS, -s.edition.colosseum_happiness, sink)

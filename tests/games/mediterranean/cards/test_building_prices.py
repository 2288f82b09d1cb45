"""What each of the 24 faces of the building tiles costs, and the cubes that come with it (M8.2)."""

from __future__ import annotations

import pytest

from argosy.games.mediterranean.rules.actions import Build
from argosy.games.mediterranean.rules.events import Built
from tests.games.mediterranean.buying import build, cube_count, mine, refused, shop
from tests.games.mediterranean.table import tile

FACES = [
    ("G1", "democracy", "Hill of Assembly", 6, 2),
    ("G2", "democracy", "Court of Lots", 5, 1),
    ("G3", "democracy", "Open Stage", 9, 0),
    ("G4", "democracy", "Bath House", 5, 1),
    ("G5", "democracy", "Lodge of Envoys", 4, 1),
    ("G6", "democracy", "Citizens' Mint", 9, 3),
    ("G1", "dictatorship", "Citadel Gate", 6, 2),
    ("G2", "dictatorship", "House of the Guard", 5, 1),
    ("G3", "dictatorship", "Hall of Annals", 9, 0),
    ("G4", "dictatorship", "Beacon Tower", 5, 1),
    ("G5", "dictatorship", "Whisper Gallery", 4, 1),
    ("G6", "dictatorship", "Tribute Office", 9, 3),
    ("R1", "mars", "Spear Shrine", 6, 2),
    ("R2", "mars", "Muster Altar", 5, 1),
    ("R3", "mars", "War Calendar House", 9, 0),
    ("R4", "mars", "Shield Sanctuary", 5, 1),
    ("R5", "mars", "Oracle of Strife", 4, 1),
    ("R6", "mars", "Spoils Treasury", 8, 3),
    ("R1", "venus", "Dove Shrine", 6, 2),
    ("R2", "venus", "Rose Court", 5, 1),
    ("R3", "venus", "Evening Star Terrace", 9, 0),
    ("R4", "venus", "Garland Court", 5, 1),
    ("R5", "venus", "Pilgrim House", 4, 1),
    ("R6", "venus", "Temple Storehouse", 8, 3),
]
each_face = pytest.mark.parametrize(("name", "side", "face", "price", "cubes"), FACES, ids=[one[2] for one in FACES])


@each_face
def test_a_face_costs_its_price_and_brings_its_cubes(name: str, side: str, face: str, price: int, cubes: int) -> None:
    """With exactly its price one can build it on its side of the track; its cubes come to AVAILABLE."""
    laid = shop(money=price).stands(0, f"{side} 1")
    told = build(laid, name)
    one = mine(laid)
    assert (one.money, one.available, one.supply) == (0, cubes, 8 - cubes)
    assert one.buildings == one.fresh == 1 << tile(name)
    assert cube_count(one) == 15
    second = int(side in ("dictatorship", "mars"))
    assert told == [Built(0, tile(name), second, price, cubes)]
    assert laid.state.edition.tiles[tile(name)].names[second] == face


@each_face
def test_with_less_money_it_is_refused(name: str, side: str, face: str, price: int, cubes: int) -> None:
    """One coin short is short."""
    assert refused(shop(money=price - 1).stands(0, f"{side} 1"), Build(tile(name))) == "build.money"

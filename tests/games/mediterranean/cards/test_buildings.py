"""The 24 faces of the building tiles: what each does when it is used in the Civic phase.

Doublers only say which row they double; what that is worth is tried with the developments.
"""

from __future__ import annotations

import pytest

from argosy.core.contract import Event
from argosy.games.mediterranean.rules import civic
from argosy.games.mediterranean.rules.actions import GiveOpponent, UseAbility
from argosy.games.mediterranean.rules.events import AbilityUsed, MoneyMoved, OpponentGiven, StatusMoved, TrackMoved
from argosy.games.mediterranean.rules.state import GIVING, GOVERNMENT, RELIGION, USING
from tests.games.mediterranean.table import SIDES, Table, table, tile

WHITE, BLACK, BLUE, RED = SIDES
HAPPINESS, SAFETY = 0, 1

# tile, side, name, what it does to its owner, who stands on space 3 of that side
OWN = [
    ("G1", WHITE, "Hill of Assembly", TrackMoved(0, GOVERNMENT, 3, 4)),
    ("G1", BLACK, "Citadel Gate", TrackMoved(0, GOVERNMENT, -4, -5)),
    ("G2", WHITE, "Court of Lots", TrackMoved(0, GOVERNMENT, 3, 5)),
    ("G2", BLACK, "House of the Guard", TrackMoved(0, GOVERNMENT, -4, -6)),
    ("G4", WHITE, "Bath House", StatusMoved(0, HAPPINESS, 0, 1)),
    ("G4", BLACK, "Beacon Tower", StatusMoved(0, SAFETY, 0, 1)),
    ("G6", WHITE, "Citizens' Mint", MoneyMoved(0, 2)),
    ("G6", BLACK, "Tribute Office", MoneyMoved(0, 2)),
    ("R1", BLUE, "Dove Shrine", TrackMoved(0, RELIGION, 3, 4)),
    ("R1", RED, "Spear Shrine", TrackMoved(0, RELIGION, -4, -5)),
    ("R2", BLUE, "Rose Court", TrackMoved(0, RELIGION, 3, 5)),
    ("R2", RED, "Muster Altar", TrackMoved(0, RELIGION, -4, -6)),
    ("R4", BLUE, "Garland Court", StatusMoved(0, HAPPINESS, 0, 1)),
    ("R4", RED, "Shield Sanctuary", StatusMoved(0, SAFETY, 0, 1)),
    ("R6", BLUE, "Temple Storehouse", TrackMoved(0, RELIGION, 3, 4)),
    ("R6", RED, "Spoils Treasury", TrackMoved(0, RELIGION, -4, -5)),
]
# tile, side, name, to the second side, what it does to seat 2, who stands on Democracy 3 and Venus 3
RIVALS = [
    ("G5", WHITE, "Lodge of Envoys", False, TrackMoved(2, GOVERNMENT, 3, 4)),
    ("G5", WHITE, "Lodge of Envoys", True, TrackMoved(2, GOVERNMENT, 3, 2)),
    ("G5", BLACK, "Whisper Gallery", False, StatusMoved(2, HAPPINESS, 0, -1)),
    ("R5", BLUE, "Pilgrim House", False, TrackMoved(2, RELIGION, 3, 4)),
    ("R5", BLUE, "Pilgrim House", True, TrackMoved(2, RELIGION, 3, 2)),
    ("R5", RED, "Oracle of Strife", False, StatusMoved(2, SAFETY, 0, -1)),
]
DOUBLERS = [
    ("G3", WHITE, "Open Stage", "stage"),
    ("G3", BLACK, "Hall of Annals", "letters"),
    ("R3", BLUE, "Evening Star Terrace", "nature"),
    ("R3", RED, "War Calendar House", "nature"),
]


def face(side: str) -> int:
    """First or second face of a tile."""
    return SIDES.index(side) % 2


def owner(name: str, side: str, step: int) -> Table:
    """Seat 0 owns that building and stands on space 3 of its side."""
    begun = table(turn=2).stands(0, f"{side} 3").stands(2, "democracy 3", "venus 3").built(0, name).at(step)
    civic.begin(begun.state)
    return begun


@pytest.mark.parametrize(("building", "side", "name", "effect"), OWN, ids=[row[2] for row in OWN])
def test_a_building_for_oneself(building: str, side: str, name: str, effect: Event) -> None:
    begun = owner(building, side, USING)
    action = UseAbility(tile(building))
    assert begun.state.edition.tiles[tile(building)].names[face(side)] == name
    assert action in civic.menu(begun.state, 0)
    assert civic.check(begun.state, 0, action) is None
    told: list[Event] = []
    civic.apply(begun.state, 0, action, told)
    assert told == [AbilityUsed(0, tile(building), face(side)), effect]


@pytest.mark.parametrize(
    ("building", "side", "name", "second", "effect"), RIVALS, ids=[f"{row[2]} {row[3]}" for row in RIVALS]
)
def test_a_building_for_rivals(building: str, side: str, name: str, second: bool, effect: Event) -> None:
    begun = owner(building, side, GIVING)
    action = GiveOpponent(tile(building), 2, second)
    assert begun.state.edition.tiles[tile(building)].names[face(side)] == name
    assert action in civic.menu(begun.state, 0)
    assert civic.check(begun.state, 0, action) is None
    told: list[Event] = []
    civic.apply(begun.state, 0, action, told)
    assert told == [OpponentGiven(0, tile(building), face(side), 2, second), effect]


@pytest.mark.parametrize(("building", "side", "name", "row"), DOUBLERS, ids=[row[2] for row in DOUBLERS])
def test_a_doubler_is_passive(building: str, side: str, name: str, row: str) -> None:
    begun = owner(building, side, USING)
    printed = begun.state.edition.tiles[tile(building)]
    effect = printed.abilities[face(side)]
    assert printed.names[face(side)] == name
    assert (effect.verb, begun.state.edition.culture_rows[effect.amounts[0]]) == ("double", row)
    assert civic.waiting(begun.state) == 0


def test_every_face_is_tried() -> None:
    tried = (
        {name for _, _, name, *_ in OWN} | {name for _, _, name, *_ in RIVALS} | {name for _, _, name, _ in DOUBLERS}
    )
    assert tried == {name for one in table().state.edition.tiles for name in one.names}
    assert len(tried) == 24

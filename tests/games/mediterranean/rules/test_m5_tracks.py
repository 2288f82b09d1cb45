"""M5, tracks: two boards with two sides each, happiness and safety."""

from __future__ import annotations

import pytest

from argosy.core.contract import Event
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.board.tracks import HAPPINESS, SAFETY
from argosy.games.mediterranean.rules.events import Flipped, StatusMoved, TrackMoved
from argosy.games.mediterranean.rules.state import GOVERNMENT, RELIGION
from tests.games.mediterranean.table import SIDES, Table, line, table, tile


def stand(begun: Table, seat: int = 0) -> list[str]:
    """Where the two idea markers of a seat stand."""
    places = begun.state.civilisations[seat].tracks
    sides = [SIDES[2 * track + tracks.side(place)] for track, place in enumerate(places)]
    return [f"{side} {tracks.space(place)}" for side, place in zip(sides, places, strict=True)]


def after_arrows(start: str, net: int) -> str:
    """Where a marker stands after a net of arrows to the right, or below zero to the left."""
    track, _ = line(start)
    begun = table().stands(0, start)
    tracks.arrows(begun.state, 0, track, net, None)
    return stand(begun)[track]


def buildings(begun: Table, seat: int = 0) -> list[int]:
    return [number for number in range(12) if begun.state.civilisations[seat].buildings >> number & 1]


@pytest.mark.parametrize(
    ("start", "net", "end"),
    [
        ("democracy 0", 2, "democracy 2"),
        ("democracy 3", -2, "democracy 1"),
        ("dictatorship 0", -2, "dictatorship 2"),
        ("dictatorship 3", 2, "dictatorship 1"),
        ("venus 0", 2, "venus 2"),
        ("mars 0", -2, "mars 2"),
    ],
)
def test_m5_1_white_and_blue_go_right_black_and_red_left(start: str, net: int, end: str) -> None:
    """Arrows of a side's own colour lead away from its 0, those of the other colour back."""
    assert after_arrows(start, net) == end


@pytest.mark.parametrize(
    ("start", "net", "end"),
    [
        ("democracy 0", -1, "dictatorship 0"),
        ("dictatorship 0", 1, "democracy 0"),
        ("venus 0", -1, "mars 0"),
        ("mars 0", 1, "venus 0"),
        ("democracy 2", -4, "dictatorship 1"),
        ("mars 2", 5, "venus 2"),
    ],
)
def test_m5_1_each_side_has_its_own_0(start: str, net: int, end: str) -> None:
    """From 0 one opposite arrow turns the board to the 0 of its other side, and further arrows go on from there."""
    assert after_arrows(start, net) == end


def test_m5_2_the_marker_moves_once_by_the_net() -> None:
    """Arrows that cancel each other move nothing, and a step is one move, so nothing falls on the way."""
    begun = table().stands(0, "democracy 1").built(0, "G1")
    told: list[Event] = []
    tracks.arrows(begun.state, 0, GOVERNMENT, 0, told)
    assert told == []
    tracks.arrows(begun.state, 0, GOVERNMENT, 3 - 4, told)
    assert told == [TrackMoved(0, GOVERNMENT, 1, 0)]
    assert buildings(begun) == [tile("G1")]


def test_m5_3_a_flip_destroys_the_buildings_of_the_old_colour() -> None:
    """When a board turns, the buildings of that track fall and those of the other stand."""
    begun = table().stands(0, "dictatorship 1", "mars 3").built(0, "G1", "G5", "R2")
    told: list[Event] = []
    tracks.arrows(begun.state, 0, GOVERNMENT, 2, told)
    assert buildings(begun) == [tile("R2")]
    assert told == [TrackMoved(0, GOVERNMENT, -2, 0), Flipped(0, GOVERNMENT, False, (tile("G1"), tile("G5")))]


def test_m5_3_a_religion_that_turns_leaves_government_alone() -> None:
    """A conversion destroys religious buildings only, of its own seat only."""
    begun = table().stands(0, "venus 0").built(0, "G1", "R2", fresh=True).built(1, "R2")
    told: list[Event] = []
    tracks.arrows(begun.state, 0, RELIGION, -1, told)
    assert (buildings(begun), buildings(begun, 1)) == ([tile("G1")], [tile("R2")])
    assert begun.state.civilisations[0].fresh == 1 << tile("G1")
    assert told[-1] == Flipped(0, RELIGION, True, (tile("R2"),))


def test_m5_3_no_cubes_are_lost() -> None:
    """The people who came with a destroyed building stay."""
    begun = table().stands(0, "democracy 0").built(0, "G6").cubes(0, available=3)
    tracks.arrows(begun.state, 0, GOVERNMENT, -1, None)
    mine = begun.state.civilisations[0]
    assert (mine.available, mine.supply, mine.buildings) == (3, 5, 0)


def test_m5_3_a_voluntary_flip_destroys_too() -> None:
    """A flip of one's own will costs the same buildings."""
    begun = table().stands(0, "venus 4").built(0, "R1", "R6", "G2")
    tracks.flip(begun.state, 0, RELIGION, None)
    assert buildings(begun) == [tile("G2")]
    assert stand(begun) == ["democracy 0", "mars 0"]


@pytest.mark.parametrize("side", SIDES)
def test_m5_4_the_building_limit_grows_along_the_track(side: str) -> None:
    """Spaces 0 to 11 of every side allow 0 1 1 2 2 3 3 4 4 5 5 6 buildings."""
    begun = table()
    limits = []
    for space in range(12):
        begun.stands(0, f"{side} {space}")
        limits.append(tracks.limit(begun.state, 0, line(f"{side} 0")[0]))
    assert limits == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


@pytest.mark.parametrize(("start", "net"), [("democracy", 1), ("dictatorship", -1), ("venus", 1), ("mars", -1)])
def test_m5_4_beyond_the_end_is_lost(start: str, net: int) -> None:
    """A marker stops on space 11, and comes back from there with the next opposite arrow."""
    assert after_arrows(f"{start} 10", 4 * net) == f"{start} 11"
    assert after_arrows(f"{start} 11", -net) == f"{start} 10"


@pytest.mark.parametrize("which", [HAPPINESS, SAFETY])
def test_m5_5_happiness_and_safety_end_at_6_and_minus_12(which: int) -> None:
    """Both start on 0 and go from +6 down to -12; what goes further is lost."""
    begun = table()
    told: list[Event] = []
    for steps in (4, 4, 1, -15, -15, 2):
        tracks.status(begun.state, 1, which, steps, told)
    assert [(event.start, event.end) for event in told if isinstance(event, StatusMoved)] == [
        (0, 4), (4, 6), (6, -9), (-9, -12), (-12, -10),
    ]  # fmt: skip
    mine = begun.state.civilisations[1]
    assert (mine.happiness, mine.safety) == ((-10, 0) if which == HAPPINESS else (0, -10))


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("democracy 5", "democracy 2"),
        ("democracy 2", "democracy 0"),
        ("dictatorship 5", "dictatorship 2"),
        ("dictatorship 3", "dictatorship 0"),
        ("mars 0", "mars 0"),
    ],
)
def test_m5_6_toward_0_stops_on_0(start: str, end: str) -> None:
    """A calamity that pushes a marker toward 0 never turns the board, and its buildings stand."""
    track, _ = line(start)
    begun = table().stands(0, start).built(0, "G1", "R1")
    tracks.toward_zero(begun.state, 0, track, 3, None)
    assert stand(begun)[track] == end
    assert buildings(begun) == [tile("G1"), tile("R1")]

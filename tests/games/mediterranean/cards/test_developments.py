"""Every development, 1 to 36: its price by turn, whom it sends where, what it gives."""

from __future__ import annotations

import pytest

from argosy.games.mediterranean.rules.actions import AVAILABLE, Buy
from argosy.games.mediterranean.rules.board.scoring import CULTURE, CULTURE_BONUS, WONDER
from argosy.games.mediterranean.rules.events import Bought, Flipped, MoneyMoved, PointsGained, StatusMoved, TrackMoved
from tests.games.mediterranean.buying import cube_count, do, mine, refused, shop, ways
from tests.games.mediterranean.table import Table

NO_FARM = ""
LETTERS, STAGE, NATURE = 0, 1, 2
COSTS = {
    "hill-town": (2, 2, 2), "river-town": (2, 2, 2), "crossroads-town": (2, 2, 2), "fishing-cove": (4, 4, 4),
    "island-anchorage": (4, 4, 4), "joined-villages": (3, 3, 3), "incoming-settlers": (4, 4, 4),
    "oral-epic": (4, 4, 4), "choral-dance": (4, 4, 4), "star-lore": (4, 4, 4), "warehouse": (1, 1, 1),
    "army": (1, 1, 1), "colosseum": (1, 1, 1), "bank": (2, 2, 2), "industry-1": (5, 5, 5), "industry-2": (5, 5, 5),
    "revels-and-watchfires": (2, 2, 2), "pressed-labour": (1, 1, 1), "colonial-city": (3, 2), "deep-harbor": (6, 4),
    "twin-colonies": (8, 5), "tablet-library": (7, 7), "stone-theatre": (7, 7), "healers-garden": (7, 7),
    "scholar-1": (8, 8), "industry-3": (5, 3), "industry-4": (5, 3), "games-and-garrisons": (3, 3),
    "border-plunder": (0, 0), "edict-of-reform": (1, 1), "great-histories": (8,), "tragic-contest": (8,),
    "geometers-circle": (8,), "scholar-2": (8,), "sanctuary-of-lamps": (5,), "hall-of-columns": (5,),
}  # fmt: skip


def test_all_36_are_here() -> None:
    """The prices below are those of the whole edition, card by card."""
    assert list(COSTS) == [card.id for card in shop().state.edition.developments]


@pytest.mark.parametrize(
    ("card", "turn", "cost"),
    [
        (card, turn, cost)
        for card, costs in COSTS.items()
        for turn, cost in enumerate(costs, {3: 1, 2: 4, 1: 6}[len(costs)])
    ],
)
def test_price(card: str, turn: int, cost: int) -> None:
    """Each costs what the table says on each turn on which it can come, and not less."""
    laid = shop(card, turn=turn, money=cost).cubes(0, available=2)
    workers, choice = ways(laid)[-1]
    told = do(laid, Buy(0, workers, choice))
    assert isinstance(told[0], Bought)
    assert told[0].price == cost
    assert mine(laid).money == (5 if card == "border-plunder" else 0)
    assert cube_count(mine(laid)) == 15
    if cost:
        assert (
            refused(shop(card, turn=turn, money=cost - 1).cubes(0, available=2), Buy(0, workers, choice)) == "buy.money"
        )


def bought(laid: Table, workers: tuple[int, ...] = (AVAILABLE,), choice: tuple[int, ...] = ()) -> Table:
    """The table after seat 0 has bought the only development there."""
    do(laid, Buy(0, workers, choice))
    assert cube_count(mine(laid)) == 15
    return laid


# Production


@pytest.mark.parametrize("card", ["hill-town", "river-town", "crossroads-town", "colonial-city"])
def test_a_worker_goes_to_a_city(card: str) -> None:
    """Cards 1, 2, 3 and 19: from a farm or AVAILABLE to a city, of which there are five."""
    laid = shop(card).cubes(0, farms="wool salt", available=1)
    assert ways(laid) == [((1,), ()), ((4,), ()), ((AVAILABLE,), ())]
    bought(laid, (4,))
    assert (mine(laid).farms, mine(laid).cities, mine(laid).available) == (0b00010, 1, 1)
    assert refused(shop(card).cubes(0, farms="wool", cities=5), Buy(0, (1,))) == "buy.full"


@pytest.mark.parametrize("card", ["fishing-cove", "island-anchorage", "deep-harbor"])
def test_a_worker_goes_to_a_harbor(card: str) -> None:
    """Cards 4, 5 and 20: from a farm or AVAILABLE to a harbor, of which there are three."""
    laid = shop(card).cubes(0, farms="grain", available=1)
    assert ways(laid) == [((0,), ()), ((AVAILABLE,), ())]
    bought(laid)
    assert (mine(laid).farms, mine(laid).harbors, mine(laid).available) == (1, 1, 0)
    assert refused(shop(card).cubes(0, harbors=3), Buy(0, (0,))) == "buy.full"


def test_6_joined_villages() -> None:
    """One or two rural workers move to cities, as many as find room; those in AVAILABLE do not."""
    laid = shop("joined-villages").cubes(0, farms="grain wool salt", available=2)
    crews = [(0,), (1,), (4,), (0, 1), (0, 4), (1, 4)]
    assert ways(laid) == [(crew, ()) for crew in crews]
    assert refused(laid, Buy(0, (AVAILABLE,))) == "buy.rural_only"
    assert refused(laid, Buy(0, ())) == "buy.workers"
    assert refused(laid, Buy(0, (0, 1, 4))) == "buy.workers"
    bought(laid, (0, 4))
    assert (mine(laid).farms, mine(laid).cities, mine(laid).available) == (0b00010, 2, 2)
    assert ways(shop("joined-villages").cubes(0, farms="grain wool", cities=4)) == [((0,), ()), ((1,), ())]
    assert refused(shop("joined-villages").cubes(0, cities=5), Buy(0, (0,))) == "buy.full"


def test_7_incoming_settlers() -> None:
    """A cube of the supply goes to an empty farm or to a city; without supply nobody comes."""
    laid = shop("incoming-settlers").cubes(0, farms="grain wool ore")
    assert ways(laid) == [((), (2,)), ((), (4,)), ((), (5,))]
    assert refused(laid, Buy(0, (), (0,))) == "buy.choice"
    bought(laid, (), (2,))
    assert (mine(laid).farms, mine(laid).supply) == (0b01111, 9)
    laid = bought(shop("incoming-settlers"), (), (5,))
    assert (mine(laid).cities, mine(laid).supply) == (1, 7)
    full = shop("incoming-settlers").cubes(0, cities=5, available=3)
    assert refused(full, Buy(0, (), (5,))) == "buy.supply"
    assert refused(shop("incoming-settlers").cubes(0, cities=5), Buy(0, (), (5,))) == "buy.full"
    assert ways(shop("incoming-settlers").cubes(0, farms="wool", cities=5)) == [((), (n,)) for n in (0, 2, 3, 4)]


def test_21_twin_colonies() -> None:
    """One worker to a harbor and one to a city; both places must have room."""
    laid = shop("twin-colonies").cubes(0, farms="wool ore", available=1)
    assert ways(laid) == [((1, 3), ()), ((1, 5), ()), ((3, 5), ())]
    bought(laid, (3, AVAILABLE))
    assert (mine(laid).farms, mine(laid).available) == (0b00010, 0)
    assert (mine(laid).harbors, mine(laid).cities) == (1, 1)
    assert ((AVAILABLE, AVAILABLE), ()) in ways(shop("twin-colonies").cubes(0, available=2))
    assert refused(shop("twin-colonies"), Buy(0, (1,))) == "buy.workers"
    assert refused(shop("twin-colonies"), Buy(0, (3, 1))) == "buy.order"
    assert refused(shop("twin-colonies"), Buy(0, (1, 1))) == "buy.no_worker"
    for full in (shop("twin-colonies").cubes(0, cities=5), shop("twin-colonies").cubes(0, harbors=3)):
        assert refused(full, Buy(0, (0, 1))) == "buy.full"


# Culture

CULTURES = [
    ("oral-epic", LETTERS, 3), ("choral-dance", STAGE, 3), ("star-lore", NATURE, 3),
    ("tablet-library", LETTERS, 4), ("stone-theatre", STAGE, 4), ("healers-garden", NATURE, 4),
    ("great-histories", LETTERS, 7), ("tragic-contest", STAGE, 7), ("geometers-circle", NATURE, 7),
]  # fmt: skip
SCHOLARS = [("scholar-1", row, 4) for row in range(3)] + [("scholar-2", row, 7) for row in range(3)]


def culture_choice(card: str, row: int) -> tuple[int, ...]:
    """A scholar asks for the row."""
    return (row,) if card.startswith("scholar") else ()


@pytest.mark.parametrize(("card", "row", "points"), CULTURES + SCHOLARS)
def test_culture(card: str, row: int, points: int) -> None:
    """The worker takes the leftmost free box of the row; its VP come at once."""
    laid = shop(card).cubes(0, available=1, culture=1 << row * 3)
    told = do(laid, Buy(0, (AVAILABLE,), culture_choice(card, row)))
    assert mine(laid).culture == 0b11 << row * 3
    assert told[1:] == [PointsGained(0, points, CULTURE)]
    full = shop(card).cubes(0, available=1, culture=0b111 << row * 3)
    code = "buy.choice" if card.startswith("scholar") else "buy.full"
    assert refused(full, Buy(0, (AVAILABLE,), culture_choice(card, row))) == code


DOUBLERS = [
    ("G3", "democracy", STAGE), ("G3", "dictatorship", LETTERS), ("R3", "mars", NATURE), ("R3", "venus", NATURE),
]  # fmt: skip


@pytest.mark.parametrize(("name", "side", "row"), DOUBLERS)
@pytest.mark.parametrize(("card", "card_row", "points"), CULTURES)
def test_doublers(name: str, side: str, row: int, card: str, card_row: int, points: int) -> None:
    """A doubler doubles card VP and row bonus of its row, never the column; other rows it leaves alone."""
    boxes = 0b111111111 ^ 1 << card_row * 3 + 2
    laid = shop(card).stands(0, f"{side} 1").built(0, name, fresh=True)
    laid.cubes(0, farms=NO_FARM, available=1, culture=boxes)
    told = do(laid, Buy(0, (AVAILABLE,)))
    times = 2 if row == card_row else 1
    assert told[1:] == [
        PointsGained(0, points * times, CULTURE),
        PointsGained(0, 5 * times, CULTURE_BONUS),
        PointsGained(0, 5, CULTURE_BONUS),
    ]


def test_25_and_34_scholars_are_doubled_by_the_row_they_take() -> None:
    """A scholar counts for the row it stands in."""
    for card, points in (("scholar-1", 4), ("scholar-2", 7)):
        laid = shop(card).stands(0, "democracy 1").built(0, "G3").cubes(0, available=1)
        assert bought(laid, (AVAILABLE,), (STAGE,)).state.civilisations[0].vp == 5 + 2 * points
        laid = shop(card).stands(0, "democracy 1").built(0, "G3").cubes(0, available=1)
        assert bought(laid, (AVAILABLE,), (NATURE,)).state.civilisations[0].vp == 5 + points
        full = shop(card).cubes(0, farms=NO_FARM, available=1, culture=0b111111111)
        assert refused(full, Buy(0, (AVAILABLE,), (0,))) == "buy.full"


# Improvements


def test_11_warehouse() -> None:
    """A second cube in the warehouse; a lost first one can be replaced, no third added."""
    laid = bought(shop("warehouse"), (2,))
    assert (mine(laid).warehouse, mine(laid).farms, mine(laid).available, mine(laid).supply) == (2, 0b11011, 0, 8)
    assert mine(bought(shop("warehouse").cubes(0, warehouse=0), (2,))).warehouse == 1
    assert refused(shop("warehouse").cubes(0, warehouse=2), Buy(0, (2,))) == "buy.full"


def test_12_army() -> None:
    """The army makes two spaces safer; there is room for one."""
    laid = shop("army").safety(-1, 0, 0, 0)
    assert do(laid, Buy(0, (0,)))[1:] == [StatusMoved(0, 1, -1, 1)]
    assert mine(laid).army
    assert mine(laid).available == 0
    assert refused(shop("army").cubes(0, army=1), Buy(0, (0,))) == "buy.full"


def test_13_colosseum() -> None:
    """The colosseum makes two spaces happier; there is room for one."""
    laid = shop("colosseum").happiness(5, 0, 0, 0)
    assert do(laid, Buy(0, (0,)))[1:] == [StatusMoved(0, 0, 5, 6)]
    assert mine(laid).colosseum
    assert mine(laid).available == 0
    assert refused(shop("colosseum").cubes(0, colosseum=1), Buy(0, (0,))) == "buy.full"


def test_14_bank() -> None:
    """The bank waits for the next Resolution; there is room for one."""
    laid = shop("bank")
    assert len(do(laid, Buy(0, (0,)))) == 1
    assert mine(laid).bank
    assert refused(shop("bank").cubes(0, bank=1), Buy(0, (0,))) == "buy.full"


# Industry


@pytest.mark.parametrize("card", ["industry-1", "industry-2", "industry-3", "industry-4"])
def test_industry(card: str) -> None:
    """Cards 15, 16, 26 and 27: the worker goes to any industry that has none."""
    laid = shop(card).cubes(0, farms="grain", industries=0b00110)
    assert ways(laid) == [((0,), (0,)), ((0,), (3,)), ((0,), (4,))]
    assert refused(laid, Buy(0, (0,), (1,))) == "buy.choice"
    assert refused(laid, Buy(0, (0,))) == "buy.choices"
    bought(laid, (0,), (4,))
    assert (mine(laid).industries, mine(laid).farms) == (0b10110, 0)


# Status


def test_17_revels_and_watchfires() -> None:
    """Two steps of happiness or two of safety, without a worker; beyond the end is lost."""
    laid = shop("revels-and-watchfires").safety(-4, 0, 0, 0).happiness(5, 0, 0, 0)
    assert ways(laid) == [((), (0,)), ((), (1,))]
    assert mine(bought(laid, (), (1,))).safety == -2
    laid = shop("revels-and-watchfires").happiness(5, 0, 0, 0)
    assert mine(bought(laid, (), (0,))).happiness == 6
    assert refused(shop("revels-and-watchfires"), Buy(0, (0,), (0,))) == "buy.workers"


def test_18_pressed_labour() -> None:
    """Two sad faces for a cube in AVAILABLE, if they fit on the track and the supply has one."""
    laid = bought(shop("pressed-labour").happiness(-10, 0, 0, 0), ())
    assert (mine(laid).happiness, mine(laid).available, mine(laid).supply) == (-12, 1, 7)
    assert refused(shop("pressed-labour").happiness(-11, 0, 0, 0), Buy(0)) == "buy.loss"
    assert refused(shop("pressed-labour").cubes(0, available=8), Buy(0)) == "buy.supply"


@pytest.mark.parametrize("happy", range(4))
def test_28_games_and_garrisons(happy: int) -> None:
    """Three steps up, split over happiness and safety as one likes."""
    laid = bought(shop("games-and-garrisons"), (), (happy,))
    assert (mine(laid).happiness, mine(laid).safety) == (happy, 3 - happy)
    assert refused(shop("games-and-garrisons"), Buy(0, (), (4,))) == "buy.choice"


@pytest.mark.parametrize(("turn", "barbarians"), [(4, 2), (5, 4)])
def test_29_border_plunder(turn: int, barbarians: int) -> None:
    """$5 for two barbarians on turn 4, four on turn 5, if they fit on the track."""
    laid = shop("border-plunder", turn=turn, money=0).safety(1, 0, 0, 0)
    told = do(laid, Buy(0))
    assert told[1:] == [StatusMoved(0, 1, 1, 1 - barbarians), MoneyMoved(0, 5)]
    assert mine(laid).money == 5
    assert mine(bought(shop("border-plunder", turn=turn).safety(-12 + barbarians, 0, 0, 0), ())).safety == -12
    assert refused(shop("border-plunder", turn=turn).safety(-13 + barbarians, 0, 0, 0), Buy(0)) == "buy.loss"


@pytest.mark.parametrize(("choice", "steps"), [(0, -2), (1, -1), (2, 1), (3, 2)])
@pytest.mark.parametrize("track", [0, 1])
def test_30_edict_of_reform(track: int, choice: int, steps: int) -> None:
    """One sad face, and one idea marker moves one or two spaces either way."""
    laid = shop("edict-of-reform").stands(0, "democracy 3", "venus 3")
    told = do(laid, Buy(0, (), (track * 4 + choice,)))
    assert told[1:] == [StatusMoved(0, 0, 0, -1), TrackMoved(0, track, 3, 3 + steps)]
    assert refused(shop("edict-of-reform").happiness(-12, 0, 0, 0), Buy(0, (), (0,))) == "buy.loss"
    assert refused(shop("edict-of-reform"), Buy(0, (), (8,))) == "buy.choice"


def test_30_edict_of_reform_may_turn_the_board() -> None:
    """Past 0 the board turns over, and what stood on the old side falls."""
    laid = shop("edict-of-reform").stands(0, "mars 1").built(0, "R1", "G1")
    told = do(laid, Buy(0, (), (7,)))
    assert told[-2:] == [TrackMoved(0, 1, -2, 0), Flipped(0, 1, False, (6,))]
    assert mine(laid).buildings == 1


# Wonders


@pytest.mark.parametrize(
    ("card", "standing", "points"),
    [
        ("sanctuary-of-lamps", (), 0),
        ("sanctuary-of-lamps", ("R1", "R5", "G1"), 6),
        ("hall-of-columns", ("R1", "R5", "G1"), 3),
        ("hall-of-columns", ("G1", "G2", "G3", "G4", "G5", "G6"), 18),
    ],
)
def test_wonders(card: str, standing: tuple[str, ...], points: int) -> None:
    """Cards 35 and 36: 3 VP for each religious (government) building that stands at that moment."""
    laid = shop(card).built(0, *standing, fresh=True).cubes(0, available=1)
    told = do(laid, Buy(0, (AVAILABLE,)))
    assert told[1:] == ([PointsGained(0, points, WONDER)] if points else [])
    assert (mine(laid).wonders, mine(laid).vp) == (1, 5 + points)
    assert refused(shop(card).cubes(0, available=1, wonders=2), Buy(0, (AVAILABLE,))) == "buy.full"
    assert refused(shop(card).cubes(0, available=1), Buy(0, (0,))) == "buy.available_only"
    assert refused(shop(card), Buy(0, (AVAILABLE,))) == "buy.no_crew"

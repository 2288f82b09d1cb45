"""The worked examples of the rulebook, played out. Red, green, purple and yellow sit in this order.

The rulebook gives Tyros-Alexandria 3 miles in one example and 4 in another, so those two have a board each.
The rules page tells the examples with Ada, Bram, Cleo and Dario in these seats: `says` compares its numbers with what
the engine does, and PICTURES is what its pictures show.
"""

from __future__ import annotations

from argosy.games.neptun.edition.components import Edition, load_edition
from argosy.games.neptun.rules.events import Lost, Sailed
from argosy.games.neptun.view.view import Oar
from tests.games.neptun.layout import table
from tests.games.neptun.table import Table, new_game
from tests.locales.learned import pictured, says

RED, GREEN, PURPLE, YELLOW = range(4)
FIRST = "sanguntum-1 olives 2+1"
SECOND = "pergamum-1 grain 8-1"
PICTURES = pictured("neptun")


def red_takes_the_second() -> Table:
    """Red turns up two contracts and loads the second on the fourth slot."""
    begun = new_game(4)
    begun.reveal(RED, FIRST)
    begun.pick(RED, SECOND, 4)
    return begun


def first_turn() -> Table:
    """The whole first turn: green takes what red passed over; purple passes one over and then stands below yellow."""
    begun = red_takes_the_second()
    begun.play(GREEN, "take 1>1")
    begun.reveal(PURPLE, "carthago-1 honey 9+0")
    begun.pick(PURPLE, "roma-1 salt 5+0", 1)
    begun.pick(YELLOW, "malaca-1 grapes 5+1", 1)
    return begun


def test_olives_for_sanguntum_earn_three_points_in_hispania() -> None:
    begun = table(4).boat(RED, "Sanguntum").chart(RED, "sanguntum-1 olives").sailing()
    begun.play(RED, "stay deliver 1")
    assert begun.player(RED).tokens["Hispania"] == 3
    says("N", 1, begun.player(RED).tokens["Hispania"])


def test_the_first_is_passed_over_and_the_second_taken() -> None:
    begun = red_takes_the_second()
    assert begun.columns() == ["up", "taken", "down", "down", "down"]
    says("N", 2, len(begun.columns()), begun.columns().count("down"))


def test_the_next_takes_the_first_face_up_one() -> None:
    begun = red_takes_the_second()
    begun.play(GREEN, "take 1>1")
    contract = begun.player(GREEN).chart[0].contract
    assert contract is not None
    assert (contract.city, contract.good) == ("Sanguntum", "olives")
    says("N", 3)


def test_a_contract_on_the_fourth_slot_stays_there() -> None:
    begun = red_takes_the_second()
    assert begun.chart(RED) == ["free", "free", "free", "open", "free"]
    slot = begun.chart(RED).index("open")
    says("N", 4, slot + 1, slot, 4 - slot)
    assert PICTURES["taken"]["slot"] == slot + 1


def test_the_new_order_with_two_markers_in_one_stack() -> None:
    begun = first_turn()
    assert begun.view.order == (GREEN, YELLOW, PURPLE, RED)
    assert PICTURES["order"] == list(begun.view.order)
    powers = [power for _, power in PICTURES["markers"]]
    assert powers == [8, 2, 5, 5]  # the oars of `first_turn`, by seat
    says("N", 5, *powers)


def test_the_second_turn_begins_with_the_left_over_and_a_coin() -> None:
    begun = first_turn()
    left = begun.view.display[0]
    assert left.contract is not None
    assert (left.contract.city, left.oar, left.coins) == ("Carthago", Oar(9, 0, False), 1)
    assert begun.columns() == ["up", "down", "down", "down", "down"]
    says("N", 6, left.coins, begun.columns().count("down"))
    shown = {"city": left.contract.city, "good": left.contract.good, "oar": [9, 0], "coins": left.coins}
    assert PICTURES["leftOver"].items() >= shown.items()


def test_salt_for_leptis_magna_first_then_honey_for_carthago() -> None:
    layout = table(4).order(GREEN, RED, PURPLE, YELLOW).miles("Leptis Magna-Carthago", 5).boat(GREEN, "Leptis Magna")
    begun = layout.chart(GREEN, "leptis-magna-2 salt", "carthago-1 honey").sailing()
    begun.play(GREEN, "stay deliver 1")
    begun.all_stay()
    begun.row("4+1", "4+1", "4+1", "4+1")
    begun.play(GREEN, "sail Carthago deliver 2")
    assert begun.chart(GREEN)[:2] == ["fulfilled", "fulfilled"]
    assert begun.player(GREEN).tokens["Africa"] == 6
    says("N", 7, 1, 2, begun.player(GREEN).tokens["Africa"])


def test_four_oar_cards_make_a_forecast_of_two() -> None:
    oars = [(power, wind) for power, wind in PICTURES["oars"]]
    begun = table(4).sailing(*[f"{power}{wind:+d}" for power, wind in oars])
    assert begun.view.forecast == PICTURES["forecast"] == 2
    assert begun.view.wind == PICTURES["wind"] == 5
    begun.all_stay()
    assert begun.view.wind == 7
    says("N", 8, *[wind for _, wind in oars], 2, begun.view.wind)


def test_a_range_of_ten_miles() -> None:
    begun = table(4).order(GREEN, RED, PURPLE, YELLOW).sailing("6+0", "5+0", "5+0", "6+0")
    assert begun.entry(GREEN, "stay").range == 10
    says("N", 9, begun.view.wind, 5, 10)


def test_three_miles_from_tyros_to_alexandria() -> None:
    begun = table(4).miles("Tyros-Alexandria", 3).boat(RED, "Tyros").sailing()
    assert Sailed(RED, 12, 13, 3, 0, (12, 13)) in begun.play(RED, "sail Alexandria")
    says("N", 10, 3, 3)


def short_of_one_mile() -> Table:
    """Red can go 11 miles; Crete-Tyros is 8, and Tyros-Alexandria 4."""
    layout = table(4).miles("Crete-Tyros", 8).miles("Tyros-Alexandria", 4)
    return layout.chart(RED, "sanguntum-1 honey", "alexandria-1 grapes", "pergamum-1 grain").sailing(
        "6+0", "5+0", "5+0", "6+0"
    )


def test_a_missing_mile_is_bought() -> None:
    begun = short_of_one_mile()
    way = begun.entry(RED, "sail Alexandria +1")
    assert (way.range, way.distance, way.cost) == (11, 12, 1)
    before = begun.player(RED).gold
    begun.play(RED, "sail Alexandria +1")
    assert begun.player(RED).gold == 4
    says("N", 11, 11, 8, 4, 12, way.cost, way.cost, begun.player(RED).gold, before)
    shown = {"miles": [8, 4], "oar": 6, "range": way.range, "gold": way.cost}
    assert PICTURES["voyage"].items() >= shown.items()


def test_grapes_for_alexandria_earn_two_points_in_its_temple() -> None:
    begun = short_of_one_mile()
    begun.play(RED, "sail Alexandria +1 deliver 2")
    assert begun.player(RED).tokens == {"Hispania": 0, "Italia": 0, "Graecia": 0, "Asia Minor": 0, "Africa": 2}
    says("N", 12, 2, 0, 2)


def test_pergamum_first_and_sanguntum_on_its_left_is_lost() -> None:
    begun = table(4).boat(RED, "Pergamum").chart(RED, "sanguntum-1 olives", "pergamum-1 grain").sailing()
    assert Lost(RED, (0,)) in begun.play(RED, "stay deliver 2")
    assert begun.chart(RED)[:2] == ["lost", "fulfilled"]
    says("N", 13, 1, 2)
    assert [slot["state"] for slot in PICTURES["lost"]] == begun.chart(RED)[:2]


def test_round_1_the_farthest_takes_the_tile_of_graecia() -> None:
    begun = table(4).stacks("Graecia", {4: (RED,), 2: (PURPLE, GREEN)}).sailing(turn=5)
    begun.all_stay()
    assert begun.tiles("Graecia") == [3, 0, 0, 0]
    says("N", 14, 1, 4, 2, begun.tiles("Graecia")[RED])
    shown = PICTURES["scoring1"]
    assert shown == {"tiles": [3], "takers": [RED], "tokens": [[RED, 4], [PURPLE, 2], [GREEN, 2], [YELLOW, 0]]}


def test_round_2_two_tiles_and_the_one_who_was_there_first() -> None:
    layout = table(4).round(2).stacks("Graecia", {5: (YELLOW,), 2: (RED,)})
    begun = layout.boat(PURPLE, "Corinthus").chart(PURPLE, "corinthus-1 honey").sailing(turn=5)
    begun.play(RED, "stay")
    begun.play(GREEN, "stay")
    begun.play(PURPLE, "stay deliver 1")
    assert begun.player(PURPLE).tokens["Graecia"] == begun.player(RED).tokens["Graecia"] == 2
    begun.play(YELLOW, "stay")
    tiles = dict(zip((RED, GREEN, PURPLE, YELLOW), begun.tiles("Graecia"), strict=True))
    assert tiles == {YELLOW: 5, RED: 1, GREEN: 0, PURPLE: 0}
    says("N", 15, 2, 5, 1, 5, 5, 2, 1)
    shown = PICTURES["scoring2"]
    assert shown == {
        "tiles": [5, 1],
        "takers": [YELLOW, RED],
        "tokens": [[YELLOW, 5], [RED, 2], [PURPLE, 2], [GREEN, 0]],
    }


def test_for_round_2_the_tiles_b_go_to_the_temples() -> None:
    begun = table(4).sailing(turn=5)
    begun.all_stay()
    assert begun.temple("Graecia").tiles == (5, 1)
    says("N", 16, begun.view.round, *begun.temple("Graecia").tiles)


def test_the_cards_of_the_pictures_pay_what_is_printed() -> None:
    edition = load_edition()
    for contract, reward in PICTURES["rewards"].items():
        city, good = contract.rsplit(maxsplit=1)
        card = edition.card_names.index(f"{city.lower()}-1")
        assert paid(edition, card, good) == reward, contract
    card = edition.card_names.index(PICTURES["contract"]["card"])
    assert {good: paid(edition, card, good) for good in edition.goods} == PICTURES["pays"]


def paid(edition: Edition, card: int, good: str) -> dict[str, int]:
    """What a city card pays for a good, as the pictures write it."""
    kind = edition.goods.index(good)
    return {"gold": edition.contract_gold[card * 5 + kind], "points": edition.contract_points[card * 5 + kind]}

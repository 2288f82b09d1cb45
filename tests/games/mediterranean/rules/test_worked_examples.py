"""The worked examples of the rulebook, played out; `says` compares what comes out with the text of the rules page.

PICTURES is what the pictures of that page show.
"""

from __future__ import annotations

from argosy.core.contract import Event
from argosy.games.mediterranean.edition.components import load_edition
from argosy.games.mediterranean.rules import production, purchasing
from argosy.games.mediterranean.rules.actions import BuyPoints, Deal
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.events import IndustryPaid, PutBack
from argosy.games.mediterranean.rules.state import GOVERNMENT, PRODUCING, RELIGION
from tests.games.mediterranean.buying import build, buildable, do, shop
from tests.games.mediterranean.resolving import resolve
from tests.games.mediterranean.table import SIDES, Table, table
from tests.locales.learned import pictured, says

PICTURES = pictured("mediterranean")
TIMBER, WOOL = 1 << 2, 1 << 1


def first(laid: Table) -> Civilisation:
    """What the first seat has."""
    return laid.state.civilisations[0]


def stands(laid: Table, track: int) -> tuple[str, int]:
    """Side and space of an idea marker of the first seat."""
    place = first(laid).tracks[track]
    return SIDES[2 * track + tracks.side(place)], tracks.space(place)


def money_for(good: str, *counts: int) -> list[int]:
    """What sets of so many cards of a good pay, each count with its money."""
    found: list[int] = []
    for count in counts:
        laid = table()
        edition = laid.state.edition
        deck = laid.state.decks[edition.good_deck[edition.goods.index(good)]]
        laid.hand(0, *[name for name in laid.names(deck.cards) if name.startswith(f"{good}-")][:count])
        resolve(laid)
        found += [count, first(laid).money]
    return found


def test_sets_of_grain() -> None:
    figures = money_for("grain", 1, 3, 5)
    assert figures == [1, 1, 3, 6, 5, 15]
    says("M", 1, *figures)


def test_two_equal_arrows() -> None:
    cards = PICTURES["set"]["cards"]
    laid = table().hand(0, *cards)
    before = stands(laid, GOVERNMENT)
    resolve(laid)
    after = stands(laid, GOVERNMENT)
    assert (before, after) == (("democracy", 0), ("democracy", 2))
    assert [before[1], after[1]] == PICTURES["set"]["track"]
    assert first(laid).money == PICTURES["set"]["money"]
    says("M", 2, len(cards), before[1], after[1])


def test_two_opposite_arrows() -> None:
    laid = table().hand(0, "grain-democracy", "grain-dictatorship")
    resolve(laid)
    assert stands(laid, GOVERNMENT) == ("democracy", 0)
    says("M", 3, 1, 1, first(laid).money, 0)


def test_a_third_art_is_exchanged() -> None:
    laid = table(turn=2, step=PRODUCING)
    for seat in range(4):
        laid.cubes(seat, farms="")
    laid.cubes(0, farms="", cities=4)
    dealt = ("art-democracy", "art-prosperity", "wine-mars", "art-fury", "dye-venus")
    told: list[Event] = []
    production.produce(laid.state, Deal(tuple(laid.kind(name) for name in dealt)), told)
    assert any(isinstance(event, PutBack) for event in told)
    goods = [name.split("-")[0] for name in laid.names(first(laid).hand)]
    assert sorted(goods) == ["art", "art", "dye", "wine"]
    says("M", 4, first(laid).cities, len(goods), max(goods.count(good) for good in goods))


def test_a_revolution_destroys_buildings() -> None:
    shown = PICTURES["revolution"]
    laid = table().stands(0, f"dictatorship {shown['from']}").built(0, "G1", "G2")
    cubes = first(laid).supply
    laid.hand(0, *["art-democracy"] * shown["arrows"])
    resolve(laid)
    assert stands(laid, GOVERNMENT) == ("democracy", shown["to"])
    assert (first(laid).buildings, first(laid).supply) == (0, cubes)
    says("M", 5, shown["from"], shown["built"], shown["arrows"], shown["from"], 0, shown["to"])


def test_more_than_a_full_set_of_wine() -> None:
    figures = money_for("wine", 1, 2, 5, 7)
    assert figures == [1, 2, 2, 5, 5, 20, 7, 29]
    says("M", 6, *figures, 6, 1)


def test_a_whole_resolution() -> None:
    shown = PICTURES["resolution"]
    laid = table().stands(0, f"democracy {shown['government'][0]}", f"venus {shown['religion'][0]}")
    laid.hand(0, *shown["cards"])
    before = first(laid).vp
    resolve(laid)
    assert stands(laid, GOVERNMENT) == ("democracy", shown["government"][1])
    assert stands(laid, RELIGION) == ("venus", shown["religion"][1])
    assert first(laid).money == shown["money"] == 15
    assert (first(laid).vp - before, first(laid).safety) == (1, -1)
    goods = [card.split("-")[0] for card in shown["cards"]]
    counts = [goods.count(good) for good in ("grain", "timber", "dye", "spices")]
    bottoms = [card.split("-")[1] for card in shown["cards"]]
    ideas = [bottoms.count(idea) for idea in ("dictatorship", "democracy", "venus", "prosperity", "barbarians")]
    sums = [6, 1, 5, 3]
    assert sum(sums) == first(laid).money
    says("M", 7, *counts, *sums, 15, *ideas, *shown["government"], *shown["religion"], 1, 1)


def test_how_many_buildings() -> None:
    space, most = PICTURES["limit"]["space"], PICTURES["limit"]["buildings"]
    laid = shop().stands(0, f"democracy {space}")
    for name in ("G1", "G2")[:most]:
        assert name in buildable(laid)
        build(laid, name)
    assert buildable(laid) == []
    says("M", 8, space, most, 1, most, most)


def test_a_marker_that_drops_removes_nothing() -> None:
    laid = shop().stands(0, "democracy 1").built(0, "G1", "G2")
    purchasing.finish(laid.state, None)
    assert int(first(laid).buildings).bit_count() == 2
    assert buildable(laid) == []
    says("M", 9, 2, 1)


def test_a_black_building_brings_cubes() -> None:
    shown = PICTURES["building"]
    laid = shop(money=20)
    assert buildable(laid.stands(0, "dictatorship 0")) == []
    build(laid.stands(0, "dictatorship 1"), "G1")
    assert (20 - first(laid).money, first(laid).available) == (shown["cost"], shown["cubes"]) == (6, 2)
    says("M", 10, 6, 2, 1, 1)


def test_industry_sells_points() -> None:
    laid = shop(money=6).cubes(0, industries=0b11)
    before = first(laid).vp
    do(laid, BuyPoints(3))
    assert (first(laid).money, first(laid).vp - before) == (0, 3)
    says("M", 11, 2, 2, 6, 3)


def test_money_left_over_is_halved() -> None:
    laid = shop().money(3, 0, 0, 0)
    purchasing.finish(laid.state, None)
    says("M", 12, 3, first(laid).money)


def test_shipbuilding_dominates() -> None:
    laid = table().hand(0, *["timber-mars"] * 2).hand(1, "timber-mars").cubes(0, industries=TIMBER)
    before = first(laid).vp
    assert IndustryPaid(0, 2, False) in resolve(laid)
    says("M", 13, 2, first(laid).vp - before, first(laid).safety)


def test_textiles_has_the_monopoly() -> None:
    laid = table().hand(0, *["wool-mars"] * 3).cubes(0, industries=WOOL)
    before = first(laid).vp
    assert IndustryPaid(0, 1, True) in resolve(laid)
    says("M", 14, 3, first(laid).vp - before)


def test_the_pictures_show_what_is_printed() -> None:
    edition = load_edition()
    development = next(card for card in edition.developments if card.id == PICTURES["development"]["id"])
    assert (development.name, development.cost[1]) == ("Fishing Cove", PICTURES["development"]["cost"])
    cards = [card for _, card in PICTURES["produced"]] + PICTURES["stored"] + [PICTURES["barred"]]
    assert set(cards) <= set(edition.kind_names)

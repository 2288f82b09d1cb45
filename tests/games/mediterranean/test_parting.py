"""Which copies a page proposes to hand over, and what it is told of purchases and pay."""

from __future__ import annotations

from argosy.games.mediterranean.edition.components import load_edition
from argosy.games.mediterranean.printed import pieces
from argosy.games.mediterranean.rules.game import Mediterranean
from argosy.games.mediterranean.rules.state import GOODS, MediterraneanState
from argosy.games.mediterranean.view.menu import MenuEntry, entries_of
from argosy.games.mediterranean.view.suggested_cards import handed, parting, welcome
from argosy.text.translate import Words
from tests.games.mediterranean.buying import shop
from tests.games.mediterranean.table import table

NAMES = load_edition().kind_names


def holding(*names: str) -> MediterraneanState:
    """A table whose first seat holds these cards, on the sides of Democracy and Venus."""
    return table().hand(0, *names).state


def named(kinds: list[int] | tuple[int, ...]) -> list[str]:
    return [NAMES[kind] for kind in kinds]


def wanting(s: MediterraneanState, **goods: int) -> tuple[int, ...]:
    return tuple([goods.get(good, 0) for good in s.edition.goods[:GOODS]])


def test_one_parts_first_with_what_hurts_and_last_with_what_helps() -> None:
    s = holding("grain-prosperity", "grain-democracy", "grain-dictatorship", "grain-poverty", "grain-depression")
    ordered = ["grain-depression", "grain-poverty", "grain-dictatorship", "grain-democracy", "grain-prosperity"]
    assert named(parting(s, 0)) == ordered


def test_an_arrow_is_welcome_on_the_own_side_only() -> None:
    s = holding("grain-democracy")
    democracy = NAMES.index("grain-democracy")
    assert welcome(s, 0, democracy) > 0
    s.civilisations[0].tracks[0] = -1  # Dictatorship 0
    assert welcome(s, 0, democracy) < 0


def test_the_copy_that_hurts_goes_for_a_good_and_piracy_for_a_luxury() -> None:
    s = holding("wine-mars", "wine-barbarians", "gold-prosperity", "piracy")
    assert named(handed(s.edition, parting(s, 0), wanting(s, wine=1))) == ["wine-barbarians"]
    assert named(handed(s.edition, parting(s, 0), wanting(s, gold=1))) == ["piracy"]
    assert handed(s.edition, parting(s, 0), wanting(s, salt=1)) == []


def bought(*developments: str) -> list[MenuEntry]:
    """The ways to buy the first of these."""
    laid = shop(*developments)
    menu = Mediterranean().legal(laid.state, 0)
    return [one for one in entries_of(laid.state, 0, menu) if one.kind == "Buy" and one.slot == 0]


def test_a_purchase_names_the_farm_that_its_worker_leaves_and_the_place_that_it_fills() -> None:
    ways = bought("industry-1")
    assert {one.workers for one in ways} >= {("farm-grain",), ("farm-salt",)}
    assert {one.choices for one in ways} == {(f"place:industry-{good}",) for good in load_edition().goods[:5]}


def test_a_choice_of_status_and_of_ideas_is_named() -> None:
    assert [one.choices for one in bought("revels-and-watchfires")] == [("status:happiness",), ("status:safety",)]
    assert ("split:1:2",) in [one.choices for one in bought("games-and-garrisons")]


def test_pay_goes_on_with_a_new_set_and_piracy_passes_as_a_luxury() -> None:
    goods = {one.name: one for one in pieces(load_edition(), Words("en")).goods}
    assert goods["wine"].pays[:8] == [0, 2, 5, 9, 14, 20, 27, 29]
    assert len(goods["grain"].pays) == 19
    assert goods["piracy"].poses == ["spices", "gold"]
    assert goods["gold"].poses == []

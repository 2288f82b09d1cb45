"""Words for what people do in the Purchasing phase, to try its rules at a laid-out table."""

from __future__ import annotations

from argosy.core.contract import Action, Event, Illegal
from argosy.games.mediterranean.rules import purchasing
from argosy.games.mediterranean.rules.actions import Build, Buy
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.state import PURCHASING
from tests.games.mediterranean.table import Table, table, tile

FIRST_TURN = (1, 4, 6)  # of each age


def shop(*developments: str, turn: int = 0, money: int = 50, seats: int = 4) -> Table:
    """Purchasing with these developments on display and so much money for everybody; the turn is one of their age."""
    laid = table(seats=seats)
    s = laid.state
    names = [card.id for card in s.edition.developments]
    s.developments = [names.index(name) for name in developments]
    s.turn = turn or (FIRST_TURN[s.edition.developments[s.developments[0]].age] if developments else 1)
    for mine in s.civilisations:
        mine.money = money
    purchasing.begin(s, None)
    return laid.at(PURCHASING)


def mine(laid: Table, seat: int = 0) -> Civilisation:
    """What belongs to a seat."""
    return laid.state.civilisations[seat]


def do(laid: Table, action: Action, seat: int = 0) -> list[Event]:
    """A seat does what its menu allows."""
    told: list[Event] = []
    assert purchasing.check(laid.state, seat, action) is None
    assert action in purchasing.menu(laid.state, seat)
    purchasing.apply(laid.state, seat, action, told)
    return told


def refused(laid: Table, action: Action, seat: int = 0) -> str:
    """A seat tries what it may not do, which changes nothing; the code of the refusal."""
    before = laid.state.digest()
    refusal = purchasing.check(laid.state, seat, action)
    assert isinstance(refusal, Illegal), f"{action} was accepted"
    assert refusal.rule.startswith("M8.")
    assert action not in purchasing.menu(laid.state, seat)
    assert laid.state.digest() == before
    return refusal.code


def build(laid: Table, name: str, seat: int = 0) -> list[Event]:
    """A seat builds a tile by its name (`G5`)."""
    return do(laid, Build(tile(name)), seat)


def buildable(laid: Table, seat: int = 0) -> list[str]:
    """The tiles that a seat may build now."""
    menu = purchasing.menu(laid.state, seat)
    return ["GR"[one.tile // 6] + str(one.tile % 6 + 1) for one in menu if isinstance(one, Build)]


def ways(laid: Table, slot: int = 0, seat: int = 0) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way in which a seat may buy the development of a slot: where its workers come from, and its choices."""
    menu = purchasing.menu(laid.state, seat)
    return [(one.workers, one.choice) for one in menu if isinstance(one, Buy) and one.slot == slot]


def cube_count(civilisation: Civilisation) -> int:
    """All cubes of a civilisation, wherever they are."""
    one = civilisation
    masks = [int(one.farms), int(one.industries), int(one.culture)]
    places = [one.cities, one.harbors, one.warehouse, one.bank, one.army, one.colosseum, one.industry, one.wonders]
    return sum([mask.bit_count() for mask in masks]) + sum(places) + one.available + one.supply

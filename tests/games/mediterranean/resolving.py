"""Words for what happens in the Resolution phase, to try its rules at a laid-out table."""

from __future__ import annotations

from argosy.core.contract import Action, Event
from argosy.games.mediterranean.rules import calamity, resolution
from argosy.games.mediterranean.rules.actions import BankChoice, Lose, Vote
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.state import BANKING
from tests.games.mediterranean.table import Table, table


def reveal(laid: Table) -> list[Event]:
    """Everybody spends the hand; banks that have a choice are asked."""
    told: list[Event] = []
    resolution.begin(laid.state, told)
    if laid.state.sealed.waiting:
        laid.state.step = BANKING
    return told


def choose(laid: Table, seat: int, prosperity: bool) -> list[Event]:
    """A bank's owner chooses."""
    told: list[Event] = []
    action = BankChoice(prosperity)
    assert laid.state.sealed.waiting >> seat & 1
    assert action in resolution.menu(laid.state, seat)
    assert resolution.check(laid.state, seat, action) is None
    resolution.choose(laid.state, seat, action, told)
    return told


def settle(laid: Table) -> list[Event]:
    """Bottoms, industries, wealth, order."""
    told: list[Event] = []
    assert laid.state.sealed.waiting == 0
    resolution.settle(laid.state, told)
    return told


def resolve(laid: Table, **banks: bool) -> list[Event]:
    """Reveal and settle; banks choose by seat (`bank_0=True` is Prosperity)."""
    told = reveal(laid)
    for name, prosperity in banks.items():
        told += choose(laid, int(name.removeprefix("bank_")), prosperity)
    return told + settle(laid)


def strike(laid: Table, name: str) -> list[Event]:
    """A calamity (`harbor-raid`) finds its victim, as far as nobody is asked."""
    s = laid.state
    told: list[Event] = []
    number = [card.id for card in s.edition.calamities].index(name)
    stage = s.edition.calamities[number].kind
    s.calamities = [number, number]
    s.turn = max(s.turn, 2)
    calamity.begin(s, stage, told)
    return told


def struck(name: str, farms: str | None = None, **cubes: int) -> Table:
    """Seat 1 is the only one below start on both tracks, on -3, has these cubes, and the calamity falls."""
    laid = table(turn=2).happiness(0, -3, 0, 0).safety(0, -3, 0, 0).cubes(1, farms, **cubes)
    strike(laid, name)
    return laid


def answer(laid: Table, seat: int, action: Action) -> list[Event]:
    """A seat votes, or chooses what is lost, as its menu allows."""
    told: list[Event] = []
    assert action in calamity.menu(laid.state, seat)
    assert calamity.check(laid.state, seat, action) is None
    calamity.apply(laid.state, seat, action, told)
    return told


def ballot(laid: Table, votes: dict[int, int]) -> list[Event]:
    """All voters vote, each for a seat."""
    told: list[Event] = []
    for seat, victim in votes.items():
        assert laid.state.sealed.waiting >> seat & 1
        told += answer(laid, seat, Vote(victim))
    return told


def lose(laid: Table, what: int, seat: int | None = None) -> list[Event]:
    """The seat that is asked, which is that one if named, gives up one thing."""
    if seat is not None:
        assert laid.state.loser == seat
    return answer(laid, laid.state.loser, Lose(what))


def options(laid: Table) -> list[int]:
    """What the seat that is asked can give up; nothing when nobody is asked."""
    if not calamity.busy(laid.state):
        return []
    menu = calamity.menu(laid.state, laid.state.loser)
    return [action.what for action in menu if isinstance(action, Lose)]


def victim(laid: Table) -> Civilisation:
    """What the victim of `struck` has."""
    return laid.state.civilisations[1]

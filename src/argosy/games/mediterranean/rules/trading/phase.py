"""The Trading phase (M6): all seats act at once while the clock runs; its start, clock, actions and end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, Term
from argosy.games.mediterranean.hidden import knowledge
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import Accept, Offer, Ready, ShowTops, Store, Tick, TimeUp, Wait, Withdraw
from argosy.games.mediterranean.rules.events import GraceBegan, ReadySet, TopsShown, TradingBegan
from argosy.games.mediterranean.rules.state import GOODS, GRACE, PIRACY, TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading import menu as trading_menu
from argosy.games.mediterranean.rules.trading import offers, warehouse

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

TICKS_OPTION: Final = 0
"""The number of the option for the ticks after which trading time is up; 0 means no limit."""


def begin(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Start the phase: the clock runs, nobody is ready, nothing is offered (M6.1)."""
    s.step = TRADING
    s.offers = []
    s.ready = 0
    s.ticks = 0
    s.deals = 0
    if sink is not None:
        sink.append(TradingBegan())


def over(s: MediterraneanState) -> bool:
    """Whether trading has ended: every seat is ready; when all time is up, `clock` sets them so (M6.1, M6.11)."""
    return s.ready == (1 << s.seats) - 1


def end(s: MediterraneanState) -> None:
    """End the phase: open offers are void (M6.11); hands and warehouses stay as they are."""
    s.offers = []


# The clock


def clock_check(s: MediterraneanState, a: Action) -> Illegal | None:
    """Whether the clock runs."""
    if s.step != TRADING and s.step != GRACE:
        return Illegal("clock.stopped", "M6.1", {})
    return None if isinstance(a, (Tick, TimeUp)) else Illegal("clock.expected", "M6.1", {})


def clock(s: MediterraneanState, a: Action, sink: list[Event] | None) -> None:
    """Advance trading time; after it comes the grace for storing cards, and after that trading is over (M6.11)."""
    if s.step == GRACE:
        s.ready = (1 << s.seats) - 1
        return
    if isinstance(a, Tick):
        s.ticks += 1
        if s.options[TICKS_OPTION] == 0 or s.ticks < s.options[TICKS_OPTION]:
            return
    s.step = GRACE
    s.offers = []
    if sink is not None:
        sink.append(GraceBegan())


# Seats


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """The seat's menu; `check` decides about freely composed actions."""
    return trading_menu.menu(s, seat)


def sample(s: MediterraneanState, seat: i64, rng: Rng) -> Action:
    """A random entry of the menu."""
    return trading_menu.sample(s, seat, rng)


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat may do this now."""
    if isinstance(a, Wait):
        return None
    if isinstance(a, Ready):
        return check_ready(s, seat, a)
    if isinstance(a, Store):
        return warehouse.check(s, seat, a)
    if not isinstance(a, (Offer, Withdraw, Accept, ShowTops)):
        return Illegal("trade.expected", "M6.1", {})
    if s.step == GRACE:
        return Illegal("trade.time_up", "M6.11", {})
    if isinstance(a, Offer):
        return offers.check_offer(s, seat, a)
    if isinstance(a, Accept):
        return offers.check_accept(s, seat, a)
    if isinstance(a, Withdraw):
        return check_withdraw(s, seat, a)
    return check_tops(s, seat, a)


def check_ready(s: MediterraneanState, seat: int, a: Ready) -> Illegal | None:
    """Whether this changes the seat's readiness."""
    if bool(s.ready >> seat & 1) != a.ready:
        return None
    return Illegal("ready.already" if a.ready else "ready.not_yet", "M6.1", {})


def check_withdraw(s: MediterraneanState, seat: int, a: Withdraw) -> Illegal | None:
    """Whether the seat has such an offer on the table."""
    offer = offers.numbered(s, a.offer) if a.offer in range(1, s.next_offer) else None
    if offer is None:
        return Illegal("offer.gone", "M6.2", {"offer": a.offer})
    return None if offer.seat == seat else Illegal("offer.not_own", "M6.2", {"offer": a.offer})


def check_tops(s: MediterraneanState, seat: int, a: ShowTops) -> Illegal | None:
    """Whether the seat has the tops in hand that it shows (M2.4); Piracy cannot be shown."""
    if len(a.goods) != GOODS or min(a.goods) < 0 or not any(a.goods):
        return Illegal("show.goods", "M2.4", {})
    if a.goods[PIRACY]:
        return Illegal("show.piracy", "M6.5", {})
    held = goods_of(s.edition, s.civilisations[seat].hand)
    for good, count in enumerate(a.goods):
        if count > held[good]:
            return Illegal("show.not_held", "M2.4", {"good": Term("good", s.edition.goods[good]), "held": held[good]})
    return None


def apply(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Carry out a seat's action."""
    if isinstance(a, Wait):
        return
    if isinstance(a, Offer):
        offers.offer(s, seat, a, sink)
    elif isinstance(a, Accept):
        offers.accept(s, seat, a, sink)
    elif isinstance(a, Withdraw):
        offers.withdraw(s, a.offer, sink)
    elif isinstance(a, Store):
        warehouse.store(s, seat, a, sink)
        offers.review(s, seat, sink)
    elif isinstance(a, Ready):
        s.ready ^= 1 << seat
        if sink is not None:
            sink.append(ReadySet(seat, a.ready))
    elif isinstance(a, ShowTops):
        knowledge.declared(s, seat, a.goods)
        if sink is not None:
            sink.append(TopsShown(seat, a.goods))

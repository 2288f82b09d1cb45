"""The sequence of play on one page: six turns of production, civic, trading, resolution, purchasing (M1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import CHANCE, CLOCK, Action, Event
from argosy.games.mediterranean.rules import calamity, civic, ending, production, purchasing, resolution
from argosy.games.mediterranean.rules.actions import Deal, SetUp, Unfold
from argosy.games.mediterranean.rules.events import OrderSet, TradingEnded, TurnBegan
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    BARBARIAN,
    FLIPPING,
    GIVING,
    GRACE,
    JUDGING,
    LOSING,
    OVER,
    PRODUCING,
    PURCHASING,
    THROWING,
    TRADING,
    TURNS,
    UNFOLDING,
    UNHAPPINESS,
    USING,
    VOTING,
    MediterraneanState,
)
from argosy.games.mediterranean.rules.trading import phase as trading
from argosy.games.mediterranean.rules.trading import talk_votes

if TYPE_CHECKING:
    from mypy_extensions import i64

Sink = list[Event]


def apply(s: MediterraneanState, actor: i64, a: Action, sink: Sink | None) -> None:
    """Carry out one input and go on to the next step."""
    if actor == CHANCE:
        happen(s, a, sink)
    elif actor == CLOCK:
        trading.clock(s, a, sink)
        after_trading(s, sink)
    else:
        act(s, actor, a, sink)


def happen(s: MediterraneanState, a: Action, sink: Sink | None) -> None:
    """Carry out a chance outcome: the first turn order, the goods, the developments and calamities of the turn."""
    if isinstance(a, SetUp):
        s.order = list(a.order)
        if sink is not None:
            sink.append(OrderSet(a.order))
        begin_turn(s, sink)
    elif isinstance(a, Deal):
        production.produce(s, a, sink)
        s.step = UNFOLDING
    elif isinstance(a, Unfold):
        civic.unfold(s, a, sink)
        begin_civic(s, sink)


def act(s: MediterraneanState, seat: i64, a: Action, sink: Sink | None) -> None:
    """Carry out a seat's action."""
    step = s.step
    if step == TRADING or step == GRACE:
        trading.apply(s, seat, a, sink)
        after_trading(s, sink)
    elif step == PURCHASING:
        purchasing.apply(s, seat, a, sink)
        if purchasing.over(s):
            end_turn(s, sink)
    elif step == USING or step == GIVING or step == FLIPPING:
        civic.apply(s, seat, a, sink)
        go_on_civic(s, sink)
    elif step == ACCUSING or step == JUDGING:
        talk_votes.apply(s, seat, a, sink)
        if talk_votes.over(s):
            talk_votes.end(s)
            begin_resolution(s, sink)
    elif step == BANKING:
        resolution.choose(s, seat, a, sink)
        if s.sealed.waiting == 0:
            after_banking(s, sink)
    elif step == VOTING or step == LOSING:
        calamity.apply(s, seat, a, sink)
        go_on_calamities(s, sink)
    elif step == THROWING:
        ending.throw(s, seat, a, sink)


# Production and Civic


def begin_turn(s: MediterraneanState, sink: Sink | None) -> None:
    """Begin a turn with production (M3)."""
    s.turn += 1
    for civilisation in s.civilisations:
        civilisation.fresh = 0  # M4.4
    s.step = PRODUCING
    if sink is not None:
        sink.append(TurnBegan(s.turn))


def begin_civic(s: MediterraneanState, sink: Sink | None) -> None:
    """Begin the Civic phase: all use abilities on themselves; then in turn order on rivals; then flips (M4.2)."""
    civic.begin(s)
    s.step = USING
    go_on_civic(s, sink)


def go_on_civic(s: MediterraneanState, sink: Sink | None) -> None:
    """Go on to the next seat, or the next step, that has something to decide."""
    if s.step == USING and civic.waiting(s) == 0:
        s.step = GIVING
        civic.begin_giving(s)
    if s.step == GIVING and not civic.next_giver(s):
        s.step = FLIPPING
        civic.begin_flipping(s, sink)
    if s.step == FLIPPING and not civic.next_flipper(s):
        s.step = TRADING
        trading.begin(s, sink)


# Trading


def after_trading(s: MediterraneanState, sink: Sink | None) -> None:
    """Once trading is over, start the votes on talk if the chat was free (M6.9), otherwise resolution."""
    if not trading.over(s):
        return
    trading.end(s)
    if sink is not None:
        sink.append(TradingEnded())
    if s.options[talk_votes.TRADING_CHAT]:
        talk_votes.begin(s)
    else:
        begin_resolution(s, sink)


# Resolution


def begin_resolution(s: MediterraneanState, sink: Sink | None) -> None:
    """Spend all cards that are not stored (M6.12); then ask the owners of banks."""
    resolution.begin(s, sink)
    if s.sealed.waiting:
        s.step = BANKING
    else:
        after_banking(s, sink)


def after_banking(s: MediterraneanState, sink: Sink | None) -> None:
    """Resolve bottoms, industries and wealth; then, from turn 2 on, the calamities (M7.1, M7.6)."""
    resolution.settle(s, sink)
    if s.turn == 1:
        begin_purchasing(s, sink)
    else:
        calamity.begin(s, UNHAPPINESS, sink)
        go_on_calamities(s, sink)


def go_on_calamities(s: MediterraneanState, sink: Sink | None) -> None:
    """Start the barbarian calamity once the unhappiness calamity was carried out (M7.8)."""
    while not calamity.busy(s):
        if s.stage == BARBARIAN:
            begin_purchasing(s, sink)
            return
        calamity.begin(s, BARBARIAN, sink)


# Purchasing and the end


def begin_purchasing(s: MediterraneanState, sink: Sink | None) -> None:
    """Begin purchasing: everybody buys at once (M8.1)."""
    s.step = PURCHASING
    purchasing.begin(s, sink)


def end_turn(s: MediterraneanState, sink: Sink | None) -> None:
    """Halve money, discard developments (M8.7), reshuffle luxury cards after Piracy (M3.5); end after turn 6 (M9)."""
    purchasing.finish(s, sink)
    if s.piracy_spent:
        production.reshuffle_luxury(s, sink)
    if s.turn < TURNS:
        begin_turn(s, sink)
    else:
        s.step = OVER
        ending.begin(s, sink)

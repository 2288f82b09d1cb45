"""The sequence of play on one page (N2.7, N5, N7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event
from argosy.games.neptun.edition.components import STARTING
from argosy.games.neptun.rules import drafting, rowing, sailing, scoring
from argosy.games.neptun.rules.actions import SLOTS, SLOTS_OF, Extra, Reveal, Row, Sail, SetUp, Show, Take
from argosy.games.neptun.rules.board import Board
from argosy.games.neptun.rules.events import (
    BoardLaid,
    ExtraAnswered,
    GameEnded,
    Lost,
    OrderSet,
    RoundBegan,
    TurnBegan,
    WindSet,
)
from argosy.games.neptun.rules.state import (
    ASKING,
    NONE,
    OVER,
    PICKING,
    REVEALING,
    ROUNDS,
    ROWING,
    ROWING_EXTRA,
    SAILING,
    TURNING_UP,
    TURNS,
    NeptunState,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

Sink = list[Event]

KEEP: Final = 1  # values of option wind_between_rounds, N4.11; 0 is forecast
RESET: Final = 2
ANYONE: Final = 1  # value of option second_extra_turn, N5.4; 0 is takers


def apply(s: NeptunState, seat: i64, a: Action, sink: Sink | None) -> None:
    """Carry out one input and go on to the next step."""
    if isinstance(a, Take):
        drafting.take(s, seat, a, sink)
        next_pick(s, sink)
    elif isinstance(a, Row):
        if s.step == ROWING:
            rowing.choose(s, seat, a, sink)
            if s.sealed.waiting == 0:
                begin_sailing(s)
        else:
            rowing.play_openly(s, seat, a, sink)
            s.step = SAILING
    elif isinstance(a, Sail):
        sailing.sail(s, seat, a, sink)
        next_boat(s, sink)
    elif isinstance(a, Reveal):
        drafting.reveal(s)
    elif isinstance(a, Show):
        drafting.show(s, a, sink)
        if s.step == REVEALING:
            s.step = PICKING
        else:
            next_draft_turn(s, False, sink)
    elif isinstance(a, Extra):
        answer(s, seat, a.wanted, sink)
    elif isinstance(a, SetUp):
        set_up(s, a, sink)


def set_up(s: NeptunState, a: SetUp, sink: Sink | None) -> None:
    """Place the markers and set the first player order (N2.2, N2.6); begin game round 1."""
    s.board = Board(s.edition, a.markers)
    s.order = list(a.order)
    if sink is not None:
        sink.append(BoardLaid(a.markers))
        sink.append(OrderSet(a.order))
    begin_round(s, sink)


# Phase 1: five turns; in each, every seat picks one contract


def begin_round(s: NeptunState, sink: Sink | None) -> None:
    """Begin a game round with its first draft turn."""
    s.round += 1
    if sink is not None:
        sink.append(RoundBegan(s.round))
    begin_draft_turn(s, 1, sink)


def begin_draft_turn(s: NeptunState, turn: i64, sink: Sink | None) -> None:
    """Fill the display; the first seat in order picks (N3.1, N3.2)."""
    s.turn = turn
    drafting.fill_display(s)
    s.queue = s.order
    s.at = 0
    s.step = PICKING
    if sink is not None:
        sink.append(TurnBegan(1, turn))


def next_pick(s: NeptunState, sink: Sink | None) -> None:
    """Let the next seat pick; after the last, set the new order and move the left-over (N3.10 - N3.12)."""
    if s.at < s.seats:
        return
    drafting.settle_order(s, sink)
    if s.turn == TURNS:
        drafting.discard_left_over(s, sink)
        begin_fulfil_turn(s, 1, sink)
    elif s.face_down:
        s.step = TURNING_UP
    else:
        next_draft_turn(s, True, sink)


def next_draft_turn(s: NeptunState, paid: bool, sink: Sink | None) -> None:
    """Move the left-over to the left end and begin the next draft turn (N3.11)."""
    drafting.left_over_to_the_left(s, paid, sink)
    begin_draft_turn(s, s.turn + 1, sink)


# Phase 2: five turns; in each, all seats choose an oar card in secret, then sail in order


def begin_fulfil_turn(s: NeptunState, turn: i64, sink: Sink | None) -> None:
    """Begin a turn of phase 2: all seats choose an oar card (N4.1)."""
    s.turn = turn
    s.forecast = 0
    s.queue = s.order
    s.step = ROWING
    s.sealed.ask((1 << s.seats) - 1)
    if sink is not None:
        sink.append(TurnBegan(2, turn))


def begin_sailing(s: NeptunState) -> None:
    """All seats sail in player order (N4.3)."""
    s.at = 0
    s.step = SAILING


def next_boat(s: NeptunState, sink: Sink | None) -> None:
    """Let the next seat sail; after the last, change the wind and begin the next turn (N4.10)."""
    if s.at < len(s.queue):
        s.step = SAILING if s.turn <= TURNS else ROWING_EXTRA
    elif s.turn < TURNS:
        set_wind(s, 5 + s.forecast, sink)
        begin_fulfil_turn(s, s.turn + 1, sink)
    elif s.turn < TURNS + 2:
        offer_additional_turn(s, sink)
    else:
        end_round(s, sink)


def set_wind(s: NeptunState, wind: i64, sink: Sink | None) -> None:
    """Set the wind force for the coming turns."""
    s.wind = wind
    if sink is not None:
        sink.append(WindSet(wind))


# Additional turns (N5): seats are asked in order; those that accept play an oar card face up and sail


def offer_additional_turn(s: NeptunState, sink: Sink | None) -> None:
    """Ask seats with an open contract and an oar card; the second time only seats that took the first (N5.1, N5.4)."""
    first = s.turn == TURNS
    asked = s.order if first or s.second_extra_turn == ANYONE else s.queue
    s.turn += 1
    s.queue = [seat for seat in asked if s.merchants[seat].open and s.merchants[seat].hand]
    s.at = 0
    if s.queue:
        s.step = ASKING
        if sink is not None:
            sink.append(TurnBegan(2, s.turn))
    else:
        end_round(s, sink)


def answer(s: NeptunState, seat: i64, wanted: bool, sink: Sink | None) -> None:
    """Remove a seat that declines from the queue; after the last answer the first in the queue rows (N5.2)."""
    if sink is not None:
        sink.append(ExtraAnswered(seat, wanted))
    if wanted:
        s.at += 1
    else:
        s.queue = [other for other in s.queue if other != seat]
    if s.at < len(s.queue):
        return
    s.at = 0
    if s.queue:
        s.step = ROWING_EXTRA
    elif s.turn == TURNS + 1 and s.second_extra_turn == ANYONE:
        offer_additional_turn(s, sink)
    else:
        end_round(s, sink)


# Phase 3 and the end of a game round


def end_round(s: NeptunState, sink: Sink | None) -> None:
    """Lose open contracts (N5.5), score temples (N6), and prepare the next round (N7) or end the game (N8)."""
    for seat in s.order:
        merchant = s.merchants[seat]
        if merchant.open:
            if sink is not None:
                sink.append(Lost(seat, tuple(SLOTS_OF[merchant.open])))
            merchant.open = 0
    scoring.score(s, sink)
    if s.round == ROUNDS:
        s.step = OVER
        if sink is not None:
            result = scoring.result(s)
            sink.append(GameEnded(result.points, result.winners))
        return
    if s.wind_between_rounds == RESET:  # N4.11
        set_wind(s, 5, sink)
    elif s.wind_between_rounds != KEEP:
        set_wind(s, 5 + s.forecast, sink)
    clear_charts(s)
    begin_round(s, sink)


def clear_charts(s: NeptunState) -> None:
    """Return played and discarded cards to the decks, starting cards to the box, boats to Crete (N7.1 - N7.3)."""
    for merchant in s.merchants:
        for oar in merchant.played:
            if not STARTING[oar]:
                s.discarded_oars.append(oar)
        for slot in SLOTS_OF[merchant.filled & ~merchant.fulfilled]:
            s.discarded_cards.append(merchant.chart[slot] // 5)
            s.discarded_goods.append(merchant.chart[slot] % 5)
        merchant.played = []
        merchant.chart = [NONE] * SLOTS
        merchant.filled = 0
        merchant.fulfilled = 0
        merchant.boat = 0
    s.cities.put(s.discarded_cards)
    s.goods.put(s.discarded_goods)
    s.oars.put(s.discarded_oars)
    s.discarded_cards = []
    s.discarded_goods = []
    s.discarded_oars = []

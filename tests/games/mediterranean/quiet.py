"""A game in which nobody wants anything: all are ready, pass, buy nothing. Only the sequence of play is left."""

from __future__ import annotations

from argosy import Match
from argosy.core.contract import Action, Event
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.rules.actions import CONFIRM, PASS, READY, Throw
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import (
    FLIPPING,
    GIVING,
    PURCHASING,
    THROWING,
    TRADING,
    USING,
    MediterraneanState,
)
from argosy.games.mediterranean.view.view import MediterraneanView

MediterraneanMatch = Match[MediterraneanState, Action, MediterraneanView, Edition]
QUIET = {USING: PASS, GIVING: PASS, FLIPPING: PASS, TRADING: READY, PURCHASING: CONFIRM}


def new_match(seats: int = 4, seed: int = 1, **options: str) -> MediterraneanMatch:
    """A new game; chance has dealt the goods of turn 1."""
    return Match.new(MEDITERRANEAN, seats=seats, seed=seed, options=options)


def answer(match: MediterraneanMatch, seat: int) -> Action:
    """What the seat does: nothing if it can, and else the first thing of its menu."""
    step = int(match.state.step)
    if step == THROWING:
        return Throw(2 - seat % 2)
    return QUIET.get(step) or match.legal(seat)[0]


def play_on(match: MediterraneanMatch, until_turn: int = 7) -> list[Event]:
    """Go on until that turn, or the end; what came about."""
    told: list[Event] = []
    while match.to_act and match.state.turn < until_turn:
        seat = next((one for one in match.to_act if not match.state.ready >> one & 1), match.to_act[0])
        events = match.play(seat, answer(match, seat))
        assert isinstance(events, list), events
        told += events
    return told

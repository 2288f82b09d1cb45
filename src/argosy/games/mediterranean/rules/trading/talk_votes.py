"""Votes on talk about bottoms (M6.9): at a table with free chat any seat may call one when trading is over.

The rules do not handle the chat itself: the server closes it unless `chat_open` returns True.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, seat_term
from argosy.core.sealed import NOTHING
from argosy.games.mediterranean.rules.actions import PASS, Accuse, Pass, Penalise
from argosy.games.mediterranean.rules.board.scoring import PENALTY, gain
from argosy.games.mediterranean.rules.events import Accused, ChoiceSealed, PenaltiesCounted
from argosy.games.mediterranean.rules.state import ACCUSING, GRACE, JUDGING, NONE, TRADING, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

TRADING_CHAT: Final = 5  # the number of that table option
MOST: Final = 5  # VP
ACCUSATIONS: Final[list[Action]] = [Accuse(seat) for seat in range(6)]
PENALTIES: Final[list[Action]] = [Penalise(points) for points in range(MOST + 1)]


def chat_open(s: MediterraneanState) -> bool:
    """Whether free text is allowed in the chat now; during trading only if the table's option says so."""
    return s.options[TRADING_CHAT] == 1 or (s.step != TRADING and s.step != GRACE)


def begin(s: MediterraneanState) -> None:
    """Start the step: everybody may call a vote or pass."""
    s.step = ACCUSING
    s.done = 0
    s.judged = 0


def waiting(s: MediterraneanState) -> i64:
    """Bit mask of the seats that have neither passed nor called a vote yet."""
    return ((1 << s.seats) - 1) & ~s.done


def over(s: MediterraneanState) -> bool:
    """Whether every seat has passed or called its vote."""
    return s.step == ACCUSING and waiting(s) == 0


def end(s: MediterraneanState) -> None:
    """Clear the notes of this turn's votes."""
    s.done = 0
    s.judged = 0


# Decisions of seats


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """Accusations of every rival without a vote this turn, and Pass; in a vote, every penalty."""
    if s.step == JUDGING:
        return PENALTIES
    entries = [ACCUSATIONS[other] for other in range(s.seats) if other != seat and not s.judged >> other & 1]
    entries.append(PASS)
    return entries


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat, which may act, may do that."""
    if s.step == JUDGING:
        if not isinstance(a, Penalise):
            return Illegal("penalty.expected", "M6.9", {"most": MOST})
        if a.points not in range(MOST + 1):
            return Illegal("penalty.points", "M6.9", {"points": a.points, "most": MOST})
        return None
    if isinstance(a, Pass):
        return None
    if not isinstance(a, Accuse):
        return Illegal("accuse.expected", "M6.9", {})
    if a.target not in range(s.seats) or a.target == seat:
        return Illegal("accuse.no_rival", "M6.9", {"target": seat_term(a.target)})
    if s.judged >> a.target & 1:
        return Illegal("accuse.judged", "M6.9", {"target": seat_term(a.target)})
    return None


def apply(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Carry out a seat's action; a seat may call one vote a turn, so that the step ends."""
    if isinstance(a, Penalise):
        vote(s, seat, a.points, sink)
        return
    s.done |= 1 << seat
    if isinstance(a, Accuse):
        s.accused = a.target
        s.judged |= 1 << a.target
        s.step = JUDGING
        s.sealed.ask(((1 << s.seats) - 1) & ~(1 << a.target))
        if sink is not None:
            sink.append(Accused(seat, a.target))


def vote(s: MediterraneanState, seat: i64, points: i64, sink: list[Event] | None) -> None:
    """Vote for a penalty in secret; the last vote closes the ballot."""
    if sink is not None:
        sink.append(ChoiceSealed(seat, points))
    if not s.sealed.put(seat, points):
        return
    votes = s.sealed.opened()
    penalty = fixed(votes)
    accused = s.accused
    s.accused = NONE
    s.step = ACCUSING
    if sink is not None:
        sink.append(PenaltiesCounted(accused, tuple(votes), penalty))
    gain(s, accused, -penalty, PENALTY, sink)


def fixed(votes: list[int]) -> int:
    """The highest penalty for which more than half of the voters voted at least that much."""
    named = sorted([points for points in votes if points != NOTHING], reverse=True)
    return named[len(named) // 2]

"""Talk about bottoms (M6.9): at a table with free chat anybody may call a vote on it when trading is over.

Talking itself is not part of the rules here: whoever runs the table closes the chat unless `chat_open` says otherwise.
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
    """Whether people may talk freely now: while others trade only where the table wants it so."""
    return s.options[TRADING_CHAT] == 1 or (s.step != TRADING and s.step != GRACE)


def begin(s: MediterraneanState) -> None:
    """Trading is over; everybody may call a vote or pass."""
    s.step = ACCUSING
    s.done = 0
    s.judged = 0


def waiting(s: MediterraneanState) -> i64:
    """Bit mask of the seats that have neither passed nor called a vote yet."""
    return ((1 << s.seats) - 1) & ~s.done


def over(s: MediterraneanState) -> bool:
    """Whether everybody has passed or had their vote."""
    return s.step == ACCUSING and waiting(s) == 0


def end(s: MediterraneanState) -> None:
    """The votes of this turn are history."""
    s.done = 0
    s.judged = 0


# Decisions of seats


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """Every rival on whom no vote was held this turn, and to pass; or every penalty."""
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
    """Carry out what a seat decides; a call for a vote is its last word of the turn, so that there is an end to it."""
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
    """Name a penalty in secret; the last vote closes the ballot."""
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
    """The highest penalty that more than half of the voters find right or too low: a strict majority stands for it."""
    named = sorted([points for points in votes if points != NOTHING], reverse=True)
    return named[len(named) // 2]

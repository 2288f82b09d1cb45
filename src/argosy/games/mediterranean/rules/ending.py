"""The end of the game: who wins, and how the last tie is broken (M9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, Result
from argosy.games.mediterranean.rules.actions import Throw
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.events import ChoiceSealed, GameEnded, ThrowsShown
from argosy.games.mediterranean.rules.state import OVER, THROWING, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

WINS: Final = 5  # rounds of rock, paper, scissors that decide a tie
SHAPES: Final = 3
SHARED_WIN: Final = 2  # the number of that table option
THROWS: Final[list[Action]] = [Throw(shape) for shape in range(SHAPES)]


def standing(s: MediterraneanState, seat: int) -> tuple[int, int, int]:
    """What decides the winner, in this order: victory points, culture cubes on the grid, buildings (M9.1)."""
    civilisation = s.civilisations[seat]
    return int(civilisation.vp), int(civilisation.culture).bit_count(), int(civilisation.buildings).bit_count()


def begin(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Find the winner; seats that are still tied play rock, paper, scissors, unless the table shares wins (M9.1)."""
    standings = [standing(s, seat) for seat in range(s.seats)]
    best = max(standings)
    s.tied = sum([1 << seat for seat in range(s.seats) if standings[seat] == best])
    if standings.count(best) == 1 or s.options[SHARED_WIN]:
        finish(s, sink)
    else:
        s.step = THROWING
        next_pair(s)


def pair(s: MediterraneanState) -> list[int]:
    """The two seats that throw: the first two of the tied seats in turn order, so a winner plays the next."""
    return [seat for seat in s.order if s.tied >> seat & 1][:2]


def next_pair(s: MediterraneanState) -> None:
    """Start a duel to five wins between the next two seats."""
    for seat in pair(s):
        s.throws[seat] = 0
    ask(s)


def ask(s: MediterraneanState) -> None:
    """Ask both seats for a secret shape."""
    first, second = pair(s)
    s.sealed.ask(1 << first | 1 << second)


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """Rock, paper or scissors."""
    return THROWS


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether that is a throw."""
    if not isinstance(a, Throw):
        return Illegal("throw.expected", "M9.1", {})
    if a.shape not in range(SHAPES):
        return Illegal("throw.no_shape", "M9.1", {"shape": a.shape})
    return None


def throw(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Note a seat's secret shape; when both have chosen, compare the throws."""
    assert isinstance(a, Throw)
    if sink is not None:
        sink.append(ChoiceSealed(seat, a.shape))
    if s.sealed.put(seat, a.shape):
        compare(s, sink)


def compare(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Compare throws: each shape beats the one before it in the circle, a draw is replayed, five wins decide (M9.1)."""
    shapes = s.sealed.opened()
    if sink is not None:
        sink.append(ThrowsShown(tuple(shapes)))
    winner, loser = pair(s)
    if shapes[winner] == shapes[loser]:
        ask(s)
        return
    if (shapes[winner] - shapes[loser]) % SHAPES != 1:
        winner, loser = loser, winner
    s.throws[winner] += 1
    if s.throws[winner] < WINS:
        ask(s)
        return
    s.tied ^= 1 << loser
    if s.tied == 1 << winner:
        finish(s, sink)
    else:
        next_pair(s)


def finish(s: MediterraneanState, sink: list[Event] | None) -> None:
    """End the game; the seats that are still marked as tied have won."""
    s.step = OVER
    if sink is not None:
        outcome = result(s)
        sink.append(GameEnded(outcome.points, outcome.winners))


def result(s: MediterraneanState) -> Result:
    """The result: points, places after the tie-breaks of M9.1, and the sources of the points."""
    keys = [(standing(s, seat), s.tied >> seat & 1) for seat in range(s.seats)]
    places = tuple([1 + sum([other > mine for other in keys]) for mine in keys])
    points = tuple([int(civilisation.vp) for civilisation in s.civilisations])
    why = tuple([dict(zip(SOURCES, civilisation.vp_from, strict=False)) for civilisation in s.civilisations])
    return Result(points, places, why)

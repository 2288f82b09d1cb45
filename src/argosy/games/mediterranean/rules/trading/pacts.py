"""Pacts (M6.8): promises to use a building on a rival in the next Civic phase, or to spare that rival.

Offers hold them as a flat tuple of triples (tile, target, use). Use is 0 to spare the target and 1 to use the building
on it; for a building that gives an arrow it is 2 or 3: an arrow of the first side of its track (white, blue) or of the
second (black, red).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Illegal, Term, seat_term
from argosy.games.mediterranean.rules.buildings import (
    FIRST_ARROW,
    RIVALS,
    SECOND_ARROW,
    SPARE,
    ability,
    face,
    name,
    purpose,
)
from argosy.games.mediterranean.rules.state import NONE, TILES, TURNS, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST: Final = 4  # pacts on one side of a deal


def check_form(s: MediterraneanState, pacts: Sequence[int]) -> Illegal | None:
    """Whether these are well-formed pacts, and a Civic phase is still to come."""
    if not pacts:
        return None
    if s.turn == TURNS:
        return Illegal("pact.last_turn", "M6.8", {})
    if len(pacts) % 3 or len(pacts) > 3 * MOST:
        return Illegal("pact.form", "M6.8", {"most": MOST})
    for at in range(0, len(pacts), 3):
        tile, target, use = pacts[at], pacts[at + 1], pacts[at + 2]
        if tile not in range(TILES) or target not in range(s.seats) or use not in range(SPARE, SECOND_ARROW + 1):
            return Illegal("pact.form", "M6.8", {"most": MOST})
    return None


def check(s: MediterraneanState, promiser: int, other: int, pacts: Sequence[int]) -> Illegal | None:
    """Whether a seat can promise all of this to the other party."""
    made = [pact for pact in s.pacts if pact[0] == promiser]
    for at in range(0, len(pacts), 3):
        tile, target, use = pacts[at], pacts[at + 1], pacts[at + 2]
        building = name(s, promiser, tile)
        if not s.civilisations[promiser].buildings >> tile & 1:
            return Illegal("pact.not_built", "M6.8", {"seat": promiser + 1, "building": Term("building", building)})
        if purpose(ability(s, promiser, tile)) != RIVALS:
            return Illegal("pact.not_on_rivals", "M6.8", {"building": Term("building", building)})
        arrow = ability(s, promiser, tile).verb == "give_arrow"
        if use != SPARE and (use >= FIRST_ARROW) != arrow:
            return Illegal(
                "pact.colour" if arrow else "pact.no_arrow", "M6.8", {"building": Term("building", building)}
            )
        if target == promiser or (use == SPARE and target != other):
            return Illegal("pact.target", "M6.8", {"building": Term("building", building), "target": seat_term(target)})
        if not free(made, tile, target, use):
            return Illegal("pact.bound", "M6.8", {"seat": promiser + 1, "building": Term("building", building)})
        made.append((promiser, tile, target, use))
    return None


def free(made: list[tuple[int, int, int, int]], tile: i64, target: i64, use: i64) -> bool:
    """Whether a promise is new and fits its maker's others: one use a phase, and not on a spared rival (M4.2)."""
    clashes = [1 for _, promised, on, to_use in made if promised == tile and (on == target or (use and to_use))]
    return not clashes


def can_keep(s: MediterraneanState, promiser: i64, pacts: Sequence[int]) -> bool:
    """Whether the promises in an offer are compatible with what its giver has promised elsewhere since."""
    made = [pact for pact in s.pacts if pact[0] == promiser]
    return all(free(made, pacts[at], pacts[at + 1], pacts[at + 2]) for at in range(0, len(pacts), 3))


def make(s: MediterraneanState, promiser: i64, pacts: Sequence[int]) -> None:
    """Bind a seat for the next Civic phase."""
    for at in range(0, len(pacts), 3):
        s.pacts.append((promiser, pacts[at], pacts[at + 1], pacts[at + 2]))


def faces(s: MediterraneanState, promisers: Sequence[int], pacts: Sequence[int]) -> tuple[int, ...]:
    """By pact, the visible face of its building; NONE if several seats could promise it and their faces differ."""
    found: list[int] = []
    for at in range(0, len(pacts), 3):
        shown = {int(face(s, promiser, pacts[at])) for promiser in promisers}
        found.append(shown.pop() if len(shown) == 1 else NONE)
    return tuple(found)

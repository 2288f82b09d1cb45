"""What chance decides: the first turn order (M2.1), goods (M3), developments and calamities of a turn (M4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import Action, Illegal
from argosy.games.mediterranean.rules import civic, production
from argosy.games.mediterranean.rules.actions import Deal, SetUp, Unfold
from argosy.games.mediterranean.rules.state import PRODUCING, SETTING_UP, UNFOLDING, MediterraneanState

if TYPE_CHECKING:
    from argosy.core.rng import Rng


def due(s: MediterraneanState) -> bool:
    """Whether the next input must come from chance."""
    step = s.step
    return step == PRODUCING or step == UNFOLDING or step == SETTING_UP


def draw(s: MediterraneanState, rng: Rng) -> Action:
    """Draw an outcome; every deck has its own random stream."""
    if s.step == SETTING_UP:
        return SetUp(tuple(rng.fork("turn order").shuffled(list(range(s.seats)))))
    if s.step == PRODUCING:
        return production.draw(s, rng)
    return civic.unfold_draw(s, rng)


def check(s: MediterraneanState, a: Action) -> Illegal | None:
    """Whether that outcome is possible now."""
    if s.step == SETTING_UP:
        if isinstance(a, SetUp) and sorted(a.order) == list(range(s.seats)):
            return None
        return Illegal("chance.order", "M2.1", {})
    if s.step == PRODUCING:
        return production.check(s, a) if isinstance(a, Deal) else Illegal("chance.deal_expected", "M3.2", {})
    if s.step == UNFOLDING:
        return civic.unfold_check(s, a) if isinstance(a, Unfold) else Illegal("chance.unfold_expected", "M4.1", {})
    return Illegal("chance.not_due", "M2.3", {})


def outcomes(s: MediterraneanState) -> Sequence[tuple[Action, int]] | None:
    """None: there are too many outcomes to list."""
    return None

"""Suggests which copies of a good to hand over where several would do (M6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Seat
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.trading.piracy import can_serve, chosen

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition
    from argosy.games.mediterranean.rules.state import MediterraneanState

STEP: Final = 2  # weight of a step of happiness or safety; an arrow has 1
POINT: Final = 3  # weight of a victory point; an arrow has 1
WORTHLESS: Final = -100  # Piracy: worth nothing when spent


def parting(s: MediterraneanState, seat: Seat) -> list[int]:
    """The hand of a seat, the least useful cards first; only a suggestion."""
    return sorted(s.civilisations[seat].hand, key=lambda kind: (welcome(s, seat, kind), kind))


def welcome(s: MediterraneanState, seat: Seat, kind: int) -> int:
    """How useful the bottom of a card is: steps, points, and arrows of the seat's own sides or against them (M7.2)."""
    e, bottom = s.edition, s.edition.kind_bottom[kind]
    if kind == e.piracy:
        return WORTHLESS
    lines = s.civilisations[seat].tracks
    arrows = [e.bottom_government[bottom], e.bottom_religion[bottom]]
    ideas = sum([-arrow if side(line) else arrow for arrow, line in zip(arrows, lines, strict=True)])
    return STEP * (e.bottom_happiness[bottom] + e.bottom_safety[bottom]) + POINT * e.bottom_vp[bottom] + ideas


def handed(e: Edition, liked: list[int], goods: tuple[int, ...]) -> list[int]:
    """The cards of a hand to hand over for these goods, in the order of preference `liked`; may be empty."""
    return chosen(e, liked, goods, True) if can_serve(goods_of(e, liked), goods) else []

"""Which cards one would rather part with: what a page proposes where several copies of a good would do (M6.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Seat
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.trading.piracy import can_serve, chosen

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition
    from argosy.games.mediterranean.rules.state import MediterraneanState

STEP: Final = 2  # a step of happiness or safety beside an arrow
POINT: Final = 3  # a victory point beside an arrow
WORTHLESS: Final = -100  # Piracy: neither money nor anything else


def parting(s: MediterraneanState, seat: Seat) -> list[int]:
    """The hand of a seat, first what it would rather not spend itself; a proposal, which everybody may overrule."""
    return sorted(s.civilisations[seat].hand, key=lambda kind: (welcome(s, seat, kind), kind))


def welcome(s: MediterraneanState, seat: Seat, kind: int) -> int:
    """How welcome the bottom of a card is: steps, points, and arrows of the seat's own sides against others (M7.2)."""
    e, bottom = s.edition, s.edition.kind_bottom[kind]
    if kind == e.piracy:
        return WORTHLESS
    lines = s.civilisations[seat].tracks
    arrows = [e.bottom_government[bottom], e.bottom_religion[bottom]]
    ideas = sum([-arrow if side(line) else arrow for arrow, line in zip(arrows, lines, strict=True)])
    return STEP * (e.bottom_happiness[bottom] + e.bottom_safety[bottom]) + POINT * e.bottom_vp[bottom] + ideas


def handed(e: Edition, liked: list[int], goods: Sequence[int]) -> list[int]:
    """The cards of a hand that go for these goods, `liked` being the order in which one parts with them; maybe none."""
    return chosen(e, liked, goods, True) if can_serve(goods_of(e, liked), goods) else []

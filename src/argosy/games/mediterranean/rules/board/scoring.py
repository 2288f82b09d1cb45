"""Victory points: their sources, and `gain`, the only function that changes them (M7.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event
from argosy.games.mediterranean.rules.events import PointsGained
from argosy.games.mediterranean.rules.state import MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

SOURCES: Final = (
    "start", "prosperity", "industry", "culture", "culture bonus", "wonder", "bought", "trade", "calamity", "penalty",
    "other",
)  # fmt: skip
"""Sources of victory points by number, in the order of Civilisation.vp_from."""

START: Final = 0
PROSPERITY: Final = 1
INDUSTRY: Final = 2
CULTURE: Final = 3
CULTURE_BONUS: Final = 4
WONDER: Final = 5
BOUGHT: Final = 6
TRADE: Final = 7
CALAMITY: Final = 8
PENALTY: Final = 9
OTHER: Final = 10


def gain(s: MediterraneanState, seat: i64, points: i64, source: i64, sink: list[Event] | None) -> None:
    """Gain victory points, or lose them if negative; nobody falls below 0, and only the real change is counted."""
    civilisation = s.civilisations[seat]
    moved = points if civilisation.vp + points >= 0 else -civilisation.vp  # M7.11
    if moved == 0:
        return
    civilisation.vp += moved
    sources = civilisation.vp_from[:]
    sources[source] += moved
    civilisation.vp_from = sources
    if sink is not None:
        sink.append(PointsGained(seat, moved, source))

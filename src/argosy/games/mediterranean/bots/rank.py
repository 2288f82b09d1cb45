"""Which seat leads: by victory points, or by what is visible of a seat where the table hides them."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.view.players import HIDDEN_VP


def score(s: MediterraneanState, seat: int) -> int:
    """Victory points; where they are hidden, cubes of culture, wonders and buildings (M2.4)."""
    mine = s.civilisations[seat]
    if not s.options[HIDDEN_VP]:
        return mine.vp
    return 5 * (int(mine.culture).bit_count() + mine.wonders) + 2 * int(mine.buildings).bit_count()


def leader(s: MediterraneanState, seats: Sequence[int]) -> int:
    """The leader among these seats; in a tie the richer seat, then the first, so all bots agree."""
    return max(seats, key=lambda seat: (score(s, seat), s.civilisations[seat].money, -seat))

"""Who is ahead: victory points, or what can be seen of a seat where the table hides them."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.view.players import HIDDEN_VP


def score(s: MediterraneanState, seat: int) -> int:
    """Victory points, or cubes of culture, wonders and buildings in their place (M2.4)."""
    mine = s.civilisations[seat]
    if not s.options[HIDDEN_VP]:
        return mine.vp
    return 5 * (int(mine.culture).bit_count() + mine.wonders) + 2 * int(mine.buildings).bit_count()


def leader(s: MediterraneanState, seats: Sequence[int]) -> int:
    """The seat ahead of these; in a tie the richer one, then the first: all who look come to the same."""
    return max(seats, key=lambda seat: (score(s, seat), s.civilisations[seat].money, -seat))

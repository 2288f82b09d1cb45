"""Some parts of the observations that are written straight from states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from argosy.core.contract import State
from argosy.research.action_space import TokenSequence
from argosy.research.state_encoder import StateEncoder

NUMBER: Final = 4
"""Bytes of a float32."""


class StateParts(StateEncoder):
    """Writes some parts of what another encoder does, in its order."""

    def __init__(self, whole: StateEncoder, taken: Sequence[slice], size: int) -> None:
        super().__init__(whole.seats, whole.tokens, size)
        self.whole = whole
        self.taken = [slice(NUMBER * part.start, NUMBER * part.stop) for part in taken]

    def write(self, w: Any, s: State, seat: int) -> None:
        """Not called: `write_all` writes everything at once."""

    def write_all(self, w: Any, s: State, seat: int, spelled: TokenSequence) -> None:
        """Write the chosen parts of what the seat sees."""
        page = self.whole.encode(s, seat, spelled)
        for part in self.taken:
            w.write(page[part])

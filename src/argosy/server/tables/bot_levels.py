"""The levels of bots at tables: those of every game, and `policy`, the host's trained network, where it fits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from argosy.games.package import LEVELS, market_of

POLICY: Final = "policy"


@dataclass(frozen=True, slots=True)
class HostPolicy:
    """The host's policy: its file, and the tables at which it can play."""

    path: Path
    game: str
    seats: int
    edition: str
    """The digest of the card data."""

    @classmethod
    def read(cls, path: Path) -> HostPolicy:
        """Check a policy file. Raises ValueError or ImportError with a sentence."""
        from argosy.bots.policy import load_policy  # needs NumPy

        policy = load_policy(path)
        if market_of(policy.game) is not None:
            raise ValueError(
                f"{path} plays {policy.game}: at served tables its bots answer offers, and policies cannot"
            )
        return cls(path.absolute(), policy.game, policy.seats, policy.edition)

    def levels_at(self, game: str, seats: int, edition: str) -> tuple[str, ...]:
        """The levels at a table of that game, number of seats and digest of the card data."""
        fits = (self.game, self.seats, self.edition) == (game, seats, edition)
        return (*LEVELS, POLICY) if fits else LEVELS

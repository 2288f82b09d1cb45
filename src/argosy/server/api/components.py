"""What is printed on cards, tiles and boards of a table's game, for pages that draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from argosy.games.package import package, packages

if TYPE_CHECKING:
    from argosy.core.replay import AnyMatch
    from argosy.text.translate import Words

Pieces: Final[Any] = msgspec.defstruct(
    "Pieces",
    [(game.key, game.printed.type() | None, None) for game in packages() if game.printed is not None],
    frozen=True,
)
"""By game key: what is printed in that game; null for all games but that of the table."""
Pieces.__doc__ = "What is printed in the game of a table; null for the other games."


def pieces(match: AnyMatch, words: Words) -> object:
    """What is printed in a match's edition, in words of a language."""
    printed = package(match.header.game).printed
    return Pieces() if printed is None else Pieces(**{match.header.game: printed.make(match.edition, words)})

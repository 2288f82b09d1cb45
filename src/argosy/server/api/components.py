"""What is printed on cards, tiles and boards of a table's game, for pages that draw them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec

from argosy.games.package import package, packages
from argosy.server.api.position_text import words_of
from argosy.server.wire import encoding as wire

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


MOST_KEPT: Final = 32
ENCODED: Final[OrderedDict[tuple[str, str, str], bytes]] = OrderedDict()
"""What is printed, as JSON, by game, digest of the edition and language; the first to come is the first to go."""


async def encoded_pieces(match: AnyMatch, language: str) -> bytes:
    """What is printed in a match's edition as JSON, made once for each edition and language."""
    key = match.header.game, match.header.edition_digest, language
    if (kept := ENCODED.get(key)) is not None:
        return kept
    made = await asyncio.to_thread(lambda: wire.encode(pieces(match, words_of(language))))
    ENCODED[key] = made
    if len(ENCODED) > MOST_KEPT:
        ENCODED.popitem(last=False)
    return made


def pieces(match: AnyMatch, words: Words) -> object:
    """What is printed in a match's edition, in words of a language."""
    printed = package(match.header.game).printed
    return Pieces() if printed is None else Pieces(**{match.header.game: printed.make(match.edition, words)})

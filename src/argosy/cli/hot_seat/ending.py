"""The end of a game in the terminal: points by source, winners, the seed, and the path of the record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.core.contract import Result
from argosy.text.blocks import STRONG, VERBATIM, Block, Grid, Line

if TYPE_CHECKING:
    from argosy.core.replay import AnyMatch
    from argosy.text.game_text import GameText
    from argosy.text.translate import Words


def result_grid(result: Result, names: Sequence[str], words: Words, game_text: GameText) -> Grid:
    """Points by seat and source, the best first."""
    sources = list(result.why[0])
    heads = [words.text("cli-head-place"), words.text("cli-head-player"), words.text("cli-head-total")]
    heads += [game_text.source(source) for source in sources]
    rows = [
        (
            str(result.places[seat]),
            names[seat],
            str(result.points[seat]),
            *[str(result.why[seat].get(source, 0)) for source in sources],
        )
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    ]
    return Grid(words.text("cli-result"), tuple(heads), tuple(rows))


def winners_line(result: Result, names: Sequence[str], words: Words) -> str:
    """The sentence that names the winners."""
    winners = [names[seat] for seat in result.winners]
    return words.text("cli-winners", names=", ".join(winners), count=len(winners))


def blocks(match: AnyMatch, names: Sequence[str], words: Words, game_text: GameText, path: Path | None) -> list[Block]:
    """All text at the end of a game; `path`: the file of its record, if it could be saved."""
    result = match.result
    assert result is not None
    said: list[Block] = [result_grid(result, names, words, game_text), Line(winners_line(result, names, words), STRONG)]
    seed = match.record.seed
    if seed is not None:
        said.append(Line(words.text("cli-seed", seed=seed)))
    if path is not None:
        said += [Line(words.text("cli-replay-how")), Line(f'argosy replay "{path}"', VERBATIM)]
    return said

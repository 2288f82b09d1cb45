"""The table of a token game in words, as people read it in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from argosy.core.contract import Seat
from argosy.core.match import Match
from argosy.games.package import text_of
from argosy.research.agents import agent_of
from argosy.research.token_game import TokenGame
from argosy.text.blocks import Block, Grid, Line
from argosy.text.game_text import GameText
from argosy.text.translate import Words

RENDER_MODES: Final = ("ansi", "human")
"""`ansi` returns the text, `human` prints it."""
GAP: Final = "  "


def check_render_mode(mode: str | None) -> str | None:
    """The render mode. Raises ValueError with a sentence."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode can be {' or '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def rendered(table: TokenGame, mode: str | None, seat: Seat | None = None) -> str | None:
    """What `render` returns in this mode, in which it may print the table."""
    if mode == "ansi":
        return table_in_words(table, seat)
    show(table, mode, seat)
    return None


def show(table: TokenGame, mode: str | None, seat: Seat | None = None) -> None:
    """Print the table after a step, in the mode `human`."""
    if mode == "human":
        print(table_in_words(table, seat), end="\n\n", flush=True)


def table_in_words(table: TokenGame, seat: Seat | None) -> str:
    """The table as a seat sees it (None: an onlooker), who is asked, and the tokens of what that seat has begun."""
    lines = [table.setting.adapter.name]
    for block in game_text(table).table(table.game.view(table.state, seat)):
        lines += lines_of(block)
    asked = [other for other in range(table.setting.seats) if table.partial_action_of(other) is not None]
    lines.append(f"asked: {', '.join([agent_of(other) for other in asked]) or 'nobody'}")
    names = table.setting.adapter.action_tokens.vocabulary.names
    for other in asked:
        partial = table.partial_action_of(other)
        if other == seat and partial is not None and partial.spelled:
            lines.append(f"{agent_of(other)} has begun: {' '.join([names[token] for token in partial.spelled])}")
    return "\n".join(lines)


def game_text(table: TokenGame) -> GameText:
    """The words for a table, whose seats have the names of their agents."""
    setting = table.setting
    match = Match.new(setting.adapter.key, setting.seats, options=setting.options, edition=setting.path, scripted=True)
    return text_of(match, english(), [agent_of(seat) for seat in range(setting.seats)])


@cache
def english() -> Words:
    """The words, read once."""
    return Words("en")


def lines_of(block: Block) -> list[str]:
    """A block as lines; the columns of a grid are aligned."""
    if isinstance(block, Line):
        return [block.text]
    if not isinstance(block, Grid):
        return list(block.lines)
    heads = (block.headers[0] or block.title, *block.headers[1:])
    rows = [row for row in (heads, *block.rows) if any(row)]
    widths = [max([len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    return [aligned(row, widths) for row in rows]


def aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """A row with so wide columns."""
    return GAP.join([cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]).rstrip()

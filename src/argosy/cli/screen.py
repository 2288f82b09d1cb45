"""Output and input of the terminal: with rich in a capable terminal, else as plain lines."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Protocol, TextIO

from argosy.text.blocks import HEADING, QUIET, STRONG, VERBATIM, WARNING, Block, Grid, Line, spoken

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

STYLES: Final = {QUIET: "dim", STRONG: "bold", HEADING: "bold cyan", WARNING: "yellow"}
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, clear the screen, clear the scrollback."""
SMALL_COLUMNS: Final = 96
SMALL_LINES: Final = 36
AIRY_LINES: Final = 48
BLANK_LINES: Final = 60
ROOM_TO_TYPE: Final = 24
RULER: Final = "-" * 60


class EndOfInput(Exception):  # noqa: N818 - not an error: the input ends
    """The input has ended."""


def wants_plain(out: TextIO) -> bool:
    """Whether to print plain lines: for a pipe, NO_COLOR, a dumb terminal or an encoding without Unicode."""
    if not out.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return True
    return "utf" not in (out.encoding or "").lower()


class Lines(Protocol):
    """A source of typed lines."""

    def readline(self) -> str:
        """The next line with its line ending; empty at the end of the input."""


class Screen:
    """Shows all output and asks all questions."""

    def __init__(self, plain: bool = False, source: Lines | None = None, out: TextIO | None = None) -> None:
        self.source: Lines = sys.stdin if source is None else source
        self.out = sys.stdout if out is None else out
        self.plain = plain or wants_plain(self.out)
        self.typed = source is None and sys.stdin.isatty()
        """Whether the input is a terminal."""
        self._console: Console | None = None

    @property
    def width(self) -> int:
        """The width of the terminal in columns."""
        return _size().columns

    @property
    def small(self) -> bool:
        """Whether the terminal has room only for what a decision needs."""
        columns, lines = _size()
        return columns < SMALL_COLUMNS or lines < SMALL_LINES

    def say(self, text: str, kind: str = "") -> None:
        """Show one line."""
        self.show([Line(text, kind)])

    def show(self, blocks: Iterable[Block], airy: bool = False) -> None:
        """Show some blocks, one below the other; `airy`: with empty lines between them, if there is room."""
        airy = airy and not self.plain and _size().lines >= AIRY_LINES
        for block in blocks:
            if self.plain:
                self._speak(block)
            else:
                self._draw(block)
            if airy:
                self.out.write("\n")
        self.out.flush()

    def clear(self, secrets: bool = False) -> None:
        """Clear the screen; `secrets`: also the scrollback and the input history."""
        if not self.plain:
            self.out.write(WIPE if secrets else "\x1b[H\x1b[2J")
        elif secrets:
            self.out.write("\n" * BLANK_LINES + RULER + "\n")
        if secrets and self.typed:
            _forget_typed_lines()

    def ask(self, question: str) -> str:
        """Ask and return the typed line, stripped. Raises EndOfInput."""
        if self.typed:
            _edit_lines()
            if len(question) + ROOM_TO_TYPE > self.width:
                self.say(question)
                question = ">"
            try:
                return input(f"{question} ").strip()
            except EOFError as end:
                self.out.write("\n")
                raise EndOfInput from end
        self.out.write(f"{question} ")
        self.out.flush()
        line = self.source.readline()
        self.out.write(f"{line.strip()}\n")  # echo, as a terminal would
        if not line:
            raise EndOfInput
        return line.strip()

    def _speak(self, block: Block) -> None:
        """Print a block as plain lines."""
        if isinstance(block, Line):
            self.out.write(f"{block.text}\n")
        elif isinstance(block, Grid):
            self.out.writelines(f"{line}\n" for line in spoken(block))
        else:
            self.out.writelines(f"{line}\n" for line in block.lines)

    def _draw(self, block: Block) -> None:
        """Print a block with rich."""
        from rich.text import Text

        console = self._rich()
        if isinstance(block, Line):
            console.print(Text(block.text, STYLES.get(block.kind, "")), soft_wrap=block.kind == VERBATIM)
        elif isinstance(block, Grid):
            console.print(_table(block))
        else:
            console.print(Text("\n".join(block.lines)), no_wrap=True, crop=True)

    def _rich(self) -> Console:
        """The console of rich, imported on first use."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(file=self.out, force_terminal=True, highlight=False, markup=False, emoji=False)
        return self._console


def _size() -> os.terminal_size:
    """The current size of the terminal, which may change at any time."""
    return shutil.get_terminal_size((100, 40))


def _table(grid: Grid) -> Table:
    """A grid as a rich table, without frame and empty columns."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, header_style="cyan", padding=(0, 2, 0, 0), pad_edge=False)
    shown = [index for index in range(len(grid.headers)) if index == 0 or any(row[index] for row in grid.rows)]
    for index in shown:
        numeric = all(row[index].lstrip("+-").isdigit() or not row[index] for row in grid.rows)
        header = grid.headers[index] or (grid.title if index == 0 else "")
        table.add_column(header, justify="right" if numeric else "left", no_wrap=index < grid.firm, overflow="fold")
    for row in grid.rows:
        table.add_row(*[Text(row[index]) for index in shown])
    return table


def _edit_lines() -> None:
    """Enable line editing, if Python has readline."""
    try:
        import readline  # noqa: F401 - imported for its side effect
    except ImportError:
        return


def _forget_typed_lines() -> None:
    """Clear the input history, so that the next person cannot recall it with the arrow keys."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()

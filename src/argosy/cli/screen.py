"""The screen: rich where there is a terminal that can, plain lines everywhere else."""

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


class EndOfInput(Exception):  # noqa: N818 - not an error: the input simply ends
    """Nobody will type any more."""


def wants_plain(out: TextIO) -> bool:
    """Whether the surroundings ask for plain lines: a pipe, NO_COLOR, a dumb terminal, an old encoding."""
    if not out.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return True
    return "utf" not in (out.encoding or "").lower()


class Lines(Protocol):
    """Where typed lines come from."""

    def readline(self) -> str:
        """The next line with its end; empty when there is none any more."""


class Screen:
    """Where everything is shown and every question asked."""

    def __init__(self, plain: bool = False, source: Lines | None = None, out: TextIO | None = None) -> None:
        self.source: Lines = sys.stdin if source is None else source
        self.out = sys.stdout if out is None else out
        self.plain = plain or wants_plain(self.out)
        self.typed = source is None and sys.stdin.isatty()
        """Whether a person types at a terminal."""
        self._console: Console | None = None

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return _size().columns

    @property
    def small(self) -> bool:
        """Whether a terminal has no room for more than a decision cannot do without."""
        columns, lines = _size()
        return columns < SMALL_COLUMNS or lines < SMALL_LINES

    def say(self, text: str, kind: str = "") -> None:
        """Show one line."""
        self.show([Line(text, kind)])

    def show(self, blocks: Iterable[Block], airy: bool = False) -> None:
        """Show some blocks, one below the other; `airy`: with empty lines between, where a screen has room."""
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
        """Begin a fresh screen; where secrets were on it, nothing of it stays behind."""
        if not self.plain:
            self.out.write(WIPE if secrets else "\x1b[H\x1b[2J")
        elif secrets:
            self.out.write("\n" * BLANK_LINES + RULER + "\n")
        if secrets and self.typed:
            _forget_typed_lines()

    def ask(self, question: str) -> str:
        """One line typed by a person, without blanks around it. Raises EndOfInput."""
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
        self.out.write(f"{line.strip()}\n")  # what a terminal would have echoed
        if not line:
            raise EndOfInput
        return line.strip()

    def _speak(self, block: Block) -> None:
        """A block as plain lines."""
        if isinstance(block, Line):
            self.out.write(f"{block.text}\n")
        elif isinstance(block, Grid):
            self.out.writelines(f"{line}\n" for line in spoken(block))
        else:
            self.out.writelines(f"{line}\n" for line in block.lines)

    def _draw(self, block: Block) -> None:
        """A block in the rich way."""
        from rich.text import Text

        console = self._rich()
        if isinstance(block, Line):
            console.print(Text(block.text, STYLES.get(block.kind, "")), soft_wrap=block.kind == VERBATIM)
        elif isinstance(block, Grid):
            console.print(_table(block))
        else:
            console.print(Text("\n".join(block.lines)), no_wrap=True, crop=True)

    def _rich(self) -> Console:
        """Rich's console, loaded when it is first needed."""
        if self._console is None:
            from rich.console import Console

            self._console = Console(file=self.out, force_terminal=True, highlight=False, markup=False, emoji=False)
        return self._console


def _size() -> os.terminal_size:
    """The size of the terminal now; it may change at any time."""
    return shutil.get_terminal_size((100, 40))


def _table(grid: Grid) -> Table:
    """A grid as a calm table: no frame, no empty columns."""
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
    """Let people edit what they type, where Python can."""
    try:
        import readline  # noqa: F401 - its import is its effect
    except ImportError:
        return


def _forget_typed_lines() -> None:
    """What one person typed must not come back with the arrow keys of the next."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()

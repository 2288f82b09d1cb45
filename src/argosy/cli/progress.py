"""Progress bars."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argosy.arena.collector import GameRow


@contextmanager
def counting(
    name: str, total: int, done: int = 0, quiet: bool = False, status: Callable[[], str] = str
) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error, if it is a terminal. Yields a function that advances it.

    `status` gives what is written beside the name at each advance; by default nothing.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    with bar:
        task = bar.add_task(f"{name}{status()}", total=total, completed=done)
        yield lambda more: bar.update(task, advance=more, description=f"{name}{status()}")


def watch(
    portions: Generator[list[GameRow], None, None],
    take: Callable[[list[GameRow]], None],
    name: str,
    games: int,
    done: int = 0,
    quiet: bool = False,
    status: Callable[[], str] = str,
) -> bool:
    """Pass finished games to `take`, portion by portion, with a progress bar. Returns False if interrupted."""
    try:
        with counting(name, games, done, quiet, status) as advance, closing(portions):
            for rows in portions:
                take(rows)
                advance(len(rows))
    except KeyboardInterrupt:
        return False
    return True

"""Games being played, with a bar that shows how many are done."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing

from argosy.bots.collecting import GameRow


def watch(
    portions: Generator[list[GameRow], None, None],
    take: Callable[[list[GameRow]], None],
    name: str,
    games: int,
    done: int = 0,
    quiet: bool = False,
) -> bool:
    """Take in games portion by portion behind a progress bar; whether all came, False when interrupted."""
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
    try:
        with bar, closing(portions):
            task = bar.add_task(name, total=games, completed=done)
            for rows in portions:
                take(rows)
                bar.advance(task, len(rows))
    except KeyboardInterrupt:
        return False
    return True

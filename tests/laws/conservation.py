"""Games under the eyes of their books: nothing is lost or doubled, nobody is ever stuck, every game ends in time."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from argosy.core.contract import A, E, Event, Game, S, V
from argosy.core.record import Input
from tests.laws.knowledge import Ledger

CLOSELY = 50
"""One game in so many is compared with its books in every position."""


def watch(
    rules: Game[S, A, V, E],
    state: S,
    inputs: Iterable[Input],
    books: Ledger,
    longest: int,
    moment: Callable[[S], int] | None,
) -> None:
    """Play these inputs to the end of the game; the books are compared whenever the moment is another, or always."""
    last = -1
    for count, made in enumerate(inputs, 1):
        events: list[Event] = []
        rules.apply(state, made.actor, made.action, events)
        assert count <= longest
        books.note(made, events)
        if moment is None or moment(state) != last:
            books.check(state)
            last = -1 if moment is None else moment(state)
    assert rules.over(state)
    books.check(state)
    books.close()


def each(play: Callable[[int], None], numbers: range) -> None:
    """Play some games, each named if it fails."""
    for number in numbers:
        try:
            play(number)
        except Exception as fault:
            fault.add_note(f"in game {number}")
            raise


def chunks(games: int, count: int) -> list[range]:
    """So many games in so many portions, so that several processes share the work."""
    return [range(chunk * games // count, (chunk + 1) * games // count) for chunk in range(count)]

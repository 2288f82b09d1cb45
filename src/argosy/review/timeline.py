"""All positions of a game by number: every 32nd is stored, the others are replayed from the one before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from argosy.core.contract import Seat, State
from argosy.core.match import Match
from argosy.core.record import Input, Record
from argosy.core.registry import game
from argosy.core.replay import AnyMatch, edition_of

MARK: Final = 32
"""Inputs between two stored positions."""


class Node:
    """A position as the input that led to it and the node before; some nodes also store the position itself."""

    __slots__ = ("before", "depth", "input", "stored")

    def __init__(self, before: Node | None, input: Input | None) -> None:
        self.before = before
        self.input = input
        self.depth: int = 0 if before is None else before.depth + 1
        self.stored: State | None = None


class Timeline:
    """The positions of a game, each reachable by replaying at most 31 inputs.

    Positions are numbered in the order in which they arose. After an undo the game branches from an earlier node, and
    the positions that were taken back can still be reached by their numbers.
    """

    def __init__(self, record: Record) -> None:
        """Start a timeline before the first input; only the header of the record is used."""
        self.rules = game(record.header.game)
        self._start: AnyMatch = Match(self.rules, record.header, edition_of(record), None)
        self._now = self._start.state.clone()
        first = Node(None, None)
        first.stored = self._start.state.clone()
        self._nodes = [first]
        self._marks = {0: first}

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._nodes) - 1

    # Growing

    def enter(self, entry: Input) -> None:
        """Add the position after an input that the rules allowed."""
        self._nodes.append(self._grown(self._nodes[-1], entry))

    def stay(self) -> None:
        """Add the same position again, for a log entry that changed nothing."""
        self._nodes.append(self._nodes[-1])

    def undo(self, seat: Seat) -> None:
        """Add the position after the last input of a seat was taken back; later inputs of others stay."""
        node, later = self._nodes[-1], list[Input]()
        while node.before is not None and node.input is not None:
            entry, node = node.input, node.before
            if entry.actor == seat:
                break
            later.append(entry)
        self._now = self._reached(node)
        for entry in reversed(later):
            node = self._grown(node, entry)
        self._nodes.append(node)

    def rewind(self, depth: int) -> None:
        """Add the position after all inputs but the first `depth` were taken back."""
        node = self._nodes[-1]
        while node.depth > depth and node.before is not None:
            node = node.before
        self._now = self._reached(node)
        self._nodes.append(node)

    def _grown(self, before: Node, entry: Input) -> Node:
        node = Node(before, entry)
        self.rules.apply(self._now, entry.actor, entry.action)
        if node.depth % MARK == 0:
            if (old := self._marks.get(node.depth)) is not None:
                old.stored = None  # it was taken back, and is seldom looked at
            node.stored = self._now.clone()
            self._marks[node.depth] = node
        return node

    # Reading

    def states(self, start: int = 0, stop: int | None = None) -> Iterator[tuple[int, State]]:
        """Positions with their numbers; each is valid only until the next is taken."""
        stop = len(self._nodes) if stop is None else min(stop, len(self._nodes))
        if start >= stop:
            return
        here = self._nodes[start]
        state = self._reached(here)
        for number in range(start, stop):
            node = self._nodes[number]
            if node.before is here and node.input is not None:
                self.rules.apply(state, node.input.actor, node.input.action)
            elif node is not here:
                state = self._reached(node)
            here = node
            yield number, state

    def at(self, number: int) -> AnyMatch:
        """A match at the position of that number, or at the last; its log is empty."""
        match = Match(self.rules, self._start.header, self._start.edition, None)
        match.state = self._reached(self._nodes[min(number, self.last)])
        return match

    def _reached(self, node: Node) -> State:
        """A copy of a position, replayed from the last stored one before it."""
        path: list[Input] = []
        while node.stored is None:
            assert node.before is not None
            assert node.input is not None
            path.append(node.input)
            node = node.before
        state = node.stored.clone()
        for entry in reversed(path):
            self.rules.apply(state, entry.actor, entry.action)
        return state

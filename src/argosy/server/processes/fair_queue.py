"""Queue in which guests take turns, and the tables of a guest take turns within the guest's turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")
URGENT_IN_A_ROW: Final = 8
"""After so many urgent items one that is not urgent is taken, so that those never wait for good."""


class RoundRobin(Generic[T]):
    """Items by path, such as (guest, table). The first names of the paths take turns, then the second names, and so on.

    Items with the same path leave in the order in which they came.
    """

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._children: OrderedDict[str, RoundRobin[T]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._items) or bool(self._children)

    def add(self, path: Sequence[str], item: T) -> None:
        """Add an item at the end of its path."""
        if path:
            self._children.setdefault(path[0], RoundRobin()).add(path[1:], item)
        else:
            self._items.append(item)

    def take(self) -> T:
        """Remove the next item. Raises LookupError if there is none."""
        if self._items:
            return self._items.popleft()
        if not self._children:
            raise LookupError("nothing waits")
        name, child = self._children.popitem(last=False)
        item = child.take()
        if child:
            self._children[name] = child  # at the end: the others are next
        return item

    def remove(self, path: Sequence[str], item: T) -> None:
        """Remove an item that no longer waits."""
        if not path:
            self._items.remove(item)
            return
        child = self._children[path[0]]
        child.remove(path[1:], item)
        if not child:
            del self._children[path[0]]


class FairQueue(Generic[T]):
    """Items that wait for a worker process: urgent ones first, and within both kinds every guest in turn."""

    def __init__(self) -> None:
        self._urgent: RoundRobin[T] = RoundRobin()
        self._others: RoundRobin[T] = RoundRobin()
        self._in_a_row = 0

    def __bool__(self) -> bool:
        return bool(self._urgent) or bool(self._others)

    def _kind(self, urgent: bool) -> RoundRobin[T]:
        return self._urgent if urgent else self._others

    def add(self, path: Sequence[str], urgent: bool, item: T) -> None:
        """Add an item."""
        self._kind(urgent).add(path, item)

    def take(self) -> T:
        """Remove the item whose turn it is. Raises LookupError if there is none."""
        urgent = bool(self._urgent) and (self._in_a_row < URGENT_IN_A_ROW or not self._others)
        self._in_a_row = self._in_a_row + 1 if urgent else 0
        return self._kind(urgent).take()

    def remove(self, path: Sequence[str], urgent: bool, item: T) -> None:
        """Remove an item that no longer waits."""
        self._kind(urgent).remove(path, item)

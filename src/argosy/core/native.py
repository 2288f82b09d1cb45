"""What compiled code needs to know and plain Python may ignore. Never compiled itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """Marks a class for mypyc, for instance as open to subclasses that are not compiled."""
        return lambda marked: marked

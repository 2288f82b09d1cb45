"""The decorator `mypyc_attr`, which does nothing in plain Python. This module is never compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["mypyc_attr"]

C = TypeVar("C")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**attributes: bool) -> Callable[[C], C]:
        """Gives mypyc attributes of a class, for example that it may have subclasses that are not compiled."""
        return lambda marked: marked

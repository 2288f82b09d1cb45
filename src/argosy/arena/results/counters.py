"""Counters of one seat in one game. All rows share one tuple of names, which keeps files and memory small."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

_LAYOUTS: Final[dict[tuple[str, ...], tuple[tuple[str, ...], dict[str, int]]]] = {}
"""By names: the shared tuple of these names, and the index of each."""


class Counters(Mapping[str, int]):
    """Numbers by name. All rows of a game share one tuple of names, also after pickling."""

    __slots__ = ("names", "numbers", "_places")

    def __init__(self, names: Sequence[str], numbers: Sequence[int]) -> None:
        wanted = tuple(names)
        if wanted not in _LAYOUTS:
            _LAYOUTS[wanted] = (wanted, {name: place for place, name in enumerate(wanted)})
        self.names, self._places = _LAYOUTS[wanted]
        self.numbers = tuple(numbers)
        if len(self.numbers) != len(self.names):
            raise ValueError(f"{len(self.numbers)} numbers stand for {len(self.names)} names")

    @classmethod
    def of(cls, counted: Mapping[str, int]) -> Counters:
        """Counters with the names and numbers of a mapping."""
        return cls(tuple(counted), tuple(counted.values()))

    def __getitem__(self, name: str) -> int:
        return self.numbers[self._places[name]]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return f"Counters({dict(self)})"

    def __reduce__(self) -> tuple[type[Counters], tuple[tuple[str, ...], tuple[int, ...]]]:
        """Pickle the shared tuple of names, which is then sent once for all rows of a message."""
        return Counters, (self.names, self.numbers)

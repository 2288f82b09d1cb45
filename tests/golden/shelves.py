"""Which games have golden games: a new game adds its line here."""

from __future__ import annotations

from typing import Final

from tests.golden.golden import Shelf
from tests.golden.mediterranean import MEDITERRANEAN
from tests.golden.neptun import NEPTUN

SHELVES: Final[dict[str, Shelf]] = {shelf.key: shelf for shelf in (MEDITERRANEAN, NEPTUN)}

"""The golden games of Trading in the Mediterranean: most of them with little trading, so that they are read easily."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.golden.golden import Golden, Shelf

GENEROUS: Final[Mapping[str, str]] = {
    "culture.csv": "line,name,bonus,source\n"
    "row,letters,9,reconstructed\nrow,stage,9,reconstructed\nrow,nature,9,reconstructed\n"
    "column,first,7,reconstructed\ncolumn,second,7,reconstructed\ncolumn,third,7,reconstructed\n"
}
"""Another edition, in which completed rows and columns of culture are worth more."""

SHELF: Final = Shelf(
    "mediterranean",
    (
        Golden("4-sensible", ["sensible"] * 4),
        Golden("4-random-free-talk", ["random"] * 4, {"ticks": "3", "trading_seconds": "60", "trading_chat": "on"}),
        Golden("4-mixed-untimed", ["sensible", "random"] * 2, {"ticks": "20", "trading_seconds": "untimed"}),
        Golden("4-sensible-generous-edition", ["sensible"] * 4, {"ticks": "5", "trading_seconds": "120"}, GENEROUS),
        Golden(
            "5-random-relief",
            ["random"] * 5,
            {"ticks": "3", "calamity_relief": "on", "trading_seconds": "180"},
        ),
        Golden(
            "5-sensible-hidden-points", ["sensible"] * 5, {"ticks": "5", "hidden_vp": "on", "trading_seconds": "420"}
        ),
        Golden(
            "5-mixed-shared-win",
            ["random", "sensible", "sensible", "random", "sensible"],
            {"ticks": "5", "shared_win": "on", "trading_seconds": "300"},
        ),
        Golden("6-random-by-post", ["random"] * 6, {"ticks": "3", "trading_seconds": "post"}),
        Golden("6-sensible-long", ["sensible"] * 6, {"ticks": "40", "trading_seconds": "600"}),
    ),
)

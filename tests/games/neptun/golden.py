"""The golden games of Neptun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.golden.golden import Golden, Shelf

GENEROUS: Final[Mapping[str, str]] = {"bonus.csv": "points,count,source\n9,15,reconstructed; rulebook: count\n"}
"""Another edition, in which a bonus tile is worth 9 points."""

SHELF: Final = Shelf(
    "neptun",
    (
        Golden("3-random", ["random"] * 3, {"zero_space_scores": "yes"}),
        Golden("3-sensible", ["sensible"] * 3),
        Golden("3-random-wind-kept", ["random"] * 3, {"wind_between_rounds": "keep"}),
        Golden("4-random-second-for-anyone", ["random"] * 4, {"second_extra_turn": "anyone"}),
        Golden("4-sensible", ["sensible"] * 4),
        Golden("4-sensible-wind-reset", ["sensible"] * 4, {"wind_between_rounds": "reset"}),
        Golden("4-mixed-generous-edition", ["sensible", "random"] * 2, {}, GENEROUS),
        Golden("5-random", ["random"] * 5, {"wind_between_rounds": "reset", "second_extra_turn": "anyone"}),
        Golden("5-sensible", ["sensible"] * 5),
        Golden(
            "5-mixed",
            ["sensible", "random", "sensible", "random", "sensible"],
            {"second_extra_turn": "anyone", "open_hands": "no"},
        ),
    ),
)

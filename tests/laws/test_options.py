"""The tables at which the laws are tried: every option is among them, also in the quick version."""

from __future__ import annotations

import pytest

from tests.laws.random_play import RULES, SIZES, table_of

every_rules = pytest.mark.parametrize("key", RULES)


def values_tried(key: str, games: int) -> dict[str, set[str]]:
    """By option the values at the first so many tables of each number of seats."""
    rules = RULES[key]
    tables = [table_of(key, seats, number) for seats in rules.seats for number in range(games)]
    return {name: {table.options[name] for table in tables} for name in rules.options}


@every_rules
def test_the_quick_games_try_every_option_both_ways(key: str) -> None:
    for name, tried in values_tried(key, SIZES[key].QUICK).items():
        assert len(tried) > 1, name
        assert RULES[key].options[name][0] in tried


@every_rules
def test_the_slow_games_try_every_value_of_every_option(key: str) -> None:
    assert values_tried(key, 20) == {name: set(values) for name, values in RULES[key].options.items()}

"""The size of an answer does not depend on what the asker may not know; `python -m bench.timing` measures durations.

`test_secrets_on_the_wire` compares every byte of real connections; here are many more positions without a network.
The whole test: ARGOSY_FAULTS=whole python -m pytest tests/faults/test_sizes_of_answers.py
"""

from __future__ import annotations

import pytest

import argosy
from argosy.core.codec import LARGEST
from argosy.core.contract import State
from argosy.server.tables.table import english
from argosy.server.wire import encoding as wire
from tests.faults import sizes
from tests.faults.test_secrets_on_the_wire import Pair, pairs

PAIRS = 1000 if sizes.WHOLE else 100
"""For each game."""


def sizes_of(pair: Pair, state: State) -> list[int]:
    """The sizes of the view, and of the refusal of each attempt, in a position."""
    found = [len(wire.encode(pair.rules.view(state, pair.eyes)))]
    for action in pair.attempts():
        assert pair.eyes is not None
        why = pair.rules.check(state, pair.eyes, action)
        assert why is not None
        numbers = [value for value in why.args.values() if isinstance(value, int)]
        sentence = english().refusal(why, ["Ada"] * pair.header.seats) if all(n <= LARGEST for n in numbers) else ""
        found.append(len(repr([why.code, why.rule, why.args, sentence])))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("key", argosy.list_games())
def test_answers_about_worlds_that_look_alike_have_the_same_sizes(key: str) -> None:
    differ = 0
    for pair in pairs(key, PAIRS):
        differ += pair.world.digest() != pair.state.digest()
        assert sizes_of(pair, pair.world) == sizes_of(pair, pair.state)
    assert differ > PAIRS // 3, "in many of them something else is hidden"

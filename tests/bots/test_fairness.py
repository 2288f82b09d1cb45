"""The bots are fair: what a seat cannot know changes neither their choice nor what they say about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from argosy.bots.advice import Adviser
from argosy.bots.levels import bot
from argosy.core.contract import Seat
from argosy.core.match import Match
from argosy.core.peek import Budget, Peek
from argosy.core.registry import list_games
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng
from argosy.games.package import LEVELS
from argosy.text.translate import LANGUAGES, Words

ITERATIONS = 12
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emma", "Finn")

each_game = pytest.mark.parametrize("key", list_games())
each_level = pytest.mark.parametrize("level", LEVELS)


def positions(key: str, number: int, apart: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """Positions of a game played at random, so many decisions apart, with every seat that may act."""
    match: AnyMatch = Match.new(key, 4, "fairness")
    dice = Rng("fairness")
    for count in range(number * apart):
        to_act = match.to_act
        if not to_act:
            return
        seat = to_act[dice.below(len(to_act))]
        if count % apart == apart - 1:
            for each in to_act:
                yield match, each
        match.play(seat, match.peek(seat).sample(dice))


@each_game
@each_level
def test_what_a_seat_cannot_know_changes_nothing(key: str, level: str) -> None:
    """All hidden things dealt anew: the same advice, to the last reason, and the same choice."""
    asked = bot(level)
    assert isinstance(asked, Adviser)
    for number, (match, seat) in enumerate(positions(key, 6, 43)):
        budget = Budget(f"fair {number}", ITERATIONS)
        advice = asked.advise(match.peek(seat), budget)
        assert asked.choose(match.peek(seat), budget) == advice.choice
        world = match.game.guess(match.state, seat, Rng(f"dealt anew {number}"))
        there = Peek(match.game, world, seat, Rng(f"another peek {number}"))
        here = Peek(match.game, match.state, seat, Rng(f"another peek {number}"))
        assert asked.advise(there, budget) == asked.advise(here, budget)


@each_game
@each_level
def test_every_move_can_be_explained(key: str, level: str) -> None:
    """There is a reason for the choice, it has words in every language, and the choice is legal."""
    asked = bot(level)
    assert isinstance(asked, Adviser)
    for number, (match, seat) in enumerate(positions(key, 8, 31)):
        advice = asked.advise(match.peek(seat), Budget(str(number), ITERATIONS))
        assert match.game.check(match.state, seat, advice.choice) is None
        for option in advice.options:
            assert option.low <= option.value <= option.high
        assert advice.options[0].reasons
        for reason in advice.options[0].reasons:
            for language in LANGUAGES:
                assert Words(language).say(reason, NAMES) != reason.id

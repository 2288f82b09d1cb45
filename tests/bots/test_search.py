"""Search over guessed worlds, with a thinker whose outcomes are known."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from argosy import Match
from argosy.bots.advice import Option, certain
from argosy.bots.search import LEAST_TRIALS, search
from argosy.core.contract import Action, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.neptun.rules.actions import Take


class Toy:
    """Considers four actions that pay `means[slot]` and something that dice add, the same for all in one world."""

    doubt = 2.5

    def __init__(self, means: Sequence[float], noise: int = 0) -> None:
        self.means = means
        self.noise = noise
        self.tried = [0] * len(means)

    def candidates(self, peek: AnyPeek, budget: Budget) -> Sequence[Option]:
        return [certain(Take(0, slot), 0.0) for slot in range(len(self.means))]

    def outcome(self, world: State, seat: Seat, action: Action, rng: Rng) -> float:
        assert isinstance(action, Take)
        self.tried[action.slot] += 1
        common = int(rng.below(100))
        own = int(Rng(f"{rng.seed}/{action.slot}").below(2 * self.noise + 1)) - self.noise
        return self.means[action.slot] + common + own


@pytest.fixture
def peek() -> AnyPeek:
    match = Match.new("neptun", 3, 1)
    return match.peek(match.to_act[0])


def test_the_best_option_is_found_though_worlds_differ_more_than_options(peek: AnyPeek) -> None:
    advice = search(peek, Budget("1", 60), Toy([0.0, 1.0, 3.0, 2.0]))
    assert advice.choice == Take(0, 2)


def test_most_playouts_go_to_options_that_are_hard_to_tell_apart(peek: AnyPeek) -> None:
    toy = Toy([5.0, -20.0, -20.0, 5.2], noise=3)
    search(peek, Budget("1", 200), toy)
    assert min(toy.tried[0], toy.tried[3]) > 2 * max(toy.tried[1], toy.tried[2])


def test_the_budget_of_playouts_is_kept(peek: AnyPeek) -> None:
    toy = Toy([0.0, 0.0, 0.0, 0.0], noise=2)
    advice = search(peek, Budget("1", 50), toy)
    assert advice.iterations == sum(toy.tried)
    assert 50 <= advice.iterations < 50 + len(toy.means)


def test_luck_does_not_replace_the_first_choice(peek: AnyPeek) -> None:
    kept = [search(peek, Budget(str(seed), 40), Toy([0.0, 0.0], noise=5)).choice == Take(0, 0) for seed in range(40)]
    assert sum(kept) > 30


def test_one_option_needs_no_playouts(peek: AnyPeek) -> None:
    advice = search(peek, Budget("1", 50), Toy([1.0]))
    assert (advice.iterations, len(advice.options)) == (0, 1)


def test_intervals_hold_the_value_and_shrink(peek: AnyPeek) -> None:
    few, many = [search(peek, Budget("1", number), Toy([0.0, 0.0], noise=9)).options[0] for number in (20, 400)]
    assert few.low < few.value < few.high
    assert many.high - many.low < few.high - few.low


def test_the_same_seed_gives_the_same_advice(peek: AnyPeek) -> None:
    one, two = [search(peek, Budget("7", 40), Toy([0.0, 0.4, 0.2], noise=4)) for _ in range(2)]
    assert one == two
    assert len(one.options) == 3
    assert one.iterations >= 3 * LEAST_TRIALS

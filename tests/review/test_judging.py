"""Decisions are judged by what the seat knew: same worlds, same judgement; blunders have labels, good moves none."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

from argosy.core.codec import CodecError, to_json
from argosy.core.contract import Action, State
from argosy.core.peek import OpenPeek
from argosy.core.rng import Rng
from argosy.games.neptun.rules.actions import Row, Sail
from argosy.oracle.oracle import Oracle, Outlook
from argosy.review.json_form import read
from argosy.review.judging import ReviewBudget, costs, is_open, judge, judge_action, label_of
from argosy.review.plan import ReviewError, ReviewPlan, replayed
from argosy.review.random_trials import RANDOM
from argosy.review.types import Estimate, Judgement
from tests.review.games import TINY, played

pytestmark = pytest.mark.slow

NOT_BACK = ReviewBudget(3, 6, 6, 6, 0)


@dataclass(frozen=True)
class Elsewhere(ReviewPlan):
    """The same decisions in other worlds, which the seat cannot tell from the true one."""

    world: str = ""

    def before(self, number: int) -> State:
        state = super().before(number)
        return self.timeline.rules.guess(state, self.seat, Rng(f"{self.world}/{number}"))


@pytest.fixture(scope="module")
def plan() -> ReviewPlan:
    return ReviewPlan.of(played("neptun", 3, 1), 1)


@pytest.fixture(scope="module")
def oracle() -> Oracle:
    return Oracle("neptun", 3, played("neptun", 3, 1).header.options)


def moves(plan: ReviewPlan, kind: type[Action]) -> list[int]:
    """The decisions in which the seat made a move of that kind."""
    return [number for number in plan.numbers if isinstance(plan.input(number).action, kind)]


def test_decisions_are_the_inputs_of_the_seat_with_a_choice(plan: ReviewPlan) -> None:
    rules, record = plan.timeline.rules, plan.record
    for number, entry in enumerate(record.inputs, 1):
        expected = entry.actor == 1 and len(rules.legal(plan.timeline.at(number - 1).state, 1)) > 1
        assert (number in plan.numbers) == expected
    with pytest.raises(ReviewError, match="input 1 is no decision of seat 2"):
        plan.input(1)
    with pytest.raises(ReviewError, match="there is no seat 4"):
        ReviewPlan.of(record, 3, plan.timeline)


def test_the_same_decision_is_judged_alike_again_and_alone(plan: ReviewPlan, oracle: Oracle) -> None:
    number = moves(plan, Row)[3]
    judge(plan, moves(plan, Sail)[0], TINY, oracle)
    assert judge(plan, number, TINY, oracle) == judge(ReviewPlan.of(plan.record, 1), number, TINY, oracle)


@pytest.mark.parametrize(("key", "seats"), [("neptun", 3), ("mediterranean", 4)])
def test_worlds_that_the_seat_cannot_tell_apart_are_judged_alike(key: str, seats: int) -> None:
    record = played(key, seats, 1)
    oracle, timeline = Oracle(key, seats, record.header.options), replayed(record)
    hidden = 0
    for seat in range(2):
        here = ReviewPlan.of(record, seat, timeline)
        for number in here.numbers[5::17]:
            for world in "ab":
                there = Elsewhere(record, seat, timeline, here.numbers, world)
                hidden += there.before(number).digest() != here.before(number).digest()
                assert judge(there, number, NOT_BACK, oracle) == judge(here, number, NOT_BACK, oracle)
    assert hidden, "the worlds differ in what is hidden"


def test_a_voyage_that_gives_everything_up_has_a_label_and_a_sentence(plan: ReviewPlan, oracle: Oracle) -> None:
    """Of all voyages in a whole game the worst costs much, and the judge finds that."""
    found = []
    for number in moves(plan, Sail):
        menu = plan.timeline.rules.legal(plan.before(number), plan.seat)
        deliveries = [action for action in menu if isinstance(action, Sail) and action.deliver is not None]
        if deliveries:
            last = max(deliveries, key=lambda action: action.deliver or 0)
            found.append(judge_action(plan, number, last, NOT_BACK, oracle))
    worst = max(found, key=lambda judgement: judgement.cost.value)
    assert worst.label is not None
    assert worst.cost.low > 0
    assert worst.best is not worst.played
    assert worst.played in worst.options
    assert worst.sentence.id in ("review-cost", "review-cost-of")
    assert {"played", "best", "chance", "points"} <= worst.sentence.args.keys()


def test_the_best_that_was_tried_costs_nothing(plan: ReviewPlan, oracle: Oracle) -> None:
    for number in plan.numbers[::9]:
        judgement = judge(plan, number, NOT_BACK, oracle)
        best = next(
            action
            for action in plan.timeline.rules.legal(plan.before(number), plan.seat)
            if plan.timeline.rules.write(plan.before(number), plan.seat, action) == judgement.best.text
        )
        again = judge_action(plan, number, best, NOT_BACK, oracle)
        assert again.label is None


def test_hindsight_is_there_only_where_something_was_hidden(plan: ReviewPlan, oracle: Oracle) -> None:
    rowed = [judge(plan, number, TINY, oracle) for number in moves(plan, Row)]
    sailed = [judge(plan, number, TINY, oracle) for number in moves(plan, Sail)[:6]]
    assert any(judgement.hindsight for judgement in rowed)
    assert not any(judgement.hindsight for judgement in sailed)


def test_the_true_world_has_what_others_chose_at_the_same_time(plan: ReviewPlan) -> None:
    number = moves(plan, Row)[0]
    state = plan.with_sealed(number)
    assert set(plan.timeline.rules.sealed(state)) == {0, 2}
    assert plan.timeline.rules.legal(state, 1) == plan.timeline.rules.legal(plan.before(number), 1)
    peek = OpenPeek(plan.timeline.rules, state, 1)
    assert peek.imagine(Rng("a")).digest() == peek.imagine(Rng("b")).digest() == state.digest()


# Costs and labels


OUTLOOK = Outlook((0.4, 0.6), (50.0, 60.0), 0.05)


def test_labels_need_a_cost_and_an_interval_without_zero() -> None:
    assert label_of(Estimate(0.3, -0.01, 0.6)) is None
    assert label_of(Estimate(0.019, 0.01, 0.03)) is None
    assert label_of(Estimate(0.02, 0.01, 0.03)) == "inaccuracy"
    assert label_of(Estimate(0.07, 0.01, 0.13)) == "mistake"
    assert label_of(Estimate(0.1, 0.01, 0.2)) == "blunder"


def test_points_become_chance_by_the_oracle() -> None:
    cost, points = costs(OUTLOOK, 0, [4.0, 5.0, 6.0, 4.0, 5.0, 6.0])
    assert points.value == 5.0
    assert cost.value == pytest.approx(0.4 - OUTLOOK.with_gain(0, -5.0))
    assert 0 < cost.low < cost.value < cost.high
    assert points.low < 5.0 < points.high
    assert costs(OUTLOOK, 0, [])[0] == Estimate(0.0, 0.0, 0.0)
    assert costs(OUTLOOK, 0, [3.0])[0].low == 0.0, "one world tells nothing for certain"


def test_more_worlds_are_drawn_only_while_the_cost_is_in_doubt() -> None:
    assert is_open(Estimate(0.03, 0.01, 0.05))
    assert not is_open(Estimate(0.05, 0.03, 0.07))
    assert not is_open(Estimate(0.005, -0.02, 0.03))


# Forms


@pytest.mark.parametrize("key", ["neptun", "mediterranean"])
def test_judgements_survive_json(key: str) -> None:
    record = played(key, 4, 2)
    oracle, plan = Oracle(key, 4, record.header.options), ReviewPlan.of(record, 0)
    for number in plan.numbers[4::19]:
        judgement = judge(plan, number, TINY, oracle)
        data = json.loads(json.dumps(to_json(judgement)))
        assert read(data, Judgement) == judgement
    for broken in (None, {}, {**data, "seat": "0"}, {**data, "options": 3}, {**data, "more": 1}):
        with pytest.raises(CodecError):
            read(broken, Judgement)


def test_a_game_without_trials_of_its_own_is_tried_by_random_playouts(plan: ReviewPlan) -> None:
    number = moves(plan, Sail)[-1]
    trials = RANDOM.trials(OpenPeek(plan.timeline.rules, plan.before(number), 1), True)
    actions = [option.action for option in trials.candidates()]
    assert actions == list(plan.timeline.rules.legal(plan.before(number), 1))
    first = trials.points("world", actions)
    assert first == trials.points("world", actions)
    assert len(set(first)) > 1
    assert trials.says(actions[0]).args["text"]

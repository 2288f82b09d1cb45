"""Judges one decision: what it cost beside the best that the seat could have known, in points and in chance.

1. Options. What the game's bots would think of, and what was done, are tried in the same guessed worlds; the worse half
   is dropped again and again. The one left with the most points is the best.
2. Comparison. The best and what was done are tried in other worlds, drawn anew. The best of many noisy options looks
   better than it is, and only worlds that had no part in choosing it tell by how much. More worlds are drawn while the
   interval leaves open whether the cost is notable.
3. Chance. Points become chance by the oracle: the seat's chance before the decision is taken to be that of the best
   option, and what was done has so many points less.

Only worlds that the seat could not tell from the true one are used, and their seeds depend on the input alone. So two
true worlds that the seat could not tell apart give the same judgement, and every decision can be judged alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Message, Phrase, Plain, Seat, Term
from argosy.core.peek import AnyPeek, OpenPeek, Peek
from argosy.core.rng import Rng
from argosy.review.plan import ReviewPlan, adapter_of
from argosy.review.types import LABELS, NOTHING, Choice, Estimate, Hindsight, Judgement

if TYPE_CHECKING:
    from argosy.oracle.oracle import Oracle, Outlook
    from argosy.review.adapter import Trials

FEW: Final = 6
"""Worlds that every option is tried in before any is dropped."""
CLOSE: Final = 3
"""Options that are kept to the end of the first part."""
NOTABLE: Final = min(LABELS.values())
SURE: Final = 2.58
"""Standard errors of an interval: one of 99 %, since a game has many decisions, and each may be looked at again."""


@dataclass(frozen=True, slots=True)
class ReviewBudget(Plain):
    """How much is tried in a decision, and the seed of its worlds."""

    options: int
    """Most options that are tried, beside what was done."""
    choosing: int
    """Worlds in which the best option is chosen."""
    comparing: int
    """Worlds in which it is compared with what was done, at first."""
    most: int
    """The same at most, where the interval leaves open whether the cost is notable."""
    hindsight: int
    """Worlds of the comparison in hindsight; 0: none."""
    seed: str = "review"

    def times(self, factor: int, seed: str) -> ReviewBudget:
        """So many times as much, with other worlds."""
        return ReviewBudget(
            self.options,
            self.choosing * factor,
            self.comparing * factor,
            self.most * factor,
            self.hindsight * factor,
            seed,
        )


QUICK: Final = ReviewBudget(6, 12, 12, 12, 0)
"""A first look at a decision."""
FULL: Final = ReviewBudget(12, 48, 48, 192, 48)
LOCAL: Final = ReviewBudget(8, 16, 16, 48, 16)
"""For a processor that is slow, such as that of a page without a server."""


def judge(plan: ReviewPlan, number: int, budget: ReviewBudget, oracle: Oracle) -> Judgement:
    """Judge the decision made by that input. Raises ReviewError if it is none of the seat's decisions."""
    return judge_action(plan, number, plan.input(number).action, budget, oracle)


def judge_action(plan: ReviewPlan, number: int, action: Action, budget: ReviewBudget, oracle: Oracle) -> Judgement:
    """The same as if the seat had done that in the decision; it must be legal there."""
    state, seat, rules = plan.before(number), plan.seat, plan.timeline.rules
    seed = f"{budget.seed}/{number}"
    peek: AnyPeek = Peek(rules, state, seat, Rng(f"{seed}/peek"))
    outlook = oracle.of_state(state, seat)
    trials = adapter_of(plan.record).trials(peek, False)
    tried = chosen(trials, action, seed, budget)
    best = max(tried, key=lambda option: tried[option])
    lost = compared(trials, best, action, f"{seed}/compare", budget, outlook, seat)
    if lost and fmean(lost) <= 0:
        best, lost = action, []
    cost, points = costs(outlook, seat, lost)
    looking_back = None
    if budget.hindsight and best != action and hides_something(plan, number, peek):
        looking_back = in_hindsight(plan, number, best, action, budget, outlook)
    played = choice(trials, peek, best, action, cost, points)
    better = played if best == action else choice(trials, peek, best, best, NOTHING, NOTHING)
    others = [option for option in tried if option not in (best, action)]
    options = [
        better,
        *[choice(trials, peek, best, option, *about(outlook, seat, tried[best] - tried[option])) for option in others],
    ]
    if best != action:
        options.append(played)
    options.sort(key=lambda option: (option is not better, option.cost.value))
    return Judgement(
        number=number,
        seat=seat,
        label=label_of(cost),
        cost=cost,
        points=points,
        played=played,
        best=better,
        options=tuple(options),
        sentence=sentence(played, better, cost, points),
        hindsight=looking_back,
        marks=marks_of(played, better),
        worlds=len(lost),
        settled=not is_open(cost),
    )


def chosen(trials: Trials, played: Action, seed: str, budget: ReviewBudget) -> dict[Action, float]:
    """The options with their mean points, in worlds from which the best is chosen; each time the worlds have doubled,
    the worse half is dropped, but never what was done."""
    actions = [option.action for option in trials.candidates()][: budget.options]
    racing = [*actions, *([] if played in actions else [played])]
    points: dict[Action, list[float]] = {action: [] for action in racing}
    for world in range(budget.choosing if len(racing) > 1 else 0):
        if world >= FEW and world % FEW == 0 and (world // FEW) & (world // FEW - 1) == 0 and len(racing) > CLOSE:
            racing.sort(key=lambda action: -fmean(points[action]))
            kept = racing[: max(CLOSE, ceil(len(racing) / 2))]
            racing = [*kept, *([] if played in kept else [played])]
        for action, outcome in zip(racing, trials.points(f"{seed}/choose/{world}", racing), strict=True):
            points[action].append(outcome)
    longest = max([len(tried) for tried in points.values()])
    means = {action: fmean(tried) if tried else 0.0 for action, tried in points.items()}
    lead = {action: means[action] for action in points if len(points[action]) == longest}
    rest = {
        action: paired_mean(points, action, max(lead, key=lambda option: lead[option]))
        for action in points
        if action not in lead
    }
    return lead | rest


def paired_mean(points: dict[Action, list[float]], action: Action, best: Action) -> float:
    """The mean of an option that was dropped, put beside that of the best by the worlds that both were tried in."""
    behind = [its - mine for mine, its in zip(points[action], points[best], strict=False)]
    return fmean(points[best]) - max(0.0, fmean(behind))


def compared(
    trials: Trials, best: Action, played: Action, seed: str, budget: ReviewBudget, outlook: Outlook, seat: Seat
) -> list[float]:
    """By how many points the best option did better than what was done, in each of some new worlds."""
    lost: list[float] = []
    if best == played:
        return lost
    wanted = budget.comparing
    while len(lost) < wanted:
        mine, its = trials.points(f"{seed}/{len(lost)}", [best, played])
        lost.append(mine - its)
        if len(lost) == wanted and wanted < budget.most and is_open(costs(outlook, seat, lost)[0]):
            wanted = min(2 * wanted, budget.most)
    return lost


def hides_something(plan: ReviewPlan, number: int, peek: AnyPeek) -> bool:
    """Whether the true world is another than what the seat would have guessed."""
    true = plan.with_sealed(number).digest()
    return any(peek.imagine(Rng(f"{number}/{guess}")).digest() != true for guess in range(3))


def in_hindsight(
    plan: ReviewPlan, number: int, best: Action, played: Action, budget: ReviewBudget, outlook: Outlook
) -> Hindsight:
    """The same comparison in the true world, with all that was hidden and what others chose at the same time."""
    peek: AnyPeek = OpenPeek(plan.timeline.rules, plan.with_sealed(number), plan.seat)
    trials = adapter_of(plan.record).trials(peek, True)
    lost = []
    for world in range(budget.hindsight):
        mine, its = trials.points(f"{budget.seed}/{number}/hindsight/{world}", [best, played])
        lost.append(mine - its)
    return Hindsight(*costs(outlook, plan.seat, lost))


# From points to chance


def costs(outlook: Outlook, seat: Seat, lost: Sequence[float]) -> tuple[Estimate, Estimate]:
    """The chance and the points that were given up, from the points lost in each world."""
    if not lost:
        return NOTHING, NOTHING
    mean = fmean(lost)
    margin = (SURE + 6.0 / max(1, len(lost) - 1)) * stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else abs(mean)
    points = Estimate(mean, mean - margin, mean + margin)
    return Estimate(*[given_up(outlook, seat, amount) for amount in (mean, mean - margin, mean + margin)]), points


def about(outlook: Outlook, seat: Seat, behind: float) -> tuple[Estimate, Estimate]:
    """The same for an option that was not compared in new worlds: no interval is known."""
    cost = given_up(outlook, seat, behind)
    return Estimate(cost, cost, cost), Estimate(behind, behind, behind)


def given_up(outlook: Outlook, seat: Seat, points: float) -> float:
    """The chance that goes with so many points."""
    return outlook.chances[seat] - outlook.with_gain(seat, -points)


def label_of(cost: Estimate) -> str | None:
    """The label of a cost, if its interval excludes zero."""
    if cost.low <= 0:
        return None
    return next((label for label, least in LABELS.items() if cost.value >= least), None)


def is_open(cost: Estimate) -> bool:
    """Whether a cost may be notable or not by its interval: more worlds may tell."""
    return cost.value >= NOTABLE / 2 and cost.low < NOTABLE < cost.high


# Words


def choice(trials: Trials, peek: AnyPeek, best: Action, action: Action, cost: Estimate, points: Estimate) -> Choice:
    """An option as it is shown."""
    option, misses = trials.told(best, action)
    text = peek.game.write(peek.imagine(Rng("")), peek.seat, action)
    return Choice(text, trials.says(action), cost, points, option.reasons, misses)


def sentence(played: Choice, best: Choice, cost: Estimate, points: Estimate) -> Message:
    """What was done, what was better, and what that cost."""
    args = {"played": played.says, "best": best.says}
    if played is best:
        return Message("review-nothing-better", args)
    if cost.low <= 0 or cost.value < NOTABLE:
        return Message("review-about-as-good", args)
    costly = args | {"chance": percent(cost), "points": amount(points)}
    if not played.misses:
        return Message("review-cost", costly)
    return Message("review-cost-of", {**costly, "what": played.misses})


def percent(cost: Estimate) -> Phrase:
    """A chance as points of a hundred, with its interval."""
    numbers = {name: f"{100 * getattr(cost, name):.1f}" for name in ("value", "low", "high")}
    return Phrase("review", "chance", numbers)


def amount(points: Estimate) -> Phrase:
    """Points of the game."""
    return Phrase("review", "points", {"value": f"{points.value:.1f}"})


def marks_of(played: Choice, best: Choice) -> tuple[Term, ...]:
    """The things on the board that both options name, without seats."""
    values = [value for option in (played, best) for value in option.says.args.values()]
    things = [thing for value in values for thing in (value if isinstance(value, tuple) else (value,))]
    return tuple(dict.fromkeys([thing for thing in things if type(thing) is Term and thing.kind != "seat"]))

"""What a review process does for the review of a finished game: some parts of it, as many as a request has time for.

A part has a name: `history`, `deals`; by seat `plan 2`, `quick 2 57`, `full 2 57` and at the end `whole 2`. Before the
name stands how it was found: how reviews work, how thorough this one is, and the weights of the oracle, as in
`1f3a90c2d1 plan 2`. Parts that were found otherwise do not count. Every part is computed from the record alone, so it
does not matter who computes it, when and in which order.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from argosy.core.contract import Illegal, Seat
from argosy.oracle.oracle import Oracle, adapter
from argosy.oracle.weights import WeightsError
from argosy.review.deals import deals_of
from argosy.review.history import HistoryBuilder
from argosy.review.judging import FULL, LOCAL, QUICK, ReviewBudget, judge, judge_action
from argosy.review.plan import ReviewError, ReviewPlan
from argosy.server.processes.job import OutOfTimeError, should_stop
from argosy.server.tables.table import english
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.errors import Problem

if TYPE_CHECKING:
    from argosy.server.review.finished import FinishedReview

VERSION: Final = 1
"""Raised when reviews are made otherwise, so that parts found by an earlier release are not shown."""
WORTH_A_LOOK: Final = 0.01
"""The chance that a decision has cost at a first look, from which it gets a second one."""
CURVE_SHARE: Final = 0.3
"""The part of its time that a job gives to the chances, as long as there are decisions too."""


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How much a place spends on reviews."""

    key: str
    glance: ReviewBudget
    """For the first look at every decision."""
    budget: ReviewBudget
    """For the second look at those that may have cost something."""
    trying: ReviewBudget
    """For a choice that somebody tries, who waits for it."""
    seconds: float
    """Of processor time, after which a job begins nothing new."""

    def prefix(self, key: str) -> str:
        """What the names of its parts begin with in a game."""
        return f"{VERSION}{self.key}{weights_of(key)} "


AT_SERVER: Final = Thoroughness("f", QUICK, FULL, LOCAL, 1.5)
IN_PAGE: Final = Thoroughness("l", QUICK, LOCAL, QUICK, 0.5)
"""In a page bots and hints of other tables wait for the same worker."""


@cache
def weights_of(key: str) -> str:
    """A short hash of the weights by which the oracle judges a game; empty where it has none."""
    try:
        return f"{crc32(adapter(key).weights()):08x}"
    except (WeightsError, FileNotFoundError):
        return ""


class Worked(NamedTuple):
    """What a job has done."""

    parts: dict[str, str]
    """New parts by name, as JSON."""
    chances: bytes
    """A JSON list of outlooks, from the number asked for on."""
    left: int
    total: int


@dataclass
class ReviewContext:
    """What a process keeps of a game that it reviews."""

    oracle: Oracle
    builder: HistoryBuilder
    following: Iterator[int]
    """Advances the builder by an input at a time."""
    plans: dict[Seat, ReviewPlan] = field(default_factory=dict)


def context_of(review: FinishedReview) -> ReviewContext:
    """The context of a game, made when it is first needed. Raises Refused if the game cannot be judged."""
    if review.context is None:
        header = review.record.header
        try:
            oracle = Oracle(header.game, header.seats, header.options, review.timeline.at(0).edition)
        except WeightsError as error:
            raise errors.REVIEW_NONE.refused(why=str(error)) from error
        builder = HistoryBuilder(review.record, oracle, timeline=review.timeline)
        review.context = ReviewContext(oracle, builder, builder.follow())
    return review.context


def plan_of(review: FinishedReview, seat: Seat) -> ReviewPlan:
    """The decisions of a seat."""
    plans = context_of(review).plans
    if seat not in plans:
        plans[seat] = ReviewPlan.of(review.record, seat, review.timeline)
    return plans[seat]


class Work:
    """One job: it takes what comes next until its time is up."""

    def __init__(self, review: FinishedReview, seat: Seat, have: Collection[str], how: Thoroughness) -> None:
        self.review, self.seat, self.how = review, seat, how
        self.context, self.plan = context_of(review), plan_of(review, seat)
        self.prefix: Final = how.prefix(review.record.header.game)
        self.have = {name.removeprefix(self.prefix) for name in have if name.startswith(self.prefix)}
        self.found: dict[str, str] = {}
        self._begun = time.process_time()

    @property
    def spent(self) -> float:
        """The part of its time that is used."""
        return (time.process_time() - self._begun) / self.how.seconds

    def known(self, name: str) -> bool:
        """Whether a part is known."""
        return name in self.have or name in self.found

    def keep(self, name: str, value: object) -> None:
        """Keep a part."""
        self.found[name] = wire.encode(value).decode()

    def run(self) -> None:
        """Do what comes next, at least one step, until the time is up."""
        steps = self._steps()
        while next(steps, None) is not None and self.spent < 1 and not should_stop():
            pass

    def _steps(self) -> Iterator[bool]:
        """All that is left to do, in order; after a step its parts are among the found."""
        if not self.known(f"plan {self.seat}"):
            self.keep(f"plan {self.seat}", self.plan.numbers)
        for _ in self._follow():
            if self.spent > CURVE_SHARE:
                break
            yield True
        for number in self.plan.numbers:
            if not self.known(f"quick {self.seat} {number}") and not self.known(f"full {self.seat} {number}"):
                self._look(number)
                yield True
        for _ in self._follow():
            yield True
        if not self.known("deals"):
            self._find_deals()
            yield True
        for number in self.plan.numbers:
            if not self.known(f"full {self.seat} {number}"):
                self._judge(number)
                yield True
        if not self.known(f"whole {self.seat}"):
            self.keep(f"whole {self.seat}", None)

    def _follow(self) -> Iterator[bool]:
        """Go on with the chances, input by input."""
        if self.known("history"):
            return
        for _ in self.context.following:
            yield True
        self.keep("history", self.context.builder.history())

    def _find_deals(self) -> None:
        """Look at the deals; a game with so many that it takes too long is shown without them."""
        try:
            deals = deals_of(self.review.record)
        except OutOfTimeError:
            deals = None
        self.keep("deals", deals)

    def _look(self, number: int) -> None:
        """Take a first look at a decision; one that cost hardly anything needs no second look."""
        judgement = judge(self.plan, number, self.how.glance, self.context.oracle)
        cheap = judgement.settled and judgement.cost.value < WORTH_A_LOOK
        self.keep(f"{'full' if cheap else 'quick'} {self.seat} {number}", judgement)

    def _judge(self, number: int) -> None:
        """Judge a decision for good; if that takes too long, the first look has to do."""
        try:
            judgement = judge(self.plan, number, self.how.budget, self.context.oracle)
        except OutOfTimeError:
            judgement = judge(self.plan, number, self.how.glance, self.context.oracle)
        self.keep(f"full {self.seat} {number}", judgement)

    def progress(self) -> tuple[int, int]:
        """How much is left, and of how much: the chances, the deals, and two looks at each decision."""
        numbers, seat = self.plan.numbers, self.seat
        if self.known(f"whole {seat}"):
            return 0, 1
        looks = [self.known(f"full {seat} {number}") * 2 or self.known(f"quick {seat} {number}") for number in numbers]
        done = sum(looks) + self.known("history") + self.known("deals")
        total = 2 * len(numbers) + 3
        return total - done, total


def work_on(review: FinishedReview, seat: Seat, have: frozenset[str], since: int, how: Thoroughness) -> Worked:
    """Compute some parts of a review that are not known yet, and tell the chances from a number on. Raises Refused."""
    work = Work(review, seat, have, how)
    try:
        work.run()
    except BaseException:
        review.context = None  # its builder stopped in the middle of an input
        raise
    left, total = work.progress()
    seen = () if work.known("history") else work.context.builder.history().outlooks[since:]
    return Worked({work.prefix + name: data for name, data in work.found.items()}, wire.encode(seen), left, total)


def try_choice(review: FinishedReview, seat: Seat, number: int, text: str, how: Thoroughness) -> bytes:
    """The judgement of another action in a decision, as JSON. Raises Refused."""
    plan, context = plan_of(review, seat), context_of(review)
    try:
        plan.input(number)
    except ReviewError as error:
        raise errors.REVIEW_NO_DECISION.refused(number=number) from error
    match = review.timeline.at(number - 1)
    action = match.read(seat, text)
    why = action if isinstance(action, Illegal) else match.game.check(match.state, seat, action)
    if why is not None:
        names = review.record.header.names
        raise errors.Refused(
            409, Problem(why.code, wire.arguments(why.args), why.rule or None, english().refusal(why, names))
        )
    assert not isinstance(action, Illegal)
    return wire.encode({"judgement": judge_action(plan, number, action, how.trying, context.oracle)})

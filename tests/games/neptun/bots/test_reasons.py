"""Why a bot moves: every reason holds when it is given, comes from the plan, and what is planned mostly comes about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import pytest

from argosy import Match
from argosy.bots.advice import Adviser
from argosy.bots.levels import bot
from argosy.core.contract import Event, Message, Term
from argosy.core.peek import AnyPeek, Budget
from argosy.games.neptun.bots.plans import Plan, alternative, compared, merged
from argosy.games.neptun.bots.reasons import deliveries_missed, reasons_for
from argosy.games.neptun.bots.sensible import bot as sensible
from argosy.games.neptun.bots.strong.bot import planned
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, REVEAL, Row, Sail, Take
from argosy.games.neptun.rules.events import Delivered
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.view.view import Contract, NeptunView, Slot
from tests.games.neptun.layout import table
from tests.laws.amounts import share_of

SAYS_WHERE = frozenset(
    {
        "reason-neptun-row-now", "reason-neptun-row-pay", "reason-neptun-row-later", "reason-neptun-next",
        "reason-neptun-towards", "reason-neptun-extra",
    }
)  # fmt: skip
"""Reasons that name the delivery planned next."""


class Told(NamedTuple):
    """A decision as it was explained, and what came about."""

    view: NeptunView
    action: object
    reasons: tuple[Message, ...]
    events: Sequence[Event]


def game(level: str, seed: str, iterations: int | None = None, seats: int = 3) -> Iterator[Told]:
    """A game of one level with itself, decision by decision; only moves that were chosen are listed."""
    match, adviser = Match.new(NEPTUN, seats, seed), bot(level)
    assert isinstance(adviser, Adviser)
    while match.to_act:
        seat = match.to_act[0]
        peek = match.peek(seat)
        option = adviser.advise(peek, Budget(f"{seed}/{match.number}", iterations)).options[0]
        view = match.view(seat)
        events = match.play(seat, option.action)
        assert isinstance(events, list)
        yield Told(view, option.action, option.reasons, events)


def holds(told: Told) -> None:
    """Every fact that a reason states is a fact of the view."""
    view = told.view
    assert view.seat is not None
    me = view.players[view.seat]
    entry = next(entry for entry in view.menu if entry.action == told.action)
    cities = {slot.contract.city for slot in me.chart if slot.state == "open" and slot.contract is not None}
    for reason in told.reasons:
        args = {key: value.value if isinstance(value, Term) else value for key, value in reason.args.items()}
        if reason.id in SAYS_WHERE:
            assert args["city"] in cities
        if reason.id in ("reason-neptun-next", "reason-neptun-towards"):
            assert entry.city is not None
            assert args["miles"] == view.distances[entry.city][str(args["city"])]
        if reason.id.startswith("reason-neptun-row-") and "miles" in args:
            short = int(str(args["miles"])) - int(str(args["range"]))
            assert args["miles"] == view.distances[me.boat][str(args["city"])]
            assert args["range"] == entry.range
            if reason.id == "reason-neptun-row-now":
                assert short <= 0
            if reason.id == "reason-neptun-row-pay":
                assert short == args["gold"]
                assert 0 < short <= me.gold
        if reason.id == "reason-neptun-loses":
            assert args["count"] == len(entry.loses) > 0
        if reason.id == "reason-neptun-rank":
            assert args["rank"] == entry.place
        if reason.id == "reason-neptun-only":
            assert len(view.menu) == 1


def city_in(reason: Message) -> object:
    """The city that a reason names."""
    city = reason.args["city"]
    assert isinstance(city, Term)
    return city.value


def stated(told: Told) -> list[object]:
    """The cities that are said to be next."""
    return [city_in(reason) for reason in told.reasons if reason.id in SAYS_WHERE]


def kept(decisions: Iterator[Told]) -> tuple[int, int]:
    """How often a delivery was said to be next, and how often that seat then delivered elsewhere or nowhere."""
    waiting: dict[tuple[int, int], list[object]] = {}
    said = broken = 0
    for told in decisions:
        holds(told)
        seat = told.view.seat
        assert seat is not None
        round_ = waiting.setdefault((seat, told.view.round), [])
        here = [event for event in told.events if isinstance(event, Delivered) and event.seat == seat]
        if here:
            entry = next(entry for entry in told.view.menu if entry.action == told.action)
            broken += sum([city != entry.city for city in round_])
            round_.clear()
        round_ += stated(told)
        said += len(stated(told))
    return said, broken + sum([len(cities) for cities in waiting.values()])


@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_what_is_said_to_be_next_mostly_is(level: str) -> None:
    said, broken = kept(game(level, "next"))
    assert said > 60
    assert broken / said < 0.12


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize(
    ("level", "games", "iterations"), [("sensible", share_of(8), None), ("strong", share_of(4), None), ("best", 1, 60)]
)
def test_what_is_said_to_be_next_mostly_is_over_many_games(level: str, games: int, iterations: int | None) -> None:
    counts = [kept(game(level, f"many/{number}", iterations, 4)) for number in range(games)]
    said, broken = sum([one for one, _ in counts]), sum([other for _, other in counts])
    assert said > 80 * games
    assert broken / said < 0.1


def peeks(step: Callable[[AnyPeek], bool], most: int) -> list[AnyPeek]:
    """The first decisions of a kind in a game of sensible merchants."""
    match = Match.new(NEPTUN, 3, "plans")
    found: list[AnyPeek] = []
    while match.to_act and len(found) < most:
        peek = match.peek(match.to_act[0])
        if len(peek.menu()) > 1 and step(peek):
            found.append(peek)
        match.play(peek.seat, bot("sensible").choose(peek, Budget("1")))
    return found


def at_sea(peek: AnyPeek) -> bool:
    return isinstance(peek.menu()[0], (Row, Sail))


def test_reasons_name_the_next_delivery_of_the_plan_that_chose_the_move() -> None:
    for peek in peeks(at_sea, 12):
        view = peek.view
        assert isinstance(view, NeptunView)
        chart = view.players[peek.seat].chart
        for plan in (sensible.plan(view), *planned(peek, Budget("1"))):
            named = [city_in(one) for one in reasons_for(view, plan) if one.id in SAYS_WHERE]
            contract = chart[plan.stops[0]].contract if plan.stops else None
            if named:
                assert contract is not None
                assert named == [contract.city]
            elif isinstance(plan.action, Row):
                assert not plan.stops


def test_a_bought_point_says_what_its_point_counts_for() -> None:
    laid = table().round(3).chart(0, "tyros-1 salt").hand(0).order(1, 2, 0).miles("Crete-Tyros", 8)
    begun = laid.gold(8, 6, 3).stacks("Asia Minor", {5: (1,), 3: (0,), 1: (2,)}).sailing("5+0", "5+0", "6+0", turn=5)
    begun.play(1, "stay")
    begun.play(2, "stay")
    peek = begun.match.peek(0)
    plans = {plan.action: plan for plan in compared(planned(peek, Budget("1")))}
    giving = next(action for action in plans if isinstance(action, Sail) and action.buy)
    ids = [reason.id for reason in reasons_for(begun.match.view(0), plans[giving])]
    assert plans[giving].gain < 0
    assert "reason-neptun-buy-less" in ids
    assert "reason-neptun-buy" not in ids


def test_trials_are_merged_to_their_mean_and_the_next_delivery_of_most() -> None:
    row = Row(4, 0)
    plans = [Plan(row, 2.0, (1, 2), True), Plan(row, 4.0, (0, 1)), Plan(row, 6.0, (0, 2))]
    assert merged(plans) == Plan(row, 4.0, (0, 1), agree=2, of=3)


def test_an_option_is_weighed_against_its_alternative() -> None:
    plain, giving = Sail(1, 2), Sail(1, 2, True)
    assert [plan.gain for plan in compared([Plan(giving, 5.0), Plan(plain, 3.5)])] == [1.5, 0.0]
    assert [plan.gain for plan in compared([Plan(EXTRA_NO, 0.0), Plan(EXTRA_YES, -1.0)])] == [1.0, -1.0]
    takes = [Plan(Take(0, 1), 3.0), Plan(Take(1, 1), 4.0)]
    assert alternative(REVEAL, takes) == Take(1, 1)
    assert compared([Plan(REVEAL, 3.0), *takes])[0].gain == -1.0


def test_contracts_of_one_city_that_are_given_up_are_named_once() -> None:
    view = Match.new("neptun", 3, "given up").view(0)
    assert isinstance(view, NeptunView)
    gold, points = Contract("Sanguntum", "Hispania", "grapes", 7, 0), Contract("Roma", "Italia", "olives", 0, 2)
    chart = tuple([Slot("open", contract) for contract in (gold, points, gold)])
    view = replace(view, players=(replace(view.players[0], chart=chart), *view.players[1:]))
    missed = deliveries_missed(view, [Plan(Row(4, 0), 5.0, (0, 1, 2))], [Plan(Row(5, 0), 1.0)])
    assert [(phrase.value, phrase.args.get("gold")) for phrase in missed] == [
        ("neptun-gold", 14),
        ("neptun-points", None),
    ]


def test_who_draws_lots_says_so() -> None:
    told = [one for one, _ in zip(game("random", "lots"), range(20), strict=False)]
    assert {reason.id for one in told for reason in one.reasons} == {"reason-dice"}

"""Luck, own choices and choices of others add up to the result, and luck averages zero."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean, stdev

import pytest

import argosy
from argosy.core.contract import CHANCE
from argosy.core.record import Record
from argosy.core.registry import game
from argosy.core.replay import resume
from argosy.core.rng import Rng
from argosy.oracle.oracle import Oracle
from argosy.review.history import HistoryBuilder, history_of
from argosy.review.types import History
from tests.review.games import drawn_by_lot, played

pytestmark = pytest.mark.slow

SETTINGS = [(key, seats) for key in ("mediterranean", "neptun") for seats in game(key).seats]


def history(record: Record) -> History:
    return history_of(record, Oracle(record.header.game, record.header.seats, record.header.options), samples=2)


@pytest.mark.parametrize(("key", "seats"), SETTINGS)
def test_start_luck_and_choices_add_up_to_the_share_of_the_win(key: str, seats: int) -> None:
    record = drawn_by_lot(key, seats, 3)
    result = record.result
    assert result is not None
    found = history(record)
    assert len(found.ledgers) == seats
    for ledger in found.ledgers:
        share = 1 / len(result.winners) if ledger.seat in result.winners else 0.0
        assert ledger.result == share
        assert abs(ledger.start + ledger.luck + ledger.own + ledger.others - share) < 1e-6
        assert abs(ledger.luck - sum([step.luck[ledger.seat] for step in found.luck])) < 1e-9
    assert len(found.outlooks) == len(record.inputs) + 1
    assert [step.number for step in found.luck] == [
        number for number, entry in enumerate(record.inputs, 1) if entry.actor == CHANCE
    ]


def test_the_parts_add_up_in_a_game_of_bots_and_without_numpy() -> None:
    record = played("neptun", 3, 1)
    for numpy in (True, False):
        oracle = Oracle("neptun", 3, record.header.options, numpy=numpy)
        for ledger in history_of(record, oracle, samples=1).ledgers:
            assert abs(ledger.start + ledger.luck + ledger.own + ledger.others - ledger.result) < 1e-6


def test_a_game_that_is_not_over_ends_with_the_chance_of_its_last_position() -> None:
    record = played("neptun", 3, 1)
    cut = replace(record, inputs=record.inputs[:60], result=None, seed=None)
    oracle, state = Oracle("neptun", 3, record.header.options), resume(cut).state
    found = history(cut)
    assert [ledger.result for ledger in found.ledgers] == [
        oracle.of_state(state, seat).chances[seat] for seat in range(3)
    ]
    assert found.inputs == 60


@pytest.mark.parametrize(("key", "seats"), [("neptun", 3), ("mediterranean", 4)])
def test_luck_averages_zero_over_the_outcomes_of_chance(key: str, seats: int) -> None:
    """The same position, with many outcomes that were drawn for it: their mean luck is zero but for its own luck."""
    match = argosy.Match.new(key, seats=seats, seed=4, scripted=True)
    rules, oracle = match.game, Oracle(key, seats)
    match.play(CHANCE, rules.draw(match.state, Rng("set up")))
    while not rules.chance_due(match.state):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    before, luck = len(match.log), list[float]()
    for number in range(60):
        record = match.record
        outcome = rules.draw(match.state, Rng(f"outcome {number}"))
        inputs = (*record.inputs, type(record.inputs[0])(CHANCE, outcome))
        steps = history_of(replace(record, inputs=inputs), oracle, seed=f"{number}", samples=4).luck
        assert steps[-1].number == before + 1
        luck.append(steps[-1].luck[0])
    assert stdev(luck) > 0
    assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5


def test_what_is_revealed_together_is_shared_by_all_who_chose() -> None:
    """The last to choose an oar card gets no more of the change than the others who chose one."""
    record = played("neptun", 3, 1)
    oracle = Oracle("neptun", 3, record.header.options)
    builder = HistoryBuilder(record, oracle, samples=1)
    rules, timeline = builder.rules, builder.timeline
    reveal = next(
        number
        for number in range(1, len(record.inputs) + 1)
        if len(rules.sealed(timeline.at(number - 1).state)) == 2 and not rules.sealed(timeline.at(number).state)
    )
    until = builder.follow()
    before = {}
    for number in until:
        if number == reveal - 1:
            before = {ledger.seat: ledger for ledger in builder.history().ledgers}
        if number == reveal:
            break
    for ledger in builder.history().ledgers:
        change = ledger.result - before[ledger.seat].result
        assert ledger.own - before[ledger.seat].own == pytest.approx(change / 3)
        assert ledger.others - before[ledger.seat].others == pytest.approx(change * 2 / 3)

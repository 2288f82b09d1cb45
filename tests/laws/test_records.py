"""The law of the log: it rebuilds state, events and result, and shows when somebody bent it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import argosy
from argosy.core.contract import CHANCE, Event, Result
from argosy.core.record import Input, Record
from argosy.core.replay import AnyMatch, Step
from argosy.core.rng import Rng
from tests.laws.random_play import Table, every_game, played, positions


def events_of(steps: Sequence[Step]) -> list[Event]:
    """All events of a replay, in order."""
    return [event for step in steps for event in step.events]


@every_game
def test_the_log_rebuilds_state_events_and_result(table: Table) -> None:
    """Through its JSON lines and back; the bare rules, fed with the same inputs, agree."""
    match = played(table)
    record = Record.loads(match.record.dumps())
    assert record == match.record
    steps = list(argosy.steps(record))
    assert steps[-1].match.state.digest() == match.state.digest()
    assert steps[-1].match.result == match.result == record.result
    assert events_of(steps) == [event for position in positions(table) for event in position.events]
    for seat in (*range(table.seats), None):
        told = [event.told_to(seat) for event in events_of(steps)]
        assert match.events(seat) == [event for event in told if event is not None]
    verdict = argosy.verify(record)
    assert verdict.problems == ()
    assert verdict.inputs == len(match.log)
    assert verdict.chance == sum(made.actor == CHANCE for made in match.log)


@every_game
def test_a_saved_game_goes_on_as_if_it_had_not_been_saved(table: Table) -> None:
    """Stopped anywhere, saved, loaded: the same position, and chance brings the same."""
    through = played(table)
    stop = table.rng("stop").below(len(through.log))
    match = table.match()
    for made in (one for one in through.log if one.actor != CHANCE):
        if len(match.log) >= stop:
            break
        match.play(made.actor, made.action)
    again = argosy.resume(Record.loads(match.saved().dumps()))
    assert again.log == match.log
    assert again.state.digest() == match.state.digest()
    assert match.record.seed is None or match.result is not None
    for made in through.log[len(again.log) :]:
        if made.actor != CHANCE:
            assert isinstance(again.play(made.actor, made.action), list)
    assert again.record == through.record


@every_game
def test_a_bent_record_is_found_out(table: Table) -> None:
    """Another chance outcome, seed, commitment, result, an input left out, added, or by nobody at the table."""
    match, lot = played(table), table.rng("bend")
    record = match.record
    assert match.result is not None
    points = match.result.points
    bent_result = Result((points[0] + 1, *points[1:]), match.result.places, match.result.why)
    seats = [index for index, made in enumerate(record.inputs) if made.actor != CHANCE]
    at = seats[lot.below(len(seats))]
    while not missed(table, match, at):
        at = seats[lot.below(len(seats))]
    inputs = list(record.inputs)
    bends = (
        replace(record, seed="another"),
        replace(record, seed=None),
        replace(record, header=replace(record.header, seed_sha256="0" * 64)),
        replace(record, header=replace(record.header, rules="0")),
        replace(record, header=replace(record.header, edition_digest="0" * 64)),
        replace(record, result=bent_result),
        replace(record, result=None),
        replace(record, inputs=inputs[:-1]),
        replace(record, inputs=[*inputs, inputs[-1]]),
        replace(record, inputs=inputs[:at] + inputs[at + 1 :]),
        replace(record, inputs=[*inputs[:at], Input(table.seats, inputs[at].action), *inputs[at + 1 :]]),
        bend_chance(table, match, lot),
    )
    for number in range(4):
        assert argosy.verify(bends[(table.number * 4 + number) % len(bends)]).problems


def missed(table: Table, match: AnyMatch, at: int) -> bool:
    """Whether the log without that input breaks a rule or ends otherwise; without a wait, say, it is as good a game."""
    state = table.start()
    for made in (*match.log[:at], *match.log[at + 1 :]):
        if table.rules.check(state, made.actor, made.action) is not None:
            return True
        table.rules.apply(state, made.actor, made.action)
    return table.rules.result(state) != match.result


def bend_chance(table: Table, match: AnyMatch, lot: Rng) -> Record:
    """The record with one chance outcome exchanged for another that could have come."""
    draws = [index for index, made in enumerate(match.log) if made.actor == CHANCE]
    at = draws[lot.below(len(draws))]
    state = table.start()
    for made in match.log[:at]:
        table.rules.apply(state, made.actor, made.action)
    other = match.log[at].action
    number = 0
    while other == match.log[at].action:
        other = table.rules.draw(state, Rng(f"bent {number}"))
        number += 1
    return replace(match.record, inputs=[*match.log[:at], Input(CHANCE, other), *match.log[at + 1 :]])

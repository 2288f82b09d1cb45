"""Games that go on from a position of another one: same past, dice of their own, and a record that still verifies."""

from __future__ import annotations

from dataclasses import replace

import pytest

import argosy
from argosy.core.contract import Illegal
from argosy.core.record import Record, RecordError
from argosy.core.replay import AnyMatch, ReplayError, played_on, verify
from argosy.core.rng import Rng


def played(key: str, inputs: int | None = None) -> AnyMatch:
    """A game played at random, always the same; the clock ticks where there is one."""
    match = argosy.Match.new(key, 4, 7, {"ticks": "3"} if key == "mediterranean" else None)
    while match.result is None and (inputs is None or match.number < inputs):
        go(match)
    return match


def go(match: AnyMatch) -> None:
    tick = match.game.tick(match.state)
    if tick is not None:
        match.play(argosy.CLOCK, tick)
    else:
        seat = match.to_act[0]
        match.play(seat, match.game.sample(match.state, seat, Rng(str(match.number))))


@pytest.mark.parametrize("key", argosy.list_games())
def test_the_past_is_the_same_and_the_record_verifies(key: str) -> None:
    record = played(key).record
    for number in (0, len(record.inputs) // 2):
        match = played_on(record, number, "another seed")
        assert match.log[:number] == tuple(record.inputs[:number])
        while match.result is None:
            go(match)
        again = Record.loads(match.record.dumps())
        assert (again.header.taken, again.seed) == (number, "another seed")
        assert verify(again).problems == ()
        assert match.log != tuple(record.inputs), "chance went another way"


def test_chance_after_the_taken_inputs_cannot_be_bent() -> None:
    record = played("neptun").record
    match = played_on(record, 40, "another seed")
    while match.result is None:
        go(match)
    bent = replace(match.record, header=replace(match.header, taken=39))
    assert not verify(bent).problems or match.log[39].actor == argosy.CHANCE
    later = next(n for n, one in enumerate(match.log, 1) if n > 45 and one.actor == argosy.CHANCE)
    assert verify(replace(match.record, header=replace(match.header, taken=0))).problems
    assert verify(replace(match.record, header=replace(match.header, taken=later))).problems
    assert verify(replace(match.record, header=replace(match.header, taken=10**6))).problems
    assert verify(replace(match.record, seed="a third seed")).problems


def test_what_was_taken_over_cannot_be_taken_back() -> None:
    record = played("neptun", 60).record
    number = next(n for n in range(40, 60) if record.inputs[n - 1].actor >= 0 and record.inputs[n].actor >= 0)
    match = played_on(record, number, "another seed")
    assert match.number == number
    assert not any(match.can_undo(seat) for seat in range(4))
    assert isinstance(match.rewind(number - 1), Illegal)
    go(match)
    assert match.rewind(number) is None
    assert match.number == number


def test_a_rewound_game_goes_on_as_it_did() -> None:
    match = played("neptun", 60)
    log = match.log
    number = next(n for n in range(20, 60) if log[n].actor >= 0)
    assert match.rewind(number) is None
    assert match.log == log[:number]
    while match.number < len(log):
        go(match)
    assert match.log[: len(log)] == log
    for wrong in (-1, match.number, next(n for n in range(20, 60) if log[n].actor == argosy.CHANCE)):
        assert isinstance(match.rewind(wrong), Illegal)
    assert isinstance(played("neptun").rewind(5), Illegal), "after the end the seed is known"


def test_a_position_that_is_not_in_the_record_is_refused() -> None:
    record = played("neptun", 10).record
    with pytest.raises(ReplayError, match="inputs"):
        played_on(record, len(record.inputs) + 1, "seed")
    with pytest.raises(RecordError, match="taken"):
        Record.loads(record.dumps().replace('"game":', '"taken":-1,"game":'))
    assert '"taken"' not in record.dumps(), "records of whole games stay as they were"

"""Records played again: step by step, to go on, to verify."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import argosy
from argosy.core.record import Input, Record
from argosy.core.replay import ReplayError, resume, steps, verify
from argosy.games.neptun.rules.actions import REVEAL, Sail
from tests.games.neptun.a_match import entered, finished, new, play_until, rowing


def test_steps_tell_notation_events_and_position() -> None:
    match = finished()
    number = 0
    for number, step in enumerate(steps(match.record), 1):
        assert step.number == number
        assert step.input == match.log[number - 1]
        assert step.match.log == match.log[:number]
        assert step.text
    assert number == len(match.log)


def test_a_replay_draws_no_chance() -> None:
    match = new()
    entered(match, match.to_act[0], REVEAL)
    upto = replace(match.record, inputs=match.log[:2])
    last = list(steps(upto))[-1].match
    assert not last.to_act
    assert last.game.chance_due(last.state)
    assert isinstance(resume(upto).state, type(match.state))


def test_an_illegal_input_stops_the_replay() -> None:
    record = finished().record
    inputs = list(record.inputs)
    inputs[5] = Input(inputs[5].actor, Sail(3))
    with pytest.raises(ReplayError, match=r"input 6 is refused: [a-z._]+ \(N[0-9.]+\)"):
        list(steps(replace(record, inputs=inputs)))


def test_another_rules_version_is_refused() -> None:
    record = finished().record
    with pytest.raises(ReplayError, match="follows rules version 0, this is"):
        list(steps(replace(record, header=replace(record.header, rules="0"))))


def test_another_edition_is_refused() -> None:
    record = finished().record
    other = replace(record, header=replace(record.header, edition_digest="0"))
    with pytest.raises(ReplayError, match="played with another edition than this standard one"):
        list(steps(other))
    assert verify(other).problems == ("the record was played with another edition than this standard one",)


def test_an_empty_log_is_a_match_that_did_not_begin() -> None:
    match = new()
    begun = resume(replace(match.saved(), inputs=()))
    assert begun.log == match.log


def test_a_match_is_resumed_in_the_midst_of_sealed_choices() -> None:
    match = play_until(new(), rowing)
    entered(match, 1, match.legal(1)[0])
    again = resume(Record.loads(match.saved().dumps()))
    assert again.to_act == match.to_act == (0, 2)
    assert again.can_undo(1)
    for one in (match, again):
        play_until(one, lambda at: at.result is not None)
    assert again.record == match.record


def test_without_its_seed_a_match_is_resumed_for_looking_only() -> None:
    match = play_until(new(), rowing)
    again = resume(match.record)
    assert again.state.digest() == match.state.digest()
    assert again.saved().seed is None


def test_a_match_is_not_resumed_with_another_seed() -> None:
    with pytest.raises(ReplayError, match="not the one that was committed to"):
        resume(replace(new().saved(), seed="another"))


def test_a_fair_game_has_no_problems() -> None:
    record = finished(5, "fair").record
    verdict = verify(record)
    assert verdict.problems == ()
    assert verdict.inputs == len(record.inputs)
    assert verdict.chance == sum(made.actor == argosy.CHANCE for made in record.inputs)


def test_chance_that_was_bent_is_named_with_what_it_should_have_been() -> None:
    record = finished().record
    at = next(index for index, made in enumerate(record.inputs[1:], 1) if made.actor == argosy.CHANCE)
    rightly = list(steps(record))[at].text
    other = finished(3, 8).record.inputs[at].action
    bent = replace(record, inputs=[*record.inputs[:at], Input(argosy.CHANCE, other), *record.inputs[at + 1 :]])
    assert f"input {at + 1}: chance should have been `{rightly}`" in verify(bent).problems


def test_a_game_whose_seed_is_not_revealed_cannot_be_verified() -> None:
    assert verify(new().record).problems == ("the seed is not revealed, so chance cannot be checked",)
    bent = replace(finished().record, seed="8")
    assert verify(bent).problems[0] == "the seed is not the one that was committed to"


def test_a_result_that_the_log_does_not_give_is_found() -> None:
    assert verify(replace(finished().record, result=finished(3, 8).result)).problems == (
        "the result is not what the log gives",
    )


def test_faulty_edition_files_are_a_problem_not_a_crash(tmp_path: Path) -> None:
    (tmp_path / "bonus.csv").write_text("points,count,source\n7,15,reconstructed\n", encoding="utf-8")
    match = argosy.Match.new("neptun", 3, 7, edition=str(tmp_path))
    play_until(match, lambda at: at.result is not None)
    record = match.record
    files = record.header.edition_files
    assert files is not None
    assert verify(record).problems == ()
    for bonus in ("points,count,source\n8,15,reconstructed\n", "ahoy\n"):
        bent = replace(record, header=replace(record.header, edition_files={**files, "bonus.csv": bonus}))
        assert len(verify(bent).problems) == 1

"""The history checker itself: a sound history passes, and each kind of broken one is found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from argosy.core.contract import CHANCE
from tests.faults.history import Acknowledged, Happening, Log, LogLine, RefusedForGood, Sent, Shown, faults_in

TABLE = "t"
SOUND: Sequence[Happening] = (
    Shown(TABLE, "Ada", 0, 1),
    Sent(TABLE, 0, "a"),
    Sent(TABLE, 0, "a"),
    Acknowledged(TABLE, 0, "a", 3),
    Shown(TABLE, "Ada", 1, 3),
    Sent(TABLE, 1, "b"),
    Sent(TABLE, 0, "c"),
    Acknowledged(TABLE, 0, "c", 5),
    Acknowledged(TABLE, 1, "b", 4),  # both were under way at once, so either may come first
    Sent(TABLE, 1, "d"),
    RefusedForGood(TABLE, 1, "d"),
    Shown(TABLE, "Ada", 3, 5),
    Acknowledged(TABLE, 0, "a", 3),  # the same answer again, to the copy that came later
)
LOG = Log(
    [LogLine(1, CHANCE), LogLine(2, 0), LogLine(3, CHANCE), LogLine(4, 1), LogLine(5, 0)],
    {"a": 3, "b": 4, "c": 5, "d": None},
)


def kinds(history: Sequence[Happening], log: Log = LOG) -> list[str]:
    return sorted({fault.kind for fault in faults_in(history, {TABLE: log})})


def but(old: Happening, *new: Happening) -> list[Happening]:
    """The sound history with one thing replaced by others."""
    place = SOUND.index(old)
    return [*SOUND[:place], *new, *SOUND[place + 1 :]]


def test_a_sound_history_has_no_faults() -> None:
    assert faults_in(SOUND, {TABLE: LOG}) == []
    assert faults_in([], {}) == []


def test_an_acknowledged_input_that_is_not_in_the_log_is_lost() -> None:
    shorter = replace(LOG, lines=LOG.lines[:4], answers={"a": 3, "b": 4, "d": None})
    assert kinds(SOUND, shorter) == ["lost"]
    assert kinds(SOUND, Log([], {})) == ["contradicted", "lost"]
    assert kinds(SOUND, replace(LOG, lines=LOG.lines[:4])) == ["lost"], "its key is there, its input is not"
    assert {fault.kind for fault in faults_in(SOUND, {})} >= {"lost"}, "the whole table is gone"


def test_an_acknowledged_input_in_whose_place_another_stands_is_lost() -> None:
    taken = [*LOG.lines[:4], LogLine(5, 1)]
    assert kinds(SOUND, replace(LOG, lines=taken)) == ["lost"]


def test_an_input_that_was_applied_twice_is_found() -> None:
    twice = [*LOG.lines, LogLine(6, 0)]
    assert kinds(SOUND, replace(LOG, lines=twice)) == ["doubled"]
    assert "doubled" in kinds(SOUND, replace(LOG, answers={**LOG.answers, "b": 5}))


def test_inputs_of_bots_need_no_command() -> None:
    bot = [*LOG.lines, LogLine(6, 2), LogLine(7, 2)]
    assert kinds(SOUND, replace(LOG, lines=bot, bots=frozenset({2}))) == []
    assert kinds(SOUND, replace(LOG, lines=[*bot, LogLine(8, 0)], bots=frozenset({2}))) == ["doubled"]


def test_one_command_with_two_answers_is_found() -> None:
    assert kinds([*SOUND, Acknowledged(TABLE, 0, "a", 5)]) == ["contradicted", "lost"]
    assert kinds([*SOUND, RefusedForGood(TABLE, 0, "a")]) == ["contradicted"]
    assert kinds(SOUND, replace(LOG, answers={"a": 3, "b": 4, "c": 5})) == ["contradicted"], "the refusal is forgotten"


def test_an_order_that_clients_could_see_to_be_wrong_is_found() -> None:
    late = [
        *SOUND[:7],
        Acknowledged(TABLE, 0, "c", 5),
        Sent(TABLE, 1, "e"),  # after version 5 was acknowledged
        Acknowledged(TABLE, 1, "e", 4),
    ]
    answers = {"a": 3, "c": 5, "e": 4}
    late = [happening for happening in late if happening != Sent(TABLE, 1, "b")]
    assert kinds(late, replace(LOG, answers=answers)) == ["reordered"]


def test_a_log_with_a_gap_is_found() -> None:
    gap = [*LOG.lines[:3], LogLine(5, 1), LogLine(6, 0)]
    assert "gap" in kinds(SOUND, replace(LOG, lines=gap))


def test_a_frame_that_goes_back_or_leaves_events_out_is_found() -> None:
    assert kinds([*SOUND, Shown(TABLE, "Ada", 3, 4)]) == ["backwards"]
    assert kinds(but(Shown(TABLE, "Ada", 1, 3), Shown(TABLE, "Ada", 2, 3))) == ["gap"]


def test_a_frame_that_shows_what_was_never_stored_is_found() -> None:
    assert kinds([*SOUND, Shown(TABLE, "Bob", 5, 6)]) == ["lost"]


def test_a_key_that_nobody_sent_is_found() -> None:
    more = replace(LOG, lines=[*LOG.lines, LogLine(6, 1)], answers={**LOG.answers, "x": 6})
    assert kinds(SOUND, more) == ["invented"]


@pytest.mark.parametrize("settled", [True, False])
def test_a_command_without_an_answer_is_found_where_all_must_be_answered(settled: bool) -> None:
    history = [*SOUND, Sent(TABLE, 0, "z")]
    assert [fault.kind for fault in faults_in(history, {TABLE: LOG}, settled)] == ["unanswered"] * settled

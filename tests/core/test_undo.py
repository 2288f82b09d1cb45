"""Taking back: the last input until the next one, a sealed choice until it is revealed, never what was revealed."""

from __future__ import annotations

import argosy
from argosy.core.contract import CHANCE
from argosy.core.match import MARK
from argosy.core.replay import AnyMatch, resume
from argosy.games.neptun.rules.actions import REVEAL, Sail, Take
from tests.games.neptun.a_match import entered, finished, new, play_until, rowing


def refused(match: AnyMatch, seat: int) -> bool:
    """Whether an undo is refused and changes nothing."""
    before, digest = match.log, match.state.digest()
    can = match.can_undo(seat)
    refusal = match.undo(seat)
    assert can == (refusal is None)
    if refusal is None:
        return False
    assert refusal.code == ("undo.none" if match.last_input(seat) is None else "undo.too_late")
    assert (match.log, match.state.digest()) == (before, digest)
    return True


def test_nothing_is_there_to_take_back_at_first() -> None:
    match = new()
    assert all(refused(match, seat) for seat in (*range(3), CHANCE - 5))
    refusal = match.undo(0)
    assert refusal is not None
    assert refusal.code == "undo.none"


def test_the_last_input_is_taken_back() -> None:
    match = new()
    seat = match.to_act[0]
    entered(match, seat, REVEAL)
    before, digest = match.log, match.state.digest()
    entered(match, seat, Take(0, 2))
    assert not refused(match, seat)
    assert (match.log, match.state.digest()) == (before, digest)
    entered(match, seat, Take(0, 4))


def test_once_taken_back_there_is_nothing_more_to_take_back() -> None:
    match = new()
    seat = match.to_act[0]
    entered(match, seat, REVEAL)
    assert match.rewind(1) is None
    assert refused(match, seat)
    assert match.last_input(seat) is None


def test_what_chance_showed_stays() -> None:
    match = new()
    seat = match.to_act[0]
    entered(match, seat, REVEAL)
    assert match.log[-1].actor == CHANCE
    assert refused(match, seat)


def test_after_the_next_input_it_is_too_late() -> None:
    match = play_until(new(), rowing)
    play_until(match, lambda one: isinstance(one.log[-1].action, Sail))
    first = match.log[-1].actor
    second = match.to_act[0]
    entered(match, second, match.legal(second)[0])
    assert refused(match, first)
    assert not refused(match, second)
    assert not refused(match, first)


def test_nobody_takes_back_for_another() -> None:
    match = new()
    seat = match.to_act[0]
    entered(match, seat, REVEAL)
    entered(match, seat, Take(0, 0))
    assert all(refused(match, other) for other in range(3) if other != seat)
    assert not refused(match, seat)


def test_a_sealed_choice_is_taken_back_until_it_is_revealed() -> None:
    match = play_until(new(4), rowing)
    before = match.state.digest()
    for seat in (2, 0, 3):
        entered(match, seat, match.legal(seat)[0])
    assert refused(match, 1)
    assert not refused(match, 0)
    assert match.to_act == (0, 1)
    assert [made.actor for made in match.log[-2:]] == [2, 3]
    entered(match, 0, match.legal(0)[-1])
    for seat in (2, 0, 3):
        assert not refused(match, seat)
    assert match.state.digest() == before


def test_what_was_revealed_is_never_taken_back() -> None:
    match = play_until(new(), rowing)
    for seat in range(3):
        entered(match, seat, match.legal(seat)[0])
    assert all(refused(match, seat) for seat in range(3))


def test_after_an_undo_chance_brings_the_same() -> None:
    played, taken_back = new(5, "fair"), new(5, "fair")
    for match in (played, taken_back):
        seat = match.to_act[0]
        entered(match, seat, REVEAL)
        if match is taken_back:
            for slot in (3, 1, 4):
                entered(match, seat, Take(0, slot))
                assert not refused(match, seat)
        entered(match, seat, Take(0, 0))
        play_until(match, lambda one: one.result is not None)
    assert played.log == taken_back.log
    assert played.record == taken_back.record


def test_a_finished_game_stays_finished() -> None:
    match = finished()
    assert all(refused(match, seat) for seat in range(3))


def test_an_undo_late_in_a_long_game_leads_where_a_replay_from_the_start_leads() -> None:
    match = argosy.Match.new("mediterranean", 4, 3)
    while "ready" not in [match.write(0, action) for action in match.legal(0)]:
        match.play(match.to_act[0], "pass")
    while match.number < 2 * MARK + 40:
        match.play(0, "ready")
        match.play(0, "unready")
    for number in (match.number - 1, 2 * MARK + 1, MARK + 7, MARK - 1):
        if number == match.number - 1:
            assert match.undo(0) is None
        else:
            assert match.rewind(number) is None
        assert match.number == number
        again = resume(match.saved())
        assert again.state.digest() == match.state.digest()
        assert again.log == match.log
        assert again.story() == match.story()
    while match.game.tick(match.state) is not None:  # and chance goes on in the same way
        for one in (match, again):
            one.play(argosy.CLOCK, one.game.tick(one.state) or "")
    assert match.number > MARK
    assert again.log == match.log

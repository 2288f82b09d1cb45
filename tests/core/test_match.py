"""A live game: what comes in through `play`, what it tells, and which matches cannot be made."""

from __future__ import annotations

import pytest

import argosy
from argosy.core.contract import CHANCE, CLOCK, Illegal
from argosy.core.rng import commitment
from argosy.games.neptun.rules.actions import REVEAL, Row, SetUp, Show, Take
from argosy.games.neptun.rules.events import BoardLaid, OarChosen, OarsRevealed, Revealed, RoundBegan
from argosy.games.neptun.rules.game import NEPTUN
from tests.games.neptun.a_match import entered, finished, new, play_until, rowing


def test_chance_is_drawn_by_the_match_itself() -> None:
    match = new()
    assert [made.actor for made in match.log] == [CHANCE]
    assert isinstance(match.log[0].action, SetUp)
    events = entered(match, match.to_act[0], REVEAL)
    assert [made.actor for made in match.log] == [CHANCE, match.to_act[0], CHANCE]
    assert [type(event) for event in events] == [Revealed]


def test_equal_seeds_bring_equal_games() -> None:
    assert finished(4, 11).log == finished(4, "11").log
    assert finished(4, 11).log != finished(4, 12).log


def test_without_a_seed_the_match_draws_one() -> None:
    one, two = (argosy.Match.new("neptun", 3) for _ in range(2))
    seed = one.saved().seed
    assert seed is not None
    assert len(seed) == 64
    assert seed != two.saved().seed
    assert one.header.seed_sha256 == commitment(seed)


def test_the_game_can_be_given_itself() -> None:
    match = argosy.Match.new(NEPTUN, 3, 7)
    assert match.view(0) == new().view(0)
    assert match.state.wind == 5


def test_scripted_chance_comes_in_through_play() -> None:
    match = argosy.Match.new(NEPTUN, 3, scripted=True)
    assert match.header.seed_sha256 is None
    assert not match.to_act
    refused = match.play(0, REVEAL)
    assert isinstance(refused, Illegal)
    assert refused.code == "chance.due"
    edition = match.edition
    entered_set_up = match.play(CHANCE, SetUp(tuple(edition.sea_markers + edition.deep_markers), (2, 0, 1)))
    assert isinstance(entered_set_up, list)
    assert match.to_act == (2,)
    assert isinstance(match.play(2, REVEAL), list)
    shown = match.play(CHANCE, Show(0, 0, edition.oar_deck[0]))
    assert isinstance(shown, list)
    assert isinstance(shown[0], Revealed)


def test_play_answers_with_events_or_with_a_reason() -> None:
    match = new()
    seat = match.to_act[0]
    assert isinstance(match.play(seat, Take(0, 0)), Illegal)
    entered(match, seat, "reveal")
    entered(match, seat, "take 1>3")
    unknown = match.play(match.to_act[0], "sing")
    assert isinstance(unknown, Illegal)
    assert unknown.code == "notation.unknown"


@pytest.mark.parametrize("actor", [CHANCE, CLOCK, 3, -7])
def test_nobody_else_can_play(actor: int) -> None:
    match = new()
    before = match.log
    assert isinstance(match.play(actor, REVEAL), Illegal)
    assert match.log == before


def test_menus_are_empty_for_those_who_wait() -> None:
    match = new()
    acting = match.to_act
    assert len(acting) == 1
    for seat in range(3):
        assert bool(match.legal(seat)) == (seat in acting)


def test_events_are_told_from_any_input_on() -> None:
    match = play_until(new(), rowing)
    story = match.events(None)
    assert isinstance(story[0], BoardLaid)
    since = len(match.log)
    assert match.events(None, since) == []
    entered(match, 1, match.legal(1)[0])
    assert match.events(None, since) == [OarChosen(1, None)]
    told = match.events(1, since)[0]
    assert isinstance(told, OarChosen)
    assert told.oar is not None
    assert match.events(0) == [*story, OarChosen(1, None)]


def test_all_is_revealed_with_the_last_choice() -> None:
    match = play_until(new(), rowing)
    for seat in (2, 0):
        assert [type(event) for event in entered(match, seat, match.legal(seat)[0])] == [OarChosen]
    events = entered(match, 1, match.legal(1)[0])
    assert [type(event) for event in events] == [OarChosen, OarsRevealed]


def test_the_seed_stays_secret_until_the_end() -> None:
    assert new().record.seed is None
    assert new().saved().seed == "7"
    over = finished()
    assert over.record.seed == "7"
    assert over.record == over.saved()
    assert over.result == over.record.result is not None


def test_notation_goes_through_the_match() -> None:
    match = play_until(new(), rowing)
    action = match.legal(0)[0]
    assert isinstance(action, Row)
    text = match.write(0, action)
    assert match.read(0, text) == action
    entered(match, 0, text.upper())
    assert match.log[-1].action == action


def test_a_peek_looks_through_one_pair_of_eyes() -> None:
    match = play_until(new(), rowing)
    entered(match, 0, match.legal(0)[0])
    for seat in range(3):
        peek = match.peek(seat)
        assert peek.seat == seat
        assert peek.view == match.view(seat)
        assert list(peek.menu()) == list(match.legal(seat))


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6])
def test_too_few_or_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(argosy.MatchError, match=f"neptun is played by 3 to 5 seats, not {seats}"):
        argosy.Match.new("neptun", seats)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"weather": "fine"}, f"there is no option 'weather'; there are {', '.join(argosy.game('neptun').options)}"),
        ({"second_extra_turn": "nobody"}, "second_extra_turn cannot be 'nobody'; it can be takers, anyone"),
        ({"second_extra_turn": ""}, "cannot be ''"),
    ],
)
def test_unknown_options_are_refused(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(argosy.MatchError, match=complaint):
        argosy.Match.new("neptun", 3, options=options)


def test_options_left_out_have_their_defaults() -> None:
    match = argosy.Match.new("neptun", 3, options={"second_extra_turn": "anyone"})
    defaults = {name: values[0] for name, values in argosy.game("neptun").options.items()}
    assert match.header.options == defaults | {"second_extra_turn": "anyone"}


def test_an_unknown_game_or_edition_is_refused() -> None:
    with pytest.raises(KeyError, match="there is no game 'chess'"):
        argosy.Match.new("chess", 2)
    with pytest.raises(argosy.EditionError, match="is not there"):
        argosy.Match.new("neptun", 3, edition="no/such/folder")


def test_the_round_begins_before_the_first_choice() -> None:
    assert RoundBegan(1) in new().events(None)

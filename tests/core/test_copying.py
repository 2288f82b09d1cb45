"""Copies: `copy.deepcopy` and `pickle` give the same thing again, independent of the first, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import argosy
from argosy.bots.play import play_match
from argosy.bots.random_bot import RandomBot
from argosy.core.bag import Bag
from argosy.core.contract import Illegal, Message, Result
from argosy.core.match import Match
from argosy.core.peek import Budget
from argosy.core.playout import playout
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng
from argosy.core.sealed import Sealed
from argosy.core.turn_order import Asking

SEATS = {"mediterranean": 4, "neptun": 3}
MIDWAY = {"mediterranean": (40, 160), "neptun": (11, 30)}
"""Inputs after which games are copied: in two different phases."""
POINTS = [(key, number) for key, numbers in MIDWAY.items() for number in numbers]


def sent(thing: Any) -> Any:
    """What comes out at another process."""
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("copied", [copy.deepcopy, sent], ids=["deepcopy", "pickle"])
every_point = pytest.mark.parametrize(("key", "number"), POINTS, ids=[f"{key}-{number}" for key, number in POINTS])
every_game = pytest.mark.parametrize("key", SEATS)
Copy = Callable[[Any], Any]


def midway(key: str, number: int) -> AnyMatch:
    """A match in which there were about so many inputs."""
    options = {"ticks": "3"} if key == "mediterranean" else {}
    match = Match.new(key, SEATS[key], 5, options)
    dice = Rng("dice")
    while match.number < number:
        seat = match.to_act[dice.below(len(match.to_act))]
        match.play(seat, match.game.sample(match.state, seat, dice))
    assert match.result is None
    return match


def finish(match: AnyMatch) -> AnyMatch:
    play_match(match, [RandomBot() for _ in range(match.header.seats)], "dice")
    return match


@every_way
@every_point
def test_a_copied_match_goes_on_as_the_first_would_and_leaves_it_alone(key: str, number: int, copied: Copy) -> None:
    match = midway(key, number)
    before = match.saved().dumps(), match.state.digest(), match.story()
    other = finish(copied(match))
    assert (match.saved().dumps(), match.state.digest(), match.story()) == before
    assert other.number > match.number
    assert finish(match).record.dumps() == other.record.dumps()


@every_way
@every_game
def test_a_finished_match_can_be_copied(key: str, copied: Copy) -> None:
    match = finish(midway(key, MIDWAY[key][0]))
    assert copied(match).record == match.record
    assert copied(match.record) == match.record


@every_way
@every_point
def test_a_copied_position_is_the_same_and_independent(key: str, number: int, copied: Copy) -> None:
    match = midway(key, number)
    before = match.state.digest()
    state = copied(match.state)
    assert type(state) is type(match.state)
    assert state.digest() == before
    seat = match.to_act[0]
    assert match.game.view(state, seat) == match.view(seat)
    playout(match.game, state, Rng("dice"), Rng("chance"))
    assert match.game.over(state)
    assert match.state.digest() == before


@every_way
@every_point
def test_a_copied_peek_shows_and_imagines_the_same(key: str, number: int, copied: Copy) -> None:
    match = midway(key, number)
    peek = match.peek(match.to_act[0])
    other = copied(peek)
    assert (other.seat, other.view, list(other.menu())) == (peek.seat, peek.view, list(peek.menu()))
    assert other.imagine(Rng("1")).digest() == peek.imagine(Rng("1")).digest()
    assert other.sample(Rng("1")) == peek.sample(Rng("1"))


@every_way
@every_game
def test_what_players_are_told_can_be_copied(key: str, copied: Copy) -> None:
    match = midway(key, MIDWAY[key][1])
    for thing in (match.view(0), match.view(None), match.events(0), list(match.legal(match.to_act[0])), match.log):
        assert copied(thing) == thing


@every_way
@every_game
def test_a_copied_edition_has_the_same_cards(key: str, copied: Copy) -> None:
    rules = argosy.game(key)
    standard = rules.edition(None)
    own = rules.read_edition({**standard.files}, "own")
    for edition in (standard, own):
        other = copied(edition)
        assert (other.name, other.digest, other.files) == (edition.name, edition.digest, edition.files)
        options = {name: values[0] for name, values in rules.options.items()}
        start, again = [rules.start(SEATS[key], options, one) for one in (edition, other)]
        assert start.digest() == again.digest()


@every_way
@every_game
def test_a_copied_game_has_the_same_rules(key: str, copied: Copy) -> None:
    rules = argosy.game(key)
    other = copied(rules)
    assert (other.key, other.rules_version, other.options) == (rules.key, rules.rules_version, rules.options)
    assert other.edition(None) is rules.edition(None)


@every_way
def test_copied_dice_and_their_forks_go_on_alike(copied: Copy) -> None:
    dice = Rng("seed")
    dice.below(6)
    dice.fork("deck").fork("left").below(6)
    other = copied(dice)

    def thrown(rng: Rng) -> list[int]:
        streams = (rng, rng.fork("deck"), rng.fork("deck").fork("left"), rng.fork("new"))
        return [stream.below(1000) for stream in streams for _ in range(5)]

    assert thrown(other) == thrown(dice)
    assert other.fork("deck") is not dice.fork("deck")


@every_way
def test_small_things_can_be_copied(copied: Copy) -> None:
    bag = copied(Bag([1, 2, 2, 3]))
    bag.take(2)
    assert bag.cards == [1, 2, 3]
    sealed = Sealed(3)
    sealed.ask(0b101)
    sealed.put(0, 4)
    other = copied(sealed)
    assert (other.choices, other.waiting) == (sealed.choices, sealed.waiting)
    asking = copied(Asking(4))
    assert (asking.seats, asking.asked, asking.rounds) == (4, 0, 0)
    for thing in (Budget("1"), Illegal("a", "N1.1", {"b": 2}), Message("a", {}), Result((1,), (1,), ({"a": 1},))):
        assert copied(thing) == thing

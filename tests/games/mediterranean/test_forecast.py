"""The forecast of resolution: what it calls certain happens, and it knows no more than its seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from argosy.core.contract import CLOCK
from argosy.core.match import Match
from argosy.core.peek import Budget, Peek
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.sensible.bot import SensibleBot
from argosy.games.mediterranean.forecast import Forecast, Outcome, Range, forecast, summary
from argosy.games.mediterranean.rules.actions import Accept, Offer, Store, TimeUp
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import TRADING
from argosy.games.mediterranean.view.event_messages import SIDES
from tests.games.mediterranean.quiet import MediterraneanMatch, new_match


def trading_moments(seed: int, seats: int) -> Iterator[MediterraneanMatch]:
    """A game of sensible bots, stopped once amid each trading phase."""
    match = Match.new(MEDITERRANEAN, seats, seed, {"ticks": "5"})
    bot, turns = SensibleBot(), set()
    while match.to_act:
        tick = match.game.tick(match.state)
        seat = match.to_act[match.number % len(match.to_act)]
        match.play(seat, bot.choose(match.peek(seat), Budget(f"{match.number}")))
        if tick is not None and match.number % 9 == 0:
            match.play(CLOCK, tick)
        if match.state.step == TRADING and match.state.turn not in turns and match.number % 5 == 0:
            turns.add(match.state.turn)
            yield match


def certain(found: Forecast) -> dict[str, object]:
    """What a forecast calls certain, by name."""
    numbers = {
        "money": found.money,
        "points": found.points,
        "happiness": found.happiness.level,
        "happiness place": found.happiness.place,
        "safety": found.safety.level,
        "safety place": found.safety.place,
    }
    sure: dict[str, object] = {name: number.low for name, number in numbers.items() if number.low == number.high}
    for name, track in (("government", found.government), ("religion", found.religion)):
        if track.turns in (0, 1):
            sure[name] = track.side
            sure[f"{name} turns"] = track.turns
            sure[f"{name} falls"] = track.falls
            if track.space.low == track.space.high:
                sure[f"{name} space"] = track.space.low
    for name, status in (("unhappiness", found.happiness), ("barbarian", found.safety)):
        if status.struck in (0, 1):
            sure[name] = status.struck
    return sure


OWN = {"money", "points", "happiness", "safety", "government", "religion", "government space", "religion space"}
"""What a seat without industries knows for certain: it follows from its own cards alone."""


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_m7_1_what_follows_from_the_own_cards_is_certain_and_true(seats: int) -> None:
    compared = 0
    for match in trading_moments(3, seats):
        for seat in range(seats):
            found = forecast(match.peek(seat), Rng(f"{match.number} {seat}"), worlds=6)
            assert found is not None
            sure = certain(found)
            truth = certain(summary([Outcome(match.state.clone(), seat, Rng("x"))], seat))
            for name in OWN if not match.state.civilisations[seat].industries else OWN & sure.keys():
                assert sure[name] == truth[name], (match.state.turn, seat, name)
                compared += 1
    assert compared > 100


def test_m7_1_the_game_itself_brings_what_was_forecast() -> None:
    for seed in range(8):
        match = new_match(seed=seed)
        while match.state.step != TRADING:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        found = [forecast(match.peek(seat), Rng("seed"), worlds=4) for seat in range(4)]
        while match.state.step != TRADING or match.state.turn == 1:
            if match.game.tick(match.state) is None:
                break
            match.play(CLOCK, TimeUp())
        for seat, mine in enumerate(match.state.civilisations):
            told = found[seat]
            assert told is not None
            assert told.money == Range(mine.money, mine.money, mine.money)
            for number, track in enumerate((told.government, told.religion)):
                assert track.side == SIDES[number][tracks.side(mine.tracks[number])]
                assert track.space.low == track.space.high == tracks.space(mine.tracks[number])
            assert told.happiness.level.low == told.happiness.level.high == mine.happiness
            assert told.safety.level.low == told.safety.level.high == mine.safety
            assert told.happiness.calamity is None


def test_m2_4_two_worlds_that_a_seat_cannot_tell_apart_have_the_same_certainties() -> None:
    for match in trading_moments(5, 4):
        for seat in range(4):
            other = Peek(MEDITERRANEAN, match.game.guess(match.state, seat, Rng("other")), seat, Rng("y"))
            here = forecast(match.peek(seat), Rng("a"), worlds=12)
            there = forecast(other, Rng("b"), worlds=12)
            assert here is not None
            assert there is not None
            assert {name: value for name, value in certain(here).items() if name in OWN} == {
                name: value for name, value in certain(there).items() if name in OWN
            }


def test_m6_10_storing_a_card_is_forecast_before_one_does_it() -> None:
    stored = 0
    for match in trading_moments(7, 4):
        for seat in range(4):
            for action in match.legal(seat):
                if isinstance(action, Store):
                    found = forecast(match.peek(seat), Rng("s"), 3, action)
                    world = match.state.clone()
                    MEDITERRANEAN.apply(world, seat, action, None)
                    truth = certain(summary([Outcome(world, seat, Rng("x"))], seat))
                    assert found is not None
                    assert certain(found)["happiness"] == truth["happiness"]
                    assert certain(found)["government"] == truth["government"]
                    stored += 1
    assert stored > 10


def test_m6_4_what_comes_in_a_deal_is_a_range_and_what_goes_is_known() -> None:
    ranges = deals = 0
    for match in trading_moments(11, 4):
        for seat in range(4):
            for action in [option for option in match.legal(seat) if isinstance(option, Accept | Offer)][:6]:
                found = forecast(match.peek(seat), Rng("d"), 12, action)
                if found is None:
                    continue
                deals += 1
                levels = (found.happiness.level, found.safety.level, found.government.space, found.religion.space)
                ranges += any(level.low < level.high for level in levels)
    assert deals > 30
    assert ranges > deals / 4


def test_m7_6_the_chances_of_a_calamity_are_shared_by_all_seats() -> None:
    for match in trading_moments(13, 5):
        if match.state.turn == 1:
            continue
        outcome = Outcome(match.state.clone(), 0, Rng("x"))
        for stage in (0, 1):
            total = sum(outcome.struck(stage, seat) for seat in range(5))
            assert total == pytest.approx(0) or total == pytest.approx(1)

"""The searching merchant: quick playouts, sealed choices, budgets."""

from __future__ import annotations

from argosy import Match, Rng
from argosy.bots.advice import Adviser
from argosy.bots.ladder import bot
from argosy.bots.neptun.best import NeptunThinker
from argosy.bots.neptun.quick import Crew, unsealed
from argosy.core.contract import Action
from argosy.core.peek import Budget
from argosy.neptun.game import NEPTUN
from argosy.neptun.state import ALL_SLOTS, ASKING, OVER, PICKING, ROWING, SAILING, NeptunState


def rowing() -> NeptunState:
    """Phase 2 of a quickly played draft, seats 0 and 1 having laid an oar card face down."""
    state = Match.new(NEPTUN, 4, 9).state
    crew, dice = Crew(state), Rng("draft")
    while state.step != ROWING:
        if NEPTUN.chance_due(state):
            NEPTUN.apply(state, -1, NEPTUN.draw(state, dice))
        else:
            seat = state.queue[state.at]
            NEPTUN.apply(state, seat, crew.pick(state, seat, dice))
    for seat in (0, 1):
        NEPTUN.apply(state, seat, NEPTUN.legal(state, seat)[0])
    return state


def quick_choice(state: NeptunState, seat: int, dice: Rng) -> Action:
    """What a quick merchant does here."""
    crew = Crew(state)
    if state.step == PICKING:
        return crew.pick(state, seat, dice)
    if state.step == SAILING:
        return crew.sail(state, seat)
    return crew.answer(state, seat) if state.step == ASKING else crew.row(state, seat, dice)


def test_quick_merchants_play_only_what_is_legal() -> None:
    state, dice = Match.new(NEPTUN, 4, 2).state, Rng("quick")
    decisions = 0
    while state.step != OVER:
        if NEPTUN.chance_due(state):
            NEPTUN.apply(state, -1, NEPTUN.draw(state, dice))
            continue
        seat = NEPTUN.to_act(state)[0]
        menu = NEPTUN.legal(state, seat)
        action = quick_choice(state, seat, dice)
        assert action in menu
        NEPTUN.apply(state, seat, action)
        decisions += 1
    assert decisions > 150


def test_a_playout_ends_with_the_round() -> None:
    state = rowing()
    Crew(state).play_round(state, Rng("1"))
    assert (state.round, state.turn) == (2, 1)


def test_others_take_back_what_they_laid_face_down_and_oneself_does_not() -> None:
    state = rowing()
    before = [sorted([*m.hand, chosen]) for m, chosen in zip(state.merchants, state.sealed.choices, strict=True)]
    mine = state.sealed.choices[0]
    unsealed(state, 0)
    assert state.sealed.choices == [mine, -1, -1, -1]
    assert state.sealed.waiting == 0b1110
    assert state.merchants[1].hand == before[1]


def test_a_merchant_with_everything_in_reach_delivers_most_of_it() -> None:
    state = rowing()
    unsealed(state, -1)
    crew = Crew(state)
    fulfilled = 0
    for number in range(10):
        world = state.clone()
        while world.turn <= 5 and world.round == 1 and world.step != OVER:
            for seat in NEPTUN.to_act(world):
                action = crew.row(world, seat, Rng(str(number))) if world.step == ROWING else None
                NEPTUN.apply(world, seat, action if action is not None else crew.sail(world, seat))
        fulfilled += sum([int(m.fulfilled & ALL_SLOTS).bit_count() for m in world.merchants])
    assert fulfilled / 10 / 4 > 2


def test_advice_rests_on_the_playouts_of_the_budget() -> None:
    match = Match.new(NEPTUN, 4, 5)
    best = bot("best")
    assert isinstance(best, Adviser)
    for _ in range(3):
        match.play(match.to_act[0], bot("strong").choose(match.peek(match.to_act[0]), Budget("1")))
    seat = match.to_act[0]
    one, two = [best.advise(match.peek(seat), Budget("1", 30)) for _ in range(2)]
    assert one == two
    assert 30 <= one.iterations < 40
    assert one.choice in match.legal(seat)
    assert any(option.low < option.high for option in one.options)


def test_a_budget_of_seconds_is_kept_by_counting_none() -> None:
    match = Match.new(NEPTUN, 4, 5)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])
    best = bot("best")
    assert isinstance(best, Adviser)
    assert best.advise(match.peek(seat), Budget("1", seconds=0.0001)).iterations < 10


def test_the_thinker_tries_at_most_six_options() -> None:
    match = Match.new(NEPTUN, 5, 5)
    for _ in range(7):
        seat = match.to_act[0]
        assert len(NeptunThinker().candidates(match.peek(seat), Budget("1"))) <= 6
        match.play(seat, match.legal(seat)[-1])

"""Playouts at sea: policies keep the rules, worlds differ in what nobody can know, and scoring is that of the game."""

from __future__ import annotations

from argosy import Match, Rng
from argosy.bots.levels import bot
from argosy.core.peek import Budget
from argosy.games.neptun.bots.best.playout_policy import LAST_TURN, Boat, PlayoutPolicy
from argosy.games.neptun.bots.best.playouts import Playouts
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.rules import flow
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, ROWS, Sail
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.scoring import points_of
from argosy.games.neptun.rules.state import ALL_SLOTS, ASKING, ROWING, TEMPLES, TURNS, NeptunState
from tests.games.neptun.layout import table
from tests.games.neptun.table import Table


def drafted(seed: int) -> NeptunState:
    """A position of four sensible merchants at the beginning of phase 2."""
    match, sensible = Match.new(NEPTUN, 4, seed), bot("sensible")
    while match.state.step != ROWING:
        match.play(match.to_act[0], sensible.choose(match.peek(match.to_act[0]), Budget("1")))
    return match.state.clone()


def sail(s: NeptunState, policy: PlayoutPolicy, boat: Boat) -> None:
    """Let a policy sail, and make the same move in the game."""
    oar, turn, gold = int(s.merchants[policy.seat].oar), int(s.turn), boat.gold
    coming = policy.coming(turn, int(s.wind), float(s.forecast))
    course = policy.course(boat, turn, POWER[oar] + int(s.wind), coming, boat.hand)
    policy.sail(boat, turn, course)
    if course.stop < 0:
        move = Sail(course.city)
    else:
        stop = policy.stops[course.stop]
        move = Sail(course.city, stop.slot, boat.gold < gold - course.paid + stop.gold)
    assert NEPTUN.check(s, policy.seat, move) is None
    flow.apply(s, policy.seat, move, None)


def test_captains_keep_the_rules() -> None:
    s = drafted(11)
    policies = [PlayoutPolicy(s.clone(), seat) for seat in range(4)]
    boats = [policy.boat() for policy in policies]
    for turn in range(1, TURNS + 1):
        for policy, boat in zip(policies, boats, strict=True):
            oar = policy.oar(boat, turn, int(s.wind))
            boat.row(oar)
            flow.apply(s, policy.seat, ROWS[oar], None)
        for seat in list(s.order):
            sail(s, policies[seat], boats[seat])
        for boat, merchant in zip(boats, s.merchants, strict=True):
            assert (boat.city, boat.gold, boat.tokens) == (merchant.boat, merchant.gold, merchant.tokens)
            assert list(boat.hand) == merchant.hand
    for policy, boat, merchant in zip(policies, boats, s.merchants, strict=True):
        assert policy.complete(boat) == (merchant.fulfilled == ALL_SLOTS)
    assert any(merchant.fulfilled for merchant in s.merchants)
    for region in range(TEMPLES):
        places = sorted(range(4), key=lambda seat: (-boats[seat].tokens[region], boats[seat].arrived[region]))
        assert places == s.ladders[region]


def last_to_sail() -> Table:
    """Turn 5 of round 3: seat 0, with no card left, sails after the others, who have nothing to deliver."""
    laid = table().round(3).chart(0, "tyros-1 salt", "tyros-2 grapes").gold(5, 6, 4).hand(0).order(1, 2, 0)
    for temple in ("Asia Minor", "Africa", "Hispania"):
        laid = laid.stacks(temple, {3: (1,), 2: (0, 2)})
    begun = laid.miles("Crete-Tyros", 8).sailing("5+0", "5+0", "6+0", turn=5)
    for seat in (1, 2):
        begun.match.play(seat, Sail(0))
    return begun


def test_a_playout_is_scored_as_the_game_is() -> None:
    s = last_to_sail().match.state
    playouts = Playouts(s.clone(), 0)
    world = playouts.world(Rng("1"))
    outcomes = set()
    for action in NEPTUN.legal(s, 0):
        played = s.clone()
        flow.apply(played, 0, action, None)
        outcome = playouts.outcome(world, action).value
        assert outcome == points_of(played, 0) - points_of(s, 0)
        outcomes.add(outcome)
    assert len(outcomes) > 1


def test_worlds_differ_in_the_cards_of_the_others_and_repeat_with_their_dice() -> None:
    playouts = Playouts(drafted(11), 0)
    gusts = [playouts.world(Rng(str(number))).gusts for number in range(12)]
    assert all(len(one) == TURNS for one in gusts)
    assert len({tuple(one) for one in gusts}) > 6
    assert playouts.world(Rng("3")).gusts == gusts[3]


def test_a_card_that_lies_face_down_is_thought_to_be_any_of_the_hand() -> None:
    s = drafted(11)
    before = Playouts(s.clone(), 0).world(Rng("1"))
    flow.apply(s, 1, ROWS[s.merchants[1].hand[0]], None)
    after = Playouts(s, 0).world(Rng("1"))
    assert after.gusts == before.gusts
    assert [boat.tokens for boat in after.boats] == [boat.tokens for boat in before.boats]


def test_who_said_no_takes_no_additional_turn() -> None:
    laid = table().hand(0, "4+0").hand(1, "1+1").hand(2, "2+0")
    for seat, card in enumerate(("tyros-1 salt", "tyros-2 salt", "roma-1 salt")):
        laid = laid.chart(seat, card)
    s = laid.after_turn_5().match.state
    assert s.step == ASKING
    flow.apply(s, 0, EXTRA_NO, None)
    playouts = Playouts(s, 1)
    assert playouts.next_additional(0) == LAST_TURN + 1
    assert playouts.next_additional(2) == TURNS + 1


def test_an_additional_turn_pays_where_something_can_be_delivered_in_it() -> None:
    laid = table().round(3).chart(0, "tyros-1 salt").hand(0, "4+0").gold(3, 5, 5).miles("Crete-Tyros", 8)
    s = laid.after_turn_5().match.state
    playouts = Playouts(s, 0)
    world = playouts.world(Rng("1"))
    assert playouts.outcome(world, EXTRA_YES).value > playouts.outcome(world, EXTRA_NO).value

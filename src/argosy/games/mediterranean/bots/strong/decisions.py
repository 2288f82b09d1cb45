"""Decisions of `strong` other than trades and purchases: uses of buildings, flips, banks, votes, losses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from argosy.bots.advice import Option, certain, computed, ranked
from argosy.core.contract import Action
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots import reasons
from argosy.games.mediterranean.bots.breakdown import Reckoned
from argosy.games.mediterranean.bots.sensible.decisions import (
    FLIP_GAIN,
    LAST_FLIP,
    bank_uses,
    choose_bank,
    choose_flip,
    choose_gift,
    choose_use,
    choose_vote,
    flip_gain,
)
from argosy.games.mediterranean.bots.strong.prices import PlannedWorth
from argosy.games.mediterranean.bots.strong.prospects import Prospects
from argosy.games.mediterranean.bots.valuation import Purse
from argosy.games.mediterranean.rules import losses
from argosy.games.mediterranean.rules.actions import PASS, BankChoice, Flip, GiveOpponent, Lose, Penalise
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    FLIPPING,
    GIVING,
    JUDGING,
    LOSING,
    USING,
    VOTING,
    MediterraneanState,
)


def advise_small(s: MediterraneanState, seat: int, menu: Sequence[Action], dice: Rng) -> tuple[Option, ...]:
    """The options of a decision that is neither trade nor purchase, best first."""
    if s.step == LOSING:
        return lost(s, seat, menu)
    if s.step in (ACCUSING, JUDGING):  # M6.9
        return (certain(PASS if s.step == ACCUSING else Penalise(0), 0.0, reasons.hears_no_talk()),)
    worth = PlannedWorth(s, seat)
    if s.step == USING:
        used = choose_use(menu)
        return (certain(used, 0.0, reasons.nothing_to_use() if used == PASS else reasons.costs_nothing()),)
    if s.step == GIVING:
        gift = choose_gift(menu, worth)
        if not isinstance(gift, GiveOpponent):
            return (certain(gift, 0.0, reasons.nobody_to_hit()),)
        return (certain(gift, 0.0, reasons.against_leader(s, gift.target)),)
    if s.step == FLIPPING:
        return flipped(worth, menu)
    if s.step == BANKING:
        return banked(worth)
    if s.step == VOTING:
        vote = choose_vote(menu, worth)
        return (certain(vote, 0.0, reasons.against_leader(s, vote.victim)),)
    return (certain(menu[dice.below(len(menu))], 0.0, reasons.pure_chance()),)  # rock, paper, scissors


def flipped(worth: PlannedWorth, menu: Sequence[Action]) -> tuple[Option, ...]:
    """The options to flip a board or not, with the gain above the least that is worth it."""
    purse = Purse(worth, worth.mine.hand)
    gains = {
        flip: gain for flip in menu if isinstance(flip, Flip) and (gain := flip_gain(purse, flip.track)) is not None
    }
    options = [
        computed(
            flip,
            Reckoned((gain - FLIP_GAIN) / worth.point),
            reasons.hand_points_there(flip.track, abs(purse.sums[flip.track])),
        )
        for flip, gain in gains.items()
        if gain > 0
    ]
    late = reasons.flip_late(LAST_FLIP) if worth.turn > LAST_FLIP else reasons.flip_gains_nothing()
    first = choose_flip(menu, worth)
    if isinstance(first, Flip):
        return tuple(sorted(options, key=lambda option: option.action != first))
    return (certain(PASS, 0.0, late), *options)


def banked(worth: PlannedWorth) -> tuple[Option, ...]:
    """Both uses of a bank, with their gains."""
    uses = bank_uses(worth)
    rich = computed(BankChoice(True), Reckoned(uses.prosperity / worth.point), reasons.prosperity_counts(uses.points))
    poor = computed(BankChoice(False), Reckoned(uses.poverty / worth.point), reasons.poverty_spared(uses.steps))
    return (rich, poor) if choose_bank(worth) == rich.action else (poor, rich)


def lost(s: MediterraneanState, seat: int, menu: Sequence[Action]) -> tuple[Option, ...]:
    """The possible losses with the victim's value after each; a rival chooses what costs it most (B5)."""
    victim = int(s.victim)
    before = Prospects(s, victim).value(s.civilisations[victim])
    own = victim == seat
    options: list[Option] = []
    for action in menu:
        if isinstance(action, Lose):
            cost = cost_of(s, victim, action.what, before)
            why = reasons.loss_costs(cost) if own else reasons.loss_costs_rival(victim, cost)
            options.append(computed(action, Reckoned(-cost if own else cost), why))
    first, *others = ranked(options, 6)
    if others:
        best = reasons.missed_least() if own else reasons.missed_most()
        first = replace(first, reasons=(*first.reasons, best))
    return (first, *others)


def cost_of(s: MediterraneanState, victim: int, what: int, before: float) -> float:
    """What the loss costs the victim, in victory points."""
    if what >= losses.STORED:
        return 0.5 * s.edition.set_value(s.edition.kind_good[what - losses.STORED], 2)
    world = s.clone()
    losses.lose(world, victim, what, None)
    return before - Prospects(world, victim).value(world.civilisations[victim])

"""The smaller decisions of a strong civilisation: buildings in use, flips, banks, votes, losses."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.bots.advice import Option, certain, ranked
from argosy.bots.mediterranean import reasons
from argosy.bots.mediterranean.deciding import choose_bank, choose_flip, choose_gift, choose_use, choose_vote
from argosy.bots.mediterranean.prospects import Prospects
from argosy.bots.mediterranean.worth import PlannedWorth
from argosy.core.contract import Action, Message
from argosy.core.rng import Rng
from argosy.mediterranean import losses
from argosy.mediterranean.actions import PASS, BankChoice, Flip, GiveOpponent, Lose, Penalise, Vote
from argosy.mediterranean.resolution import BANKED
from argosy.mediterranean.state import (
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
        first, why = choose_use(menu), reasons.costs_nothing()
    elif s.step == GIVING:
        first = choose_gift(menu, worth)
        why = reasons.against_leader(first.target) if isinstance(first, GiveOpponent) else reasons.costs_nothing()
    elif s.step == FLIPPING:
        first = choose_flip(menu, worth)
        why = reasons.hand_points_there() if isinstance(first, Flip) else reasons.side_fits()
    elif s.step == BANKING:
        first = choose_bank(worth)
        why = banked(worth, first)
    elif s.step == VOTING:
        first = choose_vote(menu, worth)
        why = reasons.against_leader(first.victim) if isinstance(first, Vote) else reasons.pure_chance()
    else:  # rock, paper, scissors
        first, why = menu[dice.below(len(menu))], reasons.pure_chance()
    others = [certain(action, -1.0) for action in menu if action != first]
    return (certain(first, 0.0, why), *others[:4])


def banked(worth: PlannedWorth, first: Action) -> Message:
    """Why a bank does this."""
    bottoms = [worth.edition.kind_bottom[kind] for kind in worth.mine.spent]
    if isinstance(first, BankChoice) and first.prosperity:
        return reasons.prosperity_counts(BANKED * bottoms.count(worth.edition.prosperity))
    return reasons.poverty_hurts(bottoms.count(worth.edition.poverty))


def lost(s: MediterraneanState, seat: int, menu: Sequence[Action]) -> tuple[Option, ...]:
    """What can be lost, with what the victim's civilisation then promises; a rival takes what is missed most (B5)."""
    victim = int(s.victim)
    before = Prospects(s, victim).value(s.civilisations[victim])
    own = victim == seat
    why = reasons.missed_least() if own else reasons.missed_most(victim)
    options: list[Option] = []
    for action in menu:
        if isinstance(action, Lose):
            missed = cost_of(s, victim, action.what, before)
            options.append(certain(action, -missed if own else missed, why))
    return ranked(options, 6)


def cost_of(s: MediterraneanState, victim: int, what: int, before: float) -> float:
    """What the victim would lose with it, in victory points."""
    if what >= losses.STORED:
        return 0.5 * s.edition.set_value(s.edition.kind_good[what - losses.STORED], 2)
    world = s.clone()
    losses.lose(world, victim, what, None)
    return before - Prospects(world, victim).value(world.civilisations[victim])

"""Decisions other than trades and purchases, by rules of thumb: uses of buildings, flips, banks, votes, losses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Action
from argosy.games.mediterranean.bots.rank import leader
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.rules import losses
from argosy.games.mediterranean.rules.actions import PASS, BankChoice, Flip, GiveOpponent, Lose, UseAbility, Vote
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.board.tracks import TILES_OF_TRACK, side
from argosy.games.mediterranean.rules.buildings import ability
from argosy.games.mediterranean.rules.resolution import BANKED

FLIP_GAIN: Final = 1.0
"""The least gain for a flip: trading may still change the hand."""
LAST_FLIP: Final = 3
"""The last turn in which a board is flipped."""
PLACES: Final = {
    losses.CITY: 4.2,
    losses.HARBOR: 6.0,
    losses.WAREHOUSE: 3.0,
    losses.BANK: 2.0,
    losses.ARMY: 3.0,
    losses.COLOSSEUM: 3.0,
    losses.INDUSTRY_BASE: 8.0,
    losses.WONDER: 0.1,  # a wonder has already scored
    losses.AVAILABLE: 2.5,
}
FARM: Final = 2.2
INDUSTRY: Final = 5.0
CULTURE: Final = 0.6
"""By place of the board: the value of its cube per turn."""


def choose_use(menu: Sequence[Action]) -> Action:
    """Use every building on the own civilisation: it is free."""
    return next((action for action in menu if isinstance(action, UseAbility)), PASS)


def choose_gift(menu: Sequence[Action], worth: Worth) -> Action:
    """Use a building against the leader: an arrow away from its side, a loss of happiness or of safety."""
    gifts = [action for action in menu if isinstance(action, GiveOpponent)]
    if not gifts:
        return PASS
    s = worth.s
    target = leader(s, sorted({gift.target for gift in gifts}))
    for gift in gifts:
        effect = ability(s, worth.seat, gift.tile)
        away = side(s.civilisations[target].tracks[effect.amounts[0]]) == 0
        if gift.target == target and (effect.verb != "give_arrow" or gift.second == away):
            return gift
    return PASS


def choose_flip(menu: Sequence[Action], worth: Worth) -> Action:
    """Flip a board early, while it has no buildings, if the hand has more arrows of the other side."""
    purse = Purse(worth, worth.mine.hand)
    for action in menu:
        if isinstance(action, Flip):
            gain = flip_gain(purse, action.track)
            if gain is not None and gain > FLIP_GAIN:
                return action
    return PASS


def flip_gain(purse: Purse, track: int) -> float | None:
    """The gain in money from flipping a board, if the hand is spent as it is; None if a flip is not considered."""
    worth = purse.worth
    if worth.turn > LAST_FLIP or worth.mine.buildings & TILES_OF_TRACK[track]:
        return None
    line, net = worth.mine.tracks[track], purse.sums[track]
    flipped = -1 if line >= 0 else 0
    return worth.ideas(track, flipped + net) - worth.ideas(track, line + net)


def choose_bank(worth: Worth) -> Action:
    """Choose the better use of the bank: Prosperity for 3 VP each, or Poverty without loss of happiness (M7.3)."""
    uses = bank_uses(worth)
    return BankChoice(uses.prosperity > uses.poverty)


@dataclass(frozen=True, slots=True)
class BankUses:
    """The value of each use of a bank, in money."""

    prosperity: float
    poverty: float
    points: int
    """Points of Prosperity."""
    steps: int
    """Steps of happiness that Poverty would cost."""


def bank_uses(worth: Worth) -> BankUses:
    """The values of both uses of the bank, for the cards that the seat has spent."""
    edition, mine = worth.edition, worth.mine
    bottoms = [edition.kind_bottom[kind] for kind in mine.spent]
    rich, poor = bottoms.count(edition.prosperity), bottoms.count(edition.poverty)
    points = rich * (BANKED - edition.bottom_vp[edition.prosperity]) * worth.point
    others = [edition.bottom_happiness[bottom] for bottom in bottoms if bottom != edition.poverty]
    level = int(mine.happiness) + sum(others)
    sad = level + poor * edition.bottom_happiness[edition.poverty]
    faces = worth.status(0, level) - worth.status(0, sad)
    spared, struck = [max(edition.status_bottom, min(edition.status_top, steps)) for steps in (level, sad)]
    return BankUses(points, faces, rich * BANKED, spared - struck)


def choose_vote(menu: Sequence[Action], worth: Worth) -> Vote:
    """Vote for the leader of the tied seats; all bots agree on that."""
    return Vote(leader(worth.s, [action.victim for action in menu if isinstance(action, Vote)]))


def choose_loss(menu: Sequence[Action], worth: Worth) -> Action:
    """Choose what is worth least to the victim; as a rival, what is worth most to it (B5)."""
    s = worth.s
    victim = s.civilisations[s.victim]
    options = [action for action in menu if isinstance(action, Lose)]
    return (max if s.victim != worth.seat else min)(options, key=lambda action: missed(worth, victim, action.what))


def missed(worth: Worth, victim: Civilisation, what: int) -> float:
    """The value of a cube, a building or a stored card to its owner."""
    left = worth.left
    if what >= losses.STORED:
        good = worth.edition.kind_good[what - losses.STORED]
        return worth.edition.set_value(good, 2)
    if what >= losses.BUILDING:
        tile = what - losses.BUILDING
        return worth.edition.tiles[tile].cost + 3 * left
    if what < losses.CITY:
        return (FARM + worth.industry(what)) * left
    if what in PLACES:
        iron = 6.0 if what == losses.AVAILABLE else 0.0  # M8.3: Iron cards take workers only from AVAILABLE
        return PLACES[what] * left + iron
    if what >= losses.CULTURE:
        return CULTURE * left
    return INDUSTRY * left + 4.0

"""How a decision is tried out: the fast playouts of `best`, to the end of the turn or of the game.

Judged are purchases, accepted and laid offers, uses of own buildings, flips, the bank, and own losses. Not judged are
waiting and being ready, what is stored, and what only harms a rival: own points do not tell what that is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.bots.advice import Option, certain
from argosy.core.contract import Action, Phrase, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.best.bot import LATE, PurchaseSearch
from argosy.games.mediterranean.bots.best.playout_policy import play_on, promised
from argosy.games.mediterranean.bots.best.trades import answer
from argosy.games.mediterranean.bots.ideas import bought_things
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.review.words import said
from argosy.games.mediterranean.rules import flow
from argosy.games.mediterranean.rules.actions import (
    READY,
    WAIT,
    Accept,
    Build,
    Buy,
    Confirm,
    Offer,
    UndoPurchase,
)
from argosy.games.mediterranean.rules.state import (
    BANKING,
    FLIPPING,
    LOSING,
    PURCHASING,
    TRADING,
    TURNS,
    USING,
    MediterraneanState,
)

ALWAYS: Final = (BANKING, FLIPPING, USING)
OPINION: Final = Budget("review")


def decides(state: State, seat: Seat, action: Action) -> bool:
    """Whether an input is worth judging; see the head of this module."""
    assert isinstance(state, MediterraneanState)
    if state.step == TRADING:
        return isinstance(action, (Accept, Offer))
    if state.step == PURCHASING:
        return not isinstance(action, UndoPurchase)
    return state.step in ALWAYS or (state.step == LOSING and state.victim == seat)


class MediterraneanTrials:
    """The trials of one decision."""

    def __init__(self, peek: AnyPeek, _open: bool) -> None:
        world = peek.imagine(Rng("review"))
        assert isinstance(world, MediterraneanState)
        self.peek, self.seat, self.world = peek, peek.seat, world
        self.purchases = PurchaseSearch(whole=True) if world.step == PURCHASING else None
        self.options = {option.action: option for option in self._considered()}

    def _considered(self) -> Sequence[Option]:
        """What the bots think of; in trades open offers to accept, and doing nothing.

        Offers that it might have laid are not among them: who would have accepted is a guess, and a hopeful one.
        """
        if self.purchases is not None:
            return self.purchases.candidates(self.peek, OPINION)
        found = list(strong.advise(self.peek, OPINION).options)
        if self.world.step == TRADING:
            rest = WAIT if self.world.ready >> self.seat & 1 else READY
            return [*[option for option in found if isinstance(option.action, Accept)], certain(rest, 0.0)]
        known = [option.action for option in found]
        return [*found, *[certain(action, 0.0) for action in self.peek.menu() if action not in known]]

    def candidates(self) -> Sequence[Option]:
        """What the bots think of."""
        return list(self.options.values())

    def points(self, world: str, actions: Sequence[Action]) -> Sequence[float]:
        """The seat's points, or what it is promised, at the end of each playout.

        Of a purchase it is the mean of that and of what `strong` thinks of it: `best` ranks by the sum of both.
        """
        guessed = self.peek.imagine(Rng(world))
        assert isinstance(guessed, MediterraneanState)
        dice = f"{world}/play"
        played = [self._played(guessed.clone(), action, Rng(dice)) for action in actions]
        if self.purchases is None:
            return played
        return [(points + self._opinion(action)) / 2 for points, action in zip(played, actions, strict=True)]

    def _played(self, s: MediterraneanState, action: Action, rng: Rng) -> float:
        """The points of one playout."""
        turn, last = int(s.turn), int(s.turn)
        if s.step == PURCHASING:
            last = TURNS if turn >= LATE else turn + 1
        if s.step != TRADING or isinstance(action, (Accept, Offer)):
            flow.act(s, self.seat, action, None)
        if isinstance(action, Offer):
            answer(s, s.offers[-1], rng)
        play_on(s, self.seat, rng, last)
        return promised(s, self.seat)

    def _opinion(self, action: Action) -> float:
        """What `strong` thinks of a purchase beside its first choice; of an unknown one, as of one like it."""
        assert self.purchases is not None
        opinions = self.purchases.opinions
        if action not in opinions:
            like = [value for other, value in opinions.items() if are_alike(action, other)]
            return max(like) if like else min(opinions.values())
        return opinions[action]

    def told(self, best: Action, action: Action) -> tuple[Option, tuple[Phrase, ...]]:
        """The bots' reasons, and what is left unbought by who confirms."""
        option = self.options.get(action, certain(action, 0.0))
        missed = isinstance(action, Confirm) and action != best
        return option, bought_things(self.world, self.seat, best) if missed else ()

    def says(self, action: Action) -> Phrase:
        """An action with its building, development, goods or seat."""
        return said(self.world, self.seat, action)


def are_alike(action: Action, other: Action) -> bool:
    """Whether two purchases bring the same thing, though paid or placed in another way."""
    if isinstance(action, Build):
        return isinstance(other, Build) and action.tile == other.tile
    if isinstance(action, Buy):
        return isinstance(other, Buy) and action.slot == other.slot
    return type(action) is type(other)

"""How a decision is tried out: the fast playouts of `best`, to the end of the turn or of the game.

Judged are purchases, accepted and laid offers, uses of own buildings, flips, the bank, and own losses. Not judged are
waiting and being ready, what is stored, and what only harms a rival: own points do not tell what that is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from argosy.bots.advice import Option, certain
from argosy.core.contract import CLOCK, Action, Phrase, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.best.bot import LATE, PurchaseSearch
from argosy.games.mediterranean.bots.best.playout_policy import play_on, promised
from argosy.games.mediterranean.bots.best.trades import answer
from argosy.games.mediterranean.bots.ideas import bought_things
from argosy.games.mediterranean.bots.sensible.trading import gain_of
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.review.words import said
from argosy.games.mediterranean.rules import flow
from argosy.games.mediterranean.rules.actions import (
    READY,
    TIME_UP,
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
    NONE,
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

        Of purchases and trades it is the mean of that and of what the bots' prices say: each misses things that the
        other sees, and a label should not rest on one of them alone.
        """
        guessed = self.peek.imagine(Rng(world))
        assert isinstance(guessed, MediterraneanState)
        play = self._traded if guessed.step == TRADING else self._played
        return [play(guessed.clone(), action, Rng(f"{world}/play")) for action in actions]

    def _played(self, s: MediterraneanState, action: Action, rng: Rng) -> float:
        """The points of one playout: to the end of the turn, or after purchases as far as `best` looks."""
        last = int(s.turn)
        if self.purchases is not None:
            last = TURNS if last >= LATE else last + 1
        flow.act(s, self.seat, action, None)
        play_on(s, self.seat, rng, last)
        points = promised(s, self.seat)
        return points if self.purchases is None else (points + self._opinion(action)) / 2

    def _traded(self, s: MediterraneanState, action: Action, rng: Rng) -> float:
        """The same after a trade, with which trading ends: the swaps of playouts are too easy to make."""
        last, price = int(s.turn), 0.0
        deal = sides(s, action)
        if deal is not None:
            worth = Worth(s, self.seat)
            gain = gain_of(Purse(worth, worth.mine.hand), *deal.cards) / worth.point + deal.vp
            flow.act(s, self.seat, action, None)
            if isinstance(action, Offer):
                laid = s.offers[-1]
                answer(s, laid, rng)
                price = 0.0 if laid in s.offers else gain
            else:
                price = gain
        flow.apply(s, CLOCK, TIME_UP, None)
        play_on(s, self.seat, rng, last)
        return (promised(s, self.seat) + price) / 2

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


class Sides(NamedTuple):
    """What a seat hands over and gets in a trade."""

    cards: tuple[tuple[int, ...], tuple[int, ...], int]
    """Its own cards, the goods that come, and the seat that they come from; NONE if that is open."""
    vp: int
    """Victory points that it gets, less those that it pays."""


def sides(s: MediterraneanState, action: Action) -> Sides | None:
    """The sides of a trade as the seat sees it; None if the action is no trade."""
    if isinstance(action, Offer):
        return Sides((action.cards, action.want, NONE), action.want_vp - action.give_vp)
    if not isinstance(action, Accept):
        return None
    offer = next(offer for offer in s.offers if offer.number == action.offer)
    return Sides((action.cards, offer.give, int(offer.seat)), int(offer.give_vp - offer.want_vp))


def are_alike(action: Action, other: Action) -> bool:
    """Whether two purchases bring the same thing, though paid or placed in another way."""
    if isinstance(action, Build):
        return isinstance(other, Build) and action.tile == other.tile
    if isinstance(action, Buy):
        return isinstance(other, Buy) and action.slot == other.slot
    return type(action) is type(other)

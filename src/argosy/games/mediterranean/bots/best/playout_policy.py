"""Fast playouts of a guessed world, for the search of `best`.

They change the position in place and follow simple rules: cards are swapped one for one where both sides gain, and only
the searching seat buys by plan. Rivals only add cities and harbors, so that there are cards to trade for.
"""

from __future__ import annotations

from typing import Final

from argosy.core.contract import CHANCE, CLOCK, Action
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.rank import leader
from argosy.games.mediterranean.bots.sensible.decisions import missed
from argosy.games.mediterranean.bots.strong.baskets import Planner, next_purchase
from argosy.games.mediterranean.bots.strong.prospects import MONEY, Prospects
from argosy.games.mediterranean.bots.valuation import Worth
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules import chance, flow
from argosy.games.mediterranean.rules.actions import (
    CONFIRM,
    PASS,
    TIME_UP,
    BankChoice,
    BuyPoints,
    Confirm,
    Lose,
    UseAbility,
    Vote,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import (
    GRACE,
    LOSING,
    OVER,
    PIRACY,
    PURCHASING,
    THROWING,
    TRADING,
    USING,
    VOTING,
    MediterraneanState,
)

ROUNDS: Final = 4
"""Swaps that each seat makes at most in a Trading phase."""
CITIES: Final = 3
"""Cities that a rival gets before harbors."""
NARROW: Final = 8
"""Baskets that a plan keeps at a time: faster, and nearly as good."""


def play_on(s: MediterraneanState, seat: int, rng: Rng, last: int) -> None:
    """Play until the end of a turn, or of the game."""
    while s.turn <= last and s.step not in (THROWING, OVER):
        if chance.due(s):
            flow.apply(s, CHANCE, chance.draw(s, rng), None)
        elif s.step in (TRADING, GRACE):
            if s.step == TRADING:
                swap(s)
            flow.apply(s, CLOCK, TIME_UP, None)
        else:
            acting = MEDITERRANEAN.to_act(s)[0]
            if s.step == PURCHASING and acting == seat:
                shop(s, seat)
            elif s.step == PURCHASING:
                grow(s, acting)
            else:
                flow.act(s, acting, decision(s, acting), None)


def promised(s: MediterraneanState, seat: int) -> float:
    """A seat's victory points at the end of the game; after an earlier turn, an estimate of them."""
    mine = s.civilisations[seat]
    if s.step in (THROWING, OVER):
        return float(mine.vp)
    s.turn -= 1  # the next turn has begun, with nothing done yet
    value = Prospects(s, seat).value(mine) + MONEY[int(s.turn) + 1] * int(mine.money)
    s.turn += 1
    return value


def decision(s: MediterraneanState, seat: int) -> Action:
    """Decide everything except trades and purchases."""
    menu = MEDITERRANEAN.legal(s, seat)
    if s.step == USING:
        return next((action for action in menu if isinstance(action, UseAbility)), PASS)
    if s.step == VOTING:
        return Vote(leader(s, [action.victim for action in menu if isinstance(action, Vote)]))
    if s.step == LOSING:
        victim = s.civilisations[s.victim]
        worth = Worth(s, int(s.victim))
        options = [action for action in menu if isinstance(action, Lose)]
        return min(options, key=lambda action: missed(worth, victim, action.what))
    if PASS in menu:
        return PASS
    return menu[-1] if isinstance(menu[-1], BankChoice) else menu[0]


def grow(s: MediterraneanState, seat: int) -> None:
    """Give a rival a city, or a harbor once it has some cities, for all its money."""
    mine = s.civilisations[seat]
    if mine.cities < CITIES:
        mine.cities += 1
    elif mine.harbors < s.edition.harbor_room:
        mine.harbors += 1
    mine.money = 0
    flow.act(s, seat, CONFIRM, None)


def shop(s: MediterraneanState, seat: int) -> None:
    """Buy the best basket and confirm."""
    planner = Planner(s, seat, widest=NARROW)
    basket = planner.best()
    for action in basket.bought:
        flow.act(s, seat, action, None)
    basket.bought = ()
    rest = next_purchase(planner, basket)
    if isinstance(rest, BuyPoints):
        flow.act(s, seat, rest, None)
    flow.act(s, seat, Confirm(), None)


# Trading


def swap(s: MediterraneanState) -> None:
    """Let each seat in turn make the one-for-one swap from which both sides gain most."""
    counts = [goods_of(s.edition, mine.hand) for mine in s.civilisations]
    up = [[margin(s, held, good, 1) for good in range(PIRACY)] for held in counts]
    down = [[margin(s, held, good, -1) for good in range(PIRACY)] for held in counts]
    for _ in range(ROUNDS):
        for seat in s.order:
            best = best_swap(seat, counts, up, down)
            if best is None:
                continue
            other, give, want = best
            hand_over(s, seat, other, give)
            hand_over(s, other, seat, want)
            for partner, less, more in ((seat, give, want), (other, want, give)):
                counts[partner][less] -= 1
                counts[partner][more] += 1
                for good in (less, more):
                    up[partner][good] = margin(s, counts[partner], good, 1)
                    down[partner][good] = margin(s, counts[partner], good, -1)


def margin(s: MediterraneanState, held: list[int], good: int, change: int) -> int:
    """The change in money from one card of a good more or less."""
    return s.edition.set_value(good, held[good] + change) - s.edition.set_value(good, held[good])


def best_swap(
    seat: int, counts: list[list[int]], up: list[list[int]], down: list[list[int]]
) -> tuple[int, int, int] | None:
    """The best swap: partner, good to give, good to get; None if no swap gains both."""
    best: tuple[int, int, int] | None = None
    most = 0
    mine, less, more = counts[seat], down[seat], up[seat]
    own = [good for good in range(PIRACY) if mine[good]]
    for other, held in enumerate(counts):
        if other == seat:
            continue
        theirs_less, theirs_more = down[other], up[other]
        for want in range(PIRACY):
            if held[want]:
                for give in own:
                    gain = more[want] + less[give]
                    if give != want and gain > 0:
                        theirs = theirs_more[give] + theirs_less[want]
                        if theirs > 0 and gain * theirs > most:
                            best, most = (other, give, want), gain * theirs
    return best


def hand_over(s: MediterraneanState, giver: int, taker: int, good: int) -> None:
    """Hand over the card of a good with the worst bottom."""
    edition, hand = s.edition, s.civilisations[giver].hand
    worst = min([kind for kind in hand if edition.kind_good[kind] == good], key=lambda kind: merit(s, kind))
    hand.remove(worst)
    s.civilisations[taker].hand.append(worst)
    s.civilisations[taker].hand.sort()


def merit(s: MediterraneanState, kind: int) -> int:
    """How good a bottom is for the seat that spends it."""
    edition, bottom = s.edition, s.edition.kind_bottom[kind]
    return edition.bottom_happiness[bottom] + edition.bottom_safety[bottom] + edition.bottom_vp[bottom]

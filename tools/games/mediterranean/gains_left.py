"""How long gains are left in the first market of three `sensible` bots beside a person who does nothing.

    python -m tools.games.mediterranean.gains_left --games 10

The bots act in the rhythm of a served table, on a clock of numbers. Printed are, by fifths of the clock, the offers
and deals, and at the end of each fifth the markets in which two bots could still swap one or two cards of a good for
one or two of another so that both would accept: what they would gain by their own hands, not as others guess them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import permutations, product
from typing import Final

from argosy.bots.levels import bot
from argosy.core.contract import Action
from argosy.core.match import Match
from argosy.core.peek import Budget, Heard
from argosy.games.mediterranean.bots.sensible.trading import addressees, given_to, least_gain, only, valued
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.clock import CLOCK
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.market import MARKET
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import PIRACY, MediterraneanState, OpenOffer
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.server.bots.pace import ANSWER, WISH, Pace

MediterraneanMatch = Match[MediterraneanState, Action, MediterraneanView, Edition]
LEVEL: Final = "sensible"
BOTS: Final = {1: LEVEL, 2: LEVEL, 3: LEVEL}
SECONDS: Final = 240.0
FIFTHS: Final = 5


def to_market(seed: str) -> MediterraneanMatch:
    """A game of four up to its first market."""
    match = Match.new(MEDITERRANEAN, 4, seed)
    while CLOCK.round(match.state) is None:
        seat = match.to_act[0]
        match.play(seat, bot(LEVEL).choose(match.peek(seat), Budget(f"{seed}/{match.number}")))
    return match


def gain_is_left(s: MediterraneanState) -> bool:
    """Whether two bots could swap so that both would accept, knowing what both hold."""
    purses = {seat: Purse(worth, worth.mine.hand) for seat in BOTS for worth in (Worth(s, seat),)}
    sizes = list(product(range(PIRACY), (1, 2), range(PIRACY), (1, 2)))
    for giver, taker in permutations(BOTS, 2):
        if taker not in addressees(s, giver) or giver not in addressees(s, taker):
            continue
        mine, back = purses[giver], given_to(purses[giver].worth, taker)
        for good, count, other, price in sizes:
            cards = None if good == other or back >> other & 1 else mine.worst(good, count)
            if cards is None or mine.without(cards) + mine.with_unknown(other, price, taker) <= least_gain(s):
                continue
            offer = OpenOffer(0, giver, (), only(good, count), only(other, price), tuple(cards), 0, 0, (), ())
            accepted, gain = valued(purses[taker], offer)
            if accepted is not None and gain > least_gain(s):
                return True
    return False


def play(number: int, offers: Counter[int], deals: Counter[int], left: Counter[int]) -> None:
    """One market; what happened is added up."""
    seed = f"gains {number}"
    match, mind = to_market(seed), bot(LEVEL)
    pace, now, fifth = Pace("trading 1", seed), 0.0, 0
    tried: dict[int, list[Action]] = {}
    while fifth < FIFTHS:
        open_now = MARKET.offers(match.state)
        pace.see(open_now, BOTS, now)
        job = pace.next(BOTS)
        assert job is not None
        if job.at >= (fifth + 1) * SECONDS / FIFTHS:
            left[fifth] += gain_is_left(match.state)
            fifth += 1
            continue
        now = max(now, job.at)
        if job.kind == WISH:
            pace.wished(job.seat, now)
            continue
        assert job.kind != ANSWER, "the person offers nothing"
        said = [(seat, MARKET.wish(match.peek(seat))) for seat in BOTS if seat != job.seat]
        wishes = tuple([(seat, wish.wants, wish.plenty) for seat, wish in said])
        heard = Heard(wishes, pace.stale(job.seat, now), tuple(tried.get(job.seat, ())))
        action = mind.choose(match.peek(job.seat), Budget(f"{seed}/{now}", company=True, heard=heard))
        taken = next((one for one in open_now if one.number == MARKET.accepts(action)), None)
        if taken is not None and pace.too_soon(job.seat, taken, BOTS, now, SECONDS - now):
            continue
        if action in (CLOCK.ready, CLOCK.wait):
            if pace.idled(job.seat, now, SECONDS - now):
                match.play(job.seat, action)
            continue
        match.play(job.seat, action)
        deals[fifth] += taken is not None
        if MARKET.makes_offer(action):
            offers[fifth] += 1
            tried.setdefault(job.seat, []).append(action)
        pace.acted(job.seat, now, SECONDS - now)


def main() -> None:
    """Parse the command line, play, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10)
    options = parser.parse_args()
    offers, deals, left = Counter[int](), Counter[int](), Counter[int]()
    for number in range(options.games):
        play(number, offers, deals, left)
    for fifth in range(FIFTHS):
        end = (fifth + 1) * SECONDS / FIFTHS
        print(f"until {end:3.0f} s: {offers[fifth]:4} offers {deals[fifth]:3} deals; gains left in {left[fifth]}")


if __name__ == "__main__":
    main()

"""Finds offers: the largest gain for the seat that a rival may still accept, computed over guessed hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil, fsum
from operator import add
from typing import Final

from argosy.core.peek import NOTHING_HEARD, Heard
from argosy.games.mediterranean.bots.sensible.trading import copies
from argosy.games.mediterranean.bots.strong.pacts import FREEDOM, pacts_gain, wishes
from argosy.games.mediterranean.bots.strong.rivals import DEAREST, WILL, Bundle, Rival, envy_of, goods, likely
from argosy.games.mediterranean.bots.valuation import Purse
from argosy.games.mediterranean.rules.actions import Offer
from argosy.games.mediterranean.rules.state import PIRACY, MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS, open_to

MOST: Final = 3
"""The most cards of one good on a side."""
PROMISING: Final = 30
"""How many exchanges get prices in victory points."""
NEVER: Final = [-99.0]


@dataclass(frozen=True, slots=True)
class Proposal:
    """An offer with the seat's gain if accepted, and how likely rivals accept it."""

    offer: Offer
    own: float
    """The seat's gain in money."""
    envy: float
    """The deduction because rivals gain by it."""
    rival: int
    """The most willing rival."""
    gains: tuple[float, ...]
    """That rival's gain in money, by guessed world; far below 0 where it lacks what is wanted."""
    chance: float
    """The combined willingness of rivals; a weight rather than a frequency."""

    @property
    def gain(self) -> float:
        """The seat's gain, less the share of the rival's gain that hurts it."""
        return self.own - self.envy

    @property
    def promise(self) -> float:
        """The expected gain: the gain times its chance."""
        return self.gain * self.chance


class Bargainer:
    """Finds the best offers of a seat."""

    def __init__(
        self,
        worlds: Sequence[MediterraneanState],
        purse: Purse,
        limit: int = MOST_OFFERS,
        heard: Heard = NOTHING_HEARD,
    ) -> None:
        self.s = worlds[0]
        self.purse = purse
        self.seat = purse.worth.seat
        self.point = purse.worth.point
        self.rivals = [
            Rival(worlds, other, envy_of(self.s, self.seat, other), heard.wishes)
            for other in range(self.s.seats)
            if other != self.seat
        ]
        mine = [offer for offer in self.s.offers if offer.seat == self.seat]
        for offer in mine:
            for rival in self.rivals:
                if open_to(offer, rival.seat):
                    rival.heard(offer)
        self.full = len(mine) >= limit
        self.known = {(offer.give, offer.want, int(offer.give_vp - offer.want_vp)) for offer in mine}
        """What the seat has offered: what it gives, what it wants, and the points that it pays."""
        self.known |= {
            (offer.give, offer.want, int(offer.give_vp - offer.want_vp))
            for offer in heard.tried
            if isinstance(offer, Offer)
        }

    def proposals(self, most: int = 6) -> list[Proposal]:
        """The best offers that are not open yet, best first."""
        if self.full:
            return []
        found: list[Proposal] = []
        for _, _, give, want, gain in sorted(self._exchanges(), reverse=True)[:PROMISING]:
            proposal = self._priced(give, want, gain)
            if proposal is not None:
                found.append(proposal)
        found += self._pacts()
        found.sort(key=lambda proposal: -proposal.promise)
        return found[:most]

    def _pacts(self) -> list[Proposal]:
        """Offers of a card for a rival's promise to spare the seat, where that is worth it (M6.8)."""
        held = [bundle for bundle in self._bundles(self._held()) if len(bundle) == 1 and bundle[0][1] == 1]
        found: list[Proposal] = []
        for other, tile in wishes(self.s, self.seat):
            promise = (tile, self.seat, 0)
            gain = self.point * pacts_gain(self.s, self.seat, other, promise)
            rival = next(candidate for candidate in self.rivals if candidate.seat == other)
            for give in held:
                loss, cards = self._loss(give), copies(self.purse, goods(give))
                gains = [taken - rival.point * FREEDOM for taken in rival.taking(give)]
                if loss is not None and cards is not None and gain > loss:
                    offer = Offer((other,), goods(give), goods(()), cards, want_pacts=promise)
                    chance = likely(fsum(gains) / len(gains))
                    found.append(Proposal(offer, gain - loss, 0.0, other, tuple(gains), chance))
        return found

    def _exchanges(self) -> list[tuple[float, int, Bundle, Bundle, float]]:
        """Exchanges as tuples: the gain of both sides together, a number, what goes, what comes, the seat's gain."""
        giving = [(bundle, loss) for bundle in self._bundles(self._held()) if (loss := self._loss(bundle)) is not None]
        wanted = [(good, max([rival.most(good) for rival in self.rivals])) for good in range(PIRACY)]
        wanting = [(bundle, self._profit(bundle)) for bundle in self._bundles(wanted)]
        likings = [[max(rival.taking(give)) for rival in self.rivals] for give, _ in giving]
        costs = [[max(rival.giving(want) or NEVER) for rival in self.rivals] for want, _ in wanting]
        found: list[tuple[float, int, Bundle, Bundle, float]] = []
        for (give, loss), liking in zip(giving, likings, strict=True):
            goods = {good for good, _ in give}
            for (want, profit), cost in zip(wanting, costs, strict=True):
                together = profit - loss + max(map(add, liking, cost))
                if together > WILL and goods.isdisjoint([good for good, _ in want]):
                    found.append((together, -len(found), give, want, profit - loss))
        return found

    def _priced(self, give: Bundle, want: Bundle, gain: float) -> Proposal | None:
        """The exchange with the best price in victory points; None if there is none."""
        cards = copies(self.purse, goods(give))
        if cards is None:
            return None
        best: Proposal | None = None
        for points in self._prices(give, want):  # above 0 the seat pays
            if points > self.purse.worth.mine.vp or (goods(give), goods(want), points) in self.known:
                continue
            proposal = self._proposal(give, want, gain - points * self.point, points, cards)
            if proposal is not None and (best is None or proposal.promise > best.promise):
                best = proposal
        return best

    def _prices(self, give: Bundle, want: Bundle) -> list[int]:
        """Prices in victory points to consider: none, and those that the most interested rival just accepts."""
        prices = {0}
        for rival in self.rivals:
            short = WILL - max(rival.taking(give)) - max(rival.giving(want) or NEVER)
            if short < DEAREST * rival.point:
                least = ceil(short / rival.point)
                prices |= {max(-DEAREST, least), max(-DEAREST, least + 1)}
        return sorted(prices)

    def _proposal(
        self, give: Bundle, want: Bundle, gain: float, points: int, cards: tuple[int, ...]
    ) -> Proposal | None:
        if gain <= 0:
            return None
        none = 1.0
        envied = 0.0
        asked: list[tuple[float, int, tuple[float, ...]]] = []
        for rival in self.rivals:
            out = rival.giving(want)
            if out is None or -points > rival.vp:
                continue
            gains = [a + b + points * rival.point for a, b in zip(rival.taking(give), out, strict=True)]
            chances = [likely(in_world) for in_world in gains]
            theirs = max(gains)
            chance = rival.patience(want, theirs) * fsum(chances) / len(chances)
            if rival.has_wishes:
                chance = min(1.0, chance * rival.eagerness(give, want))
            if gain - rival.envy * theirs <= 0:
                continue
            asked.append((chance, rival.seat, tuple(gains)))
            none *= 1 - chance
            envied += chance * rival.envy * max(0.0, theirs)
        total = fsum([chance for chance, _, _ in asked])
        if total < 0.05:
            return None
        _, seat, pleased = max(asked)
        to = () if len(asked) == len(self.rivals) else tuple(sorted([asked_seat for _, asked_seat, _ in asked]))
        offer = Offer(to, goods(give), goods(want), cards, max(0, points), max(0, -points))
        return Proposal(offer, gain, envied / total, seat, pleased, 1 - none)

    # What the seat gives

    def _held(self) -> list[tuple[int, int]]:
        """Goods that the seat could hand over, with their counts; Piracy counts as a luxury good (M6.5)."""
        counts = list(self.purse.counts)
        deck = self.purse.edition.good_deck
        for good in range(PIRACY):
            if deck[good] == deck[PIRACY]:
                counts[good] += counts[PIRACY]
        return [(good, counts[good]) for good in range(PIRACY)]

    def _bundles(self, held: Sequence[tuple[int, int]]) -> list[Bundle]:
        """Bundles: nothing, some cards of one good, or one card of each of two goods."""
        found: list[Bundle] = [()]
        there = [(good, count) for good, count in held if count > 0]
        for good, count in there:
            found += [((good, some),) for some in range(1, min(count, MOST) + 1)]
        for first, other in combinations(there, 2):
            found.append(((first[0], 1), (other[0], 1)))
        return found

    def _loss(self, bundle: Bundle) -> float | None:
        cards = copies(self.purse, goods(bundle))
        return None if cards is None else -self.purse.without(cards) if cards else 0.0

    def _profit(self, bundle: Bundle) -> float:
        return fsum([self.purse.with_unknown(good, count) for good, count in bundle])

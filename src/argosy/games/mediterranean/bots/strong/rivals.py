"""Models rivals in trading: their hands in guessed worlds, their gain from a deal, how likely they accept."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from argosy.core.peek import PostedWish
from argosy.games.mediterranean.bots.rank import leader, score
from argosy.games.mediterranean.bots.sensible.trading import HEEDED, wished
from argosy.games.mediterranean.bots.valuation import POINT
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.state import GOODS, MediterraneanState, OpenOffer
from argosy.games.mediterranean.view.players import HIDDEN_VP

DEAREST: Final = 4
"""The most victory points on a side of a deal."""
UNSEEN: Final = 0.35
"""What a rival deducts for an unknown bottom that it gets, and adds for giving away its worst card."""
WILL: Final = 0.9
FIRM: Final = 0.5
"""The gain at which a rival accepts half of the offers; how fast acceptance rises with the gain."""
ENVY: Final = 0.1
FEAR: Final = 0.35
"""The share of a rival's gain that hurts: of any rival, and of the leader."""
STUBBORN: Final = 0.35
BETTER: Final = 0.6
"""The factor on willingness for an offer that gains a rival at most this much more than one it declined."""
LEAD: Final = 4
"""The lead in points from which a seat counts as the leader."""


Bundle = tuple[tuple[int, int], ...]
"""Goods with their counts."""


class Rival:
    """Another seat, with its goods in some guessed worlds."""

    def __init__(
        self, worlds: Sequence[MediterraneanState], seat: int, envy: float, wishes: Sequence[PostedWish] = ()
    ) -> None:
        self.seat = seat
        self.edition = worlds[0].edition
        self.envy = envy
        hidden = worlds[0].options[HIDDEN_VP]
        self.vp = DEAREST if hidden else int(worlds[0].civilisations[seat].vp)
        self.point = POINT[int(worlds[0].turn)]
        self.hands = [goods_of(world.edition, world.civilisations[seat].hand) for world in worlds]
        self.declined: list[tuple[tuple[int, ...], float]] = []
        """Offers that it has not accepted: the goods wanted, and the gain that it would have had."""
        self.wants, self.plenty = wished(self.edition, wishes, seat)
        self.has_wishes = bool(self.wants or self.plenty)
        self._in: dict[Bundle, list[float]] = {}
        self._out: dict[Bundle, list[float] | None] = {}

    def most(self, good: int) -> int:
        """The most cards of a good that it holds in any of the worlds."""
        return max([hand[good] for hand in self.hands])

    def taking(self, bundle: Bundle) -> list[float]:
        """By world: its gain in money from getting these cards."""
        found = self._in.get(bundle)
        if found is None:
            found = self._in[bundle] = [self._change(hand, bundle, 1) for hand in self.hands]
        return found

    def giving(self, bundle: Bundle) -> list[float] | None:
        """By world: its change in money from handing these over, -99 if it lacks them; None if it always lacks them."""
        if bundle not in self._out:
            changes = [
                self._change(hand, bundle, -1) if all(hand[good] >= count for good, count in bundle) else -99.0
                for hand in self.hands
            ]
            self._out[bundle] = changes if max(changes) > -99.0 else None
        return self._out[bundle]

    def heard(self, offer: OpenOffer) -> None:
        """Note an offer that the rival has not accepted so far."""
        out = self.giving(bundle_of(offer.want))
        if out is not None:
            gains = [a + b for a, b in zip(self.taking(bundle_of(offer.give)), out, strict=True)]
            self.declined.append((offer.want, max(gains) + self.point * int(offer.give_vp - offer.want_vp)))

    def patience(self, want: Bundle, gain: float) -> float:
        """A factor below 1 for offers that are hardly better than what the rival has declined."""
        for declined, offered in self.declined:
            if gain < offered + BETTER and any(declined[good] for good, _ in want):
                return STUBBORN
        return 1.0

    def eagerness(self, give: Bundle, want: Bundle) -> float:
        """A factor above 1 for offers that give what the rival says it wants, or ask for what it has plenty of."""
        meets = [any(good in self.wants for good, _ in give), any(good in self.plenty for good, _ in want)]
        return float(HEEDED ** sum(meets))

    def _change(self, hand: list[int], bundle: Bundle, sign: int) -> float:
        value = self.edition.set_value
        money = sum([value(good, hand[good] + sign * count) - value(good, hand[good]) for good, count in bundle])
        return money - sign * UNSEEN * sum([count for _, count in bundle])


def likely(gain: float) -> float:
    """The chance that a rival accepts a deal with that gain in money."""
    return 1 / (1 + exp(min(40.0, (WILL - gain) / FIRM)))


def goods(bundle: Bundle) -> tuple[int, ...]:
    """A bundle as counts by good."""
    counts = [0] * GOODS
    for good, count in bundle:
        counts[good] += count
    return tuple(counts)


def bundle_of(counts: Sequence[int]) -> Bundle:
    """Counts by good as a bundle."""
    return tuple([(good, count) for good, count in enumerate(counts) if count])


def envy_of(s: MediterraneanState, seat: int, other: int) -> float:
    """The share of another seat's gain that hurts: more if it leads."""
    ahead = score(s, other) - score(s, seat)
    first = leader(s, [rival for rival in range(s.seats) if rival != seat])
    return FEAR if other == first and ahead > LEAD else ENVY

"""When the bots of a table act while people trade: each in a rhythm of its own, never all at once.

Nothing here knows what a bot will do: it only says when to ask. Simulations do not use it.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Seat
from argosy.games.market import OfferInfo

SLOWEST: Final = 12.0
QUICKEST: Final = 4.0
BAND: Final = 4.0
"""Seconds between two actions of a bot: a band of this width between these bounds, by level and seat."""
EAGER: Final = {"random": 0.5, "sensible": 0.4, "strong": 0.2, "best": 0.1}
"""By level: where the band of a bot begins on average, from 0 (quickest) to 1."""
OPENING: Final = (2.0, 7.0)
"""Seconds until a bot first acts in a market."""
WISHING: Final = (1.5, 6.0)
"""Seconds until it says what it looks for."""
WISHES_APART: Final = 30.0
"""Seconds until it says so again."""
REPLY: Final = (2.0, 3.2)
"""Seconds until it replies to the offer of a person."""
RUSH: Final = 30.0
RUSHED: Final = (1.5, 4.0)
"""In the last seconds of the clock bots act as fast as this."""
CLAIM: Final = (5.0, 15.0)
"""Seconds for which a bot leaves the offer of another bot to people; in the rush always the shortest time."""
STALE: Final = 25.0
"""Seconds after which a bot gives up an open offer, if it has others to make."""
PATIENT: Final = 3
"""How often in a row a bot must find nothing to do before it says that it is ready."""

ACT: Final = "act"
ANSWER: Final = "answer"
WISH: Final = "wish"


@dataclass(frozen=True, slots=True, order=True)
class Job:
    """Something for a bot to do, and when."""

    at: float
    seat: Seat
    kind: str
    offer: int = 0


class Pace:
    """The rhythm of the bots of one table in one market."""

    def __init__(self, round: str, seed: str) -> None:
        self.round = round
        self._seed = seed
        self._dice = random.Random(f"{seed}/{round}")
        self._bands: dict[Seat, tuple[float, float]] = {}
        self._acts: dict[Seat, float] = {}
        self._wishes: dict[Seat, float] = {}
        self._replies: dict[tuple[int, Seat], float] = {}
        self._seen: dict[int, float] = {}
        """When each offer was first seen."""
        self._idle: dict[Seat, int] = {}
        self._makers: dict[int, Seat] = {}
        self.tried: dict[Seat, list[str]] = {}
        """The offers that each bot has made in this market, as JSON."""

    def _join(self, seat: Seat, level: str, now: float) -> None:
        temper = random.Random(f"{self._seed}/{seat}").random()
        begins = (EAGER.get(level, 0.5) + temper) / 1.5
        low = QUICKEST + (SLOWEST - BAND - QUICKEST) * min(1.0, begins)
        self._bands[seat] = low, low + BAND
        self._acts[seat] = now + self._dice.uniform(*OPENING)
        self._wishes[seat] = now + self._dice.uniform(*WISHING)
        self._idle[seat] = 0

    def see(self, offers: Sequence[OfferInfo], bots: Mapping[Seat, str], now: float) -> None:
        """Note the bots with their levels, and the open offers; bots addressed by a person will reply to new ones."""
        for seat, level in bots.items():
            if seat not in self._bands:
                self._join(seat, level, now)
        for offer in offers:
            if offer.number in self._seen:
                continue
            self._seen[offer.number] = now
            self._makers[offer.number] = offer.seat
            if offer.seat not in bots:
                for seat in offer.to:
                    if seat in bots:
                        self._replies[offer.number, seat] = now + self._dice.uniform(*REPLY)
        numbers = {offer.number for offer in offers}
        self._replies = {key: at for key, at in self._replies.items() if key[0] in numbers}
        self._makers = {number: seat for number, seat in self._makers.items() if number in numbers}

    def next(self, bots: Collection[Seat], replies_only: bool = False) -> Job | None:
        """What comes first of all that these bots have to do."""
        jobs = [Job(at, seat, ANSWER, offer) for (offer, seat), at in self._replies.items() if seat in bots]
        if not replies_only:
            jobs += [Job(at, seat, ACT) for seat, at in self._acts.items() if seat in bots]
            jobs += [Job(at, seat, WISH) for seat, at in self._wishes.items() if seat in bots]
        return min(jobs, default=None)

    def asked(self, seat: Seat, now: float, left: float | None) -> None:
        """A bot considers what to do; whatever comes of that, it is asked again after a while."""
        self._rest(seat, now, left)

    def acted(self, seat: Seat, now: float, left: float | None) -> None:
        """A bot has done something: it will do the next thing after a while."""
        self._idle[seat] = 0
        self._rest(seat, now, left)

    def idled(self, seat: Seat, now: float, left: float | None) -> bool:
        """A bot found nothing to do; whether it has been so for long enough to say that it is ready."""
        self._idle[seat] += 1
        self._rest(seat, now, left)
        return self._idle[seat] >= PATIENT

    def _rest(self, seat: Seat, now: float, left: float | None) -> None:
        band = self._bands[seat]
        if left is not None and left - band[1] < RUSH:
            band = RUSHED if left < RUSH else (min(band[0], left - RUSH + RUSHED[0]), band[1])
        self._acts[seat] = now + self._dice.uniform(*band)

    def offered(self, seat: Seat, action: str) -> None:
        """A bot has made an offer."""
        self.tried.setdefault(seat, []).append(action)

    def stale(self, seat: Seat, now: float) -> tuple[int, ...]:
        """The open offers of a bot that nobody has accepted for a while."""
        mine = [number for number, maker in self._makers.items() if maker == seat]
        return tuple([number for number in mine if now - self._seen[number] > STALE])

    def answered(self, seat: Seat, offer: int) -> None:
        """A bot has replied to an offer."""
        self._replies.pop((offer, seat), None)

    def wished(self, seat: Seat, now: float) -> None:
        """A bot has said what it looks for."""
        self._wishes[seat] = now + self._dice.uniform(WISHES_APART, 2 * WISHES_APART)

    def too_soon(
        self, seat: Seat, offer: OfferInfo, bots: Collection[Seat], now: float, left: float | None = None
    ) -> bool:
        """Whether a bot must not accept an offer yet; if so it will be asked again when it may.

        The offer of a bot is left to people for a while, and nobody takes the offer of a person in the same instant.
        """
        wait = REPLY[0]
        if offer.seat in bots:  # each bot waits for a time of its own: else all that gains is agreed on at once
            dice = random.Random(f"{self._seed}/{self.round}/{offer.number}/{seat}")
            wait = CLAIM[0] if left is not None and left < RUSH else dice.uniform(*CLAIM)
        free = self._seen.get(offer.number, now) + wait
        if now >= free:
            return False
        self._acts[seat] = free + self._dice.uniform(0.2, 2.0)
        return True

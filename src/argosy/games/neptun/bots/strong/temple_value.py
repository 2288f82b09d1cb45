"""The value of a position in the temples, in points of the final score, from a (guessed) state."""

from __future__ import annotations

from math import fsum, sqrt
from typing import Final

from argosy.games.neptun.edition.components import WIND
from argosy.games.neptun.rules.state import GOLD_TEMPLE, ROUNDS, TEMPLES, TURNS, Merchant, NeptunState

KEPT: Final = 0.95
"""The share of the points on open contracts that will be delivered, bought points included."""
DOUBT: Final[tuple[float, ...]] = (1.1, 3.5, 6.0)
"""By coming scoring (0: the next): how far two tokens may still drift apart, once the contracts are known."""
LAST_DOUBT: Final = {5: 0.6, 6: 0.3, 7: 0.3}
"""By turn: the same for the next scoring late in a round, when little can still happen."""
BEHIND: Final = 0.25
"""How many spaces to subtract from a token, since it ranks behind those already on its space (N6.2)."""
DRAFT_DOUBT: Final[tuple[tuple[float, ...], ...]] = (
    (4.5, 6.5, 9.0),
    (3.9, 6.0, 8.5),
    (3.3, 5.5, 8.0),
    (2.6, 5.0, 7.5),
    (1.9, 4.2, 7.0),
)
"""The same by turn of phase 1, while contracts are still being acquired."""
GOLD_DOUBT: Final[tuple[float, ...]] = (10.0, 13.0, 15.0)
"""The same for gold."""
BOUGHT: Final = 0.27
"""The part of a temple point that a coin buys on average (a third of a point for each coin spent, N4.8)."""
COIN: Final[tuple[float, ...]] = (0.0, 0.35, 0.25, 0.0)
"""By round: the value in the next round of a coin that is kept, apart from the gold temple."""
SPARE: Final[tuple[float, ...]] = (0.0, 1.6, 1.2, 0.0)
"""By round: the value of an oar card kept for an additional turn later."""


def usual_wind(s: NeptunState) -> float:
    """The expected wind force: 5 plus the mean change of one card of each seat (N4.2, N4.10)."""
    deck = s.edition.oar_deck
    return 5 + int(s.seats) * sum([WIND[oar] for oar in deck]) / len(deck)


def pending(s: NeptunState, merchant: Merchant, region: int) -> int:
    """The temple points of a chart's open contracts in a region."""
    e = s.edition
    points = 0
    for slot, contract in enumerate(merchant.chart):
        if merchant.open >> slot & 1 and e.contract_region[contract] == region:
            points += e.contract_points[contract]
    return points


def expected_tile(tiles: tuple[int, ...], mine: float, others: tuple[float, ...], doubt: float) -> float:
    """The mean tile of a space on the track, if tokens may still drift apart by about `doubt`."""
    chances = [1.0]  # by number of other seats that end up ahead
    for other in others:
        lead = (mine - other) / doubt
        behind = 0.5 + 0.5 * lead / sqrt(1 + lead * lead)
        before = 0.0
        shifted = []
        for chance in chances:
            shifted.append(chance * behind + before)
            before = chance * (1 - behind)
        shifted.append(before)
        chances = shifted
    total = 0.0
    for tile, chance in zip(tiles, chances, strict=False):
        total += tile * chance
    return total


class TempleValues:
    """The values of temple points and gold for one seat, from the positions in the six temples."""

    def __init__(self, s: NeptunState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.round = max(s.round, 1)
        self.me = s.merchants[seat]
        self.others = [merchant for other, merchant in enumerate(s.merchants) if other != seat]
        self.tiles = [
            [tuple(tiles) for tiles in s.edition.tiles[temple][self.round - 1 :]] for temple in range(GOLD_TEMPLE + 1)
        ]
        self.rivals = [
            tuple([other.tokens[region] + KEPT * pending(s, other, region) for other in self.others])
            for region in range(TEMPLES)
        ]
        late = LAST_DOUBT.get(int(s.turn), DOUBT[0])
        self.doubt: tuple[float, ...] = DRAFT_DOUBT[s.turn - 1] if s.columns else (late, *DOUBT[1:])
        self.fortunes = tuple([float(other.gold) for other in self.others])
        self._rich: dict[float, float] = {}
        self._known: dict[tuple[int, float], float] = {}
        self.gold = self.price_of_gold()

    def promise(self, region: int, mine: float) -> float:
        """The expected points of a space on a temple's track over the coming scorings."""
        key = (region, mine)
        known = self._known.get(key)
        if known is None:
            known = 0.0
            for later, tiles in enumerate(self.tiles[region]):
                if mine > 0 or later:  # N6.2: a token on space 0 takes no tile
                    known += expected_tile(tiles, mine - BEHIND, self.rivals[region], self.doubt[later])
            self._known[key] = known
        return known

    def points(self, region: int, points: float, ahead: float = 0.0) -> float:
        """The value of that many more points in a temple, if `ahead` points are already expected."""
        mine = self.me.tokens[region] + ahead
        return self.promise(region, mine + points) - self.promise(region, mine)

    def contract(self, contract: int, ahead: float = 0.0) -> float:
        """The value of a delivery, if `ahead` points in its temple are already expected."""
        e = self.s.edition
        gold = e.contract_gold[contract]
        return (
            gold * self.gold if gold else self.points(e.contract_region[contract], e.contract_points[contract], ahead)
        )

    def price_of_gold(self) -> float:
        """The value of a coin: for the points that it buys, and in the gold temple."""
        mine = int(self.me.gold)
        turn = 0 if self.s.columns else int(self.s.turn)
        race = (self.rich(mine + 2.0) - self.rich(mine - 2.0)) / 4
        point = fsum([self.points(region, 1, self.ahead(region)) for region in range(TEMPLES)]) / TEMPLES
        last = self.round == ROUNDS
        bought = BOUGHT * (max(0, TURNS - turn) / TURNS if last else 1.0)
        return max(bought * point, race) + 0.3 * min(bought * point, race)

    def rich(self, gold: float) -> float:
        """The expected points of that much gold in the gold temple over the coming scorings."""
        known = self._rich.get(gold)
        if known is None:
            known = 0.0
            turn = 0 if self.s.columns else int(self.s.turn)
            for later, tiles in enumerate(self.tiles[GOLD_TEMPLE]):
                doubt = GOLD_DOUBT[later] if later else max(1.0, GOLD_DOUBT[0] - 1.5 * turn)
                known += expected_tile(tiles, gold, self.fortunes, doubt)
            self._rich[gold] = known
        return known

    def given(self, gold: float, coins: int) -> float:
        """The cost of spending coins: ranks in the gold temple, and their use in later rounds."""
        return self.rich(gold) - self.rich(gold - coins) + COIN[self.round] * coins

    def ahead(self, region: int) -> float:
        """The expected points in a temple from my own open contracts."""
        return KEPT * pending(self.s, self.me, region)

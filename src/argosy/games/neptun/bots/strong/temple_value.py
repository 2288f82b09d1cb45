"""What a position promises in the temples, counted in points of the final score, from a (guessed) state."""

from __future__ import annotations

from math import sqrt
from typing import Final

from argosy.games.neptun.edition.components import WIND
from argosy.games.neptun.rules.state import GOLD_TEMPLE, ROUNDS, TEMPLES, TURNS, Merchant, NeptunState

KEPT: Final = 0.95
"""The share of the points still open on charts that will be delivered, bought points included."""
DOUBT: Final = (1.1, 3.5, 6.0)
"""By scorings to come (0: the next): how far two tokens may yet drift apart, once the contracts are known."""
LAST_DOUBT: Final = {5: 0.6, 6: 0.3, 7: 0.3}
"""By turn: the same for the next scoring at the end of a round, when little can still happen."""
BEHIND: Final = 0.25
"""Spaces that a token counts for less, since it comes behind those that stand on its space already (N6.2)."""
DRAFT_DOUBT: Final = ((4.5, 6.5, 9.0), (3.9, 6.0, 8.5), (3.3, 5.5, 8.0), (2.6, 5.0, 7.5), (1.9, 4.2, 7.0))
"""The same by turn of phase 1, while contracts are still being acquired."""
GOLD_DOUBT: Final = (10.0, 13.0, 15.0)
"""The same for gold."""
BOUGHT: Final = 0.27
"""The part of a temple point that a coin will buy on average (a third for what is given, N4.8)."""
COIN: Final = (0.0, 0.35, 0.25, 0.0)
"""By round: what a coin that is kept is worth in the next, besides its place in the gold temple."""
SPARE: Final = (0.0, 1.6, 1.2, 0.0)
"""By round: what an oar card is worth that is kept for an additional turn later."""


def usual_wind(s: NeptunState) -> float:
    """The wind force to count on: 5 and what a card of everybody changes on average (N4.2, N4.10)."""
    deck = s.edition.oar_deck
    return 5 + int(s.seats) * sum([WIND[oar] for oar in deck]) / len(deck)


def pending(s: NeptunState, merchant: Merchant, region: int) -> int:
    """Temple points that the open contracts of a chart still promise in a region."""
    e = s.edition
    points = 0
    for slot, contract in enumerate(merchant.chart):
        if merchant.open >> slot & 1 and e.contract_region[contract] == region:
            points += e.contract_points[contract]
    return points


def expected_tile(tiles: tuple[int, ...], mine: float, others: tuple[float, ...], doubt: float) -> float:
    """The tile that a space on the track wins on average, if tokens may yet drift apart by about `doubt`."""
    chances = [1.0]  # by the number of others who end up ahead
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
    """What temple points and gold are worth to one seat, from the state of the six races."""

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
        self.doubt = DRAFT_DOUBT[s.turn - 1] if s.columns else (late, *DOUBT[1:])
        self.fortunes = tuple([float(other.gold) for other in self.others])
        self._rich: dict[float, float] = {}
        self._known: dict[tuple[int, float], float] = {}
        self.gold = self.price_of_gold()

    def promise(self, region: int, mine: float) -> float:
        """The points that a space on a temple's track promises over the scorings to come."""
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
        """What that many more points in a temple are worth if some are counted on already."""
        mine = self.me.tokens[region] + ahead
        return self.promise(region, mine + points) - self.promise(region, mine)

    def contract(self, contract: int, ahead: float = 0.0) -> float:
        """What a delivery is worth if that many points in its temple are counted on already."""
        e = self.s.edition
        gold = e.contract_gold[contract]
        return (
            gold * self.gold if gold else self.points(e.contract_region[contract], e.contract_points[contract], ahead)
        )

    def price_of_gold(self) -> float:
        """What a coin is worth: for the points that it buys, and in the race of the gold temple."""
        mine = int(self.me.gold)
        turn = 0 if self.s.columns else int(self.s.turn)
        race = (self.rich(mine + 2.0) - self.rich(mine - 2.0)) / 4
        point = sum([self.points(region, 1, self.ahead(region)) for region in range(TEMPLES)]) / TEMPLES
        last = self.round == ROUNDS
        bought = BOUGHT * (max(0, TURNS - turn) / TURNS if last else 1.0)
        return max(bought * point, race) + 0.3 * min(bought * point, race)

    def rich(self, gold: float) -> float:
        """The points that so much gold promises in the gold temple over the scorings to come."""
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
        """What it costs to give coins away: places in the gold temple, and what they could do in later rounds."""
        return self.rich(gold) - self.rich(gold - coins) + COIN[self.round] * coins

    def ahead(self, region: int) -> float:
        """Points in a temple that my own open contracts let me count on."""
        return KEPT * pending(self.s, self.me, region)

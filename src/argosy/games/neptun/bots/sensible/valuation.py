"""Values of temple points, gold and contracts in Neptun, in points of the final score."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from argosy.games.neptun.view.view import Contract, NeptunView, Player

KEPT: Final = 0.7
"""The share of the points on open contracts that will be delivered."""
DOUBT: Final = (0.0, 1.2, 3.5, 5.5)
"""By number of rounds left (1: only this one): how far the temple points of two players may still shift."""
GOLD: Final = (0.0, 0.4, 0.35, 0.2)
"""By round: the value of a gold coin, for miles, bought points and the gold temple."""


@dataclass(frozen=True, slots=True)
class Region:
    """The competition in one temple: tiles of this and the coming rounds, my space, and the spaces of the others."""

    tiles: tuple[tuple[int, ...], ...]
    mine: float
    others: tuple[float, ...]


class Worth:
    """The values of temple points and gold for one seat in one position."""

    def __init__(self, view: NeptunView) -> None:
        assert view.seat is not None
        self.round = max(view.round, 1)
        self.gold = GOLD[self.round]
        self.me = view.players[view.seat]
        self.others = [player for player in view.players if player.seat != view.seat]
        self.temples = {temple.name: temple for temple in view.temples}
        self._regions: dict[str, Region] = {}
        self._standing: dict[tuple[str, float], float] = {}

    def contract(self, contract: Contract, ahead: float = 0.0) -> float:
        """The value of its delivery, if `ahead` points in its temple are already expected."""
        if contract.gold:
            return contract.gold * self.gold
        return self.points(contract.region, contract.points, ahead)

    def points(self, region: str, points: int, ahead: float = 0.0) -> float:
        """The value of that many more points in a temple."""
        mine = self.race(region).mine + ahead
        return self.standing(region, mine + points) - self.standing(region, mine)

    def race(self, name: str) -> Region:
        """The competition in the temple of that name; the others get a share of the points on their open contracts."""
        found = self._regions.get(name)
        if found is None:
            others = tuple([player.tokens[name] + KEPT * pending(player, name) for player in self.others])
            temple = self.temples[name]
            found = Region((temple.tiles, *temple.coming), self.me.tokens[name], others)
            self._regions[name] = found
        return found

    def standing(self, name: str, mine: float) -> float:
        """The expected points of a space on a temple's track over the coming rounds."""
        key = (name, mine)
        known = self._standing.get(key)
        if known is None:
            region = self.race(name)
            known = 0.0
            for later, tiles in enumerate(region.tiles):
                if mine > 0 or later:  # N6.2: a token on space 0 takes no tile
                    known += expected_tile(tiles, mine, region.others, DOUBT[later + 1])
            self._standing[key] = known
        return known


def pending(player: Player, region: str) -> int:
    """The temple points of a chart's open contracts in a region."""
    points = 0
    for slot in player.chart:
        contract = slot.contract
        if contract is not None and slot.state == "open" and contract.region == region:
            points += contract.points
    return points


def expected_tile(tiles: tuple[int, ...], mine: float, others: tuple[float, ...], doubt: float) -> float:
    """The mean tile of a space on the track, if leads of less than `doubt` may still be lost."""
    chances = [1.0]  # by number of other seats that end up ahead
    for other in others:
        lead = (mine - other) / doubt
        behind = 0.5 + 0.5 * lead / (1 + abs(lead))
        ahead = 1 - behind
        shifted = [0.0, *[chance * ahead for chance in chances]]
        for count, chance in enumerate(chances):
            shifted[count] += chance * behind
        chances = shifted
    return fsum([tile * chance for tile, chance in zip(tiles, chances, strict=False)])

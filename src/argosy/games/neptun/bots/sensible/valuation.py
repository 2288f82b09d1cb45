"""What things are worth in Neptun, counted in points of the final score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from argosy.games.neptun.view.view import Contract, NeptunView, Player

KEPT: Final = 0.7
"""The share of the points still open on charts that will be delivered."""
DOUBT: Final = (0.0, 1.2, 3.5, 5.5)
"""By rounds to come (1: only this one): how many temple points may still change between two players."""
GOLD: Final = (0.0, 0.4, 0.35, 0.2)
"""By round: what a gold coin is worth, for miles, bought points and the gold temple."""


@dataclass(frozen=True, slots=True)
class Region:
    """The race in one temple: tiles of this and the coming rounds, my space on the track, and those of the others."""

    tiles: tuple[tuple[int, ...], ...]
    mine: float
    others: tuple[float, ...]


class Worth:
    """Prices of temple points and gold for one seat in one position."""

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
        """What its delivery is worth if that many points in its temple are counted on already."""
        if contract.gold:
            return contract.gold * self.gold
        return self.points(contract.region, contract.points, ahead)

    def points(self, region: str, points: int, ahead: float = 0.0) -> float:
        """What that many more points in a temple are worth."""
        mine = self.race(region).mine + ahead
        return self.standing(region, mine + points) - self.standing(region, mine)

    def race(self, name: str) -> Region:
        """The race in the temple of that name; the others get a share of what their charts promise."""
        found = self._regions.get(name)
        if found is None:
            others = tuple([player.tokens[name] + KEPT * pending(player, name) for player in self.others])
            temple = self.temples[name]
            found = Region((temple.tiles, *temple.coming), self.me.tokens[name], others)
            self._regions[name] = found
        return found

    def standing(self, name: str, mine: float) -> float:
        """The points that a space on a temple's track promises over the rounds to come."""
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
    """Temple points that the open contracts of a chart still promise in a region."""
    points = 0
    for slot in player.chart:
        contract = slot.contract
        if contract is not None and slot.state == "open" and contract.region == region:
            points += contract.points
    return points


def expected_tile(tiles: tuple[int, ...], mine: float, others: tuple[float, ...], doubt: float) -> float:
    """The tile that a space on the track wins on average, if leads of less than `doubt` may yet turn round."""
    chances = [1.0]  # by the number of others who end up ahead
    for other in others:
        lead = (mine - other) / doubt
        behind = 0.5 + 0.5 * lead / (1 + abs(lead))
        ahead = 1 - behind
        shifted = [0.0, *[chance * ahead for chance in chances]]
        for count, chance in enumerate(chances):
            shifted[count] += chance * behind
        chances = shifted
    return sum([tile * chance for tile, chance in zip(tiles, chances, strict=False)])

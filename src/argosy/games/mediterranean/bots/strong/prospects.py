"""Values a civilisation in victory points: its points now, and the expected points from its board.

The numbers by turn come from simulated games: final points by what was on the board in that turn.
"""

from __future__ import annotations

from math import fsum
from typing import Final

from argosy.games.mediterranean.edition.vocabulary import ANY, Effect
from argosy.games.mediterranean.rules.board import culture
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.board.tracks import TILES_OF_TRACK, space
from argosy.games.mediterranean.rules.buildings import TILES_A_TRACK
from argosy.games.mediterranean.rules.state import TURNS, MediterraneanState

# By the next turn, 2 to 6; other indices are never used.
MONEY: Final[tuple[float, ...]] = (0.0, 0.0, 0.60, 0.55, 0.50, 0.45, 0.40)
"""The value of money in hand."""
FARM: Final[tuple[float, ...]] = (0.0, 0.0, 4.5, 3.9, 3.7, 3.0, 1.7)
CITY: Final[tuple[float, ...]] = (0.0, 0.0, 6.4, 5.7, 5.2, 4.3, 2.6)
HARBOR: Final[tuple[float, ...]] = (0.0, 0.0, 9.0, 7.6, 6.7, 5.3, 3.4)
AVAILABLE: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (),
    (3.4, 2.4, 1.5),
    (2.8, 2.0, 1.2),
    (2.6, 2.0, 1.4),
    (3.2, 2.6, 2.0),
    (3.6, 3.2, 2.6),
)
"""The value of the first, second and third unused cube; further ones are worth little."""
ONE_MORE: Final = 0.5
SUPPLY: Final = 0.15
BANK: Final = 1.2
STORE: Final = 0.25
INDUSTRY: Final = 1.4
"""The value of these per turn."""
LAST_MONEY: Final = 9.0
"""The money left in the last turn for victory points at the price of the seat's industry."""
WONDER: Final[tuple[float, ...]] = (0.0, 0.0, 1.0, 1.1, 1.2, 1.4, 1.8)
"""The value of a building because a wonder may score it."""
ROOM: Final[tuple[float, ...]] = (0.0, 0.0, 0.9, 0.9, 0.8, 0.7, 0.5)
"""The value of room for one more building of a track, for the first two."""
SPACE: Final[tuple[float, ...]] = (0.0, 0.0, 0.35, 0.35, 0.3, 0.2, 0.1)
ROW: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (),
    (0.3, 0.5, 0.8),
    (0.3, 0.5, 0.8),
    (0.2, 0.5, 0.85),
    (0.1, 0.45, 0.85),
    (0.0, 0.15, 0.75),
)
"""The chance to complete a row of culture, by the number of its cubes."""
COLUMN: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (),
    (0.4, 0.55, 0.7),
    (0.4, 0.55, 0.7),
    (0.35, 0.5, 0.7),
    (0.2, 0.4, 0.65),
    (0.1, 0.3, 0.7),
)
BOUGHT: Final = 0.55
"""The chance that a card of culture still to come is bought."""
DOUBLER: Final[tuple[float, ...]] = (0.0, 0.0, 7.0, 8.0, 10.0, 12.0, 99.0)
"""The highest value of doubling a row: what can also be bought next turn is worth no more than its price."""
FIRST_COLUMN: Final[tuple[float, ...]] = (1.5, 1.0, 0.5)
"""By column: a factor on the chance to complete it; lower further right."""
SAD: Final = 0.8
AFRAID: Final = 0.65
CONTENT: Final = 0.2
"""The value of a step below or above the start of happiness and safety."""
STRUCK: Final = 2.2
"""What a calamity costs."""


class Prospects:
    """Values civilisations of one seat at the end of this turn, in victory points."""

    def __init__(self, s: MediterraneanState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.edition = s.edition
        self.turn = int(s.turn)
        self.left = TURNS - self.turn
        rivals = [civilisation for other, civilisation in enumerate(s.civilisations) if other != seat]
        self.lowest = (
            min([int(civilisation.happiness) for civilisation in rivals]),
            min([int(civilisation.safety) for civilisation in rivals]),
        )
        self.to_come = [0, 0, 0]
        """By row of culture: the points on the cards still to come."""
        faces = [tile.abilities for tile in self.edition.tiles]
        self.abilities = [[self.ability(effect) for effect in face] for face in faces]
        """By tile and side: the value of its ability."""
        self.doubling = [
            (tile, [1 << effect.amounts[0] if effect.verb == "double" else 0 for effect in face])
            for tile, face in enumerate(faces)
            if any(effect.verb == "double" for effect in face)
        ]
        """The tiles that double a row, with its bit by side."""
        if self.left:
            for deck in s.development_decks[:3]:
                for number in deck.cards:
                    self._expect(self.edition.developments[number].effects)

    def _expect(self, card: list[Effect]) -> None:
        for effect in card:
            if effect.verb == "culture":
                for row in range(culture.ROWS):
                    if effect.amounts[0] == row:
                        self.to_come[row] += effect.amounts[1]
                    elif effect.amounts[0] == ANY:
                        self.to_come[row] += effect.amounts[1] // culture.ROWS

    def value(self, mine: Civilisation) -> float:
        """The value without money."""
        if self.left == 0:
            return int(mine.vp) + 0.01 * int(mine.culture).bit_count()  # M9.1
        return int(mine.vp) + self.cubes(mine) + self.culture(mine) + self.buildings(mine) + self.statuses(mine)

    def cubes(self, mine: Civilisation) -> float:
        """The value of the cubes on the board."""
        turn = self.turn + 1
        value = FARM[turn] * int(mine.farms).bit_count() + CITY[turn] * int(mine.cities)
        value += HARBOR[turn] * int(mine.harbors)
        waiting = AVAILABLE[turn]
        available = int(mine.available)
        value += fsum(waiting[:available]) + ONE_MORE * max(0, available - len(waiting)) + SUPPLY * int(mine.supply)
        value += (BANK if mine.bank else 0.0) * self.left + (STORE if mine.warehouse > 1 else 0.0) * self.left
        farmed = int(mine.industries & mine.farms).bit_count()
        value += INDUSTRY * self.left * (0.7 * int(mine.industries).bit_count() + 0.5 * farmed)
        marker = mine.industry + int(mine.industries).bit_count() - 1
        if marker >= 0:
            money, points = self.edition.industry_prices[marker]
            value += LAST_MONEY * points / money
        return value

    def doubled(self, mine: Civilisation) -> int:
        """Bit mask of the rows of culture that buildings double (M8.5)."""
        rows = 0
        for tile, by_side in self.doubling:
            if mine.buildings >> tile & 1:
                rows |= by_side[0 if mine.tracks[tile // TILES_A_TRACK] >= 0 else 1]
        return rows

    def culture(self, mine: Civilisation) -> float:
        """The value of rows and columns of culture (M8.5)."""
        turn, boxes = self.turn + 1, int(mine.culture)
        value = 0.0
        doubled = self.doubled(mine)
        for row in range(culture.ROWS):
            count = (boxes >> row * culture.COLUMNS & 7).bit_count()
            chance = ROW[turn][count] if count < culture.COLUMNS and not mine.completed >> row & 1 else 0.0
            bonus = chance * self.edition.row_bonus[row]
            value += bonus
            if doubled >> row & 1 and count < culture.COLUMNS:
                value += min(DOUBLER[turn], bonus + BOUGHT * self.to_come[row])
        for column in range(culture.COLUMNS):
            if not mine.completed >> culture.ROWS + column & 1:
                count = (boxes & culture.COLUMN_BOXES[column]).bit_count()
                if count < culture.ROWS:
                    chance = COLUMN[turn][count] * FIRST_COLUMN[column]
                    value += min(0.9, chance) * self.edition.column_bonus[column]
        return value

    def buildings(self, mine: Civilisation) -> float:
        """The value of buildings: abilities, points from wonders, and room for more on the tracks."""
        turn = self.turn + 1
        value = 0.0
        for track, tiles in enumerate(TILES_OF_TRACK):
            standing = int(mine.buildings & tiles).bit_count()
            place = int(space(mine.tracks[track]))
            room = min(2, self.edition.building_limit[place] - standing, TILES_A_TRACK - standing)
            value += WONDER[turn] * standing + ROOM[turn] * max(0, room) + SPACE[turn] * place
        for tile, by_side in enumerate(self.abilities):
            if mine.buildings >> tile & 1:
                value += by_side[0 if mine.tracks[tile // TILES_A_TRACK] >= 0 else 1]
        return value

    def ability(self, effect: Effect) -> float:
        """The value of an ability in the remaining turns; doublers are counted with their row."""
        if effect.verb == "money":
            return 0.5 * effect.amounts[0] * self.left
        if effect.verb == "arrow":
            return 0.3 * abs(effect.amounts[1]) * (self.left - 0.5)
        if effect.verb in ("happiness", "safety"):
            return 0.4 * self.left
        return 0.0 if effect.verb == "double" else 0.2 * self.left

    def statuses(self, mine: Civilisation) -> float:
        """The value of happiness and safety: the lowest seat suffers a calamity each turn (M7.6)."""
        return self.status(0, int(mine.happiness)) + self.status(1, int(mine.safety))

    def status(self, which: int, level: int) -> float:
        """The same for one of the two."""
        level = max(self.edition.status_bottom, min(self.edition.status_top, level))
        if level >= 0:
            return CONTENT * level
        ahead = level - self.lowest[which] + 1.0
        danger = STRUCK * (0.5 - 0.5 * ahead / (1 + abs(ahead)))
        return (SAD if which == 0 else AFRAID) * level * 0.5 - danger

"""Purchasing by rules of thumb: one purchase at a time, always the one with the best return for its money."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from argosy.core.contract import Action
from argosy.games.mediterranean.bots.valuation import Worth
from argosy.games.mediterranean.edition.cards import Development
from argosy.games.mediterranean.edition.vocabulary import ANY, ARMY, BANK, CITY, WAREHOUSE, Effect
from argosy.games.mediterranean.rules import effects
from argosy.games.mediterranean.rules.actions import AVAILABLE, CONFIRM, Build, Buy, BuyPoints
from argosy.games.mediterranean.rules.board import culture, industry
from argosy.games.mediterranean.rules.buildings import TILES_A_TRACK, ability
from argosy.games.mediterranean.rules.developing import asks
from argosy.games.mediterranean.rules.effects import IDEA_STEPS, SETTLE_CITY

FARM_YIELD: Final = 2.2
CITY_YIELD: Final = 4.2
HARBOR_YIELD: Final = 6.0
"""The value of a card per turn as part of a set."""
CUBE: Final = (0.0, 5.0, 5.0, 5.0, 6.0, 7.0, 0.0)
"""By turn: the value of a new cube in AVAILABLE; in the last turn only for uses that are still possible."""
ENOUGH_CUBES: Final = 3
IDLE: Final = (0.0, 1.0, 1.0, 1.0, 2.0, 5.0, 0.0)
"""By turn: the value of an unused cube in AVAILABLE; Iron cards take no other workers (M8.3)."""
INDUSTRY_YIELD: Final = 1.4
"""Victory points of an industry per turn from dominance and monopoly (M7.4)."""
LINE: Final = 1.2
"""Expected victory points of a cube of culture from the bonus of its row and column (M8.5)."""
BELOW: Final = 2.0
"""The extra value of an army or a colosseum for a seat below start: calamities come every turn."""
SAVED: Final = 0.55
"""The value of money that is kept: half of it is left next turn (M8.7)."""


def choose_purchase(menu: Sequence[Action], worth: Worth) -> Action:
    """The purchase with the best return; then victory points for the rest; then confirm."""
    buyer = Buyer(worth)
    best: Action = CONFIRM
    most = buyer.threshold
    for action in menu:
        if isinstance(action, Build):
            value, price = buyer.building(action.tile), worth.edition.tiles[action.tile].cost
        elif isinstance(action, Buy):
            card = worth.edition.developments[worth.s.developments[action.slot]]
            value, price = buyer.development(card, action), card.cost[worth.turn]
        else:
            continue
        rate = value / (price + 0.5)  # so that a free card does not get an infinite return
        if rate > most:
            best, most = action, rate
    return best if best is not CONFIRM else buyer.points(menu)


class Buyer:
    """What purchases are worth to a seat, in money."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.s = worth.s
        self.mine = worth.mine
        self.left = worth.left
        space = industry.marker(worth.s, worth.seat)
        money, points = worth.edition.industry_prices[space] if space >= 0 else (99, 1)
        self.rate = points * worth.point / money
        last = self.left == 0
        self.threshold = max(self.rate, 0.0 if last else SAVED + 0.25)

    def points(self, menu: Sequence[Action]) -> Action:
        """Buy as many victory points as the seat can afford, if they are worth it."""
        if self.left and self.rate < SAVED + 0.05:
            return CONFIRM
        amounts = [action for action in menu if isinstance(action, BuyPoints)]
        return amounts[-1] if amounts else CONFIRM

    # Buildings

    def building(self, tile: int) -> float:
        """The value of a building: its cubes, its ability, and its points from wonders."""
        worth, card = self.worth, self.worth.edition.tiles[tile]
        cubes = min(card.cubes, int(self.mine.supply))
        value = self.cubes(cubes)
        value += self.ability(tile, ability(self.s, worth.seat, tile))
        if self.left:
            return value + 0.4 * 3 * worth.point
        return value + self.wonders(tile // TILES_A_TRACK)

    def cubes(self, count: int) -> float:
        """The value of new cubes in AVAILABLE."""
        if self.left == 0:
            return 2.0 * min(count, max(0, self.iron_workers() - int(self.mine.available)))
        short = max(0, ENOUGH_CUBES - int(self.mine.available))
        return CUBE[self.worth.turn] * min(count, short) + 1.0 * max(0, count - short)

    def iron_workers(self) -> int:
        """How many workers could still be used in the last turn, after paying for a building."""
        slots = [slot for slot in range(len(self.s.developments)) if not self.mine.bought >> slot & 1]
        return min(len(slots), max(0, int(self.mine.money) - 7) // 10)

    def wonders(self, track: int) -> float:
        """The points that a building adds to a wonder that can still be bought this turn (M8.6)."""
        for slot, number in enumerate(self.s.developments):
            for effect in self.worth.edition.developments[number].effects:
                if effect.verb == "wonder" and effect.amounts[0] == track and not self.mine.bought >> slot & 1:
                    return effect.amounts[1] * self.worth.point if self.mine.available and self.mine.money > 13 else 0.0
        return 0.0

    def ability(self, tile: int, effect: Effect) -> float:
        """The value of a building's ability in the remaining turns."""
        if effect.verb == "double":
            row = effect.amounts[0]
            free = 3 - int(self.mine.culture >> row * 3 & 7).bit_count()
            return (1.5 * min(free, self.left) if self.left else 0.0) * self.worth.point
        if effect.verb == "arrow":
            return 0.9 * abs(effect.amounts[1]) * max(0, self.left - 1)
        if effect.verb in ("happiness", "safety"):
            level = self.mine.happiness if effect.verb == "happiness" else self.mine.safety
            return (1.2 if level < 0 else 0.6) * self.left
        if effect.verb == "money":
            return effect.amounts[0] * self.left
        return 0.5 * self.left  # arrows and faces for rivals

    # Developments

    def development(self, card: Development, action: Buy) -> float:
        """The value of a development, less that of its workers."""
        value = -fsum([self.worker(source) for source in action.workers])
        answers = iter(action.choice)
        for effect in card.effects:
            choice = next(answers) if asks(effect) else len(action.workers)
            value += self.effect(effect, choice)
        return value

    def worker(self, source: int) -> float:
        """The value of a worker where it comes from."""
        if source == AVAILABLE:
            return IDLE[self.worth.turn]
        industry_good = self.worth.industry(source)
        return (FARM_YIELD + industry_good) * self.left

    def effect(self, effect: Effect, choice: int) -> float:
        """The value of one effect of a development."""
        verb, amounts = effect.verb, effect.amounts
        if verb == "worker":
            return (CITY_YIELD if amounts[0] == CITY else HARBOR_YIELD) * self.left
        if verb == "move":
            return CITY_YIELD * self.left * choice
        if verb == "settle":
            return (CITY_YIELD if choice == SETTLE_CITY else FARM_YIELD) * self.left
        if verb == "culture":
            return self.worth.point * self.culture(choice if amounts[0] == ANY else amounts[0], amounts[1])
        if verb == "wonder":
            standing = int(self.mine.buildings >> amounts[0] * TILES_A_TRACK & 63).bit_count()
            return self.worth.point * amounts[1] * standing
        if verb == "industry":
            return self.industry(choice)
        if verb == "improve":
            return self.improvement(amounts[0])
        if verb == "recruit":
            return self.cubes(amounts[0])
        return self.status(effect, choice)

    def culture(self, row: int, points: int) -> float:
        """The value of a cube of culture: its points, and the lines that it completes or brings closer (M8.5)."""
        edition, boxes = self.worth.edition, self.mine.culture
        column = int(boxes >> row * 3 & 7).bit_count()
        times = 2 if effects.doubled(self.s, self.worth.seat, row) else 1
        after = boxes | 1 << row * 3 + column
        value = float(points * times)
        promise = LINE if self.left else 0.0
        done = after & culture.ROW_BOXES[row] == culture.ROW_BOXES[row] and not self.mine.completed >> row & 1
        value += edition.row_bonus[row] * times if done else promise
        full = after & culture.COLUMN_BOXES[column] == culture.COLUMN_BOXES[column]
        paid = self.mine.completed >> 3 + column & 1
        return value + (edition.column_bonus[column] if full and not paid else promise)

    def industry(self, good: int) -> float:
        """The value of an industry: its bonuses, higher with a farm of its good, and cheaper victory points."""
        farm = self.mine.farms >> good & 1
        bonus = INDUSTRY_YIELD * (1.1 if farm else 0.8) * self.left * self.worth.point
        space = industry.marker(self.s, self.worth.seat)
        prices = self.worth.edition.industry_prices
        if space < 0 or space + 1 >= len(prices):
            return bonus
        now, then = prices[space], prices[space + 1]
        spendable = 0.5 * int(self.mine.money) if self.left == 0 else 12.0
        return bonus + spendable * self.worth.point * (then[1] / then[0] - now[1] / now[0])

    def improvement(self, which: int) -> float:
        """The value of a warehouse, bank, army or colosseum."""
        if which == WAREHOUSE:
            return 0.6 * self.left
        if which == BANK:
            return 2.0 * self.left
        edition, mine = self.worth.edition, self.mine
        if which == ARMY:
            return self.rise(1, edition.army_safety) + (BELOW if mine.safety < 0 else 0.0)
        return self.rise(0, edition.colosseum_happiness) + (BELOW if mine.happiness < 0 else 0.0)

    def status(self, effect: Effect, choice: int) -> float:
        """The value of steps of happiness and safety, money, and idea markers."""
        verb, amounts = effect.verb, effect.amounts
        if verb == "money":
            return amounts[0]
        if verb == "rise":
            return self.rise(choice, amounts[0])
        if verb == "split":
            return self.rise(0, choice) + self.rise(1, amounts[0] - choice)
        if verb == "accept":
            return self.rise(amounts[0], -amounts[self.worth.turn])
        track, step = divmod(choice, len(IDEA_STEPS))
        line = self.mine.tracks[track]
        return self.worth.ideas(track, line + IDEA_STEPS[step]) - self.worth.ideas(track, line)

    def rise(self, which: int, steps: int) -> float:
        """The value of steps on happiness (0) or safety (1); in the last turn 0."""
        if self.left == 0:
            return 0.0
        level = int(self.mine.happiness if which == 0 else self.mine.safety)
        return self.worth.status(which, level + steps) - self.worth.status(which, level)

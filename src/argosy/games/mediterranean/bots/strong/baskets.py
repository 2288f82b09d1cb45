"""Plans purchases: enumerates the baskets that a seat could buy, and drops those that another dominates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Action
from argosy.games.mediterranean.bots.strong.prospects import MONEY, Prospects
from argosy.games.mediterranean.edition.vocabulary import ANY
from argosy.games.mediterranean.rules import developing, purchasing
from argosy.games.mediterranean.rules.actions import AVAILABLE, CONFIRM, Build, Buy, BuyPoints
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.board.industry import price
from argosy.games.mediterranean.rules.board.tracks import TILES_OF_TRACK
from argosy.games.mediterranean.rules.state import NONE, TILES, MediterraneanState

WIDEST: Final = 40
"""The most baskets that are kept at a time."""
ORDER: Final[tuple[str, ...]] = (
    "recruit",
    "settle",
    "move",
    "worker",
    "improve",
    "rise",
    "split",
    "idea",
    "industry",
    "culture",
    "wonder",
)
"""Cards for workers and ideas come first, wonders last, since they score the buildings present then (M8.6)."""
WAGES: Final = 1.2
"""In the last turn, while baskets are filled: the value of a cube in AVAILABLE."""


@dataclass(slots=True)
class Basket:
    """Some purchases, and the civilisation after them."""

    mine: Civilisation
    bought: tuple[Action, ...]
    value: float
    """The value of the civilisation, without its money."""


class Planner:
    """Finds the baskets worth considering for a seat with that money."""

    def __init__(self, s: MediterraneanState, seat: int, money: int | None = None, widest: int = WIDEST) -> None:
        self.s = s
        self.seat = seat
        self.widest = widest
        self.prospects = Prospects(s, seat)
        self.raised = [
            (slot, effect)
            for slot, number in enumerate(s.developments)
            for effect in s.edition.developments[number].effects
            if effect.verb in ("culture", "wonder")
        ]
        """Effects on display that buildings can increase, with their slots."""
        self.ahead = set(range(len(s.developments)))
        """Slots that were not considered yet."""
        self.start = s.civilisations[seat]
        first = self.start.clone()
        if money is not None:
            first.money = money
        self.money = int(first.money)
        self.baskets = [self._basket(first, ())]
        self._fill()
        s.civilisations[seat] = self.start

    # Filling baskets

    def _fill(self) -> None:
        turn = self.s.turn
        for tile in range(TILES):
            self._widen([more for basket in self.baskets for more in self._built(basket, tile)])
        cards = [self.s.edition.developments[number] for number in self.s.developments]
        slots = sorted(
            range(len(cards)),
            key=lambda slot: (max([rank(effect.verb) for effect in cards[slot].effects]), cards[slot].cost[turn], slot),
        )
        for slot in slots:
            more = [larger for basket in self.baskets for larger in self._developed(basket, slot)]
            self.ahead.remove(slot)
            self._widen(more)

    def _widen(self, more: list[Basket]) -> None:
        if more or not self.ahead:
            self.baskets = self._thinned(self.baskets + more)

    def _built(self, basket: Basket, tile: int) -> list[Basket]:
        """The basket with that building, if it can be built."""
        self.s.civilisations[self.seat] = basket.mine
        return [self._after(basket, Build(tile))] if tile in purchasing.buildable(self.s, self.seat) else []

    def _developed(self, basket: Basket, slot: int) -> list[Basket]:
        """The basket with that development, bought in the best way, if it can be bought."""
        self.s.civilisations[self.seat] = basket.mine
        if developing.obstacle(self.s, self.seat, slot) is not None:
            return []
        card = self.s.edition.developments[self.s.developments[slot]]
        workers = developing.sources(self.s, self.seat, card)
        ways = developing.ways(slot, workers, developing.answers(self.s, self.seat, card))
        tried = [self._after(basket, way) for way in ways if self._fitting(basket.mine, way)]
        return [max(tried, key=lambda candidate: candidate.value)] if tried else []

    def _fitting(self, mine: Civilisation, way: Buy) -> bool:
        """Whether a way to buy uses only the least valuable farms: those without an industry, then the first."""
        farms = [source for source in way.workers if source != AVAILABLE]
        if not farms:
            return True
        ranking = sorted(
            [good for good in range(5) if mine.farms >> good & 1], key=lambda good: (mine.industries >> good & 1, good)
        )
        return sorted(farms) == sorted(ranking[: len(farms)])

    def _after(self, basket: Basket, action: Action) -> Basket:
        mine = basket.mine.clone()
        self.s.civilisations[self.seat] = mine
        if isinstance(action, Build):
            purchasing.build(self.s, self.seat, action.tile, None)
        elif isinstance(action, Buy):
            developing.buy(self.s, self.seat, action, None)
        after = self._basket(mine, (*basket.bought, action))
        self.s.civilisations[self.seat] = basket.mine
        return after

    def _basket(self, mine: Civilisation, bought: tuple[Action, ...]) -> Basket:
        self.s.civilisations[self.seat] = mine
        return Basket(mine, bought, self.prospects.value(mine))

    def _thinned(self, baskets: list[Basket]) -> list[Basket]:
        """The baskets without those that another beats in money and in possible value."""
        hopes = [(basket, basket.value + self._hope(basket)) for basket in baskets]
        kept: list[tuple[Basket, float]] = []
        best = -1e9
        for basket, hope in sorted(hopes, key=lambda pair: (-pair[0].mine.money, -pair[1])):
            if hope > best + 1e-9:
                best = hope
                kept.append((basket, hope))
        if len(kept) > self.widest:
            kept = sorted(kept, key=lambda pair: pair[1] + self.rest(pair[0].mine, int(pair[0].mine.money)))
            kept = kept[-self.widest :]
        return [basket for basket, _ in kept]

    def _hope(self, basket: Basket) -> float:
        """What a basket may still gain from cards not considered yet: workers, doubled culture, wonders."""
        mine = basket.mine
        hope = 0.0
        if self.prospects.left == 0:
            hope = WAGES * min(len(self.ahead), int(mine.available))
        if mine.buildings and mine.money:
            doubled = self.prospects.doubled(mine)
            for slot, effect in self.raised:
                if slot not in self.ahead or mine.bought >> slot & 1:
                    continue
                if effect.verb == "wonder":
                    standing = int(mine.buildings & TILES_OF_TRACK[effect.amounts[0]]).bit_count()
                    hope += effect.amounts[1] * standing
                elif doubled if effect.amounts[0] == ANY else doubled >> effect.amounts[0] & 1:
                    hope += effect.amounts[1]
        return hope

    def singles(self) -> list[Basket]:
        """The baskets with a single purchase."""
        first = self._basket(self.start, ())
        found = [basket for tile in range(TILES) for basket in self._built(first, tile)]
        for slot in range(len(self.s.developments)):
            found += self._developed(first, slot)
        self.s.civilisations[self.seat] = self.start
        return found

    # Values

    def worth(self, basket: Basket) -> float:
        """The value of a basket and of the money left over."""
        return basket.value + self.rest(basket.mine, int(basket.mine.money))

    def rest(self, mine: Civilisation, money: int) -> float:
        """The value of money left over: victory points now, or half of it next turn (M8.4, M8.7)."""
        return max(float(self.points(mine, money)), self.saved(money))

    def saved(self, money: int) -> float:
        """The money that is left next turn (M8.7)."""
        return 0.0 if self.prospects.left == 0 else MONEY[self.prospects.turn + 1] * (money // 2)

    def points(self, mine: Civilisation, money: int) -> int:
        """How many victory points could be bought."""
        marker = mine.industry + int(mine.industries).bit_count() - 1
        if marker == NONE or money <= 0:
            return 0
        cost, bundle = self.s.edition.industry_prices[marker]
        points = money // cost * bundle
        while price(self.s, marker, points + 1) <= money:
            points += 1
        return points

    def best(self) -> Basket:
        """The basket of the highest value."""
        return max(self.baskets, key=self.worth)

    def value_of(self, money: int) -> float:
        """The value of the best basket for a seat with that money, up to the money that the planner was given."""
        spare = self.money - money
        return max(
            [
                basket.value + self.rest(basket.mine, int(basket.mine.money) - spare)
                for basket in self.baskets
                if basket.mine.money >= spare
            ]
        )


def openings(s: MediterraneanState, seat: int, widest: int) -> list[Basket]:
    """For every building and development that can be bought now: the best basket that begins with it."""
    start = s.civilisations[seat]
    found: list[Basket] = []
    for basket in Planner(s, seat, widest=1).singles():
        s.civilisations[seat] = basket.mine
        best = Planner(s, seat, widest=widest).best()
        found.append(Basket(best.mine, (*basket.bought, *best.bought), best.value))
    s.civilisations[seat] = start
    return found


def rank(verb: str) -> int:
    """The order in which cards with that effect are considered."""
    return ORDER.index(verb) if verb in ORDER else 0


def next_purchase(planner: Planner, basket: Basket) -> Action:
    """The first purchase of a basket; when it is empty, victory points for the rest, or confirm."""
    if basket.bought:
        return basket.bought[0]
    mine = basket.mine
    points = planner.points(mine, int(mine.money))
    if points and points >= planner.saved(int(mine.money)):
        return BuyPoints(points)
    return CONFIRM

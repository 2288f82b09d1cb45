"""A quick merchant for playouts: plays every seat of a guessed world with cheap sums, straight on the state."""

from __future__ import annotations

from typing import Final

from argosy.bots.neptun.outlook import HOPELESS, PAY, Fleet, Outlook, promises
from argosy.bots.neptun.standing import SPARE, Standing, usual_wind
from argosy.core.contract import CHANCE, Action
from argosy.core.rng import Rng
from argosy.core.sealed import NOTHING
from argosy.neptun import chance
from argosy.neptun.actions import DELIVERIES, DONATIONS, EXTRA_NO, EXTRA_YES, REVEAL, ROWS, SAILS, SLOTS, SLOTS_OF, Take
from argosy.neptun.board import Board
from argosy.neptun.components import POWER
from argosy.neptun.flow import apply
from argosy.neptun.sailing import DONATION
from argosy.neptun.state import (
    ALL_SLOTS,
    ASKING,
    OVER,
    PICKING,
    ROWING,
    ROWING_EXTRA,
    SAILING,
    TURNS,
    Merchant,
    NeptunState,
)

OAR: Final = 0.1
"""What a point of oar power is worth when drafting."""
UNSPENT: Final = (0.0, 0.06, 0.05, 0.01)
"""By round: what a point of oar power is worth that is not spent now."""
TURN: Final = 2.0
"""What a turn is worth."""
MILE: Final = 0.024
"""What every mile of a leg costs."""
LATE: Final = 3.0
"""Miles beyond the range that cost a point."""
RANGE: Final = 10.5
"""Miles of a usual turn."""
WORST: Final = -0.5
"""What a contract is worth that will be skipped."""
TAKES: Final = [[Take(column, slot) for slot in range(SLOTS)] for column in range(6)]


def _lateness() -> list[list[float]]:
    """By slots between two stops and miles: what the leg costs."""
    return [[miles * MILE + max(0.0, miles - RANGE * gap) / LATE for miles in range(120)] for gap in range(SLOTS + 2)]


LATENESS: Final = _lateness()


class Crew:
    """Merchants on all seats, with prices fixed at the position from which they play on."""

    def __init__(self, s: NeptunState) -> None:
        board = s.board
        assert board is not None
        self.board: Board = board
        self.miles = board.miles
        e = s.edition
        self.city = e.contract_city
        self.gold = e.contract_gold
        self.round = s.round
        self.calm = usual_wind(s)
        self.spare = SPARE[s.round]
        self.unspent = UNSPENT[s.round]
        self.bonus = 0.9 * e.bonus_points
        standings = [Standing(s, seat) for seat in range(s.seats)]
        self.coin = [standing.gold for standing in standings]
        self.point = [
            [standing.points(region, 2, standing.ahead(region)) / 2 for region in range(5)] for standing in standings
        ]
        self.worth = [
            [
                gold * coin + points * point[region]
                for gold, points, region in zip(e.contract_gold, e.contract_points, e.contract_region, strict=True)
            ]
            for coin, point in zip(self.coin, self.point, strict=True)
        ]
        self.region = e.contract_region
        self.hope = [self._hope(s, worth) for worth in self.worth]

    def _hope(self, s: NeptunState, worth: list[float]) -> float:
        """What turning up another contract promises."""
        cards = s.cities.cards
        values = [
            worth[card * 5 + good] - 0.05 * self.miles[0][self.city[card * 5]] for card in cards for good in range(5)
        ]
        return sum(values) / max(1, len(values)) + 0.45

    # Playing on

    def play_round(self, s: NeptunState, rng: Rng) -> None:
        """Everybody plays until the round is scored."""
        begun = s.round
        while s.round == begun and s.step != OVER:
            step = s.step
            if step == PICKING:
                seat = s.queue[s.at]
                apply(s, seat, self.pick(s, seat, rng), None)
            elif step == SAILING:
                seat = s.queue[s.at]
                apply(s, seat, self.sail(s, seat), None)
            elif step == ROWING:
                for seat in range(s.seats):
                    if s.sealed.waiting >> seat & 1:
                        apply(s, seat, self.row(s, seat, rng), None)
            elif step == ASKING:
                seat = s.queue[s.at]
                apply(s, seat, self.answer(s, seat), None)
            elif step == ROWING_EXTRA:
                seat = s.queue[s.at]
                apply(s, seat, self.row(s, seat, rng), None)
            else:
                apply(s, CHANCE, chance.draw(s, rng), None)

    # Phase 1

    def pick(self, s: NeptunState, seat: int, rng: Rng) -> Action:
        """The contract that pays best after its detour, or another."""
        merchant = s.merchants[seat]
        up = s.face_up & ~s.given_up
        worth, coin = self.worth[seat], self.coin[seat]
        best, chosen = -100.0, None
        slots = SLOTS_OF[ALL_SLOTS ^ merchant.filled]
        for column in range(s.seats + 1):
            if up >> column & 1:
                contract = s.columns[column]
                cost, slot = self.detour(merchant, slots, self.city[contract])
                value = worth[contract] - cost
                if value < WORST:
                    value = WORST
                value += s.coins[column] * coin + OAR * POWER[s.oars_shown[column]] + int(rng.below(64)) * 0.004
                if value > best:
                    best, chosen = value, TAKES[column][slot]
        if s.face_down and (chosen is None or best < self.hope[seat] + OAR * 5):
            return REVEAL
        assert chosen is not None
        return chosen

    def detour(self, merchant: Merchant, slots: list[int], city: int) -> tuple[float, int]:
        """The slot where a call at the city costs least, and what it costs there."""
        chart, city_of, miles = merchant.chart, self.city, self.miles
        row = miles[city]
        best, chosen = 100.0, slots[0]
        for slot in slots:
            left = slot - 1
            while left >= 0 and chart[left] < 0:
                left -= 1
            right = slot + 1
            while right < SLOTS and chart[right] < 0:
                right += 1
            before = city_of[chart[left]] if left >= 0 else 0
            cost = LATENESS[slot - left][row[before]]
            if right < SLOTS:
                after = city_of[chart[right]]
                cost += LATENESS[right - slot][row[after]] - LATENESS[right - left][miles[before][after]]
            if cost < best:
                best, chosen = cost, slot
        return best, chosen

    # Phase 2

    def outlook(self, s: NeptunState, seat: int, hand: list[int]) -> Outlook:
        """What the seat's chart promises if those oar cards remain for the turns after this one."""
        merchant = s.merchants[seat]
        slots = SLOTS_OF[merchant.open]
        contracts = [merchant.chart[slot] for slot in slots]
        cities = [self.city[contract] for contract in contracts]
        regular = max(0, TURNS - int(s.turn))
        latest = 2 if s.turn <= TURNS else TURNS + 2 - int(s.turn)
        extra = max(0, min(latest, len(hand) - regular))
        turns = min(regular + extra, len(hand))
        strongest = hand[-turns:] if turns else []
        reach = self.calm + sum([POWER[oar] for oar in strongest]) / max(1, len(strongest))
        fleet = Fleet(turns, extra, reach, min(PAY, int(merchant.gold)), self.coin[seat], self.spare)
        values = [self.worth[seat][contract] for contract in contracts]
        bonus = self.bonus if merchant.open | merchant.fulfilled == ALL_SLOTS else HOPELESS
        table = promises(self.miles, cities, values, fleet, bonus)
        row = self.miles[merchant.boat]
        return Outlook(slots, [row[city] for city in cities], values, table, turns, self.coin[seat])

    def row(self, s: NeptunState, seat: int, rng: Rng) -> Action:
        """The oar card with the best course; weak ones first where it makes no difference."""
        merchant = s.merchants[seat]
        hand = merchant.hand
        if not merchant.open or len(hand) == 1:
            return ROWS[hand[0]]
        outlook = self.outlook(s, seat, hand[1:])
        best, chosen, before = -100.0, hand[0], -1
        for oar in hand:
            if oar == before:
                continue
            before = oar
            value = outlook.course(POWER[oar] + int(s.wind), int(merchant.gold), 2 * self.calm).worth
            value += int(rng.below(64)) * 0.003 - self.unspent * POWER[oar]
            if value > best:
                best, chosen = value, oar
        return ROWS[chosen]

    def sail(self, s: NeptunState, seat: int) -> Action:
        """Towards the best next stop, delivering there if it is reached."""
        merchant = s.merchants[seat]
        if not merchant.open:
            return SAILS[merchant.boat]
        outlook = self.outlook(s, seat, merchant.hand)
        reach, gold = POWER[merchant.oar] + int(s.wind), int(merchant.gold)
        near = [city for city, far in enumerate(self.miles[merchant.boat]) if far <= reach]
        rests = [self.rest(merchant.chart[slot], near) for slot in outlook.slots]
        usual = self.calm + int(s.forecast) / 2 + POWER[merchant.hand[-1]] if merchant.hand else 0.0
        course = outlook.course(reach, gold, usual, rests)
        if course.stop < 0:
            return SAILS[merchant.boat]
        slot = outlook.slots[course.stop]
        contract = merchant.chart[slot]
        city = self.city[contract]
        if not course.now:
            goal, row = self.miles[city], self.miles[merchant.boat]
            return SAILS[min([(goal[at], row[at], at) for at in near])[2]]
        left = gold - max(0, outlook.legs[course.stop] - reach) + self.gold[contract]
        gives = left >= DONATION and self.donates(s, seat, contract, left)
        return (DONATIONS if gives else DELIVERIES)[city * SLOTS + slot]

    def rest(self, contract: int, near: list[int]) -> int:
        """Miles that remain to a contract's city from the nearest of some cities."""
        goal = self.miles[self.city[contract]]
        return min([goal[at] for at in near])

    def donates(self, s: NeptunState, seat: int, contract: int, left: int) -> bool:
        """Whether one more point is worth three gold."""
        last = s.round == 3 and s.turn >= TURNS
        thin = 0 if last else max(0, 2 - left)
        return self.point[seat][self.region[contract]] > (DONATION + thin) * self.coin[seat]

    def answer(self, s: NeptunState, seat: int) -> Action:
        """An additional turn if it promises a delivery worth the card."""
        merchant = s.merchants[seat]
        reach = POWER[merchant.hand[-1]] + s.wind
        row = self.miles[merchant.boat]
        for slot in SLOTS_OF[merchant.open]:
            contract = merchant.chart[slot]
            if row[self.city[contract]] <= reach + min(merchant.gold, 4) and self.worth[seat][contract] > self.spare:
                return EXTRA_YES
        return EXTRA_NO


def unsealed(s: NeptunState, seat: int) -> None:
    """Others take back what they laid face down, so that they choose as they would, not at random."""
    for other, chosen in enumerate(s.sealed.choices):
        if other != seat and chosen != NOTHING:
            s.merchants[other].hand.append(chosen)
            s.merchants[other].hand.sort()
            s.sealed.choices[other] = NOTHING
            s.sealed.waiting |= 1 << other

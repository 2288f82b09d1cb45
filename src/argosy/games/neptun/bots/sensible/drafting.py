"""Phase 1 for the level `sensible`: which contract to take, on which slot, and when to reveal instead."""

from __future__ import annotations

from typing import Final

from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.sensible.valuation import KEPT, Worth, pending
from argosy.games.neptun.rules.actions import SLOTS, Reveal, Take
from argosy.games.neptun.view.view import Contract, NeptunView

TURN: Final = 2.0
"""What a turn is worth: the contract that goes unfulfilled for want of it."""
OAR: Final = 0.1
"""What a point of oar power is worth."""
WIND: Final = 5.0
"""The wind to count on."""
LATE: Final = 6.0
"""Miles beyond a turn's range that cost a whole turn."""
MILE: Final = 0.012
"""Turns that every mile costs, in stronger oars and lost chances."""
WORST: Final = -0.5
"""What a contract is worth that will be skipped: it does no more than take a slot."""
CHOICE: Final = 3
"""One in so many cities will be offered for a free slot."""

Route = tuple[str | None, ...]
"""By slot: the city to go to, None while free."""


class DraftPlanner:
    """Values the contracts on display for one seat in one position of phase 1."""

    def __init__(self, view: NeptunView) -> None:
        assert view.seat is not None
        self.view = view
        self.worth = Worth(view)
        self.me = view.players[view.seat]
        self.home = self.me.boat  # Crete, until phase 2
        self.ports = [city for city in view.distances if city != self.home]
        self.route: Route = tuple([slot.contract.city if slot.contract else None for slot in self.me.chart])
        self.free = [slot for slot in range(SLOTS) if self.route[slot] is None]
        powers = [oar.power for oar in view.hand]
        self.range = WIND + sum(powers) / len(powers) if powers else 2 * WIND
        self._gaps: dict[tuple[str, str | None, int], float] = {}
        self._lateness: dict[tuple[str, float], dict[str, float]] = {}
        self.now = self.delay(self.route)

    def reward(self, contract: Contract) -> float:
        """What a contract pays, in points."""
        return self.worth.contract(contract, KEPT * pending(self.me, contract.region))

    def detour(self, city: str, slot: int) -> float:
        """What it costs to call at a city between the stops on either side of a slot."""
        route = (*self.route[:slot], city, *self.route[slot + 1 :])
        return TURN * (self.delay(route) - self.now)

    def delay(self, route: Route) -> float:
        """How many turns more than one per slot a route takes, its free slots filled with what fits."""
        here, gap, total = self.home, 0, 0.0
        for city in route:
            if city is None:
                gap += 1
            else:
                total += self.gap(here, city, gap)
                here, gap = city, 0
        return total + self.gap(here, None, gap)

    def gap(self, start: str, end: str | None, free: int) -> float:
        """The delay between two stops with so many free slots between them; None: the end is open."""
        key = (start, end, free)
        known = self._gaps.get(key)
        if known is None:
            known = self._gaps[key] = self._gap(start, end, free)
        return known

    def _gap(self, start: str, end: str | None, free: int) -> float:
        if free == 0:
            return 0.0 if end is None else self.late(start, end, 1.0)
        turns = (free + 1) / 2
        delays = list(self.lateness(start, turns).values())
        if end is not None:
            onward = self.lateness(end, turns).values()
            delays = [there + back for there, back in zip(delays, onward, strict=True)]
        fitting = sorted(delays)[: len(self.ports) // CHOICE]
        return sum(fitting) / len(fitting)

    def lateness(self, start: str, turns: float) -> dict[str, float]:
        """By port: how many turns too late one is there after so many turns from a city."""
        key = (start, turns)
        known = self._lateness.get(key)
        if known is None:
            known = {port: self.late(start, port, turns) for port in self.ports}
            self._lateness[key] = known
        return known

    def late(self, start: str, city: str, turns: float) -> float:
        """How many turns too late one is in a city after so many turns from another."""
        miles = self.view.distances[start][city]
        return miles * MILE + max(0.0, miles - self.range * turns) / LATE

    def rewards(self) -> tuple[float, float]:
        """What a temple point and a gold of an unknown contract are worth."""
        regions = [temple.name for temple in self.view.temples[:-1]]
        point = sum([self.worth.points(name, 2, KEPT * pending(self.me, name)) for name in regions]) / 2 / len(regions)
        return point, self.worth.gold

    def unseen(self) -> list[float]:
        """What contracts that may be turned up are worth, port by port; far ones pay more."""
        point, gold = self.rewards()
        oars = self.view.unseen.oars
        oar = OAR * sum([oar.power for oar in oars]) / len(oars) if oars else 0.0
        values = []
        for port in self.ports:
            points = 1 + min(self.view.distances[self.home][port], 24) / 10
            reward = (points * point + (2 * points + 1) * gold) / 2
            cost = min([self.detour(port, slot) for slot in self.free])
            values.append(max(reward - cost, WORST) + oar)
        return values

    def hope(self, hidden: int) -> float:
        """What revealing promises, with so many columns face down: the last one must be taken (N3.4)."""
        values = self.unseen()
        promise = sum(values) / len(values)
        for _ in range(hidden - 1):
            promise = sum([max(value, promise) for value in values]) / len(values)
        return promise


def plan_contract(view: NeptunView) -> Plan:
    """The best contract on its best slot; or reveal if that promises more."""
    draft = DraftPlanner(view)
    chosen, best = Plan(view.menu[0].action, WORST - 100), WORST - 100
    for entry in view.menu:
        take = entry.action
        if isinstance(take, Take):
            column = view.display[take.column]
            assert column.contract is not None
            assert column.oar is not None
            reward, detour = draft.reward(column.contract), draft.detour(column.contract.city, take.slot)
            value = reward - detour
            paid = max(value, WORST) + column.coins * draft.worth.gold + OAR * column.oar.power
            if (paid, value) > (chosen.value, best):
                chosen, best = Plan(take, paid, (take.slot,), reward=reward, detour=detour), value
    if isinstance(view.menu[0].action, Reveal):
        hidden = sum([column.state == "down" for column in view.display])
        hope = draft.hope(hidden)
        if hope > chosen.value:
            return Plan(view.menu[0].action, hope, gain=hope - chosen.value)
    return chosen

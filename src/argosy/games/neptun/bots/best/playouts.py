"""Playouts of phase 2: every option is played to the scoring in the same guessed worlds.

In phase 2 a seat does not know which oar cards the others play, and nothing else. So a world consists of the cards that
the others play and their boats at the end. It is simulated once, and each of the seat's own options is played in it.
"""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Action
from argosy.core.rng import Rng
from argosy.core.sealed import NOTHING
from argosy.games.neptun.bots.best.playout_policy import LAST_TURN, Boat, PlayoutPolicy
from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.bots.strong.sailing import Course
from argosy.games.neptun.bots.strong.temple_value import COIN, DRAFT_DOUBT, GOLD_DOUBT, expected_tile
from argosy.games.neptun.edition.components import POWER, WIND
from argosy.games.neptun.rules.actions import Extra, Row, Sail
from argosy.games.neptun.rules.rowing import code_of
from argosy.games.neptun.rules.sailing import cost_of
from argosy.games.neptun.rules.state import ASKING, GOLD_TEMPLE, NONE, SAILING, TEMPLES, TURNS, NeptunState

ODD: Final = 25
"""How many of 100 oar cards are chosen at random, not by the policy."""
EXPECTED: Final[tuple[int, ...]] = (-2, -1, 0, 0, 1, 2)
"""How much more wind change than usual a policy expects; all values are equally likely."""
CARD: Final[tuple[float, ...]] = (0.0, 0.77, 0.56, 0.0)
"""By round that ends: the value of each of the first two oar cards kept, for additional turns."""
POWER_KEPT: Final[tuple[float, ...]] = (0.0, 0.05, 0.05, 0.0)
"""By round that ends: the value of a point of oar power kept."""


class World:
    """What the others do: the wind changes of their cards turn by turn, and their boats at the end."""

    __slots__ = ("boats", "gusts", "promises")

    def __init__(self, gusts: list[int], boats: list[Boat]) -> None:
        self.gusts = gusts
        self.boats = boats
        self.promises: dict[tuple[int, int], float] = {}
        """Cache of `Playouts.place`: the expected points of a space in a temple over the coming scorings."""


class Playouts:
    """Simulates the rest of the round from one decision of phase 2."""

    def __init__(self, s: NeptunState, seat: int, open: bool = False) -> None:
        """`open`: the oar cards that others have chosen face down are known."""
        self.s = s
        self.open = open
        self.me = PlayoutPolicy(s, seat)
        self.others = [PlayoutPolicy(s, other) for other in range(s.seats) if other != seat]

    def world(self, rng: Rng) -> World:
        """A random course of the rest of the round for the other seats."""
        s = self.s
        policies = [self.me, *self.others]
        boats = [policy.boat() for policy in policies]
        turn, wind = int(s.turn), int(s.wind)
        gusts = []
        if s.step == SAILING and turn <= TURNS:
            for policy, boat in zip(policies, boats, strict=True):
                oar = s.merchants[policy.seat].oar
                if oar != NONE:  # it has not sailed yet in this turn
                    policy.move(boat, turn, oar, wind, float(s.forecast))
            wind = wind_after(turn, wind, int(s.forecast))
            turn += 1
        while turn <= TURNS:
            oars = [_oar(policy, boat, turn, wind, rng) for policy, boat in zip(policies, boats, strict=True)]
            if self.open and turn == s.turn:
                chosen = [s.sealed.choices[policy.seat] for policy in policies]
                oars = [oar if known == NOTHING else known for oar, known in zip(oars, chosen, strict=True)]
            gusts.append(sum([WIND[oar] for oar in oars[1:]]))
            forecast = max(-5, min(5, gusts[-1] + WIND[oars[0]]))  # N4.2
            for policy, boat, oar in zip(policies, boats, oars, strict=True):
                boat.row(oar)
                policy.move(boat, turn, oar, wind, float(forecast))
            wind = wind_after(turn, wind, forecast)
            turn += 1
        for policy, boat in zip(self.others, boats[1:], strict=True):
            policy.additional(boat, self.next_additional(policy.seat), wind)
        return World(gusts, boats[1:])

    def next_additional(self, seat: int) -> int:
        """The additional turn that a seat may take next; the number after the last if it declined (N5.4)."""
        s = self.s
        if s.turn <= TURNS:
            return TURNS + 1
        if seat not in s.queue:
            return LAST_TURN + 1
        acted = s.step != ASKING and s.queue.index(seat) < s.at
        return int(s.turn) + (1 if acted else 0)

    def outcome(self, world: World, action: Action) -> Plan:
        """Play an option out in that world by the policy. Returns its points and deliveries as a plan."""
        s, me = self.s, self.me
        boat = me.boat()
        turn, wind = int(s.turn), int(s.wind)
        oar = code_of(action) if isinstance(action, Row) else NONE
        if isinstance(action, Sail):
            self.carry_out(boat, action)
            wind = wind_after(turn, wind, int(s.forecast))
            turn += 1
        for gust in world.gusts:
            if oar == NONE:
                oar = me.oar(boat, turn, wind)
            boat.row(oar)
            forecast = max(-5, min(5, gust + WIND[oar]))
            me.move(boat, turn, oar, wind, float(forecast))
            wind = wind_after(turn, wind, forecast)
            turn += 1
            oar = NONE
        if isinstance(action, Extra) and action.wanted:
            oar = me.oar(boat, turn, wind)
        if oar != NONE:  # its additional turn is already decided
            boat.row(oar)
            me.move(boat, turn, oar, wind, 0.0)
            turn += 1
        if not isinstance(action, Extra) or action.wanted:
            me.additional(boat, turn, wind)
        return self.told(action, boat, self.scored(world, boat) + self.promise(world, boat))

    def told(self, action: Action, boat: Boat, value: float) -> Plan:
        """A playout as a plan; its stops do not include what the option itself delivers."""
        own = isinstance(action, Sail) and action.deliver is not None
        later = boat.delivered[1:] if own else boat.delivered
        stops = tuple([self.me.stops[stop].slot for _, stop, _ in later])
        now = isinstance(action, Row) and bool(later) and later[0][0] == self.s.turn
        return Plan(action, value, stops, now, later[0][2] if now else 0)

    def carry_out(self, boat: Boat, sail: Sail) -> None:
        """Make the move of the option."""
        stop = -1 if sail.deliver is None else [stop.slot for stop in self.me.stops].index(sail.deliver)
        paid = int(cost_of(self.s, self.me.seat, sail.city))
        self.me.sail(boat, int(self.s.turn), Course(0.0, sail.city, stop, paid), sail.buy)

    def scored(self, world: World, mine: Boat) -> float:
        """My points when this round is scored (N6)."""
        e = self.s.edition
        total = float(e.bonus_points) if self.me.complete(mine) else 0.0
        for temple in range(GOLD_TEMPLE + 1):
            if temple < TEMPLES:
                space = mine.tokens[temple]
                if not space:
                    continue
                key = (space, -mine.arrived[temple])
                ahead = sum([(boat.tokens[temple], -boat.arrived[temple]) > key for boat in world.boats])
            else:
                key = (mine.gold, -self.me.place)
                theirs = zip(world.boats, self.others, strict=True)
                ahead = sum([(boat.gold, -policy.place) > key for boat, policy in theirs])
            tiles = e.tiles[temple][self.me.standing.round - 1]
            if ahead < len(tiles):
                total += tiles[ahead]
        return total

    def promise(self, world: World, mine: Boat) -> float:
        """The expected value of my tokens, gold and oar cards in the coming rounds, in points."""
        number = self.me.standing.round
        powers = [POWER[oar] for oar in mine.hand]
        total = COIN[number] * mine.gold
        total += CARD[number] * min(2, len(powers)) + POWER_KEPT[number] * sum(powers)
        for temple in range(GOLD_TEMPLE + 1):
            space = mine.tokens[temple] if temple < TEMPLES else mine.gold
            known = world.promises.get((temple, space))
            if known is None:
                known = world.promises[temple, space] = self.place(world, temple, space)
            total += known
        return total

    def place(self, world: World, temple: int, space: int) -> float:
        """The expected points of a space on a temple's track, or of an amount of gold, over the coming scorings."""
        rivals = tuple([float(boat.tokens[temple] if temple < TEMPLES else boat.gold) for boat in world.boats])
        doubts = DRAFT_DOUBT[0] if temple < TEMPLES else GOLD_DOUBT
        total = 0.0
        for later, tiles in enumerate(self.s.edition.tiles[temple][self.me.standing.round :]):
            total += expected_tile(tuple(tiles), float(space), rivals, doubts[later])
        return total


def wind_after(turn: int, wind: int, forecast: int) -> int:
    """The wind force of the next turn; the wind of turn 5 stays for the additional turns (N4.10, N5.3)."""
    return 5 + forecast if turn < TURNS else wind


def _oar(policy: PlayoutPolicy, boat: Boat, turn: int, wind: int, rng: Rng) -> int:
    """The card that a policy plays: sometimes a random card (`ODD`), else its best for the expected wind."""
    if rng.below(100) < ODD:
        return boat.hand[rng.below(len(boat.hand))]
    return policy.oar(boat, turn, wind, EXPECTED[rng.below(len(EXPECTED))])

"""What each seat can hope for, worked out of an observation: the way to its contracts, and its places in the temples.

Temples are judged three times: as the tokens stand, if every open contract is delivered, and if those are that a boat
can reach in the turns that are left, at `RANGE` miles a turn. `prospects_of_many.py` finds the same for many
observations at once with NumPy; tests/oracle compares both.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from argosy.games.neptun.research.observation import GOLD, MILES, PHASES, REWARD, SLOT_STATES, TILES, NeptunEncoder
from argosy.games.neptun.rules.actions import SLOTS
from argosy.oracle.inputs import parts_of, places_of, rows_of

OPEN: Final = SLOT_STATES.index("open")
RANGE: Final = 10
"""Miles that a boat sails in a turn, more or less."""
TURNS: Final = 5
"""Turns of sailing, without the additional ones."""
TOKEN: Final = 10
"""What the tokens of an observation are divided by."""
SOFT: Final = 1.5
"""Temple points of a lead at which the other place is still a quarter likely."""
FIRST: Final = 0.01
"""What the present place adds to temple points, so that ties go to whoever is higher now."""
LEAST: Final = 1e-4
"""A lead below this is none: numbers are rounded."""
WORTH: Final = 10
"""Prizes and leads are divided by this to be of order 1."""

HOPES: Final = 3
"""How often the temples are judged."""
OF_HOPE: Final = 3 + TILES
"""Numbers of each: prizes, prizes by chance, nearly first places, and places by rank."""


class Prospects:
    """Where an observation has what is needed."""

    def __init__(self, encoder: NeptunEncoder) -> None:
        self.seats: Final = encoder.seats
        self.regions: Final = len(encoder.regions)
        self.temples: Final = len(encoder.temples)
        self.count: Final = 2 * SLOTS + HOPES * OF_HOPE + self.temples + 2
        """Numbers of a seat."""
        begin, end = 3 + encoder.cities, 3 + encoder.cities + SLOTS * encoder.slot
        rows = parts_of(encoder, "seat")
        slots = [rows_of(row[begin:end], SLOTS) for row in rows]
        self.gold: Final = [row[0] for row in rows]
        self.boats: Final = [row[3:begin] for row in rows]
        self.tokens: Final = [row[end : end + self.regions] for row in rows]
        self.is_open: Final = [[slot[OPEN] for slot in seat] for seat in slots]
        self.cities: Final = [[slot[len(SLOT_STATES) : -2] for slot in seat] for seat in slots]
        self.pays_gold: Final = [[slot[-2] for slot in seat] for seat in slots]
        self.pays_points: Final = [[slot[-1] for slot in seat] for seat in slots]
        self.region_of: Final[Sequence[int]] = encoder.edition.city_region
        table = places_of(encoder, "distances")
        self.miles: Final = [
            [table[max(a, b) * (max(a, b) - 1) // 2 + min(a, b)] if a != b else -1 for b in range(encoder.cities)]
            for a in range(encoder.cities)
        ]
        temples = rows_of(places_of(encoder, "temples"), self.temples)
        self.tiles: Final = [row[:TILES] for row in temples]
        self.places: Final = [[row[TILES + seat] for row in temples] for seat in range(self.seats)]
        self.fulfil: Final = places_of(encoder, "phase")[PHASES.index("fulfil")]
        self.turn: Final = places_of(encoder, "turn")

    def of_one(self, page: Sequence[float]) -> list[list[float]]:
        """The numbers of each seat."""
        shown = [page[place] for place in self.turn]
        left = max(1.0, TURNS - page[self.fulfil] * shown.index(max(shown)))
        ways, hopes = [], list[list[list[float]]]()
        for seat in range(self.seats):
            way, tokens = self._way(page, seat, left)
            ways.append(way)
            hopes.append(tokens)
        found = [list(way) for way in ways]
        for hope in range(HOPES):
            standing = [hopes[seat][hope] for seat in range(self.seats)]
            for seat, (numbers, leads) in enumerate(self._judged(page, standing)):
                found[seat] += numbers
                if hope == HOPES - 1:
                    found[seat] += leads
        return found

    def _way(self, page: Sequence[float], seat: int, left: float) -> tuple[list[float], list[list[float]]]:
        """Miles and turns to each contract in the order of its chart, what all would bring, and the tokens by hope."""
        now = [TOKEN * page[place] for place in self.tokens[seat]] + [GOLD * page[self.gold[seat]]]
        tokens = [now, list(now), list(now)]
        here, sailed, turns = hot(page, self.boats[seat]), 0.0, 0.0
        miles_to, turns_to, gold_of_all, points_of_all = [], [], 0.0, 0.0
        for slot in range(SLOTS):
            if page[self.is_open[seat][slot]] > 0:
                city = hot(page, self.cities[seat][slot])
                miles = MILES * page[self.miles[here][city]] if city != here else 0.0
                sailed, turns, here = sailed + miles, turns + max(1.0, ceil(miles / RANGE)), city
                gold, points = REWARD * page[self.pays_gold[seat][slot]], REWARD * page[self.pays_points[seat][slot]]
                gold_of_all, points_of_all = gold_of_all + gold, points_of_all + points
                region = self.region_of[city]
                for reached in tokens[1:] if turns <= left else tokens[1:2]:
                    reached[region] += points
                    reached[-1] += gold
            miles_to.append(sailed / MILES)
            turns_to.append(turns / TURNS)
        return [*miles_to, *turns_to, gold_of_all / REWARD, points_of_all / REWARD], tokens

    def _judged(self, page: Sequence[float], tokens: list[list[float]]) -> list[tuple[list[float], list[float]]]:
        """For each seat the numbers of a hope, and its lead in each temple over the best of the others."""
        scores = [
            [points + FIRST * page[place] for points, place in zip(row, self.places[seat], strict=True)]
            for seat, row in enumerate(tokens)
        ]
        prizes = [[page[place] for place in row] for row in self.tiles]
        found = []
        for seat, mine in enumerate(scores):
            others = scores[:seat] + scores[seat + 1 :]
            prize = likely = top = 0.0
            places, leads = [0.0] * TILES, []
            for temple, own in enumerate(mine):
                ahead = [row[temple] - own for row in others]
                rank = sum([lead > LEAST for lead in ahead])
                soft = sum([0.5 + 0.5 * lead / (SOFT + abs(lead)) for lead in ahead])
                if rank < TILES and tokens[seat][temple] > 0:
                    prize += prizes[temple][rank]
                    places[rank] += 1
                likely += sum([max(0.0, 1 - abs(soft - rank)) * prizes[temple][rank] for rank in range(TILES)])
                top += max(0.0, 1 - soft)
                leads.append(max(-1.0, min(1.0, -max(ahead) / WORTH)))
            found.append(([prize, likely, top / TURNS, *[count / TURNS for count in places]], leads))
        return found


def hot(page: Sequence[float], places: Sequence[int]) -> int:
    """Which of the places has the 1; the first if none has."""
    part = page[places[0] : places[-1] + 1]
    return part.index(1.0) if 1.0 in part else 0

"""What the open contracts of a chart promise, reckoned quickly: by stop and turns left, with an average range."""

from __future__ import annotations

from typing import Final, NamedTuple

PAY: Final = 7
"""Miles that a merchant buys at most when planning ahead."""
HOPELESS: Final = -100.0


class Fleet(NamedTuple):
    """What there is to sail with after this turn."""

    turns: int
    """Regular and additional ones."""
    extra: int
    """How many of them are additional."""
    reach: float
    """Miles of an average turn."""
    pay: int
    """Gold for missing miles."""
    coin: float
    """What a coin is worth."""
    spare: float
    """What a card for an additional turn is worth."""


def promises(
    miles: list[list[int]], cities: list[int], values: list[float], fleet: Fleet, bonus: float
) -> list[list[float]]:
    """By stop and turns left after it: what the stops to its right promise; the first counts on the bonus tile."""
    turns, number = fleet.turns, len(cities)
    table = [[0.0] * (turns + 1) for _ in cities]
    if not cities:
        return table
    whole = [bonus] * (turns + 1)  # what the stops to the right promise if all of them are fulfilled
    fee = [fleet.spare * max(0, fleet.extra - left) for left in range(turns + 1)]
    for index in range(number - 2, -1, -1):
        row, line = miles[cities[index]], table[index]
        chain = [HOPELESS] * (turns + 1)
        for other in range(index + 1, number):
            need, value = leg(row[cities[other]], values[other], fleet)
            later = table[other]
            for left in range(need, turns + 1):
                gain = value + fee[left] - fee[left - need]
                if gain + later[left - need] > line[left]:
                    line[left] = gain + later[left - need]
                if other == index + 1:
                    chain[left] = gain + whole[left - need]
        whole = chain
    table[0] = [max(part, all_of_it) for part, all_of_it in zip(table[0], whole, strict=True)]
    return table


def leg(far: int, value: float, fleet: Fleet) -> tuple[int, float]:
    """The turns that a leg takes, and what its stop is worth after paying for miles."""
    reach = fleet.reach
    if far <= reach:
        return 1, value
    if far <= reach + fleet.pay:
        return 1, value - (far - reach) * fleet.coin
    return (2, value) if far <= 2 * reach - 2 else (3, value)


class Course(NamedTuple):
    """The best next stop: what it and the rest are worth, its number (-1: none), and whether it is reached now."""

    worth: float
    stop: int
    now: bool


NOWHERE: Final = Course(0.0, -1, False)


class Outlook(NamedTuple):
    """A chart seen from where the boat lies."""

    slots: list[int]
    legs: list[int]
    """Miles to each open contract."""
    values: list[float]
    table: list[list[float]]
    turns: int
    """Turns after this one."""
    coin: float

    def course(self, reach: int, gold: int, usual: float, rests: list[int] | None = None) -> Course:
        """Where to go with that range; `rests`: miles that remain from the nearest city within reach."""
        best, values, table, turns = NOWHERE, self.values, self.table, self.turns
        for index, far in enumerate(self.legs):
            short = far - reach
            if short <= gold:
                value = values[index] + table[index][turns]
                if short > 0:
                    value -= short * self.coin
                if value > best.worth:
                    best = Course(value, index, True)
            if short > 0:
                rest = short + 2 if rests is None else rests[index]
                need = 1 if rest <= usual else 2 if rest <= 2 * usual - 2 else 3
                if need <= turns:
                    value = values[index] + table[index][turns - need] - 0.2
                    if value > best.worth:
                        best = Course(value, index, False)
        return best

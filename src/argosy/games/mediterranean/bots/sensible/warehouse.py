"""Which cards to store for the next turn (M6.10)."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.games.mediterranean.bots.valuation import Purse, Worth, kept
from argosy.games.mediterranean.rules.trading.warehouse import room, storable


def best_store(worth: Worth) -> tuple[int, ...]:
    """The cards that are worth more stored than spent now, found one after the other."""
    s = worth.s
    left = sorted(worth.mine.hand + worth.mine.stored)
    stored: list[int] = []
    while len(stored) < room(s, worth.seat):
        best, most = -1, 0.0
        purse = Purse(worth, left)
        for kind in sorted(set(left)):
            if storable(s, kind):
                gain = gain_of_storing(purse, kind, stored)
                if gain > most:
                    best, most = kind, gain
        if best < 0:
            break
        left.remove(best)
        stored.append(best)
    return tuple(sorted(stored))


def gain_of_storing(purse: Purse, kind: int, stored: Sequence[int]) -> float:
    """The gain in money from storing a card, beside those stored, instead of spending it with the rest of the hand."""
    edition = purse.edition
    good = edition.kind_good[kind]
    held = sum([edition.kind_good[other] == good for other in stored])
    return kept(purse.worth, kind, held) + purse.without((kind,))


def gain_of_store(worth: Worth, cards: Sequence[int]) -> float:
    """The gain from storing some cards together instead of spending all; their order matters little."""
    left = sorted(worth.mine.hand + worth.mine.stored)
    gain = 0.0
    for number, kind in enumerate(cards):
        gain += gain_of_storing(Purse(worth, left), kind, cards[:number])
        left.remove(kind)
    return gain

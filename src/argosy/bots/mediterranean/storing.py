"""What to keep for the next turn (M6.10)."""

from __future__ import annotations

from argosy.bots.mediterranean.valuation import Purse, Worth, kept
from argosy.mediterranean.warehouse import room, storable


def best_store(worth: Worth) -> tuple[int, ...]:
    """The cards that are worth more in the warehouse than spent now, found one after the other."""
    s, edition = worth.s, worth.edition
    left = sorted(worth.mine.hand + worth.mine.stored)
    stored: list[int] = []
    while len(stored) < room(s, worth.seat):
        purse = Purse(worth, left)
        best, most = -1, 0.0
        for kind in sorted(set(left)):
            if storable(s, kind):
                good = edition.kind_good[kind]
                held = sum([edition.kind_good[other] == good for other in stored])
                gain = kept(worth, kind, held) + purse.without((kind,))
                if gain > most:
                    best, most = kind, gain
        if best < 0:
            break
        left.remove(best)
        stored.append(best)
    return tuple(sorted(stored))

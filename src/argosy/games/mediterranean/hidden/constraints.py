"""What tops, traces and open offers imply about unseen cards: who must hold Piracy, which goods a hand must have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.games.mediterranean.hidden.knowledge import MASK
from argosy.games.mediterranean.rules.state import GOLD, GOODS, PIRACY, SPICES, MediterraneanState, OpenOffer

if TYPE_CHECKING:
    from mypy_extensions import i64


def must_hold_piracy(s: MediterraneanState, seat: i64, luxury: i64) -> bool:
    """Whether a seat with these luxury cards has shown Piracy, or declared more luxury goods than it has cards."""
    tops = s.knowledge.tops[seat]
    return tops[PIRACY] > 0 or tops[SPICES] + tops[GOLD] > luxury


def piracy_trace(s: MediterraneanState, seat: i64) -> i64:
    """The seats that may hold Piracy after this seat gave it away; 0 if it never did."""
    for trace in s.knowledge.traces[seat]:
        if trace // MASK == s.edition.piracy:
            return trace % MASK
    return 0


def reserve(s: MediterraneanState, seat: i64, piracy: bool, gold_first: i64) -> list[int]:
    """By good, how many cards a seat needs in hand to serve each of its open offers.

    With Piracy in hand it needs one Spices and one Gold card less, if that is enough; else one of the two less, Gold or
    Spices as `gold_first` says.
    """
    most = [0] * GOODS
    mine = [offer for offer in s.offers if offer.seat == seat]
    for offer in mine:
        for good in range(PIRACY):
            if offer.give[good] > most[good]:
                most[good] = offer.give[good]
    if not piracy or not mine:
        return most
    spices, gold = most[SPICES], most[GOLD]
    for less in (3, 1 + gold_first, 2 - gold_first):
        most[SPICES] = spices - 1 if less & 1 and spices else spices
        most[GOLD] = gold - 1 if less & 2 and gold else gold
        if enough_with_piracy(mine, most[SPICES], most[GOLD]):
            break
    return most


def enough_with_piracy(offers: list[OpenOffer], spices: i64, gold: i64) -> bool:
    """Whether these numbers of Spices and Gold cards, together with Piracy, can serve each of the offers."""
    for offer in offers:
        short: i64 = 0
        if offer.give[SPICES] > spices:
            short += offer.give[SPICES] - spices
        if offer.give[GOLD] > gold:
            short += offer.give[GOLD] - gold
        if short > 1:
            return False
    return True

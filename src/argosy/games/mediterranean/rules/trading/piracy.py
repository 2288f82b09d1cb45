"""What cards can be declared as (M6.4, M6.5): their good, and Piracy as one Spices or one Gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.state import GOLD, NONE, PIRACY, SPICES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.games.mediterranean.edition.components import Edition


def can_serve(held: list[int], goods: tuple[int, ...]) -> bool:
    """Whether cards, counted by good, can be declared as these goods; Piracy may count as one Spices or Gold (M6.5)."""
    short: i64 = 0
    for good in range(PIRACY):
        wanted: i64 = goods[good]
        if wanted:
            here: i64 = held[good]
            if wanted > here:
                if good < SPICES:
                    return False
                short += wanted - here
    return short <= held[PIRACY]


def chosen(edition: Edition, cards: list[int], goods: tuple[int, ...], piracy: bool) -> list[int]:
    """The first of the cards that can be declared as these goods. The cards must be able to serve them.

    Piracy is among them if it is needed, or if it is asked for.
    """
    need = list(goods)
    picked: list[int] = []
    if edition.piracy in cards:
        held = goods_of(edition, cards)
        if piracy or not can_serve([*held[:PIRACY], 0], goods):
            good = posing_as(held, goods)
            if good != NONE:
                need[good] -= 1
                picked.append(edition.piracy)
    for kind in cards:
        good = edition.kind_good[kind]
        if need[good] > 0:
            need[good] -= 1
            picked.append(kind)
    picked.sort()
    return picked


def posing_as(held: list[int], goods: tuple[int, ...]) -> i64:
    """What Piracy is declared as: a luxury good with too few cards, else any that is asked for."""
    for good in (SPICES, GOLD):
        if goods[good] > held[good]:
            return good
    return SPICES if goods[SPICES] else GOLD if goods[GOLD] else NONE

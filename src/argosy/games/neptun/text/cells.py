"""Cards, contracts, rewards and slots of Neptun as short texts for table cells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from argosy.games.neptun.view.view import Contract, Oar, Slot

if TYPE_CHECKING:
    from argosy.text.translate import Words


def oar_cell(words: Words, oar: Oar | None) -> str:
    """An oar card as in notation, with a mark if it is a starting card."""
    if oar is None:
        return ""
    text = f"{oar.power}{oar.wind:+d}"
    return words.text("cli-neptun-starting", oar=text) if oar.starting else text


def oars_cell(words: Words, oars: Iterable[Oar]) -> str:
    """Some oar cards; a word for none if there are none."""
    return ", ".join([oar_cell(words, oar) for oar in oars]) or words.text("cli-none")


def good_cell(words: Words, good: str) -> str:
    """A good in this language."""
    return words.text(f"good-{good}")


def contract_cell(words: Words, contract: Contract | None) -> str:
    """A contract: `honey for Athenae (Graecia)`."""
    if contract is None:
        return ""
    good = good_cell(words, contract.good)
    return words.text("cli-neptun-contract", good=good, city=contract.city, region=contract.region)


def pays_cell(words: Words, contract: Contract | None) -> str:
    """What a contract pays, gold or points."""
    return "" if contract is None else reward(words, contract.gold, contract.points)


def reward(words: Words, gold: int, points: int) -> str:
    """Gold, points, or both; empty for nothing."""
    parts = []
    if gold:
        parts.append(words.text("cli-neptun-gold", gold=gold))
    if points:
        parts.append(words.text("cli-neptun-points", points=points))
    return ", ".join(parts)


def short_cell(words: Words, slot: Slot) -> str:
    """A slot in a few words, for the table of all players' charts."""
    if slot.contract is None:
        return words.text("cli-neptun-slot-free")
    good = good_cell(words, slot.contract.good)
    if slot.state == "open":
        pays = pays_cell(words, slot.contract)
        return words.text("cli-neptun-slot-short", good=good, city=slot.contract.city, pays=pays)
    return words.text(f"cli-neptun-slot-{slot.state}-short", city=slot.contract.city)


def names_cell(names: Sequence[str], seats: Iterable[int]) -> str:
    """Names in order."""
    return ", ".join([names[seat] for seat in seats])

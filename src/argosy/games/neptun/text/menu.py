"""The menu of a seat in Neptun as text: all legal actions, numbered, with costs and earnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.games.neptun.rules.actions import Row, Sail, Take
from argosy.games.neptun.text.cells import good_cell, reward
from argosy.games.neptun.view.menu import MenuEntry
from argosy.games.neptun.view.view import NeptunView
from argosy.text.blocks import Grid

if TYPE_CHECKING:
    from argosy.text.translate import Words


def menu_grid(words: Words, view: NeptunView) -> Grid:
    """All entries of the menu; empty columns are omitted."""
    keys = ("number", "", "", "miles", "cost", "earns", "loses")
    rows = [(str(number), *_cells(words, entry)) for number, entry in enumerate(view.menu, 1)]
    filled = [index for index in range(len(keys)) if any(row[index] for row in rows)]
    heads = tuple([words.text(f"cli-neptun-head-{keys[index]}") if keys[index] else "" for index in filled])
    picked = tuple([tuple([row[index] for index in filled]) for row in rows])
    return Grid(words.text("cli-menu"), heads, picked, firm=2)


def _cells(words: Words, entry: MenuEntry) -> tuple[str, ...]:
    """An entry as notation, meaning, miles, cost, earnings, losses."""
    miles = "" if entry.distance is None else str(entry.distance)
    cost = words.text("cli-neptun-gold", gold=entry.cost) if entry.cost else ""
    earns = reward(words, entry.gold, entry.points)
    loses = ", ".join([str(slot + 1) for slot in entry.loses])
    return entry.text, _meaning(words, entry), miles, cost, earns, loses


def _meaning(words: Words, entry: MenuEntry) -> str:
    """The meaning of the entry, if the notation does not say it all."""
    action = entry.action
    if isinstance(action, Take) and entry.good is not None and entry.city is not None:
        pays = reward(words, entry.reward_gold, entry.reward_points)
        args = {"good": good_cell(words, entry.good), "city": entry.city, "region": entry.region or ""}
        return words.text("cli-neptun-means-take", slot=action.slot + 1, pays=pays, **args)
    if isinstance(action, Row) and entry.range is not None:
        return words.text("cli-neptun-means-row", range=entry.range)
    if isinstance(action, Sail) and entry.good is not None:
        return good_cell(words, entry.good)
    return ""

"""Notation: every input of Neptun as one line of text, `take 3>5`, `row 7-1`, `sail Roma +2 deliver 4 buy`.

Columns, slots and seats count from 1 here. `read` is the inverse of `write`.
"""

from __future__ import annotations

import re
from typing import Final

from argosy.core.contract import Action, Illegal
from argosy.games.neptun.edition.components import POWER, STARTING, Edition, can_be_oar, oar_code
from argosy.games.neptun.rules.actions import (
    EXTRA_NO,
    EXTRA_YES,
    REVEAL,
    ROWS,
    Extra,
    Reveal,
    Row,
    Sail,
    SetUp,
    Show,
    Take,
    oar_text,
)
from argosy.games.neptun.rules.sailing import cost_of
from argosy.games.neptun.rules.state import SAILING, NeptunState
from argosy.games.neptun.rules.terms import port_term

TAKE: Final = re.compile(r"take\s+(\d{1,9})\s*(?:>|to)\s*(\d{1,9})")
ROW: Final = re.compile(r"row\s+(\d{1,9})\s*([+-]\s*\d{1,9})?\s*(start)?")
SAIL: Final = re.compile(r"(?:sail\s+(?:to\s+)?(.+?)|stay)(?:\s*\+\s*(\d{1,9}))?(?:\s+deliver\s+(\d{1,9}))?(\s+buy)?")
EXTRA: Final = re.compile(r"extra\s+(yes|no)")
SHOW: Final = re.compile(r"show\s+(\S+)\s+(\S+)\s+(\d{1,9})([+-]\d{1,9})")
LAY: Final = re.compile(r"lay\s+((?:\d{1,9} )*\d{1,9})\s+order\s+((?:\d{1,9} )*\d{1,9})")
LONGEST: Final = 200  # far longer than any valid line


def write(s: NeptunState, actor: int, a: Action) -> str:
    """The action in notation."""
    if isinstance(a, Reveal):
        return "reveal"
    if isinstance(a, Take):
        return f"take {a.column + 1}>{a.slot + 1}"
    if isinstance(a, Row):
        return f"row {oar_text(oar_code(a.power, a.wind, a.starting))}"
    if isinstance(a, Extra):
        return "extra yes" if a.wanted else "extra no"
    if isinstance(a, Sail):
        return write_sail(s, actor, a)
    if isinstance(a, Show):
        return f"show {s.edition.card_names[a.card]} {s.edition.goods[a.good]} {oar_text(a.oar)}"
    assert isinstance(a, SetUp)
    order = " ".join([str(seat + 1) for seat in a.order])
    return f"lay {' '.join([str(miles) for miles in a.markers])} order {order}"


def write_sail(s: NeptunState, seat: int, a: Sail) -> str:
    """`sail CITY` or `stay`, then the gold paid for missing miles, the slot delivered, and `buy` for a bought point."""
    text = "stay" if s.merchants[seat].boat == a.city else f"sail {s.edition.cities[a.city]}"
    cost = cost_of(s, seat, a.city) if s.step == SAILING else 0
    if cost:
        text += f" +{cost}"
    if a.deliver is not None:
        text += f" deliver {a.deliver + 1}"
    return text + " buy" if a.buy else text


def read(s: NeptunState, actor: int, text: str) -> Action | Illegal:
    """The action that the text means in this position; case and extra spaces are ignored."""
    line = " ".join(text.split())
    words = line.lower() if len(line) <= LONGEST else ""
    if words == "reveal":
        return REVEAL
    if found := TAKE.fullmatch(words):
        return Take(int(found[1]) - 1, int(found[2]) - 1)
    if found := EXTRA.fullmatch(words):
        return EXTRA_YES if found[1] == "yes" else EXTRA_NO
    if words.startswith(("row", "sail", "stay")) and actor not in range(s.seats):
        return Illegal("seat.unknown", "N1.8", {"seat": actor + 1, "seats": s.seats})
    if found := ROW.fullmatch(words):
        return read_row(s, actor, int(found[1]), found[2], found[3] is not None)
    if found := SAIL.fullmatch(words):
        return read_sail(s, actor, found[1], found[2], found[3], found[4] is not None)
    if found := SHOW.fullmatch(words):
        return read_show(s.edition, found[1], found[2], int(found[3]), int(found[4]))
    if found := LAY.fullmatch(words):
        order = [int(seat) - 1 for seat in found[2].split()]
        return SetUp(tuple([int(miles) for miles in found[1].split()]), tuple(order))
    return Illegal("notation.unknown", "", {"text": line})


def read_row(s: NeptunState, seat: int, power: int, wind: str | None, starting: bool) -> Action | Illegal:
    """A card by power and wind change; the wind change may be omitted if only one card of the hand fits."""
    if wind is not None:
        change = int(wind.replace(" ", ""))
        held = s.merchants[seat].hand
        if not starting and can_be_oar(power, change):
            plain, start = oar_code(power, change, 0), oar_code(power, change, 1)
            return ROWS[start] if plain not in held and start in held else ROWS[plain]
        return Row(power, change, starting)
    fits = {oar for oar in s.merchants[seat].hand if POWER[oar] == power and (STARTING[oar] or not starting)}
    if len(fits) == 1:
        return ROWS[fits.pop()]
    if not fits:
        return Illegal("row.not_held", "N4.1", {"oar": str(power)})
    return Illegal("notation.which_oar", "N4.1", {"oars": ", ".join([oar_text(oar) for oar in sorted(fits)])})


def read_sail(
    s: NeptunState, seat: int, name: str | None, paid: str | None, slot: str | None, buy: bool
) -> Action | Illegal:
    """A move; the price may be omitted, but if it is given it must be right."""
    if name is None:
        city: int = s.merchants[seat].boat
    else:
        found = read_city(s.edition, name)
        if isinstance(found, Illegal):
            return found
        city = found
    if paid is not None and s.step == SAILING and seat == s.mover() and int(paid) != cost_of(s, seat, city):
        return Illegal(
            "notation.cost",
            "N4.5",
            {"city": port_term(s.edition.cities[city]), "said": int(paid), "cost": cost_of(s, seat, city)},
        )
    return Sail(city, None if slot is None else int(slot) - 1, buy)


def read_city(edition: Edition, name: str) -> int | Illegal:
    """A city by its name or by a prefix that only one city has."""
    names = [city.lower() for city in edition.cities]
    if name in names:
        return names.index(name)
    fits = [city for city in range(len(names)) if names[city].startswith(name)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        return Illegal("notation.which_city", "N4.4", {"cities": ", ".join([edition.cities[city] for city in fits])})
    return Illegal("notation.no_city", "N4.4", {"text": name})


def read_show(edition: Edition, card: str, good: str, power: int, wind: int) -> Action | Illegal:
    """A chance outcome: a city card by name, a good, an oar card."""
    if card not in edition.card_names or good not in edition.goods or not can_be_oar(power, wind):
        return Illegal("chance.not_in_deck", "N2.3", {})
    return Show(edition.card_names.index(card), edition.goods.index(good), oar_code(power, wind, 0))

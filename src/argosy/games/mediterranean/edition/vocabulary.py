"""The effect language of the data files: what cards, buildings, industries and bottoms do.

A cell holds effects separated by `;`, or `-` for none. A phrase is a verb and its words. Each word becomes one number
of `Effect.amounts`, in the same order: TRACK, STATUS, AREA and IMPROVEMENT become their number in WORDS, ROW its index
in the edition's culture rows, `any` becomes ANY, and N is the number itself.

| phrase | meaning | amounts |
|---|---|---|
| `vp N` `money N` | victory points, money; below zero a loss | N |
| `happiness N` `safety N` | steps up, below zero down | N |
| `arrow TRACK N` | steps on the track's line: above zero to Democracy or Venus, below to the other side | track, N |
| `double ROW` | passive: card VP and row bonus of that row count twice (M8.5) | row |
| `give_arrow TRACK` | a rival takes one arrow, to the side that the giver chooses | track |
| `give_status STATUS N` | a rival moves N steps; N is below zero | status, N |
| `worker AREA` | a worker goes to a city or a harbor | area |
| `culture ROW N`, `culture any N` | a worker goes to that row, or to a row of choice, and scores N VP (M8.5) | row, N |
| `improve IMPROVEMENT` | a worker goes there; an army or colosseum gives its steps (`army_safety` ...) | improvement |
| `industry` | a worker goes to a free industry of choice; the marker moves one space right (M8.4) | |
| `wonder TRACK N` | a worker goes to a wonder: N VP per building of that track (M8.6) | track, N |
| `move N` | up to N rural workers of choice go to cities | N |
| `settle` | one cube goes from the supply to a city or an empty farm of choice | |
| `recruit N` | N cubes go from the supply to AVAILABLE | N |
| `rise N` | N steps up in happiness or in safety, as chosen | N |
| `split N` | N steps up, split over happiness and safety as chosen | N |
| `accept STATUS N ...` | the price: steps down; one N, or one for each turn of its age | status, then by turn 1 to 6 |
| `idea N` | one idea marker of choice moves 1 to N steps either way, N at most 2 | N |
| `half_money` | lose half the money, rounded up | |
| `tax N` | pay N money per city and harbor cube, 1 VP for each full N unpaid | N |
| `lose N AREA ...` | return N cubes of choice, each from the first of these areas that has a cube | N, areas |
| `rival_choice N` | return N cubes chosen by the safest rival; tie: the later in turn order | N |
| `lose_stock` | discard all stored cards | |
| `destroy TRACK N`, `destroy any N` | destroy N buildings of choice of that track, or of both | track, N |
| `toward_zero TRACK N` | the track's marker goes N spaces toward 0 and stops there (M5.6) | track, N |
| `otherwise N` | N VP if the earlier effects find no cube or building to take | N |
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from argosy.core.data_files import Row

ANY: Final = -1
# areas
FARM: Final = 0
CITY: Final = 1
HARBOR: Final = 2
IMPROVEMENT: Final = 3
CULTURE: Final = 4
AVAILABLE: Final = 5
# improvements
WAREHOUSE: Final = 0
BANK: Final = 1
ARMY: Final = 2
COLOSSEUM: Final = 3

# The words after each verb: `+N` is above zero, `-N` below, `N` either; `...` means once or more.
GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
    "vp": ("N",),
    "money": ("N",),
    "happiness": ("N",),
    "safety": ("N",),
    "arrow": ("TRACK", "N"),
    "double": ("ROW",),
    "give_arrow": ("TRACK",),
    "give_status": ("STATUS", "-N"),
    "worker": ("SITE",),
    "culture": ("ROW|any", "+N"),
    "improve": ("IMPROVEMENT",),
    "industry": (),
    "wonder": ("TRACK", "+N"),
    "move": ("+N",),
    "settle": (),
    "recruit": ("+N",),
    "rise": ("+N",),
    "split": ("+N",),
    "accept": ("STATUS", "+N..."),
    "idea": ("+N",),
    "half_money": (),
    "tax": ("+N",),
    "lose": ("+N", "AREA|any..."),
    "rival_choice": ("+N",),
    "lose_stock": (),
    "destroy": ("TRACK|any", "+N"),
    "toward_zero": ("TRACK", "+N"),
    "otherwise": ("-N",),
}
BOTTOM_VERBS: Final = ("vp", "happiness", "safety", "arrow")
INDUSTRY_VERBS: Final = ("vp", "money", "happiness", "safety")
ABILITY_VERBS: Final = ("vp", "money", "happiness", "safety", "arrow", "double", "give_arrow", "give_status")
WORKER_VERBS: Final = ("worker", "culture", "improve", "industry", "wonder")
DEVELOPMENT_VERBS: Final = (
    *WORKER_VERBS, "move", "settle", "recruit", "rise", "split", "accept", "idea", "money",
)  # fmt: skip
CALAMITY_VERBS: Final = (
    "half_money", "tax", "lose", "rival_choice", "lose_stock", "destroy", "toward_zero", "otherwise", "money", "vp",
)  # fmt: skip

NUMBERS: Final[dict[str, str]] = {
    "N": "from -99 to 99 but not 0",
    "+N": "from 1 to 99",
    "-N": "from -99 to -1",
}
WORDS: Final[dict[str, dict[str, int]]] = {
    "TRACK": {"government": 0, "religion": 1},
    "STATUS": {"happiness": 0, "safety": 1},
    "IMPROVEMENT": {"warehouse": WAREHOUSE, "bank": BANK, "army": ARMY, "colosseum": COLOSSEUM},
    "AREA": {
        "farm": FARM, "city": CITY, "harbor": HARBOR, "improvement": IMPROVEMENT, "culture": CULTURE,
        "available": AVAILABLE,
    },
    "SITE": {"city": CITY, "harbor": HARBOR},
}  # fmt: skip
_WHOLE_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,2}")


class Effect:
    """One phrase of the vocabulary: a verb and its numbers. Never changes."""

    __slots__ = ("amounts", "verb")

    verb: str
    amounts: list[int]

    def __init__(self, verb: str, amounts: list[int]) -> None:
        self.verb = verb
        self.amounts = amounts


def read_effects(row: Row, column: str, verbs: Sequence[str], culture_rows: Sequence[str] = ()) -> list[Effect]:
    """Read the effects in a cell; only these verbs may be used there."""
    cell = row.text(column)
    if cell == "-":
        return []
    return [_read_effect(row, column, phrase.split(), verbs, culture_rows) for phrase in cell.split(";")]


def _read_effect(row: Row, column: str, words: list[str], verbs: Sequence[str], culture_rows: Sequence[str]) -> Effect:
    """Read the effect of one phrase."""
    said = " ".join(words)
    if not words or words[0] not in verbs:
        raise row.error(f"{column} says '{said}', expected one of: {', '.join(verbs)}")
    shape = GRAMMAR[words[0]]
    wanted = " ".join([words[0], *shape])
    if len(words) - 1 < len(shape) or (len(words) - 1 > len(shape) and not wanted.endswith("...")):
        raise row.error(f"{column} says '{said}', expected '{wanted}'")
    amounts: list[int] = []
    for number, word in enumerate(words[1:]):
        form = shape[min(number, len(shape) - 1)]
        amounts.append(_read_word(row, column, said, word, form.removesuffix("..."), culture_rows))
    return Effect(words[0], amounts)


def _read_word(row: Row, column: str, said: str, word: str, form: str, culture_rows: Sequence[str]) -> int:
    """Read the number that a word stands for."""
    if form in NUMBERS:
        value = int(word) if _WHOLE_NUMBER.fullmatch(word) else 0
        if value == 0 or (value < 0 and form == "+N") or (value > 0 and form == "-N"):
            raise row.error(f"{column} says '{said}', expected a whole number {NUMBERS[form]} for '{word}'")
        return value
    name = form.removesuffix("|any")
    words = {row_name: number for number, row_name in enumerate(culture_rows)} if name == "ROW" else dict(WORDS[name])
    if name != form:
        words["any"] = ANY
    if word not in words:
        raise row.error(f"{column} says '{said}', expected one of these for '{word}': {', '.join(words)}")
    return words[word]

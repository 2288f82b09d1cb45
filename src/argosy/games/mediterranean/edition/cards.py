"""Reads and checks developments, building tiles, calamities and industries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.core.data_files import Row, Tables, expect
from argosy.games.mediterranean.edition.reader import BASIC, LINES, PRICES, read_id, rows_by_name
from argosy.games.mediterranean.edition.vocabulary import (
    ABILITY_VERBS,
    ANY,
    CALAMITY_VERBS,
    CITY,
    DEVELOPMENT_VERBS,
    INDUSTRY_VERBS,
    WORDS,
    WORKER_VERBS,
    Effect,
    read_effects,
)

AGES: Final = ("stone", "bronze", "iron")
AGE_SIZES: Final = (18, 12, 6)
AGE_OF_TURN: Final[list[int]] = [-1, 0, 0, 0, 1, 1, 2]  # M2.2; turns count from 1
GROUPS: Final = ("production", "culture", "improvement", "industry", "status", "wonder")
TILE_IDS: Final = ("g1", "g2", "g3", "g4", "g5", "g6", "r1", "r2", "r3", "r4", "r5", "r6")
CALAMITY_KINDS: Final = ("unhappiness", "barbarian")
CALAMITIES_PER_KIND: Final = 5
IDEA_STEPS: Final = 2  # the most steps that a buyer can choose
MOST_SPLIT: Final = 7  # the most steps to split; limited by the answers that a purchase menu can hold
SEEKING_VERBS: Final = ("lose", "rival_choice", "destroy")  # verbs that may find nothing to take
AREAS_OF_VERB: Final[dict[str, tuple[str, ...]]] = {
    "move": ("cities",),
    "settle": ("cities", "the supply"),
    "recruit": ("the supply",),
    "industry": ("industries",),
    "wonder": ("wonders",),
    "idea": ("an idea marker",),
}


class Development:
    """A development card. The notation uses its id, since several cards may have the same printed name."""

    __slots__ = ("age", "cost", "effects", "group", "id", "name", "workers")

    id: str
    name: str
    group: str
    age: int
    cost: list[int]
    effects: list[Effect]
    workers: int

    def __init__(self, id: str, name: str, group: str, age: int, cost: list[int], effects: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.group = group
        self.age = age  # 0 stone, 1 bronze, 2 iron
        self.cost = cost  # by turn 1 to 6; 0 in turns in which it cannot appear
        self.effects = effects
        self.workers = sum([1 for effect in effects if effect.verb in WORKER_VERBS])


class Tile:
    """A building tile with two faces: first white or blue, second black or red."""

    __slots__ = ("abilities", "cost", "cubes", "id", "names")

    id: str
    cost: int
    cubes: int
    names: list[str]
    abilities: list[Effect]

    def __init__(self, id: str, cost: int, cubes: int, names: list[str], abilities: list[Effect]) -> None:
        self.id = id
        self.cost = cost
        self.cubes = cubes
        self.names = names
        self.abilities = abilities


class Calamity:
    """A calamity card: 0 unhappiness or 1 barbarian, and what it does to its victim, in this order."""

    __slots__ = ("effects", "id", "kind", "name")

    id: str
    name: str
    kind: int
    effects: list[Effect]

    def __init__(self, id: str, name: str, kind: int, effects: list[Effect]) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.effects = effects


class Industry:
    """An industry of the player board and its bonuses (M7.4)."""

    __slots__ = ("dominance", "monopoly", "name")

    name: str
    dominance: list[Effect]
    monopoly: list[Effect]

    def __init__(self, name: str, dominance: list[Effect], monopoly: list[Effect]) -> None:
        self.name = name
        self.dominance = dominance
        self.monopoly = monopoly


def read_developments(tables: Tables, culture_rows: Sequence[str]) -> list[Development]:
    """M1.3: 18 Stone, 12 Bronze and 6 Iron developments."""
    cards: list[Development] = []
    industries = 0
    for row in tables.rows["developments.csv"]:
        age = AGES.index(row.one_of("age", AGES))
        effects = read_effects(row, "effects", DEVELOPMENT_VERBS, culture_rows)
        if not effects:
            raise row.error("effects are '-', expected at least one")
        check_development(row, effects)
        for effect in effects:
            if effect.verb == "accept":
                effect.amounts = [effect.amounts[0], *_by_turn(row, "effects", age, effect.amounts[1:])[1:]]
            industries += 1 if effect.verb == "industry" else 0
        if industries >= PRICES:  # the marker could leave its track (M8.4)
            raise row.error(f"is industry card {industries}, expected at most {PRICES - 1}")
        cost = _by_turn(row, "cost", age, row.numbers("cost", 0, 99))
        group = row.one_of("group", GROUPS)
        cards.append(Development(read_id(row, "development"), row.text("name"), group, age, cost, effects))
    for age, wanted in enumerate(AGE_SIZES):
        found = len([card for card in cards if card.age == age])
        expect("developments.csv", f"developments of the {AGES[age]} age", found, wanted)
    return cards


def check_development(row: Row, effects: Sequence[Effect]) -> None:
    """Check that no two effects of a card fill the same area or draw on the same supply."""
    verbs = [effect.verb for effect in effects]
    if "move" in verbs and any(verb in WORKER_VERBS for verb in verbs):
        raise row.error("effects has 'move' beside a worker of their own, expected one of the two")
    filled: list[str] = []
    for effect in effects:
        if effect.verb == "idea" and effect.amounts[0] > IDEA_STEPS:
            raise row.error(f"effects says 'idea {effect.amounts[0]}', expected 'idea 1' or 'idea {IDEA_STEPS}'")
        if effect.verb == "split" and effect.amounts[0] > MOST_SPLIT:
            raise row.error(f"effects says 'split {effect.amounts[0]}', expected no more than {MOST_SPLIT}")
        if effect.verb == "money" and effect.amounts[0] < 0:
            raise row.error(f"effects says 'money {effect.amounts[0]}', expected more than 0; the price is the cost")
        for area in areas_filled(effect):
            if area in filled:
                raise row.error(f"effects uses {area} twice, expected no more than once")
            filled.append(area)


def areas_filled(effect: Effect) -> list[str]:
    """What an effect fills or draws on, in words; no other effect of the same card may use the same."""
    verb, first = effect.verb, effect.amounts[0] if effect.amounts else 0
    if verb == "worker":
        return ["cities" if first == CITY else "harbors"]
    if verb == "culture":
        return [f"row {row + 1} of culture" for row in range(LINES) if first in (ANY, row)]
    if verb == "improve":
        return [list(WORDS["IMPROVEMENT"])[first]]
    if verb == "accept":
        return [list(WORDS["STATUS"])[first]]
    return list(AREAS_OF_VERB.get(verb, ()))


def _by_turn(row: Row, column: str, age: int, values: list[int]) -> list[int]:
    """By turn 1 to 6: one value for all turns of the age or one for each; 0 for the other turns."""
    turns = AGE_OF_TURN.count(age)
    if len(values) not in (1, turns):
        raise row.error(f"{column} has {len(values)} numbers, expected 1 or {turns}, one for each turn of the age")
    first = AGE_OF_TURN.index(age)
    return [
        0 if AGE_OF_TURN[turn] != age else values[min(turn - first, len(values) - 1)]
        for turn in range(len(AGE_OF_TURN))
    ]


def read_tiles(tables: Tables, culture_rows: Sequence[str]) -> list[Tile]:
    """M1.4: six government and six religion tiles, each with two faces."""
    tiles: list[Tile] = []
    for row in rows_by_name(tables, "tiles.csv", TILE_IDS):
        names = [row.text("first_name"), row.text("second_name")]
        abilities: list[Effect] = []
        for column in ("first_ability", "second_ability"):
            effects = read_effects(row, column, ABILITY_VERBS, culture_rows)
            if len(effects) != 1:
                raise row.error(f"{column} has {len(effects)} effects, expected 1")
            abilities += effects
        for name in names:
            if "/" in name or ":" in name:
                raise row.error(f"the name is '{name}', expected one without '/' and ':'")
            if names.count(name) > 1 or any(name in tile.names for tile in tiles):
                raise row.error(f"the name '{name}' is there twice")
        tiles.append(Tile(row.text("tile"), row.number("cost", 0, 99), row.number("cubes", 0, 8), names, abilities))
    return tiles


def read_calamities(tables: Tables) -> list[Calamity]:
    """M1.3: five unhappiness and five barbarian calamities."""
    cards: list[Calamity] = []
    developments = {row.text("development") for row in tables.rows["developments.csv"]}
    for row in tables.rows["calamities.csv"]:
        name = read_id(row, "calamity")
        if name in developments:
            raise row.error(f"'{name}' is a development too")
        kind = CALAMITY_KINDS.index(row.one_of("kind", CALAMITY_KINDS))
        effects = read_effects(row, "effects", CALAMITY_VERBS)
        if not effects:
            raise row.error("effects are '-', expected at least one")
        check_calamity(row, effects)
        if any(card.name == row.text("name") for card in cards):
            raise row.error(f"the name '{row.text('name')}' is there twice")
        cards.append(Calamity(name, row.text("name"), kind, effects))
    for number, kind_name in enumerate(CALAMITY_KINDS):
        found = len([card for card in cards if card.kind == number])
        expect("calamities.csv", f"{kind_name} calamities", found, CALAMITIES_PER_KIND)
    return cards


def check_calamity(row: Row, effects: Sequence[Effect]) -> None:
    """`otherwise` comes once, after something that may find nothing; an area to lose a cube from is named once."""
    verbs = [effect.verb for effect in effects]
    if "otherwise" in verbs:
        before = verbs[: verbs.index("otherwise")]
        if verbs.count("otherwise") > 1 or not any(verb in SEEKING_VERBS for verb in before):
            raise row.error(f"effects has 'otherwise', expected it once and after one of: {', '.join(SEEKING_VERBS)}")
    for effect in effects:
        if effect.verb == "lose" and len(set(effect.amounts[1:])) < len(effect.amounts[1:]):
            raise row.error("effects says 'lose' with an area named twice, expected each area once")


def read_industries(tables: Tables) -> list[Industry]:
    """One industry for each basic good."""
    industries: list[Industry] = []
    for row in rows_by_name(tables, "industries.csv", BASIC):
        name = row.text("industry")
        if any(industry.name == name for industry in industries):
            raise row.error(f"the industry '{name}' is there twice")
        dominance = read_effects(row, "dominance", INDUSTRY_VERBS)
        industries.append(Industry(name, dominance, read_effects(row, "monopoly", INDUSTRY_VERBS)))
    return industries

"""The developments, building tiles and calamities of the standard edition (M1.3, M1.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.games.mediterranean.edition import vocabulary
from argosy.games.mediterranean.edition.cards import AGE_OF_TURN, Development
from argosy.games.mediterranean.edition.components import Edition, load_edition
from argosy.games.mediterranean.edition.vocabulary import Effect


@pytest.fixture
def edition() -> Edition:
    return load_edition()


def development(edition: Edition, id: str) -> Development:
    return next(card for card in edition.developments if card.id == id)


def said(effects: list[Effect]) -> list[tuple[str, list[int]]]:
    return [(effect.verb, effect.amounts) for effect in effects]


def test_m1_3_developments(edition: Edition) -> None:
    assert [len(deck) for deck in edition.development_decks] == [18, 12, 6, 5, 5]
    assert len({card.id for card in edition.developments}) == 36
    for age, deck in enumerate(edition.development_decks[:3]):
        for number in deck:
            card = edition.developments[number]
            assert card.age == age
            assert len(card.cost) == 7
            assert all(AGE_OF_TURN[turn] == age for turn, cost in enumerate(card.cost) if cost)
    groups = Counter(card.group for card in edition.developments)
    assert groups == {"production": 10, "culture": 11, "improvement": 4, "industry": 4, "status": 5, "wonder": 2}


def test_developments_say_what_they_do(edition: Edition) -> None:
    assert said(development(edition, "hill-town").effects) == [("worker", [vocabulary.CITY])]
    twins = development(edition, "twin-colonies")
    assert (twins.workers, twins.cost) == (2, [0, 0, 0, 0, 8, 5, 0])
    assert said(twins.effects) == [("worker", [vocabulary.HARBOR]), ("worker", [vocabulary.CITY])]
    assert said(development(edition, "oral-epic").effects) == [("culture", [edition.culture_rows.index("letters"), 3])]
    assert said(development(edition, "scholar-2").effects) == [("culture", [vocabulary.ANY, 7])]
    assert said(development(edition, "army").effects) == [("improve", [vocabulary.ARMY])]
    hall = development(edition, "hall-of-columns")
    assert (hall.cost, said(hall.effects)) == ([0, 0, 0, 0, 0, 0, 5], [("wonder", [0, 3])])  # M8.6
    without = {card.id for card in edition.developments if card.workers == 0}
    assert without == {
        "joined-villages", "incoming-settlers", "revels-and-watchfires", "pressed-labour", "games-and-garrisons",
        "border-plunder", "edict-of-reform",
    }  # fmt: skip


def test_what_a_card_makes_one_accept_is_told_by_turn(edition: Edition) -> None:
    accept, money = development(edition, "border-plunder").effects
    assert (accept.verb, accept.amounts[0], accept.amounts[4], accept.amounts[5]) == ("accept", 1, 2, 4)
    assert said([money]) == [("money", [5])]
    assert said(development(edition, "pressed-labour").effects) == [
        ("accept", [0, 2, 2, 2, 0, 0, 0]),
        ("recruit", [1]),
    ]


def test_m1_4_tiles(edition: Edition) -> None:
    assert [tile.id for tile in edition.tiles] == [f"{letter}{number}" for letter in "gr" for number in range(1, 7)]
    assert len({name for tile in edition.tiles for name in tile.names}) == 24
    assert [tile.cost for tile in edition.tiles] == [6, 5, 9, 5, 4, 9, 6, 5, 9, 5, 4, 8]
    assert [tile.cubes for tile in edition.tiles] == [2, 1, 0, 1, 1, 3] * 2
    for track in (0, 1):  # the first face is that of the side above zero: white, blue
        strong = edition.tiles[track * 6 + 1]
        assert said(strong.abilities) == [("arrow", [track, 2]), ("arrow", [track, -2])]
    assert edition.tiles[6].names == ["Dove Shrine", "Spear Shrine"]


def test_arrows_are_the_most_common_ability_of_buildings(edition: Edition) -> None:
    """As the rulebook says of them; happiness, safety and money are one kind, its "bonus"."""
    kinds = {"arrow": "arrow", "give_arrow": "give", "give_status": "give", "double": "double"}
    verbs = [face.verb for tile in edition.tiles for face in tile.abilities]
    (most, arrows), (_, next_most) = Counter(kinds.get(verb, "bonus") for verb in verbs).most_common()[:2]
    assert (most, {"happiness", "safety", "money"} - set(verbs)) == ("arrow", set())
    assert arrows > next_most


def test_improvements_do_what_the_rulebook_says_and_no_more(edition: Edition) -> None:
    for name in ("warehouse", "army", "colosseum", "bank"):
        assert [effect.verb for effect in development(edition, name).effects] == ["improve"]
        assert edition.sources[f"developments.csv/{name}/effects"] == "rulebook"


def test_no_two_doubles_overlap(edition: Edition) -> None:
    for government in edition.tiles[2].abilities:
        for religion in edition.tiles[8].abilities:
            assert government.verb == religion.verb == "double"
            assert government.amounts != religion.amounts


def test_m1_3_calamities(edition: Edition) -> None:
    assert len({card.id for card in edition.calamities}) == 10
    for kind, deck in enumerate(edition.development_decks[3:]):
        assert all(edition.calamities[number].kind == kind for number in deck)
    effects = {card.id: said(card.effects) for card in edition.calamities}
    assert effects["marsh-fever"] == [("lose", [2, vocabulary.ANY])]
    assert effects["broken-idols"] == [("lose", [1, vocabulary.CULTURE]), ("destroy", [1, 1]), ("otherwise", [-3])]
    assert effects["harbor-raid"] == [
        ("lose", [1, vocabulary.HARBOR, vocabulary.CITY, vocabulary.FARM]),
        ("lose_stock", []),
    ]

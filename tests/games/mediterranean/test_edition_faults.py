"""Every fault in an edition is refused with its file, its row and the reason: a copy is broken in one place (M1)."""

from __future__ import annotations

import pytest

from argosy.core.data_files import EditionError
from argosy.games.mediterranean.edition.components import load_edition, read_edition
from argosy.games.mediterranean.edition.vocabulary import (
    ABILITY_VERBS,
    BOTTOM_VERBS,
    CALAMITY_VERBS,
    DEVELOPMENT_VERBS,
    GRAMMAR,
    INDUSTRY_VERBS,
)

FAULTS = [
    # M1.2, M1.5: goods
    ("goods.csv", "grain,basic", "corn,basic", 2, "good is 'corn'"),
    ("goods.csv", "wool,basic", "grain,basic", 3, "'grain' is there twice"),
    ("goods.csv", "wool,basic", "wool,civic", 3, "deck is 'civic', expected one of: basic"),
    ("goods.csv", "grain,basic,18", "grain,basic,17", 2, "count is '17', expected 18"),
    ("goods.csv", "wine,civic,12", "wine,civic,13", 10, "count is '13', expected 12"),
    ("goods.csv", "1,3,6,10,15,21,28", "1,3,3,10,15,21,28", 2, "3 is '3', expected a whole number from 4 to 99"),
    ("goods.csv", "1,3,6,10,15,21,28", "1,3,6,10,15,21,-", 2, "7 is '-'"),
    ("goods.csv", "2,5,9,14,20,27,-", "2,5,9,14,20,27,35", 7, "7 is '35', expected one of: -"),
    ("goods.csv", "piracy,luxury,1,-", "piracy,luxury,1,1", 13, "1 is '1', expected one of: -"),
    ("goods.csv", "piracy,luxury,1,-,-,-,-,-,-,-,rulebook\n", "", None, "piracy is missing"),
    # M7.2: bottoms
    ("bottoms.csv", "fury,safety", "rage,safety", 10, "bottom is 'rage'"),
    ("bottoms.csv", "fury,safety -2,no,rulebook\n", "", None, "fury is missing"),
    ("bottoms.csv", "fury,safety -2,no", "fury,safety -2,never", 10, "storable is 'never'"),
    ("bottoms.csv", "fury,safety -2", "fury,money -2", 10, "effects says 'money -2', expected one of: vp, happiness"),
    ("bottoms.csv", "piracy,-", "piracy,vp 1", 15, "piracy does nothing"),
    ("bottoms.csv", "piracy,-,no", "piracy,-,yes", 15, "piracy does nothing"),
    # M1.2: kinds
    ("kinds.csv", "grain,democracy,3", "grain,democracy,4", None, "19 cards of grain, expected 18"),
    ("kinds.csv", "art,fury,1,reconstructed\n", "", None, "11 cards of art, expected 12"),
    ("kinds.csv", "grain,democracy,3", "grain,democracy,0", 2, "count is '0'"),
    ("kinds.csv", "grain,democracy", "oil,democracy", 2, "good is 'oil'"),
    ("kinds.csv", "grain,democracy", "grain,monarchy", 2, "bottom is 'monarchy'"),
    ("kinds.csv", "grain,democracy", "grain,mars", 4, "'grain mars' is there twice"),
    ("kinds.csv", "gold,venus", "gold,piracy", 67, "expected piracy on the card piracy and on no other"),
    ("kinds.csv", "piracy,piracy", "piracy,mars", 71, "expected piracy on the card piracy and on no other"),
    # M1.3: developments
    ("developments.csv", "river-town,", "hill-town,", 3, "'hill-town' is there twice"),
    ("developments.csv", "hill-town,", "Hill Town,", 2, "expected small letters"),
    ("developments.csv", "hill-town,", "any,", 2, "expected small letters"),
    ("developments.csv", "Hill Town,stone", "Hill Town,copper", 2, "age is 'copper'"),
    ("developments.csv", "Hill Town,stone", "Hill Town,bronze", None, "17 developments of the stone age, expected 18"),
    ("developments.csv", "stone,production", "stone,farming", 2, "group is 'farming'"),
    ("developments.csv", "production,2", "production,-2", 2, "cost is '-2'"),
    ("developments.csv", "production,2", "production,2 3", 2, "cost has 2 numbers, expected 1 or 3"),
    ("developments.csv", "production,3 2", "production,3 2 1", 20, "cost has 3 numbers, expected 1 or 2"),
    ("developments.csv", "accept safety 2 4", "accept safety 2 4 5", 30, "effects has 3 numbers, expected 1 or 2"),
    ("developments.csv", "worker city", "-", 2, "expected at least one"),
    ("developments.csv", "production,3 2,worker city", "production,3 2,industry", 28, "is industry card 5"),
    ("developments.csv", "idea 2", "idea 3", 31, "effects says 'idea 3', expected 'idea 1' or 'idea 2'"),
    ("developments.csv", "worker city", "split 8", 2, "effects says 'split 8', expected no more than 7"),
    ("developments.csv", "money 5", "money -5", 30, "effects says 'money -5', expected more than 0"),
    ("developments.csv", "worker city", "worker city; worker city", 2, "effects uses cities twice"),
    ("developments.csv", "worker city", "worker city; settle", 2, "effects uses cities twice"),
    ("developments.csv", "worker city", "recruit 1; settle", 2, "effects uses the supply twice"),
    ("developments.csv", "worker city", "improve army; improve army", 2, "effects uses army twice"),
    ("developments.csv", "worker city", "industry; industry", 2, "effects uses industries twice"),
    ("developments.csv", "worker city", "culture any 3; culture stage 3", 2, "effects uses row 2 of culture twice"),
    ("developments.csv", "worker city", "accept safety 1; accept safety 1", 2, "effects uses safety twice"),
    ("developments.csv", "worker city", "idea 1; idea 1", 2, "effects uses an idea marker twice"),
    ("developments.csv", "worker city", "worker harbor; move 2", 2, "effects has 'move' beside a worker"),
    ("developments.csv", "worker city", "worker city; otherwise -3", 2, "effects says 'otherwise -3', expected one of"),
    # M1.4: tiles
    ("tiles.csv", "g2,5,1", "g2,-5,1", 4, "cost is '-5', expected a whole number from 0"),
    ("tiles.csv", "Court of Lots", "Court/Lots", 4, "expected one without '/' and ':'"),
    ("tiles.csv", "g2,5", "g7,5", 4, "tile is 'g7'"),
    ("tiles.csv", "g2,5", "g1,5", 4, "'g1' is there twice"),
    ("tiles.csv", "g2,5,1", "g2,dear,1", 4, "cost is 'dear'"),
    ("tiles.csv", "g2,5,1", "g2,5,9", 4, "cubes is '9'"),
    ("tiles.csv", "Court of Lots", "Hill of Assembly", 4, "the name 'Hill of Assembly' is there twice"),
    ("tiles.csv", "Court of Lots", "House of the Guard", 4, "the name 'House of the Guard' is there twice"),
    ("tiles.csv", "double stage", "double stage; vp 1", 5, "first_ability has 2 effects, expected 1"),
    ("tiles.csv", "double letters", "-", 5, "second_ability has 0 effects, expected 1"),
    (
        "tiles.csv",
        "r6,8,3,Temple Storehouse,arrow religion 1,Spoils Treasury,arrow religion -1,reconstructed\n",
        "",
        None,
        "r6 is missing",
    ),
    # M1.3: calamities
    ("calamities.csv", "bread-riots,", "Bread Riots,", 2, "expected small letters"),
    ("calamities.csv", "bread-riots,", "hill-town,", 2, "'hill-town' is a development too"),
    ("calamities.csv", "bread-riots,", "captives,", 11, "'captives' is there twice"),
    ("calamities.csv", "Bread Riots,unhappiness", "Bread Riots,famine", 2, "kind is 'famine'"),
    (
        "calamities.csv",
        "Bread Riots,unhappiness",
        "Bread Riots,barbarian",
        None,
        "4 unhappiness calamities, expected 5",
    ),
    ("calamities.csv", "half_money", "-", 2, "expected at least one"),
    ("calamities.csv", "Bread Riots", "Captives", 11, "the name 'Captives' is there twice"),
    ("calamities.csv", "half_money", "half_money; otherwise -3", 2, "effects has 'otherwise', expected it once and"),
    ("calamities.csv", "half_money", "otherwise -3; lose 1 city", 2, "after one of: lose, rival_choice, destroy"),
    ("calamities.csv", "otherwise -3", "otherwise -3; otherwise -1", 5, "expected it once"),
    ("calamities.csv", "lose 2 any", "lose 2 farm farm", 3, "an area named twice"),
    # industries
    ("industries.csv", "grain,Bakery", "wine,Winery", 2, "good is 'wine'"),
    ("industries.csv", "wool,Textiles", "wool,Bakery", 3, "the industry 'Bakery' is there twice"),
    ("industries.csv", "grain,Bakery,vp 2; happiness 1", "grain,Bakery,vp 2; settle", 2, "dominance says 'settle'"),
    ("industry_prices.csv", "4,4,3,2,reconstructed\n", "", None, "4 is missing"),
    ("industry_prices.csv", "4,4,3,2", "5,4,3,2", 7, "space is '5'"),
    ("industry_prices.csv", "0,4,1,4", "0,0,1,0", 3, "money is '0'"),
    ("industry_prices.csv", "0,4,1,4", "0,4,1,3", 3, "single is '3', expected 4"),
    ("industry_prices.csv", "3,3,2,2", "3,3,2,4", 6, "single is '4', expected no more than 3"),
    # M5.4, M8.5, player board
    ("tracks.csv", "0,0,", "0,1,", 2, "buildings is '1', expected 0"),
    ("tracks.csv", "3,2,", "3,0,", 5, "buildings is '0', expected a whole number from 1 to 6"),
    ("tracks.csv", "11,6,", "11,7,", 13, "buildings is '7'"),
    ("tracks.csv", "11,6,reconstructed\n", "", None, "11 is missing"),
    ("culture.csv", "row,letters", "heap,letters", 2, "line is 'heap'"),
    ("culture.csv", "row,letters", "row,Letters", 2, "expected small letters"),
    ("culture.csv", "row,letters", "row,any", 2, "expected small letters"),
    ("culture.csv", "row,letters", "column,letters", None, "2 rows of culture, expected 3"),
    ("culture.csv", "column,third,5,reconstructed\n", "", None, "2 columns of culture, expected 3"),
    ("culture.csv", "row,letters,5", "row,letters,-5", 2, "bonus is '-5'"),
    ("board.csv", "start_vp,5", "start_gold,5", 2, "item is 'start_gold'"),
    ("board.csv", "start_vp,5", "start_vp,few", 2, "value is 'few'"),
    ("board.csv", "cubes_total,15", "cubes_total,14", 3, "value is '14', expected 15"),
    ("board.csv", "warehouse_improved,5", "warehouse_improved,2", 8, "value is '2', expected a whole number from 3"),
    ("board.csv", "wonder_room,2,reconstructed\n", "", None, "wonder_room is missing"),
]

# Phrases that are refused, in the effects of the first development (row 2).
PHRASES = [
    ("fly", "'fly', expected one of: worker"),
    ("tax 2", "'tax 2', expected one of: worker"),
    ("worker city;", "'', expected one of: worker"),
    ("worker", "'worker', expected 'worker SITE'"),
    ("worker city harbor", "expected 'worker SITE'"),
    ("worker farm", "expected one of these for 'farm': city, harbor"),
    ("industry 2", "expected 'industry'"),
    ("culture letters", "expected 'culture ROW|any +N'"),
    ("culture music 3", "expected one of these for 'music': letters, stage, nature, any"),
    ("culture any -3", "expected a whole number from 1 to 99 for '-3'"),
    ("culture any many", "expected a whole number from 1 to 99 for 'many'"),
    ("improve harbor", "expected one of these for 'harbor': warehouse, bank, army, colosseum"),
    ("wonder any 3", "expected one of these for 'any': government, religion"),
    ("accept happiness", "expected 'accept STATUS +N...'"),
    ("accept money 2", "expected one of these for 'money': happiness, safety"),
    ("accept happiness 2 0 2", "expected a whole number from 1 to 99 for '0'"),
    ("money 0", "expected a whole number from -99 to 99 but not 0 for '0'"),
    ("money 100", "for '100'"),
    ("move two", "for 'two'"),
]


def refusal(files: dict[str, str]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        read_edition(files)
    return caught.value


def broken(file: str, old: str, new: str) -> dict[str, str]:
    """The standard files with the first occurrence of some text changed in one of them."""
    files = dict(load_edition().files)
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    return files


@pytest.mark.parametrize(("file", "old", "new", "row", "word"), FAULTS)
def test_a_fault_is_refused(file: str, old: str, new: str, row: int | None, word: str) -> None:
    fault = refusal(broken(file, old, new))
    assert (fault.file, fault.row) == (file, row)
    assert word in fault.reason


@pytest.mark.parametrize(("phrase", "word"), PHRASES)
def test_a_phrase_outside_the_vocabulary_is_refused(phrase: str, word: str) -> None:
    fault = refusal(broken("developments.csv", "worker city", phrase))
    assert (fault.file, fault.row) == ("developments.csv", 2)
    assert fault.reason.startswith("effects says")
    assert word in fault.reason


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("lose 2 any", "lose 2", "expected 'lose +N AREA|any...'"),
        ("lose 2 any", "lose 2 farm sea", "expected one of these for 'sea': farm, city"),
        ("destroy any 1", "destroy 1 any", "expected one of these for '1': government, religion, any"),
        ("otherwise -3", "otherwise 3", "expected a whole number from -99 to -1 for '3'"),
        ("half_money", "give_arrow government", "expected one of: half_money"),
    ],
)
def test_a_calamity_has_its_own_part_of_the_vocabulary(old: str, new: str, word: str) -> None:
    assert word in refusal(broken("calamities.csv", old, new)).reason


def test_every_verb_has_its_place() -> None:
    placed = {*BOTTOM_VERBS, *INDUSTRY_VERBS, *ABILITY_VERBS, *DEVELOPMENT_VERBS, *CALAMITY_VERBS}
    assert placed == set(GRAMMAR)


def test_a_missing_file_is_refused() -> None:
    files = dict(load_edition().files)
    del files["tiles.csv"]
    assert str(refusal(files)) == "tiles.csv: is missing"


def test_an_unknown_file_is_refused() -> None:
    fault = refusal({**load_edition().files, "heroes.csv": "hero,source\n"})
    assert str(fault).startswith("heroes.csv: is not a file of an edition")

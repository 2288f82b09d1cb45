"""Every fault in an edition is refused with its file, its row and the reason: a copy is broken in one place (N1)."""

from __future__ import annotations

import pytest

from argosy.core.data_files import EditionError
from argosy.games.neptun.edition.components import Edition, load_edition, read_edition
from tests.games.neptun.table import CARDS

FAULTS = [
    # N1.1: cities
    ("cities.csv", "Crete,-", "Kriti,-", 2, "Crete in the first row"),
    ("cities.csv", "Roma,", "Crete,", 6, "'Crete' is there twice"),
    ("cities.csv", "Roma,Italia", "Malaca,Italia", 6, "'Malaca' is there twice"),
    ("cities.csv", "Carthago,Africa", "Carthago,Gallia", 17, "region is 'Gallia'"),
    ("cities.csv", "Roma,Italia", "Roma,Gold", 6, "temple for gold"),
    ("cities.csv", "Malaca,Hispania,4", "Malaca,Hispania,101", 3, "x is '101'"),
    ("cities.csv", "Malaca,Hispania,4,29", "Malaca,Hispania,4,south", 3, "y is 'south'"),
    # N1.1: links
    ("links.csv", "Roma,Syracusae", "Roma,Ostia", 5, "to is 'Ostia'"),
    ("links.csv", "Roma,Syracusae", "Roma,Roma", 5, "to itself"),
    ("links.csv", "Roma,Syracusae", "Roma,Tarraco", 5, "linked twice"),
    ("links.csv", "Roma,Syracusae", "Tarraco,Roma", 5, "is there twice"),
    ("links.csv", "Roma,Syracusae,sea", "Roma,Syracusae,land", 5, "kind is 'land'"),
    ("links.csv", "Roma,Syracusae,sea", "Roma,Syracusae,deep", None, "14 sea links, expected 15"),
    ("links.csv", "Pergamum,Antiochia,deep,reconstructed\n", "", None, "3 deep sea links, expected 4"),
    # N1.2
    ("markers.csv", "sea,3,", "sea,9,", 2, "miles is '9'"),
    ("markers.csv", "deep,11,", "deep,10,", 8, "miles is '10'"),
    ("markers.csv", "sea,3,", "sea,4,", 3, "'sea 4' is there twice"),
    ("markers.csv", "sea,3,", "lake,3,", 2, "kind is 'lake'"),
    ("markers.csv", "sea,4,3", "sea,4,2", None, "14 sea markers"),
    ("markers.csv", "deep,12,2", "deep,12,3", None, "5 deep sea markers"),
    ("markers.csv", "sea,4,3", "sea,4,many", 3, "count is 'many'"),
    # N1.3 and N1.4
    ("tiles.csv", "Italia,A", "Gallia,A", 5, "temple is 'Gallia'"),
    ("tiles.csv", "Italia,A", "Italia,D", 5, "round is 'D'"),
    ("tiles.csv", "Italia,B", "Italia,A", 6, "'Italia A' is there twice"),
    ("tiles.csv", "Italia,A,4", "Italia,A,4 4", 5, "has 2 tiles, expected 1"),
    ("tiles.csv", "Italia,B,6 2", "Italia,B,2 6", 6, "highest first"),
    ("tiles.csv", "Italia,B,6 2", "Italia,B,6 two", 6, "values is 'two'"),
    ("tiles.csv", "Italia,A,4,reconstructed; rulebook: round\n", "", None, "Italia for round A are missing"),
    ("bonus.csv", "3,15", "3,14", 2, "count is '14', expected 15"),
    ("bonus.csv", "3,15", "few,15", 2, "points is 'few'"),
    ("bonus.csv", "3,15,", "4,15,reconstructed\n3,15,", None, "2 kinds of bonus tiles"),
    # N1.5
    ("city_cards.csv", "roma-2,", "roma-1,", 9, "'roma-1' is there twice"),
    ("city_cards.csv", "roma-1,Roma", "Roma A,Roma", 8, "expected small letters"),
    ("city_cards.csv", "roma-1,Roma", "roma-1,Ostia", 8, "city is 'Ostia'"),
    ("city_cards.csv", "roma-1,Roma", "roma-1,Crete", 8, "city is 'Crete', which lies in no region"),
    # N1.6
    ("goods.csv", "grain,", "wine,", 5, "good is 'wine'"),
    ("goods.csv", "grain,", "honey,", 5, "'honey' is there twice"),
    ("goods.csv", "grain,6", "grain,7", None, "31 goods cards, expected 30"),
    ("goods.csv", "grain,6", "grain,0", 5, "count is '0'"),
    ("goods.csv", "grain,6,reconstructed; rulebook: good\n", "", None, "grain is missing"),
    # N1.7
    ("oars.csv", "10,-2,2,deck", "21,-2,2,deck", 29, "power is '21', expected a whole number from 0 to 20"),
    ("oars.csv", "10,-2,2,deck", "10,-6,2,deck", 29, "wind is '-6'"),
    ("oars.csv", "10,-2,2,deck", "10,-2,3,deck", None, "41 cards in the deck, expected 40"),
    ("oars.csv", "10,-2,2,deck", "10,-1,2,deck", 29, "'deck 10 -1' is there twice"),
    ("oars.csv", "10,-2,2,deck", "10,-2,2,hold", 29, "kind is 'hold'"),
    ("oars.csv", "7,-1,5,start", "7,-1,4,start", 31, "count is '4', expected 5 (one for each colour) or 10"),
    ("oars.csv", "7,-1,5,start", "7,-1,10,start", None, "15 starting cards, expected 10"),
]


def refusal(files: dict[str, str]) -> EditionError:
    with pytest.raises(EditionError) as caught:
        read_edition(files)
    return caught.value


def broken(file: str, *changes: tuple[str, str]) -> dict[str, str]:
    """The files with the tests' own oar cards and the first occurrence of some text changed in one of them."""
    files = dict(load_edition(CARDS).files)
    for old, new in changes:
        assert old in files[file]
        files[file] = files[file].replace(old, new, 1)
    return files


def with_cell(card: str, good: str, change: dict[str, str]) -> dict[str, str]:
    """The standard files with the kind of pay (temple or gold) in one cell of a city card changed."""
    edition = load_edition()
    lines = edition.files["city_cards.csv"].splitlines()
    row = edition.card_names.index(card) + 1
    cells = lines[row].split(",")
    place = 2 + edition.goods.index(good)
    kind, value = cells[place].split()
    cells[place] = change.get(kind, kind) + " " + change.get(value, value)
    lines[row] = ",".join(cells)
    return {**edition.files, "city_cards.csv": "\n".join(lines)}


@pytest.mark.parametrize(("file", "old", "new", "row", "word"), FAULTS)
def test_a_fault_is_refused(file: str, old: str, new: str, row: int | None, word: str) -> None:
    fault = refusal(broken(file, (old, new)))
    assert (fault.file, fault.row) == (file, row)
    assert word in fault.reason


def test_n1_1_every_port_can_be_reached() -> None:
    fault = refusal(
        broken(
            "links.csv",
            ("Thessalonica,Pergamum", "Thessalonica,Corinthus"),
            ("Pergamum,Antiochia", "Thessalonica,Antiochia"),
        )
    )
    assert (fault.file, fault.row, fault.reason) == ("links.csv", None, "Pergamum cannot be reached from Crete")


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"temple": "points", "gold": "points"}, "olives is 'points "),
        ({str(value): "0" for value in range(1, 10)}, "olives is '0', expected a whole number from 1 to 99"),
        ({str(value): "100" for value in range(1, 10)}, "olives is '100'"),
        ({str(value): "many" for value in range(1, 10)}, "olives is 'many'"),
    ],
)
def test_n1_5_a_cell_is_temple_or_gold_and_a_number(change: dict[str, str], word: str) -> None:
    fault = refusal(with_cell("roma-1", "olives", change))
    assert (fault.file, fault.row) == ("city_cards.csv", 8)
    assert word in fault.reason


def test_n1_5_there_are_30_city_cards() -> None:
    lines = load_edition().files["city_cards.csv"].splitlines()
    fault = refusal({**load_edition().files, "city_cards.csv": "\n".join(lines[:-1])})
    assert (fault.file, fault.row, fault.reason) == ("city_cards.csv", None, "has 29 city cards, expected 30")


def test_n1_1_nineteen_links_join_at_most_twenty_cities() -> None:
    files = dict(load_edition().files)
    files["cities.csv"] += "".join(f"Port {number},Africa,50,40,reconstructed\n" for number in range(5))
    assert refusal(files).reason == "Port 0 cannot be reached from Crete"


def test_n1_5_a_good_stands_on_every_card() -> None:
    fault = refusal(broken("city_cards.csv", ("grain,salt", "grain,wine")))
    assert (fault.file, fault.row) == ("city_cards.csv", 1)
    assert "unknown column 'wine'" in fault.reason


def test_n1_7_each_colour_starts_with_two_cards() -> None:
    fault = refusal(broken("oars.csv", ("10,-2,2,deck", "10,-2,1,deck"), ("7,-1,5,start", "7,-4,1,deck")))
    assert (fault.file, fault.row, fault.reason) == ("oars.csv", None, "has 5 starting cards, expected 10")


@pytest.fixture
def files() -> dict[str, str]:
    edition: Edition = load_edition()
    return dict(edition.files)


def test_a_missing_file_is_refused(files: dict[str, str]) -> None:
    del files["tiles.csv"]
    assert str(refusal(files)) == "tiles.csv: is missing"


def test_an_unknown_file_is_refused(files: dict[str, str]) -> None:
    files["heroes.csv"] = "hero,source\n"
    assert str(refusal(files)).startswith("heroes.csv: is not a file of an edition")

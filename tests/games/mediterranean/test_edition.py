"""The standard edition of Trading in the Mediterranean, and editions of one's own (M1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from argosy.games.mediterranean.edition.components import Edition, load_edition, read_edition
from argosy.games.mediterranean.edition.vocabulary import Effect


@pytest.fixture
def edition() -> Edition:
    return load_edition()


def said(effects: list[Effect]) -> list[tuple[str, list[int]]]:
    return [(effect.verb, effect.amounts) for effect in effects]


def test_m1_2_goods_cards(edition: Edition) -> None:
    assert edition.goods == [
        "grain", "wool", "timber", "ore", "salt", "art", "slaves", "dye", "wine", "spices", "gold", "piracy",
    ]  # fmt: skip
    assert edition.good_deck == [0, 1, 2, 3, 4, 5, 5, 5, 5, 6, 6, 6]
    assert [len(deck) for deck in edition.decks] == [18, 18, 18, 18, 18, 48, 25]
    cards = Counter(edition.kind_good[kind] for deck in edition.decks for kind in deck)
    assert [cards[good] for good in range(12)] == [18] * 5 + [12] * 6 + [1]
    for number, deck in enumerate(edition.decks):
        assert deck == sorted(deck)
        assert {edition.good_deck[edition.kind_good[kind]] for kind in deck} == {number}
        assert all(deck.count(kind) == edition.kind_count[kind] for kind in deck)


def test_m1_2_a_kind_is_a_good_with_a_bottom(edition: Edition) -> None:
    assert len(edition.kind_good) == len(edition.kind_bottom) == len(edition.kind_count) == len(edition.kind_names)
    assert len(set(edition.kind_names)) == len(edition.kind_names)
    assert min(edition.kind_count) >= 1
    for kind, name in enumerate(edition.kind_names):
        good, bottom = edition.goods[edition.kind_good[kind]], edition.bottoms[edition.kind_bottom[kind]]
        assert name == ("piracy" if kind == edition.piracy else f"{good}-{bottom}")
        assert kind in edition.kinds_of_good[edition.kind_good[kind]]
    assert sum(len(kinds) for kinds in edition.kinds_of_good) == len(edition.kind_names)
    assert edition.kinds_of_good[11] == [edition.piracy]


def test_every_good_has_the_bottoms_of_the_table(edition: Edition) -> None:
    ideas = {"democracy", "dictatorship", "mars", "venus"}
    for good, kinds in enumerate(edition.kinds_of_good):
        bottoms = {edition.bottoms[edition.kind_bottom[kind]] for kind in kinds}
        if good < 5:
            assert bottoms == ideas | {"prosperity", "poverty", "depression"}
        elif good < 9:
            assert len(bottoms & ideas) == 1
            assert {"prosperity", "barbarians", "fury"} < bottoms
        elif good < 11:
            assert bottoms == ideas | {"prosperity", "poverty", "barbarians"}


@pytest.mark.parametrize(
    ("good", "special"),
    [("art", "corruption"), ("slaves", "slave_revolt"), ("dye", "zealots_mars"), ("wine", "zealots_venus")],
)
def test_m7_2_a_special_bottom_is_against_what_its_good_promotes(edition: Edition, good: str, special: str) -> None:
    def arrows(bottom: int) -> tuple[int, int]:
        return edition.bottom_government[bottom], edition.bottom_religion[bottom]

    kinds = edition.kinds_of_good[edition.goods.index(good)]
    promoted = edition.kind_bottom[max(kinds, key=lambda kind: edition.kind_count[kind])]
    against = edition.bottoms.index(special)
    assert edition.kind_names.index(f"{good}-{special}") in kinds
    assert sum(map(abs, arrows(promoted))) == 1
    assert tuple(-arrow for arrow in arrows(promoted)) == arrows(against)
    assert edition.bottom_happiness[against] == -1


def test_m7_2_bottoms(edition: Edition) -> None:
    found = zip(
        edition.bottom_government, edition.bottom_religion, edition.bottom_happiness, edition.bottom_safety,
        edition.bottom_vp, strict=True,
    )  # fmt: skip
    assert dict(zip(edition.bottoms, found, strict=True)) == {
        "democracy": (1, 0, 0, 0, 0),
        "dictatorship": (-1, 0, 0, 0, 0),
        "mars": (0, -1, 0, 0, 0),
        "venus": (0, 1, 0, 0, 0),
        "prosperity": (0, 0, 0, 0, 1),
        "poverty": (0, 0, -1, 0, 0),
        "depression": (0, 0, -2, 0, 0),
        "barbarians": (0, 0, 0, -1, 0),
        "fury": (0, 0, 0, -2, 0),
        "corruption": (-1, 0, -1, 0, 0),
        "slave_revolt": (1, 0, -1, 0, 0),
        "zealots_venus": (0, 1, -1, 0, 0),
        "zealots_mars": (0, -1, -1, 0, 0),
        "piracy": (0, 0, 0, 0, 0),
    }
    assert (edition.bottoms[edition.poverty], edition.bottoms[edition.prosperity]) == ("poverty", "prosperity")


def test_m6_10_what_may_not_be_stored(edition: Edition) -> None:
    storable = zip(edition.bottoms, edition.bottom_storable, strict=True)
    assert [bottom for bottom, may in storable if not may] == [
        "depression", "fury", "corruption", "slave_revolt", "zealots_venus", "zealots_mars", "piracy",
    ]  # fmt: skip


def test_m1_5_sets(edition: Edition) -> None:
    grain, wine, spices, piracy = 0, 8, 9, 11
    assert [edition.set_value(grain, count) for count in range(9)] == [0, 1, 3, 6, 10, 15, 21, 28, 29]
    assert [edition.set_value(wine, count) for count in (1, 2, 5, 6, 7, 12, 13)] == [2, 5, 20, 27, 29, 54, 56]
    assert [edition.set_value(spices, count) for count in range(1, 7)] == [3, 8, 15, 24, 35, 38]
    assert edition.set_value(piracy, 1) == 0
    for good, row in enumerate(edition.set_values):
        alike = grain if good < 5 else wine if good < 9 else spices if good < 11 else piracy
        assert row == edition.set_values[alike]


def test_player_board(edition: Edition) -> None:
    assert edition.building_limit == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert (edition.status_top, edition.status_bottom) == (6, -12)
    assert edition.industry_prices == [(4, 1), (3, 1), (2, 1), (3, 2), (4, 3)]
    assert edition.industry_singles == [4, 3, 2, 2, 2]
    assert [industry.name for industry in edition.industries] == [
        "Bakery", "Textiles", "Shipbuilding", "Arms", "Salting",
    ]  # fmt: skip
    assert (edition.culture_rows, edition.row_bonus) == (["letters", "stage", "nature"], [5, 5, 5])
    assert edition.column_bonus == [3, 4, 5]
    assert (edition.city_room, edition.harbor_room, edition.wonder_room) == (5, 3, 2)
    assert (edition.army_safety, edition.colosseum_happiness) == (2, 2)


def test_what_the_rulebook_states_is_there_and_marked(edition: Edition) -> None:
    assert edition.set_values[0] == [1, 3, 6, 10, 15, 21, 28]
    assert [edition.set_values[8][count - 1] for count in (1, 2, 5, 6)] == [2, 5, 20, 27]
    assert edition.set_values[7][1] == 5
    assert edition.set_values[9] == [3, 8, 15, 24, 35]
    assert (edition.start_vp, edition.cubes_total, edition.warehouse_rooms) == (5, 15, [0, 3, 5])
    assert said(edition.industries[2].dominance) == [("vp", [2]), ("safety", [1])]
    assert said(edition.industries[1].monopoly) == [("vp", [5])]
    told = {key for key, source in edition.sources.items() if source == "rulebook"}
    sets = {f"{good}/{count}" for good in edition.goods for count in range(1, 8)}
    assert {key.removeprefix("goods.csv/") for key in told} & sets == {
        *(f"{good}/{count}" for good in ("grain", "spices", "piracy") for count in range(1, 8)),
        *(f"wine/{count}" for count in (1, 2, 5, 6)),
        "dye/2",
        "timber/1",
    }
    assert {key for key in told if key.startswith("goods.csv") and key.endswith("/count")} == {"goods.csv/piracy/count"}
    assert {key for key in told if key.startswith("kinds.csv") and key.endswith("/count")} == {
        "kinds.csv/piracy piracy/count"
    }
    assert {key for key in told if key.startswith("tiles.csv")} == {"tiles.csv/g1/cost", "tiles.csv/g1/cubes"}
    assert {key for key in told if key.startswith("industries.csv") and key.endswith(("dominance", "monopoly"))} == {
        "industries.csv/timber/dominance",
        "industries.csv/wool/monopoly",
    }
    assert {key for key in told if key.startswith("developments.csv") and key.endswith("/cost")} == set()
    assert {"board.csv/army_safety/value", "industry_prices.csv/0/money", "industry_prices.csv/2/money"} < told
    assert not any(key.startswith(("calamities.csv", "culture.csv", "tracks.csv")) for key in told)


def test_the_standard_edition_is_read_once(edition: Edition) -> None:
    assert load_edition() is edition
    assert edition.name == "standard"
    assert read_edition(edition.files).digest == edition.digest


def test_a_folder_with_one_changed_file_is_an_edition(edition: Edition, tmp_path: Path) -> None:
    folder = tmp_path / "rich"
    folder.mkdir()
    board = edition.files["board.csv"].replace("start_vp,5,rulebook", "start_vp,9,reconstructed")
    (folder / "board.csv").write_text(board, encoding="utf-8")
    rich = load_edition(str(folder))
    assert (rich.name, rich.start_vp, edition.start_vp) == ("rich", 9, 5)
    assert rich.digest != edition.digest
    assert rich.kind_names == edition.kind_names


@pytest.mark.parametrize(
    "file", ["goods.csv", "bottoms.csv", "kinds.csv", "tiles.csv", "tracks.csv", "board.csv", "industries.csv"]
)
def test_rows_may_stand_in_any_order(edition: Edition, file: str) -> None:
    lines = [line for line in edition.files[file].splitlines() if not line.startswith("#")]
    other = read_edition({**edition.files, file: "\n".join([lines[0], *reversed(lines[1:])])})
    assert (other.set_values, other.kind_names, other.decks) == (edition.set_values, edition.kind_names, edition.decks)
    assert (other.bottom_happiness, other.building_limit) == (edition.bottom_happiness, edition.building_limit)
    assert [tile.names for tile in other.tiles] == [tile.names for tile in edition.tiles]
    assert [industry.name for industry in other.industries] == [industry.name for industry in edition.industries]

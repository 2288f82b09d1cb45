"""The standard edition of Neptun, and editions of one's own (N1)."""

from __future__ import annotations

import runpy
import sys
from collections import Counter
from pathlib import Path

import pytest

from argosy.games.neptun.edition.components import (
    OAR_CODES,
    POWER,
    STARTING,
    WIND,
    Edition,
    load_edition,
    oar_code,
    read_edition,
)

DOCS = Path(__file__).parents[3] / "docs" / "rules"


@pytest.fixture
def edition() -> Edition:
    return load_edition()


def test_n1_1_board(edition: Edition) -> None:
    assert len(edition.cities) == 16
    assert edition.cities[0] == "Crete"
    assert edition.regions == ["Hispania", "Italia", "Graecia", "Asia Minor", "Africa"]
    assert edition.temples == [*edition.regions, "Gold"]
    assert edition.city_region[0] == -1
    assert Counter(edition.city_region[1:]) == dict.fromkeys(range(5), 3)
    assert edition.link_deep == [False] * 15 + [True] * 4
    assert len(edition.link_from) == len(edition.link_to) == 19


def test_n1_2_markers(edition: Edition) -> None:
    assert edition.sea_markers == [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8]
    assert edition.deep_markers == [11, 12, 12, 13]


def test_n1_3_tiles_and_n1_4_bonus(edition: Edition) -> None:
    assert len(edition.tiles) == 6
    assert all([len(values) for values in temple] == [1, 2, 3] for temple in edition.tiles)
    assert edition.tiles[0] == [[5], [7, 3], [10, 6, 3]]
    assert edition.tiles[edition.temples.index("Graecia")][1] == [5, 1]
    assert (edition.bonus_points, edition.bonus_count) == (3, 15)


def test_n1_5_city_cards(edition: Edition) -> None:
    assert len(set(edition.card_names)) == 30
    assert Counter(edition.card_city) == dict.fromkeys(range(1, 16), 2)
    assert len(edition.contract_city) == len(edition.contract_region) == 150
    for contract in range(150):
        assert edition.contract_city[contract] == edition.card_city[contract // 5]
        assert edition.contract_region[contract] == edition.city_region[edition.contract_city[contract]]
        assert (edition.contract_gold[contract] == 0) != (edition.contract_points[contract] == 0)
        assert edition.contract_gold[contract] in (0, 2, 3, 4, 5, 6, 7)
        assert edition.contract_points[contract] in (0, 1, 2, 3, 4)


def test_n1_6_goods(edition: Edition) -> None:
    assert edition.goods == ["grapes", "olives", "honey", "grain", "salt"]
    assert edition.goods_deck == [good for good in range(5) for _ in range(6)]


def test_n1_7_oars(edition: Edition) -> None:
    assert len(edition.oar_deck) == 40
    assert edition.oar_deck == sorted(edition.oar_deck)
    powers = Counter(POWER[oar] for oar in edition.oar_deck)
    assert [powers[power] for power in range(1, 11)] == [12, 10, 7, 4, 2, 1, 1, 1, 1, 1]
    assert sum([WIND[oar] for oar in edition.oar_deck]) == -12
    assert sum(STARTING[oar] for oar in edition.oar_deck) == 0
    assert edition.starting_oars == [oar_code(4, +1, 1), oar_code(7, -1, 1)]


def test_oar_codes_round_trip() -> None:
    codes = [oar_code(power, wind, kind) for power in range(21) for wind in range(-5, 6) for kind in (0, 1)]
    assert codes == list(range(OAR_CODES))
    assert all(oar_code(POWER[code], WIND[code], STARTING[code]) == code for code in codes)
    assert len(POWER) == len(WIND) == len(STARTING) == OAR_CODES


def test_what_the_rulebook_states_is_there_and_marked(edition: Edition) -> None:
    def points(card: str, good: str) -> int:
        return edition.contract_points[edition.card_names.index(card) * 5 + edition.goods.index(good)]

    assert (points("sanguntum-1", "olives"), points("alexandria-1", "grapes")) == (3, 2)
    told = {key for key, source in edition.sources.items() if source == "rulebook"}
    assert {key for key in told if key.startswith("city_cards.csv") and not key.endswith("/city")} == {
        "city_cards.csv/sanguntum-1/olives",
        "city_cards.csv/alexandria-1/grapes",
    }
    assert {key for key in told if key.endswith("/values")} == set()  # the example with 5 and 1 names no temple
    assert {key for key in told if key.startswith("links.csv")} == {
        "links.csv/Tyros Alexandria/from",
        "links.csv/Tyros Alexandria/to",
        "links.csv/Tyros Alexandria/kind",
    }
    assert {key for key in told if key.endswith("/region")} == {"cities.csv/Sanguntum/region"}
    assert {key for key in told if key.startswith("oars.csv")} == {
        "oars.csv/start 4 +1/kind",
        "oars.csv/start 7 -1/kind",
    }
    assert "bonus.csv/3/count" in told
    assert edition.sources["bonus.csv/3/points"] == edition.sources["cities.csv/Roma/city"] == "reconstructed"


def test_city_names_fit_on_a_text_chart(edition: Edition) -> None:
    for shift in (0, 1):  # names to the right of the place, or centred on it
        taken: set[tuple[int, int]] = set()
        for name, x, y in zip(edition.cities, edition.city_x, edition.city_y, strict=True):
            left, line = x - shift * len(name) // 2, y * 31 // 50
            cells = {(column, line) for column in range(left, left + len(name) + 2)}
            assert left >= 0
            assert left + len(name) <= 100
            assert not cells & taken, f"{name} is written over another name"
            taken |= cells


def test_the_standard_edition_is_read_once(edition: Edition) -> None:
    assert load_edition() is edition
    assert edition.name == "standard"
    assert read_edition(edition.files).digest == edition.digest


def test_newline_style_does_not_change_the_edition(edition: Edition) -> None:
    windows = read_edition({file: "\ufeff" + text.replace("\n", "\r\n") for file, text in edition.files.items()})
    assert (windows.digest, windows.files) == (edition.digest, edition.files)


def test_a_folder_with_one_changed_file_is_an_edition(edition: Edition, tmp_path: Path) -> None:
    folder = tmp_path / "rich"
    folder.mkdir()
    (folder / "bonus.csv").write_text("points,count,source\n4,15,reconstructed\n", encoding="utf-8")
    rich = load_edition(str(folder))
    assert (rich.name, rich.bonus_points, edition.bonus_points) == ("rich", 4, 3)
    assert rich.digest != edition.digest
    assert rich.contract_points == edition.contract_points


def test_balance_guidelines_do_not_bind_other_editions(edition: Edition) -> None:
    cards = edition.files["city_cards.csv"].replace("temple 1", "temple 9").replace("gold 7", "gold 1")
    assert max(read_edition({**edition.files, "city_cards.csv": cards}).contract_points) == 9


def test_goods_may_stand_in_any_order(edition: Edition) -> None:
    header, *lines = edition.files["goods.csv"].splitlines()
    text = "\n".join([header, *reversed(lines)])
    assert read_edition({**edition.files, "goods.csv": text}).goods_deck == edition.goods_deck


def test_the_figures_in_the_docs_are_those_of_the_script(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])  # the script adds to it
    figures = runpy.run_path(str(DOCS / "neptun_cards.py"))["figures"](edition)
    text = (DOCS / "neptun.md").read_text(encoding="utf-8")
    for table in figures.split("\n\n"):
        assert table in text, "docs/rules/neptun.md is stale: run docs/rules/neptun_cards.py"

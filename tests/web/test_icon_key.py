"""The icon key: every sign that the boards draw has an entry with words, and the words are true to the edition."""

from __future__ import annotations

import re

import pytest

from argosy.games.mediterranean.edition.components import load_edition
from argosy.text.translate import LANGUAGES
from tests.locales.learned import RULE_ID, numbers_of, passage_ids, text, title
from tests.web.test_drawings import PAGE, SETS, column, drawings, slug

LETTERS = {"neptun": "N", "mediterranean": "M"}
SIGN = re.compile(r"""\b(?:data-)?sign=(?:"([\w-]+)"|\{([^}]*)\})""")
QUOTED = re.compile(r'"([a-z][\w-]*)"')
CONTROLS = {
    "chat", "clock", "down", "log", "minus", "more", "mute", "plus", "reply", "search", "sound", "undo", "up",
    "zoom-in", "zoom-out",
}  # fmt: skip
"""Signs on buttons of the interface, whose names say what they do."""
OTHER_WORDS = {"available", "contract", "gold", "improvements", "left", "right"}
"""Words in the source that are names of icons too, where the icon is not drawn; editions name some of them."""
SHARED = {"neptun": {"token", "boat"}, "mediterranean": {"token"}}
"""Drawings that games share."""

each_game = pytest.mark.parametrize("game", sorted(LETTERS))


def drawn_by(game: str) -> str:
    """The source of all that a game draws at its tables."""
    folder = PAGE / "games" / game
    files = [
        file for file in sorted(folder.rglob("*.ts*")) if "reading" not in file.parts and file.parent.name != "icons"
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != "icons.ts")


def icons_of(game: str) -> set[str]:
    """The names of all icons that a game can draw."""
    own = ["neptun"] if game == "neptun" else ["buildings", "calamities", "ideas", "things"]
    return {name for file in ["goods", "places", "interface", *own] for name in drawings(file)}


def used_by(game: str) -> set[str]:
    """The signs that the boards of a game use: icons named in its source or its edition, and marked drawings."""
    source = drawn_by(game)
    named = (set(QUOTED.findall(source)) & icons_of(game)) - OTHER_WORDS
    marked = {name for found in SIGN.findall(source) for name in (found[0], *QUOTED.findall(found[1])) if name}
    listed = {name for values in re.findall(r"_SIGNS = \{([^}]*)\}", source) for name in QUOTED.findall(values)}
    return (named | marked | listed | editions(game) | SHARED[game]) - CONTROLS


def editions(game: str) -> set[str]:
    """The signs of what the standard edition names."""
    if game == "neptun":
        temples = {f"temple-{slug(temple)}" for temple in column("neptun", "tiles.csv", "temple")}
        return temples | {*column("neptun", "goods.csv", "good")}
    parts = (PAGE / "games" / "mediterranean" / "drawings" / "mat_parts.tsx").read_text(encoding="utf-8")
    areas = re.findall(r'^  \| "(\w+)"', parts, re.MULTILINE)
    assert len(areas) == 9
    return {
        *column("mediterranean", "goods.csv", "good"),
        *column("mediterranean", "bottoms.csv", "bottom"),
        *column("mediterranean", "calamities.csv", "calamity"),
        *column("mediterranean", "developments.csv", "group", "age"),
        *[slug(name) for name in column("mediterranean", "tiles.csv", "first_name", "second_name")],
        *[slug(name) for name in column("mediterranean", "industries.csv", "industry")],
        *[f"mat-{area}" for area in areas],
    }


def key_of(game: str) -> set[str]:
    """The signs that have words."""
    ids = passage_ids(LETTERS[game], "sign")
    return {id.split("-", 2)[2] for id in ids if not id.split("-", 2)[2].startswith("group-")}


@each_game
def test_every_sign_that_the_boards_use_has_an_entry(game: str) -> None:
    assert len(used_by(game)) > 30
    assert sorted(used_by(game) - key_of(game)) == []


@each_game
def test_the_key_page_draws_every_entry(game: str) -> None:
    source = (PAGE / "games" / game / "reading" / "signs.tsx").read_text(encoding="utf-8")
    listed = {*QUOTED.findall(source)}
    assert sorted(key_of(game) - listed - {f"mat-{area}" for area in listed}) == []
    groups = re.findall(r'key: "(\w+)"', source)
    assert {f"sign-{LETTERS[game]}-group-{key}" for key in groups} <= {*passage_ids(LETTERS[game], "sign")}


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_entry_has_a_title_and_the_same_numbers_in_every_language(game: str, language: str) -> None:
    for id in passage_ids(LETTERS[game], "sign"):
        if "-group-" in id:
            continue
        told = text(id, language)
        assert title(id, language), id
        assert (numbers_of(told), RULE_ID.findall(told)) == (numbers_of(text(id)), RULE_ID.findall(text(id))), id
        assert len(told.split()) <= 40, id


def test_buildings_are_told_with_their_price_and_cubes() -> None:
    rows = column("mediterranean", "tiles.csv", "first_name", "second_name", "cost", "cubes")
    for first, second, cost, cubes in zip(*[iter(rows)] * 4, strict=True):
        for name in (first, second):
            told = numbers_of(text(f"sign-M-{slug(name)}"))
            assert int(cost) in told, name
            assert cubes == "0" or int(cubes) in told, name


def test_goods_are_told_with_what_a_full_set_pays() -> None:
    edition = load_edition()
    for good in ("grain", "art", "spices", "gold"):
        pays = edition.set_values[edition.goods.index(good)]
        assert numbers_of(text(f"sign-M-{good}")) == [len(pays), pays[-1]]


def test_all_files_of_icons_are_known() -> None:
    assert set(SETS) == {"goods", "places", "interface", "neptun", "buildings", "calamities", "ideas", "things"}

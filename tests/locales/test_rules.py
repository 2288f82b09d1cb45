"""The rules of every game: the help says what the docs say, in every language, and no other rule is cited."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from argosy.core.registry import game as find_game
from argosy.text.translate import LANGUAGES, Words
from tests.locales.spoken import ROOT, SOURCE, messages_of

BOOKS = {path.stem: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "rules").glob("*.md"))}
RULE_LINE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ((?:.+\n)(?:  .+\n)*)", re.MULTILINE)
CHAPTER_LINE = re.compile(r"^## ([A-Z]\d+) (.+)$", re.MULTILINE)
RULING = "(our ruling)"

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", sorted(BOOKS))


def rules_of(game: str) -> dict[str, str]:
    """The rules of a game's page by id, in its order."""
    return {found[1]: found[2] for found in RULE_LINE.finditer(BOOKS[game])}


def letter_of(game: str) -> str:
    """The letter with which the ids of a game's rules begin."""
    (letter,) = {id[0] for id in rules_of(game)}
    return letter


def chapters_of(game: str) -> dict[str, str]:
    """The titles of a game's chapters of rules."""
    return {found[1]: found[2] for found in CHAPTER_LINE.finditer(BOOKS[game])}


def test_every_game_has_a_letter_of_its_own() -> None:
    assert len({letter_of(game) for game in BOOKS}) == len(BOOKS) == 2


@each_game
@each_language
def test_every_rule_has_a_text_and_no_other(language: str, game: str) -> None:
    words = Words(language)
    assert words.rule_ids(letter_of(game)) == tuple(rules_of(game))
    for id in (*rules_of(game), *chapters_of(game)):
        assert f"rule-{id.replace('.', '-')}" in messages_of(language)
        assert words.rule(id)
    assert words.rule(letter_of(game) + "99.1") is None


def test_without_a_letter_the_rules_of_all_games_are_listed() -> None:
    assert sorted(Words().rule_ids()) == sorted(id for game in BOOKS for id in rules_of(game))


@each_game
def test_the_english_help_is_the_text_of_the_docs(game: str) -> None:
    words = Words("en")
    for id, text in rules_of(game).items():
        plain = " ".join(text.split()).replace("`", "")
        assert words.rule(id) == re.sub(r"\[R: [^]]*\]", RULING, plain)
    for id, title in chapters_of(game).items():
        assert words.rule(id) == title


@each_game
@each_language
def test_rulings_are_marked_in_every_language(language: str, game: str) -> None:
    words, ruling = Words(language), ruling_of(language)
    for id, text in rules_of(game).items():
        assert (words.rule(id) or "").count(ruling) == text.count("[R: "), id


def ruling_of(language: str) -> str:
    """The words in brackets that mark our rulings in a language: no others stand in brackets so often."""
    words = Words(language)
    bracketed: list[str] = [text for id in words.rule_ids() for text in re.findall(r"\([^()]*\)", words.rule(id) or "")]
    return Counter(bracketed).most_common(1)[0][0]


def test_a_ruling_is_marked_with_the_words_of_the_docs() -> None:
    assert ruling_of("en") == RULING


@each_game
@each_language
def test_numbers_and_options_are_the_same_in_every_language(language: str, game: str) -> None:
    words, english = Words(language), Words("en")
    for id, text in rules_of(game).items():
        told = words.rule(id) or ""
        for option in options_in(text, words, game):
            assert option in told, f"{id} does not name {option}"
        assert sorted(re.findall(r"\d\d+", told)) == sorted(re.findall(r"\d\d+", english.rule(id) or "")), id


def options_in(text: str, words: Words, key: str) -> list[str]:
    """The options and values that a rule of the docs names, as the help calls them: in English by what one types."""
    names = re.findall(r"`(\w+)`", text)
    if words.language == "en":
        return names
    there = find_game(key).options
    options = [name for name in names if name in there]
    values = [(name, value) for name in options for value in names if value in there[name]]
    return [words.option(name) for name in options] + [words.option_value(*value) for value in values]


@each_game
@each_language
def test_every_option_and_every_value_has_words(language: str, game: str) -> None:
    words, there = Words(language), messages_of(language)
    for name, values in find_game(game).options.items():
        id = f"option-{name.replace('_', '-')}"
        assert {id, f"cli-option-{name}"} <= there.keys()
        assert all(f"{id}-{value}" in there for value in values if not value.isdecimal())
        if language != "en":
            assert words.option(name) != Words("en").option(name)


@each_game
def test_the_docs_list_every_rule_that_holds_a_ruling(game: str) -> None:
    section = re.split(r"^## Where the rulebooks? ", BOOKS[game], flags=re.MULTILINE)[1].split("\n## ")[0]
    for id, text in rules_of(game).items():
        if "[R: " in text:
            assert re.search(rf"\b{re.escape(id)}\b", section), id


@each_game
def test_every_rule_that_is_cited_exists(game: str) -> None:
    for file in sorted((SOURCE / "games" / game).rglob("*.py")):
        for cited in cited_in(file, letter_of(game)):
            assert cited in rules_of(game), f"{file.name} cites {cited}"


def cited_in(file: Path, letter: str) -> list[str]:
    """The ids of rules that a file names, in code and in comments."""
    return re.findall(rf"\b({letter}\d+\.\d+)\b", file.read_text(encoding="utf-8"))

"""The first part of the rules, to learn from: the same in every language and in the docs, and true to the rules."""

from __future__ import annotations

import re

import pytest

from argosy.text.translate import LANGUAGES, Words
from tests.locales.learned import RULE_ID, numbers_of, passage_ids, text, title
from tests.locales.test_rules import BOOKS, letter_of
from tools.learn_docs import learn_part

EXAMPLES = {"neptun": 16, "mediterranean": 14}
"""How many worked examples the rulebooks have."""
DEFINED = {"mediterranean": {"arrow", "pact", "available", "piracy", "offer"}, "neptun": {"slot", "oar", "range"}}
"""What must be defined before it is used."""

each_game = pytest.mark.parametrize("game", sorted(BOOKS))
each_language = pytest.mark.parametrize("language", LANGUAGES)


def of_part(game: str, part: str) -> list[str]:
    return [id for id in passage_ids(letter_of(game)) if id.split("-")[2] == part]


@each_game
def test_every_part_is_there(game: str) -> None:
    letter = letter_of(game)
    assert of_part(game, "aim") == [f"learn-{letter}-aim"]
    assert len(of_part(game, "example")) == EXAMPLES[game]
    assert len(of_part(game, "step")) >= 7
    assert len(of_part(game, "hint")) >= 5
    assert {f"learn-{letter}-word-{word}" for word in DEFINED[game]} <= set(of_part(game, "word"))


@each_game
def test_words_are_defined_before_the_pictures_and_examples(game: str) -> None:
    parts = [id.split("-")[2] for id in passage_ids(letter_of(game))]
    assert list(dict.fromkeys(parts)) == ["aim", "word", "step", "example", "hint"]


@each_game
@each_language
def test_the_aim_is_said_in_two_sentences(game: str, language: str) -> None:
    aim = text(f"learn-{letter_of(game)}-aim", language)
    assert len(re.findall(r"[.!?](?: |$)", aim)) == 2


@each_game
@each_language
def test_every_language_names_the_same_rules_and_numbers(game: str, language: str) -> None:
    for id in passage_ids(letter_of(game)):
        told, english = text(id, language), text(id)
        assert RULE_ID.findall(told) == RULE_ID.findall(english), id
        assert numbers_of(told) == numbers_of(english), id
        assert bool(title(id, language)) == bool(title(id)), id


@each_game
def test_every_rule_that_is_named_exists(game: str) -> None:
    rules = set(Words("en").rule_ids(letter_of(game)))
    for id in passage_ids(letter_of(game)):
        assert set(RULE_ID.findall(text(id))) <= rules, id


@each_game
def test_the_docs_have_the_same_words(game: str) -> None:
    assert learn_part(game, letter_of(game)) in BOOKS[game], "python -m tools.learn_docs writes it anew"

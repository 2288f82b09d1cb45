"""Actions as words: unique, complete, and the same numbers for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy.core.contract import Action, State
from argosy.games.mediterranean.rules.actions import BuyPoints, ShowTops
from argosy.games.neptun.rules.actions import REVEAL, Row, Sail, SetUp, Take
from argosy.research.action_space import PartialAction, TokenSequence, Vocabulary, begin_action
from argosy.research.game_adapters import adapter
from argosy.research.setting import Setting
from tests.research.tables import GAMES, random_letters, short

HERE = Path(__file__).parent


def some_state(key: str) -> State:
    """A state, for actions whose tokens do not depend on it."""
    return next(iter(random_letters(short(key, 4), "a state"))).state


def words_below(spelling: PartialAction) -> list[Action]:
    """What every way to go on spelling leads to."""
    if spelling.action is not None:
        return [spelling.action]
    found: list[Action] = []
    for token in spelling.legal_tokens:
        branch = PartialAction(spelling.entries, spelling.depth)
        branch.add(token)
        found += words_below(branch)
    return found


@pytest.mark.parametrize(("key", "seats"), [("neptun", 3), ("neptun", 5), ("mediterranean", 4), ("mediterranean", 6)])
def test_every_menu_entry_has_one_word_and_every_word_is_a_menu_entry(key: str, seats: int) -> None:
    for table in random_letters(short(key, seats), f"words {seats}"):
        assert table.seat is not None
        menu = list(table.game.legal(table.state, table.seat))
        language = table.setting.adapter.action_tokens
        words = [language.tokens_of(table.state, table.seat, action) for action in menu]
        assert len(set(words)) == len(words)
        assert all(0 < token < len(language.vocabulary) for word in words for token in word)
        spelled = words_below(begin_action(language, table.state, table.seat, menu))
        assert len(spelled) == len(menu)
        assert set(map(id, spelled)) == set(map(id, menu))


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_is_only_asked_where_it_has_a_choice(key: str) -> None:
    for table in random_letters(short(key, 4), "choices"):
        assert table.seat is not None
        assert len(table.legal_tokens(table.seat)) > 1
        assert table.legal_tokens((table.seat + 1) % 4) == [0]


def test_letters_without_alternative_are_skipped() -> None:
    language = adapter("neptun").action_tokens
    entries: list[tuple[TokenSequence, Action]] = [
        (language.tokens_of(some_state("neptun"), 0, action), action)
        for action in (Sail(3), Sail(3, 1), Sail(3, 1, True))
    ]
    spelling = PartialAction(entries)
    names = language.vocabulary.names
    assert [names[token] for token in spelling.spelled] == ["Sail.city=3"]
    assert [names[token] for token in spelling.legal_tokens] == ["Sail.deliver=nothing", "Sail.deliver=1"]
    spelling.add(spelling.legal_tokens[0])
    assert spelling.action == Sail(3)
    assert spelling.legal_tokens == []


def test_an_illegal_letter_is_refused_and_changes_nothing() -> None:
    spelling = PartialAction([((1,), REVEAL), ((2, 9), Take(0, 0)), ((2, 8), Take(0, 1))])
    with pytest.raises(ValueError, match=r"the token 9 is not legal here; legal are \[1, 2\]"):
        spelling.add(9)
    assert spelling.legal_tokens == [1, 2]


def test_a_complete_word_takes_no_more_letters() -> None:
    spelling = PartialAction([((4, 5, 6), Row(1, 1))])
    with pytest.raises(ValueError, match="not legal"):
        spelling.add(4)


def test_what_no_seat_does_has_no_word() -> None:
    with pytest.raises(ValueError, match="SetUp is no decision"):
        adapter("neptun").action_tokens.tokens_of(some_state("neptun"), 0, SetUp((), ()))


def test_what_stands_in_no_menu_has_no_word() -> None:
    language = adapter("mediterranean").action_tokens
    for action, why in ((ShowTops((1,)), "ShowTops stands in no menu"), (BuyPoints(1000), "more than the 999")):
        with pytest.raises(ValueError, match=why):
            language.tokens_of(some_state("mediterranean"), 0, action)


def test_an_alphabet_numbers_its_letters_in_order() -> None:
    vocabulary = Vocabulary([("Go", ()), ("Turn.way", ("left", "right"))])
    assert vocabulary.names == ("wait", "Go", "Turn.way=left", "Turn.way=right")
    assert vocabulary.first == {"Go": 1, "Turn.way": 2}
    assert len(vocabulary) == 4


def described(key: str) -> str:
    """The tokens and the parts of observations of an environment, as kept beside this test."""
    setting = Setting(key, 4)
    lines = [f"letter {number} {name}" for number, name in enumerate(adapter(key).action_tokens.vocabulary.names)]
    lines += [f"part {name} {part.start} {part.stop}" for name, part in setting.encoder.layout.items()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("key", GAMES)
def test_letters_and_parts_stay_what_they_are_within_a_version(key: str) -> None:
    """If this fails on purpose, raise the version of the environments and write a new file."""
    kept = (HERE / "versions" / f"{adapter(key).name}.txt").read_text(encoding="utf-8")
    assert described(key) == kept


@pytest.mark.parametrize("key", GAMES)
def test_every_part_of_an_observation_is_told_of_in_the_docs(key: str) -> None:
    page = (HERE.parents[1] / "docs" / "research.md").read_text(encoding="utf-8")
    parts = [part for part in Setting(key).encoder.layout if part[-1] not in "23456"]
    assert [part for part in parts if f"`{part}`" not in page] == []

"""Games are found by their key."""

from __future__ import annotations

import pytest

import argosy


def test_games_are_listed_by_key() -> None:
    keys = argosy.list_games()
    assert "neptun" in keys
    assert list(keys) == sorted(set(keys))


def test_a_game_is_one_object_that_knows_its_key() -> None:
    for key in argosy.list_games():
        assert argosy.game(key).key == key
        assert argosy.game(key) is argosy.game(key)


@pytest.mark.parametrize("key", ["", "Neptun", "chess", "neptun "])
def test_an_unknown_game_is_named_with_those_there_are(key: str) -> None:
    with pytest.raises(KeyError) as caught:
        argosy.game(key)
    assert caught.value.args[0] == f"there is no game {key!r}; there are {', '.join(argosy.list_games())}"


@pytest.mark.parametrize("key", argosy.list_games())
def test_a_game_says_all_that_the_contract_wants(key: str) -> None:
    rules = argosy.game(key)
    assert rules.rules_version
    assert rules.seats[0] >= 2
    assert all(len(set(values)) == len(values) > 1 for values in rules.options.values())
    for kinds in (rules.actions, rules.events):
        names = [kind.__name__ for kind in kinds]
        assert len(set(names)) == len(names) > 0
    assert rules.edition(None).digest == rules.edition(None).digest

"""Weights are used only where they fit, and a sentence says why not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import argosy
from argosy.games import package as packages
from argosy.oracle import oracle as oracles
from argosy.oracle.layers import shapes
from argosy.oracle.network import unpacked
from argosy.oracle.oracle import Oracle, about, adapter
from argosy.oracle.weights import WeightsError, dump, load
from argosy.research.observation import Array
from argosy.research.setting import Setting

GAMES = argosy.list_games()


def some_weights(key: str) -> dict[str, Array]:
    rng = np.random.default_rng(1)
    return {
        name: rng.standard_normal(shape).astype(np.float16).astype(np.float32)
        for name, shape in shapes(*about(key)[1]).items()
    }


@pytest.fixture
def file_of_weights(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bytes]]:
    """The bytes that are read as weights, of whichever game."""
    held: list[bytes] = []
    real = oracles.adapter
    oracles.trained.cache_clear()
    monkeypatch.setattr(oracles, "adapter", lambda key: replace(real(key), weights=lambda: held[0]))
    yield held
    oracles.trained.cache_clear()


@pytest.mark.parametrize("key", GAMES)
def test_every_number_of_seats_is_read_by_the_same_weights(key: str) -> None:
    settings = [Setting(key, seats) for seats in argosy.game(key).seats]
    assert len({oracles.table_of(adapter(key), setting).widths for setting in settings}) == 1


@pytest.mark.parametrize("key", GAMES)
def test_weights_come_back_as_they_were_written(key: str) -> None:
    marks, widths = about(key)
    weights = some_weights(key)
    again = unpacked(load(dump(marks, weights), marks, widths))
    assert weights.keys() == again.keys()
    assert all(np.array_equal(weights[name], again[name]) for name in weights)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "the oracle's weights are for the game chess, not KEY"),
        ("rules_version", "0", "the oracle's weights are for version 0 of the rules of KEY, not VERSION"),
        ("edition", "0" * 64, "the oracle's weights are for another edition of KEY: it cannot judge this one"),
        ("observations", "0", "the oracle's weights are for other observations of KEY: they must be trained again"),
    ],
)
@pytest.mark.parametrize("key", GAMES)
def test_weights_for_something_else_are_refused(
    key: str, field: str, value: str, sentence: str, file_of_weights: list[bytes]
) -> None:
    file_of_weights.append(dump(replace(about(key)[0], **{field: value}), some_weights(key)))
    with pytest.raises(WeightsError) as refused:
        Oracle(key, argosy.game(key).seats[0])
    assert str(refused.value) == sentence.replace("KEY", key).replace("VERSION", argosy.game(key).rules_version)


def test_weights_of_another_size_are_refused(file_of_weights: list[bytes]) -> None:
    key = GAMES[0]
    weights = some_weights(key)
    file_of_weights.append(dump(about(key)[0], {**weights, "out": weights["out"][1:]}))
    with pytest.raises(WeightsError, match="of another size than this version reads"):
        Oracle(key, 4)


def test_a_damaged_file_is_refused_wherever_it_is_cut(file_of_weights: list[bytes]) -> None:
    key = GAMES[0]
    whole = dump(about(key)[0], some_weights(key))
    for size in (0, 1, 100, len(whole) // 2, len(whole) - 1):
        file_of_weights[:] = [whole[:size]]
        with pytest.raises(WeightsError, match="the file of the oracle's weights is damaged or incomplete"):
            Oracle(key, 4)
    broken = bytearray(whole)
    broken[len(whole) // 2] ^= 0xFF
    file_of_weights[:] = [bytes(broken)]
    with pytest.raises(WeightsError, match="damaged or incomplete"):
        Oracle(key, 4)


def test_a_game_without_an_oracle_or_weights_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    key = GAMES[0]
    real, found = packages.package(key), oracles.adapter(key)
    oracles.trained.cache_clear()
    monkeypatch.setattr(oracles, "adapter", lambda _: replace(found, weights=(tmp_path / "weights.npz").read_bytes))
    with pytest.raises(WeightsError, match=f"the oracle of {key} has no weights here"):
        Oracle(key, 4)
    monkeypatch.undo()
    monkeypatch.setattr(oracles, "package", lambda _: replace(real, oracle=None))
    with pytest.raises(WeightsError, match=f"the game {key} has no oracle"):
        oracles.adapter(key)


def test_another_edition_is_refused() -> None:
    for key in GAMES:
        rules = argosy.game(key)
        standard = rules.edition(None)
        other = rules.read_edition(dict(standard.files), "house")
        other.digest = "1" * 64
        with pytest.raises(WeightsError, match=f"the oracle of {key} knows the standard edition only, not house"):
            Oracle(key, 4, edition=other)

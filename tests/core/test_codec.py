"""JSON and back, strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import get_type_hints

import pytest

import argosy
from argosy.core.codec import CodecError, Decoder, Json, encode, to_json

FIELDS = {int, bool, str, tuple[int, ...], int | None}
ERASED = {tuple, type}
"""What the compiler leaves of the annotations `tuple[int, ...]` and `int | None`."""


@dataclass(frozen=True, slots=True)
class Load:
    """A dataclass with every type that actions and events use."""

    slot: int
    swift: bool
    name: str
    jars: tuple[int, ...]
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """One without fields."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One that is only ever shown."""

    loads: tuple[Load, ...]
    gold: Mapping[str, float]


DECODER = Decoder((Load, Wait))
GOOD: dict[str, Json] = {"do": "Load", "slot": 1, "swift": True, "name": "Argo", "jars": [1, 2], "to": None}


@pytest.mark.parametrize("value", [Load(1, True, "Argo", (1, 2)), Load(0, False, "", (), 4), Wait()])
def test_what_is_encoded_is_decoded(value: object) -> None:
    assert DECODER.decode(encode(value)) == value


def test_the_kind_stands_first() -> None:
    assert list(encode(Load(1, True, "Argo", (1, 2)))) == ["do", "slot", "swift", "name", "jars", "to"]
    assert DECODER.decode(GOOD) == Load(1, True, "Argo", (1, 2))
    assert encode(Wait()) == {"do": "Wait"}


def test_views_are_plain_json() -> None:
    seen = Seen((Load(1, True, "Argo", ()),), {"a": 1.5})
    load: Json = {"slot": 1, "swift": True, "name": "Argo", "jars": [], "to": None}
    assert to_json(seen) == {"loads": [load], "gold": {"a": 1.5}}
    assert to_json({1: [None, "x"]}) == {"1": [None, "x"]}


@pytest.mark.parametrize("value", [{1, 2}, object(), b"x", {"a": 1j}, [object()]])
def test_what_has_no_json_form_is_refused(value: object) -> None:
    with pytest.raises(CodecError, match="has no JSON form"):
        to_json(value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"slot": True}, "Load.slot: int is expected, not True"),
        ({"slot": 1.0}, "Load.slot: int is expected, not 1.0"),
        ({"slot": "1"}, "Load.slot: int is expected, not '1'"),
        ({"slot": None}, "Load.slot: int is expected, not None"),
        ({"slot": [1]}, "Load.slot: int is expected"),
        ({"swift": 1}, "Load.swift: bool is expected, not 1"),
        ({"swift": "true"}, "Load.swift: bool is expected"),
        ({"name": 3}, "Load.name: str is expected, not 3"),
        ({"name": None}, "Load.name: str is expected, not None"),
        ({"jars": 3}, "Load.jars: a list is expected, not 3"),
        ({"jars": "12"}, "Load.jars: a list is expected"),
        ({"jars": {"0": 1}}, "Load.jars: a list is expected"),
        ({"jars": [1, True]}, r"Load.jars\[1\]: int is expected, not True"),
        ({"jars": [None]}, r"Load.jars\[0\]: int is expected"),
        ({"to": False}, "Load.to: int is expected, not False"),
        ({"to": "1"}, "Load.to: int is expected"),
        ({"cargo": 1}, "Load has no field cargo"),
        ({"do": "Sink"}, "do: 'Sink' is none of Load, Wait"),
        ({"do": None}, "do: None is none of"),
        ({"do": ["Load"]}, "is none of"),
        ({"do": "Seen"}, "do: 'Seen' is none of"),
        ({"do": "Wait"}, "Wait has no field jars, name, slot, swift, to"),
    ],
)
def test_anything_else_is_refused(change: dict[str, Json], complaint: str) -> None:
    with pytest.raises(CodecError, match=complaint):
        DECODER.decode({**GOOD, **change})


@pytest.mark.parametrize("field", ["slot", "swift", "name", "jars", "to"])
def test_nothing_may_be_missing(field: str) -> None:
    with pytest.raises(CodecError, match=f"Load lacks {field}"):
        DECODER.decode({name: value for name, value in GOOD.items() if name != field})


@pytest.mark.parametrize("data", [None, True, 1, "Load", [], ["Load"], {}])
def test_only_objects_with_a_kind_are_read(data: Json) -> None:
    with pytest.raises(CodecError):
        DECODER.decode(data)


@pytest.mark.parametrize("key", argosy.list_games())
def test_actions_and_events_keep_to_types_that_every_build_can_decode(key: str) -> None:
    for kind in (*argosy.game(key).actions, *argosy.game(key).events):
        assert set(get_type_hints(kind).values()) <= FIELDS | ERASED, kind

"""Converts frozen dataclasses to JSON and back. Unknown kinds and missing, extra or wrongly typed fields are errors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Final, Union, get_args, get_origin, get_type_hints

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


ERASED: Final[dict[object, object]] = {tuple: tuple[int, ...], type: int | None}
"""Type hints as mypyc erases them -> the hint as written. Fields are scalars, tuples of ints, and `int | None`."""


LARGEST: Final = 10**9
"""No number in a game is larger. Sentences about numbers of more than 28 digits cannot even be written."""


class CodecError(ValueError):
    """Data that cannot be decoded; the message says where and why."""


def to_json(value: object) -> Json:
    """Plain JSON for a value made of dataclasses, mappings, sequences and scalars."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if is_dataclass(value):
        return {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [to_json(item) for item in value]
    raise CodecError(f"{type(value).__name__} has no JSON form")


def encode(value: object) -> dict[str, Json]:
    """A dataclass as JSON with its class name: `{"do": "Take", "column": 2, "slot": 4}`."""
    body = to_json(value)
    assert isinstance(body, dict)
    return {"do": type(value).__name__, **body}


class Decoder:
    """Turns JSON objects back into dataclasses of the given kinds."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self.kinds = {kind.__name__: kind for kind in kinds}
        self.hints = {
            name: {key: ERASED.get(hint, hint) for key, hint in get_type_hints(kind).items()}
            for name, kind in self.kinds.items()
        }

    def decode(self, data: Json) -> object:
        """The value that `encode` wrote. Raises CodecError."""
        if not isinstance(data, dict):
            raise CodecError(f"an object is expected, not {data!r}")
        name = data.get("do")
        if not isinstance(name, str) or name not in self.kinds:
            raise CodecError(f"do: {name!r} is none of {', '.join(sorted(self.kinds))}")
        kind = self.kinds[name]
        hints = {field.name: self.hints[name][field.name] for field in fields(kind)}
        values = {key: value for key, value in data.items() if key != "do"}
        if unknown := values.keys() - hints.keys():
            raise CodecError(f"{name} has no field {', '.join(sorted(unknown))}")
        if missing := hints.keys() - values.keys():
            raise CodecError(f"{name} lacks {', '.join(sorted(missing))}")
        return kind(**{key: _fit(f"{name}.{key}", values[key], hint) for key, hint in hints.items()})


def _fit(where: str, value: Json, hint: object) -> object:
    """The value converted to the type of the hint. Raises CodecError."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        if value is None and NoneType in inner:
            return None
        others = [kind for kind in inner if kind is not NoneType]
        return _fit(where, value, others[0])
    if origin is tuple:
        if not isinstance(value, list):
            raise CodecError(f"{where}: a list is expected, not {value!r}")
        return tuple(_fit(f"{where}[{index}]", item, inner[0]) for index, item in enumerate(value))
    if type(value) is not hint:
        expected = getattr(hint, "__name__", str(hint))
        raise CodecError(f"{where}: {expected} is expected, not {value!r}")
    if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        raise CodecError(f"{where}: a number between {-LARGEST} and {LARGEST} is expected")
    return value

"""Reviews as JSON and back: `core.codec.to_json` writes them, `read` makes them again, strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import TypeVar, Union, cast, get_args, get_origin, get_type_hints

from argosy.core.codec import CodecError, Json
from argosy.core.contract import Amount, Message, Phrase, Term, Value

T = TypeVar("T")


def read(data: Json, kind: type[T]) -> T:
    """The value of that type that `to_json` wrote. Raises CodecError."""
    return cast("T", _read(data, kind))


def _read(data: Json, hint: object) -> object:
    """The value of a type hint."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return (
            None
            if data is None and NoneType in inner
            else _read(data, next(kind for kind in inner if kind is not NoneType))
        )
    if origin is tuple:
        if not isinstance(data, list) or (inner[-1] is not Ellipsis and len(inner) != len(data)):
            raise CodecError(f"a list is expected, not {data!r}")
        kinds = [inner[0]] * len(data) if inner[-1] is Ellipsis else inner
        return tuple([_read(item, kind) for item, kind in zip(data, kinds, strict=True)])
    if origin is not None:  # the arguments of a message
        return _arguments(data)
    if hint is Message:
        return _message(data)
    if isinstance(hint, type) and issubclass(hint, Term):
        found = _value(data)
        if not isinstance(found, hint):
            raise CodecError(f"{hint.__name__} is expected, not {data!r}")
        return found
    if isinstance(hint, type) and is_dataclass(hint):
        return _read_fields(data, hint)
    if hint is float and type(data) is int:
        return float(data)
    if not isinstance(hint, type) or type(data) is not hint:
        raise CodecError(f"{hint} is expected, not {data!r}")
    return data


def _read_fields(data: Json, kind: type) -> object:
    """A dataclass from its fields."""
    names = [field.name for field in fields(kind)]
    if not isinstance(data, dict) or data.keys() != set(names):
        raise CodecError(f"{kind.__name__} is expected, not {data!r}")
    hints = get_type_hints(kind)
    return kind(**{name: _read(data[name], hints[name]) for name in names})


def _message(data: Json) -> Message:
    """A message. Type hints of compiled classes do not say what a tuple holds, so its fields are read one by one."""
    if not isinstance(data, dict) or data.keys() != set(Message.__match_args__):
        raise CodecError(f"a message is expected, not {data!r}")
    id, rule, heading, silent, things = [data[name] for name in ("id", "rule", "heading", "silent", "about")]
    if (
        not isinstance(id, str)
        or not isinstance(rule, str)
        or type(heading) is not int
        or type(silent) is not bool
        or not isinstance(things, list)
    ):
        raise CodecError(f"a message is expected, not {data!r}")
    about = tuple([_read(thing, Term) for thing in things])
    return Message(id, _arguments(data["args"]), rule, heading, silent, cast("tuple[Term, ...]", about))


def _arguments(data: Json) -> Mapping[str, Value]:
    """The arguments of a message."""
    if not isinstance(data, dict):
        raise CodecError(f"arguments are expected, not {data!r}")
    return {name: _value(value) for name, value in data.items()}


def _value(data: Json) -> Value:
    """One argument of a message."""
    if isinstance(data, list):
        return cast("Value", tuple([_value(item) for item in data]))
    if not isinstance(data, dict):
        if isinstance(data, float):
            raise CodecError(f"no argument is a fraction: {data!r}")
        return data
    kind, value, count = data.get("kind"), data.get("value"), data.get("count")
    if not isinstance(kind, str) or not isinstance(value, (str, int)):
        raise CodecError(f"a term is expected, not {data!r}")
    if "args" in data:
        return Phrase(kind, value, _arguments(data["args"]))
    return Amount(kind, value, count) if isinstance(count, int) else Term(kind, value)

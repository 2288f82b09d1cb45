"""Taking states apart: what is in them, and which parts could be changed behind a clone's back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from types import FunctionType, NoneType
from typing import Final

PLAIN: Final = (int, float, str, bytes, NoneType, range, type, FunctionType)


def attributes(thing: object) -> dict[str, object]:
    """The attributes of an object, whether it keeps them in slots, a dict, or was compiled."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for place in ("__slots__", "__mypyc_attrs__"):
            found = kind.__dict__.get(place, ())
            names.update([found] if isinstance(found, str) else found)
    return {name: getattr(thing, name) for name in sorted(names) if not name.startswith("__") and hasattr(thing, name)}


def inside(thing: object) -> Iterator[tuple[str, object]]:
    """What an object is made of, each part with its place."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield f"[{key!r}]", value
    elif isinstance(thing, (list, tuple)):
        for index, value in enumerate(thing):
            yield f"[{index}]", value
    elif isinstance(thing, (set, frozenset)):
        for value in sorted(thing, key=repr):
            yield "{}", value
    else:
        for name, value in attributes(thing).items():
            yield f".{name}", value


def frozen(thing: object) -> bool:
    """Whether the object itself cannot change, though its parts may."""
    if isinstance(thing, (tuple, frozenset)):
        return True
    return is_dataclass(thing) and bool(getattr(type(thing), "__dataclass_params__").frozen)  # noqa: B009


def changeable(thing: object, shared: tuple[type, ...], where: str = "state") -> dict[int, str]:
    """Every object within reach that can be changed, by identity, with the way to it."""
    if isinstance(thing, (*PLAIN, *shared)):
        return {}
    found = {} if frozen(thing) else {id(thing): where}
    for place, part in inside(thing):
        found.update(changeable(part, shared, where + place))
    return found


def names_on(way: str) -> list[str]:
    """The attributes on the way to a part: `state.rows[1].a` is on that of `rows`, `rows[]` and `a`."""
    names = [name for step in way.split(".")[1:] if (name := step.partition("[")[0])]
    return names + [step.partition("[")[0] + "[]" for step in way.split(".")[1:] if "[" in step]


def snapshot(thing: object, shared: tuple[type, ...]) -> object:
    """Everything in an object as plain nested tuples, to compare later."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, shared):
        return id(thing)
    return (type(thing).__name__, tuple([(place, snapshot(part, shared)) for place, part in inside(thing)]))

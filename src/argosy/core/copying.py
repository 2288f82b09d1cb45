"""Makes mutable objects copyable and picklable, compiled or not."""

from __future__ import annotations

Remade = tuple[type[object], tuple[object, ...], object]
"""The result of `__reduce__`: the class, the arguments of its constructor, and the fields to set afterwards."""


def remade(thing: object, *made_with: object) -> Remade:
    """The result of `__reduce__` for an object of a class with mutable fields.

    By default `copy` and `pickle` create an object without calling its constructor, which a compiled class does not
    allow. So the constructor is called with the valid arguments `made_with`, and then all fields are set.
    """
    return type(thing), made_with, thing.__getstate__()

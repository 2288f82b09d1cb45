"""How mutable objects are copied and pickled, compiled or not."""

from __future__ import annotations

Remade = tuple[type[object], tuple[object, ...], object]
"""What `__reduce__` gives: the class, the arguments of its constructor, and the fields to be filled in then."""


def remade(thing: object, *made_with: object) -> Remade:
    """What `__reduce__` of a class with mutable fields returns.

    `copy` and `pickle` make an empty object and fill in its fields, but an object of a compiled class cannot be made
    without its constructor. So it is called with arguments that fit, and then all fields of the thing are filled in.
    """
    return type(thing), made_with, thing.__getstate__()

"""Neptun's actions as words."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Action, Seat, State
from argosy.neptun.actions import CITIES, COLUMNS, SLOTS, Extra, Reveal, Row, Sail, Take
from argosy.research.spelling import Alphabet, Language, Word

STRONGEST: Final = 10  # N1.7: oar cards show 1 to 10 and turn the wind by up to 5 either way
WIND: Final = 5
NO_YES: Final = (False, True)

ALPHABET: Final = Alphabet(
    [
        ("Reveal", ()),
        ("Take.column", range(COLUMNS)),
        ("Take.slot", range(SLOTS)),
        ("Row.power", range(STRONGEST + 1)),
        ("Row.wind", range(-WIND, WIND + 1)),
        ("Row.starting", NO_YES),
        ("Extra.wanted", NO_YES),
        ("Sail.city", range(CITIES)),
        ("Sail.deliver", ("nothing", *range(SLOTS))),
        ("Sail.donate", NO_YES),
    ]
)
FIRST: Final = ALPHABET.first
WORDS: Final[dict[Action, Word]] = {}
"""By action: nothing else matters, so each is spelled once."""


class NeptunLanguage(Language):
    """Every action is its fields, one after the other."""

    alphabet = ALPHABET

    def word(self, s: State, seat: Seat, action: Action) -> Word:
        """The word of an action."""
        known = WORDS.get(action)
        if known is None:
            known = WORDS[action] = word_of(action)
        return known


def word_of(action: Action) -> Word:
    """The fields of an action as letters."""
    if isinstance(action, Take):
        return FIRST["Take.column"] + action.column, FIRST["Take.slot"] + action.slot
    if isinstance(action, Row):
        return (
            FIRST["Row.power"] + action.power,
            FIRST["Row.wind"] + action.wind + WIND,
            FIRST["Row.starting"] + action.starting,
        )
    if isinstance(action, Sail):
        deliver = 0 if action.deliver is None else action.deliver + 1
        return FIRST["Sail.city"] + action.city, FIRST["Sail.deliver"] + deliver, FIRST["Sail.donate"] + action.donate
    if isinstance(action, Extra):
        return (FIRST["Extra.wanted"] + action.wanted,)
    if isinstance(action, Reveal):
        return (FIRST["Reveal"],)
    raise ValueError(f"{type(action).__name__} is no decision of a seat in Neptun")

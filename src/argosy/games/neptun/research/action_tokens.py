"""Neptun's actions as words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from argosy.core.contract import Action, Edition, Seat, State
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.edition.components import Edition as NeptunEdition
from argosy.games.neptun.edition.reader import MOST_WIND, USUAL_PORTS, USUAL_POWERS
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS, Extra, Reveal, Row, Sail, Take
from argosy.research.action_space import ActionTokens, Token, TokenSequence, Vocabulary

NO_YES: Final = (False, True)


class NeptunActionTokens(ActionTokens):
    """Every action is its fields, one after the other.

    The tokens of powers and cities are those of the edition; an edition with oar power up to 10 and 15 ports has the
    tokens of the standard one.
    """

    def __init__(self, strongest: int = USUAL_POWERS[1], cities: int = USUAL_PORTS + 1) -> None:
        self.vocabulary = Vocabulary(
            [
                ("Reveal", ()),
                ("Take.column", range(COLUMNS)),
                ("Take.slot", range(SLOTS)),
                ("Row.power", range(strongest + 1)),
                ("Row.wind", range(-MOST_WIND, MOST_WIND + 1)),
                ("Row.starting", NO_YES),
                ("Extra.wanted", NO_YES),
                ("Sail.city", range(cities)),
                ("Sail.deliver", ("nothing", *range(SLOTS))),
                ("Sail.buy", NO_YES),
            ]
        )
        self.words: dict[Action, TokenSequence] = {}
        """By action: nothing else matters, so each is spelled once."""

    def of(self, edition: Edition) -> NeptunActionTokens:
        """With a token for every power and every city of the edition."""
        assert isinstance(edition, NeptunEdition)
        return NeptunActionTokens(strongest_of(edition), len(edition.cities))

    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        """The word of an action."""
        known = self.words.get(action)
        if known is None:
            known = self.words[action] = word_of(action, self.vocabulary.first)
        return known


def strongest_of(edition: NeptunEdition) -> int:
    """The highest oar power that there are tokens and numbers for: 10, or more where the edition has it."""
    return max(USUAL_POWERS[1], *[POWER[oar] for oar in (*edition.oar_deck, *edition.starting_oars)])


def word_of(action: Action, first: Mapping[str, Token]) -> TokenSequence:
    """The fields of an action as tokens; `first` is the first token of each field."""
    if isinstance(action, Take):
        return first["Take.column"] + action.column, first["Take.slot"] + action.slot
    if isinstance(action, Row):
        return (
            first["Row.power"] + action.power,
            first["Row.wind"] + action.wind + MOST_WIND,
            first["Row.starting"] + action.starting,
        )
    if isinstance(action, Sail):
        deliver = 0 if action.deliver is None else action.deliver + 1
        return first["Sail.city"] + action.city, first["Sail.deliver"] + deliver, first["Sail.buy"] + action.buy
    if isinstance(action, Extra):
        return (first["Extra.wanted"] + action.wanted,)
    if isinstance(action, Reveal):
        return (first["Reveal"],)
    raise ValueError(f"{type(action).__name__} is no decision of a seat in Neptun")

"""Neptun's actions as sequences of tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Edition, Seat, State
from argosy.games.neptun.edition.components import POWER
from argosy.games.neptun.edition.components import Edition as NeptunEdition
from argosy.games.neptun.edition.reader import MOST_WIND, USUAL_PORTS, USUAL_POWERS
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS, Extra, Reveal, Row, Sail, Take
from argosy.games.neptun.rules.state import PICKING, NeptunState
from argosy.research.action_space import ActionTokens, Entry, PartialAction, TokenSequence, Vocabulary

if TYPE_CHECKING:
    from argosy.core.registry import AnyGame

NO_YES: Final = (False, True)


class NeptunActionTokens(ActionTokens):
    """Encodes an action as its fields, one token per field.

    There is a token for every power and every city of the edition. An edition with oar power up to 10 and 15 ports has
    the same tokens as the standard edition.
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
        first = self.vocabulary.first
        self.reveal = first["Reveal"]
        self.column, self.slot = first["Take.column"], first["Take.slot"]
        self.power, self.wind, self.starting = first["Row.power"], first["Row.wind"], first["Row.starting"]
        self.wanted = first["Extra.wanted"]
        self.city, self.deliver, self.buy = first["Sail.city"], first["Sail.deliver"], first["Sail.buy"]
        self.picks: dict[int, list[Entry]] = {}
        """Cache of the entries of phase 1, by the identity of a menu, which the rules share between positions."""

    def of(self, edition: Edition) -> NeptunActionTokens:
        """The tokens for this edition, which include all its powers and cities."""
        assert isinstance(edition, NeptunEdition)
        return NeptunActionTokens(strongest_of(edition), len(edition.cities))

    def begin(self, game: AnyGame, s: State, seat: Seat) -> PartialAction:
        """An action from the menu of a seat that may act, without any token chosen yet."""
        assert isinstance(s, NeptunState)
        if s.step != PICKING:
            return super().begin(game, s, seat)
        menu = game.legal(s, seat)
        known = self.picks.get(id(menu))
        if known is None:
            known = self.picks[id(menu)] = [(self.tokens_of(s, seat, action), action) for action in menu]
        return PartialAction(known)

    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        """The tokens of an action."""
        if isinstance(action, Take):
            return self.column + action.column, self.slot + action.slot
        if isinstance(action, Sail):
            deliver = 0 if action.deliver is None else action.deliver + 1
            return self.city + action.city, self.deliver + deliver, self.buy + (1 if action.buy else 0)
        if isinstance(action, Row):
            starting = 1 if action.starting else 0
            return self.power + action.power, self.wind + action.wind + MOST_WIND, self.starting + starting
        if isinstance(action, Extra):
            return (self.wanted + (1 if action.wanted else 0),)
        if isinstance(action, Reveal):
            return (self.reveal,)
        raise ValueError(f"{type(action).__name__} is no decision of a seat in Neptun")


def strongest_of(edition: NeptunEdition) -> int:
    """The highest oar power that tokens and observations cover: 10, or more if the edition has it."""
    return max(USUAL_POWERS[1], *[POWER[oar] for oar in (*edition.oar_deck, *edition.starting_oars)])

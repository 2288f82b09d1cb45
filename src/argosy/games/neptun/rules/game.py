"""Implements `Game` for Neptun: which seats may act, the menu, and whether an input is legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import CHANCE, Action, Event, Game, Illegal, Message, Result, Seat, seat_term
from argosy.core.sealed import NOTHING
from argosy.games.neptun import notation
from argosy.games.neptun.edition.components import Edition, load_edition, read_edition
from argosy.games.neptun.hidden import guess
from argosy.games.neptun.rules import actions, chance, drafting, events, flow, rowing, sailing, scoring
from argosy.games.neptun.rules.actions import EXTRA_NO, EXTRA_YES, ROWS, Extra
from argosy.games.neptun.rules.state import (
    ASKING,
    OVER,
    PICKING,
    ROWING,
    ROWING_EXTRA,
    RULE_OF_STEP,
    SAILING,
    TEMPLES,
    Merchant,
    NeptunState,
)
from argosy.games.neptun.view import event_messages as story
from argosy.games.neptun.view import view
from argosy.games.neptun.view.view import NeptunView

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

ANSWERS: Final[list[Action]] = [EXTRA_YES, EXTRA_NO]
NOBODY: Final[list[Action]] = []


class Neptun(Game[NeptunState, Action, NeptunView, Edition]):
    """The rules of Neptun."""

    def __init__(self) -> None:
        self.key = "neptun"
        self.rules_version = "2"
        self.seats = range(3, 6)
        self.options = {
            "wind_between_rounds": ("forecast", "keep", "reset"),  # N4.11
            "second_extra_turn": ("takers", "anyone"),  # N5.4
            "zero_space_scores": ("no", "yes"),  # N6.2
            "open_hands": ("yes", "no"),  # N9.2
        }
        self.actions = (
            actions.SetUp, actions.Show, actions.Reveal, actions.Take, actions.Row, actions.Extra, actions.Sail,
        )  # fmt: skip
        self.events = events.ALL

    def edition(self, path: str | None) -> Edition:
        """The edition in that folder; None: the standard edition."""
        return load_edition(path)

    def read_edition(self, files: dict[str, str], name: str) -> Edition:
        """An edition from the texts of its files."""
        return read_edition(files, name)

    def start(self, seats: int, options: Mapping[str, str], edition: Edition) -> NeptunState:
        """Every merchant has 5 gold, two starting oar cards and a boat in Crete (N2.1 - N2.5)."""
        s = NeptunState(edition, seats)
        s.wind_between_rounds = self.options["wind_between_rounds"].index(options["wind_between_rounds"])
        s.second_extra_turn = self.options["second_extra_turn"].index(options["second_extra_turn"])
        s.zero_space_scores = options["zero_space_scores"] == "yes"
        s.open_hands = options["open_hands"] == "yes"
        for _ in range(seats):
            merchant = Merchant()
            merchant.gold = 5
            merchant.hand = list(edition.starting_oars)
            s.merchants.append(merchant)
        s.ladders = [list(range(seats)) for _ in range(TEMPLES)]
        s.cities.cards = list(range(len(edition.card_city)))
        s.goods.cards = list(edition.goods_deck)
        s.oars.cards = list(edition.oar_deck)
        return s

    def acting(self, s: NeptunState) -> i64:
        """One seat picks, answers or sails; all choose oar cards at once (N3.2, N4.1, N4.3, N5.1)."""
        step = s.step
        if step == ROWING:
            return s.sealed.waiting
        if step == PICKING or step == SAILING or step == ASKING or step == ROWING_EXTRA:
            seat: i64 = s.queue[s.at]
            return 1 << seat
        return 0

    def legal(self, s: NeptunState, seat: i64) -> Sequence[Action]:
        """The menu of the seat."""
        if not self.acting(s) >> seat & 1:
            return NOBODY
        step = s.step
        if step == PICKING:
            return drafting.menu(s, seat)
        if step == SAILING:
            return sailing.menu(s, seat)
        if step == ASKING:
            return ANSWERS
        return rowing.menu(s, seat)

    def check(self, s: NeptunState, actor: int, a: Action) -> Illegal | None:
        """None if the input is legal, else why not."""
        step = s.step
        if step == OVER:
            return Illegal("game.over", "N8.1", {})
        if actor == CHANCE:
            return chance.check(s, a)
        if actor not in range(s.seats):
            return Illegal("seat.unknown", "N1.8", {"seat": actor + 1, "seats": s.seats})
        if chance.due(s):
            return Illegal("chance.due", "N2.3", {})
        if not self.acting(s) >> actor & 1:
            if step == ROWING:
                return Illegal("row.already_chosen", "N4.1", {})
            return Illegal("seat.not_to_act", RULE_OF_STEP[step], {"to_act": seat_term(s.queue[s.at])})
        if step == PICKING:
            return drafting.check(s, actor, a)
        if step == SAILING:
            return sailing.check(s, actor, a)
        if step == ASKING:
            return None if isinstance(a, Extra) else Illegal("extra.expected", "N5.1", {})
        return rowing.check(s, actor, a)

    def apply(self, s: NeptunState, actor: i64, a: Action, sink: list[Event] | None = None) -> None:
        """Carry out an input that passed `check`."""
        flow.apply(s, actor, a, sink)

    def result(self, s: NeptunState) -> Result | None:
        """The result; None until game round 3 is scored."""
        return scoring.result(s) if s.step == OVER else None

    def over(self, s: NeptunState) -> bool:
        """Whether the game has ended."""
        return s.step == OVER

    def chance_due(self, s: NeptunState) -> bool:
        """Whether the next input must come from CHANCE."""
        return chance.due(s)

    def draw(self, s: NeptunState, rng: Rng) -> Action:
        """A chance outcome."""
        return chance.draw(s, rng)

    def outcomes(self, s: NeptunState) -> Sequence[tuple[Action, int]] | None:
        """Every chance outcome with its weight; None if there are too many to list."""
        return chance.outcomes(s)

    def sealed(self, s: NeptunState) -> Mapping[Seat, Action]:
        """The oar cards that are face down, by seat."""
        return {seat: ROWS[oar] for seat, oar in enumerate(s.sealed.choices) if oar != NOTHING}

    def view(self, s: NeptunState, seat: Seat | None, common: NeptunView | None = None) -> NeptunView:
        """Everything that the seat may see and remember."""
        onlooker = view.common(self, s) if common is None else common
        return onlooker if seat is None else view.own(self, s, seat, onlooker)

    def guess(self, s: NeptunState, seat: Seat | None, rng: Rng) -> NeptunState:
        """A complete state that this seat cannot tell from the true one."""
        return guess.guess(s, seat, rng)

    def write(self, s: NeptunState, actor: int, a: Action) -> str:
        """The action in notation."""
        return notation.write(s, actor, a)

    def read(self, s: NeptunState, actor: int, text: str) -> Action | Illegal:
        """The action that the text means."""
        return notation.read(s, actor, text)

    def tell(self, s: NeptunState, event: Event) -> Message:
        """The event as a message."""
        return story.tell(s.edition, event)


NEPTUN: Final = Neptun()

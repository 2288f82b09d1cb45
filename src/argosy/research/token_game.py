"""A game whose seats choose their actions token by token: the base of all research environments."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from argosy.core.contract import CHANCE, CLOCK, Action, Event, Result, Seat, State, View
from argosy.core.record import Input
from argosy.core.rng import Rng
from argosy.core.turn_order import Asking
from argosy.games.package import package
from argosy.research.action_space import NO_DECISION, PartialAction, Token, TokenSequence
from argosy.research.observation import BOUND, Array
from argosy.research.setting import Setting

Mask = NDArray[np.int8]


class TokenGame(ABC):
    """A position with its log, and what its seats see of it. Subclasses say who is asked for tokens."""

    def __init__(self, setting: Setting, seed: str | None) -> None:
        self.setting = setting
        self.game = setting.adapter.game
        self.state: State = self.game.start(setting.seats, setting.options, setting.edition)
        self.dice = None if seed is None else Rng(seed)
        self.asking = Asking(setting.seats)
        self.log: list[Input] | None = []
        """Every input so far; None in a guessed world, which has no history."""
        self.sink: list[Event] | None = None
        """Where events are appended; None where nobody needs them."""
        self._views: dict[Seat, View] = {}
        self._pages: dict[Seat, Array] = {}
        self._texts: dict[Seat, str] = {}

    @property
    def result(self) -> Result | None:
        """Points and places once the game is over."""
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def chance_due(self) -> bool:
        """Whether the caller must enter a chance outcome, since this game has no generator of its own."""
        return self.dice is None and self.game.chance_due(self.state)

    def apply(self, actor: int, action: Action) -> None:
        """Enter an input."""
        self.game.apply(self.state, actor, action, self.sink)
        if self.log is not None:
            self.log.append(Input(actor, action))
        self._views.clear()
        self._pages.clear()
        self._texts.clear()

    def run_chance(self) -> bool:
        """Draw the chance outcomes that are due; returns False where the caller must enter them."""
        while self.game.chance_due(self.state):
            if self.dice is None:
                return False
            self.apply(CHANCE, self.game.draw(self.state, self.dice))
        return True

    def tick(self) -> None:
        """Enter the tick of the clock that runs."""
        tick = self.game.tick(self.state)
        assert tick is not None
        self.apply(CLOCK, tick)

    def points(self) -> list[int]:
        """The points of all seats so far, hidden ones too; 0 in a game that counts only at its end."""
        return list(package(self.game.key).points(self.state)) or [0] * self.setting.seats

    @abstractmethod
    def partial_action_of(self, seat: Seat) -> PartialAction | None:
        """The action that a seat is choosing token by token; None while it is not asked."""

    def legal_tokens(self, seat: Seat) -> list[Token]:
        """The legal tokens of a seat: `wait` alone while it is not asked."""
        partial = self.partial_action_of(seat)
        return [NO_DECISION] if partial is None else list(partial.legal_tokens) or [NO_DECISION]

    def mask(self, seat: Seat) -> Mask:
        """The legal tokens as 0 and 1."""
        mask = np.zeros(self.setting.token_count, dtype=np.int8)
        mask[self.legal_tokens(seat)] = 1
        return mask

    def view(self, seat: Seat) -> View:
        """What the seat sees."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def observe(self, seat: Seat) -> Array:
        """What the seat sees as numbers, with the tokens of its action so far."""
        partial = self.partial_action_of(seat)
        spelled: TokenSequence = () if partial is None else partial.spelled
        setting = self.setting
        if seat not in self._pages:
            if setting.state_encoder is None:
                self._pages[seat] = setting.encoder.encode(self.view(seat), seat, ())
            else:
                self._pages[seat] = np.frombuffer(setting.state_encoder.encode(self.state, seat), np.float32)
        page = self._pages[seat].copy()
        if spelled and "spelled" in setting.encoder.layout:
            counts = page[setting.encoder.layout["spelled"]]
            for token in spelled:
                counts[token] = min(counts[token] + 1, BOUND)
        return page

    def text(self, seat: Seat) -> str:
        """All that the seat sees, as text: the tokens of its action so far, then its view."""
        if seat not in self._texts:
            self._texts[seat] = repr(self.view(seat))
        partial = self.partial_action_of(seat)
        names = self.setting.adapter.action_tokens.vocabulary.names
        spelled = " ".join([names[token] for token in partial.spelled]) if partial is not None else ""
        return f"{spelled} | {self._texts[seat]}"


class SequentialGame(TokenGame):
    """A token game where one seat is asked at a time, in the order of `Asking`. A menu of one entry asks no seat."""

    def __init__(self, setting: Setting, seed: str | None) -> None:
        super().__init__(setting, seed)
        self.seat: Seat | None = None
        self.partial_action: PartialAction | None = None
        self.go_on()

    def partial_action_of(self, seat: Seat) -> PartialAction | None:
        """The partial action of the seat that is asked."""
        return self.partial_action if seat == self.seat else None

    def go_on(self) -> None:
        """Go on to the next decision, to chance that the caller enters, or to the end."""
        self.seat = self.partial_action = None
        while self.run_chance() and (actor := self.asking.next(self.game, self.state)) is not None:
            if actor == CLOCK:
                self.tick()
                continue
            partial = self.setting.adapter.action_tokens.begin(self.game, self.state, actor)
            if partial.action is None:
                self.seat, self.partial_action = actor, partial
                return
            self.apply(actor, partial.action)

    def add(self, token: Token) -> None:
        """Add a token for the seat that is asked; a complete action is applied. Raises ValueError."""
        if self.partial_action is None or self.seat is None:
            raise ValueError("no seat is asked for a token")
        self.partial_action.add(token)
        if self.partial_action.action is not None:
            self.act(self.partial_action.action)

    def act(self, action: Action) -> None:
        """Apply this action for the seat that is asked, and drop its tokens so far. Raises ValueError."""
        if self.seat is None:
            raise ValueError("no seat is asked")
        refusal = self.game.check(self.state, self.seat, action)
        if refusal is not None:
            raise ValueError(f"{self.game.write(self.state, self.seat, action)} is refused: {refusal.code}")
        self.apply(self.seat, action)
        self.go_on()

    def throw(self, dice: Rng) -> None:
        """Draw the chance outcome that is due from the caller's generator."""
        self.apply(CHANCE, self.game.draw(self.state, dice))
        self.go_on()

    def clone(self) -> SequentialGame:
        """An independent copy. It has no generator: the caller enters chance."""
        twin = self._twin(self.state.clone())
        twin.log = None if self.log is None else list(self.log)
        twin._views, twin._pages, twin._texts = dict(self._views), dict(self._pages), dict(self._texts)
        twin.seat, twin.asking = self.seat, self.asking.clone()
        if self.partial_action is not None:
            twin.partial_action = self.partial_action.at(twin.state)
        return twin

    def guess(self, seat: Seat, rng: Rng) -> SequentialGame:
        """A copy that the seat cannot tell from this one; tokens that another seat has chosen are dropped."""
        twin = self._twin(self.game.guess(self.state, seat, rng))
        twin.seat, twin.asking = self.seat, self.asking.clone()
        if self.partial_action is not None and self.seat is not None:
            twin.partial_action = self.setting.adapter.action_tokens.begin(self.game, twin.state, self.seat)
            if self.seat == seat:
                go_up_to(twin.partial_action, self.partial_action.spelled)
            elif twin.partial_action.action is not None:
                twin.act(twin.partial_action.action)
        return twin

    def _twin(self, state: State) -> SequentialGame:
        twin = type(self).__new__(type(self))
        twin.setting, twin.game, twin.state = self.setting, self.game, state
        twin.dice = twin.log = twin.sink = twin.seat = twin.partial_action = None
        twin._views, twin._pages, twin._texts = {}, {}, {}
        return twin


def go_up_to(partial: PartialAction, begun: TokenSequence) -> None:
    """Advance a partial action without tokens by these tokens."""
    while partial.depth < len(begun):
        partial.add(begun[partial.depth])

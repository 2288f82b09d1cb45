"""A token game in which all seats that may act choose at the same time, round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from argosy.core.contract import Seat
from argosy.research.action_space import PartialAction, Token, begin_action
from argosy.research.setting import Setting
from argosy.research.token_game import TokenGame


class SimultaneousGame(TokenGame):
    """A table where all that may act are asked at once.

    While they spell nothing changes. When every word is complete all of them are carried out, where a clock runs in the
    order of its round; what another's action has made illegal lapses, as the second acceptance of one offer does. Then
    the clock ticks.
    """

    def __init__(self, setting: Setting, seed: str) -> None:
        super().__init__(setting, seed)
        self.partial_actions: dict[Seat, PartialAction] = {}
        self.go_on()

    def partial_action_of(self, seat: Seat) -> PartialAction | None:
        """The word of the seat, if it is asked in this round."""
        return self.partial_actions.get(seat)

    @property
    def waiting(self) -> list[Seat]:
        """The seats that have yet to complete their words."""
        return [seat for seat, spelling in self.partial_actions.items() if spelling.action is None]

    def go_on(self) -> None:
        """Up to the next decision, or to the end."""
        language = self.setting.adapter.action_tokens
        while True:
            self.run_chance()
            to_act = self.game.to_act(self.state)
            self.partial_actions = {
                seat: begin_action(language, self.state, seat, self.game.legal(self.state, seat)) for seat in to_act
            }
            if not to_act or self.waiting:
                return
            self._enact(to_act)

    def add(self, tokens: Mapping[Seat, Token]) -> None:
        """Every seat that has yet to complete its word goes on with a token. Raises ValueError."""
        waiting = self.waiting
        for seat in waiting:
            if seat not in tokens:
                raise ValueError(f"seat {seat} is asked for a token and gives none")
            self.partial_actions[seat].add(tokens[seat])
        if waiting and not self.waiting:
            self._enact(tuple(self.partial_actions))
            self.go_on()

    def _enact(self, to_act: tuple[Seat, ...]) -> None:
        """Carry out what all have spelled."""
        clock = self.game.tick(self.state) is not None
        order: Sequence[Seat] = self.asking.order(to_act) if clock else to_act
        for seat in order:
            action = self.partial_actions[seat].action
            assert action is not None
            if self.game.check(self.state, seat, action) is None:
                self.apply(seat, action)
        if clock and self.game.tick(self.state) is not None:
            self.tick()
            self.asking.round_over()
        else:
            self.asking.rounds = 0

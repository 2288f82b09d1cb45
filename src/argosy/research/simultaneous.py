"""A token game in which all seats that may act choose at the same time, round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from argosy.core.contract import Seat
from argosy.research.action_space import PartialAction, Token
from argosy.research.setting import Setting
from argosy.research.token_game import TokenGame


class SimultaneousGame(TokenGame):
    """A token game where all seats that may act are asked at once.

    Nothing changes until every action is complete. Then all of them are applied, where a clock runs in the order of its
    round. An action that another one has made illegal is dropped, such as the second acceptance of one offer. Then the
    clock ticks.
    """

    def __init__(self, setting: Setting, seed: str) -> None:
        super().__init__(setting, seed)
        self.partial_actions: dict[Seat, PartialAction] = {}
        self.go_on()

    def partial_action_of(self, seat: Seat) -> PartialAction | None:
        """The partial action of the seat, if it is asked in this round."""
        return self.partial_actions.get(seat)

    @property
    def waiting(self) -> list[Seat]:
        """The seats whose actions are not complete yet."""
        return [seat for seat, partial in self.partial_actions.items() if partial.action is None]

    def go_on(self) -> None:
        """Go on to the next decision or to the end."""
        tokens = self.setting.adapter.action_tokens
        while True:
            self.run_chance()
            to_act = self.game.to_act(self.state)
            self.partial_actions = {seat: tokens.begin(self.game, self.state, seat) for seat in to_act}
            if not to_act or self.waiting:
                return
            self._enact(to_act)

    def add(self, tokens: Mapping[Seat, Token]) -> None:
        """Add a token for every seat whose action is not complete. Raises ValueError."""
        waiting = self.waiting
        for seat in waiting:
            if seat not in tokens:
                raise ValueError(f"seat {seat} is asked for a token and gives none")
            self.partial_actions[seat].add(tokens[seat])
        if waiting and not self.waiting:
            self._enact(tuple(self.partial_actions))
            self.go_on()

    def _enact(self, to_act: tuple[Seat, ...]) -> None:
        """Apply the actions of all seats."""
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

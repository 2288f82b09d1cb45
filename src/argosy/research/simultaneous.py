"""A game whose seats spell together, round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from argosy.core.contract import Seat
from argosy.research.action_space import Letter, Spelling, spell
from argosy.research.setting import Setting
from argosy.research.token_game import Table


class Together(Table):
    """A table where all that may act are asked at once.

    While they spell nothing changes. When every word is complete all of them are carried out, where a clock runs in the
    order of its round; what another's action has made illegal lapses, as the second acceptance of one offer does. Then
    the clock ticks.
    """

    def __init__(self, setting: Setting, seed: str) -> None:
        super().__init__(setting, seed)
        self.spellings: dict[Seat, Spelling] = {}
        self.go_on()

    def spelling_of(self, seat: Seat) -> Spelling | None:
        """The word of the seat, if it is asked in this round."""
        return self.spellings.get(seat)

    @property
    def waiting(self) -> list[Seat]:
        """The seats that have yet to complete their words."""
        return [seat for seat, spelling in self.spellings.items() if spelling.action is None]

    def go_on(self) -> None:
        """Up to the next decision, or to the end."""
        language = self.setting.kit.language
        while True:
            self.run_chance()
            to_act = self.game.to_act(self.state)
            self.spellings = {
                seat: spell(language, self.state, seat, self.game.legal(self.state, seat)) for seat in to_act
            }
            if not to_act or self.waiting:
                return
            self._enact(to_act)

    def add(self, letters: Mapping[Seat, Letter]) -> None:
        """Every seat that has yet to complete its word goes on with a letter. Raises ValueError."""
        waiting = self.waiting
        for seat in waiting:
            if seat not in letters:
                raise ValueError(f"seat {seat} is asked for a letter and gives none")
            self.spellings[seat].add(letters[seat])
        if waiting and not self.waiting:
            self._enact(tuple(self.spellings))
            self.go_on()

    def _enact(self, to_act: tuple[Seat, ...]) -> None:
        """Carry out what all have spelled."""
        clock = self.game.tick(self.state) is not None
        order: Sequence[Seat] = self.asking.order(to_act) if clock else to_act
        for seat in order:
            action = self.spellings[seat].action
            assert action is not None
            if self.game.check(self.state, seat, action) is None:
                self.apply(seat, action)
        if clock and self.game.tick(self.state) is not None:
            self.tick()
            self.asking.round_over()
        else:
            self.asking.rounds = 0

"""A token game whose chance outcomes are chosen by the caller, as OpenSpiel needs it: two throws of a 256-sided die.

Chance in both games has far too many outcomes to list. So each outcome is drawn by our own generator from a seed that
OpenSpiel throws: two throws of 256 faces, 65,536 outcomes alike. The throws are all there is: the history of a game
leads to the same position again, and copies share no dice.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from argosy.core.contract import Action, State
from argosy.core.rng import Rng
from argosy.research.action_space import TokenSequence, begin_action
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame, up_to

FACES: Final = 256
THROWS: Final = 2
FORGOTTEN: Final = bytes(8)
"""The memory of a seat that was told nothing yet."""

Moves = tuple[tuple[int, Action], ...]


class ExternalChanceGame(SequentialGame):
    """A table with the throws so far of the chance that is due; it can be copied and sent elsewhere.

    It also keeps for every seat a fingerprint of all that the seat was ever told: the memory of perfect recall.
    """

    def __init__(self, setting: Setting) -> None:
        self.memories = [FORGOTTEN] * setting.seats
        self.thrown: tuple[int, ...] = ()
        super().__init__(setting, None)
        self.sink = []

    def apply(self, actor: int, action: Action) -> None:
        """Enter an input; every seat remembers what it is told of it."""
        super().apply(actor, action)
        if self.sink:
            for seat, memory in enumerate(self.memories):
                told = [event.told_to(seat) for event in self.sink]
                heard = repr([event for event in told if event is not None])
                self.memories[seat] = blake2b(memory + heard.encode(), digest_size=8).digest()
            self.sink.clear()

    def recollection(self, seat: int) -> str:
        """All that the seat sees, and a fingerprint of all that it was ever told."""
        return f"{self.memories[seat].hex()} {self.text(seat)}"

    def throw_die(self, face: int) -> None:
        """One throw; the last of them decides what chance brings."""
        self.thrown = (*self.thrown, face)
        if len(self.thrown) == THROWS:
            seed = "/".join(str(one) for one in self.thrown)
            self.thrown = ()
            self.throw(Rng(seed))

    def guess(self, seat: int, rng: Rng) -> ExternalChanceGame:
        """A copy that the seat cannot tell from this one; what the others remember there nobody knows."""
        twin = super().guess(seat, rng)
        assert isinstance(twin, ExternalChanceGame)
        twin.memories = [memory if other == seat else FORGOTTEN for other, memory in enumerate(self.memories)]
        return twin

    def _twin(self, state: State) -> SequentialGame:
        twin = super()._twin(state)
        assert isinstance(twin, ExternalChanceGame)
        twin.memories, twin.thrown, twin.sink = list(self.memories), self.thrown, []
        return twin

    def __deepcopy__(self, memo: object) -> SequentialGame:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Rebuild from the log of inputs."""
        if self.log is None:
            raise TypeError("a guessed world has no history, so it cannot be saved")
        moves: Moves = tuple([(entry.actor, entry.action) for entry in self.log])
        spelled: TokenSequence | None = None if self.partial_action is None else self.partial_action.spelled
        return rebuilt, (self.setting, moves, self.asking.asked, self.asking.rounds, self.seat, spelled, self.thrown)


def rebuilt(
    setting: Setting,
    moves: Moves,
    asked: int,
    rounds: int,
    seat: int | None,
    spelled: TokenSequence | None,
    thrown: tuple[int, ...],
) -> ExternalChanceGame:
    """The table to which these inputs led, with the word begun there."""
    table = ExternalChanceGame(setting)
    for actor, action in moves:
        table.apply(actor, action)
    table.asking.asked, table.asking.rounds = asked, rounds
    table.seat, table.thrown = seat, thrown
    if seat is not None and spelled is not None:
        menu = table.game.legal(table.state, seat)
        table.partial_action = up_to(begin_action(setting.adapter.action_tokens, table.state, seat, menu), spelled)
    return table

"""A token game whose caller chooses the chance outcomes, as OpenSpiel needs it: two throws of a 256-sided die.

Chance in a game has far too many outcomes to list. So each outcome is drawn by our own generator from a seed that
OpenSpiel throws: two throws of 256 faces, 65,536 equally likely seeds. There is no other source of chance: the same
history leads to the same position, and copies share no generator.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from argosy.core.contract import Action, State
from argosy.core.rng import Rng
from argosy.research.action_space import TokenSequence
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame, go_up_to

FACES: Final = 256
THROWS: Final = 2
FORGOTTEN: Final = bytes(8)
"""The memory of a seat that has seen no event yet."""

Moves = tuple[tuple[int, Action], ...]


class ExternalChanceGame(SequentialGame):
    """A token game with the throws so far for the chance that is due; it can be copied and pickled.

    It also keeps for every seat a fingerprint of all events that the seat was told: the memory of perfect recall.
    """

    def __init__(self, setting: Setting) -> None:
        self.memories = [FORGOTTEN] * setting.seats
        self.thrown: tuple[int, ...] = ()
        super().__init__(setting, None)
        self.sink = []

    def apply(self, actor: int, action: Action) -> None:
        """Enter an input, and add what each seat is told of it to the seat's fingerprint."""
        super().apply(actor, action)
        if self.sink:
            for seat, memory in enumerate(self.memories):
                told = [event.told_to(seat) for event in self.sink]
                heard = repr([event for event in told if event is not None])
                self.memories[seat] = blake2b(memory + heard.encode(), digest_size=8).digest()
            self.sink.clear()

    def recollection(self, seat: int) -> str:
        """All that the seat sees, and the fingerprint of all that it was told."""
        return f"{self.memories[seat].hex()} {self.text(seat)}"

    def throw_die(self, face: int) -> None:
        """Add a throw; the last one determines the outcome of chance."""
        self.thrown = (*self.thrown, face)
        if len(self.thrown) == THROWS:
            seed = "/".join(str(thrown) for thrown in self.thrown)
            self.thrown = ()
            self.throw(Rng(seed))

    def guess(self, seat: int, rng: Rng) -> ExternalChanceGame:
        """A copy that the seat cannot tell from this one; the memories of the other seats are empty there."""
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
    """The game after these inputs, with the partial action there."""
    table = ExternalChanceGame(setting)
    for actor, action in moves:
        table.apply(actor, action)
    table.asking.asked, table.asking.rounds = asked, rounds
    table.seat, table.thrown = seat, thrown
    if seat is not None and spelled is not None:
        table.partial_action = setting.adapter.action_tokens.begin(table.game, table.state, seat)
        go_up_to(table.partial_action, spelled)
    return table

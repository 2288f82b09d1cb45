"""A game that is played token by token in compiled code, and a batch of such games: what `VectorEnv` is made of.

It asks the same seats in the same order as `SequentialGame`, which has a log, texts and chance from outside as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from argosy.core.contract import CHANCE, CLOCK, Action, Edition, State
from argosy.core.rng import Rng
from argosy.core.turn_order import Asking
from argosy.research.action_space import NO_DECISION, ActionTokens, PartialAction
from argosy.research.state_encoder import StateEncoder, write_mask

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.registry import AnyGame

NOBODY = [NO_DECISION]


class TokenTable:
    """One game between seats that are asked one at a time; a menu of one entry asks no seat."""

    __slots__ = (
        "asking", "dice", "edition", "encoder", "game", "inputs", "options", "partial_action", "seat", "seats", "state",
        "tokens",
    )  # fmt: skip

    game: AnyGame
    seats: i64
    state: State
    seat: int | None
    """The seat that is asked; None once the game is over."""
    partial_action: PartialAction | None
    inputs: i64
    """How many inputs were entered."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str],
        edition: Edition,
        tokens: ActionTokens,
        encoder: StateEncoder,
        seed: str,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.tokens = tokens
        self.encoder = encoder
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """Begin a new game, whose chance is drawn from that seed."""
        self.dice = Rng(seed)
        self.asking = Asking(int(self.seats))
        self.state = self.game.start(int(self.seats), self.options, self.edition)
        self.seat = None
        self.partial_action = None
        self.inputs = 0
        self.go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def go_on(self) -> None:
        """Go on to the next decision or to the end."""
        game, s = self.game, self.state
        self.seat = None
        self.partial_action = None
        while True:
            while game.chance_due(s):
                game.apply(s, CHANCE, game.draw(s, self.dice))
                self.inputs += 1
            actor = self.asking.next(game, s)
            if actor is None:
                return
            self.inputs += 1
            if actor == CLOCK:
                tick = game.tick(s)
                assert tick is not None
                game.apply(s, CLOCK, tick)
                continue
            partial = self.tokens.begin(game, s, actor)
            action = partial.action
            if action is None:
                self.inputs -= 1
                self.seat = actor
                self.partial_action = partial
                return
            game.apply(s, actor, action)

    def legal_tokens(self, seat: int) -> list[int]:
        """The legal tokens of a seat, ascending: `wait` alone while it is not asked."""
        partial = self.partial_action
        return NOBODY if partial is None or seat != self.seat else partial.legal_tokens

    def add(self, token: int) -> None:
        """Add a token for the seat that is asked; a complete action is applied. Raises ValueError."""
        partial, seat = self.partial_action, self.seat
        if partial is None or seat is None:
            raise ValueError("no seat is asked for a token")
        partial.add(token)
        action = partial.action
        if action is not None:
            self.game.apply(self.state, seat, action)
            self.inputs += 1
            self.go_on()

    def act(self, action: Action) -> None:
        """Apply this action for the seat that is asked, and drop its tokens so far. Raises ValueError."""
        seat = self.seat
        if seat is None:
            raise ValueError("no seat is asked")
        refusal = self.game.check(self.state, seat, action)
        if refusal is not None:
            raise ValueError(f"{self.game.write(self.state, seat, action)} is refused: {refusal.code}")
        self.game.apply(self.state, seat, action)
        self.inputs += 1
        self.go_on()

    def observation(self, seat: int) -> bytes:
        """What a seat sees, with the tokens of its action so far, as the bytes of float32 numbers."""
        w = BytesWriter()
        self.write_observation(w, seat)
        return w.getvalue()

    def write_observation(self, w: BytesWriter, seat: int) -> None:
        """Write the same."""
        partial = self.partial_action
        spelled = () if partial is None or seat != self.seat else partial.spelled
        self.encoder.write_all(w, self.state, seat, spelled)

    def mask(self, seat: int) -> bytes:
        """The legal tokens of a seat, as one byte each."""
        w = BytesWriter()
        write_mask(w, self.encoder.tokens, self.legal_tokens(seat))
        return w.getvalue()


class Batch:
    """Several games that are stepped with one call and write into memory of the caller.

    `observations` and `masks` have one writable view of bytes for each game; or, where all seats are observed, for each
    seat of each game.
    """

    __slots__ = ("all_seats", "masks", "observations", "seats", "tables", "writer")

    def __init__(
        self, tables: list[TokenTable], observations: list[memoryview], masks: list[memoryview], all_seats: bool
    ) -> None:
        self.tables = tables
        self.observations = observations
        self.masks = masks
        self.all_seats = all_seats
        self.seats = [0] * len(tables)
        """By game: the seat that is asked, as last written."""
        self.writer = BytesWriter()  # always the same one, so that its memory need not grow each time

    def step(self, tokens: list[int], legal: list[bool], writes: bool) -> list[int]:
        """Add a token in each game, or the first legal one in its place; `legal` is set to whether it was legal.

        Returns the numbers of the games that have ended by it. `writes`: the others are written, each at once, while
        its objects are in the cache of the processor.
        """
        ended: list[int] = []
        for number, table in enumerate(self.tables):
            partial = table.partial_action
            if partial is None:
                continue
            token = tokens[number]
            legal[number] = token in partial.legal_tokens
            table.add(token if legal[number] else partial.legal_tokens[0])
            if table.partial_action is None:
                ended.append(number)
            elif writes:
                self.write_asked(number)
        return ended

    def write_asked(self, number: int) -> None:
        """Write what is seen in one game, and which seat is asked there."""
        seat = self.tables[number].seat
        assert seat is not None
        self.seats[number] = seat
        self.write(number, seat)

    def write(self, number: int, acting: int) -> None:
        """Write what the acting seat of one game sees, or every seat."""
        if not self.all_seats:
            self.write_row(number, number, acting)
            return
        seats = self.tables[number].seats
        for other in range(seats):
            self.write_row(number * seats + other, number, other)

    def write_row(self, row: i64, number: i64, seat: i64) -> None:
        """Write what a seat of one game sees to one row of the caller's memory."""
        table, w = self.tables[number], self.writer
        w.truncate(0)
        table.write_observation(w, seat)
        self.observations[row][:] = w.getvalue()
        w.truncate(0)
        write_mask(w, table.encoder.tokens, table.legal_tokens(seat))
        self.masks[row][:] = w.getvalue()

    def write_all(self) -> None:
        """Write what is seen in every game."""
        for number in range(len(self.tables)):
            self.write_asked(number)

"""What an environment plays and shows: game, seats, options, edition, parts of observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from argosy.core.contract import Edition, Seat, State
from argosy.core.match import MatchError, complete_options
from argosy.core.registry import AnyGame
from argosy.research.action_space import NO_DECISION
from argosy.research.game_adapters import GameAdapter, adapter
from argosy.research.observation import Encoder
from argosy.research.parts import ChosenParts, GlobalState

if TYPE_CHECKING:
    from argosy.network import Lookups


def default_seats(rules: AnyGame) -> int:
    """Four seats, or as near to four as the game allows."""
    return min(max(4, rules.seats[0]), rules.seats[-1])


def fill(buffer: Any, written: bytes | bytearray) -> None:
    """Fill the caller's buffer. Raises ValueError with a sentence, and then changes nothing."""
    view = memoryview(buffer)
    if view.readonly or not view.c_contiguous or view.nbytes != len(written):
        raise ValueError(f"the buffer must be writable, contiguous and of {len(written)} bytes; it has {view.nbytes}")
    view.cast("B")[:] = written


class Setting:
    """What is played: the game, the number of seats, the options, the edition. Raises ValueError with a sentence.

    `parts` are the parts of observations that are written; None: all.
    """

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        parts: Sequence[str] | None = None,
    ) -> None:
        found = adapter(key)
        rules = found.game
        self.seats: Final = default_seats(rules) if seats is None else seats
        if self.seats not in rules.seats:
            raise MatchError(f"{key} is played by {rules.seats[0]} to {rules.seats[-1]} seats, not {seats}")
        self.options: Final = complete_options(rules.options, options or {})
        self.path: Final = edition
        self.edition: Final[Edition] = rules.edition(edition)
        self.adapter: Final[GameAdapter] = replace(found, action_tokens=found.action_tokens.of(self.edition))
        self.parts: Final = None if parts is None else tuple(parts)
        whole = self.adapter.encoder(self.edition, self.seats)
        self.encoder: Final[Encoder[Any]] = whole if parts is None else ChosenParts(whole, parts)
        self.state_encoder: Final = self.encoder.fast()
        self.global_state: Final = GlobalState(self.encoder)
        self.token_count: Final = len(self.adapter.action_tokens.vocabulary)

    @cached_property
    def lookups(self) -> Lookups | None:
        """What a network should be given from a table in the observation, if there is one and all parts are written."""
        make = self.adapter.lookups
        return None if make is None or self.parts is not None else make(self.encoder)

    def observe_into(self, state: State, seat: Seat, buffer: Any) -> None:
        """Write what a seat sees into the caller's float32 buffer, such as a row of an array. Raises ValueError."""
        fill(buffer, self.observed(state, seat))

    def observed(self, state: State, seat: Seat) -> bytes:
        """What a seat sees, as the bytes of float32 numbers."""
        if self.state_encoder is None:
            return self.encoder.numbers(self.adapter.game.view(state, seat), seat).tobytes()
        return self.state_encoder.encode(state, seat)

    def mask_into(self, state: State, seat: Seat, buffer: Any) -> None:
        """Write the first tokens of a seat's legal actions as 0 and 1 into a buffer of bytes. Raises ValueError."""
        game, mask = self.adapter.game, bytearray(self.token_count)
        legal = self.adapter.action_tokens.begin(game, state, seat).legal_tokens if seat in game.to_act(state) else []
        for token in legal or [NO_DECISION]:
            mask[token] = 1
        fill(buffer, mask)

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        """Pickle the arguments that it was made with."""
        return type(self), (self.adapter.key, self.seats, self.options, self.path, self.parts)

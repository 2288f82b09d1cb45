"""A live game in memory: its state and its log. `play` adds inputs; `undo` and `rewind` remove them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Final, Generic, cast, overload

from argosy.core import limits
from argosy.core.contract import CHANCE, A, Action, E, Edition, Event, Game, Illegal, Result, S, Seat, State, V, View
from argosy.core.copying import Remade, remade
from argosy.core.peek import Peek
from argosy.core.record import Header, Input, Record
from argosy.core.registry import game as find_game
from argosy.core.rng import ALGORITHM, Rng, SecureRng, commitment

MARK: Final = 512
"""Inputs between two stored positions, from which an undo replays."""


class MatchError(ValueError):
    """A match cannot be created with these arguments; the message says what is allowed."""


class Match(Generic[S, A, V, E]):
    """A game in progress. It draws chance outcomes itself; all other inputs are entered with `play`."""

    def __init__(self, game: Game[S, A, V, E], header: Header, edition: E, seed: str | None) -> None:
        self.game = game
        self.header = header
        self.edition = edition
        self._seed = seed
        self._rng = None if seed is None else SecureRng(seed)
        self._log: list[Input] = []
        self._told: list[list[Event]] = []
        self._marks: list[tuple[int, S, SecureRng | None]] = []
        """Stored positions: the number of inputs, the state and the generator after them."""
        self.state: S = game.start(header.seats, header.options, edition)
        self._run_chance()

    def __reduce__(self) -> Remade:
        return remade(self, self.game, self.header, self.edition, None)  # no seed, so that nothing is drawn

    @overload
    @staticmethod
    def new(
        game: str,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        scripted: bool = False,
    ) -> Match[State, Action, View, Edition]: ...

    @overload
    @staticmethod
    def new(
        game: Game[S, A, V, E],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        scripted: bool = False,
    ) -> Match[S, A, V, E]: ...

    @staticmethod
    def new(
        game: str | Game[S, A, V, E],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        scripted: bool = False,
    ) -> Match[S, A, V, E] | Match[State, Action, View, Edition]:
        """A new match of a game, which is given by its key or as a `Game`. Raises MatchError or EditionError.

        `seed`: None draws a random seed. `edition`: the folder of another edition. `scripted`: chance outcomes are
        entered with `play` too, for tests and puzzles.
        """
        if isinstance(game, str):
            return _new(find_game(game), seats, seed, options, edition, scripted)
        return _new(game, seats, seed, options, edition, scripted)

    @property
    def log(self) -> tuple[Input, ...]:
        """All inputs so far, chance included."""
        return tuple(self._log)

    @property
    def number(self) -> int:
        """The number of inputs so far."""
        return len(self._log)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """Points and places; None until the game is over."""
        return self.game.result(self.state)

    @property
    def record(self) -> Record:
        """The match as a saved game; it contains the seed only once the game is over.

        It has every input, including choices that are still face down: for the host, not for players.
        """
        seed = self._seed if self.game.over(self.state) else None
        return Record(self.header, self.log, seed, self.result)

    def saved(self) -> Record:
        """The match as a saved game that can be continued. It contains the seed: for the host, not for players."""
        return Record(self.header, self.log, self._seed, self.result)

    def legal(self, seat: Seat) -> Sequence[A]:
        """The menu of the seat; empty if it may not act."""
        return self.game.legal(self.state, seat) if seat in self.to_act else ()

    def view(self, seat: Seat | None, common: V | None = None) -> V:
        """Everything that the seat (None: an onlooker) may see and remember. `common`: see `Game.view`."""
        if seat is not None and not 0 <= seat < self.header.seats:
            raise ValueError(f"there is no seat {seat}; seats count from 0 to {self.header.seats - 1}")
        return self.game.view(self.state, seat, common)

    def peek(self, seat: Seat) -> Peek[S, A, V, E]:
        """What a bot in that seat gets: its view, its menu and guessed worlds."""
        return Peek(self.game, self.state, seat, Rng(f"peek {len(self._log)} {seat}"))

    def read(self, actor: int, text: str) -> A | Illegal:
        """The action that a line of notation means in this position, or why it cannot be parsed."""
        return self.game.read(self.state, actor, text)

    def write(self, actor: int, action: Action) -> str:
        """The action in notation."""
        return self.game.write(self.state, actor, action)

    def play(self, actor: int, action: Action | str) -> list[Event] | Illegal:
        """Enter an action or a line of notation. Returns the events that it caused, or why it was refused.

        A refused input changes nothing. The events contain secrets: call `told_to` before showing them to a player.
        """
        if isinstance(action, str):
            meant = self.game.read(self.state, actor, action)
            if isinstance(meant, Illegal):
                return meant
            action = meant
        refusal = self.game.check(self.state, actor, action)
        if refusal is not None:
            return refusal
        before = len(self._log)
        self._enter(actor, action)
        self._run_chance()
        return [event for told in self._told[before:] for event in told]

    def events(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events from input number `since` on, as the seat (None: an onlooker) may know them."""
        every = [event.told_to(seat) for told in self._told[since:] for event in told]
        return [event for event in every if event is not None]

    def story(self, since: int = 0) -> list[list[Event]]:
        """The events of each input from number `since` on, secrets included: for the host, not for players."""
        return [list(told) for told in self._told[since:]]

    def undo(self, seat: Seat) -> Illegal | None:
        """Undo the seat's last input if nobody has acted since and it revealed nothing. Returns why not, or None.

        A choice that is still face down can be undone even after others have acted.
        """
        at = self._undoable(seat)
        if at is None:
            last = self.last_input(seat)
            why = None if last is None else self.bound(last)
            return Illegal("undo.none", "", {}) if last is None else why or Illegal("undo.too_late", "", {})
        self._replay(self._log[:at] + self._log[at + 1 :], at)
        return None

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would succeed."""
        return self._undoable(seat) is not None

    def rewind(self, number: int, freely: bool = False) -> Illegal | None:
        """Undo all inputs after the first `number`, the first of them by a seat. Callers ask all players first.

        Refused where `bound` forbids it and after the end of the game, unless `freely`: in a lesson nobody minds.
        Chance that is drawn again under the same conditions has the same outcome.
        """
        in_game = self.header.taken <= number < len(self._log) and (freely or not self.game.over(self.state))
        if not in_game or self._log[number].actor == CHANCE or (not freely and self._log[number].actor < 0):
            return Illegal("undo.too_late", "", {})
        if not freely and (why := self.bound(number)) is not None:
            return why
        self._replay(self._log[:number], number)
        return None

    def bound(self, number: int) -> Illegal | None:
        """Why inputs after the first `number` can never be undone: one of them showed a seat another seat's cards."""
        seen = any(event.binds() for told in self._told[number:] for event in told)
        return Illegal("undo.seen", "", {}) if seen else None

    def last_input(self, seat: Seat) -> int | None:
        """The index in the log of the seat's last input; None if it has made none in this game."""
        for number in range(len(self._log) - 1, self.header.taken - 1, -1):
            if self._log[number].actor == seat:
                return number
        return None

    def _undoable(self, seat: Seat) -> int | None:
        """The index of the input that `undo` would remove: the last input, or the seat's face-down choice."""
        last = self.last_input(seat)
        if last is None or self.game.over(self.state):
            return None
        latest = last == len(self._log) - 1 and not any(event.reveals() for event in self._told[-1])
        return last if latest or seat in self.game.sealed(self.state) else None

    def reseed(self, seed: str | None) -> None:
        """Draw chance from that seed, from which the log after its first `header.taken` inputs was drawn too."""
        for _ in self.reseeding(seed):
            pass

    def reseeding(self, seed: str | None) -> Iterator[None]:
        """Like `reseed`, for callers with other things to do in between: stops after each input."""
        self._seed = seed
        log = self.log
        self._go_back(0)
        for entry in log:
            self._enter_again(entry)
            yield
        self._run_chance()

    def _replay(self, log: Sequence[Input], same: int) -> None:
        """Replace the log by this one, whose first `same` inputs are those of the present log."""
        self._go_back(same)
        for entry in log[len(self._log) :]:
            self._enter_again(entry)

    def _go_back(self, number: int) -> None:
        """Go back to the last stored position with at most so many inputs, or to the start."""
        while self._marks and self._marks[-1][0] > number:
            self._marks.pop()
        if number == 0 or not self._marks:
            self._marks = []
            self.state = self.game.start(self.header.seats, self.header.options, self.edition)
            self._rng = None if self._seed is None else SecureRng(self._seed)
            self._log, self._told = [], []
            return
        entered, state, rng = self._marks[-1]
        self.state = cast("S", state.clone())
        self._rng = deepcopy(rng)
        self._log, self._told = self._log[:entered], self._told[:entered]

    def _enter_again(self, entry: Input) -> None:
        """Enter an input of a log. Each chance outcome is drawn once more to restore the generator's position.

        The first `header.taken` inputs come from another game with another seed, so nothing is drawn for them.
        """
        if entry.actor == CHANCE and self._rng is not None and len(self._log) >= self.header.taken:
            self.game.draw(self.state, self._rng)
        self._enter(entry.actor, entry.action)

    def _enter(self, actor: int, action: Action) -> None:
        events: list[Event] = []
        self.game.apply(self.state, actor, action, events)
        self._log.append(Input(actor, action))
        self._told.append(events)
        if len(self._log) % MARK == 0:
            self._marks.append((len(self._log), cast("S", self.state.clone()), deepcopy(self._rng)))

    def _run_chance(self) -> None:
        while self._rng is not None and self.game.chance_due(self.state):
            self._enter(CHANCE, self.game.draw(self.state, self._rng))


def complete_options(known: Mapping[str, tuple[str, ...]], given: Mapping[str, str]) -> dict[str, str]:
    """The given options, with defaults for all others. Raises MatchError."""
    for name, value in given.items():
        if name not in known:
            raise MatchError(f"there is no option {name!r}; there are {', '.join(known)}")
        if value not in known[name]:
            raise MatchError(f"option {name} cannot be {value!r}; it can be {', '.join(known[name])}")
    return {name: given.get(name, values[0]) for name, values in known.items()}


def _new(
    game: Game[S, A, V, E],
    seats: int,
    seed: int | str | None,
    options: Mapping[str, str] | None,
    edition: str | None,
    scripted: bool,
) -> Match[S, A, V, E]:
    """Build the header and the match. Raises MatchError or EditionError."""
    if seats not in game.seats:
        raise MatchError(f"{game.key} is played by {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    text = secrets.token_hex(32) if seed is None else str(seed)
    if (fault := limits.too_long("the seed", text, limits.SEED)) is not None:
        raise MatchError(fault)
    data = game.edition(edition)
    header = Header(
        game=game.key,
        rules=game.rules_version,
        seats=seats,
        options=complete_options(game.options, options or {}),
        edition=data.name,
        edition_digest=data.digest,
        edition_files=None if edition is None else data.files,
        seed_sha256=None if scripted else commitment(text),
        rng="" if scripted else ALGORITHM,
    )
    return Match(game, header, data, None if scripted else text)

"""A live game: the only thing that changes it, and its log."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Generic, overload

from argosy.core import limits
from argosy.core.contract import CHANCE, A, Action, E, Edition, Event, Game, Illegal, Result, S, Seat, State, V, View
from argosy.core.copying import Remade, remade
from argosy.core.peek import Peek
from argosy.core.record import Header, Input, Record
from argosy.core.registry import game as find_game
from argosy.core.rng import ALGORITHM, Rng, SecureRng, commitment


class MatchError(ValueError):
    """A match cannot be made like that; says what would be right."""


class Match(Generic[S, A, V, E]):
    """One game being played: chance is drawn by itself, everything else comes in through `play`."""

    def __init__(self, game: Game[S, A, V, E], header: Header, edition: E, seed: str | None) -> None:
        self.game = game
        self.header = header
        self.edition = edition
        self._seed = seed
        self._rng = None if seed is None else SecureRng(seed)
        self._log: list[Input] = []
        self._told: list[list[Event]] = []
        self.state: S = game.start(header.seats, header.options, edition)
        self._run_chance()

    def __reduce__(self) -> Remade:
        return remade(self, self.game, self.header, self.edition, None)  # without a seed: nothing is drawn

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
        """A new match of a game, given by key or itself.

        Without a seed it draws one. `edition` is the folder of another edition. `scripted`: chance comes in through
        `play` as well, for tests and puzzles.
        """
        if isinstance(game, str):
            return _new(find_game(game), seats, seed, options, edition, scripted)
        return _new(game, seats, seed, options, edition, scripted)

    @property
    def log(self) -> tuple[Input, ...]:
        """Every input so far, chance included."""
        return tuple(self._log)

    @property
    def number(self) -> int:
        """How many inputs there have been."""
        return len(self._log)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """Points and places once the game is over."""
        return self.game.result(self.state)

    @property
    def record(self) -> Record:
        """The match as a saved game; the seed is revealed once the game is over.

        It holds everything that was entered, choices that still lie face down included: the host's, not the players'.
        """
        seed = self._seed if self.game.over(self.state) else None
        return Record(self.header, self.log, seed, self.result)

    def saved(self) -> Record:
        """The match as a saved game that can be played on: with its seed, so not for other players' eyes."""
        return Record(self.header, self.log, self._seed, self.result)

    def legal(self, seat: Seat) -> Sequence[A]:
        """The menu of the seat; empty if it may not act."""
        return self.game.legal(self.state, seat) if seat in self.to_act else ()

    def view(self, seat: Seat | None, common: V | None = None) -> V:
        """What the seat may see and remember; None is an onlooker. `common`: see `Game.view`."""
        if seat is not None and not 0 <= seat < self.header.seats:
            raise ValueError(f"there is no seat {seat}; seats count from 0 to {self.header.seats - 1}")
        return self.game.view(self.state, seat, common)

    def peek(self, seat: Seat) -> Peek[S, A, V, E]:
        """A look through the seat's eyes, for a bot."""
        return Peek(self.game, self.state, seat, Rng(f"peek {len(self._log)} {seat}"))

    def read(self, actor: int, text: str) -> A | Illegal:
        """The action that a line of notation means here."""
        return self.game.read(self.state, actor, text)

    def write(self, actor: int, action: Action) -> str:
        """The action in notation."""
        return self.game.write(self.state, actor, action)

    def play(self, actor: int, action: Action | str) -> list[Event] | Illegal:
        """Enter an action, or a line of notation; the events it brought about, or why it was refused.

        A refused input changes nothing. Events are the full truth: pass them through `told_to` before showing them.
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
        """The story so far (from input number `since`) as told to the seat; None is an onlooker."""
        every = [event.told_to(seat) for told in self._told[since:] for event in told]
        return [event for event in every if event is not None]

    def story(self, since: int = 0) -> list[list[Event]]:
        """What each input from number `since` on brought about, in full: the host's, not the players'."""
        return [list(told) for told in self._told[since:]]

    def undo(self, seat: Seat) -> Illegal | None:
        """Take back the seat's last input where nobody has learnt or done anything since."""
        at = self._undoable(seat)
        if at is None:
            last = self.last_input(seat)
            why = None if last is None else self.bound(last)
            return Illegal("undo.none", "", {}) if last is None else why or Illegal("undo.too_late", "", {})
        self._replay(self._log[:at] + self._log[at + 1 :])
        return None

    def can_undo(self, seat: Seat) -> bool:
        """Whether `undo` would be granted."""
        return self._undoable(seat) is not None

    def rewind(self, number: int) -> Illegal | None:
        """Take back a seat's input and everything after it, for those who all agree; not what `bound` says must stay.

        `number` is how many inputs stay. What chance decided comes again the same when it is asked the same.
        """
        in_game = self.header.taken <= number < len(self._log) and not self.game.over(self.state)
        if not in_game or self._log[number].actor < 0:
            return Illegal("undo.too_late", "", {})
        if (why := self.bound(number)) is not None:
            return why
        self._replay(self._log[:number])
        return None

    def bound(self, number: int) -> Illegal | None:
        """Why the inputs after the first `number` must stay, whoever agrees: cards of others were seen since."""
        seen = any(event.binds() for told in self._told[number:] for event in told)
        return Illegal("undo.seen", "", {}) if seen else None

    def last_input(self, seat: Seat) -> int | None:
        """How many inputs there were before the seat's last one; None if it has made none in this game."""
        for number in range(len(self._log) - 1, self.header.taken - 1, -1):
            if self._log[number].actor == seat:
                return number
        return None

    def _undoable(self, seat: Seat) -> int | None:
        """The last input, if it is this seat's, or its choice that lies face down; nothing once the game is over."""
        last = self.last_input(seat)
        if last is None or self.game.over(self.state):
            return None
        latest = last == len(self._log) - 1 and not any(event.reveals() for event in self._told[-1])
        return last if latest or seat in self.game.sealed(self.state) else None

    def reseed(self, seed: str | None) -> None:
        """Let chance go on from that seed, from which everything but the inputs taken over was drawn."""
        self._seed = seed
        self._replay(self.log)
        self._run_chance()

    def _replay(self, log: Sequence[Input]) -> None:
        """Enter a log anew, drawing chance from the seed again so that its streams stand where they stood.

        What was taken over from another game was drawn from another seed, so nothing is drawn there.
        """
        self.state = self.game.start(self.header.seats, self.header.options, self.edition)
        self._rng = None if self._seed is None else SecureRng(self._seed)
        self._log, self._told = [], []
        for number, entry in enumerate(log):
            if entry.actor == CHANCE and self._rng is not None and number >= self.header.taken:
                self.game.draw(self.state, self._rng)
            self._enter(entry.actor, entry.action)

    def _enter(self, actor: int, action: Action) -> None:
        events: list[Event] = []
        self.game.apply(self.state, actor, action, events)
        self._log.append(Input(actor, action))
        self._told.append(events)

    def _run_chance(self) -> None:
        while self._rng is not None and self.game.chance_due(self.state):
            self._enter(CHANCE, self.game.draw(self.state, self._rng))


def complete_options(known: Mapping[str, tuple[str, ...]], given: Mapping[str, str]) -> dict[str, str]:
    """The given options with defaults for the rest. Raises MatchError."""
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
    """A new match, its header filled in. Raises MatchError or EditionError."""
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

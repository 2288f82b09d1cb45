"""Plays a game with people who share one screen, and bots: turns, hand-over, confirmation, automatic saving."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.bots.levels import bot
from argosy.bots.play import BotError, decision, enter
from argosy.cli.complaint import Complaint
from argosy.cli.hot_seat import ending, saves
from argosy.cli.hot_seat.commands import Commands
from argosy.cli.hot_seat.rounds import Rounds
from argosy.cli.hot_seat.seating import Sitter
from argosy.core.contract import Action, Illegal, Seat
from argosy.core.peek import Budget
from argosy.games.package import text_of
from argosy.text.blocks import HEADING, QUIET, WARNING
from argosy.text.game_text import Room

if TYPE_CHECKING:
    from argosy.cli.screen import Screen
    from argosy.core.replay import AnyMatch
    from argosy.text.translate import Words

LONGEST_LINE: Final = 300
SECONDS: Final = 2.0
"""How long a bot may think, if its level uses time."""


class HotSeat:
    """One game in one terminal."""

    def __init__(
        self,
        match: AnyMatch,
        sitters: Sequence[Sitter],
        screen: Screen,
        words: Words,
        path: Path,
        confirm: bool = True,
        hints: bool = True,
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.names = [sitter.name for sitter in sitters]
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.bots = {seat: bot(sitter.bot) for seat, sitter in enumerate(sitters) if sitter.bot is not None}
        self.screen = screen
        self.words = words
        self.game_text = text_of(match, words, self.names)
        self.path = path
        self.saved: bool | None = None
        """Whether the last attempt to save succeeded; None before the first attempt."""
        self.confirm = confirm
        self.rounds = Rounds(match, self.game_text, self.people)
        self.amid: Seat | None = None
        """The seat whose go is not over yet, while a clock runs."""
        self.commands = Commands(match, self.names, screen, words, self.game_text, self.copy, hints)
        self.told = {seat: _after_last_input(match, seat) for seat in range(len(sitters))}
        """By seat: how many inputs of the log it has been shown."""
        self.onlooker_told = 0
        self.holder: Seat | None = self.people[0] if len(self.people) == 1 else None
        """The seat whose player is at the screen."""

    def run(self) -> None:
        """Play to the end. Raises EndOfInput, Quit or Complaint; the game is saved in any case."""
        self.save()
        try:
            while self.match.to_act:
                seat = self.next_seat()
                if seat is None:
                    self.rounds.next_round()
                elif seat in self.bots:
                    self.bot_acts(seat)
                else:
                    self.save()
                    self.person_acts(seat)
        finally:
            self.save()
        if self.people:
            self.onlooker_told = max([self.told[seat] for seat in self.people])
        self.tell(None)
        self.screen.show(
            ending.blocks(self.match, self.names, self.words, self.game_text, self.path if self.saved else None)
        )

    def next_seat(self) -> Seat | None:
        """The seat that acts next: the one at the screen, then other people, then bots.

        Bots come last so that people can still undo a face-down choice. None if nobody may act, or if a clock runs and
        all have had their go.
        """
        to_act = self.rounds.due()
        if not to_act:
            return None
        if self.holder in to_act:
            return self.holder
        return min(to_act, key=lambda seat: (seat in self.bots, seat))

    def save(self) -> None:
        """Save the game; if saving fails, warn once and go on."""
        try:
            saves.save(self.path, self.match, self.sitters)
        except OSError as problem:
            if self.saved is not False:
                self.screen.say(self.words.text("cli-save-failed", problem=str(problem)), WARNING)
            self.saved = False
        else:
            self.saved = True

    def copy(self, path: Path) -> None:
        """Save a copy elsewhere. Raises OSError or ValueError."""
        saves.save(path, self.match, self.sitters)

    # Bots

    def bot_acts(self, seat: Seat) -> None:
        """Let a bot act. Raises Complaint if it fails or chooses an illegal action."""
        header = self.match.header
        clock = self.rounds.running
        seed = f"{header.seed_sha256}/{self.match.number}/{seat}"
        budget = Budget(seed, seconds=SECONDS, company=bool(self.people))
        try:
            peek = self.match.peek(seat)
            action = decision(self.bots[seat], peek, budget)
            enter(self.match, self.bots[seat], peek, action)
        except BotError as problem:
            said = self.words.text("cli-bot-failed", name=self.names[seat], problem=str(problem))
            raise Complaint(said) from problem
        if clock:
            self.rounds.goes_on(seat, action)
        if not self.people:
            self.tell(None)

    # People

    def person_acts(self, seat: Seat) -> None:
        """Let a person decide, until an input was made and not undone."""
        if seat != self.holder:
            self.hand_over(seat)
        if seat == self.amid and self.screen.plain:
            self.tell(seat, everything=True)  # the rest was shown when the go began
        else:
            self.show_decision(seat)
        self.amid = None
        clock = self.rounds.running
        while True:
            line = self.screen.ask(f"{self.names[seat]}>")
            if not line:
                self.show_decision(seat)
            elif line.lower() == "undo":
                if self.undo(seat):
                    return
            elif not self.commands.answer(seat, line) and (action := self.enter(seat, line)) is not None:
                break
        self.save()
        if not clock:
            self.settle(seat)
        elif self.rounds.goes_on(seat, action):
            self.amid = seat

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen of the previous player, and wait until the next one is at the screen."""
        self.screen.clear(secrets=True)
        self.screen.ask(self.words.text("cli-hand-over", name=self.names[seat]))
        self.screen.clear(secrets=True)
        self.holder = seat

    def show_decision(self, seat: Seat) -> None:
        """Show what happened since, then everything needed for the decision."""
        self.screen.clear()
        self.tell(seat)
        room = Room.EAR if self.screen.plain else Room.SMALL if self.screen.small else Room.WIDE
        self.screen.show(self.game_text.decision(self.match.view(seat), room), airy=True)
        self.screen.say(self.words.text("cli-hint"), QUIET)

    def tell(self, seat: Seat | None, everything: bool = False) -> None:
        """Show the events since this seat (None: an onlooker) was last shown any."""
        since = self.onlooker_told if seat is None else self.told[seat]
        for event in self.match.events(seat, since):
            message = self.match.game.tell(self.match.state, event)
            if everything or not (message.silent or message.id in self.game_text.unsaid):
                self.screen.say(self.words.say(message, self.names), HEADING if message.heading else "")
        if seat is None:
            self.onlooker_told = self.match.number
        else:
            self.told[seat] = self.match.number

    def enter(self, seat: Seat, line: str) -> Action | None:
        """Play a line of notation or an entry of the menu; a refusal is shown and changes nothing."""
        if len(line) > LONGEST_LINE:
            self.screen.say(self.words.text("cli-long-line"), WARNING)
            return None
        if line.isdecimal():
            menu = self.game_text.actions(self.match.view(seat))
            if not 1 <= int(line) <= len(menu):
                self.screen.say(self.words.text("cli-no-entry", number=line, entries=len(menu)), WARNING)
                return None
            meant: Action | Illegal = menu[int(line) - 1]
        else:
            meant = self.match.read(seat, line)
        refusal = meant if isinstance(meant, Illegal) else self.match.play(seat, meant)
        if isinstance(refusal, Illegal):
            self.screen.say(self.words.refusal(refusal, self.names), WARNING)
            return None
        assert not isinstance(meant, Illegal)
        return meant

    def settle(self, seat: Seat) -> None:
        """Offer to undo the input, before anybody else acts."""
        if not self.confirm or not self.match.can_undo(seat) or self.next_seat() == seat:
            return
        self.tell(seat)
        while line := self.screen.ask(self.words.text("cli-confirm")):
            if line.lower() == "undo":
                self.undo(seat)
                return
            if not self.commands.answer(seat, line):
                self.screen.say(self.words.text("cli-confirm-again"), WARNING)

    def undo(self, seat: Seat) -> bool:
        """Undo the last input of the seat, or show why not."""
        refusal = self.match.undo(seat)
        if isinstance(refusal, Illegal):
            self.screen.say(self.words.refusal(refusal, self.names), WARNING)
            return False
        self.told = {other: min(told, self.match.number) for other, told in self.told.items()}
        self.screen.say(self.words.text("cli-undone"))
        return True


def _after_last_input(match: AnyMatch, seat: Seat) -> int:
    """The number of the seat's own last input: in a resumed game it is shown what happened after that."""
    return max([number for number, entry in enumerate(match.log, 1) if entry.actor == seat], default=0)

"""How Trading in the Mediterranean looks in a terminal: the decision of a seat, the whole table, the boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Seat, Term, View
from argosy.games.mediterranean.rules.actions import READY, WAIT
from argosy.games.mediterranean.text.menu import MediterraneanMenu
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.text.blocks import HEADING, QUIET, STRONG, Block, Grid, Line
from argosy.text.game_text import Room

UNSAID: Final = (
    "offered", "offered-own", "offer-withdrawn", "offer-gone", "ready-set", "stored", "stored-known",
    "unfolded", "unfolded-calamities",
)  # fmt: skip
NOTATION: Final = (
    ("offer 2 wine for 1 gold", "offer"),
    ("offer 2 wine for 1 gold + 1vp to 3", "offer-to"),
    ("offer 1 ore for 1 salt with ore-mars", "offer-with"),
    ("offer 1 salt for spare g5 1 to 3", "offer-pact"),
    ("accept 12", "accept"),
    ("accept 12 with ore-mars", "accept-with"),
    ("withdraw 12", "withdraw"),
    ("store wine-mars salt-venus", "store"),
    ("show 2 wine", "show"),
    ("wait", "wait"),
    ("ready", "ready"),
    ("use g4", "use"),
    ("use g5 on 3", "use-on"),
    ("flip religion", "flip"),
    ("pass", "pass"),
    ("bank prosperity", "bank"),
    ("accuse 2", "accuse"),
    ("penalty 3", "penalty"),
    ("vote 2", "vote"),
    ("lose farm grain", "lose"),
    ("build g4", "build"),
    ("buy army from farm salt", "buy"),
    ("points 3", "points"),
    ("undo purchase", "undo-purchase"),
    ("confirm", "confirm"),
)
"""An example of every kind of input, and the message that explains it."""


class MediterraneanFace(MediterraneanMenu):
    """Trading in the Mediterranean in a terminal, for one match."""

    unsaid = frozenset(f"mediterranean-event-{id}" for id in UNSAID)
    passing: tuple[Action, ...] = (WAIT, READY)
    letter = "M"
    questions: tuple[tuple[str, str], ...] = (
        ("table", "cli-mediterranean-help-table"),
        ("boards", "cli-mediterranean-help-boards"),
    )
    examples = ("M6", "M6.4")

    def decision(self, view: View, room: Room) -> list[Block]:
        """Status, players, what this phase is about; the prompt comes last, near the input."""
        assert isinstance(view, MediterraneanView)
        blocks: list[Block] = [self.status(view)]
        if room is Room.WIDE or (room is Room.EAR and view.phase != "trading"):
            blocks.append(self.players(view))
        blocks += self.phase_blocks(view, room)
        return [*blocks, Line(self.words.say(view.prompt, self.names), STRONG)]

    def phase_blocks(self, view: MediterraneanView, room: Room) -> list[Block]:
        """What the present phase needs."""
        wide = room is Room.WIDE
        board = [] if view.seat is None else self.board(view.players[view.seat])
        if view.phase == "trading":
            blocks = [*board, *self.development_line(view), *self.calamities(view)] if wide else []
            blocks += [*self.promises(view), *self.traces(view), *self.offers(view), *self.hand(view)]
            return blocks + self.stock(view)
        if view.phase == "purchasing":
            return [*board, *self.developments(view)]
        if view.phase == "civic":
            shown = self.developments(view) if wide else self.development_line(view)
            return [*board, *self.promises(view), *shown, *self.calamities(view)]
        if view.phase == "judging":
            return [*self.hand(view), *self.stock(view)]
        if view.phase == "resolution":
            return [*self.spent(view), *board, *self.calamities(view)]
        return []

    def menu(self, view: View) -> list[Block]:
        """Every listed input, numbered."""
        assert isinstance(view, MediterraneanView)
        return self.menu_blocks(view)

    def actions(self, view: View) -> Sequence[Action]:
        """The inputs of the menu in the order of their numbers; offers are not among them."""
        assert isinstance(view, MediterraneanView)
        return [entry.action for entry in view.menu]

    def ready(self, view: View) -> tuple[Seat, ...]:
        """The seats that are ready to end trading."""
        assert isinstance(view, MediterraneanView)
        return tuple([player.seat for player in view.players if player.ready])

    def table(self, view: View) -> list[Block]:
        """Everything public, and the seat's own cards."""
        assert isinstance(view, MediterraneanView)
        blocks: list[Block] = [self.status(view), self.players(view)]
        blocks += [*self.developments(view), *self.calamities(view), *self.spent(view), *self.promises(view)]
        blocks += [*self.offers(view, len(view.offers)), *self.traces(view), *self.hand(view), *self.stock(view)]
        unseen: dict[str, int] = {}
        for name, count in view.unseen.items():
            good = name.partition("-")[0]
            unseen[good] = unseen.get(good, 0) + count
        return [*blocks, Line(self.text("unseen", goods=self.goods(unseen)), QUIET), *self.boards(view)]

    def boards(self, view: MediterraneanView) -> list[Block]:
        """All player boards."""
        blocks: list[Block] = []
        for player in view.players:
            blocks += [Line(self.player_name(view, player.seat), HEADING), *self.board(player)]
        return blocks

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """All player boards; None if the command is something else."""
        assert isinstance(view, MediterraneanView)
        return self.boards(view) if command == "boards" else None

    def notation(self) -> list[Block]:
        """How inputs are typed, phase by phase."""
        rows = tuple([(typed, self.text(f"notation-{key}")) for typed, key in NOTATION])
        return [Grid(self.text("notation"), ("", ""), rows)]

    def source(self, key: str) -> str:
        """A source of victory points as a word."""
        return self.say("source", source=Term("source", key))

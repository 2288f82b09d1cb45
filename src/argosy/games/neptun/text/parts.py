"""The parts of Neptun's screen: status, display, charts, cards, players, temples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.games.neptun.edition.reader import GOLD_TEMPLE
from argosy.games.neptun.rules.state import TURNS
from argosy.games.neptun.text.cells import contract_cell, names_cell, oar_cell, oars_cell, pays_cell, short_cell
from argosy.games.neptun.view.view import NeptunView, Player, Temple
from argosy.text.blocks import STRONG, Block, Grid, Line

if TYPE_CHECKING:
    from argosy.games.neptun.edition.components import Edition
    from argosy.text.translate import Words


class NeptunParts:
    """Everything that can stand on the screen of one match."""

    def __init__(self, words: Words, names: Sequence[str], edition: Edition) -> None:
        self.words = words
        self.names = names
        self.edition = edition

    def text(self, key: str, **args: str | int) -> str:
        """A text of the terminal's own about Neptun."""
        return self.words.text(f"cli-neptun-{key}", **args)

    def heads(self, *keys: str) -> tuple[str, ...]:
        """The headers of a grid."""
        return tuple([self.text(f"head-{key}") for key in keys])

    def status(self, view: NeptunView) -> list[Block]:
        """Where the game stands: round, turn, wind, forecast, order."""
        if view.phase == "over":
            return [Line(self.text("over"), STRONG)]
        additional = view.turn > TURNS
        turn = view.turn - TURNS if additional else view.turn
        where = self.text("extra" if additional else view.phase, round=view.round, turn=turn)
        parts = [where, self.text("wind", wind=view.wind)]
        if view.forecast is not None:
            parts.append(self.text("forecast", forecast=f"{view.forecast:+d}", next=5 + view.forecast))
        parts.append(self.text("order", order=names_cell(self.names, view.order)))
        if view.oar_scale:
            scale = ", ".join([f"{self.names[seat]} {power}" for seat, power in view.oar_scale])
            parts.append(self.text("scale", scale=scale))
        return [Line(" ".join(parts), STRONG)]

    def display(self, view: NeptunView) -> Grid:
        """The columns of phase 1."""
        rows = []
        boat = self.boat_of(view)
        for number, column in enumerate(view.display, 1):
            state = "" if column.state == "up" else self.text(f"column-{column.state.replace(' ', '-')}")
            city = column.contract.city if column.contract else None
            miles = str(view.distances[boat][city]) if city is not None else ""
            rows.append(
                (
                    str(number),
                    contract_cell(self.words, column.contract),
                    pays_cell(self.words, column.contract),
                    miles,
                    oar_cell(self.words, column.oar),
                    str(column.coins) if column.coins else "",
                    state,
                )
            )
        heads = self.heads("column", "contract", "pays", "miles", "oar", "coins", "state")
        return Grid(self.text("display"), heads, tuple(rows))

    def my_chart(self, view: NeptunView) -> Grid | None:
        """The seat's own chart, with miles from the boat and from the open contract before; None for an onlooker."""
        if view.seat is None:
            return None
        rows = []
        before: str | None = None
        for number, slot in enumerate(view.players[view.seat].chart, 1):
            miles = cost = step = ""
            if slot.contract is not None and slot.state == "open":
                city = slot.contract.city
                miles = str(view.distances[self.boat_of(view)][city])
                cost = self.cost(view, int(miles))
                step = str(view.distances[before][city]) if before is not None else ""
                before = city
            state = "" if slot.state == "open" else self.text(f"slot-{slot.state}")
            contract = contract_cell(self.words, slot.contract)
            rows.append((str(number), contract, pays_cell(self.words, slot.contract), miles, cost, step, state))
        heads = self.heads("slot", "my-contract", "pays", "from-boat", "cost", "from-left", "state")
        return Grid(self.text("my-chart"), heads, tuple(rows))

    def cost(self, view: NeptunView, miles: int) -> str:
        """The gold that so many miles cost the seat that sails now; empty for nothing."""
        oar = view.players[view.seat].oar if view.seat is not None else None
        if oar is None or miles <= oar.power + view.wind:
            return ""
        return self.text("gold", gold=miles - oar.power - view.wind)

    def my_cards(self, view: NeptunView) -> list[Block]:
        """The seat's own oar cards; while one is chosen, how far each would reach."""
        if view.seat is None:
            return []
        cards = [
            self.text("reach", oar=oar_cell(self.words, oar), range=oar.power + view.wind)
            if view.phase == "fulfil" and view.forecast is None
            else oar_cell(self.words, oar)
            for oar in view.hand
        ]
        hand = ", ".join(cards) or self.words.text("cli-none")
        lines: list[Block] = [Line(self.text("hand", boat=self.boat_of(view), cards=hand))]
        if view.chosen is not None:
            lines.append(Line(self.text("chosen", oar=oar_cell(self.words, view.chosen))))
        return lines

    def players(self, view: NeptunView) -> Grid:
        """All seats: points, gold, boat, cards; those that all have seen are listed where hands are open (N9.2)."""
        known = ("known",) if hands_are_open(view) else ()
        return Grid(
            self.text("players"),
            self.heads("player", "points", "gold", "boat", "cards", *known, "oar-now"),
            tuple([self.player_row(view, player) for player in view.players]),
        )

    def player_row(self, view: NeptunView, player: Player) -> tuple[str, ...]:
        """One seat; the oar card of this turn once it is open, or that one lies face down."""
        now = oar_cell(self.words, player.oar)
        if player.has_chosen:
            now = self.text("face-down")
        name = self.names[player.seat]
        oars = oars_cell(self.words, (*player.starting_oars, *player.known_oars))
        return (
            self.text("you", name=name) if player.seat == view.seat else name,
            str(player.points),
            str(player.gold),
            player.boat,
            str(player.cards_in_hand),
            *((oars,) if hands_are_open(view) else ()),
            now,
        )

    def charts(self, view: NeptunView) -> Grid:
        """The contract charts of the other seats next to each other."""
        slots = range(1, len(view.players[0].chart) + 1)
        rows = [
            (self.names[player.seat], *[short_cell(self.words, slot) for slot in player.chart])
            for player in view.players
            if player.seat != view.seat
        ]
        heads = (self.text("head-player"), *[self.text("head-slot-number", slot=slot) for slot in slots])
        return Grid(self.text("charts"), heads, tuple(rows))

    def temples(self, view: NeptunView) -> Grid:
        """The temples: tiles of this round and the standing if it were scored now."""
        rows = [
            (self.temple_name(temple.name), ", ".join(map(str, temple.tiles)), self.standing(view, temple))
            for temple in view.temples
        ]
        return Grid(self.text("temples"), self.heads("temple", "tiles", "standing"), tuple(rows))

    def standing(self, view: NeptunView, temple: Temple) -> str:
        """Who ranks in a temple, best first, with space or gold."""
        held = [
            (seat, view.players[seat].gold if temple.name == GOLD_TEMPLE else view.players[seat].tokens[temple.name])
            for seat in temple.ranking
        ]
        return ", ".join([f"{self.names[seat]} {count}" for seat, count in held]) or self.words.text("cli-none")

    def temple_name(self, name: str) -> str:
        """A temple by its region; the gold temple in this language."""
        return self.text("gold-temple") if name == GOLD_TEMPLE else name

    def boat_of(self, view: NeptunView) -> str:
        """Where the seat's boat lies; an onlooker measures from where all boats start."""
        return self.edition.cities[0] if view.seat is None else view.players[view.seat].boat


def hands_are_open(view: NeptunView) -> bool:
    """Whether this table lists the oar cards that all have seen (N9.2)."""
    return view.options["open_hands"] == "yes"

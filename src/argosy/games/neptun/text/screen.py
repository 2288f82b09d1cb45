"""How Neptun looks in a terminal: the decision of a seat, the whole table, the sea chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Illegal, Seat, View
from argosy.games.neptun.notation import read_city
from argosy.games.neptun.text import sea_chart as chart
from argosy.games.neptun.text.cells import names_cell, oars_cell
from argosy.games.neptun.text.menu import menu_grid
from argosy.games.neptun.text.parts import NeptunParts
from argosy.games.neptun.view.view import NeptunView
from argosy.text.blocks import QUIET, STRONG, WARNING, Block, Drawing, Grid, Line
from argosy.text.game_text import Room

DRAWN_WIDTH: Final = chart.WIDTH + 2
NOTATION: Final = (
    ("reveal", "reveal"),
    ("take 3>5", "take"),
    ("row 7-1", "row"),
    ("sail Roma", "sail"),
    ("sail Roma deliver 4", "deliver"),
    ("sail Roma deliver 4 buy", "buy"),
    ("stay", "stay"),
    ("extra yes", "extra"),
)
"""An example of every kind of move, and the message that explains it."""


class NeptunFace(NeptunParts):
    """Neptun in a terminal, for one match."""

    unsaid: frozenset[str] = frozenset()
    passing: tuple[Action, ...] = ()
    letter = "N"
    questions: tuple[tuple[str, str], ...] = (
        ("chart", "cli-help-chart"),
        ("miles Roma", "cli-help-miles"),
        ("table", "cli-help-table"),
    )
    examples = ("N3", "N3.8")

    def decision(self, view: View, room: Room) -> list[Block]:
        """Status, what this phase is about, then players and temples; the prompt comes last, near the input."""
        assert isinstance(view, NeptunView)
        blocks: list[Block] = [*self.status(view)]
        if view.display:
            blocks.append(self.display(view))
        mine = self.my_chart(view)
        if room is Room.WIDE:
            blocks += [*([mine] if mine else []), self.temples(view), self.players(view), self.charts(view)]
            blocks += self.my_cards(view)
        else:
            blocks += [*([mine] if mine else []), *self.my_cards(view)]
            if room is Room.EAR:
                blocks.append(self.players(view))
            if room is Room.EAR and view.phase == "fulfil":
                blocks.append(self.temples(view))
        return [*blocks, Line(self.words.say(view.prompt, self.names), STRONG)]

    def menu(self, view: View) -> list[Block]:
        """Every legal input, numbered."""
        assert isinstance(view, NeptunView)
        return [menu_grid(self.words, view)]

    def actions(self, view: View) -> Sequence[Action]:
        """The inputs of the menu in the order of their numbers."""
        assert isinstance(view, NeptunView)
        return [entry.action for entry in view.menu]

    def ready(self, view: View) -> tuple[Seat, ...]:
        """Nobody: no clock runs in Neptun."""
        return ()

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """The sea chart, or how far it is; None if the command is something else."""
        if command == "chart":
            return self.chart(view, width)
        if command != "miles":
            return None
        if not rest:
            return [Line(self.words.text("cli-miles-from-where"), WARNING)]
        found = self.miles(view, rest)
        return [Line(self.words.refusal(found, self.names), WARNING)] if isinstance(found, Illegal) else found

    def table(self, view: View) -> list[Block]:
        """Everything public, and the seat's own cards."""
        assert isinstance(view, NeptunView)
        blocks: list[Block] = [*self.status(view)]
        if view.display:
            blocks.append(self.display(view))
        mine = self.my_chart(view)
        blocks += [*([mine] if mine else []), self.charts(view), self.temples(view), self.players(view)]
        blocks += self.my_cards(view)
        goods = ", ".join([f"{self.words.text(f'good-{good}')} {count}" for good, count in view.unseen.goods.items()])
        cities = ", ".join([card.replace("-", " ").title() for card in view.unseen.city_cards])
        oars = oars_cell(self.words, view.unseen.oars)
        unseen = self.text("unseen", cities=cities, goods=goods, oars=oars)
        return [*blocks, Line(unseen, QUIET)]

    def chart(self, view: View, width: int) -> list[Block]:
        """The sea chart: drawn if it fits, else a list by region."""
        assert isinstance(view, NeptunView)
        if width >= DRAWN_WIDTH:
            mark = chart.marks(self.names)
            boats: dict[str, str] = {}
            for player in view.players:
                boats[player.boat] = boats.get(player.boat, "") + mark[player.seat]
            key = ", ".join([f"{mark[seat]} {name}" for seat, name in enumerate(self.names)])
            legend = self.text("chart-key", sea=chart.SEA, deep=chart.DEEP, boats=key)
            return [Drawing(chart.draw(self.edition, view.links, boats)), Line(legend, QUIET)]
        return [Line(self.text("chart-title"), STRONG), *[Line(line) for line in self.chart_list(view)]]

    def miles(self, view: View, place: str) -> list[Block] | Illegal:
        """How far every city is from one."""
        assert isinstance(view, NeptunView)
        city = read_city(self.edition, place.lower())
        if isinstance(city, Illegal):
            return city
        name = self.edition.cities[city]
        near = sorted(view.distances[name].items(), key=lambda entry: entry[1])
        far = ", ".join([f"{other} {miles}" for other, miles in near if other != name])
        return [Line(self.text("miles", city=name, far=far))]

    def notation(self) -> list[Block]:
        """How moves are typed, phase by phase."""
        rows = tuple([(typed, self.text(f"notation-{key}")) for typed, key in NOTATION])
        return [Grid(self.text("notation"), ("", ""), rows)]

    def source(self, key: str) -> str:
        """A temple or the bonus tiles as a source of points."""
        if key == "bonus":
            return self.text("bonus")
        return self.temple_name(key)

    def chart_list(self, view: NeptunView) -> list[str]:
        """Every city by region with its links and boats."""
        lines = []
        for index, city in enumerate(self.edition.cities):
            ways = []
            for link in view.links:
                if city in (link.a, link.b):
                    other = link.b if city == link.a else link.a
                    ways.append(self.text("way-deep" if link.deep else "way", city=other, miles=link.miles))
            region = self.edition.city_region[index]
            place = city if region < 0 else f"{city} ({self.edition.regions[region]})"
            boats = names_cell(self.names, [player.seat for player in view.players if player.boat == city])
            line = f"{place}: {', '.join(ways)}."
            lines.append(f"{line} {self.text('boats', boats=boats)}" if boats else line)
        return lines

"""Neptun as text for the terminal: the decision of a seat, the whole table, the sea chart."""

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


from typing import Final

from argosy.core.contract import Action, Illegal, View
from argosy.games.neptun.notation import read_city
from argosy.games.neptun.text import sea_chart as chart
from argosy.games.neptun.text.menu import menu_grid
from argosy.text.blocks import QUIET, WARNING, Drawing
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


class NeptunText:
    """The `GameText` of Neptun, for one match."""

    unsaid: frozenset[str] = frozenset()
    questions: tuple[tuple[str, str], ...] = (
        ("chart", "cli-help-chart"),
        ("miles Roma", "cli-help-miles"),
        ("table", "cli-help-table"),
    )
    examples = ("N3", "N3.8")

    def __init__(self, words: Words, names: Sequence[str], edition: Edition) -> None:
        self.words = words
        self.names = names
        self.edition = edition

    def text(self, key: str, **args: str | int) -> str:
        """A text of the terminal about Neptun, by its key."""
        return self.words.text(f"cli-neptun-{key}", **args)

    def heads(self, *keys: str) -> tuple[str, ...]:
        """The headers of a grid."""
        return tuple([self.text(f"head-{key}") for key in keys])

    def status(self, view: NeptunView) -> list[Block]:
        """Round, turn, wind, forecast and player order."""
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
        """The seat's own chart, with miles from the boat and from the previous open contract; None for an onlooker."""
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
        """The gold that so many miles cost the seat that sails now; empty for 0."""
        oar = view.players[view.seat].oar if view.seat is not None else None
        if oar is None or miles <= oar.power + view.wind:
            return ""
        return self.text("gold", gold=miles - oar.power - view.wind)

    def my_cards(self, view: NeptunView) -> list[Block]:
        """The seat's own oar cards; while it must choose one, with the range of each."""
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
        """All seats: points, gold, boat, cards; known oar cards are listed if hands are open (N9.2)."""
        known = ("known",) if hands_are_open(view) else ()
        return Grid(
            self.text("players"),
            self.heads("player", "points", "gold", "boat", "cards", *known, "oar-now"),
            tuple([self.player_row(view, player) for player in view.players]),
        )

    def player_row(self, view: NeptunView, player: Player) -> tuple[str, ...]:
        """A seat; with its oar card of this turn once revealed, or a note that it is face down."""
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
        """The temples: tiles of this round and the ranking if scored now."""
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
        """The city of the seat's boat; for an onlooker, the city where all boats start."""
        return self.edition.cities[0] if view.seat is None else view.players[view.seat].boat

    def decision(self, view: View, room: Room) -> list[Block]:
        """Status, display and own chart, then what else there is room for; the prompt is last, next to the input."""
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
        """All legal actions, numbered."""
        assert isinstance(view, NeptunView)
        return [menu_grid(self.words, view)]

    def actions(self, view: View) -> Sequence[Action]:
        """The actions of the menu in the order of their numbers."""
        assert isinstance(view, NeptunView)
        return [entry.action for entry in view.menu]

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """Answer the commands for the sea chart and for distances; None for any other command."""
        if command == "chart":
            return self.chart(view, width)
        if command != "miles":
            return None
        if not rest:
            return [Line(self.words.text("cli-miles-from-where"), WARNING)]
        found = self.miles(view, rest)
        return [Line(self.words.refusal(found, self.names), WARNING)] if isinstance(found, Illegal) else found

    def table(self, view: View) -> list[Block]:
        """Everything public, plus the seat's own cards."""
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

    def spoken(self, view: View) -> list[Block]:
        """The table and the sea chart as a list."""
        return [*self.table(view), *self.chart(view, 0)]

    def chart(self, view: View, width: int) -> list[Block]:
        """The sea chart: a drawing if it fits the width, else a list by region."""
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
        """The distances of all cities from one city."""
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


def hands_are_open(view: NeptunView) -> bool:
    """Whether the known oar cards of players are listed (N9.2)."""
    return view.options["open_hands"] == "yes"

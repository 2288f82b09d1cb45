"""The view of a seat of Neptun as a vector of numbers. docs/research.md lists the parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Edition, Seat
from argosy.games.neptun.edition.components import Edition as NeptunEdition
from argosy.games.neptun.edition.reader import MOST_WIND
from argosy.games.neptun.research.action_tokens import NeptunActionTokens, strongest_of
from argosy.games.neptun.rules.actions import COLUMNS, SLOTS, Sail
from argosy.games.neptun.view.view import Column, Contract, NeptunView, Oar, Player, Slot
from argosy.research.observation import Encoder, Pen

if TYPE_CHECKING:
    from argosy.research.state_encoder import StateEncoder

PHASES: Final = ("set-up", "acquire", "fulfil", "over")
COLUMN_STATES: Final = ("up", "down", "taken", "given up")
SLOT_STATES: Final = ("free", "open", "fulfilled", "lost")
ROUNDS: Final = 3
TURNS: Final = 7  # including two additional turns
WINDS: Final = 2 * MOST_WIND + 1
GOODS: Final = 5
TILES: Final = 3  # of a temple in one round
# Units: a number is divided by these to be of order 1.
GOLD: Final = 20
POINTS: Final = 50
REWARD: Final = 10
MILES: Final = 20
STRONG: Final = 10


class NeptunEncoder(Encoder[NeptunView]):
    """Encodes views of Neptun as numbers."""

    own = ("spelled", "seat_0", "hand", "unseen")

    def __init__(self, edition: Edition, seats: int) -> None:
        assert isinstance(edition, NeptunEdition)
        self.edition: Final = edition
        self.city: Final = {name: number for number, name in enumerate(edition.cities)}
        self.regions: Final = edition.regions
        self.temples: Final = edition.temples
        self.goods: Final = edition.goods
        self.cities: Final = len(edition.cities)
        self.powers: Final = strongest_of(edition) + 1
        self.slot: Final = len(SLOT_STATES) + self.cities + 2
        self.column: Final = len(COLUMN_STATES) + self.cities + 6
        self.slots: dict[Slot, list[float]] = {}
        self.seen: Mapping[str, Mapping[str, int]] = {}
        self.chart: list[float] = [0.0] * (self.cities * (self.cities - 1) // 2)
        seat = 3 + self.cities + SLOTS * self.slot + len(self.regions) + len(self.temples) + 4
        seat += 2 * self.powers + WINDS
        parts = [
            ("phase", len(PHASES)), ("round", ROUNDS), ("turn", TURNS), ("wind", 3), ("to_act", seats),
            ("order", seats), ("oar_scale", seats), *[(f"seat_{away}", seat) for away in range(seats)],
            ("hand", self.powers * WINDS), ("near", self.cities + SLOTS), ("display", COLUMNS * self.column),
            ("sail", 4 * self.cities), ("temples", len(self.temples) * (TILES + seats)), ("distances", len(self.chart)),
            ("unseen", GOODS + self.powers + 3),
        ]  # fmt: skip
        super().__init__(seats, len(NeptunActionTokens().of(edition).vocabulary), parts)

    def from_states(self) -> StateEncoder:
        """The encoder of the same numbers straight from states."""
        from argosy.games.neptun.research.state_encoder import NeptunStateEncoder

        return NeptunStateEncoder(self.seats, self.tokens, self.size, self.edition, self.powers)

    def write(self, pen: Pen, view: NeptunView, seat: Seat) -> None:
        """Write all parts of a view."""
        self.write_moment(pen, view, seat)
        for away, other in enumerate(self.around(seat)):
            self.begin(pen, f"seat_{away}")
            self.write_player(pen, view.players[other])
        me = view.players[seat]
        self.begin(pen, "hand")
        pen.count([card.power * WINDS + card.wind + MOST_WIND for card in view.hand], self.powers * WINDS)
        self.begin(pen, "near")
        miles = view.distances[me.boat] if view.distances else dict.fromkeys(self.city, 0)
        pen.put(*[miles[city] / MILES for city in self.city])
        pen.put(*[miles[slot.contract.city] / MILES if slot.contract else 0.0 for slot in me.chart])
        self.begin(pen, "display")
        for column in view.display:
            self.write_column(pen, column, miles)
        pen.skip((COLUMNS - len(view.display)) * self.column)
        self.begin(pen, "sail")
        self.write_sail(pen, view)
        self.begin(pen, "temples")
        self.write_temples(pen, view, seat)
        self.begin(pen, "distances")
        pen.put(*self.distances(view.distances))
        self.begin(pen, "unseen")
        pen.put(*[view.unseen.goods[good] / 6 for good in self.goods])
        pen.count([card.power for card in view.unseen.oars], self.powers, 0.2)
        pen.put(*[view.deck_sizes[deck] / 30 for deck in ("city", "goods", "oar")])

    def write_moment(self, pen: Pen, view: NeptunView, seat: Seat) -> None:
        """Phase, round, turn and wind, which seats may act, and the player order."""
        self.begin(pen, "phase")
        pen.hot(PHASES.index(view.phase), len(PHASES))
        self.begin(pen, "round")
        pen.hot(view.round - 1 if view.round else None, ROUNDS)
        pen.hot(view.turn - 1 if view.turn else None, TURNS)
        self.begin(pen, "wind")
        pen.put(view.wind / 10, view.forecast is not None, (view.forecast or 0) / 5)
        self.hots(pen, seat, view.to_act)
        self.begin(pen, "order")
        places = {other: place for place, other in enumerate(view.order, 1)}
        pen.put(*[places.get(other, 0) / self.seats for other in self.around(seat)])
        powers = dict(view.oar_scale)
        pen.put(*[powers.get(other, 0) / STRONG for other in self.around(seat)])

    def write_player(self, pen: Pen, player: Player) -> None:
        """A seat: points, gold, boat, chart, temples, oar cards."""
        pen.put(player.gold / GOLD, player.points / POINTS, player.bonus_tiles / 5)
        pen.hot(self.city[player.boat], self.cities)
        for slot in player.chart:
            self.write_slot(pen, slot)
        pen.put(*[player.tokens[region] / 10 for region in self.regions])
        pen.put(*[player.tiles[temple] / 20 for temple in self.temples])
        pen.put(player.cards_in_hand / 5, player.has_chosen, *oar_numbers(player.oar))
        pen.count([card.power for card in player.known_oars], self.powers)
        pen.count([card.wind + MOST_WIND for card in player.known_oars], WINDS)
        pen.count([card.power for card in player.starting_oars], self.powers)

    def write_slot(self, pen: Pen, slot: Slot) -> None:
        """A slot of a chart and its contract; cached, since most slots recur often."""
        if slot not in self.slots:
            own = Pen(self.slot)
            own.hot(SLOT_STATES.index(slot.state), len(SLOT_STATES))
            self.write_contract(own, slot.contract)
            self.slots[slot] = own.page
        pen.put(*self.slots[slot])

    def write_contract(self, pen: Pen, contract: Contract | None) -> None:
        """The city of a contract and what it pays."""
        if contract is None:
            pen.skip(self.cities + 2)
        else:
            pen.hot(self.city[contract.city], self.cities)
            pen.put(contract.gold / REWARD, contract.points / REWARD)

    def write_column(self, pen: Pen, column: Column, miles: Mapping[str, int]) -> None:
        """A column of the display: contract, coins, oar card, and the distance of the city from the own boat."""
        pen.hot(COLUMN_STATES.index(column.state), len(COLUMN_STATES))
        self.write_contract(pen, column.contract)
        away = miles[column.contract.city] / MILES if column.contract else 0.0
        pen.put(column.coins / 5, *oar_numbers(column.oar), away)

    def write_sail(self, pen: Pen, view: NeptunView) -> None:
        """By city: whether the seat can end its move there now, the cost, and the most gold and points there."""
        legal, cost, gold, points = [[0.0] * self.cities for _ in range(4)]
        for entry in view.menu:
            if isinstance(entry.action, Sail):
                city = entry.action.city
                legal[city] = 1.0
                if entry.action.deliver is None:
                    cost[city] = entry.cost / REWARD
                gold[city] = max(gold[city], entry.gold / REWARD)
                points[city] = max(points[city], entry.points / REWARD)
        pen.put(*legal, *cost, *gold, *points)

    def write_temples(self, pen: Pen, view: NeptunView, seat: Seat) -> None:
        """By temple: the tiles of this round, and the rank of each seat as a share (first 1, second 1/2 ...)."""
        for temple in view.temples:
            pen.put(*[value / REWARD for value in temple.tiles[:TILES]])
            pen.skip(TILES - len(temple.tiles[:TILES]))
            ranks = {other: rank for rank, other in enumerate(temple.ranking, 1)}
            pen.put(*[1 / ranks[other] if other in ranks else 0.0 for other in self.around(seat)])

    def distances(self, miles: Mapping[str, Mapping[str, int]]) -> list[float]:
        """Miles between any two cities; cached, since they never change in a game."""
        if miles and miles is not self.seen:
            self.seen = miles
            rows = [list(row.values()) for row in miles.values()]
            self.chart = [rows[a][b] / MILES for a in range(self.cities) for b in range(a)]
        return self.chart


def oar_numbers(oar: Oar | None) -> tuple[float, float]:
    """Power and wind change of an oar card; (0, 0) for no card."""
    return (0.0, 0.0) if oar is None else (oar.power / STRONG, oar.wind / MOST_WIND)

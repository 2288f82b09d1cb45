"""What simulations of Neptun count: contracts, bonus tiles, additional turns, gold, and the temples' shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import ClassVar, Final

from argosy.arena.collector import Collector, Column, GameRow, SeatRow, Section, Topic, by_bot
from argosy.core.contract import Event, Result, Seat, State
from argosy.games.neptun.edition.components import GOODS_COUNT
from argosy.games.neptun.rules.actions import SLOTS
from argosy.games.neptun.rules.events import (
    BonusClaimed,
    Delivered,
    ExtraAnswered,
    OrderSet,
    RoundBegan,
    Taken,
    TileClaimed,
)
from argosy.games.neptun.rules.state import ROUNDS, NeptunState

BONUS: Final = "bonus"
PERCENT: Final = "{:.1%}"
DECIMAL: Final = "{:.2f}"
COUNTED: Final = frozenset({BonusClaimed, Delivered, ExtraAnswered, OrderSet, RoundBegan, Taken, TileClaimed})
"""The event types that are counted; all others are skipped at once."""
LOADED: Final = "loaded_"
FULFILLED: Final = "fulfilled_"
SCORED: Final = "scored_"
ABOVE: Final = "above_"

TOPICS: Final = (
    Topic(
        "cards",
        "loaded",
        "City cards loaded",
        "What a city card is worth to those who load its contract, delivered or not.",
        LOADED,
    ),
    Topic(
        "cards",
        "fulfilled",
        "City cards delivered",
        "What a city card is worth to those who deliver its contract. Whoever delivers much scores much: "
        "look at the order of the cards rather than at the height.",
        FULFILLED,
    ),
    Topic("course", "scored", "Points by temple and round", "Tiles and bonus tiles, per seat.", SCORED),
    Topic(
        "pairs",
        "above",
        "Who stands above whom in the temples",
        "How often a seat took the tile right above another seat's, per game. Nothing else that one merchant does is "
        "aimed at another.",
        ABOVE,
    ),
    Topic("note", "trade", "Trade network", "In Neptun nobody trades with anybody."),
)


class NeptunCollector(Collector):
    """Counts deliveries by round, tiles by temple and additional turns by seat."""

    topics: ClassVar = TOPICS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.order: tuple[Seat, ...] = ()
        self.delivered = [[0] * (ROUNDS + 1) for _ in range(seats)]
        self.extra = [0] * seats
        self.tiles: list[dict[int, int]] = [{} for _ in range(seats)]
        self.contracts: dict[str, list[list[int]]] = {kind: [[] for _ in range(seats)] for kind in (LOADED, FULFILLED)}
        """By seat: the contracts that it loaded, and those that it delivered."""
        self.scored: list[tuple[Seat, int, int, int]] = []
        """Seat, round, temple (-1: the bonus) and points of each tile."""
        self.above = [[0] * seats for _ in range(seats)]
        self.higher: Seat | None = None
        """The seat that took the previous tile of the same temple."""

    def see(self, event: Event) -> None:
        if type(event) not in COUNTED:
            return
        if isinstance(event, Delivered):
            self.delivered[event.seat][self.round] += 1
            self.contracts[FULFILLED][event.seat].append(event.contract)
        elif isinstance(event, Taken):
            self.contracts[LOADED][event.seat].append(event.contract)
        elif isinstance(event, TileClaimed):
            self._claim(event)
        elif isinstance(event, BonusClaimed):
            self.scored.append((event.seat, self.round, -1, event.points))
        elif isinstance(event, ExtraAnswered):
            self.extra[event.seat] += event.wanted
        elif isinstance(event, RoundBegan):
            self.round = event.round
        elif isinstance(event, OrderSet) and not self.order:
            self.order = event.order

    def _claim(self, event: TileClaimed) -> None:
        """Count a tile; the tiles of a temple come best first (N6.2)."""
        mine = self.tiles[event.seat]
        mine[event.temple] = mine.get(event.temple, 0) + 1
        self.scored.append((event.seat, self.round, event.temple, event.points))
        if event.rank > 1 and self.higher is not None:
            self.above[self.higher][event.seat] += 1
        self.higher = event.seat

    def first_order(self) -> Sequence[Seat]:
        return self.order

    def counters(self, state: State, result: Result) -> Sequence[Mapping[str, int]]:
        assert isinstance(state, NeptunState)
        return [self._facts(state, seat, result.why[seat]) for seat in range(self.seats)]

    def _facts(self, state: NeptunState, seat: Seat, why: Mapping[str, int]) -> dict[str, int]:
        merchant = state.merchants[seat]
        counters = {f"contracts_{round}": self.delivered[seat][round] for round in range(1, ROUNDS + 1)}
        counters["bonus_tiles"] = merchant.bonus
        counters["additional_turns"] = self.extra[seat]
        counters["gold"] = merchant.gold
        for temple, name in enumerate(state.edition.temples):
            counters[f"tiles_{name}"] = self.tiles[seat].get(temple, 0)
            counters[f"points_{name}"] = why[name]
        counters[f"points_{BONUS}"] = why[BONUS]
        sources = [*state.edition.temples, BONUS]  # -1, the bonus, is the last
        for round in range(1, ROUNDS + 1):
            counters |= {f"{SCORED}{round}_{source}": 0 for source in sources}
        for owner, round, temple, points in self.scored:
            if owner == seat:
                counters[f"{SCORED}{round}_{sources[temple]}"] += points
        for kind, contracts in self.contracts.items():
            counters |= {kind + card: 0 for card in state.edition.card_names}
            for contract in contracts[seat]:
                counters[kind + state.edition.card_names[contract // GOODS_COUNT]] += 1
        return counters | {f"{ABOVE}{other + 1}": count for other, count in enumerate(self.above[seat])}

    @staticmethod
    def sections(games: Sequence[GameRow]) -> Sequence[Section]:
        groups = by_bot(games)
        if len(groups) > 1:
            groups["all"] = [row for game in games for row in game.seats]
        return contracts(groups), turns(groups), temples(groups)


Groups = Mapping[str, Sequence[SeatRow]]


def contracts(groups: Groups) -> Section:
    """Contracts fulfilled per player and round: by round, overall, and the frequency of 0 to 5."""
    rounds = [f"contracts_{round}" for round in range(1, ROUNDS + 1)]
    lines: list[tuple[str, tuple[float, ...]]] = []
    for name, rows in groups.items():
        means = [fmean([row.counters[round] for row in rows]) for round in rounds]
        every = [row.counters[round] for row in rows for round in rounds]
        shares = [every.count(number) / len(every) for number in range(SLOTS + 1)]
        lines.append((name, (*means, fmean(every), *shares)))
    columns = (
        *[Column(f"round_{round}", f"round {round}", DECIMAL) for round in range(1, ROUNDS + 1)],
        Column("mean", "mean", DECIMAL),
        *[Column(f"share_{number}", f"{number} of {SLOTS}", PERCENT) for number in range(SLOTS + 1)],
    )
    return Section("contracts", "Contracts fulfilled per player and round", "bot", columns, tuple(lines))


def turns(groups: Groups) -> Section:
    """Bonus tiles per player and round; additional turns and final gold per player and game."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for name, rows in groups.items():
        bonus = fmean([row.counters["bonus_tiles"] for row in rows]) / ROUNDS
        extra = fmean([row.counters["additional_turns"] for row in rows])
        gold = fmean([row.counters["gold"] for row in rows])
        lines.append((name, (bonus, extra, gold)))
    columns = (
        Column("bonus_share", "rounds with a bonus tile", PERCENT),
        Column("additional_turns", "additional turns a game", DECIMAL),
        Column("gold", "gold at the end", DECIMAL),
    )
    return Section("extras", "Bonus tiles, additional turns and gold per player", "bot", columns, tuple(lines))


def temples(groups: Groups) -> Section:
    """Where the points come from, over all seats."""
    rows = groups["all"] if "all" in groups else next(iter(groups.values()))
    total = sum([row.points for row in rows])
    sources = [counter.removeprefix("points_") for counter in rows[0].counters if counter.startswith("points_")]
    lines: list[tuple[str, tuple[float, ...]]] = []
    for source in sources:
        counted = "bonus_tiles" if source == BONUS else f"tiles_{source}"
        points = sum([row.counters[f"points_{source}"] for row in rows])
        tiles = fmean([row.counters[counted] for row in rows])
        lines.append((source, (tiles, points / len(rows), points / total if total else 0.0)))
    columns = (
        Column("tiles", "tiles", DECIMAL),
        Column("points", "points", DECIMAL),
        Column("share", "share of all points", PERCENT),
    )
    return Section("temples", "Temples: tiles and points per player and game", "temple", columns, tuple(lines))

"""What simulations of Trading in the Mediterranean count: income, deals, sources of points, calamities, purchases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import ClassVar, Final

from argosy.bots.collecting import Collector, Column, GameRow, SeatRow, Section, Topic, by_bot
from argosy.bots.intervals import spread, wilson
from argosy.core.contract import Event, Result, Seat, State
from argosy.mediterranean.cards import CALAMITY_KINDS
from argosy.mediterranean.components import Edition
from argosy.mediterranean.events import (
    Bought,
    Built,
    CalamityFell,
    Confirmed,
    DealStruck,
    MoneyMoved,
    OpponentGiven,
    OrderSet,
    PointsBought,
    PointsGained,
    PurchaseUndone,
    Spent,
    TurnBegan,
    VotesCounted,
)
from argosy.mediterranean.scoring import SOURCES
from argosy.mediterranean.state import TURNS, MediterraneanState

PERCENT: Final = "{:.1%}"
DECIMAL: Final = "{:.2f}"
POINTS: Final = "points_"
BOUGHT: Final = "bought_"
GAINED: Final = "gained_"
DEALS: Final = "deals_with_"
USED_ON: Final = "used_on_"
VOTES: Final = "votes_against_"
PAIRS: Final = (DEALS, USED_ON, VOTES)
BY_TURN: Final = {
    "income": "Money from sets per player and turn",
    "money": "Money when wealth is announced, per player and turn",
    "trades": "Deals per player and turn; each counts for both sides",
}
"""What is counted by turn, with the title of its table."""

USUAL: Final = (45, 75)
"""The points with which a game is usually won, from and to."""

TOPICS: Final = (
    Topic(
        "cards",
        "bought",
        "Developments and buildings",
        "What a card is worth to those who buy it; g1 to g6 are the government's buildings, r1 to r6 the religion's.",
        BOUGHT,
    ),
    Topic("course", "gained", "Victory points by source and turn", "Gained and lost, per seat.", GAINED, step="turn"),
    Topic("pairs", "deals", "Trade network", "Deals between two seats, per game.", DEALS, mutual=True),
    Topic(
        "pairs", "used", "Who uses buildings on whom", "Buildings used on rivals in the Civic phase, per game.", USED_ON
    ),
    Topic(
        "pairs",
        "votes",
        "Who votes against whom",
        "Votes for the victim of a calamity where several stand equally low, per game.",
        VOTES,
    ),
)

Groups = Mapping[str, Sequence[SeatRow]]
Purchase = Built | Bought | PointsBought


class MediterraneanCollector(Collector):
    """Counts money and deals by seat and turn, calamities by victim, and purchases that were not taken back."""

    topics: ClassVar = TOPICS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = 0
        self.order: tuple[Seat, ...] = ()
        self.by_turn = {fact: [[0] * (TURNS + 1) for _ in range(seats)] for fact in BY_TURN}
        self.purse = [0] * seats
        self.victims: list[tuple[Seat, int]] = []
        self.chosen: list[list[tuple[Purchase, list[PointsGained]]]] = [[] for _ in range(seats)]
        """By seat, in the present turn, the latest last; with the points that each brought at once."""
        self.purchases: list[Purchase] = []
        self.gained = [[[0] * len(SOURCES) for _ in range(TURNS + 1)] for _ in range(seats)]
        self.pairs = {pair: [[0] * seats for _ in range(seats)] for pair in PAIRS}

    def see(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.turn = event.turn
        elif isinstance(event, DealStruck):
            for seat, other in ((event.seat, event.other), (event.other, event.seat)):
                self.by_turn["trades"][seat][self.turn] += 1
                self.pairs[DEALS][seat][other] += 1
        elif isinstance(event, PointsGained):
            self._gain(event)
        elif isinstance(event, CalamityFell):
            if event.victim >= 0:
                self.victims.append((event.victim, event.calamity))
        elif isinstance(event, OrderSet):
            self._announce(event.order)
        elif isinstance(event, (Spent, MoneyMoved)):
            self.purse[event.seat] += event.money
            if isinstance(event, Spent):
                self.by_turn["income"][event.seat][self.turn] += event.money
        elif isinstance(event, (OpponentGiven, VotesCounted)):
            self._harm(event)
        else:
            self._shop(event)

    def _gain(self, event: PointsGained) -> None:
        """Points; those of a purchase wait until its buyer has confirmed."""
        if self.chosen[event.seat]:
            self.chosen[event.seat][-1][1].append(event)
        else:
            self.gained[event.seat][self.turn][event.source] += event.points

    def _harm(self, event: OpponentGiven | VotesCounted) -> None:
        """What one seat does to another: a building used on a rival (M4.2), a vote for a victim (M7.7)."""
        if isinstance(event, OpponentGiven):
            self.pairs[USED_ON][event.seat][event.target] += 1
            return
        for seat, victim in enumerate(event.votes):
            if victim >= 0:
                self.pairs[VOTES][seat][victim] += 1

    def _announce(self, order: tuple[Seat, ...]) -> None:
        """The first order is drawn; those that follow go by wealth (M7.5)."""
        if not self.order:
            self.order = order
            return
        for seat in order:
            self.by_turn["money"][seat][self.turn] = self.purse[seat]

    def _shop(self, event: Event) -> None:
        """A purchase counts once its buyer has confirmed (M8.1)."""
        if isinstance(event, (Built, Bought, PointsBought)):
            self.chosen[event.seat].append((event, []))
        elif isinstance(event, PurchaseUndone):
            self.chosen[event.seat].pop()
        elif isinstance(event, Confirmed):
            self.purse[event.seat] = event.money
            chosen, self.chosen[event.seat] = self.chosen[event.seat], []
            for purchase, gains in chosen:
                self.purchases.append(purchase)
                for gain in gains:
                    self._gain(gain)

    def first_order(self) -> Sequence[Seat]:
        return self.order

    def facts(self, state: State, result: Result) -> Sequence[Mapping[str, int]]:
        assert isinstance(state, MediterraneanState)
        return [self._facts(state.edition, seat, result.why[seat]) for seat in range(self.seats)]

    def _facts(self, edition: Edition, seat: Seat, why: Mapping[str, int]) -> dict[str, int]:
        facts: dict[str, int] = {}
        for fact, counts in self.by_turn.items():
            facts |= {f"{fact}_{turn}": counts[seat][turn] for turn in range(1, TURNS + 1)}
        struck = [edition.calamities[number].kind for victim, number in self.victims if victim == seat]
        facts |= {f"calamities_{name}": struck.count(kind) for kind, name in enumerate(CALAMITY_KINDS)}
        facts |= {POINTS + source.replace(" ", "_"): why.get(source, 0) for source in SOURCES}
        facts |= {BOUGHT + card.id: 0 for card in edition.developments}
        facts |= {BOUGHT + tile.id: 0 for tile in edition.tiles}
        for purchase in self.purchases:
            if purchase.seat == seat and not isinstance(purchase, PointsBought):
                facts[BOUGHT + card_id(edition, purchase)] += 1
        for turn in range(1, TURNS + 1):
            gained = zip(SOURCES, self.gained[seat][turn], strict=True)
            facts |= {f"{GAINED}{turn}_{source.replace(' ', '_')}": points for source, points in gained}
        for pair, counts in self.pairs.items():
            facts |= {f"{pair}{other + 1}": count for other, count in enumerate(counts[seat])}
        return facts

    @staticmethod
    def sections(games: Sequence[GameRow]) -> Sequence[Section]:
        groups = by_bot(games)
        everybody = [row for game in games for row in game.seats]
        if len(groups) > 1:
            groups["all"] = everybody
        turns = [by_turn(fact, title, groups) for fact, title in BY_TURN.items()]
        return (*turns, calamities(groups), winners(everybody), sources(everybody), purchases(everybody))


def card_id(edition: Edition, purchase: Built | Bought) -> str:
    """The card or tile that was bought."""
    if isinstance(purchase, Built):
        return edition.tiles[purchase.tile].id
    return edition.developments[purchase.development].id


def by_turn(fact: str, title: str, groups: Groups) -> Section:
    """The means of one thing by turn, and over all turns."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for name, rows in groups.items():
        means = [fmean([row.facts[f"{fact}_{turn}"] for row in rows]) for turn in range(1, TURNS + 1)]
        lines.append((name, (*means, fmean(means))))
    columns = (
        *[Column(f"turn_{turn}", f"turn {turn}", DECIMAL) for turn in range(1, TURNS + 1)],
        Column("mean", "mean", DECIMAL),
    )
    return Section(fact, title, "bot", columns, tuple(lines))


def calamities(groups: Groups) -> Section:
    """How often a player is the victim of each kind of calamity."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for name, rows in groups.items():
        struck = [fmean([row.facts[f"calamities_{kind}"] for row in rows]) for kind in CALAMITY_KINDS]
        lines.append((name, (*struck, sum(struck))))
    columns = (*[Column(kind, kind, DECIMAL) for kind in CALAMITY_KINDS], Column("all", "all", DECIMAL))
    return Section("calamities", "Calamities per player and game", "bot", columns, tuple(lines))


def winners(rows: Sequence[SeatRow]) -> Section:
    """The points of those who won or shared a win."""
    points = [row.points for row in rows if row.win]
    low, high = USUAL
    usual = [low <= one <= high for one in points]
    numbers = (fmean(points), spread(points), min(points), max(points), fmean(usual))
    columns = (
        Column("points_mean", "points", DECIMAL),
        Column("points_sd", "sd", DECIMAL),
        Column("points_min", "min", "{:.0f}"),
        Column("points_max", "max", "{:.0f}"),
        Column("usual", f"from {low} to {high}", PERCENT),
    )
    return Section("winners", "Points of the winners", "", columns, (("winners", numbers),))


def sources(rows: Sequence[SeatRow]) -> Section:
    """Where victory points come from, over all seats and of those who won."""
    won = [row for row in rows if row.win]
    total = sum([row.points for row in rows])
    lines: list[tuple[str, tuple[float, ...]]] = []
    for fact in rows[0].facts:
        if fact.startswith(POINTS):
            points = sum([row.facts[fact] for row in rows])
            name = fact.removeprefix(POINTS).replace("_", " ")
            lines.append(
                (name, (points / len(rows), points / total if total else 0.0, fmean([row.facts[fact] for row in won])))
            )
    columns = (
        Column("points", "points", DECIMAL),
        Column("share", "share of all points", PERCENT),
        Column("winners", "points of winners", DECIMAL),
    )
    return Section("sources", "Sources of victory points per player and game", "source", columns, tuple(lines))


def purchases(rows: Sequence[SeatRow]) -> Section:
    """Developments and buildings: how often each is bought, and how often its buyers win."""
    lines: list[tuple[str, tuple[float, ...]]] = []
    for fact in rows[0].facts:
        if fact.startswith(BOUGHT):
            buyers = [row for row in rows if row.facts[fact]]
            wins = sum([row.win for row in buyers])
            share = (wins / len(buyers), *wilson(wins, len(buyers))) if buyers else (0.0, 0.0, 1.0)
            bought = fmean([row.facts[fact] for row in rows])
            lines.append((fact.removeprefix(BOUGHT), (bought, len(buyers) / len(rows), *share)))
    columns = (
        Column("bought", "per player and game", DECIMAL),
        Column("buyers", "players who buy it", PERCENT),
        Column("wins", "of them win", PERCENT),
        Column("wins_low", "from", PERCENT),
        Column("wins_high", "to", PERCENT),
    )
    return Section("purchases", "Developments and buildings bought", "card", columns, tuple(lines))

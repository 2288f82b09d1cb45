"""Collects statistics of Trading in the Mediterranean: income, deals, sources of points, calamities, purchases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from argosy.arena.collector import Collector, GameRow, Section, Topic, by_bot
from argosy.core.contract import Event, Result, Seat, State
from argosy.games.mediterranean.edition.cards import CALAMITY_KINDS
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.edition.vocabulary import WORDS
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.events import (
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
    PurchasingBegan,
    Spent,
    TurnBegan,
    Unfolded,
    VotesCounted,
)
from argosy.games.mediterranean.rules.state import TURNS, MediterraneanState
from argosy.games.mediterranean.statistics.choices import BUILT, CHANCES, FACES, SIDES, faces, purchases, sides
from argosy.games.mediterranean.statistics.sections import (
    BOUGHT,
    BY_TURN,
    POINTS,
    by_turn,
    calamities,
    sources,
    winners,
)

COUNTED: Final = frozenset(
    {
        Bought, Built, CalamityFell, Confirmed, DealStruck, MoneyMoved, OpponentGiven, OrderSet, PointsBought,
        PointsGained, PurchaseUndone, PurchasingBegan, Spent, TurnBegan, Unfolded, VotesCounted,
    }
)  # fmt: skip
"""The events that are counted; most others are skipped at once."""
GAINED: Final = "gained_"
DEALS: Final = "deals_with_"
USED_ON: Final = "used_on_"
VOTES: Final = "votes_against_"
PAIRS: Final = (DEALS, USED_ON, VOTES)

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

Purchase = Built | Bought | PointsBought


class MediterraneanCollector(Collector):
    """Counts money and deals by seat and turn, calamities by victim, and purchases that were not taken back."""

    topics: ClassVar = TOPICS

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.turn = 0
        self.order: tuple[Seat, ...] = ()
        self.by_turn = {counter: [[0] * (TURNS + 1) for _ in range(seats)] for counter in BY_TURN}
        self.purse = [0] * seats
        self.victims: list[tuple[Seat, int]] = []
        self.chosen: list[list[tuple[Purchase, list[PointsGained]]]] = [[] for _ in range(seats)]
        """By seat: the purchases of the present turn, the latest last, each with its immediate points."""
        self.purchases: list[Purchase] = []
        self.display: tuple[int, ...] = ()
        self.offered: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
        """At the start of purchasing: the turn, the developments on display, and the money of each seat."""
        self.gained = [[[0] * len(SOURCES) for _ in range(TURNS + 1)] for _ in range(seats)]
        self.pairs = {pair: [[0] * seats for _ in range(seats)] for pair in PAIRS}

    def see(self, event: Event) -> None:
        if type(event) not in COUNTED:
            return
        if isinstance(event, TurnBegan):
            self.turn = event.turn
        elif isinstance(event, Unfolded):
            self.display = event.developments
        elif isinstance(event, PurchasingBegan):
            self.offered.append((self.turn, self.display, tuple(self.purse)))
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
        """Count points; points of a purchase only once its buyer has confirmed."""
        if self.chosen[event.seat]:
            self.chosen[event.seat][-1][1].append(event)
        else:
            self.gained[event.seat][self.turn][event.source] += event.points

    def _harm(self, event: OpponentGiven | VotesCounted) -> None:
        """Count harm to other seats: a building used on a rival (M4.2), a vote for a victim (M7.7)."""
        if isinstance(event, OpponentGiven):
            self.pairs[USED_ON][event.seat][event.target] += 1
            return
        for seat, victim in enumerate(event.votes):
            if victim >= 0:
                self.pairs[VOTES][seat][victim] += 1

    def _announce(self, order: tuple[Seat, ...]) -> None:
        """Note the turn order: the first is random, later ones follow wealth (M7.5)."""
        if not self.order:
            self.order = order
            return
        for seat in order:
            self.by_turn["money"][seat][self.turn] = self.purse[seat]

    def _shop(self, event: Event) -> None:
        """Count purchases once their buyer has confirmed (M8.1)."""
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

    def counters(self, state: State, result: Result) -> Sequence[Mapping[str, int]]:
        assert isinstance(state, MediterraneanState)
        rows = [self._facts(state.edition, seat, result.why[seat]) for seat in range(self.seats)]
        for mine, row in zip(state.civilisations, rows, strict=True):
            row |= {SIDES + track: int(side(mine.tracks[number])) for number, track in enumerate(WORDS["TRACK"])}
        return rows

    def _facts(self, edition: Edition, seat: Seat, why: Mapping[str, int]) -> dict[str, int]:
        counters: dict[str, int] = {}
        for counter, counts in self.by_turn.items():
            counters |= {f"{counter}_{turn}": counts[seat][turn] for turn in range(1, TURNS + 1)}
        struck = [edition.calamities[number].kind for victim, number in self.victims if victim == seat]
        counters |= {f"calamities_{name}": struck.count(kind) for kind, name in enumerate(CALAMITY_KINDS)}
        counters |= {POINTS + source.replace(" ", "_"): why.get(source, 0) for source in SOURCES}
        counters |= {BOUGHT + card.id: 0 for card in edition.developments}
        counters |= {BOUGHT + tile.id: 0 for tile in edition.tiles}
        counters |= self._chances(edition, seat)
        counters |= {f"{BUILT}{tile.id}_{face}": 0 for tile in edition.tiles for face in FACES}
        for purchase in self.purchases:
            if purchase.seat == seat and not isinstance(purchase, PointsBought):
                counters[BOUGHT + card_id(edition, purchase)] += 1
                if isinstance(purchase, Built):
                    counters[f"{BUILT}{edition.tiles[purchase.tile].id}_{FACES[purchase.face]}"] += 1
        for turn in range(1, TURNS + 1):
            gained = zip(SOURCES, self.gained[seat][turn], strict=True)
            counters |= {f"{GAINED}{turn}_{source.replace(' ', '_')}": points for source, points in gained}
        for pair, counts in self.pairs.items():
            counters |= {f"{pair}{other + 1}": count for other, count in enumerate(counts[seat])}
        return counters

    def _chances(self, edition: Edition, seat: Seat) -> dict[str, int]:
        """Count, by development, the chances: on display and bought, or affordable when purchasing began."""
        counters = {CHANCES + card.id: 0 for card in edition.developments}
        bought = {
            purchase.development
            for purchase in self.purchases
            if isinstance(purchase, Bought) and purchase.seat == seat
        }
        for turn, display, money in self.offered:
            for number in display:
                card = edition.developments[number]
                counters[CHANCES + card.id] += number in bought or money[seat] >= card.cost[turn]
        return counters

    @staticmethod
    def sections(games: Sequence[GameRow]) -> Sequence[Section]:
        groups = by_bot(games)
        everybody = [row for game in games for row in game.seats]
        if len(groups) > 1:
            groups["all"] = everybody
        turns = [by_turn(counter, title, groups) for counter, title in BY_TURN.items()]
        chosen = (purchases(everybody), faces(games), sides(everybody))
        return (*turns, calamities(groups), winners(everybody), sources(everybody), *chosen)


def card_id(edition: Edition, purchase: Built | Bought) -> str:
    """The card or tile that was bought."""
    if isinstance(purchase, Built):
        return edition.tiles[purchase.tile].id
    return edition.developments[purchase.development].id

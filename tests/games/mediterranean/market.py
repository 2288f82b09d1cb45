"""A table in the Trading phase, with words for what people do there.

`market(hands={0: "grain-mars wool-venus", 1: "ore-mars"})`; goods are written as `2 grain 1 ore`, cards by their names.
Seats count from 0.
"""

from __future__ import annotations

from argosy.core.contract import CLOCK, Action, Event, Illegal
from argosy.games.mediterranean.hidden.knowledge import MASK
from argosy.games.mediterranean.rules.actions import Accept, Offer, ShowTops, Store, Tick, TimeUp, Withdraw
from argosy.games.mediterranean.rules.events import OfferGone
from argosy.games.mediterranean.rules.state import GOODS, MediterraneanState
from argosy.games.mediterranean.rules.trading import phase as trading
from tests.games.mediterranean.table import Table, table

OPTIONS = [10, 0, 0, 0, 0, 0]


class Market:
    """A position in which the trading clock has just started."""

    def __init__(self, begun: Table) -> None:
        self.table = begun
        self.state: MediterraneanState = begun.state
        self.state.options = list(OPTIONS)
        trading.begin(self.state, None)

    # Words

    def goods(self, text: str) -> tuple[int, ...]:
        """Counts by good: `2 grain 1 ore`."""
        counts = [0] * GOODS
        words = text.split()
        for number, good in zip(words[::2], words[1::2], strict=True):
            counts[self.state.edition.goods.index(good)] += int(number)
        return tuple(counts)

    def kinds(self, text: str) -> tuple[int, ...]:
        """Cards by name: `grain-mars ore-venus`."""
        return tuple(self.table.kinds(*text.split()))

    def hand(self, seat: int) -> str:
        """The names of the cards in a hand."""
        return " ".join(self.table.names(self.state.civilisations[seat].hand))

    def stored(self, seat: int) -> str:
        """The names of the cards in a warehouse."""
        return " ".join(self.table.names(self.state.civilisations[seat].stored))

    def points(self) -> list[int]:
        """Victory points by seat."""
        return [int(mine.vp) for mine in self.state.civilisations]

    def tops(self, seat: int) -> str:
        """What everybody knows a seat to hold at least."""
        counts = self.state.knowledge.tops[seat]
        return " ".join(f"{count} {self.state.edition.goods[good]}" for good, count in enumerate(counts) if count)

    def traces(self, seat: int) -> list[tuple[str, list[int]]]:
        """The cards that a seat gave away, and who may hold them."""
        names = self.state.edition.kind_names
        return [
            (names[trace // MASK], [other for other in range(self.state.seats) if trace % MASK >> other & 1])
            for trace in self.state.knowledge.traces[seat]
        ]

    def open_offers(self) -> list[int]:
        """The numbers of the offers on the table."""
        return [int(one.number) for one in self.state.offers]

    # Deeds

    def do(self, seat: int, action: Action) -> list[Event]:
        """Something that must be accepted; what it brought about."""
        refusal = trading.check(self.state, seat, action)
        assert refusal is None, (action, refusal)
        events: list[Event] = []
        trading.apply(self.state, seat, action, events)
        return events

    def refused(self, seat: int, action: Action) -> tuple[str, str]:
        """Something that must be refused: the code and the rule."""
        before = self.state.digest()
        refusal = trading.check(self.state, seat, action)
        assert isinstance(refusal, Illegal), action
        assert self.state.digest() == before
        return refusal.code, refusal.rule

    def terms(
        self,
        give: str,
        want: str,
        cards: str = "",
        to: tuple[int, ...] = (),
        points: tuple[int, int] = (0, 0),
        promise: tuple[int, ...] = (),
        demand: tuple[int, ...] = (),
    ) -> Offer:
        """An offer; `points` are those given and those wanted."""
        return Offer(to, self.goods(give), self.goods(want), self.kinds(cards), *points, promise, demand)

    def offer(
        self,
        seat: int,
        give: str,
        want: str,
        cards: str = "",
        to: tuple[int, ...] = (),
        points: tuple[int, int] = (0, 0),
        promise: tuple[int, ...] = (),
        demand: tuple[int, ...] = (),
    ) -> int:
        """Make an offer; its number."""
        self.do(seat, self.terms(give, want, cards, to, points, promise, demand))
        return int(self.state.offers[-1].number)

    def acceptance(self, number: int, cards: str = "") -> Accept:
        """Accept an offer with these cards."""
        return Accept(number, self.kinds(cards))

    def accept(self, seat: int, number: int, cards: str = "") -> list[Event]:
        """Accept an offer, handing over these cards."""
        return self.do(seat, self.acceptance(number, cards))

    def withdraw(self, seat: int, number: int) -> list[Event]:
        """Take an offer back."""
        return self.do(seat, Withdraw(number))

    def storing(self, cards: str) -> Store:
        """Have exactly these cards in the warehouse."""
        return Store(self.kinds(cards))

    def store(self, seat: int, cards: str) -> list[Event]:
        """Have exactly these cards in the warehouse."""
        return self.do(seat, self.storing(cards))

    def show(self, seat: int, goods: str) -> list[Event]:
        """Show the tops of some hand cards."""
        return self.do(seat, ShowTops(self.goods(goods)))

    def clock(self, action: Tick | TimeUp) -> list[Event]:
        """The clock ticks, or runs out."""
        assert trading.clock_check(self.state, action) is None, (CLOCK, action)
        events: list[Event] = []
        trading.clock(self.state, action, events)
        return events


def market(hands: dict[int, str], stored: dict[int, str] | None = None, seats: int = 4, turn: int = 2) -> Market:
    """A table where these cards are in hands and warehouses, all of them known by their goods."""
    begun = table(seats, turn)
    for seat, names in hands.items():
        begun.hand(seat, *names.split())
    for seat, names in (stored or {}).items():
        begun.stored(seat, *names.split())
    return Market(begun)


def given_on(keeps: str, declared: str, moved: str) -> Market:
    """Seat 0 gave a card to 1, who has others besides, and gives some of its cards on to 2."""
    begun = market({0: "art-fury", 1: keeps})
    begun.accept(1, begun.offer(0, "1 art", "", "art-fury"))
    begun.accept(2, begun.offer(1, declared, "", moved))
    return begun


def died(events: list[Event]) -> list[int]:
    """The offers that died because they could no longer be kept."""
    return [event.number for event in events if isinstance(event, OfferGone) and not event.withdrawn]

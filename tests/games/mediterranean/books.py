"""The books of a game of Trading in the Mediterranean: points, money and cards by seat, kept from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from argosy.core.contract import Event, State
from argosy.core.record import Input
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.rules import events as told
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.state import TURNS, MediterraneanState
from tests.laws.knowledge import Ledger

CARDS = 163
CUBES = 15
TILES = 12
START_VP = 5


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat has by the books."""

    vp: int = START_VP
    money: int = 0
    hand: int = 0
    stored: int = 0


class MediterraneanBooks(Ledger):
    """One account by seat; of purchases that can still be undone also what it was before each of them (M8.1)."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.accounts = [Account()] * seats
        self.before: list[list[Account]] = [[] for _ in range(seats)]
        self.turns = 0
        self.confirmed = 0

    def note(self, made: Input, events: Sequence[Event]) -> None:
        """Write down every event that moves points, money or goods cards."""
        for event in events:
            if isinstance(event, (told.Built, told.Bought, told.PointsBought)):
                self.before[event.seat].append(self.accounts[event.seat])
                self._add(event.seat, money=-event.price)
            elif isinstance(event, told.PurchaseUndone):
                self.accounts[event.seat] = self.before[event.seat].pop()
            elif isinstance(event, told.Confirmed):
                self.before[event.seat] = []
                self.confirmed += 1
                assert event.money == self.accounts[event.seat].money
            elif isinstance(event, told.PointsGained):
                assert event.points != 0, event
                self._add(event.seat, vp=event.points)
            elif isinstance(event, told.MoneyMoved):
                self._add(event.seat, money=event.money)
            elif isinstance(event, told.TurnBegan):
                self.turns += 1
                assert event.turn == self.turns
            else:
                self._note_cards(event)

    def _note_cards(self, event: Event) -> None:
        if isinstance(event, told.StockReturned):
            assert event.count == len(event.cards) == self.accounts[event.seat].stored
            self._add(event.seat, hand=event.count, stored=-event.count)
        elif isinstance(event, told.Produced):
            count = len(event.goods) + event.civic + event.luxury
            assert count == len(event.cards)
            self._add(event.seat, hand=count)
        elif isinstance(event, told.DealStruck):
            gain = sum(event.want) - sum(event.give)
            assert (len(event.given), len(event.taken)) == (sum(event.give), sum(event.want))
            self._add(event.seat, hand=gain)
            self._add(event.other, hand=-gain)
        elif isinstance(event, told.Stored):
            more = event.count - self.accounts[event.seat].stored
            assert event.count == len(event.cards)
            self._add(event.seat, hand=-more, stored=more)
        elif isinstance(event, told.Spent):
            assert len(event.cards) == self.accounts[event.seat].hand
            self._add(event.seat, hand=-len(event.cards), money=event.money)
        elif isinstance(event, told.StockLost):
            self._add(event.seat, stored=-len(event.cards))

    def _add(self, seat: int, vp: int = 0, money: int = 0, hand: int = 0, stored: int = 0) -> None:
        old = self.accounts[seat]
        self.accounts[seat] = replace(
            old, vp=old.vp + vp, money=old.money + money, hand=old.hand + hand, stored=old.stored + stored
        )

    def check(self, state: State) -> None:
        """163 goods cards, 15 cubes and 12 tiles a seat, and everybody's points, money and number of cards."""
        assert isinstance(state, MediterraneanState)
        found = Counter(state.aside)
        for deck, pile in zip(state.decks, state.discards, strict=True):
            found.update(deck.cards)
            found.update(pile)
        for seat, mine in enumerate(state.civilisations):
            found.update(mine.hand + mine.stored + mine.spent)
            account = Account(mine.vp, mine.money, len(mine.hand), len(mine.stored))
            assert account == self.accounts[seat], f"seat {seat} has {account}, by the books {self.accounts[seat]}"
            self.check_board(state, mine)
        assert found == Counter(dict(enumerate(self.edition.kind_count))), found
        assert found.total() == CARDS

    def check_board(self, state: State, mine: Civilisation) -> None:
        """Cubes and tiles of one seat, each place within its room."""
        edition = self.edition
        counts = [mine.cities, mine.harbors, mine.warehouse, mine.industry, mine.wonders, mine.available, mine.supply]
        assert min(counts) >= 0
        counts += [int(one) for one in (mine.bank, mine.army, mine.colosseum)]
        counts += [int(mask).bit_count() for mask in (mine.farms, mine.industries, mine.culture)]
        assert sum(counts) == CUBES, counts
        assert mine.cities <= edition.city_room
        assert mine.harbors <= edition.harbor_room
        assert mine.wonders <= edition.wonder_room
        assert mine.warehouse < len(edition.warehouse_rooms)
        assert mine.farms >> 5 == mine.industries >> 5 == mine.culture >> 9 == 0
        assert 0 <= mine.buildings < 1 << TILES
        assert mine.fresh & ~mine.buildings == 0
        assert min(mine.vp, mine.money) >= 0
        assert sum(mine.vp_from) == mine.vp
        assert all(edition.status_bottom <= one <= edition.status_top for one in (mine.happiness, mine.safety))
        assert all(-12 <= line <= 11 for line in mine.tracks)
        assert mine.hand == sorted(mine.hand)
        assert mine.stored == sorted(mine.stored)

    def close(self) -> None:
        """Six turns were played, and in each everybody was done buying; no card is left in a hand."""
        assert self.turns == TURNS
        assert self.confirmed == TURNS * len(self.accounts)
        assert not any(self.before)
        assert not any(account.hand for account in self.accounts)

"""The books of a game of Neptun: where every card and coin went, kept from the events alone."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.contract import Event, State
from argosy.core.record import Input
from argosy.core.sealed import NOTHING
from argosy.games.neptun.edition.components import STARTING, Edition
from argosy.games.neptun.rules import events as told
from argosy.games.neptun.rules.actions import SLOTS_OF
from argosy.games.neptun.rules.state import NeptunState
from tests.laws.knowledge import Ledger

GIFT = 3  # N4.8
REGULAR_TURNS = 15
ADDITIONAL_TURNS = 2


class NeptunBooks(Ledger):
    """Gold, hands and plays by seat, coins on the left-over, starting cards in the box."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.gold = [5] * seats
        self.cards_in_hand = [2] * seats
        self.regular = [0] * seats
        self.additional = [0] * seats
        self.left_over = 0
        self.fresh: list[int] = []
        """Starting cards played in this round, which go to the box at its end (N7.1)."""
        self.box: list[int] = []

    def note(self, made: Input, events: Sequence[Event]) -> None:
        """Write down every event that moves gold or oar cards."""
        for event in events:
            if isinstance(event, told.OarChosen):
                self.cards_in_hand[event.seat] -= 1
            elif isinstance(event, told.Taken):
                assert event.coins == (self.left_over if event.column == 0 else 0), event
                self.gold[event.seat] += event.coins
                self.cards_in_hand[event.seat] += 1
            elif isinstance(event, told.Sailed):
                self.gold[event.seat] -= event.gold
            elif isinstance(event, told.Delivered):
                assert (event.gold > 0) != (event.points > 0), event
                self.gold[event.seat] += event.gold
            elif isinstance(event, told.PointBought):
                self.gold[event.seat] -= GIFT
            elif isinstance(event, (told.OarsRevealed, told.OarPlayed)):
                self._note_oars(event)
            elif isinstance(event, told.LeftOver):
                assert 0 <= event.coins <= self.left_over + 1, event
                self.left_over = event.coins
            elif isinstance(event, told.RoundBegan):
                self.left_over = 0
                self.box += self.fresh
                self.fresh = []

    def _note_oars(self, event: told.OarsRevealed | told.OarPlayed) -> None:
        if isinstance(event, told.OarPlayed):
            self.cards_in_hand[event.seat] -= 1
            self.additional[event.seat] += 1
            assert self.additional[event.seat] <= ADDITIONAL_TURNS, event
            oars: tuple[int, ...] = (event.oar,)
        else:
            self.regular = [plays + 1 for plays in self.regular]
            oars = event.oars
        self.fresh += [oar for oar in oars if STARTING[oar]]

    def check(self, state: State) -> None:
        """30 city, 30 goods, 40 + 2 x seats oar cards, and everybody's gold and number of cards."""
        assert isinstance(state, NeptunState)
        shown = [column for column in range(len(state.columns)) if state.face_up >> column & 1]
        contracts = [state.columns[column] for column in shown]
        oars = self.box + state.oars.cards + state.discarded_oars + [state.oars_shown[column] for column in shown]
        for merchant in state.merchants:
            contracts += [merchant.chart[slot] for slot in SLOTS_OF[merchant.filled & ~merchant.fulfilled]]
            oars += merchant.hand + merchant.played
        oars += [oar for oar in state.sealed.choices if oar != NOTHING]
        cities = state.cities.cards + state.discarded_cards + [contract // 5 for contract in contracts]
        goods = state.goods.cards + state.discarded_goods + [contract % 5 for contract in contracts]
        edition = self.edition
        assert sorted(cities) == list(range(30)), f"city cards {sorted(cities)}"
        assert sorted(goods) == edition.goods_deck, f"goods cards {sorted(goods)}"
        assert sorted(oars) == sorted(edition.oar_deck + edition.starting_oars * state.seats), f"oars {sorted(oars)}"
        gold = [merchant.gold for merchant in state.merchants]
        assert gold == self.gold, f"gold {gold}, by the books {self.gold}"
        assert min(gold) >= 0
        hands = [len(merchant.hand) for merchant in state.merchants]
        assert hands == self.cards_in_hand, f"cards in hand {hands}, by the books {self.cards_in_hand}"

    def close(self) -> None:
        """Everybody played one card in each regular turn, and at most two more."""
        assert self.regular == [REGULAR_TURNS] * len(self.regular), self.regular
        assert max(self.additional) <= ADDITIONAL_TURNS

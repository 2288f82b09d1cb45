"""Positions laid out by hand, to try a rule at.

`table(seats=3).gold(2, 5, 5).chart(0, "roma-1 olives").sailing("7-1", "5+0", "6+0")` lays out a position and goes on
from there through the match, as in a real game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from argosy import Match
from argosy.core.match import complete_options
from argosy.core.record import Header
from argosy.games.neptun.edition.components import Edition, load_edition, oar_code
from argosy.games.neptun.rules import flow
from argosy.games.neptun.rules.board import Board
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import NONE
from tests.games.neptun.table import CARDS, Table

CALM = ("5+0", "5+0", "6+0", "6+0", "8+0")
"""Oar cards that leave the forecast at 0."""


def oar(text: str) -> int:
    """The code of an oar card written as `7-1` or `4+1 start`."""
    found = re.fullmatch(r"(\d+)([+-]\d+)( start)?", text)
    assert found, text
    return oar_code(int(found[1]), int(found[2]), found[3] is not None)


def header(seats: int, options: Mapping[str, str], edition: Edition) -> Header:
    """The header of a match whose chance is scripted."""
    return Header(NEPTUN.key, NEPTUN.rules_version, seats, options, edition.name, edition.digest, None, None)


def table(seats: int = 3, edition: Edition | None = None, **options: str) -> Layout:
    """A table where nothing has happened yet, to lay out a position on."""
    return Layout(seats, complete_options(NEPTUN.options, options), edition or load_edition(CARDS))


class Layout:
    """A position being laid out; cards come out of their decks, so that none is there twice."""

    def __init__(self, seats: int, options: Mapping[str, str], edition: Edition) -> None:
        self._options = options
        self._state = NEPTUN.start(seats, options, edition)
        self._state.round = 1
        self._state.order = list(range(seats))
        self._markers = [*edition.sea_markers, *edition.deep_markers]
        self._laid: set[int] = set()

    def boat(self, seat: int, city: str) -> Layout:
        """Lay a boat in a city."""
        self._state.merchants[seat].boat = self._state.edition.cities.index(city)
        return self

    def gold(self, *gold: int) -> Layout:
        """Give every seat so much gold, by seat."""
        for merchant, coins in zip(self._state.merchants, gold, strict=True):
            merchant.gold = coins
        return self

    def hand(self, seat: int, *oars: str) -> Layout:
        """Put exactly these oar cards into a hand."""
        merchant = self._state.merchants[seat]
        merchant.hand = sorted(oar(text) for text in oars)
        self._take_from_deck(*oars)
        return self

    def chart(self, seat: int, *contracts: str) -> Layout:
        """Load contracts (`roma-1 olives`, perhaps followed by `fulfilled` or `lost`) from slot 1 on."""
        s = self._state
        merchant = s.merchants[seat]
        for slot, text in enumerate(contracts):
            card, good, *state = text.split()
            number, kind = s.edition.card_names.index(card), s.edition.goods.index(good)
            assert s.cities.holds(number), f"{card} is loaded already"
            assert s.goods.holds(kind), f"no {good} is left"
            merchant.chart[slot] = number * 5 + kind
            merchant.filled |= 1 << slot
            s.cities.take(number)
            s.goods.take(kind)
            if state == ["fulfilled"]:
                merchant.fulfilled |= 1 << slot
                s.discarded_cards.append(number)
                s.discarded_goods.append(kind)
            elif not state:
                merchant.open |= 1 << slot
        return self

    def miles(self, link: str, miles: int) -> Layout:
        """Lay a distance marker on a link (`Crete-Tyros`), in exchange for the one there."""
        e = self._state.edition
        names = [f"{e.cities[a]}-{e.cities[b]}" for a, b in zip(e.link_from, e.link_to, strict=True)]
        here = names.index(link)
        there = next(at for at, value in enumerate(self._markers) if value == miles and at not in self._laid)
        assert e.link_deep[here] == e.link_deep[there], "a sea marker lies on a sea link"
        self._markers[here], self._markers[there] = self._markers[there], self._markers[here]
        self._laid.add(here)
        return self

    def wind(self, wind: int) -> Layout:
        """Set the wind force."""
        self._state.wind = wind
        return self

    def order(self, *order: int) -> Layout:
        """Set the player order."""
        self._state.order = list(order)
        return self

    def round(self, number: int) -> Layout:
        """Set the game round."""
        self._state.round = number
        return self

    def stacks(self, temple: str, stacks: Mapping[int, tuple[int, ...]]) -> Layout:
        """Put tokens on spaces of a temple, each stack from bottom to top; all others stand on space 0."""
        s = self._state
        region = s.edition.regions.index(temple)
        ladder: list[int] = []
        for space in sorted(stacks, reverse=True):
            for seat in stacks[space]:
                s.merchants[seat].tokens[region] = space
                ladder.append(seat)
        s.ladders[region] = ladder + [seat for seat in range(s.seats) if seat not in ladder]
        return self

    def claimed(self, seat: int, temple: str, points: int) -> Layout:
        """Give a seat tiles of an earlier round."""
        self._state.merchants[seat].tiles[self._state.edition.temples.index(temple)] = points
        return self

    def bonus(self, seat: int, tiles: int) -> Layout:
        """Give a seat bonus tiles."""
        self._state.merchants[seat].bonus = tiles
        return self

    def rowing(self, turn: int = 1) -> Table:
        """Phase 2 at the beginning of a turn. What was not laid out on the charts is lost already."""
        s = self._state
        s.board = Board(s.edition, tuple(self._markers))
        for merchant in s.merchants:
            for slot in range(5):
                if merchant.chart[slot] == NONE:
                    merchant.chart[slot] = s.cities.cards.pop() * 5 + s.goods.cards.pop()
                    merchant.filled |= 1 << slot
        s.discarded_cards.append(s.cities.cards.pop())  # the last left-over of phase 1
        s.discarded_goods.append(s.goods.cards.pop())
        flow.begin_fulfil_turn(s, turn, None)
        match = Match(NEPTUN, header(s.seats, self._options, s.edition), s.edition, None)
        match.state = s
        return Table(match)

    def sailing(self, *oars: str, turn: int = 1) -> Table:
        """Phase 2 once everybody, by seat, has played these oar cards."""
        played = oars or CALM[: self._state.seats]
        for merchant, text in zip(self._state.merchants, played, strict=True):
            merchant.hand = sorted([*merchant.hand, oar(text)])
        self._take_from_deck(*played)
        begun = self.rowing(turn)
        begun.row(*played)
        return begun

    def after_turn_5(self) -> Table:
        """Phase 2 once everybody has sailed in turn 5, with the wind of that turn and forecast 0."""
        begun = self.sailing(turn=5)
        begun.all_stay()
        return begun

    def _take_from_deck(self, *oars: str) -> None:
        for text in oars:
            if "start" not in text:
                assert self._state.oars.holds(oar(text)), f"no {text} is left in the deck"
                self._state.oars.take(oar(text))

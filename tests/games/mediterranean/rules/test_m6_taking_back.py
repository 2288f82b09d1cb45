"""M6.4: whoever has seen the bottoms of cards that change hands knows them, so that such a deal stands for good."""

from __future__ import annotations

import pytest

from argosy.core.contract import Illegal
from argosy.games.mediterranean.rules.actions import READY, Accept, Offer
from argosy.games.mediterranean.rules.events import DealStruck, Spent, StockLost
from argosy.games.mediterranean.rules.state import GOODS, TRADING
from tests.games.mediterranean.quiet import MediterraneanMatch, answer, new_match

NOTHING = (0,) * GOODS


def trading() -> MediterraneanMatch:
    """A game in which people trade."""
    match = new_match()
    while match.state.step != TRADING:
        match.play(match.to_act[0], answer(match, match.to_act[0]))
    return match


def gift(match: MediterraneanMatch, seat: int, other: int) -> Offer:
    """An offer of the first card of a hand, for nothing."""
    kind = int(match.state.civilisations[seat].hand[0])
    give = [int(good == match.edition.kind_good[kind]) for good in range(GOODS)]
    return Offer((other,), tuple(give), NOTHING, (kind,))


def dealt() -> MediterraneanMatch:
    """Seat 2 was ready for a moment, then seat 0 gave seat 1 a card."""
    match = trading()
    for seat, action in ((2, READY), (0, gift(match, 0, 1))):
        assert isinstance(match.play(seat, action), list)
    told = match.play(1, Accept(int(match.state.offers[0].number), ()))
    assert isinstance(told, list)
    assert any(isinstance(event, DealStruck) and event.given for event in told)
    return match


def code(refusal: Illegal | None) -> str | None:
    return None if refusal is None else refusal.code


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m6_4_a_deal_that_showed_bottoms_is_never_taken_back(seat: int) -> None:
    """Neither by who accepted it, nor by who offered, nor with something that came before; not even if all agree."""
    match = dealt()
    before, last = match.state.digest(), match.last_input(seat)
    assert last is not None
    assert code(match.undo(seat)) == code(match.rewind(last)) == "undo.seen"
    assert match.state.digest() == before


def test_m6_4_what_comes_after_the_deal_may_be_taken_back_by_all() -> None:
    """The offer of a moment later, though it told what its giver holds; and anything before the first deal."""
    match = dealt()
    assert isinstance(match.play(2, gift(match, 2, 3)), list)
    last = match.last_input(2)
    assert last is not None
    assert (code(match.undo(2)), code(match.rewind(last))) == ("undo.too_late", None)
    fresh = trading()
    assert isinstance(fresh.play(0, gift(fresh, 0, 1)), list)
    assert code(fresh.rewind(fresh.number - 1)) is None


def test_m6_4_once_hands_are_shown_trading_does_not_come_back() -> None:
    """All are ready, the sets are counted, and every bottom is open."""
    match = trading()
    for seat in range(4):
        assert isinstance(match.play(seat, READY), list)
    assert any(isinstance(event, Spent) and event.cards for told in match.story() for event in told)
    last = match.last_input(3)
    assert last is not None
    assert code(match.rewind(last)) == "undo.seen"


def test_m6_4_where_no_card_is_seen_nothing_binds() -> None:
    """Deals over points and promises show no bottoms."""
    assert not DealStruck(1, 0, 1, NOTHING, NOTHING, 1, 0).binds()
    assert DealStruck(1, 0, 1, NOTHING, NOTHING, 0, 0, taken=(3,)).binds()
    assert not Spent(0, (), 0).binds()
    assert StockLost(0, (4,)).binds()

"""The best civilisation: quick playouts, what it tries out, and that it knows no more than its seat."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy import Match
from argosy.bots.play import Asker
from argosy.bots.search import search
from argosy.core.peek import Budget, Peek
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.best import bot as best
from argosy.games.mediterranean.bots.best import trades
from argosy.games.mediterranean.bots.best.bot import PurchaseSearch
from argosy.games.mediterranean.bots.best.playout_policy import play_on, swap
from argosy.games.mediterranean.bots.breakdown import Tried
from argosy.games.mediterranean.bots.sensible.bot import SensibleBot
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules import flow
from argosy.games.mediterranean.rules.actions import Build, Buy, Offer, Withdraw
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import OVER, PURCHASING, THROWING, TRADING, MediterraneanState
from tests.games.mediterranean.bots.cases import (
    EDITION,
    MediterraneanMatch,
    cards,
    dealt_anew,
    goods,
    shopping,
    trading,
)


def money(s: MediterraneanState, seat: int) -> int:
    """What the sets in a hand pay."""
    return sum(
        [EDITION.set_value(good, count) for good, count in enumerate(goods_of(EDITION, s.civilisations[seat].hand))]
    )


def begun(turn: int, step: int) -> MediterraneanMatch:
    """A game that sensible civilisations have played up to a step of a turn."""
    match = Match.new(MEDITERRANEAN, 4, "begun", {"ticks": "3"})
    asker, bot = Asker(), SensibleBot()
    while (seat := asker.next(match)) is not None and (match.state.turn, match.state.step) != (turn, step):
        match.play(seat, bot.choose(match.peek(seat), Budget(f"{match.number}/{seat}")))
    return match


# Playouts


def test_swaps_gain_both_sides_and_lose_no_card() -> None:
    s = trading(
        ("grain-venus", "grain-mars", "wool-venus"),
        ("wool-mars", "wool-venus", "grain-poverty"),
        ("ore-venus", "dye-venus"),
    )
    before = [money(s, seat) for seat in range(4)]
    cards = Counter(kind for mine in s.civilisations for kind in mine.hand)
    swap(s)
    assert Counter(kind for mine in s.civilisations for kind in mine.hand) == cards
    after = [money(s, seat) for seat in range(4)]
    assert after[:2] == [6, 6]
    assert all(now >= then for now, then in zip(after, before, strict=True))
    assert all(mine.hand == sorted(mine.hand) for mine in s.civilisations)


def test_a_playout_ends_with_the_turn_it_is_told_or_with_the_game() -> None:
    match = begun(2, PURCHASING)
    for last, turn in ((2, 3), (3, 4), (6, 6)):
        world = match.peek(0).imagine(Rng("world"))
        play_on(world, 0, Rng("play"), last)
        assert world.turn == turn
        assert (world.step in (OVER, THROWING)) == (last == 6)


def test_the_same_dice_give_the_same_playout() -> None:
    match = begun(3, PURCHASING)

    def played(dice: str) -> int:
        world = match.peek(1).imagine(Rng("world"))
        play_on(world, 1, Rng(dice), 5)
        return world.digest()

    assert played("a") == played("a") != played("b")


# Search


def test_purchases_are_tried_out_but_not_in_the_last_turn() -> None:
    thinker = PurchaseSearch()
    budget = Budget("a", iterations=4)
    last = Peek(MEDITERRANEAN, shopping(20, 6, "great-histories"), 0, Rng("a"))
    assert best.advise(last, budget) == strong.advise(last, budget)
    early = Peek(MEDITERRANEAN, shopping(12, 2, "fishing-cove", "oral-epic", "bank", "army"), 0, Rng("a"))
    options = thinker.candidates(early, budget)
    assert len(options) > 2
    assert options[0].action == strong.advise(early, budget).choice
    assert all(isinstance(option.action, (Build, Buy)) or option.value <= options[0].value for option in options)


def test_what_was_tried_has_an_interval_and_a_reason() -> None:
    peek = begun(4, PURCHASING).peek(0)
    advice = best.advise(peek, Budget("a", iterations=12))
    assert advice.iterations >= 12
    assert all(option.low <= option.value <= option.high for option in advice.options)
    assert advice.options[0].low < advice.options[0].high
    assert advice.options[0].reasons


def test_trades_are_tried_out() -> None:
    """An accepted offer and a made one change the hand of the playout; only what is close to the first is tried."""
    peek = begun(2, TRADING).peek(0)
    budget = Budget("a", iterations=160)
    plain, advice = strong.advise(peek, budget), best.advise(peek, budget)
    assert isinstance(plain.choice, Offer)
    tried = [option for option in advice.options if isinstance(option.breakdown, Tried)]
    assert 1 < len(tried) <= trades.CANDIDATES
    assert plain.choice in [option.action for option in tried]
    assert 40 <= advice.iterations < 60  # a quarter of the budget
    assert not any(isinstance(option.action, Withdraw) for option in tried)


def test_a_made_offer_is_accepted_in_a_playout_by_who_gains_from_it() -> None:
    s = trading(("grain-venus", "grain-venus", "wool-venus"), ("wool-venus", "wool-venus", "grain-poverty"))
    for want, struck in (("grain", True), ("dye", False)):
        world = s.clone()
        offer = Offer((), goods(wool=1), goods(**{want: 1}), tuple(cards("wool-venus")))
        flow.act(world, 0, offer, None)
        trades.answer(world, world.offers[-1], Rng("a"))
        assert (world.deals == 1) is struck


@pytest.mark.slow
def test_the_same_is_advised_whatever_lies_where_the_seat_cannot_see() -> None:
    tried = traded = 0
    match = Match.new(MEDITERRANEAN, 4, "fair", {"ticks": "3"})
    asker, bot = Asker(), SensibleBot()
    while (seat := asker.next(match)) is not None:
        budget = Budget(f"{match.number}/{seat}", iterations=8)
        if match.state.step == PURCHASING and seat == match.number % 4 and match.state.turn < 6:
            advice = search(match.peek(seat), budget, PurchaseSearch())
            assert search(dealt_anew(match, seat), budget, PurchaseSearch()) == advice
            tried += 1
        if match.state.step == TRADING and seat == match.number % 4:
            budget = Budget(f"{match.number}/{seat}", iterations=64)
            assert best.advise(dealt_anew(match, seat), budget) == best.advise(match.peek(seat), budget)
            traded += 1
        match.play(seat, bot.choose(match.peek(seat), budget))
    assert tried > 8 < traded

"""Replies of bots to an offer: they accept, make a counter-offer, or say why not; and never a word about bottoms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import pytest

from argosy.core.contract import CLOCK
from argosy.core.peek import AnyPeek, Budget, Peek
from argosy.core.rng import Rng
from argosy.games.market import Reply
from argosy.games.mediterranean.bots.replies import reply
from argosy.games.mediterranean.market import MARKET, wish
from argosy.games.mediterranean.rules.actions import Accept, Offer
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import offer as make_offer
from argosy.games.mediterranean.rules.trading.offers import open_to
from tests.games.mediterranean.bots.test_sensible import (
    EDITION,
    GRAIN_LOVER,
    WOOL_LOVER,
    cards,
    goods,
    lay,
    trading,
)
from tests.games.mediterranean.quiet import new_match

T = TypeVar("T")
LEVELS = ("random", "sensible", "strong", "best")
THINKING = ("sensible", "strong", "best")


def peek_of(s: MediterraneanState, seat: int) -> AnyPeek:
    """What the seat knows."""
    return cast("AnyPeek", Peek(MEDITERRANEAN, s, seat, Rng("peek")))


def one_of(rng: Rng, items: Sequence[T]) -> T:
    """One of them by lot."""
    return items[rng.below(len(items))]


def replied(s: MediterraneanState, number: int, level: str = "sensible", seat: int = 0) -> Reply:
    """The reply of a bot on that seat."""
    return reply(level, peek_of(s, seat), number, Budget("seed", company=True))


def why(s: MediterraneanState, number: int, level: str = "sensible") -> str:
    """The reason of a decline."""
    given = replied(s, number, level)
    assert given.action is None
    assert given.reason is not None
    return given.reason.id.removeprefix("decline-mediterranean-")


@pytest.mark.parametrize("level", THINKING)
def test_an_offer_that_gains_is_taken(level: str) -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    number = lay(s, 1, goods(grain=1), goods(wool=1), "grain-poverty")
    assert replied(s, number, level).action == Accept(number, tuple(cards("wool-poverty")))


@pytest.mark.parametrize("level", LEVELS)
def test_who_does_not_have_the_good_says_so(level: str) -> None:
    s = trading(("grain-venus",), WOOL_LOVER)
    number = lay(s, 1, goods(wool=1), goods(salt=1), "wool-venus")
    given = replied(s, number, level)
    if given.action is None:
        assert why(s, number, level) == "none-of"
    else:
        assert isinstance(given.action, Offer)
        assert given.action.give[EDITION.goods.index("salt")] == 0


@pytest.mark.parametrize("level", THINKING)
def test_an_offer_that_is_nearly_good_enough_is_answered_by_another_one(level: str) -> None:
    s = trading(("grain-democracy", "grain-venus", "wool-venus", "wool-venus"), WOOL_LOVER)
    s.civilisations[1].vp = 5
    number = lay(s, 1, goods(wool=1), goods(grain=1), "wool-democracy")
    given = replied(s, number, level)
    assert isinstance(given.action, Offer)
    assert given.action.to == (1,)
    assert MEDITERRANEAN.check(s, 0, given.action) is None
    assert (given.action.want, given.action.want_vp) != (goods(wool=1), 0)


def test_what_is_far_from_good_is_declined_as_too_little() -> None:
    s = trading(("gold-venus", "gold-mars", "gold-democracy"), ("grain-venus",))
    number = lay(s, 1, goods(grain=1), goods(gold=3), "grain-venus")
    assert why(s, number) == "too-little"


def test_a_good_is_not_taken_back_from_who_got_it() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    s.knowledge.traces[0] = [cards("grain-mars")[0] * 64 + 0b10]
    number = lay(s, 1, goods(grain=1), goods(wool=1), "grain-poverty")
    given = replied(s, number)
    assert not isinstance(given.action, Accept)
    assert why(s, number) == "not-back"


def test_who_cannot_pay_the_points_says_so() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    s.civilisations[0].vp = 0
    s.offers.clear()
    number = int(s.next_offer)
    make_offer(s, 1, Offer((), goods(grain=1), goods(), tuple(cards("grain-poverty")), 0, 2), None)
    assert replied(s, number).action is not None or why(s, number) == "no-points"


def test_a_bot_with_a_full_stall_makes_no_counter_offer() -> None:
    s = trading(("grain-democracy", "grain-venus", "wool-venus", "salt-mars", "ore-mars"), WOOL_LOVER)
    s.civilisations[1].vp = 5
    for want in ("ore", "salt", "timber", "dye"):
        lay(s, 0, goods(grain=1), goods(**{want: 1}), "grain-venus")
    number = lay(s, 1, goods(wool=1), goods(grain=1), "wool-democracy")
    assert not isinstance(replied(s, number).action, Offer)


def other_bottoms(s: MediterraneanState, seat: int, rng: Rng) -> MediterraneanState:
    """The same position, with cards of the same goods and other bottoms in the seat's hand."""
    other = s.clone()
    mine = other.civilisations[seat]
    mine.hand = sorted(
        [
            one_of(rng, [kind for kind in EDITION.kinds_of_good[EDITION.kind_good[held]] if kind != EDITION.piracy])
            if held != EDITION.piracy
            else held
            for held in mine.hand
        ]
    )
    return other


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_says_is_the_same_whatever_its_bottoms_are(level: str) -> None:
    """M6.9: goods may be named, bottoms never. Speech that is the same in both worlds tells nothing about them."""
    compared = 0
    for number in range(40):
        rng = Rng(f"{level}/{number}")
        s = trading(GRAIN_LOVER, WOOL_LOVER, ("salt-venus", "wine-mars", "gold-venus", "dye-venus"))
        names = ["salt", "wine", "gold", "dye"]
        give, want = one_of(rng, names), one_of(rng, ["grain", "wool", "ore", "salt"])
        if give == want:
            continue
        held = next(name for name in ("salt-venus", "wine-mars", "gold-venus", "dye-venus") if name.startswith(give))
        offered = lay(s, 2, goods(**{give: 1}), goods(**{want: 1 + rng.below(2)}), held)
        other = other_bottoms(s, 0, rng)
        one, two = replied(s, offered, level), replied(other, offered, level)
        if one.action is None and two.action is None:
            compared += 1
            assert one.reason == two.reason
        peeks = [peek_of(world, 0) for world in (s, other)]
        assert wish(peeks[0]) == wish(peeks[1])
        for seconds in (None, 10.0, 100.0):
            remarks = [MARKET.remark(peek, wish(peek), seconds, Rng(f"{number}")) for peek in peeks]
            assert remarks[0] == remarks[1]
    assert compared > 5


def test_every_reply_in_games_of_random_players_is_legal() -> None:
    replies = 0
    for number in range(6):
        match = new_match(4, number)
        rng = Rng(f"replies {number}")
        for _ in range(700):
            s = match.state
            if not match.to_act:
                break
            if s.step == TRADING and s.offers and rng.below(4) == 0:
                offer = one_of(rng, s.offers)
                for seat in range(s.seats):
                    if open_to(offer, seat):
                        given = reply(one_of(rng, THINKING), peek_of(s, seat), int(offer.number), Budget("seed"))
                        replies += given.action is not None
                        assert given.action is None or MEDITERRANEAN.check(s, seat, given.action) is None
            tick = MEDITERRANEAN.tick(s)
            if tick is not None and rng.below(12) == 0:
                match.play(CLOCK, tick)
                continue
            seat = one_of(rng, match.to_act)
            match.play(seat, match.peek(seat).sample(rng))
    assert replies > 20

"""M6.1, M6.10 - M6.12: the warehouse, the clock, the grace, and what is spent."""

from __future__ import annotations

import pytest

from argosy.core.contract import CLOCK, Event
from argosy.games.mediterranean.rules.actions import (
    READY,
    TICK,
    TIME_UP,
    UNREADY,
    WAIT,
    ShowTops,
    Store,
    Tick,
    TimeUp,
    Withdraw,
)
from argosy.games.mediterranean.rules.events import GraceBegan, Spent, Stored, TradingEnded
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import GRACE, TRADING
from argosy.games.mediterranean.rules.trading import phase as trading
from tests.games.mediterranean.market import Market, died, market
from tests.games.mediterranean.quiet import new_match

FORBIDDEN = [
    "grain-depression", "art-fury", "art-corruption", "slaves-slave_revolt", "wine-zealots_venus", "dye-zealots_mars",
    "piracy",
]  # fmt: skip


def hoarder(turn: int = 2) -> Market:
    """Seat 0 has six cards."""
    hands = {0: "grain-mars grain-venus wool-mars wool-venus ore-mars salt-mars", 1: "timber-mars"}
    return market(hands, turn=turn)


# M6.10


def test_m6_10_up_to_three_cards_are_kept() -> None:
    """What is stored leaves the hand."""
    begun = hoarder()
    begun.store(0, "grain-mars wool-venus salt-mars")
    assert (begun.hand(0), begun.stored(0)) == ("grain-venus wool-mars ore-mars", "grain-mars wool-venus salt-mars")
    four = begun.storing("grain-mars grain-venus wool-mars ore-mars")
    assert begun.refused(0, four) == ("store.full", "M6.10")


def test_m6_10_five_with_the_improvement() -> None:
    """And none without a warehouse."""
    begun = hoarder()
    begun.table.cubes(0, warehouse=2)
    begun.store(0, "grain-mars grain-venus wool-mars wool-venus ore-mars")
    assert begun.hand(0) == "salt-mars"
    begun.table.cubes(1, warehouse=0)
    assert begun.refused(1, begun.storing("timber-mars")) == ("store.full", "M6.10")


def test_m6_10_a_choice_replaces_the_one_before() -> None:
    """What is no longer named returns to the hand; storing nothing takes all out."""
    begun = hoarder()
    begun.store(0, "grain-mars wool-mars")
    begun.store(0, "wool-mars ore-mars")
    assert (begun.hand(0), begun.stored(0)) == ("grain-mars grain-venus wool-venus salt-mars", "wool-mars ore-mars")
    begun.store(0, "")
    assert (len(begun.state.civilisations[0].hand), begun.stored(0)) == (6, "")


@pytest.mark.parametrize("card", FORBIDDEN)
def test_m6_10_some_cards_may_not_be_stored(card: str) -> None:
    """Depression, Barbarian Fury, Corruption, Slave Revolt, Zealots and Piracy must be spent."""
    begun = market({0: card})
    assert begun.refused(0, begun.storing(card)) == ("store.forbidden", "M6.10")
    assert trading.menu(begun.state, 0)[-1] != begun.storing(card)


def test_m6_10_only_own_cards_are_stored() -> None:
    """And each only as often as one has it."""
    begun = hoarder()
    assert begun.refused(0, begun.storing("timber-mars")) == ("store.not_held", "M6.10")
    assert begun.refused(0, begun.storing("ore-mars ore-mars")) == ("store.not_held", "M6.10")
    assert begun.refused(0, Store((10**30,))) == ("store.not_held", "M6.10")
    kinds = begun.kinds("grain-mars wool-mars")
    assert begun.refused(0, Store((kinds[1], kinds[0]))) == ("store.unsorted", "M6.10")


def test_m6_10_what_is_stored_is_a_secret() -> None:
    """The others learn how many cards it is."""
    begun = hoarder()
    (event,) = begun.store(0, "grain-mars ore-mars")
    assert event == Stored(0, 2, begun.kinds("grain-mars ore-mars"))
    assert event.told_to(0) == event
    assert event.told_to(1) == event.told_to(None) == Stored(0, 2)


def test_m6_10_stored_cards_cannot_be_traded() -> None:
    """Neither offered nor handed over, unless they are taken out first."""
    begun = hoarder()
    begun.store(0, "ore-mars")
    offer = begun.terms("1 ore", "1 timber", "ore-mars")
    number = begun.offer(1, "1 timber", "1 ore", "timber-mars")
    assert begun.refused(0, offer) == ("cards.stored", "M6.10")
    assert begun.refused(0, begun.acceptance(number, "ore-mars")) == ("cards.stored", "M6.10")
    begun.store(0, "")
    begun.do(0, offer)
    begun.accept(0, number, "ore-mars")


def test_m6_10_storing_a_card_ends_offers_of_it() -> None:
    """But not those of another card of the good."""
    begun = hoarder()
    ore = begun.offer(0, "1 ore", "1 timber", "ore-mars")
    grain = begun.offer(0, "1 grain", "1 timber", "grain-mars")
    other = begun.offer(0, "1 grain", "1 timber", "grain-venus")
    assert died(begun.store(0, "grain-mars ore-mars")) == [ore, grain]
    begun.accept(1, other, "timber-mars")
    assert begun.hand(1) == "grain-venus"


def test_m6_10_the_menu_changes_the_warehouse_by_one_card() -> None:
    """So that everything that may be stored can be reached."""
    begun = market({0: "grain-mars grain-mars piracy ore-mars"}, stored={0: "wool-mars wool-mars"})
    stores = [action for action in trading.menu(begun.state, 0) if isinstance(action, Store)]
    contents = ["", "wool-mars", "grain-mars wool-mars wool-mars", "wool-mars wool-mars ore-mars"]
    assert stores == [begun.storing(content) for content in contents]


# M6.1 and M6.11


def test_m6_11_at_zero_offers_are_void_and_the_grace_begins() -> None:
    """From then on only warehousing is left."""
    begun = hoarder()
    number = begun.offer(0, "1 ore", "1 timber", "ore-mars")
    assert begun.clock(TIME_UP) == [GraceBegan()]
    assert (begun.state.step, begun.open_offers()) == (GRACE, [])
    for action in (begun.acceptance(number), begun.terms("1 timber", ""), Withdraw(number), ShowTops((1,))):
        assert begun.refused(1, action) == ("trade.time_up", "M6.11")
    assert not trading.over(begun.state)


def test_m6_11_in_the_grace_one_can_store() -> None:
    """And wait, or be ready, or no longer."""
    begun = hoarder()
    begun.clock(TIME_UP)
    assert trading.menu(begun.state, 1) == [WAIT, READY, begun.storing("timber-mars")]
    begun.store(1, "timber-mars")
    begun.do(1, READY)
    assert trading.menu(begun.state, 1) == [WAIT, UNREADY, begun.storing("")]
    begun.do(1, UNREADY)


@pytest.mark.parametrize("last", [TICK, TIME_UP])
def test_m6_11_after_the_grace_the_last_valid_choice_stands(last: Tick | TimeUp) -> None:
    """Whatever is in the warehouse then stays there."""
    begun = hoarder()
    begun.store(0, "ore-mars")
    begun.clock(TIME_UP)
    begun.store(0, "salt-mars")
    assert begun.refused(0, begun.storing("timber-mars")) == ("store.not_held", "M6.10")
    begun.clock(last)
    assert trading.over(begun.state)
    assert begun.stored(0) == "salt-mars"


def test_m6_11_when_all_are_ready_there_is_no_grace() -> None:
    """They have warehoused what they wanted; the same ends the grace early."""
    begun = hoarder()
    begun.clock(TIME_UP)
    for seat in range(4):
        begun.do(seat, READY)
    assert trading.over(begun.state)


def test_m6_1_in_simulations_time_is_up_after_so_many_ticks() -> None:
    """As the option says: ten rounds of asking, then the grace, then the end."""
    begun = hoarder()
    for tick in range(1, 10):
        assert begun.clock(TICK) == []
        assert (begun.state.step, begun.state.ticks) == (TRADING, tick)
    assert begun.clock(TICK) == [GraceBegan()]
    begun.clock(TICK)
    assert trading.over(begun.state)


def test_m6_1_an_untimed_table_waits_for_all() -> None:
    """Where no number of ticks is set, only everybody's being ready ends it."""
    begun = hoarder()
    begun.state.options[trading.TICKS_OPTION] = 0
    for _ in range(100):
        begun.clock(TICK)
    assert begun.state.step == TRADING


def test_m6_1_the_clock_runs_in_trading_only() -> None:
    """And it does nothing but tick and run out."""
    match = new_match()
    match.state.step = 3
    for action in (TICK, TIME_UP):
        refusal = MEDITERRANEAN.check(match.state, CLOCK, action)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("clock.stopped", "M6.1")
    refusal = trading.clock_check(hoarder().state, WAIT)
    assert refusal is not None
    assert refusal.code == "clock.expected"


# M6.12


def test_m6_12_everything_not_warehoused_is_spent() -> None:
    """The hand is laid open, the warehouse is not."""
    begun = hoarder(turn=1)
    begun.store(0, "grain-mars salt-mars")
    begun.offer(0, "1 ore", "1 timber", "ore-mars")
    for seat in range(3):
        begun.do(seat, READY)
    told: list[Event] = []
    MEDITERRANEAN.apply(begun.state, 3, READY, told)
    assert isinstance(told[1], TradingEnded)
    spent = next(event for event in told if isinstance(event, Spent) and event.seat == 0)
    assert spent.cards == begun.kinds("grain-venus wool-mars wool-venus ore-mars")
    assert begun.stored(0) == "grain-mars salt-mars"
    assert begun.hand(0) == ""
    assert begun.open_offers() == []

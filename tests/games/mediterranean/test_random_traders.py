"""Random players: they trade, everything on their menus can come, and what is known in their games is true."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.core.contract import CHANCE, CLOCK
from argosy.core.rng import Rng
from argosy.games.mediterranean.hidden import guess
from argosy.games.mediterranean.rules.actions import TICK
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import GRACE, TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading import phase as trading
from tests.games.mediterranean import truths
from tests.games.mediterranean.market import market


def random_game(seats: int, number: int, every: int) -> Counter[str]:
    """A game of random players, in which everything known is compared with the truth; how often things happened."""
    rules, rng, lot = MEDITERRANEAN, Rng(f"known {seats} {number}"), Rng(f"lot {seats} {number}")
    s = rules.start(seats, {name: values[0] for name, values in rules.options.items()}, rules.edition(None))
    counted: Counter[str] = Counter()
    asked = 0
    while not rules.over(s):
        waiting = rules.acting(s)
        if not waiting:
            rules.apply(s, CHANCE, rules.draw(s, rng))
        elif s.step in (TRADING, GRACE) and asked == waiting:
            rules.apply(s, CLOCK, TICK)
            asked = 0
        else:
            asked = asked if s.step in (TRADING, GRACE) else 0
            seat = next(one for one in range(seats) if (waiting & ~asked) >> one & 1)
            before = s.deals
            rules.apply(s, seat, rules.sample(s, seat, rng))
            counted["deals"] += max(0, s.deals - before)
            asked |= 1 << seat
        truths.check_tops(s)
        truths.check_basic_tops(s)
        truths.check_traces(s, list(range(seats)))
        if lot.below(every) == 0:
            counted["guesses"] += look_the_same(s, [*range(seats), None])
    return counted


def look_the_same(s: MediterraneanState, viewers: list[int | None]) -> int:
    """Guess for everybody: none of the worlds can be told from the true one, and none was a last resort."""
    for seat in viewers:
        world = guess.guess(s, seat, Rng("look"))
        truths.check_guess(s, world, seat)
        assert MEDITERRANEAN.view(world, seat) == MEDITERRANEAN.view(s, seat)
        if seat is not None:
            assert MEDITERRANEAN.legal(world, seat) == MEDITERRANEAN.legal(s, seat)
    return len(viewers)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_in_random_games_all_that_is_known_is_true(seats: int) -> None:
    counted = random_game(seats, 0, 40)
    assert counted["guesses"] > 20


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_in_many_random_games_all_that_is_known_is_true(seats: int) -> None:
    for number in range(1, 13):
        random_game(seats, number, 25)


def test_random_players_do_trade() -> None:
    """One to two deals for each seat and turn."""
    deals = sum(random_game(5, number, 10**6)["deals"] for number in range(100, 104))
    assert 0.7 < deals / (4 * 6 * 5) < 2


def test_sampling_can_bring_every_entry_of_the_menu() -> None:
    begun = market({0: "grain-mars wool-mars wool-mars piracy", 1: "art-democracy ore-mars", 2: "gold-mars gold-mars"})
    begun.store(0, "grain-mars")
    begun.offer(0, "1 wool", "1 ore", "wool-mars")
    begun.offer(1, "1 art", "1 wool", "art-democracy")
    begun.offer(2, "1 gold", "1 spices", "gold-mars")
    rng = Rng("all of it")
    for _ in range(2):
        menu = trading.menu(begun.state, 0)
        assert {trading.sample(begun.state, 0, rng) for _ in range(200 * len(menu))} == set(menu)
        begun.state.ready ^= 1
    begun.clock(TICK)
    begun.state.step = GRACE
    menu = trading.menu(begun.state, 0)
    assert {trading.sample(begun.state, 0, rng) for _ in range(200 * len(menu))} == set(menu)


def test_a_table_without_offers_needs_none() -> None:
    """Whoever has no cards, or nobody to trade with, waits."""
    begun = market({0: "grain-mars"})
    assert [type(entry).__name__ for entry in trading.menu(begun.state, 0)] == ["Wait", "Ready", "Store"]
    assert {type(trading.sample(begun.state, 3, Rng(str(n)))).__name__ for n in range(200)} == {"Wait", "Ready"}

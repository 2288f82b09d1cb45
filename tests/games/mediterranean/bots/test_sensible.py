"""The sensible civilisation: its sums on small cases, its trades, and that it plays whole games well."""

from __future__ import annotations

import os
from collections.abc import Sequence
from statistics import fmean
from typing import cast

import pytest

from argosy import Match
from argosy.bots.levels import bot
from argosy.bots.play import play_match
from argosy.core.contract import Action, Event
from argosy.core.peek import Budget, Heard, Peek
from argosy.core.registry import AnyGame
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.sensible.bot import choose
from argosy.games.mediterranean.bots.sensible.decisions import (
    choose_bank,
    choose_flip,
    choose_gift,
    choose_loss,
    choose_vote,
)
from argosy.games.mediterranean.bots.sensible.purchasing import choose_purchase
from argosy.games.mediterranean.bots.sensible.trading import RUNAWAY, choose_trade
from argosy.games.mediterranean.bots.sensible.warehouse import best_store
from argosy.games.mediterranean.bots.valuation import Purse, Worth
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.rules import losses
from argosy.games.mediterranean.rules.actions import (
    CONFIRM,
    PASS,
    READY,
    WAIT,
    Accept,
    BankChoice,
    Build,
    Buy,
    BuyPoints,
    Flip,
    GiveOpponent,
    Lose,
    Offer,
    Penalise,
    Store,
    Vote,
    Withdraw,
)
from argosy.games.mediterranean.rules.events import DealStruck, TradingBegan
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import ACCUSING, GRACE, JUDGING, TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import offer
from argosy.games.mediterranean.statistics.collector import MediterraneanCollector
from tests.games.mediterranean.bots.cases import VARIED, restless_turns

EDITION = MEDITERRANEAN.edition(None)


def cards(*names: str) -> list[int]:
    """Kinds by name, ascending."""
    return sorted([EDITION.kind_names.index(name) for name in names])


def goods(**counts: int) -> tuple[int, ...]:
    """Counts by good."""
    return tuple([counts.get(good, 0) for good in EDITION.goods])


def trading(*hands: Sequence[str], turn: int = 2) -> MediterraneanState:
    """A moment of trading with these hands; seats without one hold nothing."""
    s = MEDITERRANEAN.start(4, {key: values[0] for key, values in MEDITERRANEAN.options.items()}, EDITION)
    s.step, s.turn, s.order = TRADING, turn, [0, 1, 2, 3]
    for seat, hand in enumerate(hands):
        s.civilisations[seat].hand = cards(*hand)
    return s


def lay(s: MediterraneanState, seat: int, give: tuple[int, ...], want: tuple[int, ...], *names: str) -> int:
    """Lay an offer to all on the table; its number."""
    offer(s, seat, Offer((), give, want, tuple(cards(*names))), None)
    return int(s.next_offer - 1)


# Sums


def test_a_card_is_worth_what_it_adds_to_its_set() -> None:
    s = trading(("grain-prosperity", "grain-democracy", "wool-mars"))
    purse = Purse(Worth(s, 0), s.civilisations[0].hand)
    assert purse.sets(0, 1) == 6 - 3
    assert purse.sets(0, -1) == 1 - 3
    assert purse.sets(1, -1) == -1


def test_industry_makes_its_good_dearer() -> None:
    s = trading(("grain-democracy",))
    before = Purse(Worth(s, 0), s.civilisations[0].hand).sets(0, 1)
    s.civilisations[0].industries = 1
    assert Purse(Worth(s, 0), s.civilisations[0].hand).sets(0, 1) > before


def test_a_sad_face_hurts_more_when_one_is_low() -> None:
    s = trading()
    worth = Worth(s, 0)
    assert worth.status(0, 3) - worth.status(0, 2) < worth.status(0, -1) - worth.status(0, -2)


def test_arrows_against_ones_side_cost_its_buildings() -> None:
    s = trading()
    s.civilisations[0].tracks[0] = 1
    bare = Worth(s, 0).ideas(0, -1)
    s.civilisations[0].buildings = 0b11
    assert Worth(s, 0).ideas(0, -1) < bare


def test_the_copy_that_hurts_most_goes_first() -> None:
    s = trading(("grain-prosperity", "grain-depression", "grain-venus"))
    purse = Purse(Worth(s, 0), s.civilisations[0].hand)
    assert purse.worst(0, 1) == tuple(cards("grain-depression"))
    assert purse.worst(0, 4) is None


def test_piracy_goes_as_a_luxury() -> None:
    s = trading(("piracy", "gold-mars"))
    purse = Purse(Worth(s, 0), s.civilisations[0].hand)
    assert purse.worst(EDITION.goods.index("gold"), 1) == (EDITION.piracy,)
    assert purse.worst(EDITION.goods.index("spices"), 1) == (EDITION.piracy,)
    assert purse.worst(EDITION.goods.index("wine"), 1) is None


# Trading

GRAIN_LOVER = ("grain-democracy", "grain-venus", "grain-venus", "wool-poverty")
WOOL_LOVER = ("wool-democracy", "wool-venus", "wool-venus", "grain-poverty")


def test_an_offer_that_gains_is_accepted_with_the_card_it_can_spare() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    number = lay(s, 1, goods(grain=1), goods(wool=1), "grain-poverty")
    assert choose_trade(s, 0) == Accept(number, tuple(cards("wool-poverty")))


def test_an_offer_that_loses_is_not_accepted() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    lay(s, 1, goods(wool=1), goods(grain=2), "wool-democracy")
    assert not isinstance(choose_trade(s, 0), Accept)


def test_offers_name_what_both_sides_collect() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    made = choose_trade(s, 0)
    assert isinstance(made, Offer)
    assert made.want == goods(grain=1)
    assert made.give == goods(wool=1)
    assert made.to == ()


def test_an_offer_on_the_table_is_not_repeated() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    made: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    while isinstance(action := choose_trade(s, 0), Offer):
        made.append((action.give, action.want))
        offer(s, 0, action, None)
    assert len(made) == len(set(made)) < 12
    assert isinstance(action, Store) or action == READY


def test_before_people_a_bot_lays_few_offers_and_takes_back_what_the_market_has_passed_by() -> None:
    s = trading(*VARIED)
    while isinstance(action := choose_trade(s, 0, company=True), Offer):
        offer(s, 0, action, None)
    assert len(s.offers) == READABLE
    assert isinstance(choose_trade(s, 0), Offer), "among bots it goes on"
    assert isinstance(action, Store) or action == READY
    s.next_offer += 2 * READABLE  # others have laid, and dealt, meanwhile
    assert choose_trade(s, 0, company=True) == Withdraw(int(s.offers[0].number))
    assert isinstance(choose_trade(s, 0), Offer)


def test_an_offer_that_nobody_takes_makes_room_for_one_that_was_not_tried() -> None:
    s = trading(*VARIED)
    made: list[Action] = []
    while isinstance(action := choose_trade(s, 0, company=True), Offer):
        made.append(action)
        offer(s, 0, action, None)
    first = int(s.offers[0].number)
    heard = Heard(stale=(first,), tried=tuple(made))
    assert choose_trade(s, 0, company=True, heard=heard) == Withdraw(first)
    s.offers.pop(0)
    again = choose_trade(s, 0, company=True, heard=heard)
    assert not isinstance(again, Offer) or (again.give, again.want) not in [
        (one.give, one.want) for one in made if isinstance(one, Offer)
    ]


def test_an_offer_that_has_come_to_hurt_is_taken_back() -> None:
    s = trading(GRAIN_LOVER)
    number = lay(s, 0, goods(grain=2), goods(wool=1), "grain-democracy", "grain-venus")
    assert choose_trade(s, 0) == Withdraw(number)


def test_a_card_that_comes_back_is_distrusted() -> None:
    s = trading(("wool-venus",), ("wool-venus", "wool-depression"))
    purse = Purse(Worth(s, 0), s.civilisations[0].hand)
    before = purse.from_giver(1, 1)
    s.knowledge.traces[0] = [cards("wool-depression")[0] * 64 + 0b10]
    assert purse.from_giver(1, 1) < before == purse.from_giver(1, 2)


def test_who_runs_away_gets_no_offers() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER, (), WOOL_LOVER, turn=4)
    s.civilisations[3].vp = 40
    made = choose_trade(s, 0)
    assert isinstance(made, Offer)
    assert made.to == (1, 2)


def test_offers_of_who_runs_away_are_left_lying() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER, turn=4)
    number = lay(s, 1, goods(grain=1), goods(wool=1), "grain-poverty")
    s.civilisations[1].vp = s.civilisations[0].vp + RUNAWAY
    assert choose_trade(s, 0) == Accept(number, tuple(cards("wool-poverty")))
    s.civilisations[1].vp += 1
    assert not isinstance(choose_trade(s, 0), Accept)


def test_without_anything_to_do_one_is_ready_and_then_waits() -> None:
    s = trading((), (), turn=6)
    assert choose_trade(s, 0) == READY
    s.ready = 1
    assert choose_trade(s, 0) == WAIT


# Storing


def test_in_the_grace_what_is_better_kept_is_stored() -> None:
    s = trading(("gold-poverty", "wine-barbarians"), turn=4)
    s.civilisations[0].happiness = -2
    s.step = GRACE
    stored = choose_trade(s, 0)
    assert isinstance(stored, Store)
    assert cards("gold-poverty")[0] in stored.cards


def test_what_may_not_be_stored_is_not() -> None:
    s = trading(("wool-depression", "piracy", "art-corruption"), turn=4)
    assert best_store(Worth(s, 0)) == ()


def test_in_the_last_turn_nothing_good_is_kept() -> None:
    s = trading(("gold-mars", "gold-venus", "spices-prosperity"), turn=6)
    assert best_store(Worth(s, 0)) == ()


# Smaller decisions


def test_the_leader_gets_arrows_away_from_its_side() -> None:
    s = trading()
    s.civilisations[2].vp = 30
    s.civilisations[0].buildings = 1 << 4  # Lodge of Envoys
    menu = [GiveOpponent(4, target, second) for target in (1, 2, 3) for second in (False, True)]
    assert choose_gift([*menu, PASS], Worth(s, 0)) == GiveOpponent(4, 2, True)


def test_a_board_is_turned_early_when_the_hand_points_there() -> None:
    menu = [Flip(0), Flip(1), PASS]
    s = trading(("grain-dictatorship", "wool-dictatorship", "ore-dictatorship"))
    assert choose_flip(menu, Worth(s, 0)) == Flip(0)
    s.civilisations[0].buildings = 1
    assert choose_flip(menu, Worth(s, 0)) == PASS
    s = trading(("grain-democracy",))
    assert choose_flip(menu, Worth(s, 0)) == PASS


def test_the_bank_serves_the_greater_need() -> None:
    s = trading()
    s.civilisations[0].spent = cards("grain-prosperity", "wool-prosperity", "ore-poverty")
    assert choose_bank(Worth(s, 0)) == BankChoice(True)
    s.civilisations[0].spent = cards("grain-poverty", "wool-poverty", "ore-poverty")
    assert choose_bank(Worth(s, 0)) == BankChoice(False)


def test_the_leader_of_those_tied_is_named() -> None:
    s = trading()
    s.civilisations[3].vp = 30
    s.civilisations[1].vp = 50
    assert choose_vote([Vote(2), Vote(3)], Worth(s, 0)) == Vote(3)


def test_a_bot_that_hears_nothing_accuses_nobody() -> None:
    s = trading()
    for step, expected in ((ACCUSING, PASS), (JUDGING, Penalise(0))):
        s.step, s.accused = step, 1
        s.sealed.ask(0b1101)
        assert choose(Peek(cast("AnyGame", MEDITERRANEAN), s, 0, Rng("peek")), Budget("bot")) == expected


def test_a_victim_gives_up_what_it_misses_least_and_a_rival_takes_the_best() -> None:
    s = trading()
    s.victim = 0
    menu = [Lose(2), Lose(losses.CITY), Lose(losses.HARBOR), Lose(losses.CULTURE)]
    assert choose_loss(menu, Worth(s, 0)) == Lose(losses.CULTURE)
    assert choose_loss(menu, Worth(s, 1)) == Lose(losses.HARBOR)


# Purchasing


def shop(money: int, turn: int, *names: str) -> MediterraneanState:
    """Money to spend with these developments on display."""
    s = trading(turn=turn)
    ids = [card.id for card in EDITION.developments]
    s.developments = [ids.index(name) for name in names]
    s.civilisations[0].money = money
    return s


def test_production_comes_first_early_on() -> None:
    s = shop(4, 1, "oral-epic", "fishing-cove", "warehouse")
    menu = [Buy(0, (0,)), Buy(1, (0,)), Buy(2, (0,)), BuyPoints(1), CONFIRM]
    assert choose_purchase(menu, Worth(s, 0)) == Buy(1, (0,))


def test_the_last_money_buys_points() -> None:
    s = shop(9, 6, "great-histories")
    assert choose_purchase([Build(3), BuyPoints(1), BuyPoints(2), CONFIRM], Worth(s, 0)) == BuyPoints(2)


def test_culture_is_bought_in_the_last_turn() -> None:
    s = shop(20, 6, "great-histories")
    s.civilisations[0].available = 1
    menu = [Build(5), Buy(0, (5,)), BuyPoints(5), CONFIRM]
    assert choose_purchase(menu, Worth(s, 0)) == Buy(0, (5,))


def test_an_army_is_raised_by_the_threatened_only() -> None:
    s = shop(2, 2, "army")
    s.civilisations[0].available = 1
    s.civilisations[0].safety = 3
    menu = [Buy(0, (5,)), CONFIRM]
    assert choose_purchase(menu, Worth(s, 0)) == CONFIRM
    s.civilisations[0].safety = -3
    assert choose_purchase(menu, Worth(s, 0)) == Buy(0, (5,))


def test_prosperity_is_worth_three_to_whoever_has_a_bank() -> None:
    s = trading(("grain-prosperity", "grain-poverty"))
    plain = Purse(Worth(s, 0), s.civilisations[0].hand).one_gone(cards("grain-prosperity")[0])
    s.civilisations[0].bank = True
    banked = Purse(Worth(s, 0), s.civilisations[0].hand).one_gone(cards("grain-prosperity")[0])
    assert plain < 0
    assert banked == pytest.approx(3 * plain)


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_it_plays_whole_games_by_the_rules(seats: int) -> None:
    match = Match.new(MEDITERRANEAN, seats, f"whole {seats}")
    play_match(match, [bot("sensible")] * seats, "whole")
    assert match.result is not None
    assert max(match.result.points) > 35


def test_the_same_peek_and_budget_give_the_same_choice() -> None:
    sensible = bot("sensible")
    match = Match.new(MEDITERRANEAN, 4, 2)
    for number in range(60):
        seat = match.to_act[number % len(match.to_act)]
        choice = sensible.choose(match.peek(seat), Budget(str(number)))
        assert sensible.choose(match.peek(seat), Budget(str(number))) == choice
        match.play(seat, choice)


@pytest.mark.slow
def test_it_wins_against_three_that_play_at_random() -> None:
    for seat in range(4):
        bots = [bot("random")] * 4
        bots[seat] = bot("sensible")
        match = Match.new(MEDITERRANEAN, 4, f"duel {seat}")
        play_match(match, bots, f"duel {seat}")
        assert match.result is not None
        assert match.result.winners == (seat,)


@pytest.mark.slow
@pytest.mark.many
def test_tables_of_its_like_trade_and_grow() -> None:
    counters: list[dict[str, int]] = []
    best: list[int] = []
    for number in range(10):
        match = Match.new(MEDITERRANEAN, 4, f"league {number}")
        play_match(match, [bot("sensible")] * 4, f"league {number}")
        assert match.result is not None
        collector = MediterraneanCollector(4)
        for event in match.events(None):
            collector.see(event)
        counters += [dict(row) for row in collector.counters(match.state, match.result)]
        best.append(max(match.result.points))
    assert fmean([row[f"trades_{turn}"] for row in counters for turn in range(1, 7)]) >= 2.8
    assert 6 < fmean([row["money_1"] for row in counters]) < 11
    assert 23 < fmean([row["money_6"] for row in counters]) < 45
    assert 50 < fmean(best) < 70


def swapped_back(events: Sequence[Event]) -> list[tuple[DealStruck, DealStruck]]:
    """Pairs of deals of one turn in which two seats gave each other the same goods back."""
    found: list[tuple[DealStruck, DealStruck]] = []
    deals: list[DealStruck] = []
    for event in events:
        if isinstance(event, TradingBegan):
            deals = []
        elif isinstance(event, DealStruck):
            found += [(earlier, event) for earlier in deals if goes_back(earlier, event)]
            deals.append(event)
    return found


def goes_back(one: DealStruck, other: DealStruck) -> bool:
    """Whether the second deal returns goods of both sides of the first."""
    mine, theirs = (other.give, other.want) if one.seat == other.seat else (other.want, other.give)
    if {one.seat, one.other} != {other.seat, other.other}:
        return False
    return any(map(min, one.give, theirs)) and any(map(min, one.want, mine))


@pytest.mark.slow
def test_no_goods_are_swapped_to_and_fro() -> None:
    """With ARGOSY_SWAP_GAMES=200 in as many games."""
    for number in range(int(os.environ.get("ARGOSY_SWAP_GAMES", "6"))):
        match = Match.new(MEDITERRANEAN, 4, f"swaps {number}")
        play_match(match, [bot("sensible")] * 4, f"swaps {number}")
        assert swapped_back(match.events(None)) == [], number


@pytest.mark.slow
@pytest.mark.many
def test_trading_comes_to_rest() -> None:
    """Cards that nobody wants do not go round for ever, even if nobody ends the trading."""
    assert [restless_turns("sensible", f"rest {number}") for number in range(3)] == [[], [], []]

"""The strong civilisation: its plans, prices, bargains and reasons, and that it knows no more than its seat."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from argosy import Match
from argosy.bots.advice import Advice
from argosy.bots.play import Asker, play_match
from argosy.core.contract import Action, Message
from argosy.core.peek import AnyPeek, Budget, Peek
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.sensible.bot import SensibleBot
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.bots.strong.baskets import Planner, next_purchase
from argosy.games.mediterranean.bots.strong.decisions import advise_small
from argosy.games.mediterranean.bots.strong.offers import Bargainer
from argosy.games.mediterranean.bots.strong.prices import LEAST, MOST, PlannedWorth
from argosy.games.mediterranean.bots.valuation import Purse
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.rules import losses
from argosy.games.mediterranean.rules.actions import (
    CONFIRM,
    PASS,
    READY,
    Accept,
    Build,
    Buy,
    BuyPoints,
    Lose,
    Offer,
    Penalise,
    Store,
    Withdraw,
)
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import ACCUSING, JUDGING, LOSING, MediterraneanState
from argosy.text.translate import LANGUAGES, Words
from tests.games.mediterranean.bots.cases import (
    VARIED,
    MediterraneanMatch,
    cards,
    dealt_anew,
    goods,
    lay,
    restless_turns,
    shopping,
    told,
    trading,
)
from tests.locales.spoken import calls_of, messages_of

GRAIN_LOVER = ("grain-democracy", "grain-venus", "grain-venus", "wool-poverty")
WOOL_LOVER = ("wool-democracy", "wool-venus", "wool-venus", "grain-poverty")
STAGE, NATURE = 2, 8
"""Tiles that double a row of culture."""


class Strong:
    """The strong civilisation as a bot."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        return strong.advise(peek, budget).choice


# Plans


def bought(s: MediterraneanState) -> list[Action]:
    """The basket that is planned for seat 0."""
    return list(Planner(s, 0).best().bought)


def test_a_basket_holds_what_brings_most_together_rather_than_what_comes_first() -> None:
    s = shopping(20, 6, "hall-of-columns", "great-histories", "tragic-contest")
    s.civilisations[0].available = 2
    s.civilisations[0].buildings = 1
    assert bought(s) == [Buy(2, (5,)), Buy(1, (5,))] or bought(s) == [Buy(1, (5,)), Buy(2, (5,))]


def test_a_doubler_is_built_before_the_culture_that_it_doubles() -> None:
    s = shopping(18, 6, "tragic-contest")
    s.civilisations[0].available = 1
    s.civilisations[0].tracks[0] = 1
    assert bought(s) == [Build(STAGE), Buy(0, (5,))]


def test_a_building_brings_the_worker_whom_the_last_turn_needs() -> None:
    s = shopping(15, 6, "great-histories")
    s.civilisations[0].tracks[1] = 1
    basket = bought(s)
    assert basket[-1] == Buy(0, (5,))
    assert isinstance(basket[0], Build)


def test_a_wonder_is_bought_for_the_buildings_that_stand() -> None:
    s = shopping(9, 6, "hall-of-columns")
    s.civilisations[0].available = 1
    s.civilisations[0].buildings = 0b111
    s.civilisations[0].tracks[0] = 5
    assert bought(s) == [Buy(0, (5,))]


def test_money_left_over_becomes_points_in_the_end_and_is_kept_before() -> None:
    assert strong.advise_purchase(shopping(9, 6), 0).choice == BuyPoints(2)
    last = strong.advise_purchase(shopping(0, 6), 0)
    assert (last.choice, told(last)) == (CONFIRM, ["no-money"])
    early = strong.advise_purchase(shopping(3, 3), 0)
    assert (early.choice, told(early)) == (CONFIRM, ["money-kept", "no-purchase-better"])


def test_more_money_never_promises_less() -> None:
    s = shopping(30, 4, "tablet-library", "deep-harbor", "industry-3", "colonial-city")
    planner = Planner(s, 0)
    values = [planner.value_of(money) for money in range(31)]
    assert values == sorted(values)
    assert values[30] == planner.worth(planner.best())


def test_planning_leaves_the_position_as_it_was() -> None:
    s = shopping(30, 4, "tablet-library", "deep-harbor", "industry-3", "colonial-city")
    before = s.digest()
    planner = Planner(s, 0)
    next_purchase(planner, planner.best())
    assert s.digest() == before


def test_a_point_costs_more_money_where_money_buys_less() -> None:
    rich, poor = shopping(60, 6), shopping(18, 6, "great-histories", "tragic-contest")
    poor.civilisations[0].available = 2
    dear, cheap = PlannedWorth(rich, 0).point, PlannedWorth(poor, 0).point
    assert LEAST <= cheap < dear <= MOST + 1e-9


# Bargains


def test_an_offer_that_gains_is_accepted_with_the_copy_that_is_missed_least() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    number = lay(s, 1, Offer((), goods(grain=1), goods(wool=1), tuple(cards("grain-poverty"))))
    advice = strong.advise_trade([s], 0)
    assert advice.choice == Accept(number, tuple(cards("wool-poverty")))
    assert told(advice) == ["deal-worth", "deal-sets-more"]


def test_an_offer_is_refused_with_a_reason() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    dear = lay(s, 1, Offer((), goods(wool=1), goods(grain=2), tuple(cards("wool-democracy"))))
    missing = lay(s, 1, Offer((), goods(wool=1), goods(gold=1), tuple(cards("wool-democracy"))))
    advice = strong.advise_trade([s], 0)
    assert not isinstance(advice.choice, Accept)
    refusals = {message.id: message.args["number"] for message in advice.options[0].reasons if "number" in message.args}
    assert refusals["reason-mediterranean-offer-too-dear"] == dear
    assert refusals["reason-mediterranean-offer-not-held"] == missing


def test_what_would_do_for_another_is_refused_to_the_leader() -> None:
    def said(vp: int) -> list[str]:
        s = trading(("grain-venus", "grain-venus", "wool-mars"), (*["wool-mars"] * 6, "grain-venus"), turn=4)
        s.civilisations[1].vp = vp
        lay(s, 1, Offer((0,), goods(grain=1), goods(wool=1), tuple(cards("grain-venus"))))
        advice = strong.advise_trade([s], 0)
        return [message.id for option in advice.options for message in option.reasons]

    assert "reason-mediterranean-offer-helps-rival" not in said(5)
    assert "reason-mediterranean-offer-helps-rival" in said(60)


def test_proposals_please_both_sides_and_are_not_repeated() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    made: list[Offer] = []
    while isinstance(action := strong.advise_trade([s], 0).choice, Offer) and len(made) < 12:
        assert MEDITERRANEAN.check(s, 0, action) is None
        made.append(action)
        lay(s, 0, action)
    assert made[0].want[0] >= 1
    assert made[0].give[1] == 1
    assert len(made) == len(set(made))


def test_before_people_it_lays_few_offers_and_takes_back_what_the_market_has_passed_by() -> None:
    s = trading(*VARIED)
    while isinstance(action := strong.advise_trade([s], 0, company=True).choice, Offer):
        lay(s, 0, action)
    assert len(s.offers) == READABLE
    assert isinstance(strong.advise_trade([s], 0).choice, Offer), "among bots it goes on"
    s.next_offer += 2 * READABLE  # others have laid, and dealt, meanwhile
    assert strong.advise_trade([s], 0, company=True).choice == Withdraw(int(s.offers[0].number))


def test_points_are_change_where_they_help_a_deal_along() -> None:
    s = trading(("gold-mars", "gold-venus", "gold-mars"), ("gold-prosperity",), turn=1)
    worth = PlannedWorth(s, 0)
    best = Bargainer([s], Purse(worth, worth.mine.hand)).proposals()[0]
    assert best.offer.want == goods(gold=1)
    assert best.offer.give_vp > 0
    assert best.gain > 0
    assert best.rival == 1


def test_an_own_offer_that_has_come_to_hurt_is_taken_back() -> None:
    s = trading(GRAIN_LOVER)
    number = lay(s, 0, Offer((), goods(grain=2), goods(wool=1), tuple(cards("grain-democracy", "grain-venus"))))
    advice = strong.advise_trade([s], 0)
    assert (advice.choice, told(advice)) == (Withdraw(number), ["offer-hurts-now"])


def test_whoever_leads_asks_to_be_spared_and_a_promise_is_worth_a_card() -> None:
    s = trading(("wool-poverty",), turn=3)
    s.civilisations[0].vp = 40
    s.civilisations[2].tracks[0] = -2
    s.civilisations[2].buildings = 1 << 4  # Whisper Gallery
    asked = [option for option in strong.advise_trade([s], 0).options if getattr(option.action, "want_pacts", ())]
    made = asked[0].action
    assert isinstance(made, Offer)
    assert (made.to, made.want_pacts) == ((2,), (4, 0, 0))
    assert "reason-mediterranean-deal-promises" in [message.id for message in asked[0].reasons]
    assert MEDITERRANEAN.check(s, 0, made) is None
    lay(s, 0, made)
    s.civilisations[2].hand = cards("wool-venus", "wool-mars")
    assert isinstance(strong.advise_trade([s], 2).choice, Accept)


def test_what_cannot_be_traded_is_stored_and_then_one_is_ready() -> None:
    s = trading(("gold-poverty",), turn=4)
    for seat in range(4):
        s.civilisations[seat].vp = 0
    s.civilisations[0].happiness = -3
    stored = strong.advise_trade([s], 0).choice
    assert stored == Store(tuple(cards("gold-poverty")))
    s.civilisations[0].hand, s.civilisations[0].stored = [], list(stored.cards)
    advice = strong.advise_trade([s], 0)
    assert (advice.choice, told(advice)) == (READY, ["no-offer-worth-it"])


# Losses


def test_a_victim_gives_up_what_it_misses_least_and_a_rival_takes_what_it_misses_most() -> None:
    s = trading(turn=3)
    s.step, s.victim = LOSING, 0
    s.civilisations[0].cities = s.civilisations[0].harbors = 1
    menu = [Lose(2), Lose(losses.CITY), Lose(losses.HARBOR)]
    assert advise_small(s, 0, menu, Rng("a"))[0].action == Lose(2)
    assert advise_small(s, 1, menu, Rng("a"))[0].action == Lose(losses.HARBOR)


def test_it_accuses_nobody_and_finds_nobody_guilty() -> None:
    s = trading()
    for step, answer in ((ACCUSING, PASS), (JUDGING, Penalise(0))):
        s.step = step
        (option,) = advise_small(s, 0, [PASS], Rng("a"))
        assert option.action == answer
        assert option.reasons == (Message("reason-mediterranean-hears-no-talk", {}),)


# Whole games


def decisions(match: MediterraneanMatch, every: int, seed: str) -> Iterator[tuple[int, Budget]]:
    """Some decisions of a game that sensible civilisations play."""
    asker, bot = Asker(), SensibleBot()
    while (seat := asker.next(match)) is not None:
        budget = Budget(f"{seed}/{match.number}/{seat}")
        if match.number % every == 0:
            yield seat, budget
        match.play(seat, bot.choose(match.peek(seat), budget))


@pytest.mark.slow
def test_the_same_is_advised_whatever_lies_where_the_seat_cannot_see() -> None:
    match = Match.new(MEDITERRANEAN, 4, "fair", {"ticks": "5"})
    seen = 0
    for seat, budget in decisions(match, 6, "fair"):
        advice = strong.advise(match.peek(seat), budget)
        assert strong.advise(dealt_anew(match, seat), budget) == advice
        seen += 1
    assert seen > 30


@pytest.mark.slow
def test_hidden_points_change_nothing() -> None:
    match = Match.new(MEDITERRANEAN, 4, "hidden", {"ticks": "5", "hidden_vp": "on"})
    for seat, budget in decisions(match, 12, "hidden"):
        advice = strong.advise(match.peek(seat), budget)
        other = match.state.clone()
        for rival in range(4):
            if rival != seat:
                other.civilisations[rival].vp += 30
        world = match.game.guess(other, seat, Rng("hidden"))
        peek = Peek(match.game, world, seat, Rng("hidden"))
        assert strong.advise(peek, budget) == advice


@pytest.fixture(scope="module")
def advices() -> list[Advice]:
    """What strong civilisations were advised in a game of theirs."""
    given: list[Advice] = []

    class Noting(Strong):
        def choose(self, peek: AnyPeek, budget: Budget) -> Action:
            given.append(strong.advise(peek, budget))
            assert peek.game.check(peek.imagine(Rng("legal")), peek.seat, given[-1].choice) is None
            return given[-1].choice

    match = Match.new(MEDITERRANEAN, 4, "noted", {"ticks": "5"})
    play_match(match, [Noting(), SensibleBot(), Noting(), SensibleBot()], "noted")
    assert match.result is not None
    assert set(match.result.winners) <= {0, 2}
    return given


@pytest.mark.slow
def test_it_beats_sensible_civilisations_and_says_why(advices: list[Advice]) -> None:
    assert all(advice.options[0].reasons for advice in advices)
    assert all(option.low <= option.value <= option.high for advice in advices for option in advice.options)
    assert max(len(advice.options) for advice in advices) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("seats", [5, 6])
def test_it_plays_by_the_rules_at_larger_tables(seats: int) -> None:
    match = Match.new(MEDITERRANEAN, seats, f"large {seats}", {"ticks": "3"})
    play_match(match, [Strong(), *[SensibleBot()] * (seats - 2), Strong()], "large")
    assert match.result is not None


# Words


DECLINES = ("too-little", "none-of", "too-few", "no-points", "no-promises", "leader", "not-back", "keep")
"""What bots say; people have reasons of their own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_no_words_are_idle(language: str) -> None:
    used = dict(calls_of("Message", "games/mediterranean/bots"))
    del used["reason-rule-of-thumb"]  # which the bots of all games share
    told = ("reason-mediterranean-", "hint-mediterranean-", *[f"decline-mediterranean-{name}" for name in DECLINES])
    spoken = {id: names for id, names in messages_of(language).items() if id.startswith(told)}
    assert spoken.keys() == used.keys()
    for id, given in used.items():
        assert given is not None
        assert spoken[id] == given, id


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_whole_sentences(language: str, advices: list[Advice]) -> None:
    words = Words(language)
    messages: dict[str, Message] = {}
    for advice in advices:
        for option in advice.options:
            messages |= {message.id: message for message in option.reasons}
    assert len(messages) > 15
    for message in messages.values():
        sentence = words.say(message, ("Anna", "Ben", "Cleo", "Inés"))
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ$][^{}]+\.", sentence), sentence
        assert "None" not in sentence


@pytest.mark.slow
@pytest.mark.many
def test_trading_comes_to_rest() -> None:
    """What is stored does not change what is best stored: the seat makes up its mind."""
    assert restless_turns("strong", "rest 3") == []

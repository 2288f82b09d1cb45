"""Reasons in Trading in the Mediterranean say what was computed: told from the numbers that rank, and played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

import pytest

from argosy import Match
from argosy.bots.advice import Advice, Option
from argosy.bots.levels import bot
from argosy.bots.play import Asker
from argosy.core.contract import Message, Term, Value
from argosy.core.peek import Budget, Peek
from argosy.core.rng import Rng
from argosy.games.mediterranean.bots.best import bot as best
from argosy.games.mediterranean.bots.best.bot import LATE, PurchaseSearch
from argosy.games.mediterranean.bots.breakdown import Deal, Purchase, Reckoned, Tried
from argosy.games.mediterranean.bots.sensible.decisions import bank_uses
from argosy.games.mediterranean.bots.strong import bot as strong
from argosy.games.mediterranean.bots.strong.baskets import Planner
from argosy.games.mediterranean.bots.strong.decisions import advise_small
from argosy.games.mediterranean.bots.strong.offers import Bargainer
from argosy.games.mediterranean.bots.strong.prices import PlannedWorth
from argosy.games.mediterranean.bots.valuation import Purse
from argosy.games.mediterranean.clock import READABLE
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules import flow, losses
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
    Store,
    Vote,
    Withdraw,
)
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.buildings import name
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.resolution import BANKED, IGNORE_POVERTY, TRIPLE_PROSPERITY, resolve_bottoms
from argosy.games.mediterranean.rules.state import (
    BANKING,
    FLIPPING,
    GIVING,
    GRACE,
    LOSING,
    PURCHASING,
    TRADING,
    USING,
    VOTING,
    MediterraneanState,
)
from argosy.games.mediterranean.rules.terms import card_term
from tests.games.mediterranean.bots.cases import (
    EDITION,
    OPTIONS,
    VARIED,
    MediterraneanMatch,
    cards,
    goods,
    lay,
    shopping,
    told,
    trading,
)

GRAIN_LOVER = ("grain-democracy", "grain-venus", "grain-venus", "wool-poverty")
WOOL_LOVER = ("wool-democracy", "wool-venus", "wool-venus", "grain-poverty")


def args_of(option: Option, kind: str) -> Mapping[str, Value] | None:
    """The arguments of a reason; None where the option does not give it."""
    found = [message.args for message in option.reasons if message.id == f"reason-mediterranean-{kind}"]
    return found[0] if found else None


def kinds(option: Option) -> list[str]:
    """The reasons of an option, without what all of them begin with."""
    return [message.id.removeprefix("reason-mediterranean-") for message in option.reasons]


def money_of(s: MediterraneanState, seat: int) -> int:
    """What the sets in a hand pay."""
    counts = goods_of(s.edition, s.civilisations[seat].hand)
    return sum([s.edition.set_value(good, count) for good, count in enumerate(counts)])


# Told from the numbers


def deal_of(option: Option) -> Deal:
    """The numbers of a deal, whether it was tried or not."""
    found = option.breakdown.plan if isinstance(option.breakdown, Tried) else option.breakdown
    assert isinstance(found, Deal)
    return found


def plan_of(option: Option) -> Purchase:
    """The numbers of a plan, whether it was tried or not."""
    found = option.breakdown.plan if isinstance(option.breakdown, Tried) else option.breakdown
    assert isinstance(found, Purchase)
    return found


def tried(option: Option) -> Tried:
    """The numbers of playouts."""
    assert isinstance(option.breakdown, Tried)
    return option.breakdown


FROM_NUMBERS: Mapping[str, Callable[[Option], Mapping[str, Value]]] = {
    "deal-worth": lambda one: {"money": round(deal_of(one).gain)},
    "deal-sets-more": lambda one: {"money": round(deal_of(one).sets)},
    "deal-sets-less": lambda one: {"money": round(-deal_of(one).sets)},
    "deal-promises": lambda one: {"money": round(deal_of(one).rate * deal_of(one).promises)},
    "points-at-once": lambda one: {"points": plan_of(one).points},
    "promises-points": lambda one: {"points": round(plan_of(one).growth)},
    "gives-up-points": lambda one: {"points": round(-plan_of(one).growth)},
    "money-otherwise": lambda one: {"points": round(plan_of(one).before - plan_of(one).after)},
    "money-kept": lambda one: {"points": round(plan_of(one).after)},
    "money-buys-points": lambda one: {"points": plan_of(one).points},
    "loss-costs": lambda one: {"points": round(-one.value)},
    "loss-costs-rival": lambda one: {"points": round(one.value)},
    "tried-to-the-end": lambda one: {"points": round(tried(one).points), "count": tried(one).worlds},
    "tried-a-turn": lambda one: {"points": round(tried(one).points), "count": tried(one).worlds},
    "trade-tried": lambda one: {"points": round(tried(one).points), "count": tried(one).worlds},
    "trade-behind": lambda one: {"points": round(-tried(one).opinion)},
    "plan-behind": lambda one: {"points": round(-tried(one).opinion)},
}
"""By reason: the arguments as the breakdown of the option's value gives them."""
FOR_THE_CHOICE = {"no-offer-worth-it", "offers-full", "no-purchase-better", "missed-least", "missed-most"}
"""Reasons that compare an option with others."""
NO_NUMBERS = {
    "no-offer-worth-it", "offers-full", "offer-passed-by", "stored-already", "spend-all", "costs-nothing",
    "nothing-to-use", "against-leader", "against-leader-by-sight", "nobody-to-hit", "flip-late", "flip-gains-nothing",
    "pure-chance", "hears-no-talk", "offer-too-dear", "offer-too-little", "offer-helps-rival", "offer-not-held",
    "offer-not-bindable",
}  # fmt: skip
"""All that an option may say on whose value no number was put."""


def check_told(advice: Advice) -> Counter[str]:
    """Hold every reason of an advice against the numbers of its option; how often each kind of reason was given."""
    seen: Counter[str] = Counter()
    for place, option in enumerate(advice.options):
        seen.update(kinds(option))
        if option.breakdown is None:
            assert option.value == 0
            assert NO_NUMBERS.issuperset(kinds(option))
        else:
            assert option.value == pytest.approx(option.breakdown.value)
        for kind in kinds(option):
            args = args_of(option, kind)
            assert args is not None
            assert kind not in FOR_THE_CHOICE or place == 0, f"{kind} is said of an option that was not chosen"
            if kind in FROM_NUMBERS:
                expected = FROM_NUMBERS[kind](option)
                assert {key: args[key] for key in expected} == expected
        if isinstance(option.action, Accept) and "offer-too-dear" in kinds(option):
            assert args_of(option, "offer-too-dear") == {
                "number": option.action.offer,
                "money": round(-deal_of(option).gain),
            }
        if "offer-helps-rival" in kinds(option) and isinstance(option.action, Accept):
            assert deal_of(option).gain > 0 < deal_of(option).envy
        if "money-idle" in kinds(option):
            assert plan_of(option).after == 0
        if "no-purchase-better" in kinds(option):
            assert option.value >= max(one.value for one in advice.options)
    return seen


# Played on


@dataclass(frozen=True)
class Decision:
    """What a strong civilisation decided and why, with what could be seen before and after."""

    game: int
    turn: int
    step: int
    seat: int
    advice: Advice
    vp: int
    promised: float
    """What the plan promises, when buying."""
    bought: str
    """The name of what is bought."""
    sets: int
    """What the sets in hand pay more after the decision."""
    pirates: bool
    """Whether Piracy has come into the hand."""

    @property
    def option(self) -> Option:
        """The choice."""
        return self.advice.options[0]


def decided(game: int, match: MediterraneanMatch, seat: int) -> Decision:
    """Let a strong civilisation decide and play it."""
    s, budget = match.state, Budget(f"{game}/{match.number}/{seat}")
    advice = strong.advise(match.peek(seat), budget)
    action, mine, promised = advice.choice, s.civilisations[seat], 0.0
    if s.step == PURCHASING:
        planner = Planner(strong.guessed(match.peek(seat), budget, 1)[0], seat)
        promised = planner.worth(planner.best())
    bought = name(s, seat, action.tile) if isinstance(action, Build) else ""
    if isinstance(action, Buy):
        bought = EDITION.developments[s.developments[action.slot]].name
    known = int(s.turn), int(s.step), seat, advice, int(mine.vp), promised, bought
    money, pirates = money_of(s, seat), mine.hand.count(EDITION.piracy)
    match.play(seat, action)
    after = match.state
    came = after.civilisations[seat].hand.count(EDITION.piracy) > pirates
    return Decision(game, *known, money_of(after, seat) - money, came)


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    """All decisions of two games, in each of which two civilisations are strong and two sensible."""
    found: list[Decision] = []
    for game in range(2):
        match = Match.new(MEDITERRANEAN, 4, f"reasons {game}", {"ticks": "5"})
        asker, sensible = Asker(), bot("sensible")
        while (seat := asker.next(match)) is not None:
            if seat % 2 == game:
                found.append(decided(game, match, seat))
            else:
                match.play(seat, sensible.choose(match.peek(seat), Budget(f"{game}/{match.number}/{seat}")))
    return found


@pytest.mark.slow
def test_every_reason_of_a_game_is_told_from_the_numbers_that_ranked_it(decisions: list[Decision]) -> None:
    seen: Counter[str] = Counter()
    for one in decisions:
        assert one.option.reasons
        seen.update(check_told(one.advice))
    assert len(seen) > 20
    assert sum(seen[kind] for kind in FROM_NUMBERS) > 300


@pytest.mark.slow
def test_sets_pay_after_a_deal_what_was_said(decisions: list[Decision]) -> None:
    """Unless a card that came is Piracy, which passes for a luxury (M6.5) and which nobody can tell before."""
    deals = [one for one in decisions if isinstance(one.option.action, Accept)]
    assert len(deals) > 10
    for one in deals:
        assert deal_of(one.option).sets == one.sets or one.pirates
        more, less = args_of(one.option, "deal-sets-more"), args_of(one.option, "deal-sets-less")
        said = (more or {}).get("money", 0) or -int(str((less or {}).get("money", 0)))
        assert said == deal_of(one.option).sets


@pytest.mark.slow
def test_a_plan_is_carried_out_unless_a_better_one_is_found(decisions: list[Decision]) -> None:
    """Step by step a plan promises no less; what it names is bought; its points come at once."""
    kept = changed = 0
    for turn in by_turn(decisions):
        first, last = turn[0], turn[-1]
        assert all(now.promised >= then.promised - 1e-9 for then, now in pairwise(turn))
        if not first.bought:
            continue
        named = [name for message in first.option.reasons for name in listed(message)]
        done = [one.bought for one in turn if one.bought]
        if sorted(named) == sorted(done):
            end = next(one for one in turn if not one.bought)
            points = args_of(first.option, "points-at-once") or {"points": 0}
            assert end.vp - first.vp == points["points"]
            kept += 1
        else:
            assert last.promised > first.promised + 1e-9
            changed += 1
    assert kept > 10
    assert kept > changed


def by_turn(decisions: list[Decision]) -> list[list[Decision]]:
    """The purchases of each seat in each turn."""
    found: dict[tuple[int, int, int], list[Decision]] = {}
    for one in decisions:
        if one.step == PURCHASING:
            found.setdefault((one.game, one.turn, one.seat), []).append(one)
    return list(found.values())


def listed(message: Message) -> tuple[str, ...]:
    """The names in a reason that tells a plan."""
    names = message.args.get("buildings", ()) or message.args.get("developments", ())
    assert isinstance(names, tuple)
    return tuple([str(name.value) for name in names if isinstance(name, Term)])


# Small positions: trade


def test_what_a_deal_is_worth_is_told_apart_from_what_its_sets_pay() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    s.civilisations[1].vp = 5
    number = lay(s, 1, Offer((), goods(grain=1), goods(wool=1), tuple(cards("grain-poverty")), give_vp=3))
    option = strong.advise_trade([s], 0).options[0]
    deal = option.breakdown
    assert isinstance(deal, Deal)
    assert option.action == Accept(number, tuple(cards("wool-poverty")))
    assert (deal.points, deal.sets) == (3, 10 - 6 - 1)  # a fourth grain for the only wool
    assert args_of(option, "deal-sets-more") == {"money": 3}
    assert args_of(option, "deal-worth") == {"money": round(deal.sets + deal.bottoms + 3 * deal.rate)}
    assert check_told(Advice((option,)))


def test_the_copy_that_is_missed_least_is_named_where_there_is_a_choice() -> None:
    s = trading(("grain-democracy", "grain-venus", "wool-poverty", "wool-prosperity"), WOOL_LOVER)
    lay(s, 1, Offer((), goods(grain=1), goods(wool=1), tuple(cards("grain-poverty"))))
    option = strong.advise_trade([s], 0).options[0]
    assert args_of(option, "copies-missed-least") == {"cards": (card_term("wool-poverty", 1),)}
    purse = Purse(PlannedWorth(s, 0), s.civilisations[0].hand)
    gone = {one: purse.one_gone(cards(one)[0]) for one in ("wool-poverty", "wool-prosperity")}
    assert gone["wool-poverty"] > gone["wool-prosperity"]


def test_piracy_goes_by_rule_and_not_because_it_is_missed_least() -> None:
    s = trading(("piracy", "gold-mars", "grain-venus", "grain-mars"), (*["grain-venus"] * 2, "gold-mars"))
    lay(s, 1, Offer((), goods(grain=2), goods(gold=1), tuple(cards("grain-venus", "grain-venus"))))
    option = strong.advise_trade([s], 0).options[0]
    assert isinstance(option.action, Accept)
    assert option.action.cards == (EDITION.piracy,)
    assert "piracy-goes" in kinds(option)
    assert "copies-missed-least" not in kinds(option)


def test_an_offer_says_in_how_many_guesses_its_rival_gains() -> None:
    """Of the rival who seems most willing; no chance is named, for none was measured."""
    worlds = [trading(GRAIN_LOVER, hand) for hand in (WOOL_LOVER, WOOL_LOVER, ("ore-mars",))]
    option = strong.advise_trade(worlds, 0).options[0]
    assert isinstance(option.action, Offer)
    assert option.action.want == goods(grain=1)
    assert args_of(option, "most-willing") == {"seat": Term("seat", 1), "count": 2, "guesses": 3}
    best_offer = Bargainer(worlds, Purse(PlannedWorth(worlds[0], 0), worlds[0].civilisations[0].hand)).proposals()[0]
    assert option.value == pytest.approx(best_offer.promise / PlannedWorth(worlds[0], 0).point)


def test_to_be_ready_claims_nothing_about_deals_while_there_is_one() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER)
    advice = strong.advise_trade([s], 0)
    assert isinstance(advice.choice, Offer)
    rest = [option for option in advice.options if isinstance(option.action, Store) or option.action == READY]
    assert [set(kinds(option)) & FOR_THE_CHOICE for option in rest] == [set()]


def test_who_has_laid_all_the_offers_it_lays_says_that_and_not_that_there_is_no_deal() -> None:
    s = trading(*VARIED)
    advice = strong.advise_trade([s], 0, company=True)
    while isinstance(advice.choice, (Offer, Store)):  # what it stores may take an offer off the table
        flow.act(s, 0, advice.choice, None)
        advice = strong.advise_trade([s], 0, company=True)
    assert advice.choice == READY
    assert args_of(advice.options[0], "offers-full") == {"count": READABLE}
    assert "no-offer-worth-it" not in told(advice)


def test_an_offer_that_makes_room_says_how_many_came_after_it() -> None:
    s = trading(*VARIED)
    while isinstance(action := strong.advise_trade([s], 0, company=True).choice, Offer):
        lay(s, 0, action)
    s.next_offer += 2 * READABLE
    advice = strong.advise_trade([s], 0, company=True)
    number = int(s.offers[0].number)
    assert advice.choice == Withdraw(number)
    assert args_of(advice.options[0], "offer-passed-by") == {"number": number, "count": int(s.next_offer) - 1 - number}


def test_an_offer_with_a_promise_that_its_giver_cannot_make_is_not_refused_for_your_cards() -> None:
    s = trading(GRAIN_LOVER, WOOL_LOVER, turn=3)
    s.civilisations[1].tracks[0] = -2
    s.civilisations[1].buildings = 1 << 4  # Whisper Gallery
    number = lay(s, 1, Offer((0,), goods(), goods(wool=1), (), give_pacts=(4, 0, 0)))
    s.civilisations[1].buildings = 0
    assert Message("reason-mediterranean-offer-not-bindable", {"number": number}) in [
        message for option in strong.advise_trade([s], 0).options for message in option.reasons
    ]


def test_when_trading_is_over_only_the_warehouse_is_spoken_of() -> None:
    s = trading(("gold-poverty",), turn=4)
    s.civilisations[0].happiness = -3
    s.step = GRACE
    stored = strong.advise_grace(s, 0)
    assert (stored.choice, told(stored)) == (Store(tuple(cards("gold-poverty"))), ["store-pays"])
    assert isinstance(stored.options[0].breakdown, Reckoned)
    assert stored.options[0].value > 0
    flow.act(s, 0, stored.choice, None)
    assert told(strong.advise_grace(s, 0)) == ["stored-already"]
    s = trading(("gold-mars", "gold-venus"), turn=6)
    assert (strong.advise_grace(s, 0).choice, told(strong.advise_grace(s, 0))) == (WAIT, ["spend-all"])


# Small positions: purchases


@pytest.mark.parametrize("turn", [2, 3, 5, 6])
@pytest.mark.parametrize("money", [0, 1, 3, 9, 20])
def test_money_that_is_kept_or_spent_on_points_is_told_by_its_numbers(turn: int, money: int) -> None:
    s = shopping(money, turn, "oral-epic", "fishing-cove") if turn < 4 else shopping(money, turn)
    advice = strong.advise_purchase(s, 0)
    check_told(advice)
    nothing = next(option for option in advice.options if option.action == CONFIRM)
    assert isinstance(nothing.breakdown, Purchase)
    assert nothing.breakdown.after == Planner(s, 0).saved(money)
    if turn == 6 or money < 2:  # there is no next turn, or nothing is left of it then (M8.7)
        assert "money-kept" not in kinds(nothing)
    for option in advice.options:
        if isinstance(option.action, BuyPoints):
            after = s.clone()
            flow.act(after, 0, option.action, None)
            gained = int(after.civilisations[0].vp - s.civilisations[0].vp)
            assert args_of(option, "money-buys-points") == {"money": money, "points": gained}


def test_a_purchase_is_worth_its_points_and_what_it_promises_less_its_money() -> None:
    s = shopping(12, 2, "fishing-cove", "oral-epic", "bank", "army")
    planner = Planner(s, 0)
    start = planner.worth(planner.baskets[0]) if not planner.baskets[0].bought else None
    for option in strong.advise_purchase(s, 0).options:
        assert isinstance(option.breakdown, Purchase)
        one = option.breakdown
        assert option.value == pytest.approx(one.points + one.growth + one.after - one.before)
        assert one.before == planner.rest(planner.start, 12)
    assert start is None or strong.advise_purchase(s, 0).options[0].value >= 0


# Small positions: the rest


def test_a_loss_names_its_own_cost_and_only_the_choice_is_called_least_or_most() -> None:
    s = trading(turn=3)
    s.step, s.victim = LOSING, 0
    s.civilisations[0].cities = s.civilisations[0].harbors = 1
    menu = [Lose(2), Lose(losses.CITY), Lose(losses.HARBOR)]
    for seat, best_of, kind in ((0, "missed-least", "loss-costs"), (1, "missed-most", "loss-costs-rival")):
        options = advise_small(s, seat, menu, Rng("a"))
        check_told(Advice(options))
        assert [best_of in kinds(option) for option in options] == [True, False, False]
        assert [kind in kinds(option) for option in options] == [True, True, True]


def test_whoever_is_hit_is_ahead_of_those_in_question_and_perhaps_of_nobody_else() -> None:
    s = trading()
    s.step = VOTING
    for seat, vp in enumerate((60, 50, 20, 30)):
        s.civilisations[seat].vp = vp
    (option,) = advise_small(s, 0, [Vote(2), Vote(3)], Rng("a"))
    assert option.action == Vote(3)
    assert option.reasons == (Message("reason-mediterranean-against-leader", {"seat": Term("seat", 3), "points": 30}),)
    hidden = MEDITERRANEAN.start(4, OPTIONS | {"hidden_vp": "on"}, EDITION)
    hidden.step, hidden.turn = VOTING, 2
    hidden.civilisations[2].wonders = 1
    (option,) = advise_small(hidden, 0, [Vote(2), Vote(3)], Rng("a"))
    assert option.reasons == (Message("reason-mediterranean-against-leader-by-sight", {"seat": Term("seat", 2)}),)


def test_a_board_is_turned_for_the_arrows_in_hand_or_not_for_what_was_weighed() -> None:
    menu = [Flip(0), Flip(1), PASS]
    s = trading(("grain-dictatorship", "wool-dictatorship", "ore-dictatorship"))
    s.step = FLIPPING
    option = advise_small(s, 0, menu, Rng("a"))[0]
    assert option.action == Flip(0)
    arrows = Purse(PlannedWorth(s, 0), s.civilisations[0].hand).sums[0]
    assert args_of(option, "hand-points-there") == {"track": Term("track", "government"), "count": abs(arrows)}
    assert side(arrows) != side(s.civilisations[0].tracks[0])
    s.civilisations[0].buildings = 1
    assert kinds(advise_small(s, 0, menu, Rng("a"))[0]) == ["flip-gains-nothing"]
    s.civilisations[0].buildings, s.turn = 0, 4
    assert kinds(advise_small(s, 0, menu, Rng("a"))[0]) == ["flip-late"]


@pytest.mark.parametrize("happiness", [0, -2, -99])
@pytest.mark.parametrize(
    "spent",
    [
        ("grain-prosperity", "wool-prosperity", "ore-poverty"),
        ("grain-poverty", "wool-poverty", "ore-poverty"),
        ("grain-prosperity", "wool-poverty", "ore-poverty", "salt-poverty"),
    ],
)
def test_what_a_bank_saves_is_what_it_saves_when_both_choices_are_played(
    spent: tuple[str, ...], happiness: int
) -> None:
    s = trading(turn=3)
    s.step, s.asked = BANKING, 1
    s.civilisations[0].bank = True
    s.civilisations[0].spent = cards(*spent)
    s.civilisations[0].happiness = max(EDITION.status_bottom, happiness)
    first, other = advise_small(s, 0, [BankChoice(False), BankChoice(True)], Rng("a"))
    assert first.value >= other.value
    after = {}
    for use in (IGNORE_POVERTY, TRIPLE_PROSPERITY):
        played = s.clone()
        resolve_bottoms(played, 0, use, None)
        after[use] = played.civilisations[0]
    uses = bank_uses(PlannedWorth(s, 0))
    plain, banked = after[IGNORE_POVERTY], after[TRIPLE_PROSPERITY]
    assert int(plain.happiness - banked.happiness) == uses.steps
    assert int(banked.vp - plain.vp) == uses.points - uses.points // BANKED
    said = {option.action: option for option in (first, other)}
    assert args_of(said[BankChoice(True)], "prosperity-counts") == {"points": uses.points}
    assert args_of(said[BankChoice(False)], "poverty-spared") == {"count": uses.steps}


def test_nothing_is_said_to_cost_nothing_that_is_not_used() -> None:
    s = trading()
    s.step = USING
    assert kinds(advise_small(s, 0, [PASS], Rng("a"))[0]) == ["nothing-to-use"]


# The other levels


def test_the_random_bot_says_that_it_drew_lots_and_puts_no_number_on_it() -> None:
    peek = Peek(MEDITERRANEAN, trading(GRAIN_LOVER, WOOL_LOVER), 0, Rng("a"))
    random = bot("random")
    drawn = set()
    for number in range(40):
        advice = random.advise(peek, Budget(str(number)))  # type: ignore[attr-defined]
        (option,) = advice.options
        assert option.reasons == (Message("reason-dice", {}),)
        assert (option.value, option.breakdown) == (0, None)
        assert option.action == random.choose(peek, Budget(str(number)))
        drawn.add(option.action)
    assert len(drawn) > len(peek.menu()) / 3


def test_the_sensible_bot_claims_no_more_than_a_rule_of_thumb() -> None:
    peek = Peek(MEDITERRANEAN, trading(GRAIN_LOVER, WOOL_LOVER), 0, Rng("a"))
    sensible = bot("sensible")
    (option,) = sensible.advise(peek, Budget("a")).options  # type: ignore[attr-defined]
    assert option.action == sensible.choose(peek, Budget("a"))
    assert option.reasons == (Message("reason-rule-of-thumb", {}),)


@pytest.mark.parametrize("turn", [2, LATE + 1])
def test_the_best_bot_tells_how_its_playouts_went(turn: int) -> None:
    """Its numbers are those of the playouts, made again here; the plan it began with comes after."""
    cards_there = ("fishing-cove", "oral-epic", "bank", "army") if turn < LATE else ("tablet-library", "deep-harbor")
    s = shopping(20, turn, *cards_there)
    peek, budget = Peek(MEDITERRANEAN, s, 0, Rng("a")), Budget("a", iterations=12)
    advice = best.advise(peek, budget)
    check_told(advice)
    thinker = PurchaseSearch()
    plans = {option.action: option for option in thinker.candidates(peek, budget)}
    assert len(plans) > 1
    for option in advice.options:
        for world in range(tried(option).worlds):
            dice = f"a/world/{world}"
            thinker.outcome(peek.imagine(Rng(dice)), 0, option.action, Rng(dice + "/play"))
        assert tried(option).points == pytest.approx(fmean(thinker.played[option.action]))
        assert kinds(option)[0] == ("tried-a-turn" if turn < LATE else "tried-to-the-end")
        assert option.reasons[-len(plans[option.action].reasons) :] == plans[option.action].reasons
    assert not {kind for option in advice.options for kind in kinds(option)} & FOR_THE_CHOICE


def test_the_best_bot_tells_how_its_playouts_of_trades_went() -> None:
    """Also where they overrule the choice without playouts; what was said to compare others is then left out."""
    overruled = 0
    match = Match.new(MEDITERRANEAN, 4, "trades", {"ticks": "3"})
    asker = Asker()
    while (seat := asker.next(match)) is not None and match.state.turn < 4 and not overruled:
        budget = Budget(f"{match.number}/{seat}", iterations=64)
        plain = strong.advise(match.peek(seat), budget)
        if match.state.step == TRADING:
            advice = best.advise(match.peek(seat), budget)
            said = check_told(advice)
            assert said["trade-tried"] == sum([isinstance(option.breakdown, Tried) for option in advice.options])
            overruled += advice.choice != plain.choice
        match.play(seat, plain.choice)
    assert overruled > 0


def test_gifts_hit_whoever_is_ahead_of_those_they_can_hit() -> None:
    s = trading()
    s.civilisations[0].vp, s.civilisations[2].vp = 90, 30
    s.civilisations[0].buildings = 1 << 4  # Lodge of Envoys
    s.step = GIVING
    menu = [GiveOpponent(4, target, second) for target in (1, 2, 3) for second in (False, True)]
    (option,) = advise_small(s, 0, [*menu, PASS], Rng("a"))
    assert option.reasons == (Message("reason-mediterranean-against-leader", {"seat": Term("seat", 2), "points": 30}),)
    (option,) = advise_small(s, 0, [PASS], Rng("a"))
    assert kinds(option) == ["nobody-to-hit"]

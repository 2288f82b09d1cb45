"""M8, purchasing: buildings and developments for money, all at once; what is left is halved."""

from __future__ import annotations

from itertools import product

import pytest

from argosy.core.contract import Action
from argosy.core.rng import Rng
from argosy.games.mediterranean.edition.cards import AGE_OF_TURN
from argosy.games.mediterranean.rules import purchasing
from argosy.games.mediterranean.rules.actions import AVAILABLE, CONFIRM, PASS, UNDO_PURCHASE, Build, Buy, BuyPoints
from argosy.games.mediterranean.rules.events import Confirmed, MoneyMoved, PurchaseUndone
from argosy.games.mediterranean.rules.game import MEDITERRANEAN, OPTIONS
from argosy.games.mediterranean.rules.state import PURCHASING, MediterraneanState
from argosy.games.mediterranean.view import prompts
from tests.games.mediterranean.buying import build, buildable, cube_count, do, mine, refused, shop, ways
from tests.games.mediterranean.table import Table, tile
from tests.laws.random_play import positions, table_of

# M8.1


def test_m8_1_everybody_buys_at_once() -> None:
    """Nobody has to wait for another; the phase is over when all have confirmed."""
    laid = shop(seats=5)
    assert purchasing.waiting(laid.state) == 0b11111
    for seat in (3, 0, 4, 1):
        assert do(laid, CONFIRM, seat) == [Confirmed(seat, 50)]
    assert purchasing.waiting(laid.state) == 0b00100
    assert not purchasing.over(laid.state)
    do(laid, CONFIRM, 2)
    assert purchasing.over(laid.state)


def test_m8_1_by_post_it_runs_in_turn_order() -> None:
    """In play by post the richest buys first, then the next."""
    laid = shop().order(2, 0, 3, 1)
    laid.state.options[list(OPTIONS).index("trading_seconds")] = OPTIONS["trading_seconds"].index("post")
    for seat in (2, 0, 3, 1):
        assert purchasing.waiting(laid.state) == 1 << seat
        do(laid, CONFIRM, seat)
    assert purchasing.over(laid.state)


def test_m8_1_purchases_can_be_undone_until_confirmed() -> None:
    """Purchases are taken back one by one, the latest first, as long as the seat has not confirmed."""
    laid = shop("oral-epic", "border-plunder").stands(0, "democracy 1").stored(0, "grain-mars", "gold-venus")
    assert refused(laid, UNDO_PURCHASE) == "undo.nothing"
    positions = [laid.state.digest()]
    purchases: list[Action] = [Build(0), Buy(0, (AVAILABLE,)), BuyPoints(3)]
    for action in purchases:
        do(laid, action)
        positions.append(laid.state.digest())
    for position in reversed(positions[:-1]):
        assert do(laid, UNDO_PURCHASE) == [PurchaseUndone(0)]
        assert laid.state.digest() == position
    do(laid, Build(0))
    do(laid, CONFIRM)
    assert laid.state.before[0] == []
    assert not purchasing.waiting(laid.state) & 1


def test_m8_1_undoing_touches_nobody_else() -> None:
    """What others have bought meanwhile stays bought."""
    laid = shop("oral-epic").stands(0, "venus 1").stands(1, "venus 1")
    build(laid, "R1", 0)
    build(laid, "R2", 1)
    do(laid, UNDO_PURCHASE, 0)
    assert (mine(laid, 0).buildings, mine(laid, 1).buildings) == (0, 1 << tile("R2"))


def test_m8_1_a_pact_lapses_only_when_the_fall_of_its_building_is_final() -> None:
    """A building that fell by an own purchase stands again after undoing it, with what was promised for it (M6.8)."""
    laid = shop("edict-of-reform").built(0, "G5")
    laid.state.pacts = [(0, tile("G5"), 2, 0)]
    do(laid, Buy(0, (), (0,)))
    assert mine(laid).buildings == 0
    do(laid, UNDO_PURCHASE)
    assert laid.state.pacts == [(0, tile("G5"), 2, 0)]
    do(laid, Buy(0, (), (0,)))
    build(laid, "G5")
    purchasing.finish(laid.state, None)
    assert laid.state.pacts == []


def test_m8_1_only_purchases_are_made() -> None:
    """Other actions have their own phases."""
    assert refused(shop(), PASS) == "purchase.expected"


def anything() -> list[Action]:
    """Purchases that there are, and some that there are not."""
    workers = [crew for count in range(3) for crew in product(range(-1, 7), repeat=count)] + [(0, 1, 2)]
    choices = [(), *[(number,) for number in range(-1, 9)], (0, 0)]
    everything: list[Action] = [Buy(slot, crew, one) for slot in range(-1, 7) for crew in workers for one in choices]
    everything += [Build(number) for number in range(-1, 13)]
    return [*everything, *[BuyPoints(points) for points in range(-1, 70)], UNDO_PURCHASE, CONFIRM, PASS]


@pytest.mark.parametrize("seed", range(12))
def test_m8_1_the_menu_is_all_that_can_be_bought(seed: int) -> None:
    """Whatever one has and whatever lies there: what is on the menu may be done, and nothing else may."""
    laid = anywhere(Rng(f"anywhere {seed}"))
    menu = purchasing.menu(laid.state, 0)
    assert len(set(menu)) == len(menu)
    assert {one for one in anything() if purchasing.check(laid.state, 0, one) is None} == set(menu)
    for action in menu:
        trial = laid.state.clone()
        purchasing.apply(trial, 0, action, [])
        assert cube_count(trial.civilisations[0]) == 15
        assert trial.civilisations[0].money >= 0
        assert min(trial.civilisations[0].available, trial.civilisations[0].supply) >= 0


def anywhere(rng: Rng) -> Table:
    """Some position of seat 0 in some turn."""
    turn = rng.below(6) + 1
    laid = shop(turn=turn, money=rng.below(30))
    laid.state.developments = rng.shuffled(laid.state.development_decks[AGE_OF_TURN[turn]].cards)[:6]
    laid.happiness(rng.below(19) - 12, 0, 0, 0).safety(rng.below(19) - 12, 0, 0, 0)
    laid.state.civilisations[0].tracks = [rng.below(24) - 12, rng.below(24) - 12]
    one = mine(laid)
    one.buildings = rng.below(4096) & rng.below(4096)
    one.farms, one.industry, one.warehouse = rng.below(32), rng.below(2), rng.below(2)
    one.bank, one.army = rng.below(2) == 1, rng.below(2) == 1
    left = 15 - cube_count(one) + int(one.supply)
    one.industries = rng.below(2) << rng.below(5)
    left -= 1
    for place in ("cities", "harbors", "available"):
        cubes = min(rng.below((6, 4, 3)[("cities", "harbors", "available").index(place)]), left)
        setattr(one, place, cubes)
        left -= cubes
    one.supply = 0
    one.supply = 15 - cube_count(one)
    if rng.below(2):
        laid.state.before[0].append(one.clone())
    return laid


# M8.2


@pytest.mark.parametrize(("standing", "more"), [((), 2), (("G4",), 1), (("G4", "G5"), 0)])
def test_m8_2_the_marker_limits_the_buildings_of_a_colour(standing: tuple[str, ...], more: int) -> None:
    """On a space that allows two white buildings one may build up to two in all, counting those that stand."""
    laid = shop().stands(0, "democracy 3").built(0, *standing)
    for name in ("G1", "G6")[:more]:
        build(laid, name)
    assert buildable(laid) == []
    assert refused(laid, Build(tile("G2"))) == "build.limit"


def test_m8_2_each_colour_has_its_own_limit() -> None:
    """Government buildings do not count for religion."""
    laid = shop().stands(0, "democracy 1", "mars 1").built(0, "G1")
    assert buildable(laid) == ["R1", "R2", "R3", "R4", "R5", "R6"]
    assert buildable(laid, 1) == []


def test_m8_2_a_later_drop_removes_nothing() -> None:
    """Two white buildings stay when the marker drops to where only one is allowed; a third may not come."""
    laid = shop().stands(0, "democracy 1").built(0, "G1", "G2")
    purchasing.finish(laid.state, None)
    assert mine(laid).buildings == 0b11
    assert refused(laid, Build(tile("G3"))) == "build.limit"


def test_m8_2_a_tile_stands_once() -> None:
    """There is one of each tile."""
    laid = shop().stands(0, "democracy 11").built(0, "G1")
    assert refused(laid, Build(tile("G1"))) == "build.stands"
    assert refused(laid, Build(12)) == "build.no_tile"
    assert buildable(laid) == ["G2", "G3", "G4", "G5", "G6"]


def test_m8_2_new_cubes_can_be_used_at_once() -> None:
    """The cubes of a building go to AVAILABLE and work for a development of the same turn."""
    laid = shop("oral-epic").stands(0, "venus 1").cubes(0, farms="")
    assert ways(laid) == []
    build(laid, "R1")
    assert (mine(laid).available, mine(laid).supply) == (2, 11)
    do(laid, Buy(0, (AVAILABLE,)))
    assert mine(laid).available == 1


def test_m8_2_if_the_supply_is_short_what_is_left_comes() -> None:
    """A building with three cubes brings one when the supply holds one."""
    laid = shop().stands(0, "venus 1").cubes(0, cities=5, harbors=2)
    build(laid, "R6")
    assert (mine(laid).available, mine(laid).supply) == (1, 0)


# M8.3


def test_m8_3_each_player_buys_each_development_once() -> None:
    """Two players may buy the same card, but nobody twice, unless the first purchase was undone."""
    laid = shop("hill-town", "river-town")
    for seat in (0, 1):
        do(laid, Buy(0, (0,)), seat)
        assert refused(laid, Buy(0, (1,)), seat) == "buy.twice"
        do(laid, Buy(1, (1,)), seat)
    do(laid, UNDO_PURCHASE)
    do(laid, Buy(1, (2,)))
    assert refused(laid, Buy(2, (3,))) == "buy.no_slot"


def test_m8_3_next_turn_the_slots_are_new() -> None:
    """What was bought in one turn bars nothing in the next."""
    laid = shop("hill-town")
    do(laid, Buy(0, (0,)))
    purchasing.finish(laid.state, None)
    laid.state.developments = [1]
    do(laid, Buy(0, (1,)))


@pytest.mark.parametrize("card", ["oral-epic", "tablet-library"])
def test_m8_3_a_worker_comes_from_available_or_a_farm(card: str) -> None:
    """In Stone and Bronze turns both will do, as far as there is a cube."""
    laid = shop(card).cubes(0, farms="timber", available=1)
    assert ways(laid) == [((2,), ()), ((AVAILABLE,), ())]
    assert refused(laid, Buy(0, (0,))) == "buy.farm_empty"
    assert refused(laid, Buy(0, (6,))) == "buy.no_source"
    assert refused(laid, Buy(0)) == "buy.workers"
    assert refused(shop(card), Buy(0, (AVAILABLE,))) == "buy.no_worker"


@pytest.mark.parametrize("card", ["great-histories", "scholar-2", "hall-of-columns"])
def test_m8_3_iron_cards_take_available_only(card: str) -> None:
    """On turn 6 farmers stay on their farms, for wonders too."""
    choice = (0,) if card == "scholar-2" else ()
    laid = shop(card).cubes(0, available=1)
    assert {workers for workers, _ in ways(laid)} == {(AVAILABLE,)}
    assert refused(laid, Buy(0, (0,), choice)) == "buy.available_only"
    assert ways(shop(card)) == []


def test_m8_3_players_are_reminded_of_it_on_turn_5() -> None:
    """The prompt of the last Bronze turn says that Iron cards take AVAILABLE only."""
    laid = shop("tablet-library", turn=5)
    assert prompts.prompt(laid.state, 0, (0, 1, 2, 3)).id.endswith("before-iron")
    laid.state.turn = 4
    assert not prompts.prompt(laid.state, 0, (0, 1, 2, 3)).id.endswith("before-iron")


def test_m8_3_a_full_area_takes_no_card() -> None:
    """A fifth city is the last."""
    laid = shop("hill-town", "river-town").cubes(0, cities=4)
    do(laid, Buy(0, (0,)))
    assert refused(laid, Buy(1, (1,))) == "buy.full"


def test_m8_3_an_accepted_loss_must_fit_on_the_track() -> None:
    """Who stands on -11 cannot accept two sad faces."""
    assert refused(shop("pressed-labour").happiness(-11, 0, 0, 0), Buy(0)) == "buy.loss"


def test_m8_3_who_buys_is_told_why_the_rest_is_out_of_reach() -> None:
    """Everything that a buyer cannot have, card or tile, has a reason, and nothing else has; others see none."""
    rules, told = MEDITERRANEAN, set()
    for number in range(6):
        for position in positions(table_of(rules.key, 4 + number % 3, number)):
            s = position.state
            if not isinstance(s, MediterraneanState) or s.step != PURCHASING:
                continue
            for seat in rules.to_act(s):
                view = rules.view(s, seat)
                barred = {(one.slot, one.tile): one.why for one in view.barred}
                wanted = {(one.slot, one.tile) for one in view.menu if one.kind in ("Buy", "Build")}
                every: dict[tuple[int | None, str | None], Action] = {
                    **{(slot, None): Buy(slot) for slot in range(len(s.developments))},
                    **{(None, one.id): Build(number) for number, one in enumerate(s.edition.tiles)},
                }
                assert wanted | set(barred) == set(every)
                assert not wanted & set(barred)
                assert barred == {one: rules.check(s, seat, every[one]) for one in barred}
                told |= {why.code for why in barred.values()}
            assert rules.view(s, None).barred == ()
    assert told >= {"buy.money", "buy.twice", "buy.no_crew", "build.limit", "build.money", "build.stands"}


# M8.7


def test_m8_7_money_left_is_halved_rounded_down() -> None:
    """$3 become $1, and $1 nothing."""
    laid = shop().money(3, 1, 0, 10)
    told = []
    for seat in range(4):
        told += do(laid, CONFIRM, seat)
    assert told == [Confirmed(0, 3), Confirmed(1, 1), Confirmed(2, 0), Confirmed(3, 10)]
    told = []
    purchasing.finish(laid.state, told)
    assert [mine(laid, seat).money for seat in range(4)] == [1, 0, 0, 5]
    assert told == [MoneyMoved(0, -2), MoneyMoved(1, -1), MoneyMoved(3, -5)]


def test_m8_7_developments_left_are_discarded() -> None:
    """Nothing of the display is there next turn."""
    laid = shop("hill-town", "army")
    purchasing.finish(laid.state, None)
    assert laid.state.developments == []
    assert purchasing.menu(laid.state, 0)[-1] == CONFIRM

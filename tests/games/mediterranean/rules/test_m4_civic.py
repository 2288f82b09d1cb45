"""M4, civic: developments and calamities unfold, buildings are used, boards are flipped."""

from __future__ import annotations

import pytest

from argosy.core.contract import CHANCE, Action, Event, Illegal
from argosy.core.rng import Rng
from argosy.games.mediterranean.rules import civic, flow
from argosy.games.mediterranean.rules.actions import PASS, READY, Flip, GiveOpponent, Unfold, UseAbility
from argosy.games.mediterranean.rules.events import AbilityUsed, Flipped, OpponentGiven, TrackMoved, Unfolded
from argosy.games.mediterranean.rules.state import FLIPPING, GIVING, GOVERNMENT, RELIGION, TRADING, UNFOLDING, USING
from tests.games.mediterranean.table import Table, table, tile

STONE, BRONZE, IRON = range(18), range(18, 30), range(30, 36)


def using(begun: Table) -> Table:
    """The table when all may use buildings on themselves."""
    civic.begin(begun.state)
    return begun.at(USING)


def giving(begun: Table) -> Table:
    """The table when the first in turn order may use a building on a rival."""
    civic.begin(begun.state)
    civic.begin_giving(begun.state)
    assert civic.next_giver(begun.state)
    return begun.at(GIVING)


def flipping(begun: Table) -> Table:
    """The table when the first in turn order may flip a board."""
    civic.begin(begun.state)
    civic.begin_flipping(begun.state, None)
    assert civic.next_flipper(begun.state)
    return begun.at(FLIPPING)


def play(begun: Table, seat: int, action: Action) -> list[Event]:
    """Do something that is on the menu."""
    s = begun.state
    assert action in civic.menu(s, seat)
    assert civic.check(s, seat, action) is None
    told: list[Event] = []
    civic.apply(s, seat, action, told)
    return told


def refused(begun: Table, seat: int, action: Action) -> tuple[str, str]:
    """Code and rule of a refusal; the menu does not have it either."""
    refusal = civic.check(begun.state, seat, action)
    assert isinstance(refusal, Illegal)
    assert action not in civic.menu(begun.state, seat)
    return refusal.code, refusal.rule


def use(name: str) -> UseAbility:
    return UseAbility(tile(name))


def give(name: str, target: int, second: bool = False) -> GiveOpponent:
    return GiveOpponent(tile(name), target, second)


@pytest.mark.parametrize(("turn", "age"), [(1, STONE), (2, STONE), (3, STONE), (4, BRONZE), (5, BRONZE), (6, IRON)])
def test_m4_1_six_developments_of_the_age_are_revealed(turn: int, age: range) -> None:
    """Six developments, all of the turn's age and all different, lie open and have left their deck."""
    begun = table(turn=turn, step=UNFOLDING)
    s = begun.state
    action = civic.unfold_draw(s, Rng("civic"))
    assert len(set(action.developments)) == 6
    assert set(action.developments) <= set(age)
    assert civic.unfold_check(s, action) is None
    told: list[Event] = []
    civic.unfold(s, action, told)
    assert told == [Unfolded(action.developments, action.calamities)]
    assert s.developments == list(action.developments)
    assert not set(s.developments) & {card for deck in s.development_decks[:3] for card in deck.cards}


def test_m4_1_all_developments_come_in_six_turns() -> None:
    """Over the game every development is revealed once, and five calamities of each kind."""
    s = table().state
    seen: list[int] = []
    calamities: list[int] = []
    for turn in range(1, 7):
        s.turn = turn
        action = civic.unfold_draw(s, Rng(str(turn)))
        assert civic.unfold_check(s, action) is None
        civic.unfold(s, action, None)
        seen += action.developments
        calamities += action.calamities
    assert sorted(seen) == list(range(36))
    assert sorted(calamities) == list(range(10))
    assert [s.edition.calamities[card].kind for card in calamities] == [0, 1] * 5


def test_m4_1_there_are_no_calamities_in_turn_1() -> None:
    """Calamities unfold from turn 2 on, one of unhappiness and one of barbarians."""
    begun = table(turn=1, step=UNFOLDING)
    assert civic.unfold_draw(begun.state, Rng("x")).calamities == ()
    refusal = civic.unfold_check(begun.state, Unfold(tuple(range(6)), (0, 5)))
    assert refusal == Illegal("chance.calamities", "M4.1", {"count": 0})


@pytest.mark.parametrize(
    ("developments", "calamities", "code"),
    [
        ((0, 1, 2, 3, 4), (0, 5), "chance.developments"),
        ((0, 1, 2, 3, 4, 4), (0, 5), "chance.developments"),
        ((0, 1, 2, 3, 4, 18), (0, 5), "chance.not_in_age"),
        ((0, 1, 2, 3, 4, 5), (0,), "chance.calamities"),
        ((0, 1, 2, 3, 4, 5), (5, 0), "chance.not_that_calamity"),
    ],
)
def test_m4_1_nothing_else_can_unfold(developments: tuple[int, ...], calamities: tuple[int, ...], code: str) -> None:
    """Chance brings six cards of the age and one calamity of each kind, no others."""
    refusal = civic.unfold_check(table(turn=2).state, Unfold(developments, calamities))
    assert refusal is not None
    assert refusal.code == code


def test_m4_2_an_ability_is_used_once_a_phase() -> None:
    """A building that was used is used up until the next Civic phase."""
    begun = using(table(turn=2).built(0, "G6", "G1"))
    told = play(begun, 0, use("G6"))
    assert told[0] == AbilityUsed(0, tile("G6"), 0)
    assert begun.state.civilisations[0].money == 2
    assert refused(begun, 0, use("G6")) == ("civic.used", "M4.2")
    using(begun)
    play(begun, 0, use("G6"))
    assert begun.state.civilisations[0].money == 4


def test_m4_2_abilities_are_optional() -> None:
    """A seat may pass with buildings unused, and is asked no more."""
    begun = using(table(turn=2).built(0, "G6", "G1").built(1, "G1"))
    assert play(begun, 0, PASS) == []
    assert civic.waiting(begun.state) == 0b0010
    assert begun.state.civilisations[0].money == 0


def test_m4_2_abilities_on_oneself_are_simultaneous() -> None:
    """Everybody with such a building may act, in any order, until it has none left."""
    begun = using(table(turn=2).built(3, "G6").built(1, "G6", "R6").built(2, "G5").built(0, "G3"))
    assert civic.waiting(begun.state) == 0b1010
    play(begun, 1, use("R6"))
    play(begun, 3, use("G6"))
    assert civic.waiting(begun.state) == 0b0010
    play(begun, 1, use("G6"))
    assert civic.waiting(begun.state) == 0


def test_m4_2_without_buildings_nobody_is_asked() -> None:
    """In the first turn there is nothing to use."""
    begun = using(table())
    assert civic.waiting(begun.state) == 0
    civic.begin_giving(begun.state)
    assert not civic.next_giver(begun.state)


def test_m4_2_rivals_are_given_in_turn_order_each_player_finishing() -> None:
    """Give-opponent abilities follow in turn order, all of one player before the next."""
    layout = table(turn=2).order(2, 3, 0, 1).built(0, "G5").built(3, "G5", "R5").built(1, "G1")
    begun = giving(layout)
    assert begun.state.mover() == 3
    assert play(begun, 3, give("R5", 0))[0] == OpponentGiven(3, tile("R5"), 0, 0, False)
    assert civic.next_giver(begun.state)
    assert begun.state.mover() == 3
    assert refused(begun, 3, give("R5", 1)) == ("civic.used", "M4.2")
    play(begun, 3, give("G5", 1))
    assert civic.next_giver(begun.state)
    assert begun.state.mover() == 0
    play(begun, 0, PASS)
    assert not civic.next_giver(begun.state)


def test_m4_2_the_menu_has_every_rival_and_either_colour() -> None:
    """An arrow is given to any rival in either colour; a sad face to any rival."""
    begun = giving(table(turn=2).stands(0, "democracy 1", "mars 1").built(0, "G5", "R5"))
    arrows = [give("G5", target, second) for target in (1, 2, 3) for second in (False, True)]
    assert civic.menu(begun.state, 0) == [*arrows, *[give("R5", target) for target in (1, 2, 3)], PASS]


def test_m4_2_flips_come_last_in_turn_order() -> None:
    """Every seat is asked about flips, in turn order, whatever it did before."""
    begun = flipping(table().order(2, 0, 3, 1))
    asked = []
    while civic.next_flipper(begun.state):
        seat = begun.state.mover()
        asked.append(seat)
        assert civic.menu(begun.state, seat) == [Flip(GOVERNMENT), Flip(RELIGION), PASS]
        play(begun, seat, PASS)
    assert asked == [2, 0, 3, 1]


def test_m4_2_oneself_then_rivals_then_flips() -> None:
    """The three steps follow each other, and steps or seats with nothing to decide are passed over."""
    begun = table(turn=2, step=UNFOLDING).order(3, 2, 1, 0).built(1, "G5", "G6").built(2, "R5")
    s = begun.state
    flow.apply(s, CHANCE, civic.unfold_draw(s, Rng("x")), None)
    assert (s.step, civic.waiting(s)) == (USING, 0b0010)
    flow.apply(s, 1, use("G6"), None)
    assert (s.step, s.mover()) == (GIVING, 2)
    flow.apply(s, 2, PASS, None)
    assert (s.step, s.mover()) == (GIVING, 1)
    flow.apply(s, 1, give("G5", 0), None)
    for seat in (3, 2, 1, 0):
        assert (s.step, s.mover()) == (FLIPPING, seat)
        flow.apply(s, seat, PASS, None)
    assert s.step == TRADING


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        (UseAbility(12), "civic.no_tile", "M4.2"),
        (UseAbility(-1), "civic.no_tile", "M4.2"),
        (use("R1"), "civic.not_built", "M4.2"),
        (use("G5"), "civic.for_rivals", "M4.2"),
        (use("G3"), "civic.passive", "M4.4"),
        (give("G5", 1), "civic.use_expected", "M4.2"),
        (READY, "civic.use_expected", "M4.2"),
    ],
)
def test_m4_2_what_cannot_be_used_on_oneself(action: Action, code: str, rule: str) -> None:
    """Only own buildings with an ability on oneself are used in the first step."""
    assert refused(using(table(turn=2).built(0, "G1", "G3", "G5")), 0, action) == (code, rule)


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        (give("G1", 1), "civic.for_oneself", "M4.2"),
        (give("G3", 1), "civic.passive", "M4.4"),
        (give("R6", 1), "civic.not_built", "M4.2"),
        (give("G5", 0), "civic.no_rival", "M4.2"),
        (give("G5", 4), "civic.no_rival", "M4.2"),
        (give("G5", -1), "civic.no_rival", "M4.2"),
        (give("R5", 1, second=True), "civic.no_arrow", "M4.2"),
        (use("G1"), "civic.give_expected", "M4.2"),
    ],
)
def test_m4_2_what_cannot_be_used_on_a_rival(action: Action, code: str, rule: str) -> None:
    """Only give-opponent abilities are used on others, on rivals at the table, and only arrows have a colour."""
    layout = table(turn=2).stands(0, "democracy 1", "mars 1").built(0, "G1", "G3", "G5", "R5")
    assert refused(giving(layout), 0, action) == (code, rule)


def test_m4_3_a_flip_turns_the_board_to_0_of_its_other_side() -> None:
    """After a revolution the marker stands on 0 and the buildings of the old colour are gone."""
    begun = flipping(table().stands(0, "democracy 5").built(0, "G1", "G4", "R1"))
    told = play(begun, 0, Flip(GOVERNMENT))
    assert begun.state.civilisations[0].tracks == [-1, 0]
    assert begun.state.civilisations[0].buildings == 1 << tile("R1")
    assert told == [TrackMoved(0, GOVERNMENT, 5, -1), Flipped(0, GOVERNMENT, True, (tile("G1"), tile("G4")))]


def test_m4_3_from_the_second_side_too() -> None:
    """A conversion from Mars leads to 0 of Venus."""
    begun = flipping(table().stands(0, "mars 3"))
    told = play(begun, 0, Flip(RELIGION))
    assert begun.state.civilisations[0].tracks == [0, 0]
    assert told == [TrackMoved(0, RELIGION, -4, 0), Flipped(0, RELIGION, False, ())]


def test_m4_3_each_track_is_flipped_once_a_phase() -> None:
    """A board that was flipped stays so; the other one may still be flipped, and then the next seat is asked."""
    begun = flipping(table())
    play(begun, 0, Flip(GOVERNMENT))
    assert civic.next_flipper(begun.state)
    assert begun.state.mover() == 0
    assert refused(begun, 0, Flip(GOVERNMENT)) == ("civic.flipped", "M4.3")
    play(begun, 0, Flip(RELIGION))
    assert civic.next_flipper(begun.state)
    assert begun.state.mover() == 1
    play(begun, 1, Flip(RELIGION))
    play(begun, 1, PASS)
    assert civic.next_flipper(begun.state)
    assert (begun.state.mover(), begun.state.given) == (2, 0)


@pytest.mark.parametrize(
    ("action", "code"),
    [(Flip(2), "civic.no_track"), (Flip(-1), "civic.no_track"), (use("G1"), "civic.flip_expected")],
)
def test_m4_3_there_is_nothing_else_to_flip(action: Action, code: str) -> None:
    """A seat flips government or religion, or passes."""
    assert refused(flipping(table().built(0, "G1")), 0, action) == (code, "M4.3")


def test_m4_4_a_building_works_from_the_next_civic_phase() -> None:
    """What was built this turn cannot be used yet."""
    begun = using(table(turn=2).built(0, "G6", fresh=True).built(0, "R6"))
    assert refused(begun, 0, use("G6")) == ("civic.too_fresh", "M4.4")
    play(begun, 0, use("R6"))
    assert civic.waiting(begun.state) == 0
    begun.state.civilisations[0].fresh = 0
    assert civic.waiting(begun.state) == 0b0001


def test_m4_4_doublers_are_never_used() -> None:
    """A doubler works by itself and at once, so no menu ever asks for it."""
    for sides in (("democracy 1", "venus 1"), ("dictatorship 1", "mars 1")):
        begun = using(table(turn=2).stands(0, *sides).built(0, "G3", "R3"))
        assert civic.waiting(begun.state) == 0
        assert refused(begun, 0, use("R3")) == ("civic.passive", "M4.4")


def test_m4_5_a_given_arrow_can_turn_the_board_of_a_rival_on_0() -> None:
    """A give-opponent arrow is an ordinary arrow: it turns the board of a rival who stands on 0."""
    layout = table(turn=2).built(0, "G5").stands(2, "dictatorship 0").built(2, "G6", "R6")
    begun = giving(layout)
    told = play(begun, 0, give("G5", 2))
    assert begun.state.civilisations[2].tracks == [0, 0]
    assert begun.state.civilisations[2].buildings == 1 << tile("R6")
    assert told[-1] == Flipped(2, GOVERNMENT, False, (tile("G6"),))


def test_m4_5_a_given_arrow_can_help() -> None:
    """An arrow of the rival's own colour moves its marker on."""
    begun = giving(table(turn=2).built(0, "G5").stands(2, "dictatorship 3"))
    play(begun, 0, give("G5", 2, second=True))
    assert begun.state.civilisations[2].tracks[GOVERNMENT] == -5


def test_m4_5_a_rival_who_loses_its_building_so_cannot_use_it() -> None:
    """Who is turned around by an earlier giver has no building left to give with."""
    begun = giving(table(turn=2).built(0, "G5").built(1, "G5"))
    play(begun, 0, give("G5", 1, second=True))
    assert not civic.next_giver(begun.state)

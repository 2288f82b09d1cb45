"""Worlds that a seat cannot tell from the true one, guessed from what it knows."""

from __future__ import annotations

from collections import Counter

import pytest

from argosy.core.rng import Rng
from argosy.games.mediterranean.hidden import guess
from argosy.games.mediterranean.hidden.deal import COUNTS, EVERYTHING, SIZES, Filling
from argosy.games.mediterranean.rules.state import (
    BANKING,
    JUDGING,
    NONE,
    PURCHASING,
    THROWING,
    VOTING,
    MediterraneanState,
)
from tests.games.mediterranean import truths
from tests.games.mediterranean.market import Market, given_on, market


def guesses(begun: Market, seat: int | None, count: int = 300) -> list[MediterraneanState]:
    """Many worlds, all in keeping with what the seat knows."""
    worlds = [guess.guess(begun.state, seat, Rng(f"world {number}")) for number in range(count)]
    for world in worlds:
        truths.check_guess(begun.state, world, seat)
    return worlds


def names(begun: Market, kinds: list[int]) -> str:
    """Cards by name."""
    return " ".join(begun.table.names(kinds))


@pytest.mark.slow
def test_every_possible_card_is_guessed() -> None:
    """Of an unknown civic card every kind there is, but for those in sight, as often as there are such cards."""
    begun = market({0: "art-corruption", 1: "dye-venus grain-mars"})
    seen = Counter(names(begun, world.civilisations[1].hand) for world in guesses(begun, 0, 1500))
    edition = begun.state.edition
    unseen = {kind for kind in begun.state.edition.decks[5] if edition.kind_names[kind] != "art-corruption"}
    assert {name.split()[1] for name in seen} == {edition.kind_names[kind] for kind in unseen}
    ideas = sum(count for name, count in seen.items() if name.endswith("dye-venus"))
    assert 7 / 47 - 0.05 < ideas / 1500 < 7 / 47 + 0.05
    assert all(name.startswith("grain-") for name in seen)


def test_what_is_known_is_guessed_right() -> None:
    begun = market({0: "art-fury", 1: "dye-venus wine-mars"})
    begun.accept(1, begun.offer(0, "1 art", "", "art-fury"))
    begun.show(1, "1 dye")
    for world in guesses(begun, 0):
        hand = names(begun, world.civilisations[1].hand)
        assert "art-fury" in hand
        assert "dye-" in hand
    others = {names(begun, world.civilisations[1].hand) for world in guesses(begun, 2)}
    assert any("art-fury" not in hand for hand in others)


def test_a_trace_is_guessed_in_every_place_it_may_be() -> None:
    begun = given_on("art-democracy", "1 art", "art-democracy")
    where = [
        [seat for seat in (1, 2) if "art-fury" in names(begun, world.civilisations[seat].hand)]
        for world in guesses(begun, 0)
    ]
    assert [1] in where
    assert [2] in where


def test_who_declares_more_luxury_than_it_has_holds_piracy() -> None:
    begun = market({0: "piracy gold-mars", 1: "spices-mars"})
    begun.offer(0, "2 gold", "1 ore", "gold-mars piracy")
    begun.offer(0, "1 spices", "1 ore", "piracy")
    for seat in (1, None):
        assert all("piracy" in names(begun, world.civilisations[0].hand) for world in guesses(begun, seat, 50))


def test_declared_luxury_may_be_piracy() -> None:
    begun = market({0: "spices-mars", 1: "grain-mars"})
    begun.offer(0, "1 spices", "1 ore", "spices-mars")
    tops = Counter(names(begun, world.civilisations[0].hand).split("-")[0] for world in guesses(begun, 1))
    assert tops.keys() == {"spices", "piracy"}
    assert tops["spices"] > tops["piracy"]


def test_who_holds_piracy_knows_that_nobody_else_does() -> None:
    begun = market({0: "spices-mars", 1: "piracy"})
    begun.offer(0, "1 spices", "1 ore", "spices-mars")
    assert all("spices-" in names(begun, world.civilisations[0].hand) for world in guesses(begun, 1))


@pytest.mark.slow
def test_warehouses_are_guessed_with_what_they_may_hold() -> None:
    begun = market({0: "grain-mars", 1: "art-fury"}, stored={1: "grain-venus art-democracy art-prosperity"})
    stored = {names(begun, world.civilisations[1].stored) for world in guesses(begun, 0, 600)}
    assert len(stored) > 100
    assert not any(word in one for one in stored for word in ("depression", "fury", "corruption", "revolt", "zealots"))


def test_what_an_open_offer_names_is_in_the_hand() -> None:
    begun = market({0: "ore-mars", 1: "grain-mars wool-mars"}, stored={1: "grain-venus"})
    begun.offer(1, "1 grain 1 wool", "1 ore", "grain-mars wool-mars")
    for world in guesses(begun, 0):
        assert names(begun, world.civilisations[1].hand).count("grain-") == 1
        assert names(begun, world.civilisations[1].stored).startswith("grain-")


def test_the_cards_named_in_an_offer_are_guessed_too() -> None:
    begun = market({0: "ore-mars", 1: "grain-mars grain-venus grain-depression"})
    begun.offer(1, "2 grain", "1 ore", "grain-mars grain-depression")
    begun.offer(0, "1 ore", "1 grain", "ore-mars")
    worlds = guesses(begun, 0)
    named = {world.offers[0].cards for world in worlds}
    assert len(named) > 10
    assert {world.offers[1].cards for world in worlds} == {begun.kinds("ore-mars")}
    for world in worlds:
        assert not Counter(world.offers[0].cards) - Counter(world.civilisations[1].hand)


def test_a_guess_depends_on_nothing_that_the_seat_does_not_know() -> None:
    """From two worlds that look the same one and the same world is guessed, and the original stays as it was."""
    begun = given_on("art-democracy piracy spices-mars", "1 art", "art-fury")
    begun.offer(1, "1 spices", "1 ore", "piracy")
    begun.store(1, "spices-mars")
    before = begun.state.digest()
    for seat in (0, 1, 2, 3, None):
        for number in range(10):
            world = guess.guess(begun.state, seat, Rng(f"first {number}"))
            again = [guess.guess(s, seat, Rng("second")).digest() for s in (begun.state, world)]
            assert again[0] == again[1]
    assert begun.state.digest() == before


@pytest.mark.parametrize(
    ("step", "values"),
    [(BANKING, {0, 1}), (JUDGING, {0, 1, 2, 3, 4, 5}), (VOTING, {1, 3}), (THROWING, {0, 1, 2})],
)
def test_secret_choices_of_others_are_guessed(step: int, values: set[int]) -> None:
    begun = market({})
    begun.table.at(step)
    begun.state.tied = 0b1010
    begun.state.sealed.choices = [1, NONE, 1, NONE]
    worlds = guesses(begun, 0, 60)
    assert {world.sealed.choices[2] for world in worlds} == values
    assert {(world.sealed.choices[0], world.sealed.choices[1], world.sealed.choices[3]) for world in worlds} == {
        (1, NONE, NONE)
    }


def test_purchases_that_can_be_undone_hold_no_secret() -> None:
    begun = market({}, stored={1: "art-democracy", 0: "art-prosperity"})
    begun.table.at(PURCHASING)
    s = begun.state
    s.before[0].append(s.civilisations[0].clone())
    s.before[1].append(s.civilisations[1].clone())
    for world in guesses(begun, 0):
        assert world.before[1][0].stored == world.civilisations[1].stored
        assert world.before[0][0].stored == list(begun.kinds("art-prosperity"))


@pytest.mark.parametrize("heed", [COUNTS, SIZES])
def test_the_last_resorts_keep_the_number_of_cards(heed: int) -> None:
    begun = given_on("art-democracy piracy spices-mars", "1 art", "art-fury")
    for number in range(50):
        filling = Filling(begun.state, 0, Rng(str(number)), heed)
        assert filling.fill()
        assert [len(cards) for cards in filling.cards] == [0, 3, 1, 0]


def test_knowledge_that_contradicts_itself_still_gives_a_world() -> None:
    """It cannot come about; but if it did, a guess would keep to what can be counted."""
    begun = market({0: "ore-mars", 1: "art-democracy"})
    begun.state.knowledge.tops[1] = list(begun.goods("3 art"))
    world = guess.guess(begun.state, 0, Rng("odd"))
    assert len(world.civilisations[1].hand) == 1


def test_guessing_heeds_everything_at_the_first_try() -> None:
    begun = given_on("art-democracy piracy spices-mars", "1 art", "art-fury")
    assert all(Filling(begun.state, 0, Rng(str(number)), EVERYTHING).fill() for number in range(50))

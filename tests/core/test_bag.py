"""Decks as bags: equal contents are equal, whatever happened before."""

from __future__ import annotations

from collections import Counter

from argosy.core.bag import Bag
from argosy.core.rng import Rng


def test_a_bag_gives_what_was_put_in() -> None:
    bag = Bag([1, 3, 3, 7])
    bag.take(3)
    assert bag.cards == [1, 3, 7]
    bag.put([5, 0, 3])
    assert bag.cards == [0, 1, 3, 3, 5, 7]


def test_the_order_of_events_leaves_no_trace() -> None:
    one, two = Bag([]), Bag([])
    one.put([4, 2])
    one.put([9])
    two.put([9, 4])
    two.put([2])
    assert one.cards == two.cards


def test_a_bag_knows_what_it_holds() -> None:
    bag = Bag([2, 2])
    bag.take(2)
    assert bag.holds(2)
    bag.take(2)
    assert not bag.holds(2)
    assert not bag.cards


def test_drawing_takes_nothing_out() -> None:
    bag = Bag([1, 2, 3])
    assert bag.draw(Rng("draw")) in bag.cards
    assert bag.cards == [1, 2, 3]


def test_every_card_is_drawn_as_often_as_it_is_there() -> None:
    rng, bag = Rng("bag"), Bag([1, 2, 2, 2])
    drawn = Counter([bag.draw(rng) for _ in range(4000)])
    assert 900 < drawn[1] < 1100
    assert drawn[1] + drawn[2] == 4000


def test_a_clone_goes_its_own_way() -> None:
    bag = Bag([1, 2])
    copy = bag.clone()
    copy.take(1)
    bag.put([3])
    assert (bag.cards, copy.cards) == ([1, 2, 3], [2])

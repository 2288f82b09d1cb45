"""Secret simultaneous choices: nobody is last to know, and the order of arrival leaves no trace."""

from __future__ import annotations

from itertools import permutations

from argosy.core.sealed import NOTHING, Sealed


def asked(seats: int, mask: int) -> Sealed:
    sealed = Sealed(seats)
    sealed.ask(mask)
    return sealed


def test_nothing_lies_there_before_somebody_is_asked() -> None:
    sealed = Sealed(3)
    assert (sealed.choices, sealed.waiting) == ([NOTHING] * 3, 0)


def test_the_last_choice_is_told_as_such() -> None:
    sealed = asked(3, 0b111)
    assert [sealed.put(seat, choice) for seat, choice in ((2, 8), (0, 0), (1, 4))] == [False, False, True]
    assert sealed.opened() == [0, 4, 8]
    assert (sealed.choices, sealed.waiting) == ([NOTHING] * 3, 0)


def test_only_those_asked_are_waited_for() -> None:
    sealed = asked(4, 0b1010)
    assert not sealed.put(3, 5)
    assert sealed.waiting == 0b0010
    assert sealed.put(1, 6)
    assert sealed.opened() == [NOTHING, 6, NOTHING, 5]


def test_the_order_of_arrival_leaves_no_trace() -> None:
    ends = set()
    for order in permutations(range(3)):
        sealed = asked(4, 0b1111)
        for seat in order:
            sealed.put(seat, seat * 10)
        ends.add((tuple(sealed.choices), sealed.waiting))
    assert ends == {((0, 10, 20, NOTHING), 0b1000)}


def test_a_clone_goes_its_own_way() -> None:
    sealed = asked(3, 0b111)
    sealed.put(0, 7)
    copy = sealed.clone()
    copy.put(1, 8)
    sealed.put(2, 9)
    assert (sealed.choices, sealed.waiting) == ([7, NOTHING, 9], 0b010)
    assert (copy.choices, copy.waiting) == ([7, 8, NOTHING], 0b100)

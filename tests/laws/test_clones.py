"""The law of clones: a copy is equal, shares nothing that can change, and goes its own way."""

from __future__ import annotations

from argosy.core.contract import State
from tests.laws.anatomy import changeable, names_on, snapshot
from tests.laws.random_play import Table, every_game, random_inputs, sampled
from tests.laws.vocabulary import KNOWLEDGE

DEPTH = 25


@every_game
def test_clones_are_independent(table: Table) -> None:
    """Playing a clone on leaves the original as it was, to the last attribute.

    No list is shared between them but those that are known to be replaced as a whole.
    """
    rules, shared, replaced = table.rules, KNOWLEDGE[table.key].shared, KNOWLEDGE[table.key].replaced
    for position in sampled(table, 40):
        state = position.state
        before, digest = snapshot(state, shared), state.digest()
        copy, other = state.clone(), state.clone()
        assert copy.digest() == digest
        assert snapshot(copy, shared) == before
        here, there = changeable(state, shared), changeable(copy, shared)
        assert not [here[part] for part in here.keys() & there.keys() if not replaced & set(names_on(here[part]))]
        seed = f"{table.seed} {len(position.past)}"
        made = random_inputs(rules, copy, seed, DEPTH)
        assert not made or copy.digest() != digest
        assert snapshot(state, shared) == before
        assert snapshot(other, shared) == before
        assert random_inputs(rules, other, seed, DEPTH) == made
        assert other.digest() == copy.digest()


class Hold:
    __slots__ = ("jars",)

    def __init__(self, jars: list[int]) -> None:
        self.jars = jars


class Ship(State):
    """A state with a careless clone."""

    __slots__ = ("crew", "hold", "log")

    def __init__(self, crew: list[int], hold: Hold, log: tuple[list[int], ...]) -> None:
        self.crew = crew
        self.hold = hold
        self.log = log

    def clone(self) -> Ship:
        return Ship(list(self.crew), Hold(self.hold.jars), self.log)

    def digest(self) -> int:
        return hash((tuple(self.crew), tuple(self.hold.jars)))


def test_shallow_copies_are_found() -> None:
    ship = Ship([1, 2], Hold([3]), ([4], [5]))
    here, there = changeable(ship, ()), changeable(ship.clone(), ())
    assert sorted([here[part] for part in here.keys() & there.keys()]) == [
        "state.hold.jars",
        "state.log[0]",
        "state.log[1]",
    ]
    assert len(here) == 6


def test_snapshots_see_every_attribute() -> None:
    ship = Ship([1, 2], Hold([3]), ())
    before = snapshot(ship, ())
    assert snapshot(ship.clone(), ()) == before
    ship.hold.jars.append(4)
    assert snapshot(ship, ()) != before

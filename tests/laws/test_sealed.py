"""The law of sealed choices: the order in which they come in leaves no trace."""

from __future__ import annotations

from itertools import permutations

from argosy.core.contract import Action, Event, Seat, State
from tests.laws.random_play import Table, every_game, positions, seats_of

ORDERS = 6


def choosers(table: Table, state: State) -> dict[Seat, Action]:
    """A choice for every seat whose choice would now lie face down; empty where there is nothing to seal."""
    rules, rng = table.rules, table.rng("sealed")
    choices: dict[Seat, Action] = {}
    for seat in seats_of(rules.acting(state)):
        trial, action = state.clone(), rules.sample(state, seat, rng)
        rules.apply(trial, seat, action)
        if seat in rules.sealed(trial):
            choices[seat] = action
    return choices


@every_game
def test_sealed_choices_commute(table: Table) -> None:
    """In any order of seats: the same position after the same choices, and the same events once they are turned up."""
    lot = table.rng("orders")
    for position in positions(table):
        if len(seats_of(table.rules.acting(position.state))) < 2 or lot.below(6):
            continue
        choices = choosers(table, position.state)
        orders = list(permutations(choices))
        chosen = [orders[lot.below(len(orders))] for _ in range(ORDERS)]
        halfway: dict[frozenset[Seat], int] = {}
        endings: list[tuple[int, list[Event]]] = []
        for order in chosen:
            state, made = position.state.clone(), set()
            events: list[Event] = []
            for seat in order:
                events = []
                table.rules.apply(state, seat, choices[seat], events)
                made.add(seat)
                digest = state.digest()
                assert halfway.setdefault(frozenset(made), digest) == digest
            turned = [index for index, event in enumerate(events) if event.reveals()]
            endings.append((state.digest(), events[turned[0] :] if turned else []))
        assert all(ending == endings[0] for ending in endings)

"""The law of relabelling: who sits where changes nothing but the names."""

from __future__ import annotations

from argosy.core.contract import State
from argosy.core.record import Input
from tests.laws.random_play import Table, every_game, positions
from tests.laws.vocabulary import KNOWLEDGE


@every_game
def test_relabelling_seats_relabels_results(table: Table) -> None:
    """The same game with the seats permuted shows the same views, points and places, permuted."""
    rules, knowledge = table.rules, KNOWLEDGE[table.key]
    new = table.rng("seats").shuffled(list(range(table.seats)))
    other, lot = table.start(), table.rng("relabelled views")
    state: State | None = None
    for position in positions(table):
        state = position.state
        if lot.below(30) == 0:
            for seat in (None, lot.below(table.seats)):
                twin = None if seat is None else new[seat]
                here = knowledge.relabel_view(rules.view(state, seat), new)
                assert knowledge.relabel_view(rules.view(other, twin), range(table.seats)) == here
        if (coming := position.next) is not None:
            actor = coming.actor if coming.actor < 0 else new[coming.actor]
            made = Input(actor, knowledge.relabel_action(coming.action, new))
            assert rules.check(other, made.actor, made.action) is None
            rules.apply(other, made.actor, made.action)
    assert state is not None
    mine, theirs = rules.result(state), rules.result(other)
    assert mine is not None
    assert theirs is not None
    for seat in range(table.seats):
        there = new[seat]
        assert (mine.points[seat], mine.places[seat]) == (theirs.points[there], theirs.places[there])
        assert mine.why[seat] == theirs.why[there]

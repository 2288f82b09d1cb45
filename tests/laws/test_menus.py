"""Laws of the menu: what it lists is legal, nothing else is where it is complete, and a refusal changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable

from argosy.core.codec import to_json
from argosy.core.contract import CHANCE, CLOCK, Action, Illegal, Seat, State
from argosy.core.rng import Rng
from tests.laws.anatomy import snapshot
from tests.laws.random_play import Asking, Position, Table, every_game, go_on, positions, sampled
from tests.laws.vocabulary import KNOWLEDGE

CODE = re.compile(r"[a-z]+\.[a-z_]+")
RULE = re.compile(r"[A-Z][0-9]+\.[0-9]+")
TRIES = 60


@every_game
def test_every_menu_entry_is_legal(table: Table) -> None:
    """And there only once; whatever `sample` picks is legal too. Of menus that are not complete one in 25 is read."""
    rules, lot = table.rules, table.rng("menus")
    for position in positions(table):
        state = position.state
        for seat in range(table.seats):
            if not rules.menu_complete(state, seat) and lot.below(25):
                continue
            menu = rules.legal(state, seat)
            assert len(set(menu)) == len(menu)
            assert not [entry for entry in menu if rules.check(state, seat, entry) is not None]
            assert menu == rules.legal(state, seat)
        coming = position.next
        if coming is not None:
            assert rules.check(state, coming.actor, coming.action) is None
            if coming.actor >= 0 and rules.menu_complete(state, coming.actor):
                assert coming.action in rules.legal(state, coming.actor)


def only_the_menu_is_legal(table: Table, state: State, seat: Seat, words: Iterable[Action]) -> None:
    """Try a vocabulary on one seat: what passes is what the menu lists; a refusal names its rule."""
    rules = table.rules
    menu, complete = set(rules.legal(state, seat)), rules.menu_complete(state, seat)
    legal = set()
    for action in words if complete else [*words, *menu]:
        refusal = rules.check(state, seat, action)
        if refusal is None:
            legal.add(action)
        else:
            assert CODE.fullmatch(refusal.code), refusal
            assert RULE.fullmatch(refusal.rule), refusal
    assert menu <= legal
    if complete:
        assert legal == menu


def try_everything(table: Table, position: Position) -> None:
    """The whole vocabulary for seats to act and chance, a seventh for who has no say; the state must not feel it."""
    rules, knowledge, state = table.rules, KNOWLEDGE[table.key], position.state
    before = snapshot(state, knowledge.shared)
    words = knowledge.vocabulary(table.seats)
    acting = rules.to_act(state)
    for seat in range(table.seats):
        only_the_menu_is_legal(table, state, seat, words if seat in acting else words[::7])
    for stranger in (CHANCE, CLOCK, -3, table.seats, 10**30):
        for action in words[:: 1 if stranger == CHANCE else 7]:
            assert rules.check(state, stranger, action) is not None, (stranger, action)
    assert snapshot(state, knowledge.shared) == before


@every_game
def test_where_the_menu_is_complete_nothing_else_is_legal(table: Table) -> None:
    """In sampled positions, and in every position of one game in two hundred."""
    for position in positions(table) if table.number % 200 == 99 else sampled(table, 200):
        try_everything(table, position)


@every_game
def test_a_refused_input_changes_nothing(table: Table) -> None:
    """Neither position nor log nor what anybody is told; the refusal itself can be sent to a client."""
    shared, words = KNOWLEDGE[table.key].shared, KNOWLEDGE[table.key].vocabulary(table.seats)
    match, asking = table.match(), Asking()
    choices, lot = table.rng("choices"), table.rng("refusals")
    while match.to_act:
        if lot.below(25) == 0:
            before = (snapshot(match.state, shared), match.log, match.events(None))
            refused = [match.play(seat, action) for seat, action in wrong(match.state, table, words, lot)]
            assert all(isinstance(one, Illegal) for one in refused), refused
            assert [to_json(one) for one in refused]
            assert (snapshot(match.state, shared), match.log, match.events(None)) == before
        go_on(match, asking, choices)
    assert isinstance(match.play(0, words[0]), Illegal)


def wrong(state: State, table: Table, words: Iterable[Action], lot: Rng) -> list[tuple[int, Action]]:
    """Some inputs that are not legal in this position, by all sorts of actors."""
    every = list(words)
    tries = [(lot.below(table.seats + 3) - 2, every[lot.below(len(every))]) for _ in range(TRIES)]
    return [(actor, action) for actor, action in tries if table.rules.check(state, actor, action) is not None]

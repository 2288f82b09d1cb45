"""Laws of language: actions, events and views survive JSON, notation is read back as it was written."""

from __future__ import annotations

import json

from argosy.core.codec import Decoder, encode, to_json
from argosy.core.contract import Action, Illegal, State
from argosy.text.translate import Words
from tests.laws.random_play import Table, every_game, positions, sampled

GIBBERISH = (
    "", " ", "?", "row", "row 4", "row 11+9 start", "row -1", "stay", "stay +1 deliver 9 buy", "sail",
    "sail Atlantis", "sail a", "sail Roma +99", "take", "take 0>0", "take 9>9", "take 1 to", "extra",
    "extra perhaps", "show a b 1+1", "show malaca-1 honey 99+9", "lay 1 2 3 order 1", "lay  order ",
    "reveal reveal", "\0", "take \u0661>\u0662", "9" * 5000, "take " + "9" * 5000 + ">1",
    "row " + "9" * 5000, "stay +" + "9" * 5000, "lay " + "9" * 5000 + " order 1", "take " + "9" * 30 + ">1",
    "offer", "offer 1 grain", "offer 1 grain for 1 wool to 9 9", "offer 9 piracy for 999 vp",
    "offer nothing for nothing", "offer 1 grain for 1 wool to 0", "offer 1 grain for 1 wool with piracy",
    "offer spare g5 9 for use r5 0", "accept", "accept 0", "accept 999999999 with piracy",
    "withdraw 0", "withdraw x", "store", "store piracy piracy", "show",
    "show 999 grain", "use", "use g9", "use g5 on 0", "use g5 on 999 red", "flip", "flip coin", "vote 0", "vote 999",
    "lose", "lose card piracy", "lose culture letters 9", "lose card", "lose building r6", "build g7", "points 0",
    "points 9999", "buy", "buy army from", "buy army from farm gold", "buy army from available and available",
    "buy army for city",
    "throw stone", "deal", "deal piracy piracy", "unfold", "unfold army with riots", "order 0", "order 1 1 1 1", "tick",
    "time up", "ready", "wait", "pass", "confirm", "undo purchase", "bank poverty",
    "offer " + "9" * 500 + " grain for 1 ore",
    "points " + "9" * 30, "vote " + "9" * 30, "accept " + "9" * 30, "buy army for " + "9" * 30 + " happiness",
    "take 1>" + "9" * 30, "row " + "9" * 30, "row 1+" + "9" * 30, "stay +" + "9" * 30, "stay deliver " + "9" * 30,
)  # fmt: skip


@every_game
def test_actions_survive_json_and_notation(table: Table) -> None:
    """Every input that is made, and in sampled positions everything that could be made instead."""
    lot, decoder = table.rng("words"), Decoder(table.rules.actions)
    for position in positions(table):
        coming = position.next
        if coming is None:
            break
        survives(table, decoder, position.state, coming.actor, coming.action)
        if lot.below(10) == 0 and coming.actor >= 0:
            menu = table.rules.legal(position.state, coming.actor)
            for entry in menu:
                survives(table, decoder, position.state, coming.actor, entry)
            assert len({table.rules.write(position.state, coming.actor, entry) for entry in menu}) == len(menu)


def survives(table: Table, decoder: Decoder, state: State, actor: int, action: Action) -> None:
    """The action comes back from JSON text and from notation, in any case and with spare blanks."""
    assert decoder.decode(json.loads(json.dumps(encode(action)))) == action
    text = table.rules.write(state, actor, action)
    assert table.rules.read(state, actor, text) == action, text
    assert table.rules.read(state, actor, f" {text.upper().replace(' ', '  ')} ") == action, text


@every_game
def test_events_survive_json(table: Table) -> None:
    """As they are and as told to anybody; and every one has a sentence."""
    decoder = Decoder(table.rules.events)
    for position in positions(table):
        for event in position.events:
            assert decoder.decode(json.loads(json.dumps(encode(event)))) == event
            assert table.rules.tell(position.state, event).id
            told = event.told_to(None)
            if told is not None:
                assert decoder.decode(json.loads(json.dumps(encode(told)))) == told
                assert table.rules.tell(position.state, told).id


@every_game
def test_views_are_json(table: Table) -> None:
    """For every seat and for onlookers; looking does not change anything."""
    rules = table.rules
    for position in sampled(table, 200):
        digest = position.state.digest()
        for seat in (*range(table.seats), None):
            view = rules.view(position.state, seat)
            assert (view.game, view.seat) == (table.key, seat)
            assert view.to_act == tuple(
                other for other in range(table.seats) if rules.acting(position.state) >> other & 1
            )
            again = json.loads(json.dumps(to_json(view)))
            assert again == to_json(view)
        assert position.state.digest() == digest


@every_game
def test_gibberish_is_answered_not_raised(table: Table) -> None:
    """Whoever says it and whenever: `read` gives an action, which `check` can judge, or says why it gives none."""
    for position in sampled(table, 100):
        for actor in (*range(-2, table.seats + 1), 10**30):
            for text in GIBBERISH:
                meant = table.rules.read(position.state, actor, text)
                if not isinstance(meant, Illegal):
                    assert isinstance(meant, Action), (actor, text)
                    table.rules.check(position.state, actor, meant)


@every_game
def test_every_prompt_leads_to_a_rule_that_there_is(table: Table) -> None:
    rules = set(Words().rule_ids())
    for position in sampled(table, 20):
        for seat in (*range(table.seats), None):
            prompt = table.rules.view(position.state, seat).prompt
            assert prompt.rule in rules, prompt.id

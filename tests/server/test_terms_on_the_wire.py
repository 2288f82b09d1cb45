"""Arguments of messages on the wire: terms of the contract become objects tagged with their kind."""

from __future__ import annotations

import msgspec

from argosy.core.contract import Amount, Message, Phrase, Term, Value, seat_term, seat_terms
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.types import Told

ARGS: dict[str, Value] = {
    "seat": seat_term(2),
    "seats": seat_terms((1, 9)),
    "cards": (Phrase("card", "with-bottom", {"ware": Amount("good", "wine", 2), "bottom": Term("bottom", "mars")}),),
    "number": 7,
    "slots": (1, 2),
    "all": False,
}


def sent(message: Message) -> bytes:
    """A message as an event tells it."""
    args, about = wire.arguments(message.args), wire.terms(message.about)
    return wire.encode(Told({"do": "Spent"}, message.id, args, 3, message.heading, message.silent, about))


def test_terms_carry_their_kind_and_only_what_they_have() -> None:
    assert msgspec.json.decode(sent(Message("x", ARGS)))["args"] == {
        "seat": {"kind": "seat", "value": 2},
        "seats": [{"kind": "seat", "value": 1}, {"kind": "seat", "value": 9}],
        "cards": [
            {
                "kind": "card",
                "value": "with-bottom",
                "args": {
                    "ware": {"kind": "good", "value": "wine", "count": 2},
                    "bottom": {"kind": "bottom", "value": "mars"},
                },
            }
        ],
        "number": 7,
        "slots": [1, 2],
        "all": False,
    }


def test_a_client_reads_what_was_sent() -> None:
    told = msgspec.json.decode(sent(Message("x", ARGS, about=(Term("wind", ""),))), type=Told)
    assert told.args["seat"] == errors.Term("seat", 2)
    assert told.args["slots"] == [1, 2]
    assert told.about == [errors.Term("wind", "")]
    assert isinstance(told.args["cards"], list)
    card = told.args["cards"][0]
    assert isinstance(card, errors.Term)
    assert card.args["ware"] == errors.Term("good", "wine", 2)


def test_what_is_usual_is_not_sent() -> None:
    assert msgspec.json.decode(sent(Message("x", {}))).keys() == {"event", "id", "args", "version"}
    plain = msgspec.json.decode(sent(Message("x", {}, heading=2, silent=True)))
    assert (plain["heading"], plain["silent"]) == (2, True)

"""Actions as noun phrases for sentences of a review."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Action, Phrase, Term, Value, seat_term
from argosy.games.mediterranean import notation
from argosy.games.mediterranean.rules.actions import (
    PASS,
    READY,
    WAIT,
    Accept,
    BankChoice,
    Build,
    Buy,
    BuyPoints,
    Confirm,
    Flip,
    Lose,
    Offer,
    UseAbility,
)
from argosy.games.mediterranean.rules.losses import BUILDING, STORED
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.view.event_messages import TRACKS, side_of_deal
from argosy.games.mediterranean.view.menu import MenuEntry, entry

PLAIN: Final[dict[Action, str]] = {
    PASS: "pass", READY: "ready", WAIT: "wait", Confirm(): "confirm", BankChoice(True): "prosperity",
    BankChoice(False): "poverty",
}  # fmt: skip


def said(s: MediterraneanState, seat: int, action: Action) -> Phrase:
    """An action in words, with the things that it is about."""
    name, args = words_of(s, seat, action)
    return Phrase("choice", f"mediterranean-{name}" if name != "notation" else name, args)


def words_of(s: MediterraneanState, seat: int, action: Action) -> tuple[str, dict[str, Value]]:
    """The name of a phrase, and its arguments."""
    if action in PLAIN:
        return PLAIN[action], {}
    if isinstance(action, Offer):
        return "offer", sides(s, action)
    if isinstance(action, Accept):
        return accepted(s, action)
    told = entry(s, seat, action)
    if isinstance(action, (Build, Buy, UseAbility)):
        return thing(told, action)
    if isinstance(action, BuyPoints):
        return "points", {"points": action.points, "money": told.cost}
    if isinstance(action, Flip):
        return "flip", {"track": Term("track", TRACKS[action.track])}
    if isinstance(action, Lose):
        return "lose", {"thing": lost(action, told)}
    return "notation", {"text": notation.write(s, seat, action)}


def thing(told: MenuEntry, action: Action) -> tuple[str, dict[str, Value]]:
    """A building or a development."""
    if isinstance(action, Buy):
        return "buy", {"thing": Term("development", told.name or ""), "money": told.cost}
    building = Term("building", told.name or "")
    if isinstance(action, Build):
        return "build", {"thing": building, "money": told.cost}
    return "use", {"thing": building}


def lost(action: Lose, told: MenuEntry) -> Term:
    """What is given up: a stored card, a building, or a place of the board."""
    if action.what >= STORED:
        return Term("good", told.cards[0].partition("-")[0])
    return Term("building" if action.what >= BUILDING else "place", told.name or "")


def sides(s: MediterraneanState, offer: Offer) -> dict[str, Value]:
    """Both sides of an offer."""
    return {
        "give": side_of_deal(s.edition, offer.give, offer.give_vp, offer.give_pacts, ()),
        "want": side_of_deal(s.edition, offer.want, offer.want_vp, offer.want_pacts, ()),
    }


def accepted(s: MediterraneanState, action: Accept) -> tuple[str, dict[str, Value]]:
    """An accepted offer, as the one who accepts sees it: it gives what the other wants."""
    offer = next(offer for offer in s.offers if offer.number == action.offer)
    give = side_of_deal(s.edition, offer.want, int(offer.want_vp), offer.want_pacts, ())
    want = side_of_deal(s.edition, offer.give, int(offer.give_vp), offer.give_pacts, ())
    return "accept", {"give": give, "want": want, "seat": seat_term(int(offer.seat))}

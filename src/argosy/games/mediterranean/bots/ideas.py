"""Options in words: offers, which are in no menu; what is given up; and which options are variants of one idea."""

from __future__ import annotations

from dataclasses import replace

from argosy.bots.advice import Advice, Option
from argosy.core.contract import Action, Message, Phrase, Term, seat_terms
from argosy.games.mediterranean.rules.actions import Accept, Build, Buy, BuyPoints, Confirm, Offer, Store
from argosy.games.mediterranean.rules.buildings import name
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.view.event_messages import cards, side_of_deal


def in_words(s: MediterraneanState, advice: Advice) -> Advice:
    """The advice with its offers and stores in words, and with variants of one idea marked as such."""
    return replace(advice, options=tuple([worded(s, option) for option in advice.options]))


def worded(s: MediterraneanState, option: Option) -> Option:
    """One option, in words where the menu has none for it."""
    action, e = option.action, s.edition
    if isinstance(action, Offer):
        give = side_of_deal(e, action.give, action.give_vp, action.give_pacts, ())
        want = side_of_deal(e, action.want, action.want_vp, action.want_pacts, ())
        to = seat_terms(action.to)
        handed = tuple([Term("good", good) for good, count in zip(e.goods, action.give, strict=True) if count])
        told = Message(
            "hint-mediterranean-offer", {"to": to, "count": len(to), "give": give, "want": want}, about=handed
        )
        return replace(option, says=told, alike=f"offer {action.give} {action.want}")
    if isinstance(action, Accept):
        told = Message("hint-mediterranean-accept", {"number": action.offer}, about=(Term("offer", action.offer),))
        return replace(option, says=told, alike=f"accept {action.offer}")
    if isinstance(action, Store):
        kept = tuple([Term("good", e.goods[e.kind_good[kind]]) for kind in dict.fromkeys(action.cards)])
        told = Message("hint-mediterranean-store", {"cards": cards(e, action.cards)}, about=kept)
        return replace(option, says=told, alike="store")
    return replace(option, alike="points") if isinstance(action, BuyPoints) else option


def missed_by_confirming(s: MediterraneanState, seat: int, advice: Advice) -> Advice:
    """The advice on a purchase, with what ends unbought if the seat confirms: after any purchase it may still come."""
    first, *others = advice.options
    things = bought_things(s, seat, first.action)
    found = [replace(option, misses=things) if isinstance(option.action, Confirm) else option for option in others]
    return replace(advice, options=(first, *found))


def bought_things(s: MediterraneanState, seat: int, action: Action) -> tuple[Phrase, ...]:
    """What a purchase brings, as a noun: the building or the development by its name; nothing for points."""
    if isinstance(action, Build):
        return (Phrase("gain", "mediterranean-thing", {"thing": Term("building", name(s, seat, action.tile))}),)
    if isinstance(action, Buy):
        development = s.edition.developments[s.developments[action.slot]].name
        return (Phrase("gain", "mediterranean-thing", {"thing": Term("development", development)}),)
    return ()

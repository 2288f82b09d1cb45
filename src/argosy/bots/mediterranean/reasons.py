"""Why a bot does what it does in Trading in the Mediterranean: the sentences, as ids with their arguments."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.contract import Action, Message
from argosy.mediterranean.actions import Build, Buy
from argosy.mediterranean.buildings import name
from argosy.mediterranean.state import MediterraneanState
from argosy.mediterranean.story import cards as told_cards

# Trading


def deal_gains(money: float) -> Message:
    """A deal is worth that much money."""
    return Message("reason-mediterranean-deal-gains", {"money": max(1, round(money))})


def likely_accepted(seat: int, chance: float) -> Message:
    """Somebody may like it."""
    return Message("reason-mediterranean-likely-accepted", {"seat": seat, "percent": round(100 * chance)})


def counters(number: int) -> Message:
    """It answers another offer."""
    return Message("reason-mediterranean-counters", {"number": number})


def offer_too_dear(number: int, money: float) -> Message:
    """An offer costs more than it brings."""
    return Message("reason-mediterranean-offer-too-dear", {"number": number, "money": max(1, round(money))})


def offer_too_little(number: int) -> Message:
    """An offer gains next to nothing."""
    return Message("reason-mediterranean-offer-too-little", {"number": number})


def offer_feeds_leader(number: int, seat: int) -> Message:
    """An offer helps a rival too much."""
    return Message("reason-mediterranean-offer-feeds-leader", {"number": number, "seat": seat})


def offer_not_held(number: int) -> Message:
    """An offer asks for what the seat has not got."""
    return Message("reason-mediterranean-offer-not-held", {"number": number})


def copies_missed_least(s: MediterraneanState, kinds: Sequence[int]) -> Message:
    """These copies go because they are missed least."""
    return Message("reason-mediterranean-copies-missed-least", {"cards": told_cards(s.edition, kinds)})


def offer_hurts_now(number: int) -> Message:
    """An own offer has come to hurt."""
    return Message("reason-mediterranean-offer-hurts-now", {"number": number})


def pact_worth() -> Message:
    """A promise is worth its price."""
    return Message("reason-mediterranean-pact-worth", {})


def store_pays(s: MediterraneanState, kinds: Sequence[int]) -> Message:
    """These cards are worth more next turn."""
    return Message("reason-mediterranean-store-pays", {"cards": told_cards(s.edition, kinds)})


def spend_all() -> Message:
    """Nothing is worth keeping."""
    return Message("reason-mediterranean-spend-all", {})


def no_better_deal() -> Message:
    """No deal in sight is worth the talk."""
    return Message("reason-mediterranean-no-better-deal", {})


# Purchasing


def basket(s: MediterraneanState, seat: int, bought: Sequence[Action]) -> tuple[Message, ...]:
    """What is bought together in this plan."""
    developments = tuple(
        [s.edition.developments[s.developments[one.slot]].name for one in bought if isinstance(one, Buy)]
    )
    buildings = tuple([name(s, seat, one.tile) for one in bought if isinstance(one, Build)])
    found: list[Message] = []
    if buildings:
        found.append(Message("reason-mediterranean-plan-buildings", {"buildings": buildings}))
    if developments:
        found.append(Message("reason-mediterranean-plan-developments", {"developments": developments}))
    return tuple(found)


def points_at_once(points: int) -> Message:
    """The plan brings points this very turn."""
    return Message("reason-mediterranean-points-at-once", {"points": points})


def promises_points(points: int) -> Message:
    """The plan promises points in the turns to come."""
    return Message("reason-mediterranean-promises-points", {"points": points})


def money_into_points(points: int) -> Message:
    """Nothing better can be had for the money left."""
    return Message("reason-mediterranean-money-into-points", {"points": points})


def money_kept(money: int) -> Message:
    """What is left is worth more next turn."""
    return Message("reason-mediterranean-money-kept", {"money": money})


def no_money() -> Message:
    """There is nothing left to buy with."""
    return Message("reason-mediterranean-no-money", {})


# The smaller decisions


def costs_nothing() -> Message:
    """A building is used because it is free."""
    return Message("reason-mediterranean-costs-nothing", {})


def against_leader(seat: int) -> Message:
    """It hits whoever leads."""
    return Message("reason-mediterranean-against-leader", {"seat": seat})


def hand_points_there() -> Message:
    """The hand has ideas of the other side."""
    return Message("reason-mediterranean-hand-points-there", {})


def side_fits() -> Message:
    """Nothing is won by turning a board."""
    return Message("reason-mediterranean-side-fits", {})


def prosperity_counts(points: int) -> Message:
    """The bank makes points of Prosperity."""
    return Message("reason-mediterranean-prosperity-counts", {"points": points})


def poverty_hurts(count: int) -> Message:
    """The bank keeps Poverty from hurting."""
    return Message("reason-mediterranean-poverty-hurts", {"count": count})


def missed_least() -> Message:
    """The seat misses this least."""
    return Message("reason-mediterranean-missed-least", {})


def missed_most(seat: int) -> Message:
    """A rival misses this most."""
    return Message("reason-mediterranean-missed-most", {"seat": seat})


def pure_chance() -> Message:
    """No choice is better than another."""
    return Message("reason-mediterranean-pure-chance", {})


def hears_no_talk() -> Message:
    """A bot cannot judge what people said."""
    return Message("reason-mediterranean-hears-no-talk", {})

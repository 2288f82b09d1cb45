"""Why a bot does what it does in Trading in the Mediterranean: sentences as ids with their arguments.

Each takes the numbers that ranked the option and says no more than they do. A sentence about one option is true of it
wherever it stands in an advice; sentences that compare options are for the choice alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.contract import Action, Message, Term, seat_term
from argosy.games.mediterranean.bots.breakdown import Deal, Purchase, Tried
from argosy.games.mediterranean.bots.sensible.trading import preferred
from argosy.games.mediterranean.bots.valuation import Purse
from argosy.games.mediterranean.rules.actions import Build, Buy
from argosy.games.mediterranean.rules.buildings import name
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.rules.terms import named
from argosy.games.mediterranean.view.event_messages import TRACKS
from argosy.games.mediterranean.view.event_messages import cards as told_cards
from argosy.games.mediterranean.view.players import HIDDEN_VP

# Trading


def deal(one: Deal) -> tuple[Message, ...]:
    """What a deal is worth: all in all, in sets, in promises."""
    found = [Message("reason-mediterranean-deal-worth", {"money": round(one.gain)})]
    if one.sets > 0:
        found.append(Message("reason-mediterranean-deal-sets-more", {"money": round(one.sets)}))
    if one.sets < 0:
        found.append(Message("reason-mediterranean-deal-sets-less", {"money": round(-one.sets)}))
    if one.promises > 0:
        found.append(Message("reason-mediterranean-deal-promises", {"money": round(one.promised)}))
    return tuple(found)


def copies(s: MediterraneanState, purse: Purse, kinds: Sequence[int]) -> tuple[Message, ...]:
    """Which copies of a good go where there were several to choose from; Piracy goes before all (M6.5)."""
    found: list[Message] = []
    if s.edition.piracy in kinds:
        found.append(Message("reason-mediterranean-piracy-goes", {}))
    chosen = preferred(purse, kinds)
    if chosen:
        found.append(
            Message("reason-mediterranean-copies-missed-least", {"cards": told_cards(s.edition, chosen)}),
        )
    return tuple(found)


def most_willing(seat: int, gains: Sequence[float]) -> Message:
    """The rival who seems most willing, and in how many of the guesses at its hand it gains."""
    count = sum([gain > 0 for gain in gains])
    return Message(
        "reason-mediterranean-most-willing", {"seat": seat_term(seat), "count": count, "guesses": len(gains)}
    )


def offer_too_dear(number: int, money: float) -> Message:
    """An offer costs more than it brings."""
    return Message("reason-mediterranean-offer-too-dear", {"number": number, "money": round(money)})


def offer_too_little(number: int) -> Message:
    """An offer gains next to nothing."""
    return Message("reason-mediterranean-offer-too-little", {"number": number})


def offer_helps_rival(number: int, seat: int, money: float) -> Message:
    """An offer helps its giver too much."""
    return Message(
        "reason-mediterranean-offer-helps-rival", {"number": number, "seat": seat_term(seat), "money": round(money)}
    )


def offer_not_held(number: int) -> Message:
    """An offer asks for what the seat has not got."""
    return Message("reason-mediterranean-offer-not-held", {"number": number})


def offer_not_bindable(number: int) -> Message:
    """An offer holds a promise that cannot be made any more."""
    return Message("reason-mediterranean-offer-not-bindable", {"number": number})


def offer_hurts_now(number: int, money: float) -> Message:
    """An own offer has come to hurt."""
    return Message("reason-mediterranean-offer-hurts-now", {"number": number, "money": round(money)})


def offer_passed_by(number: int, count: int) -> Message:
    """So many offers were laid after an own one that it makes room."""
    return Message("reason-mediterranean-offer-passed-by", {"number": number, "count": count})


def store_pays(s: MediterraneanState, kinds: Sequence[int]) -> Message:
    """These cards are worth more kept."""
    return Message("reason-mediterranean-store-pays", {"cards": told_cards(s.edition, kinds)})


def spend_all() -> Message:
    """Nothing is worth keeping."""
    return Message("reason-mediterranean-spend-all", {})


def stored_already(s: MediterraneanState, kinds: Sequence[int]) -> Message:
    """What is worth keeping is kept."""
    return Message("reason-mediterranean-stored-already", {"cards": told_cards(s.edition, kinds)})


def no_offer_worth_it() -> Message:
    """No offer that was thought of is worth making."""
    return Message("reason-mediterranean-no-offer-worth-it", {})


def offers_full(count: int) -> Message:
    """The seat has as many offers on the table as it lays at a time, so it looked for no more."""
    return Message("reason-mediterranean-offers-full", {"count": count})


# Purchasing


def plan(s: MediterraneanState, seat: int, bought: Sequence[Action], one: Purchase) -> tuple[Message, ...]:
    """What is bought together, and what that brings and costs."""
    found = list(basket(s, seat, bought))
    if one.points > 0:
        found.append(Message("reason-mediterranean-points-at-once", {"points": one.points}))
    growth, price = round(one.growth), round(one.before - one.after)
    if growth > 0:
        found.append(Message("reason-mediterranean-promises-points", {"points": growth}))
    if growth < 0:
        found.append(Message("reason-mediterranean-gives-up-points", {"points": -growth}))
    if price > 0:
        found.append(Message("reason-mediterranean-money-otherwise", {"points": price}))
    return tuple(found)


def basket(s: MediterraneanState, seat: int, bought: Sequence[Action]) -> tuple[Message, ...]:
    """The names of what is bought together."""
    developments = tuple(
        [s.edition.developments[s.developments[one.slot]].name for one in bought if isinstance(one, Buy)]
    )
    buildings = tuple([name(s, seat, one.tile) for one in bought if isinstance(one, Build)])
    found: list[Message] = []
    if buildings:
        found.append(Message("reason-mediterranean-plan-buildings", {"buildings": named("building", buildings)}))
    if developments:
        found.append(
            Message("reason-mediterranean-plan-developments", {"developments": named("development", developments)})
        )
    return tuple(found)


def money_buys_points(money: int, points: int) -> Message:
    """What the money left buys."""
    return Message("reason-mediterranean-money-buys-points", {"money": money, "points": points})


def money_kept(money: int, points: float) -> Message:
    """What half of the money promises next turn (M8.7)."""
    return Message("reason-mediterranean-money-kept", {"money": money, "points": round(points)})


def money_idle(money: int) -> Message:
    """The money left promises nothing."""
    return Message("reason-mediterranean-money-idle", {"money": money})


def no_money() -> Message:
    """There is nothing left to buy with."""
    return Message("reason-mediterranean-no-money", {})


def no_purchase_better() -> Message:
    """No plan that was thought of promises more."""
    return Message("reason-mediterranean-no-purchase-better", {})


def tried(one: Tried, to_the_end: bool) -> tuple[Message, ...]:
    """How a purchase fared when it was played on, and what the plan has against it."""
    points = round(one.points)
    if to_the_end:
        found = [Message("reason-mediterranean-tried-to-the-end", {"count": one.worlds, "points": points})]
    else:
        found = [Message("reason-mediterranean-tried-a-turn", {"count": one.worlds, "points": points})]
    if (behind := round(-one.opinion)) > 0:
        found.append(Message("reason-mediterranean-plan-behind", {"points": behind}))
    return tuple(found)


# The smaller decisions


def costs_nothing() -> Message:
    """A building is used because it is free."""
    return Message("reason-mediterranean-costs-nothing", {})


def nothing_to_use() -> Message:
    """No building of the seat is left to be used."""
    return Message("reason-mediterranean-nothing-to-use", {})


def against_leader(s: MediterraneanState, seat: int) -> Message:
    """Of those who can be hit none is ahead of this seat, by points or where those are hidden by what can be seen."""
    if s.options[HIDDEN_VP]:
        return Message("reason-mediterranean-against-leader-by-sight", {"seat": seat_term(seat)})
    return Message(
        "reason-mediterranean-against-leader", {"seat": seat_term(seat), "points": int(s.civilisations[seat].vp)}
    )


def nobody_to_hit() -> Message:
    """Nothing can be used on whoever is ahead of those in question."""
    return Message("reason-mediterranean-nobody-to-hit", {})


def hand_points_there(track: int, arrows: int) -> Message:
    """The hand has so many more ideas of the other side."""
    return Message("reason-mediterranean-hand-points-there", {"track": Term("track", TRACKS[track]), "count": arrows})


def flip_late(turn: int) -> Message:
    """The bot turns no board after that turn."""
    return Message("reason-mediterranean-flip-late", {"turn": turn})


def flip_gains_nothing() -> Message:
    """No board without buildings gains enough by being turned."""
    return Message("reason-mediterranean-flip-gains-nothing", {})


def prosperity_counts(points: int) -> Message:
    """The bank makes so many points of Prosperity."""
    return Message("reason-mediterranean-prosperity-counts", {"points": points})


def poverty_spared(count: int) -> Message:
    """The bank keeps Poverty from taking so many steps of happiness."""
    return Message("reason-mediterranean-poverty-spared", {"count": count})


def loss_costs(points: float) -> Message:
    """What the seat gives up with it."""
    return Message("reason-mediterranean-loss-costs", {"points": round(points)})


def loss_costs_rival(seat: int, points: float) -> Message:
    """What a rival gives up with it."""
    return Message("reason-mediterranean-loss-costs-rival", {"seat": seat_term(seat), "points": round(points)})


def missed_least() -> Message:
    """Everything else would cost the seat more."""
    return Message("reason-mediterranean-missed-least", {})


def missed_most() -> Message:
    """Nothing else would cost the rival more."""
    return Message("reason-mediterranean-missed-most", {})


def pure_chance() -> Message:
    """No choice is better than another."""
    return Message("reason-mediterranean-pure-chance", {})


def hears_no_talk() -> Message:
    """A bot cannot judge what people said."""
    return Message("reason-mediterranean-hears-no-talk", {})

"""Reasons for a bot's choices in Trading in the Mediterranean, as message ids with arguments.

Each is made from the numbers that ranked the option. A sentence about a single option is true wherever the option is
listed; sentences that compare options are for the chosen option only.
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


def deal(parts: Deal) -> tuple[Message, ...]:
    """What a deal is worth: in total, in sets, in promises."""
    found = [Message("reason-mediterranean-deal-worth", {"money": round(parts.gain)})]
    if parts.sets > 0:
        found.append(Message("reason-mediterranean-deal-sets-more", {"money": round(parts.sets)}))
    if parts.sets < 0:
        found.append(Message("reason-mediterranean-deal-sets-less", {"money": round(-parts.sets)}))
    if parts.promises > 0:
        found.append(Message("reason-mediterranean-deal-promises", {"money": round(parts.promised)}))
    return tuple(found)


def copies(s: MediterraneanState, purse: Purse, kinds: Sequence[int]) -> tuple[Message, ...]:
    """Which copies of a good are handed over where there is a choice; Piracy before all others (M6.5)."""
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
    """An offer asks for cards or points that the seat does not have."""
    return Message("reason-mediterranean-offer-not-held", {"number": number})


def offer_not_bindable(number: int) -> Message:
    """An offer holds a promise that can no longer be made."""
    return Message("reason-mediterranean-offer-not-bindable", {"number": number})


def offer_hurts_now(number: int, money: float) -> Message:
    """An offer of the seat's own would now be a loss."""
    return Message("reason-mediterranean-offer-hurts-now", {"number": number, "money": round(money)})


def offer_passed_by(number: int, count: int) -> Message:
    """An offer of the seat's own is withdrawn because many newer offers were made since."""
    return Message("reason-mediterranean-offer-passed-by", {"number": number, "count": count})


def offer_unanswered(number: int) -> Message:
    """An offer of the seat's own is withdrawn because nobody has accepted it for a while."""
    return Message("reason-mediterranean-offer-unanswered", {"number": number})


def store_pays(s: MediterraneanState, kinds: Sequence[int]) -> Message:
    """These cards are worth more stored than spent."""
    return Message("reason-mediterranean-store-pays", {"cards": told_cards(s.edition, kinds)})


def spend_all() -> Message:
    """No card is worth storing."""
    return Message("reason-mediterranean-spend-all", {})


def stored_already(s: MediterraneanState, kinds: Sequence[int]) -> Message:
    """The cards worth storing are stored already."""
    return Message("reason-mediterranean-stored-already", {"cards": told_cards(s.edition, kinds)})


def no_offer_worth_it() -> Message:
    """No offer that was considered is worth making."""
    return Message("reason-mediterranean-no-offer-worth-it", {})


def offers_full(count: int) -> Message:
    """The seat already has as many open offers as it makes at a time, so it looked for no more."""
    return Message("reason-mediterranean-offers-full", {"count": count})


# Purchasing


def plan(s: MediterraneanState, seat: int, bought: Sequence[Action], purchase: Purchase) -> tuple[Message, ...]:
    """What is bought together, and what that gains and costs."""
    found = list(basket(s, seat, bought))
    if purchase.points > 0:
        found.append(Message("reason-mediterranean-points-at-once", {"points": purchase.points}))
    growth, price = round(purchase.growth), round(purchase.before - purchase.after)
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
        [s.edition.developments[s.developments[action.slot]].name for action in bought if isinstance(action, Buy)]
    )
    buildings = tuple([name(s, seat, action.tile) for action in bought if isinstance(action, Build)])
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
    """What half of the money is worth next turn (M8.7)."""
    return Message("reason-mediterranean-money-kept", {"money": money, "points": round(points)})


def money_idle(money: int) -> Message:
    """The money left is worth nothing."""
    return Message("reason-mediterranean-money-idle", {"money": money})


def no_money() -> Message:
    """No money is left to buy with."""
    return Message("reason-mediterranean-no-money", {})


def no_purchase_better() -> Message:
    """No plan that was considered is worth more."""
    return Message("reason-mediterranean-no-purchase-better", {})


def tried_to_the_end(trial: Tried) -> tuple[Message, ...]:
    """The results of playouts of a purchase to the end of the game."""
    points = round(trial.points)
    found = Message("reason-mediterranean-tried-to-the-end", {"count": trial.worlds, "points": points})
    return found, *plan_behind(trial)


def tried_a_turn(trial: Tried) -> tuple[Message, ...]:
    """The results of playouts of a purchase for a turn."""
    points = round(trial.points)
    return Message("reason-mediterranean-tried-a-turn", {"count": trial.worlds, "points": points}), *plan_behind(trial)


def plan_behind(trial: Tried) -> tuple[Message, ...]:
    """How far the plan puts a purchase behind its first choice, if at all."""
    points = round(-trial.opinion)
    return (Message("reason-mediterranean-plan-behind", {"points": points}),) if points > 0 else ()


def trade_tried(trial: Tried) -> tuple[Message, ...]:
    """The results of playouts of a trade to the end of the turn, and how far `strong` puts it behind, if at all."""
    points, behind = round(trial.points), round(-trial.opinion)
    found = Message("reason-mediterranean-trade-tried", {"count": trial.worlds, "points": points})
    return (found, Message("reason-mediterranean-trade-behind", {"points": behind})) if behind > 0 else (found,)


# The smaller decisions


def costs_nothing() -> Message:
    """A building is used because it is free."""
    return Message("reason-mediterranean-costs-nothing", {})


def nothing_to_use() -> Message:
    """The seat has no building left to use."""
    return Message("reason-mediterranean-nothing-to-use", {})


def against_leader(s: MediterraneanState, seat: int) -> Message:
    """No other possible target is ahead of this seat, by points or, where those are hidden, by what is visible."""
    if s.options[HIDDEN_VP]:
        return Message("reason-mediterranean-against-leader-by-sight", {"seat": seat_term(seat)})
    return Message(
        "reason-mediterranean-against-leader", {"seat": seat_term(seat), "points": int(s.civilisations[seat].vp)}
    )


def nobody_to_hit() -> Message:
    """No building can be used on the leading rival."""
    return Message("reason-mediterranean-nobody-to-hit", {})


def hand_points_there(track: int, arrows: int) -> Message:
    """The hand has more arrows of the other side, by that number."""
    return Message("reason-mediterranean-hand-points-there", {"track": Term("track", TRACKS[track]), "count": arrows})


def flip_late(turn: int) -> Message:
    """The bot does not flip boards after that turn."""
    return Message("reason-mediterranean-flip-late", {"turn": turn})


def flip_gains_nothing() -> Message:
    """No board without buildings gains enough by a flip."""
    return Message("reason-mediterranean-flip-gains-nothing", {})


def prosperity_counts(points: int) -> Message:
    """The bank turns Prosperity into that many points."""
    return Message("reason-mediterranean-prosperity-counts", {"points": points})


def poverty_spared(count: int) -> Message:
    """The bank saves that many steps of happiness from Poverty."""
    return Message("reason-mediterranean-poverty-spared", {"count": count})


def loss_costs(points: float) -> Message:
    """What the loss costs the seat."""
    return Message("reason-mediterranean-loss-costs", {"points": round(points)})


def loss_costs_rival(seat: int, points: float) -> Message:
    """What the loss costs a rival."""
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
    """A bot does not read the chat, so it cannot judge it."""
    return Message("reason-mediterranean-hears-no-talk", {})

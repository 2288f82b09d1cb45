"""The reasons for a move in Neptun, as messages made from the plan that its value was computed from.

A message states what is on the cards and the board, or what is planned. It does not claim that the plan will succeed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from argosy.bots.advice import Option
from argosy.core.contract import Action, Message, Phrase, Value
from argosy.games.neptun.bots.plans import Plan
from argosy.games.neptun.rules.actions import Extra, Reveal, Row, Sail, Take
from argosy.games.neptun.rules.terms import port_term, region_term
from argosy.games.neptun.view.menu import MenuEntry
from argosy.games.neptun.view.view import Contract, NeptunView, Player

MOST = 3
"""The maximum number of reasons."""
GIVEN_UP: Final = 0.5
"""A contract is given up if the part of the trials that deliver it is smaller by this much."""


def explained(view: NeptunView, plan: Plan, option: Option) -> Option:
    """The option with the reasons of its plan."""
    return replace(option, reasons=reasons_for(view, plan), alike=idea(plan.action))


def idea(action: Action) -> str:
    """What is alike: a contract on any slot, and a voyage to a port whatever is done there."""
    if isinstance(action, Take):
        return f"take {action.column}"
    return f"sail {action.city}" if isinstance(action, Sail) else ""


def contract_gain(contract: Contract) -> Phrase:
    """A contract by its city and reward, as a noun."""
    city = port_term(contract.city)
    if not contract.points:
        return Phrase("gain", "neptun-gold", {"city": city, "gold": contract.gold})
    args: dict[str, Value] = {"city": city, "points": contract.points, "region": region_term(contract.region)}
    return Phrase("gain", "neptun-points", args)


def pick_missed(view: NeptunView, best: Action, action: Action) -> tuple[Phrase, ...]:
    """What the best pick brings and another does not: its contract, or a look at the face-down ones."""
    if isinstance(best, Take) and idea(best) != idea(action):
        contract = view.display[best.column].contract
        assert contract is not None
        return (contract_gain(contract),)
    return (Phrase("gain", "neptun-reveal", {}),) if isinstance(best, Reveal) else ()


def deliveries_missed(view: NeptunView, best: Sequence[Plan], plans: Sequence[Plan]) -> tuple[Phrase, ...]:
    """The contracts that the trials of the best option delivered, and those of another option mostly did not."""
    assert view.seat is not None
    found: dict[tuple[str, bool], Contract] = {}
    for number, slot in enumerate(view.players[view.seat].chart):
        given_up = share_delivering(number, best) - share_delivering(number, plans) >= GIVEN_UP
        if (contract := slot.contract) is not None and given_up:
            key = contract.city, contract.points > 0
            before = found.get(key)
            found[key] = contract if before is None else together(before, contract)
    return tuple([contract_gain(contract) for contract in found.values()])


def together(one: Contract, other: Contract) -> Contract:
    """Two contracts of one city that both pay gold, or both points, as one: a sentence names the city once."""
    return replace(one, points=one.points + other.points, gold=one.gold + other.gold)


def share_delivering(slot: int, plans: Sequence[Plan]) -> float:
    """The part of the trials that deliver the contract of a slot."""
    return fmean([slot in delivered(plan) for plan in plans])


def delivered(plan: Plan) -> tuple[int | None, ...]:
    """The slots that a playout delivered, that of its action included."""
    own = plan.action.deliver if isinstance(plan.action, Sail) else None
    return (own, *plan.stops)


def reasons_for(view: NeptunView, plan: Plan) -> tuple[Message, ...]:
    """The main reasons for an action of the menu, most important first."""
    assert view.seat is not None
    me = view.players[view.seat]
    action = plan.action
    entry = next(entry for entry in view.menu if entry.action == action)
    if len(view.menu) == 1:
        found = [Message("reason-neptun-only", {})]
    elif isinstance(action, Take):
        found = taking(view, action, entry, plan)
    elif isinstance(action, Reveal):
        found = revealing(view, plan)
    elif isinstance(action, Row):
        found = rowing(view, me, action, plan)
    elif isinstance(action, Sail):
        found = sailing(view, me, action, entry, plan)
    else:
        assert isinstance(action, Extra)
        found = answering(me, action, plan)
    return tuple(found[:MOST])


def taking(view: NeptunView, take: Take, entry: MenuEntry, plan: Plan) -> list[Message]:
    """What the contract pays, whether the planned route delivers it, and what comes with it."""
    assert entry.city is not None
    column = view.display[take.column]
    assert column.oar is not None
    if entry.reward_points:
        first = Message(
            "reason-neptun-take-points", {"points": entry.reward_points, "region": region_term(entry.region or "")}
        )
    else:
        first = Message("reason-neptun-take-gold", {"gold": entry.reward_gold, "city": port_term(entry.city)})
    found = [first]
    if plan.of > 1:
        found.append(Message("reason-neptun-take-planned", {"agree": plan.agree, "of": plan.of}))
    else:
        reward, detour = f"{plan.reward:.1f}", f"{plan.detour:.1f}"
        found.append(Message("reason-neptun-take-way", {"reward": reward, "detour": detour}))
    if column.coins:
        found.append(Message("reason-neptun-coins", {"gold": column.coins}))
    found.append(Message("reason-neptun-oar", {"power": column.oar.power}))
    return found


def revealing(view: NeptunView, plan: Plan) -> list[Message]:
    """The expected value of face-down contracts compared with the best face-up one."""
    columns = sum([column.state == "down" for column in view.display])
    message = "reason-neptun-reveal" if plan.gain > 0 else "reason-neptun-reveal-less"
    return [Message(message, {"columns": columns, "points": f"{abs(plan.gain):.1f}"})]


def rowing(view: NeptunView, me: Player, row: Row, plan: Plan) -> list[Message]:
    """The next planned delivery with this oar card, and the stronger card that it saves."""
    reach = row.power + view.wind
    if not any(slot.state == "open" for slot in me.chart):
        return [Message("reason-neptun-row-idle", {})]
    if not plan.stops:
        found = [no_more(plan)]
    else:
        city = city_of(me, plan.stops[0])
        args = trials(plan) | {"city": port_term(city), "miles": view.distances[me.boat][city], "range": reach}
        if not plan.now:
            found = [Message("reason-neptun-row-later", args)]
        elif plan.paid:
            found = [Message("reason-neptun-row-pay", args | {"gold": plan.paid})]
        else:
            found = [Message("reason-neptun-row-now", args)]
    if any(oar.power > row.power for oar in view.hand):
        found.append(Message("reason-neptun-row-keep", {"power": max([oar.power for oar in view.hand])}))
    return found


def sailing(view: NeptunView, me: Player, sail: Sail, entry: MenuEntry, plan: Plan) -> list[Message]:
    """What is delivered, its effect in the temple, what is lost for it, and the next planned delivery."""
    assert entry.city is not None
    found: list[Message] = []
    if sail.deliver is None:
        return [onward("reason-neptun-towards", view, me, entry.city, plan) if plan.stops else no_more(plan)]
    if entry.reward_points:
        found.append(
            Message("reason-neptun-deliver-points", {"points": entry.points, "region": region_term(entry.region or "")})
        )
    else:
        found.append(Message("reason-neptun-deliver-gold", {"gold": entry.reward_gold, "city": port_term(entry.city)}))
    if entry.loses:
        found.append(Message("reason-neptun-loses", {"count": len(entry.loses)}))
    open_slots = sum([slot.state == "open" for slot in me.chart])
    if open_slots == 1 and not any(slot.state == "lost" for slot in me.chart):
        found.append(Message("reason-neptun-bonus", {"points": view.bonus_points}))
    if sail.buy:
        message = "reason-neptun-buy" if plan.gain > 0 else "reason-neptun-buy-less"
        found.append(Message(message, {"region": region_term(entry.region or "")}))
    if plan.stops:
        found.append(onward("reason-neptun-next", view, me, entry.city, plan))
    if entry.reward_points and entry.place is not None:
        found.append(Message("reason-neptun-rank", {"rank": entry.place, "region": region_term(entry.region or "")}))
    return found


def answering(me: Player, extra: Extra, plan: Plan) -> list[Message]:
    """What the additional turn is for, or that it is not worth its oar card."""
    if not extra.wanted:
        return [Message("reason-neptun-no-extra" if plan.gain >= 0 else "reason-neptun-no-extra-yet", {})]
    if not plan.stops:
        return [no_more(plan)]
    return [Message("reason-neptun-extra", trials(plan) | {"city": port_term(city_of(me, plan.stops[0]))})]


def onward(message: str, view: NeptunView, me: Player, city: str, plan: Plan) -> Message:
    """The next planned delivery, with its distance from a city."""
    goal = city_of(me, plan.stops[0])
    return Message(message, trials(plan) | {"city": port_term(goal), "miles": view.distances[city][goal]})


def no_more(plan: Plan) -> Message:
    """The message that nothing more will be delivered."""
    return Message("reason-neptun-no-more", trials(plan))


def trials(plan: Plan) -> dict[str, Value]:
    """How many of the trials agree on the next delivery."""
    return {"agree": plan.agree, "of": plan.of}


def city_of(me: Player, slot: int) -> str:
    """The city of the contract on a slot of the chart."""
    contract = me.chart[slot].contract
    assert contract is not None
    return contract.city

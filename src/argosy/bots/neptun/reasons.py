"""Why a move may be made in Neptun, as messages: read off the view and its menu, whoever chose the move."""

from __future__ import annotations

from argosy.core.contract import Action, Message, Value
from argosy.neptun.actions import Extra, Reveal, Row, Sail, Take
from argosy.neptun.entries import MenuEntry
from argosy.neptun.view import NeptunView, Player

MOST = 3
"""Reasons that are given at most."""


def reasons_for(view: NeptunView, action: Action) -> tuple[Message, ...]:
    """The main reasons for an action of the menu, weightiest first."""
    assert view.seat is not None
    me = view.players[view.seat]
    entry = next(entry for entry in view.menu if entry.action == action)
    if len(view.menu) == 1:
        found = [Message("reason-neptun-only", {})]
    elif isinstance(action, Take):
        found = taking(view, me, action, entry)
    elif isinstance(action, Reveal):
        found = [Message("reason-neptun-reveal", {"columns": sum([one.state == "down" for one in view.display])})]
    elif isinstance(action, Row):
        found = rowing(view, me, action)
    elif isinstance(action, Sail):
        found = sailing(view, me, action, entry)
    else:
        assert isinstance(action, Extra)
        found = [
            Message("reason-neptun-extra" if action.wanted else "reason-neptun-no-extra", {"cards": len(view.hand)})
        ]
    return tuple(found[:MOST])


def taking(view: NeptunView, me: Player, take: Take, entry: MenuEntry) -> list[Message]:
    """What the contract pays, how its city lies to its neighbours on the chart, and what comes with it."""
    assert entry.city is not None
    column = view.display[take.column]
    assert column.oar is not None
    if entry.reward_points:
        first = Message("reason-neptun-take-points", {"points": entry.reward_points, "region": entry.region or ""})
    else:
        first = Message("reason-neptun-take-gold", {"gold": entry.reward_gold, "city": entry.city})
    found = [first]
    before = [slot.contract.city for slot in me.chart[: take.slot] if slot.contract is not None]
    start = before[-1] if before else me.boat
    miles = view.distances[start][entry.city]
    found.append(Message("reason-neptun-way", {"city": entry.city, "start": start, "miles": miles}))
    if column.coins:
        found.append(Message("reason-neptun-coins", {"gold": column.coins}))
    found.append(Message("reason-neptun-oar", {"power": column.oar.power}))
    return found


def rowing(view: NeptunView, me: Player, row: Row) -> list[Message]:
    """Which contract the oar card reaches, and what it does to the wind."""
    reach = row.power + view.wind
    stops = [slot.contract for slot in me.chart if slot.state == "open" and slot.contract is not None]
    if not stops:
        return [Message("reason-neptun-row-idle", {})]
    miles = [view.distances[me.boat][stop.city] for stop in stops]
    within = [(stop, far) for stop, far in zip(stops, miles, strict=True) if far <= reach + me.gold]
    found: list[Message] = []
    if within:
        stop, far = within[0]
        args: dict[str, Value] = {"city": stop.city, "miles": far, "range": reach}
        found.append(Message("reason-neptun-row-reach" if far <= reach else "reason-neptun-row-pay", args))
    else:
        found.append(Message("reason-neptun-row-towards", {"city": stops[0].city, "miles": miles[0], "range": reach}))
    if any(oar.power > row.power for oar in view.hand):
        found.append(Message("reason-neptun-row-keep", {"power": max([oar.power for oar in view.hand])}))
    return found


def sailing(view: NeptunView, me: Player, sail: Sail, entry: MenuEntry) -> list[Message]:
    """What is delivered, what it does in the temple, what it costs; or what the move leads to."""
    assert entry.city is not None
    found: list[Message] = []
    if sail.deliver is None:
        return [towards(view, me, entry.city)]
    if entry.reward_points:
        found.append(Message("reason-neptun-deliver-points", {"points": entry.points, "region": entry.region or ""}))
        found.append(temple(view, me, entry))
    else:
        found.append(Message("reason-neptun-deliver-gold", {"gold": entry.reward_gold, "city": entry.city}))
    if sail.buy:
        found.append(Message("reason-neptun-buy", {"region": entry.region or ""}))
    if entry.loses:
        found.insert(1, Message("reason-neptun-loses", {"count": len(entry.loses)}))
    open_slots = sum([slot.state == "open" for slot in me.chart])
    if open_slots == 1 and not any(slot.state == "lost" for slot in me.chart):
        found.insert(1, Message("reason-neptun-bonus", {"points": view.bonus_points}))
    return found


def temple(view: NeptunView, me: Player, entry: MenuEntry) -> Message:
    """The place that the delivery gives in its temple as things stand."""
    region = entry.region or ""
    space = me.tokens[region] + entry.points
    rank = 1 + sum([other.tokens[region] >= space for other in view.players if other.seat != me.seat])
    return Message("reason-neptun-rank", {"rank": rank, "region": region})


def towards(view: NeptunView, me: Player, city: str) -> Message:
    """The open contract that a move without a delivery comes nearer to."""
    stops = [slot.contract.city for slot in me.chart if slot.state == "open" and slot.contract is not None]
    nearer = [(view.distances[city][stop] - view.distances[me.boat][stop], stop) for stop in stops]
    if not nearer or min(nearer)[0] >= 0:
        return Message("reason-neptun-stay", {})
    goal = min(nearer)[1]
    return Message("reason-neptun-towards", {"city": goal, "miles": view.distances[city][goal]})

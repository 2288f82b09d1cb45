"""Events of Neptun as sentences without words: a message id and arguments, put into words by the locales.

`seat` and `seats` count from 0 and become names; `each` holds one text per seat; columns and slots count from 1.
"""

from __future__ import annotations

from argosy.core.contract import Event, Message, Value
from argosy.games.neptun.edition.components import Edition
from argosy.games.neptun.rules import events
from argosy.games.neptun.rules.actions import oar_text


def contract_args(edition: Edition, contract: int) -> dict[str, Value]:
    """City, good and reward of a contract."""
    return {
        "city": edition.cities[edition.contract_city[contract]],
        "region": edition.regions[edition.contract_region[contract]],
        "good": edition.goods[contract % 5],
        "gold": edition.contract_gold[contract],
        "points": edition.contract_points[contract],
    }


def tell(edition: Edition, event: Event) -> Message:
    """The event as a sentence of the story."""
    if isinstance(event, (events.BoardLaid, events.OrderSet, events.RoundBegan, events.TurnBegan)):
        return tell_frame(edition, event)
    if isinstance(event, (events.Revealed, events.Taken, events.LeftOver, events.LeftOverDiscarded)):
        return tell_drafting(edition, event)
    if isinstance(event, (events.OarChosen, events.OarsRevealed, events.OarPlayed, events.ExtraAnswered)):
        return tell_rowing(event)
    if isinstance(event, (events.Sailed, events.Delivered, events.PointBought, events.Lost, events.WindSet)):
        return tell_sailing(edition, event)
    return tell_scoring(edition, event)


def tell_frame(edition: Edition, event: Event) -> Message:
    """Set-up, rounds and turns."""
    if isinstance(event, events.BoardLaid):
        links = [
            f"{edition.cities[a]}-{edition.cities[b]} {miles}"
            for a, b, miles in zip(edition.link_from, edition.link_to, event.markers, strict=True)
        ]
        return Message("neptun-event-board", {"links": ", ".join(links)})
    if isinstance(event, events.OrderSet):
        return Message("neptun-event-order", {"seats": event.order})
    if isinstance(event, events.RoundBegan):
        return Message("neptun-event-round", {"round": event.round})
    assert isinstance(event, events.TurnBegan)
    if event.phase == 1:
        return Message("neptun-event-draft-turn", {"turn": event.turn})
    if event.turn <= 5:
        return Message("neptun-event-fulfil-turn", {"turn": event.turn})
    return Message("neptun-event-additional-turn", {"turn": event.turn - 5})


def tell_drafting(edition: Edition, event: Event) -> Message:
    """Phase 1."""
    if isinstance(event, events.Revealed):
        args = contract_args(edition, event.contract)
        args["column"] = event.column + 1
        args["oar"] = oar_text(event.oar)
        if event.seat is None:
            return Message("neptun-event-turned-up", args)
        args["seat"] = event.seat
        return Message("neptun-event-revealed", args)
    if isinstance(event, events.Taken):
        args = contract_args(edition, event.contract)
        args["seat"] = event.seat
        args["column"] = event.column + 1
        args["slot"] = event.slot + 1
        args["oar"] = oar_text(event.oar)
        args["coins"] = event.coins
        return Message("neptun-event-taken", args)
    if isinstance(event, events.LeftOver):
        return Message("neptun-event-left-over", {"coins": event.coins})
    return Message("neptun-event-left-over-discarded", {})


def tell_rowing(event: Event) -> Message:
    """Oar cards and answers."""
    if isinstance(event, events.OarChosen):
        if event.oar is None:
            return Message("neptun-event-oar-hidden", {"seat": event.seat})
        return Message("neptun-event-oar-chosen", {"seat": event.seat, "oar": oar_text(event.oar)})
    if isinstance(event, events.OarsRevealed):
        each = tuple([oar_text(oar) for oar in event.oars])
        return Message("neptun-event-oars", {"each": each, "forecast": event.forecast})
    if isinstance(event, events.OarPlayed):
        return Message("neptun-event-oar-played", {"seat": event.seat, "oar": oar_text(event.oar)})
    assert isinstance(event, events.ExtraAnswered)
    return Message("neptun-event-extra-yes" if event.wanted else "neptun-event-extra-no", {"seat": event.seat})


def tell_sailing(edition: Edition, event: Event) -> Message:
    """Moves, deliveries and what they cost."""
    if isinstance(event, events.Sailed):
        args: dict[str, Value] = {"seat": event.seat, "city": edition.cities[event.city]}
        if event.start == event.city:
            return Message("neptun-event-stayed", args)
        args["start"] = edition.cities[event.start]
        args["miles"] = event.miles
        args["gold"] = event.gold
        return Message("neptun-event-sailed", args)
    if isinstance(event, events.Delivered):
        args = contract_args(edition, event.contract)
        args["seat"] = event.seat
        args["slot"] = event.slot + 1
        return Message("neptun-event-delivered", args)
    if isinstance(event, events.PointBought):
        return Message("neptun-event-point-bought", {"seat": event.seat, "region": edition.regions[event.region]})
    if isinstance(event, events.Lost):
        slots = tuple([slot + 1 for slot in event.slots])
        return Message("neptun-event-lost", {"seat": event.seat, "slots": slots, "count": len(slots)})
    assert isinstance(event, events.WindSet)
    return Message("neptun-event-wind", {"wind": event.wind})


def tell_scoring(edition: Edition, event: Event) -> Message:
    """Tiles and the end."""
    if isinstance(event, events.BonusClaimed):
        return Message("neptun-event-bonus", {"seat": event.seat, "points": event.points})
    if isinstance(event, events.TileClaimed):
        args: dict[str, Value] = {"seat": event.seat, "temple": edition.temples[event.temple]}
        args["rank"] = event.rank
        args["points"] = event.points
        return Message("neptun-event-tile", args)
    assert isinstance(event, events.GameEnded)
    each = tuple([str(points) for points in event.points])
    return Message("neptun-event-end", {"each": each, "seats": event.winners, "count": len(event.winners)})

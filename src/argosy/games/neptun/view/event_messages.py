"""Events of Neptun as messages: an id of the locale files, typed arguments, and what the page highlights on the board.

Seats count from 0, columns and slots from 1.
"""

from __future__ import annotations

from argosy.core.contract import Event, Message, Phrase, Seat, Term, Value, seat_term, seat_terms
from argosy.games.neptun.edition.components import Edition
from argosy.games.neptun.rules import events
from argosy.games.neptun.rules.terms import oar_term, port_term, region_term, temple_term


def contract_args(edition: Edition, contract: int) -> dict[str, Value]:
    """City, good and reward of a contract."""
    return {
        "city": port_term(edition.cities[edition.contract_city[contract]]),
        "region": region_term(edition.regions[edition.contract_region[contract]]),
        "good": Term("good", edition.goods[contract % 5]),
        "gold": edition.contract_gold[contract],
        "points": edition.contract_points[contract],
    }


def contract_term(edition: Edition, contract: int) -> Term:
    """A contract by its city and its good, as the page finds it on the board to highlight it."""
    return Term("contract", f"{edition.cities[edition.contract_city[contract]]} {edition.goods[contract % 5]}")


def each_term(seat: Seat, what: Value) -> Term:
    """A seat and what it has or shows, as an item of a list: "Anna 7-1"."""
    return Phrase("each", "has", {"seat": seat_term(seat), "what": what})


def tell(edition: Edition, event: Event) -> Message:
    """The event as a message."""
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
    """Messages of set-up, rounds and turns."""
    if isinstance(event, events.BoardLaid):
        links = [
            f"{edition.cities[a]}-{edition.cities[b]} {miles}"
            for a, b, miles in zip(edition.link_from, edition.link_to, event.markers, strict=True)
        ]
        return Message("neptun-event-board", {"links": ", ".join(links)}, silent=True)
    if isinstance(event, events.OrderSet):
        return Message("neptun-event-order", {"seats": seat_terms(event.order)})
    if isinstance(event, events.RoundBegan):
        return Message("neptun-event-round", {"round": event.round}, heading=1)
    assert isinstance(event, events.TurnBegan)
    if event.phase == 1:
        return Message("neptun-event-draft-turn", {"turn": event.turn}, heading=2)
    if event.turn <= 5:
        return Message("neptun-event-fulfil-turn", {"turn": event.turn}, heading=2)
    return Message("neptun-event-additional-turn", {"turn": event.turn - 5}, heading=2)


def tell_drafting(edition: Edition, event: Event) -> Message:
    """Messages of phase 1."""
    if isinstance(event, events.Revealed):
        args = contract_args(edition, event.contract)
        args["column"] = event.column + 1
        args["oar"] = oar_term(event.oar)
        about = (contract_term(edition, event.contract),)
        if event.seat is None:
            return Message("neptun-event-turned-up", args, about=about)
        args["seat"] = seat_term(event.seat)
        return Message("neptun-event-revealed", args, about=about)
    if isinstance(event, events.Taken):
        args = contract_args(edition, event.contract)
        args["seat"] = seat_term(event.seat)
        args["column"] = event.column + 1
        args["slot"] = event.slot + 1
        args["oar"] = oar_term(event.oar)
        args["coins"] = event.coins
        return Message("neptun-event-taken", args, about=(contract_term(edition, event.contract),))
    if isinstance(event, events.LeftOver):
        return Message("neptun-event-left-over", {"coins": event.coins})
    return Message("neptun-event-left-over-discarded", {})


def tell_rowing(event: Event) -> Message:
    """Messages of oar cards and of answers about additional turns."""
    if isinstance(event, events.OarChosen):
        args: dict[str, Value] = {"seat": seat_term(event.seat)}
        about: tuple[Term, ...] = (Term("oar", event.seat),)
        if event.oar is None:
            return Message("neptun-event-oar-hidden", args, silent=True, about=about)
        args["oar"] = oar_term(event.oar)
        return Message("neptun-event-oar-chosen", args, about=about)
    if isinstance(event, events.OarsRevealed):
        each = tuple([each_term(seat, oar_term(oar)) for seat, oar in enumerate(event.oars)])
        signed = f"{event.forecast:+d}" if event.forecast else "0"
        args = {"each": each, "forecast": event.forecast, "forecast_signed": signed}
        about = (Term("wind", ""), *[Term("oar", seat) for seat in range(len(event.oars))])
        return Message("neptun-event-oars", args, about=about)
    if isinstance(event, events.OarPlayed):
        args = {"seat": seat_term(event.seat), "oar": oar_term(event.oar)}
        return Message("neptun-event-oar-played", args, about=(Term("oar", event.seat),))
    assert isinstance(event, events.ExtraAnswered)
    args = {"seat": seat_term(event.seat)}
    return Message("neptun-event-extra-yes" if event.wanted else "neptun-event-extra-no", args)


def tell_sailing(edition: Edition, event: Event) -> Message:
    """Messages of moves, deliveries and their costs."""
    if isinstance(event, events.Sailed):
        args: dict[str, Value] = {"seat": seat_term(event.seat), "city": port_term(edition.cities[event.city])}
        about: tuple[Term, ...] = (Term("boat", event.seat),)
        if event.start == event.city:
            return Message("neptun-event-stayed", args, about=about)
        args["start"] = port_term(edition.cities[event.start])
        args["miles"] = event.miles
        args["gold"] = event.gold
        return Message("neptun-event-sailed", args, about=about)
    if isinstance(event, events.Delivered):
        args = contract_args(edition, event.contract)
        args["seat"] = seat_term(event.seat)
        args["slot"] = event.slot + 1
        about = (contract_term(edition, event.contract),)
        if edition.contract_points[event.contract]:
            about += (temple_term(edition.regions[edition.contract_region[event.contract]]),)
        return Message("neptun-event-delivered", args, about=about)
    if isinstance(event, events.PointBought):
        region = edition.regions[event.region]
        args = {"seat": seat_term(event.seat), "region": region_term(region)}
        return Message("neptun-event-point-bought", args, about=(temple_term(region),))
    if isinstance(event, events.Lost):
        slots = tuple([slot + 1 for slot in event.slots])
        return Message("neptun-event-lost", {"seat": seat_term(event.seat), "slots": slots, "count": len(slots)})
    assert isinstance(event, events.WindSet)
    return Message("neptun-event-wind", {"wind": event.wind}, about=(Term("wind", ""),))


def tell_scoring(edition: Edition, event: Event) -> Message:
    """Messages of tiles and the end of the game."""
    if isinstance(event, events.BonusClaimed):
        return Message("neptun-event-bonus", {"seat": seat_term(event.seat), "points": event.points})
    if isinstance(event, events.TileClaimed):
        args: dict[str, Value] = {"seat": seat_term(event.seat), "temple": temple_term(edition.temples[event.temple])}
        args["rank"] = event.rank
        args["points"] = event.points
        return Message("neptun-event-tile", args)
    assert isinstance(event, events.GameEnded)
    each = tuple([each_term(seat, str(points)) for seat, points in enumerate(event.points)])
    winners = seat_terms(event.winners)
    return Message("neptun-event-end", {"each": each, "seats": winners, "count": len(winners)})

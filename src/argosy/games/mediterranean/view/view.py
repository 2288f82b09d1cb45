"""Builds the view of one seat, or of an onlooker: what it may see and remember (M2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Illegal, Plain, Seat, View
from argosy.core.sealed import NOTHING
from argosy.games.mediterranean.rules.developing import barrier
from argosy.games.mediterranean.rules.purchasing import build_refusal
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    FLIPPING,
    GIVING,
    GRACE,
    JUDGING,
    OVER,
    PRODUCING,
    PURCHASING,
    SETTING_UP,
    THROWING,
    TRADING,
    UNFOLDING,
    USING,
    MediterraneanState,
    OpenOffer,
)
from argosy.games.mediterranean.rules.trading import menu as trading_menu
from argosy.games.mediterranean.rules.trading.offers import open_to
from argosy.games.mediterranean.rules.trading.talk_votes import chat_open
from argosy.games.mediterranean.view.event_messages import DECKS
from argosy.games.mediterranean.view.menu import MenuEntry, entries_of
from argosy.games.mediterranean.view.players import Card, Player, cards_of, named, player_of, printed
from argosy.games.mediterranean.view.prompts import prompt
from argosy.games.mediterranean.view.suggested_cards import handed, parting

if TYPE_CHECKING:
    from argosy.games.mediterranean.rules.game import Mediterranean

PHASES: Final = {
    SETTING_UP: "set-up", PRODUCING: "production", UNFOLDING: "civic", USING: "civic", GIVING: "civic",
    FLIPPING: "civic", TRADING: "trading", GRACE: "trading", PURCHASING: "purchasing", THROWING: "end", OVER: "over",
    ACCUSING: "judging", JUDGING: "judging",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class OfferView(Plain):
    """An open offer; goods by name."""

    number: int
    seat: Seat
    to: tuple[Seat, ...]
    """Empty: to all."""
    give: Mapping[str, int]
    want: Mapping[str, int]
    give_vp: int
    want_vp: int
    give_pacts: tuple[int, ...]
    want_pacts: tuple[int, ...]
    cards: tuple[Card, ...]
    """The cards that would be handed over; only in the seat's own offers."""
    handed: tuple[Card, ...] = ()
    """The suggested cards to hand over for accepting it; the seat may choose others (M6.4)."""


@dataclass(frozen=True, slots=True)
class Trace(Plain):
    """A card that this seat gave away, and the seats that may hold it now."""

    card: Card
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DevelopmentView(Plain):
    """A development on display."""

    id: str
    name: str
    group: str
    cost: int
    workers: int


@dataclass(frozen=True, slots=True)
class Barred(Plain):
    """A development or tile that this seat cannot buy now, and why."""

    slot: int | None
    tile: str | None
    why: Illegal


@dataclass(frozen=True, slots=True)
class MediterraneanView(View):
    """A position of Trading in the Mediterranean as one seat sees it."""

    menu: tuple[MenuEntry, ...]
    """Without offers, which are composed freely."""
    seats: int
    edition: str
    turn: int
    phase: str
    order: tuple[Seat, ...]
    ticks: int
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    stored: tuple[Card, ...]
    set_values: Mapping[str, int]
    """What the goods in hand would pay now."""
    parting: tuple[str, ...]
    """The hand by name, with the suggested cards to hand over first."""
    traces: tuple[Trace, ...]
    chosen: bool
    """Whether the seat has made its secret choice."""
    has_chosen: tuple[Seat, ...]
    offers: tuple[OfferView, ...]
    deals: int
    """Deals made this turn."""
    pacts: tuple[tuple[int, ...], ...]
    """Promises for the next Civic phase: seat, tile, target, and as in `Offer` 0 to spare, 1 to 3 to use it."""
    developments: tuple[DevelopmentView, ...]
    barred: tuple[Barred, ...]
    """In purchasing: what the seat cannot buy."""
    calamities: tuple[str, ...]
    tied: tuple[Seat, ...]
    ballot: int
    victim: Seat | None
    discards: Mapping[str, tuple[str, ...]]
    """By deck, open to all."""
    deck_sizes: Mapping[str, int]
    unseen: Mapping[str, int]
    """By card: how many the seat cannot see, in decks, hands and warehouses of others."""
    throws: tuple[int, ...]
    chat_open: bool
    """Whether free text is allowed in the chat now (M6.9)."""
    accused: Seat | None
    """The seat on which a vote is held."""
    judged: tuple[Seat, ...]
    """The seats on which a vote was called this turn, while more votes may be called."""


def seats_of(mask: int) -> tuple[Seat, ...]:
    """The seats of a bit mask."""
    return tuple([seat for seat in range(6) if mask >> seat & 1])


def offer_of(s: MediterraneanState, offer: OpenOffer) -> OfferView:
    """An offer as everybody sees it."""
    return OfferView(
        number=offer.number,
        seat=offer.seat,
        to=offer.to,
        give=named(s, offer.give),
        want=named(s, offer.want),
        give_vp=offer.give_vp,
        want_vp=offer.want_vp,
        give_pacts=offer.give_pacts,
        want_pacts=offer.want_pacts,
        cards=(),
    )


def offers_of(s: MediterraneanState, seat: Seat, liked: list[int], common: MediterraneanView) -> tuple[OfferView, ...]:
    """The offers as a seat sees them, with the cards of its own offers and those it would give to accept others."""
    shown = list(common.offers)
    for place, offer in enumerate(s.offers):
        if offer.seat == seat and offer.cards:
            shown[place] = replace(shown[place], cards=cards_of(s, offer.cards))
        elif any(offer.want) and open_to(offer, seat):
            shown[place] = replace(shown[place], handed=cards_of(s, handed(s.edition, liked, offer.want)))
    return tuple(shown)


def players_of(s: MediterraneanState, seat: Seat, common: MediterraneanView) -> tuple[Player, ...]:
    """All seats as one of them sees them; it knows its own points even where points are hidden."""
    if common.players[seat].vp is not None:
        return common.players
    mine = replace(common.players[seat], vp=s.civilisations[seat].vp)
    return (*common.players[:seat], mine, *common.players[seat + 1 :])


def traces_of(s: MediterraneanState, seat: Seat) -> tuple[Trace, ...]:
    """The cards that the seat gave away and where they may be."""
    cards = printed(s.edition)
    return tuple([Trace(cards[trace // 64], seats_of(trace % 64)) for trace in s.knowledge.traces[seat]])


def unseen_of(s: MediterraneanState) -> dict[str, int]:
    """Counts of the cards that are in no open place."""
    left = list(s.edition.kind_count)
    for pile in s.discards:
        for kind in pile:
            left[kind] -= 1
    for civilisation in s.civilisations:
        for kind in civilisation.spent:
            left[kind] -= 1
    return {s.edition.kind_names[kind]: count for kind, count in enumerate(left) if count}


def unseen_by(s: MediterraneanState, seat: Seat, common: MediterraneanView) -> dict[str, int]:
    """Counts of the cards that are in no open place and not this seat's own."""
    left = dict(common.unseen)
    for kind in s.civilisations[seat].hand + s.civilisations[seat].stored:
        left[s.edition.kind_names[kind]] -= 1
    return {name: count for name, count in left.items() if count}


def sets_of(s: MediterraneanState, seat: Seat) -> dict[str, int]:
    """What the goods in hand would pay."""
    e = s.edition
    goods = [e.kind_good[kind] for kind in s.civilisations[seat].hand]
    return {e.goods[good]: e.set_value(good, goods.count(good)) for good in sorted(set(goods))}


def developments_of(s: MediterraneanState) -> tuple[DevelopmentView, ...]:
    """The developments on display with their prices of this turn."""
    cards = [s.edition.developments[number] for number in s.developments]
    return tuple([DevelopmentView(card.id, card.name, card.group, card.cost[s.turn], card.workers) for card in cards])


def barred_for(s: MediterraneanState, seat: Seat) -> tuple[Barred, ...]:
    """What a buying seat cannot buy, and why."""
    slots = [(slot, None, barrier(s, seat, slot)) for slot in range(len(s.developments))]
    tiles = [(None, tile.id, build_refusal(s, seat, number)) for number, tile in enumerate(s.edition.tiles)]
    return tuple([Barred(slot, tile, why) for slot, tile, why in (*slots, *tiles) if why is not None])


def own(game: Mediterranean, s: MediterraneanState, seat: Seat, common: MediterraneanView) -> MediterraneanView:
    """The view of a seat: the common view, with what only this seat knows."""
    mine, liked = s.civilisations[seat], parting(s, seat)
    trades = s.step == TRADING and seat in common.to_act
    return replace(
        common,
        seat=seat,
        prompt=prompt(s, seat, common.to_act),
        menu=entries_of(s, seat, trading_menu.menu(s, seat, offers=False) if trades else game.legal(s, seat)),
        players=players_of(s, seat, common),
        hand=cards_of(s, mine.hand),
        stored=cards_of(s, mine.stored),
        set_values=sets_of(s, seat),
        parting=tuple([s.edition.kind_names[kind] for kind in liked]),
        traces=traces_of(s, seat),
        chosen=s.sealed.choices[seat] != NOTHING,
        offers=offers_of(s, seat, liked, common),
        unseen=unseen_by(s, seat, common),
        barred=barred_for(s, seat) if s.step == PURCHASING and seat in common.to_act else (),
    )


def common(game: Mediterranean, s: MediterraneanState) -> MediterraneanView:
    """The view that everybody has, onlookers too."""
    to_act = game.to_act(s)
    return MediterraneanView(
        game=game.key,
        seat=None,
        to_act=to_act,
        prompt=prompt(s, None, to_act),
        menu=(),
        seats=s.seats,
        edition=s.edition.name,
        turn=s.turn,
        phase=PHASES.get(s.step, "resolution"),
        order=tuple(s.order),
        ticks=s.ticks,
        players=tuple([player_of(s, seat) for seat in range(s.seats)]),
        hand=(),
        stored=(),
        set_values={},
        parting=(),
        traces=(),
        chosen=False,
        has_chosen=tuple([other for other, choice in enumerate(s.sealed.choices) if choice != NOTHING]),
        offers=tuple([offer_of(s, offer) for offer in s.offers]),
        deals=s.deals,
        pacts=tuple(s.pacts),
        developments=developments_of(s),
        barred=(),
        calamities=tuple([s.edition.calamities[number].name for number in s.calamities]),
        tied=seats_of(s.tied),
        ballot=s.ballot,
        victim=s.victim if s.victim >= 0 else None,
        discards={
            deck: tuple([s.edition.kind_names[kind] for kind in sorted(pile)])
            for deck, pile in zip(DECKS, s.discards, strict=True)
        },
        deck_sizes={
            deck: len(bag.cards) + (len(s.aside) if deck == "civic" else 0)
            for deck, bag in zip(DECKS, s.decks, strict=True)
        },
        unseen=unseen_of(s),
        throws=tuple(s.throws),
        chat_open=chat_open(s),
        accused=s.accused if s.accused >= 0 else None,
        judged=seats_of(s.judged),
    )

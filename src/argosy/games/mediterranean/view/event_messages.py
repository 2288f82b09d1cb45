"""Events of Trading in the Mediterranean as messages: an id of the locale files and typed arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Amount, Event, Message, Phrase, Seat, Term, Value, seat_term, seat_terms
from argosy.games.mediterranean.rules import events as e
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.board.tracks import side, space
from argosy.games.mediterranean.rules.buildings import FIRST_ARROW, TILES_A_TRACK
from argosy.games.mediterranean.rules.developing import asks
from argosy.games.mediterranean.rules.losses import AVAILABLE, CITY, CULTURE, INDUSTRY, WONDER
from argosy.games.mediterranean.rules.state import NONE
from argosy.games.mediterranean.rules.terms import building_term, card_term, named, pact_term, wares

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition

TRACKS: Final = ("government", "religion")
STATUSES: Final = ("happiness", "safety")
SIDES: Final = (("democracy", "dictatorship"), ("venus", "mars"))
COLOURS: Final = (("white", "black"), ("blue", "red"))
AGES: Final = ("stone", "stone", "stone", "bronze", "bronze", "iron")
DECKS: Final = ("grain", "wool", "timber", "ore", "salt", "civic", "luxury")
SHAPES: Final = ("rock", "paper", "scissors")
PLACES: Final = ("city", "harbor", "warehouse", "bank", "army", "colosseum", "industry")


HEADINGS: Final = {
    "turn-began": 1, "unfolded": 2, "unfolded-calamities": 2, "trading-began": 2, "trading-ended": 2,
    "purchasing-began": 2,
}  # fmt: skip
"""The events that begin a part of the log: 1 a large part, 2 a small one."""


def message(id: str, **args: Value) -> Message:
    """A message of this game's events."""
    return Message(f"mediterranean-event-{id}", args, heading=HEADINGS.get(id, 0))


def about(told: Message, *things: Term) -> Message:
    """The same message, with things that it is about besides its arguments."""
    return Message(told.id, told.args, heading=told.heading, about=things)


def cards(edition: Edition, kinds: Sequence[int]) -> tuple[Term, ...]:
    """Cards as terms; equal cards once, with their number."""
    names = [edition.kind_names[kind] for kind in kinds]
    return wares([card_term(name, names.count(name)) for name in dict.fromkeys(names)])


def goods(edition: Edition, counts: Sequence[int]) -> tuple[Term, ...]:
    """Counts by good."""
    return tuple([Amount("good", edition.goods[good], count) for good, count in enumerate(counts) if count])


def sides_of_deal(edition: Edition, event: e.Offered | e.DealStruck) -> dict[str, Value]:
    """What each side of a deal gives."""
    given = len(event.give_pacts) // 3
    return {
        "give": side_of_deal(edition, event.give, event.give_vp, event.give_pacts, event.faces[:given]),
        "want": side_of_deal(edition, event.want, event.want_vp, event.want_pacts, event.faces[given:]),
    }


def side_of_deal(
    edition: Edition, counts: Sequence[int], vp: int, pacts: Sequence[int], faces: Sequence[int]
) -> tuple[Term, ...]:
    """Everything that one side of a deal gives; a building of unknown face is named by both faces."""
    terms = list(goods(edition, counts))
    if vp:
        terms.append(Amount("good", "vp", vp))
    for index in range(0, len(pacts), 3):
        names = edition.tiles[pacts[index]].names
        face = faces[index // 3] if faces else NONE
        shown = building_term(names if face == NONE else [names[face]])
        terms.append(pact_term(pact_word(pacts[index], pacts[index + 2]), shown, pacts[index + 1]))
    return wares(terms)


def each_term(seat: Seat, what: Value) -> Term:
    """What one of several seats has or chose: "Anna rock"."""
    return Phrase("each", "has", {"seat": seat_term(seat), "what": what})


def pact_word(tile: int, use: int) -> str:
    """What a pact says of a building, as a word of the locales: `spare`, `use`, or `use-white` with an arrow."""
    if use < FIRST_ARROW:
        return "use" if use else "spare"
    return f"use-{COLOURS[tile // TILES_A_TRACK][use - FIRST_ARROW]}"


def places_chosen(edition: Edition, event: e.Bought) -> tuple[Term, ...]:
    """The places that the buyer of a development chose for its cubes; other answers show in later events."""
    asked = [effect.verb for effect in edition.developments[event.development].effects if asks(effect)]
    first = {"culture": CULTURE, "industry": INDUSTRY, "settle": 0}
    answers = zip(asked, event.choice, strict=False)
    numbers = [first[verb] + (3 * number if verb == "culture" else number) for verb, number in answers if verb in first]
    return named("place", [place(edition, number) for number in numbers])


def place(edition: Edition, number: int) -> str:
    """A place of the board by its number in `losses`."""
    if number < CITY:
        return f"farm-{edition.goods[number]}"
    if number == WONDER:
        return "wonder"
    if number == AVAILABLE:
        return "available"
    if number >= CULTURE:
        return f"culture-{edition.culture_rows[(number - CULTURE) // 3]}"
    return f"industry-{edition.goods[number - INDUSTRY]}" if number >= INDUSTRY else PLACES[number - CITY]


def papers(number: int) -> tuple[Term, ...]:
    """The terms that link a message to an offer and to the deal made from it."""
    return Term("offer", number), Term("deal", number)


def tell(edition: Edition, event: Event) -> Message:
    """The event as a sentence of the story."""
    for teller in TELLERS:
        told = teller(edition, event)
        if told is not None:
            return told
    assert isinstance(event, e.GameEnded)
    each = tuple([each_term(seat, str(points)) for seat, points in enumerate(event.points)])
    return message("game-ended", each=each, seats=seat_terms(event.winners), count=len(event.winners))


def tell_frame(edition: Edition, event: Event) -> Message | None:
    """Events of turns and production."""
    match event:
        case e.TurnBegan():
            return message("turn-began", turn=event.turn, age=Term("age", AGES[event.turn - 1]))
        case e.OrderSet():
            return message("order-set", seats=seat_terms(event.order))
        case e.StockReturned():
            if event.cards:
                return message("stock-returned-known", seat=seat_term(event.seat), cards=cards(edition, event.cards))
            return message("stock-returned", seat=seat_term(event.seat), count=event.count)
        case e.Produced():
            if event.cards:
                return message("produced-known", seat=seat_term(event.seat), cards=cards(edition, event.cards))
            names = [edition.goods[good] for good in event.goods]
            counts = [(name, names.count(name)) for name in dict.fromkeys(names)]
            counts += [("civic", event.civic), ("luxury", event.luxury)]
            seen = [Amount("good", name, count) for name, count in counts if count]
            return message("produced", seat=seat_term(event.seat), goods=wares(seen))
        case e.PutBack():
            return message("put-back", seat=seat_term(event.seat), good=Term("good", edition.goods[event.good]))
        case e.Reshuffled():
            return message("reshuffled", deck=Term("deck", DECKS[event.deck]))
        case e.Unfolded():
            developments = named("development", [edition.developments[number].name for number in event.developments])
            if not event.calamities:
                return message("unfolded", developments=developments)
            calamities = named("calamity", [edition.calamities[number].name for number in event.calamities])
            return message("unfolded-calamities", developments=developments, calamities=calamities)
    return None


def tell_civic(edition: Edition, event: Event) -> Message | None:
    """Events of abilities, tracks and flips."""
    match event:
        case e.AbilityUsed():
            return message(
                "ability-used",
                seat=seat_term(event.seat),
                building=Term("building", edition.tiles[event.tile].names[event.face]),
            )
        case e.OpponentGiven():
            building = Term("building", edition.tiles[event.tile].names[event.face])
            if edition.tiles[event.tile].abilities[event.face].verb != "give_arrow":
                return message(
                    "opponent-given", seat=seat_term(event.seat), building=building, target=seat_term(event.target)
                )
            way = Term("side", SIDES[event.tile // 6][event.second])
            return message(
                "opponent-given-arrow",
                seat=seat_term(event.seat),
                building=building,
                target=seat_term(event.target),
                side=way,
            )
        case e.TrackMoved():
            track, where = Term("track", TRACKS[event.track]), Term("side", SIDES[event.track][side(event.end)])
            told = message("track-moved", seat=seat_term(event.seat), track=track, side=where, space=space(event.end))
            turns = side(event.start) != side(event.end) and space(event.end) == 0
            return replace(told, silent=turns)  # the event after it, Flipped, says the same
        case e.StatusMoved():
            args: dict[str, Value] = {"seat": seat_term(event.seat), "status": Term("status", STATUSES[event.status])}
            args |= {"level": event.end, "level_signed": f"{event.end:+d}" if event.end else "0"}
            return message("status-moved", **args, rises=event.end > event.start)
        case e.Flipped():
            track, where = Term("track", TRACKS[event.track]), Term("side", SIDES[event.track][event.second])
            if not event.destroyed:
                return message("flipped", seat=seat_term(event.seat), track=track, side=where)
            gone = named("building", [edition.tiles[tile].names[not event.second] for tile in event.destroyed])
            return message(
                "flipped-destroyed",
                seat=seat_term(event.seat),
                track=track,
                side=where,
                buildings=gone,
                count=len(gone),
            )
        case e.PactsSettled():
            return message("pacts-settled")
    return None


def tell_trading(edition: Edition, event: Event) -> Message | None:
    """Events of offers, deals and warehouses."""
    match event:
        case e.TradingBegan():
            return message("trading-began")
        case e.Offered():
            args: dict[str, Value] = {
                "number": event.number,
                "seat": seat_term(event.seat),
                "all": not event.to,
                "seats": seat_terms(event.to),
            }
            args |= sides_of_deal(edition, event)
            if not event.cards:
                return about(message("offered", **args), *papers(event.number))
            return about(message("offered-own", **args, cards=cards(edition, event.cards)), *papers(event.number))
        case e.OfferGone():
            id = "offer-withdrawn" if event.withdrawn else "offer-gone"
            return about(message(id, number=event.number), *papers(event.number))
        case e.DealStruck():
            args = {"number": event.number, "seat": seat_term(event.seat), "other": seat_term(event.other)}
            args |= sides_of_deal(edition, event)
            if not event.given and not event.taken:
                return about(message("deal-struck", **args), *papers(event.number))
            given, taken = cards(edition, event.given), cards(edition, event.taken)
            return about(message("deal-struck-known", **args, given=given, taken=taken), *papers(event.number))
        case e.TopsShown():
            return message("tops-shown", seat=seat_term(event.seat), goods=wares(goods(edition, event.goods)))
        case e.Stored():
            if event.cards:
                return message("stored-known", seat=seat_term(event.seat), cards=cards(edition, event.cards))
            return message("stored", seat=seat_term(event.seat), count=event.count)
        case e.ReadySet():
            return message("ready-set", seat=seat_term(event.seat), ready=event.ready)
        case e.GraceBegan():
            return message("grace-began")
        case e.TradingEnded():
            return message("trading-ended")
    return None


def tell_judging(edition: Edition, event: Event) -> Message | None:
    """Events of votes on talk about bottoms."""
    match event:
        case e.Accused():
            return message("accused", seat=seat_term(event.seat), target=seat_term(event.target))
        case e.PenaltiesCounted():
            said = enumerate(event.votes)
            each = tuple([each_term(seat, Amount("good", "vp", points)) for seat, points in said if points >= 0])
            return message("penalties-counted", target=seat_term(event.target), penalties=each, penalty=event.penalty)
    return None


def tell_resolution(edition: Edition, event: Event) -> Message | None:
    """Events of money, points and choices."""
    match event:
        case e.Spent():
            told = message("spent", seat=seat_term(event.seat), cards=cards(edition, event.cards), money=event.money)
            return about(told, Term("spent", event.seat))
        case e.BankChosen():
            return message("bank-chosen", seat=seat_term(event.seat), prosperity=event.prosperity)
        case e.ChoiceSealed():
            return message("choice-sealed", seat=seat_term(event.seat))
        case e.PointsGained():
            id = "points-gained" if event.points > 0 else "points-lost"
            return message(
                id, seat=seat_term(event.seat), points=abs(event.points), source=Term("source", SOURCES[event.source])
            )
        case e.MoneyMoved():
            id = "money-gained" if event.money > 0 else "money-lost"
            return message(id, seat=seat_term(event.seat), money=abs(event.money))
        case e.IndustryPaid():
            industry = Term("industry", edition.industries[event.good].name)
            good = Term("good", edition.goods[event.good])
            return message(
                "industry-paid", seat=seat_term(event.seat), industry=industry, good=good, monopoly=event.monopoly
            )
    return None


def tell_calamity(edition: Edition, event: Event) -> Message | None:
    """Events of votes, victims and losses."""
    match event:
        case e.VotesCounted():
            cast = [(seat_term(seat), seat_term(vote)) for seat, vote in enumerate(event.votes) if vote >= 0]
            votes = tuple([Phrase("each", "votes", {"seat": seat, "victim": victim}) for seat, victim in cast])
            return message("votes-counted", ballot=event.ballot, votes=votes)
        case e.CalamityFell():
            calamity = Term("calamity", edition.calamities[event.calamity].name)
            if event.victim < 0:
                return message("calamity-nobody", calamity=calamity)
            return message("calamity-fell", calamity=calamity, victim=seat_term(event.victim))
        case e.CubeLost():
            return message("cube-lost", seat=seat_term(event.seat), place=Term("place", place(edition, event.place)))
        case e.BuildingLost():
            return message(
                "building-lost",
                seat=seat_term(event.seat),
                building=Term("building", edition.tiles[event.tile].names[event.face]),
            )
        case e.StockLost():
            return message("stock-lost", seat=seat_term(event.seat), cards=cards(edition, event.cards))
    return None


def tell_purchasing(edition: Edition, event: Event) -> Message | None:
    """Events of buildings, developments, points, and the last tie-break."""
    match event:
        case e.PurchasingBegan():
            return message("purchasing-began")
        case e.Built():
            building = Term("building", edition.tiles[event.tile].names[event.face])
            return message("built", seat=seat_term(event.seat), building=building, price=event.price, cubes=event.cubes)
        case e.Bought():
            development = Term("development", edition.developments[event.development].name)
            args: dict[str, Value] = {"seat": seat_term(event.seat), "development": development, "price": event.price}
            filled = places_chosen(edition, event)
            return message("bought-placed", **args, places=filled) if filled else message("bought", **args)
        case e.PointsBought():
            return message("points-bought", seat=seat_term(event.seat), points=event.points, price=event.price)
        case e.PurchaseUndone():
            return message("purchase-undone", seat=seat_term(event.seat))
        case e.Confirmed():
            return message("confirmed", seat=seat_term(event.seat), money=event.money)
        case e.ThrowsShown():
            shown = [(seat, Term("throw", SHAPES[shape])) for seat, shape in enumerate(event.throws) if shape >= 0]
            throws = tuple([each_term(seat, throw) for seat, throw in shown])
            return message("throws-shown", throws=throws)
    return None


TELLERS: Final = (
    tell_frame, tell_civic, tell_trading, tell_judging, tell_resolution, tell_calamity, tell_purchasing,
)  # fmt: skip
"""The functions that word events, one for each part of a turn."""

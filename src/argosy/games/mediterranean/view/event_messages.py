"""Events of Trading in the Mediterranean as sentences without words: a message id and arguments for the locales.

Seats count from 0 and become names. Cards, goods, VP and pacts are tokens: `2:wine`, `grain-democracy`, `3:vp`,
`spare:Whisper Gallery:2`, `use-white:Lodge of Envoys:2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event, Message, Value
from argosy.games.mediterranean.rules import events as e
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.board.tracks import side, space
from argosy.games.mediterranean.rules.buildings import FIRST_ARROW, TILES_A_TRACK
from argosy.games.mediterranean.rules.developing import asks
from argosy.games.mediterranean.rules.losses import AVAILABLE, CITY, CULTURE, INDUSTRY, WONDER
from argosy.games.mediterranean.rules.state import NONE

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


def message(id: str, **args: Value) -> Message:
    """A message of this game's events."""
    return Message(f"mediterranean-event-{id}", args)


def counted(names: Sequence[str]) -> tuple[str, ...]:
    """Equal names once, with their number: `2:wine`."""
    return tuple([f"{names.count(name)}:{name}" for name in sorted(set(names), key=names.index)])


def cards(edition: Edition, kinds: Sequence[int]) -> tuple[str, ...]:
    """Cards as tokens."""
    return counted([edition.kind_names[kind] for kind in kinds])


def goods(edition: Edition, counts: Sequence[int]) -> tuple[str, ...]:
    """Counts by good as tokens."""
    return tuple([f"{count}:{edition.goods[good]}" for good, count in enumerate(counts) if count])


def sides_of_deal(edition: Edition, event: e.Offered | e.DealStruck) -> dict[str, Value]:
    """What each side of a deal gives, as tokens."""
    given = len(event.give_pacts) // 3
    return {
        "give": side_of_deal(edition, event.give, event.give_vp, event.give_pacts, event.faces[:given]),
        "want": side_of_deal(edition, event.want, event.want_vp, event.want_pacts, event.faces[given:]),
    }


def side_of_deal(
    edition: Edition, counts: Sequence[int], vp: int, pacts: Sequence[int], faces: Sequence[int]
) -> tuple[str, ...]:
    """Everything one side of a deal gives; a building whose face is not known is named by both."""
    tokens = list(goods(edition, counts))
    if vp:
        tokens.append(f"{vp}:vp")
    for index in range(0, len(pacts), 3):
        names = edition.tiles[pacts[index]].names
        face = faces[index // 3] if faces else NONE
        shown = "/".join(names) if face == NONE else names[face]
        tokens.append(f"{pact_word(pacts[index], pacts[index + 2])}:{shown}:{pacts[index + 1]}")
    return tuple(tokens)


def pact_word(tile: int, use: int) -> str:
    """What a pact says of a building, as a word of the locales: `spare`, `use`, or `use-white` with an arrow."""
    if use < FIRST_ARROW:
        return "use" if use else "spare"
    return f"use-{COLOURS[tile // TILES_A_TRACK][use - FIRST_ARROW]}"


def places_chosen(edition: Edition, event: e.Bought) -> tuple[str, ...]:
    """The places that the buyer of a development chose for its cubes; other answers show in what follows."""
    asked = [effect.verb for effect in edition.developments[event.development].effects if asks(effect)]
    first = {"culture": CULTURE, "industry": INDUSTRY, "settle": 0}
    answers = zip(asked, event.choice, strict=False)
    numbers = [first[verb] + (3 * number if verb == "culture" else number) for verb, number in answers if verb in first]
    return tuple([place(edition, number) for number in numbers])


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


def tell(edition: Edition, event: Event) -> Message:
    """The event as a sentence of the story."""
    for teller in TELLERS:
        told = teller(edition, event)
        if told is not None:
            return told
    assert isinstance(event, e.GameEnded)
    each = tuple([str(points) for points in event.points])
    return message("game-ended", each=each, seats=event.winners, count=len(event.winners))


def tell_frame(edition: Edition, event: Event) -> Message | None:
    """Turns and production."""
    match event:
        case e.TurnBegan():
            return message("turn-began", turn=event.turn, age=AGES[event.turn - 1])
        case e.OrderSet():
            return message("order-set", seats=event.order)
        case e.StockReturned():
            if event.cards:
                return message("stock-returned-known", seat=event.seat, cards=cards(edition, event.cards))
            return message("stock-returned", seat=event.seat, count=event.count)
        case e.Produced():
            if event.cards:
                return message("produced-known", seat=event.seat, cards=cards(edition, event.cards))
            seen = list(counted([edition.goods[good] for good in event.goods]))
            seen += [f"{count}:{deck}" for deck, count in (("civic", event.civic), ("luxury", event.luxury)) if count]
            return message("produced", seat=event.seat, goods=tuple(seen))
        case e.PutBack():
            return message("put-back", seat=event.seat, good=edition.goods[event.good])
        case e.Reshuffled():
            return message("reshuffled", deck=DECKS[event.deck])
        case e.Unfolded():
            developments = tuple([edition.developments[number].name for number in event.developments])
            if not event.calamities:
                return message("unfolded", developments=developments)
            calamities = tuple([edition.calamities[number].name for number in event.calamities])
            return message("unfolded-calamities", developments=developments, calamities=calamities)
    return None


def tell_civic(edition: Edition, event: Event) -> Message | None:
    """Abilities, tracks and boards that turn."""
    match event:
        case e.AbilityUsed():
            return message("ability-used", seat=event.seat, building=edition.tiles[event.tile].names[event.face])
        case e.OpponentGiven():
            building = edition.tiles[event.tile].names[event.face]
            if edition.tiles[event.tile].abilities[event.face].verb != "give_arrow":
                return message("opponent-given", seat=event.seat, building=building, target=event.target)
            way = SIDES[event.tile // 6][event.second]
            return message("opponent-given-arrow", seat=event.seat, building=building, target=event.target, side=way)
        case e.TrackMoved():
            where = SIDES[event.track][side(event.end)]
            return message(
                "track-moved", seat=event.seat, track=TRACKS[event.track], side=where, space=space(event.end)
            )
        case e.StatusMoved():
            rises = event.end > event.start
            return message("status-moved", seat=event.seat, status=STATUSES[event.status], level=event.end, rises=rises)
        case e.Flipped():
            track, where = TRACKS[event.track], SIDES[event.track][event.second]
            if not event.destroyed:
                return message("flipped", seat=event.seat, track=track, side=where)
            gone = tuple([edition.tiles[tile].names[not event.second] for tile in event.destroyed])
            return message(
                "flipped-destroyed", seat=event.seat, track=track, side=where, buildings=gone, count=len(gone)
            )
        case e.PactsSettled():
            return message("pacts-settled")
    return None


def tell_trading(edition: Edition, event: Event) -> Message | None:
    """Offers, deals, warehouses."""
    match event:
        case e.TradingBegan():
            return message("trading-began")
        case e.Offered():
            args: dict[str, Value] = {
                "number": event.number,
                "seat": event.seat,
                "all": not event.to,
                "seats": event.to,
            }
            args |= sides_of_deal(edition, event)
            if not event.cards:
                return message("offered", **args)
            return message("offered-own", **args, cards=cards(edition, event.cards))
        case e.OfferGone():
            return message("offer-withdrawn" if event.withdrawn else "offer-gone", number=event.number)
        case e.DealStruck():
            args = {"number": event.number, "seat": event.seat, "other": event.other}
            args |= sides_of_deal(edition, event)
            if not event.given and not event.taken:
                return message("deal-struck", **args)
            given, taken = cards(edition, event.given), cards(edition, event.taken)
            return message("deal-struck-known", **args, given=given, taken=taken)
        case e.TopsShown():
            return message("tops-shown", seat=event.seat, goods=goods(edition, event.goods))
        case e.Stored():
            if event.cards:
                return message("stored-known", seat=event.seat, cards=cards(edition, event.cards))
            return message("stored", seat=event.seat, count=event.count)
        case e.ReadySet():
            return message("ready-set", seat=event.seat, ready=event.ready)
        case e.GraceBegan():
            return message("grace-began")
        case e.TradingEnded():
            return message("trading-ended")
    return None


def tell_judging(edition: Edition, event: Event) -> Message | None:
    """Votes on talk about bottoms."""
    match event:
        case e.Accused():
            return message("accused", seat=event.seat, target=event.target)
        case e.PenaltiesCounted():
            each = tuple([f"{seat}>{points}:vp" for seat, points in enumerate(event.votes) if points >= 0])
            return message("penalties-counted", target=event.target, penalties=each, penalty=event.penalty)
    return None


def tell_resolution(edition: Edition, event: Event) -> Message | None:
    """Money, points and choices."""
    match event:
        case e.Spent():
            return message("spent", seat=event.seat, cards=cards(edition, event.cards), money=event.money)
        case e.BankChosen():
            return message("bank-chosen", seat=event.seat, prosperity=event.prosperity)
        case e.ChoiceSealed():
            return message("choice-sealed", seat=event.seat)
        case e.PointsGained():
            id = "points-gained" if event.points > 0 else "points-lost"
            return message(id, seat=event.seat, points=abs(event.points), source=SOURCES[event.source])
        case e.MoneyMoved():
            id = "money-gained" if event.money > 0 else "money-lost"
            return message(id, seat=event.seat, money=abs(event.money))
        case e.IndustryPaid():
            industry = edition.industries[event.good].name
            good = edition.goods[event.good]
            return message("industry-paid", seat=event.seat, industry=industry, good=good, monopoly=event.monopoly)
    return None


def tell_calamity(edition: Edition, event: Event) -> Message | None:
    """Votes, victims and losses."""
    match event:
        case e.VotesCounted():
            votes = tuple([f"{seat}>{vote}" for seat, vote in enumerate(event.votes) if vote >= 0])
            return message("votes-counted", ballot=event.ballot, votes=votes)
        case e.CalamityFell():
            calamity = edition.calamities[event.calamity].name
            if event.victim < 0:
                return message("calamity-nobody", calamity=calamity)
            return message("calamity-fell", calamity=calamity, victim=event.victim)
        case e.CubeLost():
            return message("cube-lost", seat=event.seat, place=place(edition, event.place))
        case e.BuildingLost():
            return message("building-lost", seat=event.seat, building=edition.tiles[event.tile].names[event.face])
        case e.StockLost():
            return message("stock-lost", seat=event.seat, cards=cards(edition, event.cards))
    return None


def tell_purchasing(edition: Edition, event: Event) -> Message | None:
    """Buildings, developments, points; and the last tie-break."""
    match event:
        case e.PurchasingBegan():
            return message("purchasing-began")
        case e.Built():
            name = edition.tiles[event.tile].names[event.face]
            return message("built", seat=event.seat, building=name, price=event.price, cubes=event.cubes)
        case e.Bought():
            name = edition.developments[event.development].name
            args: dict[str, Value] = {"seat": event.seat, "development": name, "price": event.price}
            filled = places_chosen(edition, event)
            return message("bought-placed", **args, places=filled) if filled else message("bought", **args)
        case e.PointsBought():
            return message("points-bought", seat=event.seat, points=event.points, price=event.price)
        case e.PurchaseUndone():
            return message("purchase-undone", seat=event.seat)
        case e.Confirmed():
            return message("confirmed", seat=event.seat, money=event.money)
        case e.ThrowsShown():
            throws = tuple([f"{seat}>{SHAPES[shape]}" for seat, shape in enumerate(event.throws) if shape >= 0])
            return message("throws-shown", throws=throws)
    return None


TELLERS: Final = (
    tell_frame, tell_civic, tell_trading, tell_judging, tell_resolution, tell_calamity, tell_purchasing,
)  # fmt: skip
"""One for each part of a turn."""

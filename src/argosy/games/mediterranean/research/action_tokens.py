"""The actions of Trading in the Mediterranean as sequences of tokens.

Seats are counted from the acting seat: 0 is the seat itself, 1 the next to the left. Cards are encoded by good and
bottom, offers by their giver and their index among its open offers, stores by the change of the warehouse. So a token
means the same in every game. Offers of the menu have two tokens; all others are composed (`composed_offers.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from argosy.core.contract import Action, Edition, Seat, State
from argosy.games.mediterranean.edition.components import Edition as MediterraneanEdition
from argosy.games.mediterranean.edition.reader import BOTTOMS
from argosy.games.mediterranean.edition.reader import GOODS as GOOD_NAMES
from argosy.games.mediterranean.research import composed_offers
from argosy.games.mediterranean.research.composed_offers import ComposedOffer, is_template, spell_composed
from argosy.games.mediterranean.rules.actions import (
    READY,
    UNREADY,
    WAIT,
    Accept,
    Accuse,
    BankChoice,
    Build,
    Buy,
    BuyPoints,
    Confirm,
    Flip,
    GiveOpponent,
    Lose,
    Offer,
    Pass,
    Penalise,
    Ready,
    Store,
    Throw,
    UndoPurchase,
    UseAbility,
    Vote,
    Wait,
    Withdraw,
)
from argosy.games.mediterranean.rules.civic import DISPLAY
from argosy.games.mediterranean.rules.losses import AVAILABLE, BUILDING, STORED
from argosy.games.mediterranean.rules.state import GOODS, PIRACY, TILES, TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading import menu as trading_menu
from argosy.games.mediterranean.rules.trading import warehouse
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS
from argosy.games.mediterranean.rules.trading.talk_votes import MOST as MOST_PENALTY
from argosy.research.action_space import ActionTokens, Entry, Field, PartialAction, TokenSequence, Vocabulary

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.registry import AnyGame

SEATS: Final = 6
MOST_TRADED: Final = 2  # the most cards of one good, in offers by template
SOURCES: Final = 6  # five farms and AVAILABLE
NO_YES: Final = (False, True)
TRADED: Final = [f"{count}x{good}" for good in GOOD_NAMES[:PIRACY] for count in range(1, MOST_TRADED + 1)]
SIDES: Final = {
    tuple([count if other == good else 0 for other in range(GOODS)]): good * MOST_TRADED + count - 1
    for good in range(PIRACY)
    for count in range(1, MOST_TRADED + 1)
}
"""Counts by good -> index in TRADED."""
DIGITS: Final = range(10)
MOST_POINTS: Final = 999

FIELDS: Final[list[Field]] = [
    ("UseAbility.tile", range(TILES)),
    ("GiveOpponent.tile", range(TILES)),
    ("GiveOpponent.target", range(SEATS)),
    ("GiveOpponent.second", NO_YES),
    ("Flip.track", range(2)),
    ("Pass", ()),
    ("Offer.give", TRADED),
    ("Offer.want", TRADED),
    ("Withdraw.place", range(MOST_OFFERS)),
    ("Accept.seat", range(SEATS)),
    ("Accept.place", range(MOST_OFFERS)),
    ("Store.nothing", ()),
    ("Store.add", GOOD_NAMES),
    ("Store.remove", GOOD_NAMES),
    ("Store.bottom", BOTTOMS),
    ("Ready", NO_YES),
    ("Wait", ()),
    ("Accuse.target", range(SEATS)),
    ("Penalise.points", range(MOST_PENALTY + 1)),
    ("BankChoice.prosperity", NO_YES),
    ("Vote.victim", range(SEATS)),
    ("Lose.cube", range(AVAILABLE + 1)),
    ("Lose.building", range(TILES)),
    ("Lose.stored", GOOD_NAMES),
    ("Lose.bottom", BOTTOMS),
    ("Build.tile", range(TILES)),
    ("Buy.slot", range(DISPLAY)),
    ("Buy.worker", (*range(SOURCES), "no more")),
    ("Buy.choice.tens", DIGITS),
    ("Buy.choice.units", DIGITS),
    ("BuyPoints.hundreds", DIGITS),
    ("BuyPoints.tens", DIGITS),
    ("BuyPoints.units", DIGITS),
    ("UndoPurchase", ()),
    ("Confirm", ()),
    ("Throw.shape", range(3)),
]
"""The fields whose tokens are the same in every edition."""
EVERYWHERE: Final = Vocabulary(FIELDS)
FIRST: Final = EVERYWHERE.first
NO_MORE: Final = FIRST["Buy.worker"] + SOURCES
# The first tokens of the trading phase, where menus are longest.
FIRST_GIVE: Final = FIRST["Offer.give"]
FIRST_WANT: Final = FIRST["Offer.want"]
FIRST_WITHDRAW: Final = FIRST["Withdraw.place"]
FIRST_ACCEPT: Final = FIRST["Accept.seat"]
FIRST_ACCEPT_PLACE: Final = FIRST["Accept.place"]
FIRST_NOTHING: Final = FIRST["Store.nothing"]
FIRST_ADD: Final = FIRST["Store.add"]
FIRST_REMOVE: Final = FIRST["Store.remove"]
FIRST_BOTTOM: Final = FIRST["Store.bottom"]
FIRST_READY: Final = FIRST["Ready"]
FIRST_WAIT: Final = FIRST["Wait"]
COMPOSE: Final = len(EVERYWHERE)


class MediterraneanActionTokens(ActionTokens):
    """Encodes actions as tokens, with one method for each kind of action.

    The tokens of pacts name the tiles that the edition uses on rivals; they are the last of the vocabulary.
    """

    def __init__(self, edition: MediterraneanEdition) -> None:
        self.vocabulary = Vocabulary([*FIELDS, *composed_offers.fields(edition)])

    def of(self, edition: Edition) -> MediterraneanActionTokens:
        """The tokens for this edition."""
        assert isinstance(edition, MediterraneanEdition)
        return MediterraneanActionTokens(edition)

    def tokens_of(self, s: State, seat: Seat, action: Action) -> TokenSequence:
        """The tokens of an action. Raises ValueError for an action that is in no menu."""
        if type(action) not in SPELLERS:
            raise ValueError(f"{type(action).__name__} stands in no menu of the Mediterranean, so it has no tokens")
        return SPELLERS[type(action)](cast("MediterraneanState", s), seat, action)

    def begin(self, game: AnyGame, s: State, seat: Seat) -> PartialAction:
        """An action of a seat; of a long trading menu only what the first tokens need is made."""
        assert isinstance(s, MediterraneanState)
        if s.step != TRADING:
            return super().begin(game, s, seat)
        return TradingAction(s, seat, trading_entries(s, seat))


class TradingAction(PartialAction):
    """An action of the trading phase, whose offers, acceptances and stores are made once their tokens are chosen."""

    __slots__ = ("composed", "s", "seat")

    composed: ComposedOffer | None
    """The offer that is composed, after the token `Compose`."""

    def __init__(self, s: MediterraneanState, seat: i64, entries: list[Entry], depth: int = 0) -> None:
        self.s = s
        self.seat = seat
        self.composed = None
        super().__init__(entries, depth)

    def at(self, s: State) -> PartialAction:
        assert isinstance(s, MediterraneanState)
        if self.composed is None:
            return TradingAction(s, self.seat, self.entries, int(self.depth))
        return trading_action(s, self.seat, self.spelled)

    def __reduce__(self) -> tuple[object, ...]:
        """Rebuild from the position and the tokens."""
        return trading_action, (self.s, int(self.seat), self.spelled)

    def add(self, token: int) -> None:
        composed = self.composed
        if composed is None and (token != COMPOSE or token not in self.legal_tokens):
            super().add(token)
            return
        if token not in self.legal_tokens:
            raise self.refusal(token)
        spelled = (*self.spelled, token)
        if composed is None:
            composed = self.composed = ComposedOffer(self.s, self.seat, COMPOSE)
        else:
            composed.add(token)
        while len(legal := composed.legal_tokens()) == 1:
            spelled += (legal[0],)
            composed.add(legal[0])
        self.entries = [(spelled, None if legal else composed.offer())]
        self.depth = len(spelled)
        self.legal_tokens = legal

    def make(self, tokens: TokenSequence) -> list[Entry]:
        """The offers that give these goods, or the action of complete tokens."""
        s, seat, first = self.s, self.seat, tokens[0]
        if FIRST_GIVE <= first < FIRST_WANT:
            good, count = divmod(first - FIRST_GIVE, MOST_TRADED)
            if len(tokens) > 1:
                other, price = divmod(tokens[1] - FIRST_WANT, MOST_TRADED)
                cards = trading_menu.lowest(s, seat, good, count + 1)
                return [(tokens, trading_menu.template(good, cards, other, price + 1))]
            most = trading_menu.asked(s, seat, trading_menu.held_goods(s, seat))
            return [
                ((first, FIRST_WANT + other * MOST_TRADED + price), None)
                for other in range(PIRACY)
                if other != good
                for price in range(most[other])
            ]
        if FIRST_ACCEPT <= first < FIRST_ACCEPT_PLACE:
            giver = (first - FIRST_ACCEPT + seat) % s.seats
            offers = [offer for offer in s.offers if offer.seat == giver]
            return [(tokens, trading_menu.acceptance(s, seat, offers[tokens[1] - FIRST_ACCEPT_PLACE]))]
        for change in warehouse.changes(s, seat):
            if spelled_change(s.edition, change) == tokens:
                return [(tokens, warehouse.changed(s, seat, change))]
        raise ValueError(f"no entry of the menu begins with {tokens}")


def trading_action(s: MediterraneanState, seat: i64, spelled: TokenSequence) -> TradingAction:
    """The action of the trading phase after these tokens."""
    partial = TradingAction(s, seat, trading_entries(s, seat))
    while partial.depth < len(spelled):
        partial.add(spelled[partial.depth])
    return partial


def trading_entries(s: MediterraneanState, seat: i64) -> list[Entry]:
    """The entries of a trading menu, and `Compose`; offers have one token only, and most actions are not made yet."""
    entries: list[Entry] = [((FIRST_WAIT,), WAIT)]
    ready = s.ready >> seat & 1
    entries.append(((FIRST_READY + (0 if ready else 1),), UNREADY if ready else READY))
    places = [0] * s.seats
    place = [0] * len(s.offers)
    for number, offer in enumerate(s.offers):
        place[number] = places[offer.seat]
        if offer.seat == seat:
            entries.append(((FIRST_WITHDRAW + places[seat],), Withdraw(int(offer.number))))
        places[offer.seat] += 1
    for offer in trading_menu.acceptable(s, seat):
        away = (offer.seat - seat) % s.seats
        entries.append(((FIRST_ACCEPT + away, FIRST_ACCEPT_PLACE + place[s.offers.index(offer)]), None))
    if places[seat] < MOST_OFFERS:
        entries.append(((COMPOSE,), None))
        held = trading_menu.held_goods(s, seat)
        most = trading_menu.asked(s, seat, held)
        wanted: i64 = 0
        for number in most:
            if number:
                wanted += 1
        for good in range(PIRACY):
            if wanted > (1 if most[good] else 0):  # another good than the one that is given
                first = FIRST_GIVE + good * MOST_TRADED
                entries += [((first + more,), None) for more in range(min(held[good], MOST_TRADED))]
    return entries + [(spelled_change(s.edition, change), None) for change in warehouse.changes(s, seat)]


def spelled_change(e: MediterraneanEdition, change: int) -> TokenSequence:
    """A change of the warehouse by one card: what `spell_store` says of the store that it makes."""
    if change == warehouse.EMPTY:
        return (FIRST_NOTHING,)
    kind = change if change >= 0 else -1 - change
    first = FIRST_ADD if change >= 0 else FIRST_REMOVE
    return first + e.kind_good[kind], FIRST_BOTTOM + e.kind_bottom[kind]


def spell_offer(s: MediterraneanState, seat: Seat, a: Offer) -> TokenSequence:
    """What is given and what is wanted, if the menu lists the offer, which determines the cards; else every part."""
    if is_template(s, seat, a):
        return FIRST_GIVE + SIDES[a.give], FIRST_WANT + SIDES[a.want]
    return spell_composed(s, seat, a, COMPOSE)


def place_of(s: MediterraneanState, number: int) -> tuple[Seat, int]:
    """The giver of an open offer, and its index among the giver's open offers."""
    giver = next(offer.seat for offer in s.offers if offer.number == number)
    return giver, [offer.number for offer in s.offers if offer.seat == giver].index(number)


def spell_withdraw(s: MediterraneanState, seat: Seat, a: Withdraw) -> TokenSequence:
    """The index among the seat's own open offers."""
    return (FIRST["Withdraw.place"] + place_of(s, a.offer)[1],)


def spell_accept(s: MediterraneanState, seat: Seat, a: Accept) -> TokenSequence:
    """The giver, and the index among its open offers; the menu determines the cards."""
    giver, place = place_of(s, a.offer)
    return FIRST["Accept.seat"] + (giver - seat) % s.seats, FIRST["Accept.place"] + place


def spell_store(s: MediterraneanState, seat: Seat, a: Store) -> TokenSequence:
    """The card that is put in or taken out, or that all are taken out."""
    e, before = s.edition, s.civilisations[seat].stored
    if not a.cards and len(before) > 1:
        return (FIRST["Store.nothing"],)
    more, less = (a.cards, before) if len(a.cards) > len(before) else (before, a.cards)
    left = list(more)
    for kind in less:
        left.remove(kind)
    way = FIRST["Store.add"] if more is a.cards else FIRST["Store.remove"]
    return way + e.kind_good[left[0]], FIRST["Store.bottom"] + e.kind_bottom[left[0]]


def spell_lose(s: MediterraneanState, seat: Seat, a: Lose) -> TokenSequence:
    """A cube by its place, a building by its tile, a stored card by good and bottom."""
    if a.what >= STORED:
        kind = a.what - STORED
        return FIRST["Lose.stored"] + s.edition.kind_good[kind], FIRST["Lose.bottom"] + s.edition.kind_bottom[kind]
    if a.what >= BUILDING:
        return (FIRST["Lose.building"] + a.what - BUILDING,)
    return (FIRST["Lose.cube"] + a.what,)


def spell_buy(s: MediterraneanState, seat: Seat, a: Buy) -> TokenSequence:
    """The slot, the workers, `no more`, then each answer as two digits."""
    tens, units = FIRST["Buy.choice.tens"], FIRST["Buy.choice.units"]
    answers = [token for choice in a.choice for token in (tens + choice // 10, units + choice % 10)]
    workers = [FIRST["Buy.worker"] + source for source in a.workers]
    return (FIRST["Buy.slot"] + a.slot, *workers, NO_MORE, *answers)


def spell_points(s: MediterraneanState, seat: Seat, a: BuyPoints) -> TokenSequence:
    """The number as three digits."""
    if a.points > MOST_POINTS:
        raise ValueError(f"{a.points} points are more than the {MOST_POINTS} that can be spelled")
    return (
        FIRST["BuyPoints.hundreds"] + a.points // 100,
        FIRST["BuyPoints.tens"] + a.points // 10 % 10,
        FIRST["BuyPoints.units"] + a.points % 10,
    )


def spell_gift(s: MediterraneanState, seat: Seat, a: GiveOpponent) -> TokenSequence:
    """The building, the rival, the side."""
    target = (a.target - seat) % s.seats
    return (
        FIRST["GiveOpponent.tile"] + a.tile,
        FIRST["GiveOpponent.target"] + target,
        FIRST["GiveOpponent.second"] + a.second,
    )


def spell_vote(s: MediterraneanState, seat: Seat, a: Vote) -> TokenSequence:
    """The victim."""
    return (FIRST["Vote.victim"] + (a.victim - seat) % s.seats,)


SPELLERS: Final[dict[type[Action], Callable[..., TokenSequence]]] = {
    UseAbility: lambda s, seat, a: (FIRST["UseAbility.tile"] + a.tile,),
    GiveOpponent: spell_gift,
    Flip: lambda s, seat, a: (FIRST["Flip.track"] + a.track,),
    Pass: lambda s, seat, a: (FIRST["Pass"],),
    Offer: spell_offer,
    Withdraw: spell_withdraw,
    Accept: spell_accept,
    Store: spell_store,
    Ready: lambda s, seat, a: (FIRST["Ready"] + a.ready,),
    Wait: lambda s, seat, a: (FIRST["Wait"],),
    Accuse: lambda s, seat, a: (FIRST["Accuse.target"] + (a.target - seat) % s.seats,),
    Penalise: lambda s, seat, a: (FIRST["Penalise.points"] + a.points,),
    BankChoice: lambda s, seat, a: (FIRST["BankChoice.prosperity"] + a.prosperity,),
    Vote: spell_vote,
    Lose: spell_lose,
    Build: lambda s, seat, a: (FIRST["Build.tile"] + a.tile,),
    Buy: spell_buy,
    BuyPoints: spell_points,
    UndoPurchase: lambda s, seat, a: (FIRST["UndoPurchase"],),
    Confirm: lambda s, seat, a: (FIRST["Confirm"],),
    Throw: lambda s, seat, a: (FIRST["Throw.shape"] + a.shape,),
}
"""The method that encodes each kind of action."""

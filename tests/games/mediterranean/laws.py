"""What the laws must be told about Trading in the Mediterranean: its vocabulary, and what a change of seats changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from argosy.core.contract import Action, Event, Message, Seat, State, Term, Value, View
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.rules import events as told
from argosy.games.mediterranean.rules.actions import (
    CONFIRM,
    PASS,
    READY,
    UNDO_PURCHASE,
    UNREADY,
    WAIT,
    Accept,
    Accuse,
    BankChoice,
    Build,
    Buy,
    BuyPoints,
    Flip,
    GiveOpponent,
    Lose,
    Offer,
    Penalise,
    SetUp,
    ShowTops,
    Store,
    Throw,
    UseAbility,
    Vote,
    Withdraw,
)
from argosy.games.mediterranean.rules.state import GOODS, TURNS, MediterraneanState, OpenOffer
from argosy.games.mediterranean.view.view import MediterraneanView
from tests.games.mediterranean.books import MediterraneanBooks
from tests.laws.knowledge import Knowledge, Ledger

HUGE = 10**30
MOST_TICKS = 40
KINDS = 70


def counts(*goods: int) -> tuple[int, ...]:
    """One card each of these goods, as counts by good."""
    return tuple([goods.count(good) for good in range(GOODS)])


class MediterraneanKnowledge(Knowledge):
    """Trading in the Mediterranean, as the laws need it."""

    def __init__(self) -> None:
        self.shared = (Edition, OpenOffer)
        decks = {"discards", "development_decks", "developments", "calamities"}
        self.replaced = frozenset({"options", "order", "vp_from", "before[]", *decks})
        self.words: dict[int, list[Action]] = {}

    def vocabulary(self, seats: int) -> Sequence[Action]:
        """Every tile, rival, loss and purchase, and one more on either side; of free offers and stores a selection."""
        if seats not in self.words:
            self.words[seats] = [*civic_words(seats), *purchase_words(), *trading_words(seats)]
        return self.words[seats]

    def longest(self, seats: int) -> int:
        """Far more than any random game takes; there is no true bound, as purchases can be undone again and again.

        In a turn: chance, buildings and flips, asking everybody at each tick, banks, votes, losses, purchases; at the
        end throws.
        """
        trading = (MOST_TICKS + 2 + seats) * (seats + 1)  # and every seat calls a vote
        return 1 + TURNS * (2 + 16 * seats + trading + seats + 2 * (3 * seats + 8) + 60 * seats) + 60 * seats

    def ledger(self, state: State) -> Ledger:
        """Books for cards, points and money."""
        assert isinstance(state, MediterraneanState)
        return MediterraneanBooks(state.edition, state.seats)

    def secret(self, told_event: Event, seat: Seat | None) -> bool:
        """M2.4, M6.4: cards are known to who holds them, or to the two who exchanged them; choices to who made them."""
        event = told_event
        if isinstance(event, (told.StockReturned, told.Produced, told.Offered, told.Stored)):
            return event.seat != seat and event.cards != ()
        if isinstance(event, told.DealStruck):
            return seat not in (event.seat, event.other) and (event.given, event.taken) != ((), ())
        return isinstance(event, told.ChoiceSealed) and event.seat != seat and event.choice is not None

    def relabel_action(self, action: Action, new: Sequence[Seat]) -> Action:
        """Orders, rivals, victims, addressees and those a pact is about."""
        if isinstance(action, SetUp):
            return SetUp(tuple([new[seat] for seat in action.order]))
        if isinstance(action, (GiveOpponent, Accuse)):
            return replace(action, target=new[action.target])
        if isinstance(action, Vote):
            return Vote(new[action.victim])
        if isinstance(action, Offer):
            return replace(
                action,
                to=sorted_seats(action.to, new),
                give_pacts=relabel_pacts(action.give_pacts, new),
                want_pacts=relabel_pacts(action.want_pacts, new),
            )
        return action

    def relabel_view(self, view: View, new: Sequence[Seat]) -> View:
        """Seats stand nearly everywhere; menus, which go by seat, are put into an order of their own."""
        assert isinstance(view, MediterraneanView)
        offers = [
            replace(
                offer,
                seat=new[offer.seat],
                to=sorted_seats(offer.to, new),
                give_pacts=relabel_pacts(offer.give_pacts, new),
                want_pacts=relabel_pacts(offer.want_pacts, new),
            )
            for offer in view.offers
        ]
        traces = [replace(trace, seats=sorted_seats(trace.seats, new)) for trace in view.traces]
        players = [replace(player, seat=new[player.seat]) for player in view.players]
        menu = [
            replace(
                entry,
                action=self.relabel_action(entry.action, new),
                text="",
                target=None if entry.target is None else new[entry.target],
            )
            for entry in view.menu
        ]
        return replace(
            view,
            seat=None if view.seat is None else new[view.seat],
            to_act=sorted_seats(view.to_act, new),
            prompt=relabel_prompt(view.prompt, new),
            menu=tuple(sorted(menu, key=repr)),
            order=tuple([new[seat] for seat in view.order]),
            players=tuple(sorted(players, key=lambda player: player.seat)),
            traces=tuple(sorted(traces, key=repr)),
            has_chosen=sorted_seats(view.has_chosen, new),
            offers=tuple(offers),
            pacts=tuple([(new[seat], tile, new[target], use) for seat, tile, target, use in view.pacts]),
            tied=sorted_seats(view.tied, new),
            victim=None if view.victim is None else new[view.victim],
            accused=None if view.accused is None else new[view.accused],
            judged=sorted_seats(view.judged, new),
            throws=tuple([view.throws[list(new).index(seat)] for seat in range(view.seats)]),
        )


def civic_words(seats: int) -> list[Action]:
    """What can be done in the Civic phase, in Resolution and at the end."""
    rivals = range(-1, seats + 1)
    gives = [
        GiveOpponent(tile, rival, second) for tile in range(-1, 13) for rival in rivals for second in (False, True)
    ]
    losses = [*range(-1, 30), *range(99, 113), *range(199, 201 + KINDS)]
    return [
        PASS, *gives, *[UseAbility(tile) for tile in range(-1, 13)], *[Flip(track) for track in range(-1, 3)],
        BankChoice(False), BankChoice(True), *[Vote(rival) for rival in rivals], *[Accuse(rival) for rival in rivals],
        *[Penalise(points) for points in range(-1, 7)], Accuse(HUGE), Accuse(-HUGE), Penalise(HUGE),
        *[Lose(what) for what in losses],
        *[Throw(shape) for shape in range(-1, 4)], UseAbility(HUGE), UseAbility(-HUGE), Flip(HUGE), Vote(HUGE),
        Vote(-HUGE), Lose(HUGE), Throw(HUGE), GiveOpponent(HUGE, 0), GiveOpponent(4, HUGE), GiveOpponent(4, -HUGE),
    ]  # fmt: skip


def purchase_words() -> list[Action]:
    """Every slot with every crew and answer; no card of the standard edition asks for two answers."""
    crews = [crew for count in range(3) for crew in combinations_with_replacement(range(-1, 7), count)]
    answers = [(), *[(number,) for number in range(-1, 9)]]
    buys = [Buy(slot, crew, answer) for slot in range(-1, 7) for crew in crews for answer in answers]
    odd = [Buy(0, (3, 1)), Buy(0, (0, 1, 2)), Buy(0, (), (1, 1)), Buy(HUGE), Buy(0, (HUGE,)), Buy(0, (), (-HUGE,))]
    builds = [Build(tile) for tile in (*range(-1, 13), HUGE, -HUGE)]
    points = [BuyPoints(number) for number in (*range(-1, 400), HUGE, -HUGE)]
    return [*buys, *odd, *builds, *points, UNDO_PURCHASE, CONFIRM]


def trading_words(seats: int) -> list[Action]:
    """Stores, tops, offers and answers of many kinds, some of them absurd."""
    nothing = counts()
    stores = [Store((kind,)) for kind in (-1, *range(KINDS + 1), HUGE)] + [Store((kind, kind)) for kind in range(KINDS)]
    stores += [Store(()), Store((5, 3)), Store(tuple(range(6)))]
    tops = [ShowTops(counts(good)) for good in range(GOODS)]
    tops += [ShowTops(()), ShowTops(nothing), ShowTops((-1, *nothing[1:])), ShowTops((HUGE, *nothing[1:]))]
    offers = [Offer((), counts(kind // 7), counts(10), (kind,)) for kind in range(KINDS)]
    offers += [Offer((rival,), nothing, counts(0), ()) for rival in (-1, *range(seats + 1), HUGE)]
    offers += [
        Offer((), nothing, nothing, (), points, wanted) for points in (-1, 0, 1, 5, HUGE) for wanted in (-1, 0, 1)
    ]
    offers += [Offer((), nothing, counts(3), (), 0, 0, (tile, 0, 0)) for tile in (-1, *range(13), HUGE)]
    offers += [Offer((), nothing, nothing, (), 0, 0, (), pact) for pact in ((4,), (4, 1, 2), (4, 9, 1), (4, 1, 1))]
    offers += [Offer((1, 1), nothing, counts(0), ()), Offer((2, 1), nothing, counts(0), ()), Offer((), (), (), ())]
    offers += [Offer((), nothing, counts(11), ()), Offer((), (-1, *nothing[1:]), nothing, ())]
    numbers = [*range(-1, 60), HUGE, -HUGE]
    answers = [Accept(number, cards) for number in numbers for cards in ((), (0,), (0, 1), (-1,), (HUGE,))]
    return [*stores, *tops, *offers, *answers, *[Withdraw(number) for number in numbers], READY, UNREADY, WAIT]


def sorted_seats(seats: Sequence[int], new: Sequence[Seat]) -> tuple[Seat, ...]:
    """The same seats under their new numbers, ascending."""
    return tuple(sorted([new[seat] for seat in seats]))


def relabel_pacts(pacts: Sequence[int], new: Sequence[Seat]) -> tuple[int, ...]:
    """Triples of tile, target and use, one after the other."""
    return tuple([new[number] if place % 3 == 1 else number for place, number in enumerate(pacts)])


def relabel_prompt(prompt: Message, new: Sequence[Seat]) -> Message:
    """A prompt names those it waits for, those tied, a victim, somebody accused or promised something."""
    args: dict[str, Value] = dict(prompt.args)
    if isinstance(seats := args.get("seats"), tuple):
        numbers = sorted_seats([int(seat.value) for seat in seats if isinstance(seat, Term)], new)
        args["seats"] = tuple([Term("seat", seat) for seat in numbers])
    for key in ("victim", "target"):
        if isinstance(seat := args.get(key), Term):
            args[key] = Term("seat", new[int(seat.value)])
    return replace(prompt, args=args)


KNOWLEDGE = MediterraneanKnowledge()

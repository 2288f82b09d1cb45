"""Small positions of Trading in the Mediterranean for the bots to judge."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.bots.advice import Advice
from argosy.bots.levels import bot
from argosy.core.contract import CLOCK, Action
from argosy.core.match import Match
from argosy.core.peek import AnyPeek, Budget, Peek
from argosy.core.rng import Rng
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.rules.actions import Offer, Wait
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import PURCHASING, TRADING, MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import offer
from argosy.games.mediterranean.view.view import MediterraneanView

MediterraneanMatch = Match[MediterraneanState, Action, MediterraneanView, Edition]
EDITION = MEDITERRANEAN.edition(None)
OPTIONS = {key: values[0] for key, values in MEDITERRANEAN.options.items()}
BASIC = EDITION.goods[:5]
VARIED = (
    ["grain-venus", *[f"{good}-poverty" for good in BASIC]],
    [f"{good}-{bottom}" for good in BASIC for bottom in ("venus", "mars")],
)
"""Hands of two seats: the first has much to offer."""


def cards(*names: str) -> list[int]:
    """Kinds by name, ascending."""
    return sorted([EDITION.kind_names.index(name) for name in names])


def goods(**counts: int) -> tuple[int, ...]:
    """Counts by good."""
    return tuple([counts.get(good, 0) for good in EDITION.goods])


def trading(*hands: Sequence[str], turn: int = 2) -> MediterraneanState:
    """A moment of trading with these hands; seats without one hold nothing."""
    s = MEDITERRANEAN.start(4, OPTIONS, EDITION)
    s.step, s.turn, s.order = TRADING, turn, [0, 1, 2, 3]
    for seat, hand in enumerate(hands):
        s.civilisations[seat].hand = cards(*hand)
    return s


def shopping(money: int, turn: int, *names: str) -> MediterraneanState:
    """Money to spend with these developments on display."""
    s = trading(turn=turn)
    ids = [card.id for card in EDITION.developments]
    s.step = PURCHASING
    s.developments = [ids.index(name) for name in names]
    for deck in s.development_decks[:3]:
        deck.cards = [number for number in deck.cards if EDITION.developments[number].age >= (turn > 3) + (turn > 5)]
    s.civilisations[0].money = money
    return s


def lay(s: MediterraneanState, seat: int, terms: Offer) -> int:
    """Lay an offer on the table; its number."""
    offer(s, seat, terms, None)
    return int(s.next_offer - 1)


def told(advice: Advice) -> list[str]:
    """The reasons of the choice, without what all of them begin with."""
    return [message.id.removeprefix("reason-mediterranean-") for message in advice.options[0].reasons]


def dealt_anew(match: MediterraneanMatch, seat: int) -> AnyPeek:
    """A peek at the same position with everything dealt anew that the seat cannot know."""
    world = match.game.guess(match.state, seat, Rng("dealt anew"))
    return Peek(match.game, world, seat, Rng("and looked at"))


def restless_turns(level: str, seed: str, seats: int = 4, rounds: int = 150) -> list[int]:
    """The turns of a game of such bots in which trading did not come to rest by itself, with nobody to end it."""
    match = Match.new(MEDITERRANEAN, seats, seed)
    one = bot(level)

    def act(seat: int) -> bool:
        action = one.choose(match.peek(seat), Budget(seed=f"{seed} {match.number} {seat}"))
        return not isinstance(action, Wait) and isinstance(match.play(seat, action), list)

    restless = []
    while match.to_act:
        if match.state.step == TRADING:
            if all(True in [match.state.step == TRADING and act(seat) for seat in range(seats)] for _ in range(rounds)):
                restless.append(int(match.state.turn))
            while (tick := MEDITERRANEAN.tick(match.state)) is not None:
                match.play(CLOCK, tick)
        else:
            assert act(match.to_act[0])
    return restless

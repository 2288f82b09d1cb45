"""Offers that are composed token by token: all that the masks allow is legal, and all that is legal can be composed.

20,000 strings of tokens, or a share (`tests/laws/amounts.py`).
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Final, cast

import numpy as np
import pytest

from argosy.core.contract import Action
from argosy.core.rng import Rng
from argosy.games.mediterranean.rules.actions import Offer
from argosy.games.mediterranean.rules.state import GOODS, PIRACY, TRADING, MediterraneanState
from argosy.research.action_space import PartialAction, TokenSequence
from argosy.research.setting import Setting
from argosy.research.simultaneous import SimultaneousGame
from argosy.research.token_game import SequentialGame
from tests.laws.amounts import share_of
from tests.research.tables import random_letters

STRINGS: Final = 20_000
EACH: Final = 10
"""So many in one position."""
SHORT: Final = {"ticks": "3"}
PROMISED: Final = (4, 10)
"""The tiles that are used on rivals."""
LONGEST: Final = 40 + 40 + 3 + 3 + 4 + 4 + 4 + 2
"""Cards, goods, two numbers of points, pacts of both sides, addressees; `Compose` and `done`."""
NAMES: Final = Setting("mediterranean", 4).adapter.action_tokens.vocabulary.names
COMPOSE: Final = NAMES.index("Compose")


Market = tuple[MediterraneanState, int]
"""A position of the trading phase, and the seat that is asked."""


def tables(setting: Setting, seed: str) -> Iterator[SequentialGame]:
    """Tables at which a seat can begin to compose an offer, without end: the live ones."""
    for game in count():
        for table in random_letters(setting, f"{seed} {game}"):
            if table.seat is not None and COMPOSE in table.legal_tokens(table.seat):
                yield table


def markets(setting: Setting, seed: str, wanted: int) -> Iterator[Market]:
    """So many positions; in some of them seats have more buildings to promise than in the game."""
    rng = Rng(f"{seed} markets")
    for table in islice(tables(setting, seed), wanted):
        state, seat = table.state.clone(), table.seat
        assert isinstance(state, MediterraneanState)
        assert seat is not None
        for civilisation in state.civilisations:
            if rng.below(4) == 0:
                civilisation.buildings |= 1 << PROMISED[rng.below(2)]
        yield state, seat


def begun(setting: Setting, market: Market) -> PartialAction:
    """The seat's action, without a token."""
    return setting.adapter.action_tokens.begin(setting.adapter.game, *market)


def composed(setting: Setting, market: Market, rng: Rng) -> PartialAction:
    """A random composed offer."""
    partial = begun(setting, market)
    partial.add(COMPOSE)
    while partial.action is None:
        assert partial.legal_tokens == sorted(set(partial.legal_tokens))
        assert len(partial.legal_tokens) > 1
        partial.add(partial.legal_tokens[rng.below(len(partial.legal_tokens))])
    return partial


def reached(setting: Setting, market: Market, tokens: TokenSequence) -> Action | None:
    """The action of these tokens, each of which must be legal or the only one."""
    partial = begun(setting, market)
    while partial.action is None:
        assert tokens[: partial.depth] == partial.spelled
        partial.add(tokens[partial.depth])
    assert partial.spelled == tokens
    return partial.action


def same(a: Offer, seats: int) -> Offer:
    """The offer as it is composed: pacts in the order of their tiles, no addressees in place of all rivals."""
    return replace(a, to=() if len(a.to) == seats - 1 else a.to)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_whatever_the_masks_allow_is_a_legal_offer_with_one_string(seats: int) -> None:
    setting, rng, kinds = Setting("mediterranean", seats, SHORT), Rng(f"masks {seats}"), set()
    game, language = setting.adapter.game, setting.adapter.action_tokens
    for market in markets(setting, f"masks {seats}", share_of(STRINGS) // EACH // 3):
        menu = set(game.legal(*market))
        for _ in range(EACH):
            partial = composed(setting, market, rng)
            offer = partial.action
            assert isinstance(offer, Offer)
            assert game.check(*market, offer) is None
            assert language.tokens_of(*market, offer) == partial.spelled
            assert len(partial.spelled) <= LONGEST
            assert offer not in menu
            assert NAMES[partial.spelled[-1]] == "Compose.done"
            kinds |= {name for name in offer.__match_args__ if getattr(offer, name)}
    assert kinds == set(Offer.__match_args__)


def random_offer(s: MediterraneanState, seat: int, rng: Rng) -> Offer:
    """A random offer of any form, which need not be legal."""
    hand = list(s.civilisations[seat].hand)
    cards = sorted(rng.shuffled(hand)[: rng.below(4)])
    give, want = [0] * GOODS, [0] * GOODS
    for kind in cards:
        good = s.edition.kind_good[kind]
        give[good if good != PIRACY else PIRACY - 1 - rng.below(2)] += 1
    for _ in range(rng.below(5)):
        want[rng.below(PIRACY)] += 1 + rng.below(2)
    pacts = [tuple(random_pacts(s, rng)) if rng.below(2) else () for _ in range(2)]
    to = tuple([other for other in range(s.seats) if other != seat and rng.below(3) == 0])
    points = [rng.below(130) if rng.below(4) == 0 else 0 for _ in range(2)]
    return Offer(to, tuple(give), tuple(want), tuple(cards), points[0], points[1], pacts[0], pacts[1])


def random_pacts(s: MediterraneanState, rng: Rng) -> list[int]:
    """One or two promises in the order of the tiles."""
    tiles = PROMISED if rng.below(2) else (PROMISED[rng.below(2)],)
    return [number for tile in tiles for number in (tile, rng.below(s.seats), rng.below(4))]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_every_legal_offer_can_be_composed_or_is_in_the_menu(seats: int) -> None:
    setting, rng = Setting("mediterranean", seats, SHORT), Rng(f"offers {seats}")
    game, language = setting.adapter.game, setting.adapter.action_tokens
    legal = promised = in_menu = 0
    for market in markets(setting, f"offers {seats}", share_of(STRINGS) // EACH // 2):
        for action in [*[random_offer(*market, rng) for _ in range(EACH)], *game.legal(*market)[::9]]:
            if isinstance(action, Offer) and game.check(*market, action) is None:
                tokens = language.tokens_of(*market, action)
                assert reached(setting, market, tokens) == same(action, seats)
                legal += 1
                promised += bool(action.give_pacts or action.want_pacts)
                in_menu += len(tokens) == 2
    assert legal > 300
    assert promised > 20
    assert in_menu > 30


def test_what_is_composed_is_seen_by_the_seat_alone_and_survives_a_copy() -> None:
    setting, rng = Setting("mediterranean", 4), Rng("seen")
    spelled = setting.encoder.layout["spelled"]
    for table in islice(tables(setting, "seen"), 10):
        live = table.clone()
        seat = live.seat
        assert seat is not None
        live.add(COMPOSE)
        while live.partial_action is not None and live.partial_action.spelled[:1] == (COMPOSE,):
            tokens = live.partial_action.spelled
            counts = [min(8, tokens.count(token)) for token in range(setting.token_count)]
            assert live.observe(seat)[spelled].tolist() == counts
            assert not live.observe((seat + 1) % 4)[spelled].any()
            for twin in (live.clone(), copy.deepcopy(live), pickle.loads(pickle.dumps(live)), live.guess(seat, rng)):
                assert cast("PartialAction", twin.partial_action).spelled == tokens
                assert np.array_equal(twin.mask(seat), live.mask(seat))
                assert np.array_equal(twin.observe(seat), live.observe(seat))
            legal = live.legal_tokens(seat)
            live.add(legal[rng.below(len(legal))])


def test_an_illegal_token_is_refused_and_changes_nothing() -> None:
    table = next(tables(Setting("mediterranean", 4), "refused"))
    partial = cast("PartialAction", table.partial_action).at(table.state)
    partial.add(COMPOSE)
    spelled, legal = partial.spelled, partial.legal_tokens
    with pytest.raises(ValueError, match="not legal here"):
        partial.add(NAMES.index("Compose.done"))
    assert (partial.spelled, partial.legal_tokens) == (spelled, legal)


def test_offers_are_composed_at_the_same_time() -> None:
    table, rng = SimultaneousGame(Setting("mediterranean", 4), "together"), Rng("together")
    offers: list[Offer] = []
    while not table.over and len(offers) < 20:
        tokens = {}
        for seat in table.waiting:
            legal = table.legal_tokens(seat)
            tokens[seat] = COMPOSE if COMPOSE in legal else legal[rng.below(len(legal))]
        table.add(tokens)
        assert table.log is not None
        offers = [entry.action for entry in table.log if isinstance(entry.action, Offer)]
    assert len(offers) >= 20
    assert cast("MediterraneanState", table.state).step == TRADING

"""Observations and masks straight from states: number for number those of the views, in every position.

100,000 positions of each game, divided among the table sizes and options, or a share (`tests/laws/amounts.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import pytest

import argosy
from argosy.core.rng import Rng
from argosy.research.action_space import PartialAction, begin_action
from argosy.research.observation import Encoder
from argosy.research.setting import Setting
from argosy.research.token_game import SequentialGame
from argosy.research.token_table import TokenTable
from tests.laws.amounts import share_of
from tests.laws.random_play import option_sets
from tests.research.tables import GAMES, SHORT, random_letters, short

STATES: Final = 100_000
EVERY: Final = 5
"""A position in so many is compared; the others differ little."""


def table_of(setting: Setting, seed: str) -> TokenTable:
    encoder = setting.state_encoder
    assert encoder is not None
    rules, tokens = setting.adapter.game, setting.adapter.action_tokens
    return TokenTable(rules, setting.seats, setting.options, setting.edition, tokens, encoder, seed)


def compare(table: SequentialGame, seat: int, views: Encoder[object]) -> None:  # type: ignore[type-var]  # of any game
    """What the seat sees, with the tokens of its action so far, by its view and straight from the state."""
    encoder = table.setting.state_encoder
    assert encoder is not None
    partial = table.partial_action_of(seat)
    spelled = () if partial is None else partial.spelled
    expected = views.encode(table.game.view(table.state, seat), seat, spelled)
    written = np.frombuffer(encoder.encode(table.state, seat, spelled), np.float32)
    if not np.array_equal(expected, written):
        wrong = {name for name, part in views.layout.items() if not np.array_equal(expected[part], written[part])}
        pytest.fail(f"{wrong} of seat {seat} differ after {len(table.log or ())} inputs")


def listed(partial: PartialAction, table: SequentialGame) -> list[int]:
    """The legal tokens without the one that begins an action which no menu lists."""
    names = table.setting.adapter.action_tokens.vocabulary.names
    return [token for token in partial.legal_tokens if names[token] != "Compose"]


def compare_tokens(table: SequentialGame) -> None:
    """The legal tokens of the action that begins, from the whole menu and as they are made when needed."""
    seat, partial = table.seat, table.partial_action
    assert seat is not None
    assert partial is not None
    if partial.spelled:
        return
    tokens = table.setting.adapter.action_tokens
    whole = begin_action(tokens, table.state, seat, table.game.legal(table.state, seat))
    assert listed(partial, table) == whole.legal_tokens


def play(setting: Setting, seed: str, wanted: int) -> int:
    """Compare positions of random games until so many are compared."""
    done = games = 0
    while done < wanted:
        for number, table in enumerate(random_letters(setting, f"{seed} {games}")):
            compare_tokens(table)
            if number % EVERY == 0:
                compare(table, number // EVERY % setting.seats, setting.encoder)
                done += 1
        for seat in range(setting.seats):
            compare(table, seat, setting.encoder)
        games += 1
    return done


CASES: Final = [
    (key, seats, options) for key in GAMES for seats in argosy.game(key).seats for options in option_sets(key)
]


@pytest.mark.many
@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_states_and_views_are_encoded_alike(key: str, seats: int, options: Mapping[str, str]) -> None:
    cases = len([case for case in CASES if case[0] == key])
    play(Setting(key, seats, options), f"alike {seats} {options}", max(1, share_of(STATES) // cases))


@pytest.mark.parametrize("key", GAMES)
def test_some_states_and_views_are_encoded_alike(key: str) -> None:
    for seats in argosy.game(key).seats:
        play(short(key, seats), f"some {seats}", 60)


def leaves(partial: PartialAction, table: SequentialGame) -> dict[tuple[int, ...], object]:
    """The action of every way to go on, by its tokens."""
    if partial.action is not None:
        return {partial.spelled: partial.action}
    found: dict[tuple[int, ...], object] = {}
    for token in listed(partial, table):
        branch = partial.at(table.state)
        branch.add(token)
        found |= leaves(branch, table)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_actions_made_when_needed_are_those_of_the_menu(key: str) -> None:
    for number, table in enumerate(random_letters(short(key, 4), "lazy")):
        if number % 9 or table.seat is None or table.partial_action is None or table.partial_action.spelled:
            continue
        tokens = table.setting.adapter.action_tokens
        menu = table.game.legal(table.state, table.seat)
        whole = {tokens.tokens_of(table.state, table.seat, action): action for action in menu}
        assert leaves(table.partial_action, table) == whole


@pytest.mark.parametrize("key", GAMES)
def test_the_compiled_table_plays_the_same_game(key: str) -> None:
    """The same seats are asked for the same tokens, and see the same, to the end."""
    setting = short(key, 4)
    slow, fast, rng = SequentialGame(setting, "same"), table_of(setting, "same"), Rng("same letters")
    while slow.seat is not None:
        assert fast.seat == slow.seat
        legal = slow.legal_tokens(slow.seat)
        assert fast.legal_tokens(slow.seat) == legal
        assert fast.legal_tokens((slow.seat + 1) % 4) == [0]
        assert np.array_equal(np.frombuffer(fast.mask(slow.seat), np.int8), slow.mask(slow.seat))
        assert np.array_equal(np.frombuffer(fast.observation(slow.seat), np.float32), slow.observe(slow.seat))
        token = legal[rng.below(len(legal))]
        slow.add(token)
        fast.add(token)
    assert fast.over
    assert slow.log is not None
    assert fast.inputs == len(slow.log)
    assert fast.state.digest() == slow.state.digest()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("by_views", [False, True])
def test_observations_and_masks_are_written_into_buffers_of_the_caller(key: str, by_views: bool) -> None:
    setting = short(key, 4)
    if by_views:
        setting.state_encoder = None  # type: ignore[misc]  # as for a game that has none
    seen = np.full((2, setting.encoder.size), 9, np.float32)
    mask = np.full((2, setting.token_count), 9, np.uint8)
    for number, table in enumerate(random_letters(setting, "into")):
        if table.seat is None or table.partial_action is None or table.partial_action.spelled or number % 20:
            continue
        for seat in range(4):
            setting.observe_into(table.state, seat, seen[1])
            setting.mask_into(table.state, seat, mask[1])
            assert np.array_equal(seen[1], setting.encoder.encode(table.game.view(table.state, seat), seat, ()))
            if seat == table.seat:
                assert np.array_equal(mask[1], table.mask(seat))
            elif seat not in table.game.to_act(table.state):
                assert mask[1].nonzero()[0].tolist() == [0]
    assert (seen[0] == 9).all()
    assert (mask[0] == 9).all()


def test_a_buffer_of_the_wrong_size_is_refused_and_not_changed() -> None:
    setting = Setting("neptun", 4)
    state = SequentialGame(setting, "buffers").state
    frozen = np.full(setting.encoder.size, 9, np.float32)
    frozen.setflags(write=False)
    for buffer in (np.full(7, 9, np.float32), np.full((setting.encoder.size, 2), 9, np.float32)[:, 0], frozen):
        with pytest.raises(ValueError, match=r"writable, contiguous and of 5372 bytes"):
            setting.observe_into(state, 0, buffer)
        assert (buffer == 9).all()
    with pytest.raises(ValueError, match="of 63 bytes; it has 4"):
        setting.mask_into(state, 0, bytearray(4))


@pytest.mark.parametrize("key", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_encoded_alike(key: str) -> None:
    setting, differing = Setting(key, 4, SHORT[key]), 0
    encoder = setting.state_encoder
    assert encoder is not None
    for number, table in enumerate(random_letters(setting, "worlds")):
        if number % 5 == 0:
            seat = number // 5 % 4
            world = table.game.guess(table.state, seat, Rng(f"world {number}"))
            differing += world.digest() != table.state.digest()
            assert encoder.encode(world, seat) == encoder.encode(table.state, seat)
    assert differing > 3

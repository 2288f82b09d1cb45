"""Policies: a network in a file plays as a bot everywhere, and what it was not trained for is refused in words."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="policies need NumPy, of the extra research")

import argosy  # noqa: E402
from argosy.arena.runner import Plan  # noqa: E402
from argosy.arena.simulate import simulate  # noqa: E402
from argosy.bots.levels import bot, files_of  # noqa: E402
from argosy.bots.play import Asker, BotError, play_match  # noqa: E402
from argosy.bots.policy import Policy, PolicyBot, load_policy  # noqa: E402
from argosy.core.codec import Json  # noqa: E402
from argosy.core.peek import Budget, Peek  # noqa: E402
from argosy.core.rng import Rng  # noqa: E402
from argosy.network import Lookups, Network, NetworkFileError, load, save  # noqa: E402
from argosy.research.opponents import Player  # noqa: E402
from argosy.research.setting import Setting  # noqa: E402
from argosy.research.token_game import SequentialGame  # noqa: E402
from argosy.research.vector import GamesVectorEnv  # noqa: E402


def network(sizes: list[int], seed: int = 1) -> Network:
    rng = np.random.default_rng(seed)
    weights = [(rng.standard_normal((a, b)) / a**0.5).astype(np.float32) for a, b in pairwise(sizes)]
    return Network(tuple(weights), tuple([np.full(size, 0.25, np.float32) for size in sizes[1:]]))


def policy_file(path: Path, key: str = "neptun", seats: int = 4, seed: int = 1) -> Path:
    setting = Setting(key, seats)
    more = 0 if setting.lookups is None else setting.lookups.size
    layers = network([setting.encoder.size + more, 8, setting.token_count], seed)
    trained = Network(layers.weights, layers.biases, setting.lookups)
    Policy.of(key, setting.edition, seats, trained, "at random").save(path)
    return path


def changed(path: Path, change: dict[str, Json]) -> Path:
    """The same file with other words about what it is for."""
    header, layers = load(path)
    save(path, header | change, layers)
    return path


def test_a_network_is_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    layers = network([5, 4, 3])
    save(tmp_path / "deep" / "a.npz", {"for": "a test"}, layers)
    header, read = load(tmp_path / "deep" / "a.npz")
    assert header == {"for": "a test"}
    assert (read.inputs, read.outputs) == (5, 3)
    for before, after in zip((*layers.weights, *layers.biases), (*read.weights, *read.biases), strict=True):
        assert np.array_equal(before.astype(np.float16).astype(np.float32), after)
    rows = np.eye(5, dtype=np.float32)
    hidden = np.maximum(rows @ read.weights[0] + read.biases[0], 0)
    assert np.allclose(read.forward(rows), hidden @ read.weights[1] + read.biases[1])
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["a.npz"]  # nothing unfinished is left


def test_what_a_table_in_the_observation_says_is_looked_up(tmp_path: Path) -> None:
    """Three things with 5, 6 and 7 between (1, 0), (2, 0) and (2, 1); two places name things, one names none."""
    pairs, nothing = np.array([[3, 6], [6, 3], [3, 3], [3, 9], [9, 9]]), np.array([], np.int64)
    observation = np.array([[5, 6, 7, 0, 1, 0, 0, 0, 1, 0, 0, 0]], np.float32)
    lookups = Lookups(0, 3, pairs, np.array([6, 9]), nothing)
    assert lookups.extended(observation)[0, 12:].tolist() == [7, 7, 0, 0, 0, 6, 7, 0, 0, 0, 0]
    lookups = Lookups(0, 3, pairs, np.array([6, 9, 3]), np.array([0, 5]))
    assert lookups.extended(observation)[0, -6:].tolist() == [7, 0, 0, 0, 6, 0]
    layers = network([12 + lookups.size, 4])
    looking = Network(layers.weights, layers.biases, lookups)
    assert looking.inputs == 12
    assert np.allclose(looking.forward(observation), layers.forward(lookups.extended(observation)))
    save(tmp_path / "a.npz", {}, looking)
    assert np.allclose(load(tmp_path / "a.npz")[1].forward(observation), looking.forward(observation), atol=0.01)
    with pytest.raises(NetworkFileError, match="looks up what its inputs do not have"):
        Network(layers.weights, layers.biases, Lookups(10, 3, pairs, lookups.rows, lookups.vectors))


@pytest.mark.parametrize(
    ("sizes", "said"), [([[5, 4], [3, 2]], "do not fit"), ([], "do not fit"), ([[5, 0]], "do not fit")]
)
def test_layers_that_do_not_fit_are_refused(sizes: list[list[int]], said: str) -> None:
    with pytest.raises(NetworkFileError, match=said):
        Network(
            tuple([np.zeros(size, np.float32) for size in sizes]),
            tuple([np.zeros(size[1], np.float32) for size in sizes]),
        )


def test_weights_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    layers = network([2, 2])
    layers.weights[0][0, 0] = 1e6
    with pytest.raises(NetworkFileError, match=r"a weight of 1e\+06 cannot be written at half precision"):
        save(tmp_path / "a.npz", {}, layers)
    with (tmp_path / "a.npz").open("wb") as file:
        np.savez(file, header=np.array("{}"), weight_0=np.full((2, 2), np.nan), bias_0=np.zeros(2))
    with pytest.raises(NetworkFileError, match=r"a\.npz cannot be used: some of its weights are no numbers"):
        load(tmp_path / "a.npz")


@pytest.mark.parametrize("key", argosy.list_games())
def test_a_policy_plays_by_what_its_seat_sees(key: str, tmp_path: Path) -> None:
    """In any guessed world it chooses what it chooses in the true one."""
    path = policy_file(tmp_path / "a.npz", key)
    player = bot(f"policy:{path}")
    assert isinstance(player, PolicyBot)
    match = argosy.Match.new(key, 4, "7")
    others, rng, asker, asked = bot("random"), Rng("coins"), Asker(), 0
    while asked < 100 and (seat := asker.next(match)) is not None:
        chosen = player.choose(match.peek(seat), Budget(f"any {asked}"))
        again = player.choose(Peek(match.game, match.state, seat, Rng(f"other {asked}")), Budget("other"))
        assert chosen == again == player.action(match.game, match.state, seat)
        assert match.game.check(match.state, seat, chosen) is None
        match.play(seat, chosen if rng.below(2) else others.choose(match.peek(seat), Budget(f"dice {asked}")))
        asked += 1
    assert asked == 100


def test_the_likeliest_legal_tokens_are_played(tmp_path: Path) -> None:
    path = policy_file(tmp_path / "a.npz")
    layers, player, setting = load_policy(path).network, Player(f"policy:{path}"), Setting("neptun", 4)
    by_bot, by_tokens = SequentialGame(setting, "5"), SequentialGame(setting, "5")
    while by_bot.seat is not None:
        by_bot.act(player.choose(by_bot, "5", 0))
    while (seat := by_tokens.seat) is not None:
        logits = layers.forward(by_tokens.observe(seat)[None])[0]
        by_tokens.add(max(by_tokens.legal_tokens(seat), key=lambda token: float(logits[token])))
    assert by_bot.log == by_tokens.log


def test_a_policy_is_a_bot_of_the_arena_and_its_file_is_part_of_the_plan(tmp_path: Path) -> None:
    path = policy_file(tmp_path / "a.npz")
    name = f"policy:{path}"
    assert files_of(name) == [path]
    rows = list(simulate(Plan("neptun", (name, "random"), 2, "1", {}, None, 4), 1))
    assert [[seat.bot for seat in row.seats] for row in rows] == [[name, "random"] * 2, ["random", name] * 2]
    again = list(simulate(Plan("neptun", (name, "random"), 2, "1", {}, None, 4), 1))
    assert [row.seats for row in rows] == [row.seats for row in again]


def test_a_policy_is_an_opponent_in_the_environments(tmp_path: Path) -> None:
    path = policy_file(tmp_path / "a.npz", seats=3)
    env = GamesVectorEnv("neptun", 2, seats=3, opponents=[f"policy:{path}"])
    seen, info = env.reset(seed=1)
    ended: Any = np.zeros(2, bool)
    while not ended.any():
        seen, _, ended, _, info = env.step(seen["action_mask"].argmax(axis=1))
    bots = info["final_info"]["bots"][ended][0]
    assert sorted(str(name) for name in bots) == sorted(["None", f"policy:{path}", f"policy:{path}"])
    env.close()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"environment": "neptun_v9"}, "was trained for neptun_v9, this is neptun_v0"),
        ({"rules": "1"}, "was trained with rules version 1, this is 2"),
        ({"game": "chess", "environment": "chess_v0"}, "there is no environment of 'chess' here"),
        ({"seats": "four"}, "does not say what it was trained for"),
        ({"argosy_policy": 2}, "holds no policy in format 1"),
    ],
)
def test_a_policy_for_something_else_is_refused(change: dict[str, Json], said: str, tmp_path: Path) -> None:
    path = changed(policy_file(tmp_path / "a.npz"), change)
    with pytest.raises(ValueError, match=said) as refused:
        bot(f"policy:{path}")
    assert str(refused.value).startswith(str(path))


@pytest.mark.parametrize(
    ("key", "seats", "change", "said"),
    [
        ("neptun", 3, {}, "plays at tables of 4 seats, not 3"),
        ("mediterranean", 4, {}, "plays neptun, not mediterranean"),
        ("neptun", 4, {"edition": "0" * 64}, "was trained with other card data than the edition standard has"),
    ],
)
def test_a_table_that_it_was_not_trained_for_is_refused(
    key: str, seats: int, change: dict[str, Json], said: str, tmp_path: Path
) -> None:
    path = changed(policy_file(tmp_path / "a.npz"), change)
    player = bot(f"policy:{path}")
    with pytest.raises(BotError, match=said):
        play_match(argosy.Match.new(key, seats, "1"), [player] * seats, "1")


def test_a_policy_that_has_played_still_looks_at_the_next_table(tmp_path: Path) -> None:
    player = bot(f"policy:{policy_file(tmp_path / 'a.npz')}")
    play_match(argosy.Match.new("neptun", 4, "1"), [player] * 4, "1")
    with pytest.raises(BotError, match="plays at tables of 4 seats, not 3"):
        play_match(argosy.Match.new("neptun", 3, "1"), [player] * 3, "1")


def test_a_network_of_another_size_is_refused(tmp_path: Path) -> None:
    setting = Setting("neptun", 4)
    Policy.of("neptun", setting.edition, 4, network([10, setting.token_count])).save(tmp_path / "a.npz")
    with pytest.raises(BotError, match="reads 10 numbers and chooses from 63 tokens; here are 1343 and 63"):
        play_match(argosy.Match.new("neptun", 4, "1"), [bot(f"policy:{tmp_path / 'a.npz'}")] * 4, "1")


@pytest.mark.parametrize("content", [b"", b"text", b"PK\x03\x04 no archive"])
def test_a_file_that_is_no_network_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"a\.npz holds no network of Argosy"):
        bot(f"policy:{path}")


def test_a_file_cut_short_or_without_a_header_is_refused(tmp_path: Path) -> None:
    path = policy_file(tmp_path / "a.npz")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(ValueError, match="holds no network of Argosy"):
        bot(f"policy:{path}")
    with path.open("wb") as file:
        np.savez(file, weight_0=np.zeros((2, 2)), bias_0=np.zeros(2))
    with pytest.raises(ValueError, match="holds no network of Argosy"):
        bot(f"policy:{path}")
    with path.open("wb") as file:
        np.savez(file, header=np.array(json.dumps([1])), weight_0=np.zeros((2, 2)), bias_0=np.zeros(2))
    with pytest.raises(ValueError, match="holds no network of Argosy"):
        bot(f"policy:{path}")
    with pytest.raises(ValueError, match="there is no file"):
        bot(f"policy:{tmp_path / 'none.npz'}")

"""OpenSpiel: its own simulation, its own bots, and worlds that a player cannot tell apart."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this machine")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402  (only where pyspiel is)
from open_spiel.python.bots import uniform_random  # noqa: E402

from argosy.core.rng import Rng  # noqa: E402
from argosy.research.openspiel import load  # noqa: E402
from argosy.research.openspiel_bots import LadderBot, Playouts  # noqa: E402
from tests.research.tables import GAMES, SHORT  # noqa: E402

every_game = pytest.mark.parametrize("key", GAMES)


def shortly(key: str, **arguments: Any) -> Any:
    """A game with the options that make it short."""
    return load(key, options=SHORT[key], **arguments)


def throw(state: Any, rng: np.random.RandomState) -> None:
    """Let chance decide."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(rng.choice(outcomes, p=chances)))


def played(game: Any, bots: list[Any], seed: int) -> list[float]:
    """A whole game between bots of OpenSpiel; what it paid."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            throw(state, rng)
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.slow
@pytest.mark.many
@every_game
def test_the_simulation_of_openspiel_passes_with_serialisation(key: str) -> None:
    pyspiel.random_sim_test(shortly(key), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.many
@every_game
@pytest.mark.parametrize("evaluator", [mcts.RandomRolloutEvaluator, None], ids=["own rollouts", "our playouts"])
def test_ismcts_and_random_bots_of_openspiel_play_whole_games(key: str, evaluator: Any) -> None:
    """ISMCTS on one seat, random bots on the others; rollouts by tokens are long, so there are fewer of them."""
    game = shortly(key, reward="place")
    if evaluator is None:
        searcher = ismcts.ISMCTSBot(game, Playouts(), 1.0, 3, random_state=np.random.RandomState(1))
    else:
        judge = evaluator(1, np.random.RandomState(2), max_length=10)
        searcher = ismcts.ISMCTSBot(game, judge, 1.0, 2, random_state=np.random.RandomState(1))
    others = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in (1, 2, 3)]
    assert sum(played(game, [searcher, *others], 3)) == pytest.approx(0)


@every_game
def test_random_bots_of_both_languages_play_together(key: str) -> None:
    game = shortly(key, reward="win")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in (0, 1)]
    bots += [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in (2, 3)]
    assert sum(played(game, bots, 4)) == pytest.approx(1)


@every_game
def test_bots_of_the_ladder_sit_at_a_table_of_openspiel(key: str) -> None:
    """And play better there than random ones, over a few games."""
    bots = [LadderBot("sensible"), LadderBot("random"), LadderBot("random"), LadderBot("random")]
    paid = np.sum([played(shortly(key), bots, seed) for seed in (2, 3, 4)], axis=0)
    assert paid[0] > max(paid[1:])


@every_game
def test_a_resampled_world_looks_the_same_to_the_player(key: str) -> None:
    rng, differing = np.random.RandomState(5), 0
    state = shortly(key).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            throw(state, rng)
            continue
        player = state.current_player()
        if rng.randint(6) == 0:
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.current_player() == player
            differing += str(world) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert differing > 2


def test_an_information_state_remembers_what_the_view_no_longer_shows() -> None:
    """Whether a seat waits or offers and withdraws, the table looks the same after it; who watched knows better."""
    state = shortly("mediterranean").new_initial_state()
    rng = np.random.RandomState(3)
    while state.is_chance_node() or state.table.game.tick(state.table.state) is None:
        if state.is_chance_node():
            throw(state, rng)
        else:
            state.apply_action(state.legal_actions()[-1])
    names = state.table.setting.adapter.action_tokens.vocabulary.names
    waited, shown = state.clone(), state.clone()
    seat = state.current_player()
    for one, first in ((waited, "Wait"), (shown, "Ready=True")):
        one.apply_action(names.index(first))
        while one.current_player() != seat:
            one.apply_action(names.index("Wait"))
    shown.apply_action(names.index("Ready=False"))
    waited.apply_action(names.index("Wait"))
    for player in range(4):
        assert waited.observation_string(player) == shown.observation_string(player)
        assert waited.information_state_string(player) != shown.information_state_string(player)


def test_an_information_state_remembers_no_secret() -> None:
    """Whichever oar card another lays face down, one knows no more."""
    state, rng = shortly("neptun").new_initial_state(), np.random.RandomState(4)
    while state.is_chance_node() or state.table.state.sealed.waiting == 0:
        if state.is_chance_node():
            throw(state, rng)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    low, high = state.clone(), state.clone()
    chooser = state.current_player()
    for one, which in ((low, 0), (high, -1)):
        while one.current_player() == chooser:
            one.apply_action(one.legal_actions()[which])
    for player in range(4):
        same = low.information_state_string(player) == high.information_state_string(player)
        assert same is (player != chooser)


@every_game
def test_a_state_is_saved_and_read_again(key: str) -> None:
    game, rng = shortly(key), np.random.RandomState(6)
    state = game.new_initial_state()
    for number in range(120):
        if number % 40 == 3:
            again = pickle.loads(pickle.dumps(state))
            game_there, there = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(again) == str(there) == str(state)
            for player in range(4):
                assert again.information_state_string(player) == state.information_state_string(player)
            assert str(game_there) == str(game)
        if state.is_chance_node():
            throw(state, rng)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))


def test_the_history_leads_to_the_same_position_again() -> None:
    game, rng = shortly("neptun"), np.random.RandomState(7)
    state = game.new_initial_state()
    for _ in range(150):
        if state.is_chance_node():
            throw(state, rng)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_resampling_repeats_with_dice_of_our_own() -> None:
    state = shortly("neptun").new_initial_state()
    throw(state, np.random.RandomState(8))
    throw(state, np.random.RandomState(8))
    player = state.current_player()
    assert str(state.resample(player, Rng("1"))) == str(state.resample(player, Rng("1")))


def test_actions_have_names() -> None:
    state = shortly("neptun").new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "throw 3"
    rng = np.random.RandomState(9)
    while state.is_chance_node():
        throw(state, rng)
    names = [state.action_to_string(state.current_player(), token) for token in state.legal_actions()]
    assert all(name == "Reveal" or name.startswith("Take.") for name in names)


def test_a_zero_sum_game_is_declared_as_one() -> None:
    game = load("neptun", seats=3, reward="win", zero_sum=True)
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert game.utility_sum() == 0
    bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(3)]
    assert sum(played(game, bots, 1)) == pytest.approx(0)


def test_a_game_is_found_under_its_name() -> None:
    game = pyspiel.load_game("argosy_neptun(players=5,reward=place)")
    assert (game.num_players(), game.max_utility()) == (5, 1)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"key": "go"}, "there is no research environment of 'go'"),
        ({"key": "neptun", "seats": 2}, "neptun is played by 3 to 5 seats, not 2"),
        ({"key": "neptun", "reward": "gain"}, "OpenSpiel pays at the end: points, win, place, not gain"),
        ({"key": "mediterranean", "options": {"ticks": "4"}}, "option ticks cannot be '4'"),
    ],
)
def test_bad_arguments_are_refused_in_words(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        load(**arguments)


def test_python_ends_well_after_games_were_registered() -> None:
    """OpenSpiel frees what is registered when Python is already gone; what it then finds must bear that."""
    code = "from argosy.research.openspiel import load; load('neptun').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

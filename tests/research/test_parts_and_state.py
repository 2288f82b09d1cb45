"""A choice of the parts of observations, the global state, and tables in words."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import state_test

from argosy.core.contract import View
from argosy.research.gymnasium import IDS
from argosy.research.pettingzoo import MODULES
from argosy.research.setting import Setting
from argosy.research.token_game import TokenGame
from argosy.research.vector import GamesVectorEnv
from tests.research.tables import GAMES, SHORT, random_letters, short

PARTS = ["hand", "spelled", "seat_0", "to_act"]
"""Of both games; environments write them in their own order."""
ALONE = {"neptun": {"near", "display", "sail"}, "mediterranean": set[str]()}
"""Parts that count from the observer's own place, and so tell nothing that the others do not."""
ALL_SEATS = ("to_act", "order", "oar_scale", "has_chosen", "tied", "victim", "accused", "judged")
every_game = pytest.mark.parametrize("key", ["neptun", "mediterranean"])
module_of = {module.key: module for module in MODULES.values()}


@every_game
def test_chosen_parts_are_those_of_the_whole(key: str) -> None:
    whole, chosen = short(key, 4), Setting(key, 4, SHORT[key], parts=PARTS)
    names = [name for name in whole.encoder.layout if name in PARTS]
    assert list(chosen.encoder.layout) == names
    for seen, also in zip(random_letters(whole, "parts"), random_letters(chosen, "parts"), strict=True):
        assert seen.seat is not None
        for seat in (seen.seat, (seen.seat + 1) % 4):
            expected = np.concatenate([seen.observe(seat)[whole.encoder.layout[name]] for name in names])
            assert np.array_equal(also.observe(seat), expected)


@every_game
def test_every_environment_shows_only_the_chosen_parts(key: str) -> None:
    size = sum([part.stop - part.start for name, part in Setting(key, 4).encoder.layout.items() if name in PARTS])
    one = module_of[key].raw_env(seats=4, parts=PARTS)
    one.reset(seed=1)
    together = module_of[key].parallel_env(seats=4, parts=PARTS)
    alone = gymnasium.make(IDS[key], seats=4, parts=PARTS, options=SHORT[key])
    many = GamesVectorEnv(key, 2, seats=4, parts=PARTS, observe="all")
    batch, _ = many.reset(seed=1)
    first = together.reset(seed=1)[0]["seat_1"]
    for seen in (one.observe("seat_0"), first, alone.reset(seed=1)[0], batch):
        assert seen["observation"].shape[-1] == size
    assert batch["action_mask"].shape == (2, 4, Setting(key, 4).token_count)
    assert np.array_equal(batch["observation"][0, 1], first["observation"])


def test_parts_that_no_observation_has_are_refused() -> None:
    for parts in (["hand", "moon"], [], "hand"):
        with pytest.raises(ValueError, match=r"parts is a list of some of spelled, phase, round"):
            Setting("neptun", parts=parts)


@every_game
def test_parts_that_are_not_a_seats_own_tell_every_seat_the_same(key: str) -> None:
    setting = short(key, 4)
    layout, own = setting.encoder.layout, set(setting.encoder.own or ()) | ALONE[key]
    for number, table in enumerate(random_letters(setting, "own")):
        if number % 7:
            continue
        seen = [table.observe(seat) for seat in range(4)]
        for name, part in layout.items():
            stem, _, away = name.rpartition("_")
            for seat in range(1, 4):
                if name in ALL_SEATS:
                    assert np.array_equal(np.roll(seen[seat][part], seat), seen[0][part]), name
                elif stem in ("seat", "offers"):
                    other = layout[f"{stem}_{(int(away) + seat) % 4}"]
                    if stem == "offers" or (int(away) and (int(away) + seat) % 4):
                        assert np.array_equal(np.sort(seen[seat][part]), np.sort(seen[0][other])), name
                elif name not in own:
                    assert np.array_equal(np.sort(seen[seat][part]), np.sort(seen[0][part])), name


@every_game
def test_the_state_is_what_all_seats_see(key: str) -> None:
    env = module_of[key].parallel_env(seats=4, options=SHORT[key])
    many = GamesVectorEnv(key, 2, seats=4, observe="all", options=SHORT[key])
    seen, _ = env.reset(seed=5)
    many.reset(seed=5)
    state, layout = env.state(), env.setting.global_state.layout
    assert env.state_space.contains(state)
    assert np.array_equal(state[: env.setting.encoder.size], seen["seat_0"]["observation"])
    assert env.setting.encoder.own is not None
    for name in env.setting.encoder.own:
        part = env.setting.encoder.layout[name]
        assert np.array_equal(state[layout[f"{name} of seat_2"]], seen["seat_2"]["observation"][part])
    assert many.state().shape == (2, state.size)
    assert np.array_equal(many.state()[0], state)
    with pytest.raises(ValueError, match="make the environment with observe='all'"):
        GamesVectorEnv(key, 1).state()


@every_game
def test_states_pass_the_test_of_pettingzoo(key: str) -> None:
    module = module_of[key]
    state_test(module.env(seats=4, options=SHORT[key]), module.parallel_env(seats=4, options=SHORT[key]), num_cycles=3)


@every_game
def test_no_view_is_made_where_nobody_asks_for_one(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def view(table: TokenGame, seat: int) -> View:
        raise AssertionError("a view was made")

    monkeypatch.setattr(TokenGame, "view", view)
    env, rng = module_of[key].parallel_env(seats=4, options=SHORT[key], reward="gain"), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        seen, *_ = env.step({agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})
    env.state()
    with pytest.raises(AssertionError, match="a view was made"):
        env.table.text(0)


# Tables in words


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_rendered_in_words(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = module_of[key].raw_env(render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert text is not None
    assert all(agent in text for agent in env.possible_agents)
    assert text.splitlines()[-1] == f"asked: {env.agent_selection}"
    assert capsys.readouterr().out == ""
    printing = module_of[key].raw_env(render_mode="human")
    printing.reset(seed=3)
    assert capsys.readouterr().out == f"{text}\n\n"
    assert printing.render() is None


def test_an_agent_is_shown_its_own_cards_and_what_it_has_begun() -> None:
    env = gymnasium.make(IDS["mediterranean"], seat=0, render_mode="ansi")
    _, info = env.reset(seed=3)
    names = Setting("mediterranean").adapter.action_tokens.vocabulary.names
    while not info["action_mask"][names.index("Compose")]:
        _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    env.step(names.index("Compose"))
    text = str(env.render())
    assert text.endswith("seat_0 has begun: Compose")
    assert "Your" in text


def test_another_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode can be ansi or human, not 'rgb_array'"):
        module_of["neptun"].raw_env(render_mode="rgb_array")

"""Bots at a table: legal, repeatable, and shown nothing but a peek."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import pytest

from argosy import Match, Rng
from argosy.bots.levels import bot
from argosy.bots.play import BotError, play_match
from argosy.cli.main import main
from argosy.core.contract import Action
from argosy.core.peek import AnyPeek, Bot, Budget, Peek
from argosy.core.replay import AnyMatch
from argosy.games.neptun.rules.actions import Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.package import LEVELS


def played(name: str, seats: int, seed: str, dice: str) -> AnyMatch:
    match = Match.new("neptun", seats, seed)
    play_match(match, [bot(name)] * seats, dice, iterations=1)
    return match


@pytest.mark.parametrize("seats", NEPTUN.seats)
@pytest.mark.parametrize("name", ["random", "sensible"])
def test_bots_play_whole_games_that_repeat(name: str, seats: int) -> None:
    repeats(name, seats)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("name", [name for name in LEVELS if name not in ("random", "sensible")])
def test_bots_that_think_repeat_their_games(name: str) -> None:
    repeats(name, 3)


def repeats(name: str, seats: int) -> None:
    """The same seed and dice, the same game."""
    once, again = played(name, seats, "s", "d"), played(name, seats, "s", "d")
    assert once.result is not None
    assert once.log == again.log


def test_the_dice_of_random_bots_come_from_the_seed() -> None:
    assert played("random", 3, "s", "d").log != played("random", 3, "s", "e").log


OARSMAN = """class Oarsman:
    def choose(self, peek, budget):
        return self.pick({})

    def pick(self, hand):
        return hand["oar"]
"""


class Spy:
    """Plays at random and keeps the peeks it got."""

    def __init__(self) -> None:
        self.peeks: list[tuple[AnyPeek, Budget]] = []

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        self.peeks.append((peek, budget))
        return peek.sample(Rng(budget.seed))


def reachable(start: object) -> set[int]:
    """The ids of all that hangs together with an object, classes and modules aside."""
    seen: set[int] = set()
    todo: list[object] = [start]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        seen.add(id(thing))
        todo.extend(gc.get_referents(thing))
    return seen


def test_a_bot_gets_a_peek_and_never_the_true_state() -> None:
    match = Match.new("neptun", 3, 1)
    spy = Spy()
    play_match(match, [spy] * 3, "1")
    for peek, _ in spy.peeks[::20]:
        assert type(peek) is Peek
        known = reachable(peek)
        assert id(match) not in known
        assert id(match.state) not in known


def test_every_decision_has_its_own_dice() -> None:
    match = Match.new("neptun", 3, 1)
    spy = Spy()
    play_match(match, [spy] * 3, "1")
    seeds = [budget.seed for _, budget in spy.peeks]
    assert len(set(seeds)) == len(seeds)


def test_the_sensible_bot_does_not_depend_on_which_world_it_guessed() -> None:
    match = Match.new(NEPTUN, 4, 3)
    sensible, dice = bot("sensible"), Rng("dice")
    while match.to_act:
        seat = match.to_act[-1]
        worlds = [Peek(NEPTUN, match.state, seat, Rng(str(number))) for number in range(2)]
        choices = [sensible.choose(peek, Budget(str(number))) for number, peek in enumerate(worlds)]
        assert choices[0] == choices[1]
        assert choices[0] in match.legal(seat)
        menu = match.legal(seat)
        match.play(seat, menu[dice.below(len(menu))])


class Mute:
    def choose(self, peek: AnyPeek, budget: Budget) -> Any:
        return None


class Forgetful:
    def choose(self, peek: AnyPeek, budget: Budget) -> Any:
        return peek.menu


class Muddled:
    def choose(self, peek: AnyPeek, budget: Budget) -> Any:
        take = Take(0, 0)
        try:
            object.__setattr__(take, "column", "first")
        except (AttributeError, TypeError):  # compiled: no such action can be made
            return "first"
        return take


class Cheat:
    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        return Take(9, 9)


class Madman:
    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        return Action()


@pytest.mark.parametrize(
    ("offender", "said"),
    [
        (Cheat(), r"seat \d \(Cheat\) chose `.*`, which is refused: draft.no_column, N3.1"),
        (Madman(), r"\(Madman\) chose .*Action object"),
        (Mute(), r"\(Mute\) returned None from choose\(\); an action is expected: one entry of peek.menu\(\)"),
        (Forgetful(), r"\(Forgetful\) returned <(bound|built-in) method"),
        (Muddled(), r"\(Muddled\) (chose .*, which is no action that could be judged|returned 'first')"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_illegal_choice_is_not_repaired(offender: Bot, said: str) -> None:
    with pytest.raises(BotError, match=said):
        play_match(Match.new("neptun", 3, 1), [offender] * 3, "1")


@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=pytest.mark.slow)])
def test_the_error_of_a_bot_shows_the_lines_of_its_own_file(
    workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "oarsman.py"
    file.write_text(OARSMAN, encoding="utf-8")
    args = ["simulate", "neptun", "--seats", "3", "--games", "2", "--workers", workers, "--bots"]
    assert main([*args, f"random,random,{file}:Oarsman"]) == 2
    first, *lines = [line for line in capsys.readouterr().err.splitlines() if line.strip(" ~^")]
    assert first.startswith("argosy: game ")
    assert first.endswith("the bot on seat 3 (Oarsman) failed: KeyError: 'oar'")
    assert lines == [
        f'  File "{file}", line 3, in choose',
        "    return self.pick({})",
        f'  File "{file}", line 6, in pick',
        '    return hand["oar"]',
    ]


def test_what_a_bot_calls_of_ours_is_not_shown(tmp_path: Path) -> None:
    file = tmp_path / "caller.py"
    file.write_text(
        "class Caller:\n    def choose(self, peek, budget):\n        peek.game.start(3, {}, None)\n", encoding="utf-8"
    )
    with pytest.raises(BotError) as caught:
        play_match(Match.new("neptun", 3, 1), [bot(f"{file}:Caller")] * 3, "1")
    files = [line for line in str(caught.value).splitlines() if line.startswith("  File ")]
    assert files == [f'  File "{file}", line 3, in choose']

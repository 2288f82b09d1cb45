"""Bots in a process of their own: what they cannot find there, and that they choose the same as elsewhere."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path

import pytest

from argosy import Match
from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate
from argosy.bots.external.stdio import question
from argosy.bots.level_bot import LevelBot
from argosy.bots.levels import bot, files_of
from argosy.bots.play import BotError, play_match
from argosy.core.peek import Budget
from argosy.core.rng import Rng

SPY = """
import gc, json, sys
from pathlib import Path

FOUND = Path({found!r})

class Spy:
    '''Looks for the match in all frames and among all objects, and writes down what it found.'''

    def choose(self, peek, budget):
        found = []
        frame = sys._getframe()
        while frame is not None:
            found += [type(value).__name__ for value in frame.f_locals.values() if type(value).__name__ == "Match"]
            frame = frame.f_back
        found += [type(one).__name__ for one in gc.get_objects() if type(one).__name__ == "Match"]
        if not FOUND.exists():
            FOUND.write_text(json.dumps(found))
        return peek.menu()[0]
"""
THINKING = """
from argosy.bots.level_bot import LevelBot

class Sensible(LevelBot):
    def __init__(self):
        super().__init__("sensible")

    def choose(self, peek, budget):
        print("this goes to the standard error")
        return super().choose(peek, budget)

class Clumsy:
    def choose(self, peek, budget):
        raise KeyError("oar")

class Silent:
    def choose(self, peek, budget):
        return None
"""


@pytest.fixture
def thinking(tmp_path: Path) -> Path:
    path = tmp_path / "thinking.py"
    path.write_text(THINKING, encoding="utf-8")
    return path


@pytest.mark.parametrize(("prefix", "hidden"), [("", False), ("isolated:", True)])
def test_a_spy_finds_the_match_in_this_process_and_nothing_in_its_own(
    tmp_path: Path, prefix: str, hidden: bool
) -> None:
    found, path = tmp_path / "found.json", tmp_path / "spy.py"
    path.write_text(SPY.format(found=str(found)), encoding="utf-8")
    name = f"{prefix}{path}:Spy"
    for _ in simulate(Plan("neptun", (name, "random", "random"), 1, "spied on", {}), 1):
        pass
    assert ("Match" not in json.loads(found.read_text(encoding="utf-8"))) is hidden


@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_an_isolated_bot_chooses_what_it_chooses_here(thinking: Path, game: str) -> None:
    """It gets a peek with view, menu and guesses, all made from a guessed world that is sent to it."""
    isolated, here = bot(f"isolated:{thinking}:Sensible"), LevelBot("sensible")
    match = Match.new(game, 4, "isolated", {"ticks": "3"} if game == "mediterranean" else {})
    for number in range(25):
        seat = match.to_act[number % len(match.to_act)]
        choice = here.choose(match.peek(seat), Budget(str(number)))
        assert isolated.choose(match.peek(seat), Budget(str(number))) == choice
        match.play(seat, choice)
    isolated.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_nothing_that_is_sent_holds_the_seed_of_the_match(thinking: Path, game: str) -> None:
    """But for the seed of the bot's own dice, which is given here."""
    match = Match.new(game, 4, "kraken")
    seat = match.to_act[0]
    peek = match.peek(seat)
    world, menu = peek.imagine(Rng("a")), peek.menu()
    sent = question(peek, Budget("a"), 1, world, menu, [match.write(seat, one) for one in menu])
    isolated = bot(f"isolated:{thinking}:Sensible")
    extra = isolated.extra(world)  # type: ignore[attr-defined]
    assert set(extra) == {"world", "edition"}
    assert "kraken" not in json.dumps(sent)
    assert str(match.header.seed_sha256) not in json.dumps(sent)
    assert all(b"kraken" not in b64decode(text) for text in extra.values())
    assert set(isolated.extra(world)) == {"world"}, "the edition is sent once"  # type: ignore[attr-defined]


def test_errors_of_an_isolated_bot_are_told_of(thinking: Path, capfd: pytest.CaptureFixture[str]) -> None:
    match = Match.new("neptun", 3, 7)
    with pytest.raises(BotError, match=r"the bot on seat \d, line 1: .*Clumsy` ended with exit code 1"):
        play_match(match, [bot(f"isolated:{thinking}:Clumsy")] * 3, "s")
    assert "KeyError: 'oar'" in capfd.readouterr().err
    with pytest.raises(BotError, match=r'Silent` answered "None", which is refused'):
        play_match(match, [bot(f"isolated:{thinking}:Silent")] * 3, "s")
    with pytest.raises(BotError, match="ended with exit code 1"):
        play_match(match, [bot(f"isolated:{thinking}:Missing")] * 3, "s")
    assert "has no class 'Missing'" in capfd.readouterr().err


def test_the_file_of_an_isolated_bot_is_known_and_not_loaded_here(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("raise SystemExit('loaded')", encoding="utf-8")
    assert files_of(f"isolated:{path}:Bot") == [path]
    bot(f"isolated:{path}:Bot")
    with pytest.raises(ValueError, match="there is no file"):
        bot(f"isolated:{tmp_path / 'none.py'}:Bot")

"""Bots that are programs: what they are asked, what they may answer, and what is said when they fail."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import pytest

from argosy import Match
from argosy.arena.runner import Plan
from argosy.arena.simulate import simulate
from argosy.bots.external.stdio import StdioBot
from argosy.bots.levels import bot, files_of, names_in
from argosy.bots.play import BotError, play_match
from argosy.core.peek import Budget
from argosy.core.replay import AnyMatch
from argosy.games.neptun.rules.actions import Take

MERCHANT = Path(__file__).parents[2] / "examples" / "merchant.sh"
ANSWERING = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print({answer})
    sys.stdout.flush()
"""


def program(tmp_path: Path, text: str, patience: float = 20.0) -> StdioBot:
    path = tmp_path / "program.py"
    path.write_text(text, encoding="utf-8")
    return StdioBot([sys.executable, str(path)], patience)


def answering(tmp_path: Path, answer: str) -> StdioBot:
    """A program that always prints the value of an expression, which may look at `question`."""
    return program(tmp_path, ANSWERING.format(answer=answer))


@pytest.fixture
def match() -> AnyMatch:
    """Neptun with seat 1 to draft: a column is turned up."""
    match = Match.new("neptun", 4, 7)
    match.play(1, "reveal")
    return match


@pytest.mark.parametrize(
    "answer",
    [
        "next(entry['number'] for entry in question['menu'] if entry['text'] == 'take 1>3')",
        "json.dumps('take 1>3')",
        "json.dumps(question['menu'][3]['action'])",
        """'{"do": "Take", "column": 0, "slot": 2}'""",
    ],
    ids=["number", "notation", "entry", "action"],
)
def test_an_answer_is_a_number_a_notation_or_an_action(tmp_path: Path, match: AnyMatch, answer: str) -> None:
    one = answering(tmp_path, answer)
    assert one.choose(match.peek(1), Budget("s")) == Take(column=0, slot=2)
    one.close()


def test_the_question_holds_view_menu_and_budget(tmp_path: Path, match: AnyMatch) -> None:
    kept = tmp_path / "asked.json"
    one = program(tmp_path, f"import sys\nline = input()\nopen({str(kept)!r}, 'w').write(line)\nprint(0, flush=True)\n")
    one.choose(match.peek(1), Budget("s", iterations=5, seconds=1.5))
    one.close()
    asked = json.loads(kept.read_text(encoding="utf-8"))
    assert list(asked) == ["argosy", "line", "game", "seat", "budget", "menu", "menu_complete", "view"]
    assert (asked["argosy"], asked["line"], asked["game"], asked["seat"]) == (1, 1, "neptun", 1)
    assert asked["budget"] == {
        "seed": "s",
        "iterations": 5,
        "seconds": 1.5,
        "company": False,
        "heard": {"wishes": [], "stale": [], "tried": []},
    }
    entry = asked["menu"][3]
    assert list(entry)[:3] == ["number", "text", "action"]
    assert entry["action"] == {"do": "Take", "column": 0, "slot": 2}
    assert (entry["text"], entry["city"], entry["reward_gold"]) == ("take 1>3", "Malaca", 0)
    assert asked["view"]["seat"] == 1
    assert "menu" not in asked["view"]


def test_offers_may_be_composed_freely(tmp_path: Path) -> None:
    match = Match.new("mediterranean", 4, 7)
    while match.view(None).prompt.id.split("-")[-1] != "trade" and not match.game.tick(match.state):
        match.play(match.to_act[0], "pass")
    seat = match.to_act[0]
    text = next(match.write(seat, action) for action in match.legal(seat) if type(action).__name__ == "Offer")
    giving = text.split(" to all")[0] + " + 1vp to all" + text.split(" to all")[1]
    one = answering(tmp_path, f"json.dumps({giving!r})")
    chosen = one.choose(match.peek(seat), Budget("s"))
    one.close()
    assert chosen not in match.legal(seat)
    assert isinstance(match.play(seat, chosen), list)


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("'ahoy'", "answered ahoy, which is not JSON"),
        ("99", "answered 99, but the menu has the entries 0 to 5"),
        ("-1", "answered -1, but the menu"),
        ("'true'", "answered true, but the number of an entry, a notation or an action is expected"),
        ("json.dumps('take 9>1')", 'answered "take 9>1", which is refused: '),
        ("json.dumps('take 2>1')", 'answered "take 2>1", which is refused: draft.face_down, N3.3'),
        ("""'{"do": "Fly"}'""", "answered .*, which is no action: do: 'Fly' is none of"),
        ("'[' * 100_000", r"answered \[{120}…, which is not JSON"),
        ("'[' * 500", r"answered \[{120}…, which is not JSON"),
    ],
)
def test_nonsense_is_quoted_with_seat_and_line(tmp_path: Path, match: AnyMatch, answer: str, complaint: str) -> None:
    one = answering(tmp_path, answer)
    with pytest.raises(BotError, match=f"^the bot on seat 2, line 1: `.*program.py` {complaint}"):
        one.choose(match.peek(1), Budget("s"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("import sys\nsys.exit(3)", "ended with exit code 3"),
        ("import sys\ninput()\nsys.exit(4)", "ended with exit code 4"),
        ("import sys\ninput()\nsys.stdout.buffer.write(b'\\xff\\n')", "bytes that are not UTF-8"),
    ],
)
def test_a_program_that_ends_is_told_of(tmp_path: Path, match: AnyMatch, text: str, complaint: str) -> None:
    with pytest.raises(BotError, match=f"seat 2, line 1: .* {complaint}"):
        program(tmp_path, text).choose(match.peek(1), Budget("s"))


def test_a_silent_program_is_ended(tmp_path: Path, match: AnyMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argosy.bots.external.program.FAREWELL", 0.1)
    one = program(tmp_path, "import time\nwhile True:\n    time.sleep(9)\n", patience=0.05)
    with pytest.raises(BotError, match=r"gave no answer within 0\.15 s"):
        one.choose(match.peek(1), Budget("s", seconds=0.1))
    assert one._program is None


def test_a_program_ends_when_nothing_more_is_asked(tmp_path: Path, match: AnyMatch) -> None:
    farewell = tmp_path / "farewell"
    one = program(
        tmp_path, f"for line in iter(input, ''):\n    print(0, flush=True)\n    break\nopen({str(farewell)!r}, 'w')"
    )
    one.choose(match.peek(1), Budget("s"))
    one.close()
    assert farewell.exists()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="there is no program no-such-program"):
        bot("stdio:no-such-program --fast")
    with pytest.raises(ValueError, match="names no program"):
        bot("stdio: ")
    with pytest.raises(ValueError, match="No closing quotation"):
        bot("stdio:sh 'half")


def test_names_are_parted_at_commas_outside_quotes() -> None:
    assert names_in("random, stdio:awk '-F,' -f a.awk,./b.py:B,") == ["random", "stdio:awk '-F,' -f a.awk", "./b.py:B"]


def test_the_files_of_a_bot_are_known(tmp_path: Path) -> None:
    script = tmp_path / "a.sh"
    script.write_text("", encoding="utf-8")
    assert files_of(f"stdio:sh {script}") == [script]
    assert files_of(f"{script}:Bot") == [script]
    assert files_of("random") == []


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("awk") is None or shutil.which("sh") is None, reason="needs sh and awk")
@pytest.mark.parametrize(("game", "seats"), [("neptun", 3), ("mediterranean", 4)])
def test_the_example_plays_whole_games(game: str, seats: int) -> None:
    names = (f"stdio:sh {MERCHANT}", *["random"] * (seats - 1))
    rows = list(simulate(Plan(game, names, 3, "example", {}), 1))
    assert len(rows) == 3
    assert all(min(seat.place for seat in row.seats) == 1 for row in rows)


def test_a_bot_that_fails_is_told_of_by_seat() -> None:
    class Clumsy:
        def choose(self, peek: object, budget: object) -> object:
            raise KeyError("oar")

    with pytest.raises(BotError, match=r"seat 2 \(Clumsy\) failed: KeyError: 'oar'"):
        play_match(Match.new("neptun", 3, 1), [Clumsy()] * 3, "s")  # type: ignore[list-item]

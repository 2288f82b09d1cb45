"""Trading in the Mediterranean at one screen: rounds of trading, offers in notation, and no secret for the next."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

import pytest

import argosy
from argosy.cli.hot_seat.commands import rule_blocks
from argosy.cli.hot_seat.game_loop import HotSeat
from argosy.cli.hot_seat.seating import Sitter
from argosy.cli.hot_seat.set_up import Wishes, without_questions
from argosy.cli.screen import EndOfInput, Screen
from argosy.cli.story import story_lines
from argosy.core.contract import CLOCK
from argosy.core.registry import AnyGame
from argosy.core.replay import AnyMatch
from argosy.games.mediterranean.edition.components import load_edition
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.text.screen import MediterraneanText
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.games.package import text_of
from argosy.text.blocks import Line
from argosy.text.game_text import Room
from argosy.text.translate import LANGUAGES, Words
from tests.cli.terminal import Terminalish, Typist

NAMES = ("Anna", "Ben", "Cleo", "Dido")
PASS = re.compile(r"Pass the screen to (\w+)\. Press Enter when \w+ sits here: \n")
GAME = cast("AnyGame", MEDITERRANEAN)
Rule = Callable[[str], str | None]


def new_match(seed: int = 3, trading_seconds: str = "untimed") -> AnyMatch:
    return argosy.Match.new(GAME, 4, seed, {"trading_seconds": trading_seconds})


def seated(
    match: AnyMatch, people: int, rule: Rule, folder: Path, language: str = "en", out: io.StringIO | None = None
) -> tuple[HotSeat, io.StringIO]:
    """So many people and random bots for the rest, and what the screen shows."""
    out = io.StringIO() if out is None else out
    sitters = [Sitter(name, None if seat < people else "random") for seat, name in enumerate(NAMES)]
    screen = Screen(source=Typist(out, rule), out=out)
    return HotSeat(match, sitters, screen, Words(language), folder / "game.argosy.jsonl"), out


def typed(match: AnyMatch, lines: Sequence[str], folder: Path, people: int = 1) -> str:
    """What the screen showed when somebody passes into the first trading, and then types some lines."""
    rest = iter(lines)

    def rule(question: str) -> str | None:
        if "Pass the screen" in question or "undo to take it back" in question:
            return ""
        return next(rest, None) if trading(match) else "pass"

    table, out = seated(match, people, rule, folder)
    with pytest.raises(EndOfInput):
        table.run()
    return out.getvalue()


def trading(match: AnyMatch) -> bool:
    return match.game.tick(match.state) is not None


def player(match: AnyMatch, seed: int = 1, most: int = 2000) -> Rule:
    """A person who says ready in every trading phase, else plays any entry of the menu, and goes on at once."""
    dice = random.Random(seed)
    left = iter(range(most))

    def rule(question: str) -> str | None:
        if next(left, None) is None:
            return None
        name = question.rstrip("> ")
        if name not in NAMES:
            return ""
        seat = NAMES.index(name)
        view = match.view(seat)
        assert isinstance(view, MediterraneanView)
        if trading(match):
            return "wait" if view.players[seat].ready or dice.random() < 0.3 else "ready"
        return str(dice.randint(1, len(view.menu)))

    return rule


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_bots(tmp_path: Path, language: str) -> None:
    match = new_match()
    table, out = seated(match, 1, player(match), tmp_path, language)
    table.run()
    shown = out.getvalue()
    assert match.result is not None
    assert not [one for one in match.log if one.actor == CLOCK]
    assert "cli-" not in shown
    assert "mediterranean-" not in shown
    assert not re.search(r"[{}]|\bNone\b", shown)
    record = argosy.Record.load(tmp_path / "game.argosy.jsonl")
    assert record.inputs == match.log
    assert argosy.verify(record).problems == ()
    headings = [line.split()[0] for line in story_lines(record, Words(language)) if line.startswith("#")]
    assert headings.count("#") == 6
    assert headings.count("##") == 6 * 4  # developments are revealed, trading begins and ends, purchasing begins


@pytest.mark.slow
def test_a_record_is_told_through_the_eyes_of_a_seat(tmp_path: Path) -> None:
    match = new_match()
    seated(match, 1, player(match), tmp_path)[0].run()
    file = str(tmp_path / "game.argosy.jsonl")
    told = {seat: list(story_lines(argosy.Record.load(file), Words("en"), seat)) for seat in (None, 0)}
    assert not [line for line in told[None] if " produces " in line and "(" in line]
    assert {line.split()[0] for line in told[0] if " produces " in line and "(" in line} == {"Anna"}
    inputs = re.compile(r"^\d+\. (\w+): (?:offer|accept|store) (?:.* with )?\w+-\w+")
    assert {found[1] for line in told[0] if (found := inputs.match(line))} <= {"Anna"}
    assert not [line for line in told[None] if inputs.match(line)]
    assert [line for line in told[None] if re.match(r"\d+\. Dido: offer .+ to all$", line)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_of_a_game_can_be_shown_in_every_room(language: str) -> None:
    words = Words(language)
    match = new_match(5, "240")
    game_text = text_of(match, words, NAMES)
    screen = Screen(plain=True, out=(out := io.StringIO()))
    dice = random.Random(5)
    while match.result is None:
        seat = dice.choice(match.to_act)
        if dice.random() < 0.1:
            for room in Room:
                screen.show(game_text.decision(match.view(seat), room))
            screen.show([*game_text.menu(match.view(seat)), *game_text.table(match.view(None))])
        if trading(match) and dice.random() < 0.1:
            match.play(CLOCK, "tick")
        else:
            match.play(seat, dice.choice(match.legal(seat)))
    screen.show([*game_text.table(match.view(0)), *game_text.notation()])
    assert "cli-" not in out.getvalue()
    assert "{" not in out.getvalue()


def test_every_effect_of_the_edition_has_words() -> None:
    edition = load_edition()
    for language in LANGUAGES:
        game_text = MediterraneanText(Words(language), NAMES, edition)
        effects = [one for card in edition.developments for one in card.effects]
        effects += [one for card in edition.calamities for one in card.effects]
        effects += [one for tile in edition.tiles for one in tile.abilities]
        said = [game_text.effect(one, 4) for one in effects]
        assert not [text for text in said if "cli-" in text or "{" in text]


def test_a_go_has_as_many_inputs_as_wanted(tmp_path: Path) -> None:
    match = new_match()
    lines = ["offer 1 grain for 1 salt", "offer 1 wool for 1 ore + 1vp to 3", "store ore-poverty", "withdraw 1", "wait"]
    shown = typed(match, lines, tmp_path)
    mine = [number for number, one in enumerate(match.log) if one.actor == 0]
    assert mine[-1] - mine[-5] == 4  # nobody came between
    assert [one.actor for one in match.log[mine[-1] + 1 :]] == [1, 2, 3]
    assert "Offer 1: Anna offers everybody 1 grain for 1 salt." in shown
    assert "Anna gives 1 wool for 1 ore and 1 VP, to Cleo; yours." in shown
    assert "Offer 1 is withdrawn." in shown
    assert "undo to take it back" not in shown.split("Trading begins.")[1]


def test_whoever_is_ready_is_left_in_peace(tmp_path: Path) -> None:
    match = new_match()
    shown = typed(match, ["ready"], tmp_path)
    after = shown.split("Anna> ready")[1]
    assert "Trading is over" in after or "You are ready." in after
    assert len([one for one in match.log if one.actor > 0]) > 30


def test_the_clock_ticks_after_a_round_where_the_table_is_timed(tmp_path: Path) -> None:
    match = new_match(3, "240")
    typed(match, ["wait"] * 3, tmp_path)
    assert len([one for one in match.log if one.actor == CLOCK]) == 3


@pytest.mark.slow
def test_bots_alone_play_with_the_clock(tmp_path: Path) -> None:
    match = new_match()
    table, out = seated(match, 0, lambda question: None, tmp_path)
    table.run()
    assert match.result is not None
    assert [one for one in match.log if one.actor == CLOCK]
    assert "Cards that would go" not in out.getvalue()


def test_the_menu_leaves_offers_out_and_says_how_they_are_typed(tmp_path: Path) -> None:
    match = new_match()
    shown = typed(match, ["wait", "?", "2"], tmp_path)
    menu = shown.split("What you can do:")[1]
    assert "No. 2: ready; want no more; trading ends when all are ready." in menu
    assert not re.search(r"No\. \d+: offer", menu)
    assert "Offers are typed: offer 2 wine for 1 gold + 1vp to 3." in menu
    assert [match.write(0, one.action) for one in match.log if one.actor == 0][-1] == "ready"


def test_help_explains_the_rules_of_this_game(tmp_path: Path) -> None:
    shown = typed(new_match(), ["help", "help M6.4", "help m6", "help N3", "boards", "table"], tmp_path)
    assert "offer 2 wine for 1 gold: offers two wine for one gold to all." in shown
    assert "miles" not in shown
    assert re.search(r"^M6\.4 \w+", shown, re.MULTILINE)
    assert "M6.12 " in shown
    assert "There is no rule N3. The chapters are M1, M2" in shown
    assert "4 Dido\nFarms: grain, wool, timber, ore, salt." in shown
    assert len(rule_blocks(Words("en"), "M6", text_of(new_match(), Words("en"), NAMES), "M")) == 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_this_game_is_explained_in_every_language(language: str) -> None:
    words = Words(language)
    game_text = text_of(new_match(), words, NAMES)
    for id in words.rule_ids("M"):
        (block,) = rule_blocks(words, id.lower(), game_text, "M")
        assert isinstance(block, Line)
        assert re.match(rf"{re.escape(id)} \w.{{20,}}", block.text), id
        assert language == "en" or block.text != f"{id} {Words('en').rule(id)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_on_talk_is_shown_and_typed(language: str) -> None:
    """M6.9: who talked is accused, the others name a penalty, and the menu says what that means."""
    words = Words(language)
    match = argosy.Match.new(GAME, 4, 3, {"trading_seconds": "untimed", "trading_chat": "on"})
    while not trading(match):
        assert isinstance(match.play(match.to_act[0], "pass"), list)
    for seat in range(4):
        assert isinstance(match.play(seat, "ready"), list)
    game_text = text_of(match, words, NAMES)
    screen = Screen(plain=True, out=(out := io.StringIO()))
    screen.show([*game_text.decision(match.view(0), Room.WIDE), *game_text.menu(match.view(0))])
    assert "accuse 2" in out.getvalue()
    assert words.text("cli-mediterranean-means-accuse", name="Ben") in out.getvalue()
    assert isinstance(match.play(0, "accuse 2"), list)
    screen.show([*game_text.decision(match.view(2), Room.WIDE), *game_text.menu(match.view(2)), *game_text.notation()])
    assert "penalty 5" in out.getvalue()
    assert words.text("cli-mediterranean-means-penalise", count=0) in out.getvalue()
    assert not re.search(r"cli-|mediterranean-|[{}]", out.getvalue())


def test_bad_input_changes_nothing(tmp_path: Path) -> None:
    bad = ["offer", "offer 9 grain for 1 salt", "offer 1 gold for 1 salt", "offer 1 cheese for 1 salt", "accept 77"]
    bad += ["accept x", "store piracy", "store grain-mars " * 20, "withdraw 1", "unready", "0", "99", "miles Roma"]
    bad += ["offer 1 grain for 1 salt to 1", "offer 1 grain for 1 salt to 9", "buy army", "confirm", "tick", "chart"]
    match = new_match()
    shown = typed(match, bad, tmp_path)
    assert match.log == tuple(one for one in match.log if match.write(one.actor, one.action) != "tick")
    assert [match.write(0, one.action) for one in match.log if one.actor == 0] == ["pass"]
    assert "[M6." in shown
    assert "There is no entry 99" in shown
    assert "refusal-" not in shown


def test_a_hand_is_grouped_by_good_with_its_worth(tmp_path: Path) -> None:
    shown = typed(new_match(), [], tmp_path)
    assert re.search(r"grain: cards 1; worth \$1; one more \+\$2; bottoms 1 \w+\.", shown)
    assert "5 cards in hand, worth $5 as it stands." in shown


@pytest.mark.slow
def test_nothing_of_a_hand_is_left_for_the_next_at_the_screen(tmp_path: Path) -> None:
    match = new_match()
    table, out = seated(match, 3, player(match), tmp_path)
    table.run()
    parts = PASS.split(out.getvalue())[1:]
    seen = list(zip(parts[::2], parts[1::2], strict=True))
    assert len(seen) > 30
    for name, text in seen:
        assert set(re.findall(r"(\w+) \(you\)", text)) <= {name}
        assert set(re.findall(r"^(\w+) produces [^.]*\(", text, re.MULTILINE)) <= {name}
        for deal in re.findall(r"^Deal on offer.*Cards that went.*$", text, re.MULTILINE):
            assert name in deal
        for whose in re.findall(r"^(\w+) has in the warehouse", text, re.MULTILINE):
            assert whose == name


def test_what_one_holds_does_not_show_to_another(tmp_path: Path) -> None:
    """The same trading, once with other cards in the hand of Anna: Ben's screen is the same to the letter."""
    screens = []
    for bottom in ("mars", "venus"):
        match = new_match()

        def rule(question: str, match: AnyMatch = match, bottom: str = bottom) -> str | None:
            if trading(match):
                state = match.state
                assert isinstance(state, MediterraneanState)
                names = [f"{good}-{bottom}" for good in ("grain", "wool", "timber", "ore", "salt")]
                state.civilisations[0].hand[:] = [state.edition.kind_names.index(name) for name in names]
                if question == "Ben> ":
                    return None
                return "wait" if question == "Anna> " else ""
            return "pass" if question.endswith("> ") else ""

        table, out = seated(match, 2, rule, tmp_path / bottom)
        with pytest.raises(EndOfInput):
            table.run()
        screens.append(PASS.split(out.getvalue())[-1])
    assert "Trading" in screens[0]
    assert screens[0] == screens[1]


def test_a_trading_decision_fits_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("COLUMNS", "110"), ("LINES", "45"), ("TERM", "xterm")):
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("NO_COLOR", raising=False)
    match = new_match()
    out = Terminalish()
    lines = iter(["wait", "wait"])
    table, _ = seated(match, 1, lambda q: next(lines, None) if trading(match) else "pass", tmp_path, out=out)
    table.confirm = False
    with pytest.raises(EndOfInput):
        table.run()
    last = out.getvalue().split("\x1b[2J")[-1].splitlines()
    assert 20 < len(last) <= 45


def test_trading_in_a_terminal_has_no_clock_unless_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argosy.cli.hot_seat.set_up.game", lambda key: MEDITERRANEAN)
    words = Words("en")
    assert without_questions(Wishes(game="mediterranean"), words).options["trading_seconds"] == "untimed"
    timed = Wishes(game="mediterranean", options={"trading_seconds": "120"})
    assert without_questions(timed, words).options["trading_seconds"] == "120"

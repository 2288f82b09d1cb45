"""Terminal commands other than moves: menu, table, log, hint, help, save, quit. None of them changes the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.bots import coach
from argosy.bots.advice import Advice, Option, distinct
from argosy.cli.hot_seat import saves
from argosy.core.contract import Seat
from argosy.core.peek import Budget
from argosy.games.package import package
from argosy.oracle.advice import chances_of, oracle_of
from argosy.text.blocks import HEADING, WARNING, Block, Grid, Line

if TYPE_CHECKING:
    from argosy.cli.screen import Screen
    from argosy.core.replay import AnyMatch
    from argosy.oracle.advice import Chance
    from argosy.text.game_text import GameText
    from argosy.text.translate import Words

HELP: Final = (
    ("?", "menu"),
    ("7", "number"),
    ("Enter", "again"),
    ("log", "log"),
    ("hint", "hint"),
    ("undo", "undo"),
    ("save", "save"),
    ("quit", "quit"),
)


HINTS: Final = 4
"""The number of options in a hint."""
HINT_TRIALS: Final = 200
"""How long the bot searches for a hint, in iterations: at most about a second."""


class Quit(Exception):  # noqa: N818 - not an error: a person leaves
    """A person leaves the game; it stays saved."""


class Commands:
    """Carries out the commands of a seat; answers come from its own view only."""

    def __init__(
        self,
        match: AnyMatch,
        names: Sequence[str],
        screen: Screen,
        words: Words,
        game_text: GameText,
        copy: Callable[[Path], None],
        hints: bool = True,
    ) -> None:
        self.match = match
        self.names = names
        self.screen = screen
        self.words = words
        self.game_text = game_text
        self.copy = copy
        self.hints = hints

    def answer(self, seat: Seat, line: str) -> bool:
        """Carry out a command; False if the line is not a command."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        act = {
            "?": self.menu,
            "help": self.help,
            "table": self.table,
            "log": self.log,
            "hint": self.hint,
            "save": self.save,
            "quit": self.quit,
        }.get(command.lower())
        if act is not None:
            act(seat, rest)
            return True
        width = 0 if self.screen.plain else self.screen.width
        found = self.game_text.answer(self.match.view(seat), command.lower(), rest, width)
        if found is not None:
            self.screen.show(found)
        return found is not None

    def menu(self, seat: Seat, rest: str) -> None:
        """Show the legal actions."""
        self.screen.show(self.game_text.menu(self.match.view(seat)))

    def table(self, seat: Seat, rest: str) -> None:
        """Show the whole table."""
        self.screen.show(self.game_text.table(self.match.view(seat)))

    def log(self, seat: Seat, rest: str) -> None:
        """Show all events so far, as this seat may know them."""
        state = self.match.state
        for event in self.match.events(seat):
            self.screen.say(self.words.say(self.match.game.tell(state, event), self.names))

    def hint(self, seat: Seat, rest: str) -> None:
        """Show what the strongest bot would do in this seat, and why; it knows no more than the seat does."""
        if not self.hints:
            self.screen.say(self.words.text("cli-advice-off"), WARNING)
            return
        if seat not in self.match.to_act:
            self.screen.say(self.words.text("cli-advice-later"), WARNING)
            return
        budget = Budget(f"{self.match.header.seed_sha256}/{self.match.number}/{seat}/hint", HINT_TRIALS)
        try:
            advice = coach.coach_of(self.match.header.game, coach.STRONGEST).advise(self.match.peek(seat), budget)
        except ValueError:
            self.screen.say(self.words.text("cli-advice-none", game=self.match.header.game), WARNING)
        else:
            self.screen.show(self.advice_blocks(seat, advice))

    def advice_blocks(self, seat: Seat, advice: Advice) -> list[Block]:
        """The best different options in notation, each with its points beside the best one, and the reasons."""
        bot = self.words.text(f"bot-{coach.STRONGEST}")
        blocks: list[Block] = [Line(self.words.text("cli-advice-title", bot=bot), HEADING)]
        about = coach.about(self.match.view(seat).prompt)
        if (meant := self.words.say(about, self.names)) != about.id:
            blocks.append(Line(meant))
        shown, oracle = distinct(advice.options)[:HINTS], oracle_of(self.match)
        chances = [None] * len(shown) if oracle is None else chances_of(shown, self.match.view(seat), oracle)
        for option, chance in zip(shown, chances, strict=True):
            typed = self.match.write(seat, option.action)
            said = [self.words.say(reason, self.names) for reason in option.reasons]
            values = [self.value_text(advice, option), self.chance_text(chance)]
            blocks.append(Line(f"{typed}: {' '.join(filter(None, [*values, *said]))}"))
        return blocks

    def chance_text(self, chance: Chance | None) -> str:
        """The chance to win after an option, with an interval where it has one."""
        if chance is None:
            return ""
        percent, low, high = [round(100 * share) for share in (chance.share, chance.low, chance.high)]
        if low == high:
            return self.words.text("cli-advice-chance", percent=percent)
        return self.words.text("cli-advice-chance-about", percent=percent, low=low, high=high)

    def value_text(self, advice: Advice, option: Option) -> str:
        """How many points an option is behind the first one, with an interval if both were tried out."""
        first, gap = advice.options[0], option.behind
        if gap is not None:
            points, low, high = [f"{number:.1f}" for number in (gap.points, gap.low, gap.high)]
            return self.words.text("cli-advice-behind", points=points, low=low, high=high)
        if option is not first:
            return self.words.text("cli-advice-less", less=f"{first.value - option.value:.1f}")
        return self.words.text("cli-advice-best", trials=advice.iterations) if advice.iterations else ""

    def help(self, seat: Seat, topic: str) -> None:
        """Show the list of commands, a rule, or a chapter of rules."""
        if topic:
            self.screen.show(rule_blocks(self.words, topic, self.game_text, package(self.match.header.game).letter))
            return
        chapter, rule = self.game_text.examples
        rows = [(typed, self.words.text(f"cli-help-{key}")) for typed, key in HELP]
        rows[3:3] = [(typed, self.words.text(id)) for typed, id in self.game_text.questions]
        rows.append((f"help {rule}", self.words.text("cli-help-rule", rule=rule)))
        rows.append((f"help {chapter}", self.words.text("cli-help-chapter", chapter=chapter)))
        self.screen.show([Grid(self.words.text("cli-help-title"), ("", ""), tuple(rows)), *self.game_text.notation()])

    def save(self, seat: Seat, name: str) -> None:
        """Save a copy under a given name; the game is also saved automatically."""
        if not name:
            name = self.screen.ask(self.words.text("cli-ask-save-name"))
        if name:
            self.save_under(name)

    def save_under(self, name: str) -> None:
        """Save a copy, but never over a file that is not a record; show any error."""
        try:
            path = saves.named_path(name)
            if saves.is_foreign(path):
                self.screen.say(self.words.text("cli-save-foreign", file=str(path)), WARNING)
                return
            self.copy(path)
        except (OSError, ValueError, RuntimeError) as problem:  # no such user, no such name, no such place
            self.screen.say(self.words.text("cli-save-failed", problem=str(problem)), WARNING)
        else:
            self.screen.say(self.words.text("cli-saved", file=str(path)))

    def quit(self, seat: Seat, rest: str) -> None:
        """Leave the game; save a copy first if a name is given."""
        name = self.screen.ask(self.words.text("cli-ask-quit"))
        if name:
            self.save_under(name)
        raise Quit


def rule_blocks(words: Words, topic: str, game_text: GameText, letter: str) -> list[Block]:
    """A rule of this game by its id, or all rules of a chapter."""
    wanted = topic.upper()
    text = words.rule(wanted) if wanted.startswith(letter) else None
    rules = [rule for rule in words.rule_ids(letter) if rule.split(".")[0] == wanted]
    if text is None and not rules:
        chapters = ", ".join(dict.fromkeys([rule.split(".")[0] for rule in words.rule_ids(letter)]))
        chapter, rule = game_text.examples
        said = words.text("cli-help-unknown", topic=topic, chapters=chapters, chapter=chapter, rule=rule)
        return [Line(said, WARNING)]
    blocks: list[Block] = [Line(f"{wanted} {text or ''}".strip(), HEADING if rules else "")]
    return blocks + [Line(f"{rule} {words.rule(rule)}") for rule in rules]

"""Prints the sizes of all lessons as a table, or with a game and a lesson every step with its moves, to write one.

python -m tools.lessons
python -m tools.lessons GAME LESSON [--language LANGUAGE]
"""

from __future__ import annotations

import argparse

from argosy.core.registry import list_games
from argosy.lessons.library import lessons_of, must_know
from argosy.lessons.measure import NAMES, size_of, words_of
from argosy.lessons.runner import Lesson, events_since
from argosy.lessons.script import Script
from argosy.text.translate import LANGUAGES, Words

HEAD = "| lesson | language | steps | decisions | words | minutes | rules taught | must know |"


def sizes() -> list[str]:
    """The table of all lessons in all languages."""
    lines = [HEAD, "|---|---|--:|--:|--:|--:|--:|--:|"]
    for key in list_games():
        for script in lessons_of(key).values():
            for language in LANGUAGES:
                size = size_of(script, Words(language))
                cells = [
                    f"{key} {script.name}",
                    language,
                    size.steps,
                    size.decisions,
                    size.words,
                    f"{size.minutes:.1f}",
                ]
                lines.append(f"| {' | '.join(map(str, [*cells, size.rules, len(must_know(key))]))} |")
    return lines


def walk(script: Script, words: Words) -> list[str]:
    """Every step: what happened before it, what it says, marks and allows, and what else the menu has."""
    lesson, lines, told = Lesson.begin(script), [], 0
    while not lesson.done:
        step, match = lesson.shown, lesson.match
        lines.append(
            f"\n== {lesson.step + 1} {step.id}: {words_of(script, step, words)} words, {', '.join(step.teaches)}"
        )
        for event in events_since(match, told):
            known = event.told_to(script.learner)
            if known is not None:
                lines.append(f"   . {words.say(match.game.tell(match.state, known), NAMES)}")
        told = match.number
        lines += [f"   {words.say(script.said(step), NAMES)}", f"   marks: {', '.join(step.point)}"]
        if step.allow:
            lines += [f"   allows: {', '.join(step.allow)}", f"   else: {words.say(script.why(step), NAMES)}"]
        menu = [match.write(script.learner, action) for action in match.legal(script.learner)]
        lines.append(f"   menu ({len(menu)}): {', '.join(menu[:40])}; to act: {match.to_act}")
        lesson.skip()
    return lines


def main() -> None:
    """Print one or the other."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=list_games())
    parser.add_argument("lesson", nargs="?", default="first")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    if asked.game is None:
        print("\n".join(sizes()))
    elif asked.lesson not in lessons_of(asked.game):
        parser.error(f"{asked.game} has no lesson {asked.lesson!r}; it has {', '.join(lessons_of(asked.game))}")
    else:
        print("\n".join(walk(lessons_of(asked.game)[asked.lesson], Words(asked.language))))


if __name__ == "__main__":
    main()

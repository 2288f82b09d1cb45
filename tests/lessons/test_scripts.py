"""Every lesson of every game, played to its end in every language, with every wrong move tried at every step."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise

import pytest

from argosy.core.contract import Action
from argosy.core.registry import list_games
from argosy.lessons.library import lessons_of, must_know
from argosy.lessons.measure import size_of, words_by_rule
from argosy.lessons.runner import Lesson, NotNow
from argosy.lessons.script import Script
from argosy.text.translate import LANGUAGES, Words

SCRIPTS = [script for key in list_games() for script in lessons_of(key).values()]
MOST_STEPS, MOST_WORDS, MOST_MINUTES, MOST_FOR_A_RULE = 25, 1100, 8, 40
LEAST_RULES = {"mediterranean": 22, "neptun": 18}
NAMES = ("Anna", "Ben", "Cleo", "Daan", "Emma", "Finn")

each_lesson = pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.game}-{script.name}")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def at_every_step(script: Script) -> list[Lesson]:
    """The lesson at each of its steps, by skipping."""
    lesson = Lesson.begin(script)
    found = []
    while not lesson.done:
        found.append(deepcopy(lesson))
        lesson.skip()
    assert len(found) == len(script.steps)
    return found


def finish(lesson: Lesson) -> None:
    while not lesson.done:
        before = lesson.step
        lesson.skip()
        assert lesson.step == before + 1


def position(lesson: Lesson) -> tuple[int, int, int]:
    return lesson.step, lesson.match.number, lesson.match.state.digest()


@each_lesson
def test_the_lesson_can_be_finished_whatever_allowed_move_is_chosen(script: Script) -> None:
    for lesson in at_every_step(script):
        allowed = lesson.allowed()
        assert len(allowed) == len(lesson.shown.allow), f"{lesson.shown.id}: every line of allow must be legal"
        for action in allowed:
            chosen = deepcopy(lesson)
            assert chosen.play(action) is None
            finish(chosen)


@each_lesson
def test_every_other_move_gets_the_reason_and_changes_nothing(script: Script) -> None:
    for lesson in at_every_step(script):
        seat, allowed, before = script.learner, lesson.allowed(), position(lesson)
        wrong: list[Action] = [action for action in lesson.match.legal(seat) if action not in allowed]
        for action in wrong:
            for entered in (action, lesson.match.write(seat, action)):
                refused = lesson.play(entered)
                assert isinstance(refused, NotNow), f"{lesson.shown.id}: {entered} must be answered by the step"
                assert refused.why == script.why(lesson.shown)
        assert position(lesson) == before
        assert (lesson.go_on() is None) == (not allowed)


@each_lesson
def test_back_leads_to_the_step_before_as_it_was(script: Script) -> None:
    steps = at_every_step(script)
    for before, after in pairwise(steps):
        lesson = deepcopy(after)
        lesson.back()
        assert position(lesson) == position(before)
        assert lesson.match.log == before.match.log
        finish(lesson)
    steps[0].back()
    assert steps[0].step == 0
    all_the_way = Lesson.begin(script)
    finish(all_the_way)
    while all_the_way.step:
        all_the_way.back()
    assert position(all_the_way) == position(Lesson.begin(script))


@each_lesson
def test_a_lesson_is_resumed_from_its_step_and_its_log(script: Script) -> None:
    for lesson in at_every_step(script):
        again = Lesson(script, lesson.inputs, lesson.step)
        assert again._starts() == lesson._starts()
        assert again.allowed() == lesson.allowed()


@each_lesson
@each_language
def test_every_step_says_something_and_names_a_reason(script: Script, language: str) -> None:
    words = Words(language)
    for step in script.steps:
        for message in (script.said(step), script.why(step)):
            said = words.say(message, NAMES)
            assert said != message.id, f"{language}: there is no message {message.id}"
            assert "{" not in said


@each_lesson
@each_language
def test_a_lesson_is_short(script: Script, language: str) -> None:
    size = size_of(script, Words(language))
    assert size.steps <= MOST_STEPS
    assert size.words <= MOST_WORDS
    assert size.minutes <= min(script.minutes, MOST_MINUTES)


@pytest.mark.parametrize("game", [game for game in list_games() if lessons_of(game)])
@each_language
def test_every_rule_that_one_must_know_is_taught_in_few_words(game: str, language: str) -> None:
    words = Words(language)
    needed = [known.rule for known in must_know(game)]
    assert len({*needed}) >= LEAST_RULES.get(game, 1)
    assert [rule for rule in needed if words.rule(rule) is None] == []
    taught: dict[str, float] = {}
    for script in lessons_of(game).values():
        taught.update(words_by_rule(script, words))
    assert [rule for rule in needed if rule not in taught] == []
    assert {rule: taken for rule, taken in taught.items() if taken > MOST_FOR_A_RULE} == {}
    assert [rule for rule in taught if rule not in needed] == [], "a rule that a step teaches stands in must_know.toml"


@each_lesson
def test_the_first_move_is_asked_for_after_three_clicks_on_the_first_page(script: Script) -> None:
    only_read = next(number for number, step in enumerate(script.steps) if step.allow)
    assert 0 < only_read <= 2, "one click begins the lesson, one leaves each step that is only read"

"""The coach: its words come from the numbers of the search, are there in every language, and reveal nothing hidden."""

from __future__ import annotations

import pytest

from argosy.bots.advice import Advice, Gap, Option, distinct, gap_between
from argosy.bots.coach import NOTABLE, about, coach_of, cost, lead
from argosy.core.contract import Action, Message, Phrase, Term
from argosy.core.peek import AnyPeek, Budget, Peek
from argosy.core.registry import list_games
from argosy.core.rng import Rng
from argosy.games.neptun import NeptunView
from argosy.games.package import package
from argosy.text.translate import LANGUAGES, Words
from tests.bots.test_fairness import NAMES, positions

ITERATIONS = 96
ALEXANDRIA = Phrase("gain", "neptun-gold", {"city": Term("port", "Alexandria"), "gold": 4})
each_game = pytest.mark.parametrize("key", list_games())


class Move(Action):
    """Any action."""


def option(behind: Gap | None = None, *misses: Phrase, alike: str = "") -> Option:
    return Option(Move(), 0.0, 0.0, 0.0, (), behind=behind, misses=misses, alike=alike)


def said(message: Message | None, language: str = "en") -> str:
    return "" if message is None else Words(language).say(message, NAMES)


def everything(peek: AnyPeek, level: str, seed: str) -> list[str]:
    """All that the coach could say about a decision, in every language."""
    advice = coach_of(peek.game.key, level).advise(peek, Budget(seed, ITERATIONS))
    told: list[Message | None] = [about(peek.view.prompt), lead(advice)]
    for each in advice.options:
        told += [each.says, cost(each), *each.reasons]
    values = [f"{each.value} {each.behind} {each.alike}" for each in advice.options]
    return values + [said(message, language) for message in told if message for language in LANGUAGES]


@each_game
def test_what_a_seat_cannot_know_changes_no_word_of_the_coach(key: str) -> None:
    """All hidden things dealt anew: the same line, the same values, the same costs of all moves."""
    for number, (match, seat) in enumerate(positions(key, 4, 53)):
        world = match.game.guess(match.state, seat, Rng(f"dealt anew {number}"))
        there = Peek(match.game, world, seat, Rng(f"another peek {number}"))
        here = Peek(match.game, match.state, seat, Rng(f"another peek {number}"))
        for level in ("best", "strong"):
            assert everything(there, level, f"coach {number}") == everything(here, level, f"coach {number}")


@each_game
def test_every_decision_has_a_sentence_on_what_it_is_about(key: str) -> None:
    for match, seat in positions(key, 40, 11):
        message = about(match.view(seat).prompt)
        for language in LANGUAGES:
            assert said(message, language) != message.id


@each_game
def test_the_coach_does_what_it_says_first_and_each_idea_once(key: str) -> None:
    for number, (match, seat) in enumerate(positions(key, 5, 41)):
        advice = coach_of(key, "best").advise(match.peek(seat), Budget(str(number), ITERATIONS))
        assert advice.options[0].behind is None
        assert match.game.check(match.state, seat, advice.choice) is None
        assert len({one.action for one in advice.options}) == len(advice.options)
        ideas = [one.alike or one.action for one in distinct(advice.options)]
        assert len(set(ideas)) == len(ideas)
        for one in advice.options:
            assert one.behind is None or one.behind.low <= one.behind.points <= one.behind.high


def test_at_sea_every_entry_of_the_menu_has_a_value_that_can_be_compared() -> None:
    seen = 0
    for match, seat in positions("neptun", 12, 29):
        view = match.view(seat)
        if view.prompt.id != "neptun-prompt-sail" or len(match.legal(seat)) < 2:
            continue
        advice = coach_of("neptun", "best").advise(match.peek(seat), Budget("all", 12 * len(match.legal(seat))))
        assert {one.action for one in advice.options} == {*match.legal(seat)}
        assert all(one.behind is not None for one in advice.options[1:])
        seen += 1
    assert seen


def test_a_cost_names_what_was_given_up_and_how_much_it_counts() -> None:
    gap = Gap(2.34, 1.1, 3.58)
    assert said(cost(option(gap, ALEXANDRIA))) == (
        "That gave up Alexandria: 4 gold. It cost about 2.3 points (1.1 to 3.6)."
    )
    two = said(cost(option(gap, ALEXANDRIA, ALEXANDRIA)))
    assert two.startswith("That gave up Alexandria: 4 gold and Alexandria: 4 gold.")
    assert said(cost(option(gap))) == "That cost about 2.3 points (1.1 to 3.6)."
    assert said(cost(option(Gap(3.0, 3.0, 3.0)))) == "That cost 3.0 points."
    assert "Alexandria: 4 goud" in said(cost(option(gap, ALEXANDRIA)), "nl")
    assert "Alexandria: 4 de oro" in said(cost(option(gap, ALEXANDRIA)), "es")


@pytest.mark.parametrize("gap", [None, Gap(4.0, -0.1, 8.1), Gap(NOTABLE - 0.1, 1.0, 2.0)])
def test_nothing_is_said_of_a_cost_that_is_small_uncertain_or_unknown(gap: Gap | None) -> None:
    assert cost(option(gap, ALEXANDRIA)) is None


def test_the_lead_is_that_over_the_next_other_idea() -> None:
    first, variant = option(alike="rome"), option(Gap(0.1, 0.0, 0.2), alike="rome")
    other = option(Gap(2.0, 1.5, 2.5), alike="tyre")
    assert said(lead(Advice((first, variant, other)))) == "Next best: about 2.0 points (1.5 to 2.5) less."
    assert said(lead(Advice((first, option(Gap(2.0, -1.0, 5.0), alike="tyre"))))) == "Another choice is about as good."
    assert lead(Advice((first,))) is None
    assert lead(Advice((first, option(alike="tyre")))) is None, "they were not tried out"


def test_a_difference_is_measured_in_the_same_worlds() -> None:
    """What luck does to both cancels; options dropped early are compared in the worlds that they were tried in."""
    luck = [0.0, 40.0, -30.0, 10.0, 5.0, -8.0, 100.0, 3.0]
    gap = gap_between([point + 2.0 for point in luck], luck[:7])
    assert gap == Gap(2.0, 2.0, 2.0)
    assert gap_between([1.0] * 5, [0.0] * 5) is None, "too few"
    wide = gap_between([3.0, 1.0, 3.0, 1.0, 3.0, 1.0], [0.0] * 6)
    assert wide is not None
    assert 0.8 < wide.low < 1.0 < 2.0 == wide.points


def test_a_game_without_a_coach_of_its_own_is_coached_by_its_best_bot() -> None:
    assert all(package(key).coach is not None for key in list_games())
    with pytest.raises(KeyError):
        coach_of("chess", "best")


def test_what_is_given_up_is_named_by_a_port_that_the_seat_can_see() -> None:
    """What is given up is a contract of the own chart, or of those that could be taken."""
    for match, seat in positions("neptun", 5, 47):
        advice = coach_of("neptun", "best").advise(match.peek(seat), Budget("sea", 60))
        view = match.view(seat)
        assert isinstance(view, NeptunView)
        cities = {slot.contract.city for slot in view.players[seat].chart if slot.contract is not None}
        cities |= {column.contract.city for column in view.display if column.contract is not None}
        for one in advice.options:
            named = [thing.args.get("city") for thing in one.misses]
            assert all(city is None or (isinstance(city, Term) and city.value in cities) for city in named)
            assert one.action != advice.choice or not one.misses


def test_decimals_have_the_sign_of_the_language() -> None:
    gap = Message(
        "coach-lead", {"points": Phrase("difference", "about", {"points": "2.4", "low": "1.5", "high": "3.3"})}
    )
    assert "2.4 points (1.5 to 3.3)" in said(gap)
    assert "2,4" in said(gap, "nl")
    assert "(de 1,5 a 3,3)" in said(gap, "es")
    assert "(1,5 bis 3,3)" in said(gap, "de")

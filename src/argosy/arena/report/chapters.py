"""Builds the chapters of the report: each states what is unusual, then shows a figure and its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.arena.collector import Section, Topic
from argosy.arena.report.content import Bullets, Chapter, Figure, Grid, GridGroup, Paragraph, Part, section_grid
from argosy.arena.report.figures import Estimate, network, shades, stacked, whiskers
from argosy.arena.report.results import Results
from argosy.arena.report.text_report import sections
from argosy.arena.report.values import CardValue, between_bots, between_seats, card_values, course, everybody
from argosy.arena.stats.adjusted import ABOUT_LUCK, luck_sections
from argosy.arena.stats.ratings import ratings
from argosy.arena.stats.sequential import sequential_test
from argosy.arena.stats.standings import deals_of, pairs, standing, times

PERCENT: Final = "{:.0%}"
SIGNED: Final = "{:+.3g}"
PLAIN: Final = "{:.2f}"
NAMED: Final = 3
"""How many of the best, and of the worst, cards are named in the text."""


def estimates(section: Section, value: str) -> list[Estimate]:
    """A column of a section with its interval, read from the columns `{value}_low` and `{value}_high`."""
    keys = [column.key for column in section.columns]
    at, low, high = keys.index(value), keys.index(f"{value}_low"), keys.index(f"{value}_high")
    return [Estimate(name, numbers[at], numbers[low], numbers[high]) for name, numbers in section.rows]


def bots(results: Results) -> Chapter:
    """Which bot is stronger; for an arena with ratings and comparisons of pairs."""
    if not results.arena:
        section = next(section for section in sections(results.plan, results.games) if section.key == "bots")
        fair = 1 / results.plan.seats
        drawing = whiskers("Share of wins by bot", estimates(section, "wins"), fair, PERCENT)
        caption = "Share of wins by bot with its 95 % interval; the line is the fair share."
        return Chapter("bots", "Bots", [Figure(drawing, caption, section_grid(section))])
    deals = deals_of(results.plan, results.games)
    if not deals:
        return Chapter("bots", "Bots", [Paragraph("No deal was played in all its rotations yet.")])
    by_bot = standing(results.plan, deals)
    drawing = whiskers("Wins over the fair share by bot", estimates(by_bot, "over_fair"), 1.0, PLAIN)
    caption = f"Wins over the fair share by bot with its 95 % interval, over {len(deals)} deals; 1 is fair."
    others = [
        ratings(deals, results.plan.bots), pairs(results.plan, deals), times(results.plan, results.games),
    ]  # fmt: skip
    grids = GridGroup([section_grid(section) for section in [*others, *luck_sections(results.plan, deals)]])
    told = [Paragraph(ABOUT_LUCK)] if results.plan.luck else []
    test = sequential_test(results.plan, results.games)
    tested = [] if test is None else [Bullets(test.sentences())]
    return Chapter("bots", "Bots", [*tested, Figure(drawing, caption, section_grid(by_bot)), grids, *told])


def seats(results: Results) -> Chapter:
    """Whether a seat, or a place in the first player order, wins more than its fair share."""
    by_key = {section.key: section for section in sections(results.plan, results.games)}
    fair = 1 / results.plan.seats
    parts: list[Part] = []
    for key, what in (("seats", "seat"), ("positions", "place in the first player order")):
        wins = estimates(by_key[key], "wins")
        far = [estimate for estimate in wins if estimate.low > fair or estimate.high < fair]
        sentences = [
            f"{what.capitalize()} {estimate.label} wins {estimate.value:.1%} "
            f"({estimate.low:.1%} to {estimate.high:.1%}), "
            f"{'more' if estimate.value > fair else 'less'} than the fair {fair:.1%}."
            for estimate in far
        ]
        holds = Paragraph(f"By {what}: every interval holds the fair share of {fair:.1%}.")
        parts.append(Bullets(sentences) if sentences else holds)
        title = f"Share of wins by {what}"
        caption = f"{title} with its 95 % interval; the line is the fair share."
        parts.append(Figure(whiskers(title, wins, fair, PERCENT), caption, section_grid(by_key[key])))
    if not results.plan.rotated and len(set(results.plan.bots)) > 1:
        parts.insert(
            0, Paragraph("Different bots sat on fixed seats here, so seats also show how strong the bots are.")
        )
    return Chapter("seats", "Seat balance", parts)


def cards(results: Results, topic: Topic) -> Chapter:
    """What each card is worth: points of the seats that had it against those that did not."""
    values = card_values(everybody(results.games), topic.prefix)
    if not values:
        return Chapter(topic.key, topic.title, [Paragraph("No card was had by some seats and not by others.")])
    drawing = whiskers(
        topic.title, [Estimate(value.card, value.difference, value.low, value.high) for value in values], 0, SIGNED
    )
    caption = "Points of seats that had the card minus those of seats that did not, with its 95 % interval."
    grid = Grid(
        topic.title,
        ["card", "seats", "with", "without", "worth", "from", "to", "win", "from", "to"],
        [card_cells(value) for value in values],
    )
    return Chapter(
        topic.key, topic.title, [Paragraph(topic.text), *outstanding(values), Figure(drawing, caption, grid)]
    )


def card_cells(value: CardValue) -> list[str]:
    """The table row of a card."""
    points = [PLAIN.format(number) for number in (value.points_with, value.points_without)]
    worth = [f"{number:+.2f}" for number in (value.difference, value.low, value.high)]
    wins = [f"{number:.0%}" for number in (value.wins, value.wins_low, value.wins_high)]
    return [value.card, f"{value.share:.0%}", *points, *worth, *wins]


def outstanding(values: Sequence[CardValue]) -> list[Part]:
    """Sentences that name the cards whose interval is above or below 0, with a note on how to read them."""
    good = [f"{value.card} ({value.difference:+.1f})" for value in values if value.low > 0][:NAMED]
    bad = [f"{value.card} ({value.difference:+.1f})" for value in reversed(values) if value.high < 0][:NAMED]
    sentences = []
    if good:
        sentences.append(f"Seats that have them score more: {', '.join(good)}.")
    if bad:
        sentences.append(f"Seats that have them score less: {', '.join(bad)}.")
    chance = round(len(values) / 20)
    by_chance = f" By chance alone about {chance} of {len(values)} would stand out." if chance else ""
    note = (
        "This shows correlation, not cause: points are taken relative to the mean of the seat's own bot, "
        f"but a seat that is ahead can also afford more.{by_chance}"
    )
    return [Bullets(sentences), Paragraph(note, "note")]


def over_time(results: Results, topic: Topic) -> Chapter:
    """Where points come from in each round or turn."""
    steps, series = course(everybody(results.games), topic)
    if not series:
        return Chapter(topic.key, topic.title, [Paragraph("Nothing was gained.")])
    totals = [(name, sum(values)) for name, values in series]
    most = sorted(totals, key=lambda entry: -entry[1])[:NAMED]
    sentence = f"Most comes from {', '.join([f'{name} ({number:.1f})' for name, number in most])}."
    rows = [[name, *[PLAIN.format(value) for value in values], PLAIN.format(sum(values))] for name, values in series]
    grid = Grid(topic.title, ["source", *steps, "all"], rows)
    drawing = stacked(topic.title, steps, series)
    caption = f"Mean points of a seat by {topic.step} and source."
    return Chapter(topic.key, topic.title, [Paragraph(f"{topic.text} {sentence}"), Figure(drawing, caption, grid)])


def pairing(results: Results, topic: Topic) -> Chapter:
    """How often seats interact with each other: by seat, and by bot where there are several."""
    games = results.games
    names = [f"seat {seat + 1}" for seat in range(results.plan.seats)]
    groups = [("by seat", names, between_seats(games, topic.prefix))]
    different = list(dict.fromkeys([row.bot for row in games[0].seats]))
    everyone = list(dict.fromkeys([*results.plan.bots, *different]))
    if len(everyone) > 1:
        groups.append(("by bot, for a seat of each", everyone, between_bots(games, topic.prefix, everyone)))
    parts: list[Part] = [Paragraph(topic.text)]
    if not any(number for line in groups[0][2] for number in line):
        return Chapter(topic.key, topic.title, [*parts, Paragraph("It did not happen in these games.")])
    for by, labels, numbers in groups:
        title = f"{topic.title}, {by}"
        if topic.mutual and by == "by seat":
            drawing, caption = network(title, labels, numbers), f"Per game, {by}; the thicker, the more."
        else:
            drawing, caption = (
                shades(title, labels, labels, numbers),
                f"Per game, {by}: the row does it to the column.",
            )
        rows = [[name, *[PLAIN.format(number) for number in line]] for name, line in zip(labels, numbers, strict=True)]
        parts.append(Figure(drawing, caption, Grid(title, ["", *labels], rows)))
    return Chapter(topic.key, topic.title, parts)


def of_topic(results: Results, topic: Topic) -> Chapter:
    """The chapter of a topic that the game's collector declares."""
    if topic.kind == "cards":
        return cards(results, topic)
    if topic.kind == "course":
        return over_time(results, topic)
    if topic.kind == "pairs":
        return pairing(results, topic)
    return Chapter(topic.key, topic.title, [Paragraph(topic.text)])

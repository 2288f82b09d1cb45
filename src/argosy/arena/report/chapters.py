"""The chapters of the report, each with what stands out, a figure and its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.arena.collector import Section, Topic
from argosy.arena.report.figures import Estimate, network, shades, stacked, whiskers
from argosy.arena.report.markup import bullets, figure, paragraph, section_table, side_by_side, table
from argosy.arena.report.results import Results
from argosy.arena.report.text_report import sections
from argosy.arena.report.values import CardValue, between_bots, between_seats, card_values, course, everybody
from argosy.arena.stats.ratings import ratings
from argosy.arena.stats.standings import deals_of, pairs, standing, times

PERCENT: Final = "{:.0%}"
SIGNED: Final = "{:+.3g}"
PLAIN: Final = "{:.2f}"
NAMED: Final = 3
"""So many cards are named at either end."""

Chapter = tuple[str, str, list[str]]
"""Its key, its title and its parts."""


def estimates(section: Section, value: str) -> list[Estimate]:
    """A column of a section with its interval, which stands in the columns named after it."""
    keys = [column.key for column in section.columns]
    at, low, high = keys.index(value), keys.index(f"{value}_low"), keys.index(f"{value}_high")
    return [Estimate(name, numbers[at], numbers[low], numbers[high]) for name, numbers in section.rows]


def bots(results: Results) -> Chapter:
    """Who is stronger; for an arena with ratings and pairs."""
    if not results.arena:
        section = next(one for one in sections(results.plan, results.games) if one.key == "bots")
        fair = 1 / results.plan.seats
        drawing = whiskers("Share of wins by bot", estimates(section, "wins"), fair, PERCENT)
        caption = "Share of wins by bot with its 95 % interval; the line is the fair share."
        return "bots", "Bots", [figure(drawing, caption, section_table(section))]
    deals = deals_of(results.plan, results.games)
    if not deals:
        return "bots", "Bots", [paragraph("No deal was played in all its rotations yet.")]
    made = standing(results.plan, deals)
    drawing = whiskers("Wins over the fair share by bot", estimates(made, "over_fair"), 1.0, PLAIN)
    caption = f"Wins over the fair share by bot with its 95 % interval, over {len(deals)} deals; 1 is fair."
    others = [
        ratings(deals, results.plan.bots), pairs(results.plan, deals), times(results.plan, results.games),
    ]  # fmt: skip
    tables = side_by_side([section_table(section) for section in others])
    return "bots", "Bots", [figure(drawing, caption, section_table(made)), tables]


def seats(results: Results) -> Chapter:
    """Whether it matters where one sits."""
    made = {section.key: section for section in sections(results.plan, results.games)}
    fair = 1 / results.plan.seats
    parts: list[str] = []
    for key, what in (("seats", "seat"), ("positions", "place in the first player order")):
        wins = estimates(made[key], "wins")
        far = [one for one in wins if one.low > fair or one.high < fair]
        said = [
            f"{what.capitalize()} {one.label} wins {one.value:.1%} ({one.low:.1%} to {one.high:.1%}), "
            f"{'more' if one.value > fair else 'less'} than the fair {fair:.1%}."
            for one in far
        ]
        parts.append(bullets(said) or paragraph(f"By {what}: every interval holds the fair share of {fair:.1%}."))
        title = f"Share of wins by {what}"
        caption = f"{title} with its 95 % interval; the line is the fair share."
        parts.append(figure(whiskers(title, wins, fair, PERCENT), caption, section_table(made[key])))
    if not results.plan.rotated and len(set(results.plan.bots)) > 1:
        parts.insert(
            0, paragraph("Different bots sat on fixed seats here, so seats also show how strong the bots are.")
        )
    return "seats", "Seat balance", parts


def cards(results: Results, topic: Topic) -> Chapter:
    """What each card is worth."""
    values = card_values(everybody(results.games), topic.prefix)
    if not values:
        return topic.key, topic.title, [paragraph("No card was had by some seats and not by others.")]
    drawing = whiskers(
        topic.title, [Estimate(one.card, one.difference, one.low, one.high) for one in values], 0, SIGNED
    )
    caption = "Points of seats that had the card beyond those that had it not, with its 95 % interval."
    beside = table(
        topic.title,
        ["card", "seats", "with", "without", "worth", "from", "to", "win", "from", "to"],
        [card_cells(one) for one in values],
    )
    return topic.key, topic.title, [paragraph(topic.text), *outstanding(values), figure(drawing, caption, beside)]


def card_cells(one: CardValue) -> list[str]:
    """The line of a card."""
    points = [PLAIN.format(number) for number in (one.points_with, one.points_without)]
    worth = [f"{number:+.2f}" for number in (one.difference, one.low, one.high)]
    wins = [f"{number:.0%}" for number in (one.wins, one.wins_low, one.wins_high)]
    return [one.card, f"{one.share:.0%}", *points, *worth, *wins]


def outstanding(values: Sequence[CardValue]) -> list[str]:
    """The cards at both ends in sentences."""
    good = [f"{one.card} ({one.difference:+.1f})" for one in values if one.low > 0][:NAMED]
    bad = [f"{one.card} ({one.difference:+.1f})" for one in reversed(values) if one.high < 0][:NAMED]
    said = []
    if good:
        said.append(f"Those who have them score more: {', '.join(good)}.")
    if bad:
        said.append(f"Those who have them score less: {', '.join(bad)}.")
    chance = round(len(values) / 20)
    by_chance = f" By chance alone about {chance} of {len(values)} would stand out." if chance else ""
    note = (
        "This is what goes together, not what causes what: points are taken beside the mean of the seat's own bot, "
        f"but whoever is ahead can also afford more.{by_chance}"
    )
    return [bullets(said), paragraph(note, "note")]


def over_time(results: Results, topic: Topic) -> Chapter:
    """Where points come from, step by step."""
    steps, series = course(everybody(results.games), topic)
    if not series:
        return topic.key, topic.title, [paragraph("Nothing was gained.")]
    totals = [(name, sum(values)) for name, values in series]
    most = sorted(totals, key=lambda entry: -entry[1])[:NAMED]
    said = f"Most comes from {', '.join([f'{name} ({number:.1f})' for name, number in most])}."
    rows = [[name, *[PLAIN.format(value) for value in values], PLAIN.format(sum(values))] for name, values in series]
    beside = table(topic.title, ["source", *steps, "all"], rows)
    drawing = stacked(topic.title, steps, series)
    caption = f"Mean points of a seat by {topic.step} and source."
    return topic.key, topic.title, [paragraph(f"{topic.text} {said}"), figure(drawing, caption, beside)]


def pairing(results: Results, topic: Topic) -> Chapter:
    """Who has to do with whom: by seat, and by bot where there are several."""
    games = results.games
    names = [f"seat {seat + 1}" for seat in range(results.plan.seats)]
    groups = [("by seat", names, between_seats(games, topic.prefix))]
    different = list(dict.fromkeys([row.bot for row in games[0].seats]))
    everyone = list(dict.fromkeys([*results.plan.bots, *different]))
    if len(everyone) > 1:
        groups.append(("by bot, for a seat of each", everyone, between_bots(games, topic.prefix, everyone)))
    parts = [paragraph(topic.text)]
    if not any(number for line in groups[0][2] for number in line):
        return topic.key, topic.title, [*parts, paragraph("It did not happen in these games.")]
    for by, labels, numbers in groups:
        title = f"{topic.title}, {by}"
        if topic.mutual and by == "by seat":
            drawing, caption = network(title, labels, numbers), f"Per game, {by}; the thicker, the more."
        else:
            drawing, caption = (
                shades(title, labels, labels, numbers),
                f"Per game, {by}: who stands left, to whom stands above.",
            )
        rows = [[name, *[PLAIN.format(number) for number in line]] for name, line in zip(labels, numbers, strict=True)]
        parts.append(figure(drawing, caption, table(title, ["", *labels], rows)))
    return topic.key, topic.title, parts


def of_topic(results: Results, topic: Topic) -> Chapter:
    """The chapter of a topic of the game."""
    if topic.kind == "cards":
        return cards(results, topic)
    if topic.kind == "course":
        return over_time(results, topic)
    if topic.kind == "pairs":
        return pairing(results, topic)
    return topic.key, topic.title, [paragraph(topic.text)]

"""The report as one HTML file without scripts that loads nothing from the network or from other files."""

from __future__ import annotations

from argosy.arena.report.chapters import bots, of_topic, seats
from argosy.arena.report.content import Chapter, GridGroup, Paragraph, section_grid
from argosy.arena.report.results import Results
from argosy.arena.runner import collector_of
from argosy.core.codec import Json
from argosy.html_templates import render


def page(results: Results) -> str:
    """The HTML of the whole report."""
    plan = results.plan
    collector = collector_of(plan.game)
    chapters = [seats(results)]
    if len({row.bot for game in results.games for row in game.seats}) > 1:
        chapters.insert(0, bots(results))
    chapters += [of_topic(results, topic) for topic in collector.topics]
    rest = [section_grid(section) for section in collector.sections(results.games)]
    if rest:
        chapters.append(Chapter("more", "More numbers", [GridGroup(rest)]))
    chapters.append(Chapter("how", "How to read this", how_to_read(results)))
    title = f"{plan.game.capitalize()}: {len(results.games)} games"
    return render("argosy.arena.report", "report.html", title=title, about=about(results), chapters=chapters)


def about(results: Results) -> list[tuple[str, Json]]:
    """The settings of the games as names and values; empty values are left out."""
    header = results.about
    lines: list[tuple[str, Json]] = [
        ("seats", results.plan.seats),
        ("bots", ", ".join(dict.fromkeys(results.plan.bots))),
        ("deals", rotation(results)),
        ("until", results.plan.until),
        ("seed", results.plan.seed),
        ("edition", header.get("edition")),
        ("rules", header.get("rules")),
        ("options", ", ".join([f"{name} {value}" for name, value in results.plan.options.items()])),
        ("iterations", header.get("iterations")),
        ("seconds", header.get("seconds")),
    ]
    return [(name, value) for name, value in lines if value]


def rotation(results: Results) -> str:
    """How often each deal was played; empty without rotation."""
    if not results.plan.rotated:
        return ""
    return f"each dealt out {results.plan.line_ups} times, with every bot on every seat once"


def how_to_read(results: Results) -> list[Paragraph]:
    """What the numbers mean and what they do not."""
    unit = "deals" if results.arena else "games"
    return [
        Paragraph(
            "From and to are 95 % intervals: about one of twenty such intervals misses the true value. A filled dot is "
            "so far from the line that its interval does not contain it; a hollow one may be chance. Four times as "
            "many games make an interval half as long."
        ),
        Paragraph(
            "A win shared by n seats counts 1/n for each. Shares of wins have Wilson's interval, means the normal one; "
            f"bots are compared over {unit}. Bots are not people: they show what a card is worth to a player who "
            "plays as they do."
        ),
    ]

"""The report as one HTML file that needs nothing else: no script, no other file, no network."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from argosy.arena.report.chapters import bots, of_topic, seats
from argosy.arena.report.markup import chapter, paragraph, section_table, side_by_side
from argosy.arena.report.results import Results
from argosy.arena.runner import collector_of
from argosy.core.codec import Json


def page(results: Results) -> str:
    """The whole page."""
    plan = results.plan
    collector = collector_of(plan.game)
    made = [seats(results)]
    if len({row.bot for game in results.games for row in game.seats}) > 1:
        made.insert(0, bots(results))
    made += [of_topic(results, topic) for topic in collector.topics]
    rest = [section_table(section) for section in collector.sections(results.games)]
    if rest:
        made.append(("more", "More numbers", [side_by_side(rest)]))
    made.append(("how", "How to read this", how_to_read(results)))
    title = f"{plan.game.capitalize()}: {len(results.games)} games"
    links = "".join([f'<li><a href="#{escape(key)}">{escape(name)}</a></li>' for key, name, _ in made])
    body = "".join([chapter(key, name, parts) for key, name, parts in made])
    style = files("argosy.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>"
        f"<header><h1>{escape(title)}</h1>{about(results)}</header>"
        f'<nav aria-label="Contents"><ul>{links}</ul></nav><main>{body}</main></body></html>\n'
    )


def about(results: Results) -> str:
    """What was played, with what, in a few words."""
    told = results.about
    lines: list[tuple[str, Json]] = [
        ("seats", results.plan.seats),
        ("bots", ", ".join(dict.fromkeys(results.plan.bots))),
        ("deals", rotation(results)),
        ("seed", results.plan.seed),
        ("edition", told.get("edition")),
        ("rules", told.get("rules")),
        ("options", ", ".join([f"{name} {value}" for name, value in results.plan.options.items()])),
        ("iterations", told.get("iterations")),
        ("seconds", told.get("seconds")),
    ]
    terms = [f"<div><dt>{name}</dt><dd>{escape(str(value))}</dd></div>" for name, value in lines if value]
    return f"<dl>{''.join(terms)}</dl>"


def rotation(results: Results) -> str:
    """How deals and games belong together, where it matters."""
    if not results.plan.rotated:
        return ""
    return f"each dealt out {results.plan.line_ups} times, with every bot on every seat once"


def how_to_read(results: Results) -> list[str]:
    """What the numbers mean and what they do not."""
    unit = "deals" if results.arena else "games"
    return [
        paragraph(
            "From and to are 95 % intervals: of twenty such intervals about one misses the truth. A filled dot lies "
            "so far from the line that its interval does not hold it; a hollow one may be chance. Four times as many "
            "games make an interval half as long."
        ),
        paragraph(
            "A win shared by n seats counts 1/n for each. Shares of wins have Wilson's interval, means the normal one; "
            f"bots are compared over {unit}. Bots are no people: they show what a card is worth to whoever plays as "
            "they do."
        ),
    ]

"""Pieces of HTML: headings, paragraphs, tables, and figures with their tables beside them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from argosy.arena.collector import Section


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph."""
    name = f' class="{kind}"' if kind else ""
    return f"<p{name}>{escape(text)}</p>"


def bullets(lines: Sequence[str]) -> str:
    """A list of sentences."""
    return f"<ul>{''.join([f'<li>{escape(one)}</li>' for one in lines])}</ul>" if lines else ""


def table(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names its rows; wide ones are moved sideways on their own."""
    top = "".join([f'<th scope="col">{escape(heading)}</th>' for heading in headings])
    body = "".join(
        [
            f'<tr><th scope="row">{escape(first)}</th>{"".join([f"<td>{escape(cell)}</td>" for cell in rest])}</tr>'
            for first, *rest in rows
        ]
    )
    said = escape(caption)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption, quote=True)}"><table>'
        f"<caption>{said}</caption><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def section_table(section: Section) -> str:
    """A section of the simulation's report as a table."""
    rows = [
        [name, *[column.form.format(number) for column, number in zip(section.columns, numbers, strict=True)]]
        for name, numbers in section.rows
    ]
    return table(section.title, [section.first, *[column.heading for column in section.columns]], rows)


def side_by_side(tables: Sequence[str]) -> str:
    """Tables beside each other as far as there is room."""
    return f'<div class="tables">{"".join(tables)}</div>'


def figure(drawing: str, caption: str, beside: str = "") -> str:
    """A figure, its caption, and a table beside it."""
    shown = f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"
    return f'<div class="pair">{shown}{beside}</div>'


def chapter(key: str, title: str, parts: Sequence[str]) -> str:
    """A chapter that the contents can lead to."""
    return f'<section id="{escape(key, quote=True)}"><h2>{escape(title)}</h2>{"".join(parts)}</section>'

"""A review as one page that needs nothing else: no scripts, fonts or network. Light and dark, wide and on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Message
from argosy.review.report.content import change, decimal, in_hindsight, label_text, parts_of, percent, summary
from argosy.review.report.style import STYLE

if TYPE_CHECKING:
    from argosy.review.session import Review
    from argosy.review.types import Deal, Deals, History, Judgement
    from argosy.text.translate import Words

WIDE: Final = 1000
HIGH: Final = 300
"""The units of the drawing; it is stretched to the room that there is."""


def page_of(review: Review, seats: Sequence[int], words: Words, names: Sequence[str]) -> str:
    """The whole page."""
    page = Page(review, seats, words, names)
    title = escape(words.text("review-title", game=words.text(f"game-{review.record.header.game}")))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        + "\n".join(page.sections())
        + "\n</main>\n</body>\n</html>\n"
    )


class Page:
    """What the sections of a page have in common."""

    def __init__(self, review: Review, seats: Sequence[int], words: Words, names: Sequence[str]) -> None:
        assert review.found.history is not None
        self.review, self.seats, self.words, self.names = review, seats, words, names
        self.history: History = review.found.history

    def sections(self) -> Iterator[str]:
        """The sections, top to bottom."""
        if not self.review.finished:
            yield f"<p>{self.text('review-unfinished', number=self.review.timeline.last)}</p>"
        yield f"<section><h2>{self.text('review-curve')}</h2>{self.legend()}{self.curve()}</section>"
        yield (
            f"<section><h2>{self.text('review-ledger')}</h2>{self.ledgers()}"
            f"<p class=quiet>{self.text('review-ledger-note')}</p></section>"
        )
        for seat in self.seats:
            yield self.decisions(seat)
        if self.review.found.deals is not None:
            yield self.deals(self.review.found.deals)

    def text(self, id: str, **args: str | int) -> str:
        """A message, escaped."""
        return escape(self.words.text(id, **args))

    def say(self, message: Message) -> str:
        """A sentence, escaped."""
        return escape(self.words.say(message, self.names))

    def name(self, seat: int) -> str:
        """A player's name beside the colour and stroke of the curve."""
        line = f'<svg class=key viewBox="0 0 24 8" aria-hidden=true><path class=s{seat} d="M0 4H24"/></svg>'
        return f"{line}{escape(self.names[seat])}"

    # Chances

    def legend(self) -> str:
        """Names with the colours of the curves, and the chance at the end."""
        return (
            "<p class=legend>"
            + "".join([f"<span>{self.name(seat)}</span>" for seat in range(len(self.names))])
            + "</p>"
        )

    def curve(self) -> str:
        """The curves of all seats; a dot where a decision has a label."""
        last = max(1, self.history.inputs)
        parts = parts_of(self.review.record, self.words, self.names)
        lines = "".join([f'<path class=part d="M{WIDE * part.number / last:.1f} 0V{HIGH}"/>' for part in parts])
        lines += "".join([f'<path class=grid d="M0 {HIGH * quarter / 4}H{WIDE}"/>' for quarter in range(5)])
        paths = "".join([self.path(seat, last) for seat in range(len(self.names))])
        ends = [*[part.number for part in parts[1:]], last]
        heads = "".join(
            [
                f'<span style="left:{100 * part.number / last:.1f}%;--room:{100 * (end - part.number) / last:.1f}">'
                f"{escape(part.heading)}</span>"
                for part, end in zip(parts, ends, strict=False)
            ]
        )
        sides = "".join([f"<span>{percent(1 - quarter / 4)}</span>" for quarter in range(5)])
        spoken = escape(
            "; ".join([f"{name} {percent(chance)}" for name, chance in zip(self.names, self.ends, strict=True)])
        )
        return (
            f"<div class=chart><div class=y aria-hidden=true>{sides}</div><div class=plot>"
            f'<svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" role="img" '
            f'aria-label="{self.text("review-curve")}. {self.text("review-after", number=last)}: {spoken}">'
            f"{lines}{paths}</svg>{self.dots(last)}</div><div class=x aria-hidden=true>{heads}</div></div>"
        )

    @property
    def ends(self) -> tuple[float, ...]:
        """The chances after the last input."""
        return self.history.outlooks[-1].chances

    def path(self, seat: int, last: int) -> str:
        """The curve of one seat; points in the middle of a level stretch are left out."""
        heights = [HIGH * (1 - outlook.chances[seat]) for outlook in self.history.outlooks]
        kept = [
            number
            for number, height in enumerate(heights)
            if number in (0, len(heights) - 1) or not heights[number - 1] == height == heights[number + 1]
        ]
        points = " ".join([f"{WIDE * number / last:.1f},{heights[number]:.1f}" for number in kept])
        return f'<polyline class=s{seat} points="{points}"/>'

    def dots(self, last: int) -> str:
        """Links from the curve to the decisions with a label."""
        found = []
        for seat in self.seats:
            for judgement in self.review.found.of_seat(seat):
                if judgement.label is not None:
                    left = 100 * judgement.number / last
                    top = 100 * (1 - self.history.outlooks[judgement.number - 1].chances[seat])
                    found.append(
                        f'<a class="dot {judgement.label}" style="left:{left:.1f}%;top:{top:.1f}%" '
                        f'href="#d{judgement.number}" aria-label="{judgement.number}"></a>'
                    )
        return "".join(found)

    def ledgers(self) -> str:
        """Start, luck, choices and result of every seat, as a table."""
        names = ("player", "start", "luck", "own", "others", "result")
        heads = "".join([f"<th>{self.text(f'review-{name}')}</th>" for name in names])
        rows = []
        for ledger in self.history.ledgers:
            ends = [decimal(self.words, f"{100 * value:.1f}") for value in (ledger.start, ledger.result)]
            cells = [decimal(self.words, change(value)) for value in (ledger.luck, ledger.own, ledger.others)]
            numbers = "".join([f"<td>{cell}</td>" for cell in (ends[0], *cells, ends[1])])
            rows.append(f"<tr><th>{self.name(ledger.seat)}</th>{numbers}</tr>")
        return f"<div class=wide><table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"

    # Decisions

    def decisions(self, seat: int) -> str:
        """The decisions of a seat: those with a label in full, the others to unfold."""
        judgements = self.review.found.of_seat(seat)
        labelled = [self.decision(judgement) for judgement in judgements if judgement.label is not None]
        shown = "".join(labelled) or f"<p>{self.text('review-none')}</p>"
        rest = "".join([self.decision(judgement) for judgement in judgements if judgement.label is None])
        return (
            f"<section><h2>{self.text('review-of', name=self.names[seat])}</h2>"
            f"<p>{escape(summary(judgements, self.words))}</p>"
            f"{shown}<details><summary>{self.text('review-every')}</summary>{rest}</details>"
            f"<p class=quiet>{self.text('review-how')}</p></section>"
        )

    def decision(self, judgement: Judgement) -> str:
        """One decision: label, cost, sentence, why the best is best, and what it looks like in hindsight."""
        label = label_text(judgement, self.words)
        mark = f'<b class="{judgement.label}">{escape(label)}</b>' if label else ""
        cost = decimal(self.words, change(-judgement.cost.value)) if judgement.best is not judgement.played else ""
        reasons = "".join([f"<li>{self.say(reason)}</li>" for reason in judgement.best.reasons[:3]])
        hindsight = ""
        if judgement.hindsight is not None:
            now = decimal(self.words, in_hindsight(judgement))
            hindsight = f"<p class=hindsight>{self.text('review-in-hindsight')}: {now}</p>"
        return (
            f'<article id="d{judgement.number}"><header><span>{self.text("review-number")} {judgement.number}</span>'
            f"{mark}<span class=cost>{cost}</span></header><p>{self.say(judgement.sentence)}</p>"
            f"{f'<ul>{reasons}</ul>' if reasons and label else ''}{hindsight}</article>"
        )

    # Deals

    def deals(self, deals: Deals) -> str:
        """What deals were worth, and offers passed by."""
        shown = "".join([self.deal(deal, deals) for deal in deals.deals])
        missed = [found for found in deals.unseen if found.seat in self.seats]
        passed = "".join([f"<li>{found.number}. {self.say(found.sentence)}</li>" for found in missed])
        mine = [deal for deal in deals.deals if any(side.seat in self.seats for side in deal.sides)]
        remarks = "".join([f"<li>{deal.number}. {self.say(remark)}</li>" for deal in mine for remark in deal.remarks])
        return (
            f"<section><h2>{self.text('review-deals-head')}</h2>{f'<ul>{remarks}</ul>' if remarks else ''}"
            f"<details><summary>{self.text('review-deals')}</summary><div class=deals>{shown}</div></details>"
            + (f"<h2>{self.text('review-passed-by')}</h2><ul>{passed}</ul>" if passed else "")
            + "</section>"
        )

    def deal(self, deal: Deal, deals: Deals) -> str:
        """One deal, with both sides."""
        sides = []
        for side in deal.sides:
            gave = self.say(Message("review-things", {"things": side.gave}))
            known, true = [decimal(self.words, f"{value:+.1f}") for value in (side.known, side.true)]
            sides.append(
                f"<p>{self.name(side.seat)}: {self.text('review-gave').lower()} {gave}. {self.text(deals.unit)}: "
                f"{self.text('review-known').lower()} {known}, {self.text('review-true').lower()} {true}</p>"
            )
        number = f"{self.text('review-number')} {deal.number}"
        return f"<article><header><span>{number}</span></header>{''.join(sides)}</article>"

"""Chances to win and points to expect, beside a recorded game."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint
from argosy.cli.story import Eyes, Standing, names_of
from argosy.core.replay import edition_of

if TYPE_CHECKING:
    from argosy.core.record import Record
    from argosy.core.replay import AnyMatch
    from argosy.text.translate import Words


def standings(record: Record, words: Words, eyes: Eyes) -> Standing:
    """What makes a line with the chances of all seats and the points they can expect, judged from what those eyes see.

    To eyes that see everything a number is the mean of what all seats would say. Raises Complaint or WeightsError.
    """
    from argosy.oracle.oracle import Oracle

    header = record.header
    if eyes is None:
        raise Complaint(words.text("cli-chances-onlooker"))
    oracle = Oracle(header.game, header.seats, header.options, edition_of(record))
    names, viewers = names_of(record, words), range(header.seats) if eyes == "all" else (eyes,)

    def line(match: AnyMatch) -> str:
        outlooks = [oracle.of_view(match.view(viewer)) for viewer in viewers]
        told = []
        for seat, name in enumerate(names):
            chance = fmean([outlook.chances[seat] for outlook in outlooks])
            points = fmean([outlook.points[seat] for outlook in outlooks])
            told.append(words.text("cli-chance-of-seat", name=name, percent=round(100 * chance), points=round(points)))
        return words.text("cli-chances", seats="; ".join(told))

    return line

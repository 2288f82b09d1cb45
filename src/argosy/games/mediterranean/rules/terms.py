"""Typed terms for the things that messages and refusals of Trading in the Mediterranean name."""

from __future__ import annotations

from collections.abc import Sequence

from argosy.core.contract import Amount, Phrase, Seat, Term, seat_term


def named(kind: str, names: Sequence[str]) -> tuple[Term, ...]:
    """Several things of one kind by their names."""
    return tuple([Term(kind, name) for name in names])


def card_term(name: str, count: int = 0) -> Term:
    """A card by its name in the edition, `wine-mars` or `piracy`, with a count unless that is 0."""
    good, _, bottom = name.partition("-")
    ware = Amount("good", good, count) if count else Term("good", good)
    return Phrase("card", "with-bottom", {"ware": ware, "bottom": Term("bottom", bottom)}) if bottom else ware


def pact_term(use: str, building: Term, target: Seat) -> Term:
    """A promise about a building: `spare`, `use`, or `use-white` with the colour of an arrow."""
    return Phrase("pact", use, {"building": building, "target": seat_term(target)})


def building_term(names: Sequence[str]) -> Term:
    """A building by the name of its face, or by both names where the face is not known."""
    if len(names) == 1:
        return Term("building", names[0])
    return Phrase("either", "building", {"one": Term("building", names[0]), "other": Term("building", names[1])})


def wares(terms: Sequence[Term]) -> tuple[Term, ...]:
    """What changes hands; "nothing" if the list is empty."""
    return tuple(terms) or (Term("ware", "nothing"),)

"""The law of secrets on tables so small that everything can be tried: equal stories leave nothing to tell apart.

Three seats hold a handful of cards in the midst of trading. In every way the cards can lie, everything they can do is
done, two inputs deep. Whoever was told the same in two of these games must see the same, have the same menu, and guess
the same. Comparing takes long: of the stories after two inputs one in ARGOSY_TINY_SHARE is compared, 24 unless it says
otherwise; 1 compares all.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

import pytest

from argosy.core.bag import Bag
from argosy.core.contract import Action, Event
from argosy.core.rng import Rng
from argosy.games.mediterranean.hidden.knowledge import goods_of
from argosy.games.mediterranean.rules.actions import ShowTops
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import GOODS, LUXURY_DECK, PIRACY, MediterraneanState
from tests.games.mediterranean.table import Table, table

GRAINS = ("grain-democracy", "grain-mars")
LUXURIES = ("spices-venus", "gold-democracy", "gold-poverty", "piracy")
SEATS = 3
VIEWERS = (0, 1, 2, None)
GUESSES = 2
SHARE = max(1, int(os.environ.get("ARGOSY_TINY_SHARE", "24")))
KEPT = max(1, 250 // SHARE)

Story = tuple[object, ...]
Eyes = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """How many luxury cards each of the three seats holds; the last of the four are in the deck."""

    luxuries: tuple[int, int, int]


def laid_out(layout: Layout, grains: Sequence[str], luxuries: Sequence[str]) -> MediterraneanState:
    """One way the cards can lie: a grain card for the first two seats, the luxuries one after the other."""
    at = table(SEATS, turn=2)
    for seat, grain in enumerate(grains):
        at.hand(seat, grain)
        at.state.knowledge.tops[seat][0] = 1  # all see what farms bring
    left = list(luxuries)
    for seat, count in enumerate(layout.luxuries):
        at.hand(seat, *left[:count])
        del left[:count]
    discard_the_rest(at, left)
    return at.state


def discard_the_rest(at: Table, deck: Sequence[str]) -> None:
    """Let the decks be empty but for these luxury cards; all others lie open."""
    for number, bag in enumerate(at.state.decks):
        kept = at.kinds(*deck) if number == LUXURY_DECK else []
        gone = list(bag.cards)
        for kind in kept:
            gone.remove(kind)
        at.state.decks[number] = Bag(kept)
        at.state.discards[number] = gone


def worlds(layout: Layout) -> Iterator[MediterraneanState]:
    """Every way the cards can lie, each once."""
    seen = set()
    for grains in permutations(GRAINS):
        for luxuries in permutations(LUXURIES):
            world = laid_out(layout, grains, luxuries)
            if world.digest() not in seen:
                seen.add(world.digest())
                yield world


def deeds(s: MediterraneanState, seat: int) -> list[Action]:
    """The whole menu, and to show any top."""
    held = goods_of(s.edition, s.civilisations[seat].hand)
    tops = [ShowTops(tuple([int(good == other) for other in range(GOODS)])) for good in range(PIRACY) if held[good]]
    return [*MEDITERRANEAN.legal(s, seat), *tops]


def hands(s: MediterraneanState) -> tuple[tuple[int, ...], ...]:
    """What everybody holds and stores."""
    return tuple([tuple(cards) for one in s.civilisations for cards in (one.hand, one.stored)])


class Archive:
    """What was seen by whoever was told a story; a second game with that story must show the same."""

    def __init__(self) -> None:
        self.seen: dict[tuple[int | None, Story], Eyes] = {}
        self.worlds: dict[tuple[int | None, Story], set[object]] = {}
        self.kept: dict[tuple[int | None, Story], MediterraneanState] = {}
        """One position for some of the stories."""

    def note(self, s: MediterraneanState, seat: int | None, story: Story) -> None:
        """Compare with the games before."""
        eyes = (
            MEDITERRANEAN.view(s, seat),
            None if seat is None else tuple(MEDITERRANEAN.legal(s, seat)),
            tuple([MEDITERRANEAN.guess(s, seat, Rng(str(number))).digest() for number in range(GUESSES)]),
        )
        assert self.seen.setdefault((seat, story), eyes) == eyes, (seat, story)
        if (seat, story) not in self.worlds and len(self.worlds) % KEPT == 0:
            self.kept[seat, story] = s.clone()
        self.worlds.setdefault((seat, story), set()).add(hands(s))


def explore(
    s: MediterraneanState, stories: Sequence[Story], depth: int, lot: Rng, archive: Archive, share: int
) -> None:
    """Everything that can be done from here (one deed in `share`, by lot), so many inputs deep.

    At the end one story in SHARE is compared: the story decides which, so that it is the same in every world.
    """
    for seat, story in zip(VIEWERS, stories, strict=True):
        if depth or share > 1 or hash(story) % SHARE == 0:
            archive.note(s, seat, story)
    if depth == 0 or MEDITERRANEAN.tick(s) is None:
        return
    for actor in range(SEATS):
        for deed in deeds(s, actor):
            if lot.below(share):
                continue
            copy, events = s.clone(), list[Event]()
            MEDITERRANEAN.apply(copy, actor, deed, events)
            told = [(*story, *tell(events, seat)) for seat, story in zip(VIEWERS, stories, strict=True)]
            explore(copy, told, depth - 1, lot, archive, share)


def tell(events: Sequence[Event], seat: int | None) -> list[Event]:
    """What a seat is told of some events."""
    return [told for event in events if (told := event.told_to(seat)) is not None]


def explored(layout: Layout, depth: int, share: int) -> Archive:
    """An archive of all that can happen, or of a share of it."""
    archive = Archive()
    for number, world in enumerate(worlds(layout)):
        stories = [() if seat is None else (tuple(world.civilisations[seat].hand),) for seat in VIEWERS]
        explore(world, stories, depth, Rng(f"tiny {number}"), archive, share)
    return archive


LAYOUTS = [Layout((1, 1, 1)), Layout((0, 1, 2)), Layout((2, 0, 1))]


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_stories_leave_nothing_to_tell_apart(layout: Layout) -> None:
    archive = explored(layout, 2, 12)
    assert max(len(found) for found in archive.worlds.values()) > 1


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("layout", LAYOUTS)
def test_after_every_pair_of_deeds_no_true_world_is_ruled_out(layout: Layout) -> None:
    """Equal stories leave nothing to tell apart; of some of them every world they were true in is guessed sometimes."""
    archive = explored(layout, 2, 1)
    for (seat, story), position in archive.kept.items():
        possible = archive.worlds[seat, story]
        tries = range(60 * len(possible))
        guessed = {hands(MEDITERRANEAN.guess(position, seat, Rng(str(number)))) for number in tries}
        assert guessed >= possible, (seat, story)

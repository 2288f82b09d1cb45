"""Random numbers: `Rng` is fast and foreseeable, `SecureRng` is what deals the cards of a match.

Both give the same numbers on every machine and Python, compiled or not. Algorithms and test vectors: docs/rng.md.
"""

from __future__ import annotations

from bisect import bisect_left
from hashlib import blake2b, sha256
from typing import TYPE_CHECKING, Final

from argosy.core.copying import Remade, remade

if TYPE_CHECKING:
    from mypy_extensions import i64

A: Final = 1327217265
WORD: Final = 0xFFFFFFFF
PERIOD: Final = A * 2**31 - 1

ALGORITHM: Final = "blake2b-ctr-1"
"""The name of `SecureRng` in the header of a record; another algorithm gets another name."""
NUMBERS: Final = 2**64
"""A block of `SecureRng` is eight numbers below this."""
BLOCK: Final = 8
NOBODY: Final = -1
"""The drawer of a card that no seat draws."""
AWAY: Final = -1


class Rng:
    """Fast random numbers for playouts, guesses and bots: a few outcomes give away all that follow.

    Marsaglia's multiply-with-carry with a 32-bit word: the low half of the state is the word, the high half the carry.
    `A * 2**32 - 1` and `A * 2**31 - 1` are both prime, so the period is `A * 2**31 - 1`, about 2.8e18.
    Every value stays below 2**63, so compiled code runs it on native integers.
    """

    __slots__ = ("forks", "seed", "state")

    seed: str
    state: i64
    forks: dict[str, Rng]

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.forks = {}
        number = int.from_bytes(sha256(seed.encode()).digest()[:16], "big")
        self.state = 1 + number % (A * 2**32 - 2)

    def __reduce__(self) -> Remade:
        return remade(self, self.seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31; the bias is below n / 2**32."""
        t = A * (self.state & WORD) + (self.state >> 32)
        self.state = t
        return (((t ^ (t >> 32)) & WORD) * n) >> 32

    def fork(self, name: str) -> Rng:
        """The stream of that name: the same object each time, independent of all others."""
        if name not in self.forks:
            self.forks[name] = self.new_fork(name)
        return self.forks[name]

    def new_fork(self, name: str) -> Rng:
        """The stream of that name from its beginning."""
        return Rng(self.seed + "/" + name)

    def shuffled(self, items: list[int]) -> list[int]:
        """A copy of the items in random order (Fisher-Yates from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def pick(self, cards: list[int], deck: str, period: i64, drawer: i64, drawers: i64) -> int:
        """One of the cards (ascending), all equally likely. What else it is told matters to `SecureRng` alone."""
        return cards[self.below(len(cards))]


class SecureRng(Rng):
    """Random numbers that nobody can foretell without the seed: BLAKE2b keyed with 256 bits, in counter mode.

    Cards are dealt so that what one drawer gets depends as little as possible on what the others do: see `Deck`.
    """

    __slots__ = ("at", "blocks", "decks", "key", "numbers")

    key: bytes
    blocks: int
    """How many blocks were made."""
    numbers: bytes
    """The present block."""
    at: int
    """How many of its numbers are spent."""
    decks: dict[str, Deck]

    def __init__(self, seed: str, key: bytes | None = None) -> None:
        self.seed = seed
        self.state = 0
        self.forks = {}
        self.key = blake2b(seed.encode(), digest_size=32, person=b"argosy seed").digest() if key is None else key
        self.blocks = 0
        self.numbers = b""
        self.at = BLOCK
        self.decks = {}

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all exactly equally likely."""
        limit = NUMBERS - NUMBERS % int(n)
        while True:
            if self.at == BLOCK:
                counter = self.blocks.to_bytes(8, "little")
                self.numbers = blake2b(counter, key=self.key, person=b"argosy block").digest()
                self.blocks += 1
                self.at = 0
            number = int.from_bytes(self.numbers[8 * self.at : 8 * self.at + 8], "little")
            self.at += 1
            if number < limit:
                return number % int(n)

    def new_fork(self, name: str) -> Rng:
        """A stream whose key tells nothing of this one's, nor the other way round."""
        key = blake2b(name.encode(), digest_size=32, key=self.key, person=b"argosy fork").digest()
        return SecureRng(self.seed + "/" + name, key)

    def pick(self, cards: list[int], deck: str, period: i64, drawer: i64, drawers: i64) -> int:
        """The next card of the deck for that drawer: 0 to drawers - 1, or NOBODY. `cards`: the deck, ascending.

        `period`: a number of the game's own for the time between two shufflings, such as the round.
        """
        if deck not in self.decks:
            self.decks[deck] = Deck(self.fork(deck))
        return self.decks[deck].pick(cards, period, drawer, drawers)


class Deck:
    """The order of one deck, of which every drawer has a share of their own.

    The whole deck is shuffled at the start of a period and whenever cards were put in, and its places are dealt out in
    turn: drawer d owns places d, d + drawers, d + 2 * drawers ... A drawer's k-th card since then is that of the k-th
    own place, whatever the others drew. If that card is away it comes from the far end of the own share, and when that
    is used up, or NOBODY draws, from the far end of the largest share.
    Which place is next does not depend on which of the present cards lies where, so all are equally likely.
    """

    __slots__ = ("cuts", "left", "period", "rng", "shares", "whole")

    rng: Rng
    whole: list[int]
    """All cards that were ever seen in the deck, ascending: the places are the same though some cards are away."""
    left: list[int]
    """What is still in the deck, ascending, if nobody else changed it."""
    period: int
    cuts: int
    """How often it was shuffled in this period: again if cards were put in."""
    shares: list[list[int]]
    """By drawer: the cards to come, the next at the end; AWAY on the place of a card that is not in the deck."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.whole = []
        self.left = []
        self.period = -1
        self.cuts = 0
        self.shares = []

    def __reduce__(self) -> Remade:
        return remade(self, self.rng)

    def pick(self, cards: list[int], period: i64, drawer: i64, drawers: i64) -> int:
        """The next card for that drawer."""
        if period != self.period or cards != self.left or len(self.shares) != drawers:
            self.cuts = self.cuts + 1 if period == self.period else 0
            self.period = period
            self.shuffle(cards, drawers)
        own = self.shares[drawer] if drawer != NOBODY else []
        card = own.pop() if own else AWAY
        while card == AWAY:
            card = (own or max(self.shares, key=len)).pop(0)
        del self.left[bisect_left(self.left, card)]
        return card

    def shuffle(self, cards: list[int], drawers: i64) -> None:
        """Shuffle the whole deck and deal out its places."""
        self.left = list(cards)
        self.whole = union(self.whole, cards)
        here = [False] * len(self.whole)
        at = 0
        for card in cards:
            while self.whole[at] != card:
                at += 1
            here[at] = True
            at += 1
        self.shares = [[] for _ in range(drawers)]
        order = self.rng.fork(f"{self.period}/{self.cuts}").shuffled(list(range(len(self.whole))))
        for place in range(len(order) - 1, -1, -1):
            self.shares[place % drawers].append(self.whole[order[place]] if here[order[place]] else AWAY)


def union(one: list[int], other: list[int]) -> list[int]:
    """Both ascending lists as one: each card as often as in the list that has more of it."""
    both: list[int] = []
    left = right = 0
    while left < len(one) and right < len(other):
        both.append(min(one[left], other[right]))
        left, right = left + (one[left] == both[-1]), right + (other[right] == both[-1])
    return both + one[left:] + other[right:]


def commitment(seed: str) -> str:
    """What a match publishes of its seed before it is revealed."""
    return sha256(seed.encode()).hexdigest()


def bot_seed(seed: str) -> str:
    """A seed for the bots of a match, from which the seed of the match cannot be found."""
    return blake2b(seed.encode(), digest_size=32, person=b"argosy bots").hexdigest()

"""Random numbers: `Rng` is fast but predictable, for bots and playouts; `SecureRng` draws the chance of a match.

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
"""A block of `SecureRng` is eight numbers below this bound."""
BLOCK: Final = 8
NOBODY: Final = -1
"""The drawer of a card that no seat draws."""
AWAY: Final = -1


class Rng:
    """Fast random numbers for playouts, guesses and bots. Predictable: a few outcomes reveal all later ones.

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
        """A new stream of that name, from its start."""
        return Rng(self.seed + "/" + name)

    def shuffled(self, items: list[int]) -> list[int]:
        """A copy of the items in random order (Fisher-Yates from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def pick(self, cards: list[int], deck: str, period: i64, drawer: i64, drawers: i64) -> int:
        """One of the cards (sorted), all equally likely. Only `SecureRng` uses the other arguments."""
        return cards[self.below(len(cards))]


class SecureRng(Rng):
    """Random numbers that cannot be predicted without the seed: BLAKE2b with a 256-bit key, in counter mode.

    The cards of one drawer depend as little as possible on what the other drawers do: see `Deck`.
    """

    __slots__ = ("at", "blocks", "decks", "key", "numbers")

    key: bytes
    blocks: int
    """How many blocks were generated."""
    numbers: bytes
    """The current block."""
    at: int
    """How many of its numbers are used."""
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
        """A stream with a derived key: neither key can be found from the other."""
        key = blake2b(name.encode(), digest_size=32, key=self.key, person=b"argosy fork").digest()
        return SecureRng(self.seed + "/" + name, key)

    def pick(self, cards: list[int], deck: str, period: i64, drawer: i64, drawers: i64) -> int:
        """The next card of the deck for that drawer: 0 to drawers - 1, or NOBODY. `cards`: the deck, sorted.

        `period`: a number that the game changes to have the deck shuffled, such as the round.
        """
        if deck not in self.decks:
            self.decks[deck] = Deck(self.fork(deck))
        return self.decks[deck].pick(cards, period, drawer, drawers)


class Deck:
    """The order of one deck, in which every drawer has a separate share.

    The whole deck is shuffled at the start of a period and whenever cards were put in. Its places are then dealt out
    in turn: drawer d owns places d, d + drawers, d + 2 * drawers ... The k-th card of a drawer is the card on the k-th
    own place, no matter what the others drew. If that card is not in the deck, the card at the far end of the own share
    is used. If the share is used up, or NOBODY draws, the card at the far end of the largest share is used.
    Which place is next does not depend on which card is on which place, so all cards in the deck are equally likely.
    """

    __slots__ = ("cuts", "left", "period", "rng", "shares", "whole")

    rng: Rng
    whole: list[int]
    """All cards that were ever in the deck, sorted: places stay the same while some cards are out of the deck."""
    left: list[int]
    """The cards that are in the deck, sorted, unless the game has changed it since."""
    period: int
    cuts: int
    """How often the deck was shuffled again in this period, because cards were put in."""
    shares: list[list[int]]
    """By drawer: the coming cards, the next one last; AWAY on the place of a card that is not in the deck."""

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


def union(some: list[int], other: list[int]) -> list[int]:
    """Merge two sorted lists: each card as often as in the list that has more of it."""
    both: list[int] = []
    left = right = 0
    while left < len(some) and right < len(other):
        both.append(min(some[left], other[right]))
        left, right = left + (some[left] == both[-1]), right + (other[right] == both[-1])
    return both + some[left:] + other[right:]


def commitment(seed: str) -> str:
    """The SHA-256 of a seed, which a match publishes at its start."""
    return sha256(seed.encode()).hexdigest()


def bot_seed(seed: str) -> str:
    """A seed for the bots of a match, from which the seed of the match cannot be computed."""
    return blake2b(seed.encode(), digest_size=32, person=b"argosy bots").hexdigest()

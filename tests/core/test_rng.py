"""The random generators: against the numbers of docs/rng.md, against a second writing of it, and by counting."""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b, sha256
from itertools import count, islice, permutations
from math import sqrt
from pathlib import Path

import pytest

from argosy.core.rng import NOBODY, PERIOD, A, Rng, SecureRng, bot_seed, commitment

PAGE = (Path(__file__).parents[2] / "docs" / "rng.md").read_text(encoding="utf-8")
VECTORS = re.findall(r"^\| `(.+?)` \| (\d+) \| (\d+) \| ([\d ]+) \|$", PAGE, re.MULTILINE)
MODULUS = A * 2**32 - 1


class Lehmer:
    """The same generator written with big integers: multiplication by A modulo a prime."""

    def __init__(self, seed: str) -> None:
        self.state = 1 + int(sha256(seed.encode()).hexdigest()[:32], 16) % (MODULUS - 1)

    def below(self, n: int) -> int:
        self.state = self.state * A % MODULUS
        high, low = divmod(self.state, 2**32)
        return ((low ^ high) % 2**32) * n // 2**32


def is_prime(n: int) -> bool:
    """Miller and Rabin; these bases leave no doubt below 2**64."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(
        pow(base, odd, n) == 1 or any(pow(base, odd << power, n) == n - 1 for power in range(twos)) for base in bases
    )


def excess(counts: Counter[object], kinds: int) -> float:
    """Chi-square of equally likely kinds, in standard deviations from what it should be on average."""
    expected = counts.total() / kinds
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    chi_square += (kinds - len(counts)) * expected
    return (chi_square - (kinds - 1)) / sqrt(2 * (kinds - 1))


def test_the_page_has_vectors() -> None:
    assert len(VECTORS) == 5


@pytest.mark.parametrize(("seed", "n", "state", "numbers"), VECTORS)
def test_the_published_numbers_come(seed: str, n: str, state: str, numbers: str) -> None:
    rng = Rng(seed)
    assert rng.state == int(state)
    assert [rng.below(int(n)) for _ in numbers.split()] == [int(number) for number in numbers.split()]


def test_the_published_shuffle_comes() -> None:
    found = re.search(r"`shuffled` of ([\d ]+) with the seed `7`: ([\d ]+)\.", PAGE)
    assert found is not None
    before, after = ([int(number) for number in found[place].split()] for place in (1, 2))
    assert Rng("7").shuffled(before) == after
    assert before == sorted(before)


def test_the_published_multiplier_is_ours() -> None:
    assert f"A = {A}" in PAGE


@pytest.mark.parametrize("seed", ["", "0", "seven", "Ὀδύσσεια", "x" * 1000])
def test_it_is_a_lehmer_generator(seed: str) -> None:
    mine, other = Rng(seed), Lehmer(seed)
    assert mine.state == other.state
    for n in [1, 2, 6, 40, 1000, 2**31] * 50:
        assert mine.below(n) == other.below(n)
        assert mine.state == other.state < 2**63


def test_the_period_is_as_long_as_it_can_be() -> None:
    assert is_prime(MODULUS)
    assert is_prime(PERIOD)
    assert MODULUS - 1 == 2 * PERIOD
    assert pow(A, PERIOD, MODULUS) == 1  # so the order of A, a divisor of a prime, is that prime
    assert not is_prime(2**32 + 1)  # the judge can say no


def test_the_outermost_states_stay_within_a_machine_word() -> None:
    rng = Rng("")
    for state in (1, 2**32 - 1, 2**32, MODULUS - 1):
        rng.state = state
        for _ in range(5):
            assert 0 <= rng.below(2**31) < 2**31
            assert 0 < rng.state < MODULUS


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    assert [Rng("a").below(1000) for _ in range(3)] == [Rng("a").below(1000)] * 3
    firsts = {Rng(str(seed)).below(2**31) for seed in range(1000)}
    assert len(firsts) == 1000


def test_a_fork_is_a_seed_with_a_name() -> None:
    fork = Rng("7").fork("oar cards")
    assert fork.seed == "7/oar cards"
    assert fork.state == Rng("7/oar cards").state
    assert fork.fork("again").seed == "7/oar cards/again"


def test_drawing_from_one_fork_does_not_change_another() -> None:
    def draws(disturbed: bool) -> list[int]:
        rng = Rng("7")
        one, two = rng.fork("one"), rng.fork("two")
        if disturbed:
            for _ in range(100):
                one.below(6)
                rng.below(6)
            assert rng.fork("three").below(6) == Rng("7/three").below(6)
        return [two.below(1000) for _ in range(20)]

    assert draws(True) == draws(False)


def test_a_fork_goes_on_where_it_was() -> None:
    rng = Rng("7")
    assert rng.fork("one") is rng.fork("one")
    assert rng.fork("one").below(2**31) != rng.fork("one").below(2**31)


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert commitment("7") == sha256(b"7").hexdigest()


@pytest.mark.parametrize("n", [2, 5, 6, 30, 40, 1000])
def test_numbers_come_evenly(n: int) -> None:
    rng = Rng(f"evenly {n}")
    assert abs(excess(Counter([rng.below(n) for _ in range(200 * n)]), n)) < 3.5


@pytest.mark.parametrize("n", [2, 6, 16])
def test_pairs_come_evenly(n: int) -> None:
    rng = Rng(f"pairs {n}")
    pairs: Counter[object] = Counter([(rng.below(n), rng.below(n)) for _ in range(100 * n * n)])
    assert abs(excess(pairs, n * n)) < 3.5


def test_first_numbers_of_many_seeds_come_evenly() -> None:
    assert abs(excess(Counter([Rng(f"game {seed}").below(40) for seed in range(8000)]), 40)) < 3.5


def test_shuffles_come_evenly() -> None:
    rng = Rng("shuffles")
    orders: Counter[object] = Counter([tuple(rng.shuffled([0, 1, 2, 3])) for _ in range(4800)])
    assert set(orders) == set(permutations(range(4)))
    assert abs(excess(orders, 24)) < 3.5


# The generator of a match


def numbers_of(key: bytes) -> Iterator[int]:
    """The 64-bit numbers of a secure stream, written a second time."""
    for counter in count():
        block = blake2b(struct.pack("<Q", counter), key=key, person=b"argosy block").digest()
        yield from struct.unpack("<8Q", block)


def key_of(seed: str, *names: str) -> bytes:
    """The key of a seed, or of a fork of a fork of it."""
    key = blake2b(seed.encode(), digest_size=32, person=b"argosy seed").digest()
    for name in names:
        key = blake2b(name.encode(), digest_size=32, key=key, person=b"argosy fork").digest()
    return key


def shuffled_by(key: bytes, length: int) -> list[int]:
    """Numbers from 0 in the order that the stream of that key gives them; too short to meet a rejected number."""
    numbers, order = numbers_of(key), list(range(length))
    for last in range(length - 1, 0, -1):
        other = next(numbers) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def vectors_of(heading: str) -> list[list[str]]:
    """The rows of a table of the page."""
    part = PAGE.split(f"\n{heading}\n")[1].strip().split("\n\n")[0]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in part.splitlines()[2:]]


def test_the_published_secure_numbers_come() -> None:
    rows = vectors_of("### Test vectors of SecureRng")
    assert len(rows) == 4
    for seed, fork, n, expected in rows:
        rng = SecureRng(seed) if fork == "-" else SecureRng(seed).fork(fork)
        assert [rng.below(int(n)) for _ in expected.split()] == [int(number) for number in expected.split()]
        numbers = numbers_of(key_of(seed, *([] if fork == "-" else [fork])))
        assert [next(numbers) % int(n) for _ in expected.split()] == [int(number) for number in expected.split()]


def test_the_published_deck_comes() -> None:
    found = re.search(r"seed `(\w+)`, deck `([\w ]+)`, period (\d+), (\d+) drawers, cards 0 to (\d+): ([\d ]+)\.", PAGE)
    assert found is not None
    seed, deck, period, drawers, last, order = found.groups()
    cards = list(range(int(last) + 1))
    assert [int(card) for card in order.split()] == shuffled_by(key_of(seed, deck, f"{period}/0"), len(cards))
    rng, bag = SecureRng(seed), list(cards)
    for turn in range(len(cards)):  # drawer after drawer, so that the places come in order
        card = rng.pick(bag, deck, int(period), turn % int(drawers), int(drawers))
        bag.remove(card)
        assert card == int(order.split()[turn])


def test_numbers_beyond_the_last_whole_multiple_are_passed_over() -> None:
    """So no number is likelier than another: of 2**64 values a multiple of n is used."""
    rng, n = SecureRng("reject"), 3 * 2**61  # a third of the numbers is passed over
    numbers = numbers_of(key_of("reject"))
    used = [number % n for number in islice(numbers, 60) if number < 2**64 - 2**64 % n]
    assert len(used) < 55
    assert [rng.below(n) for _ in used] == used


def test_every_bit_of_the_seed_counts_and_forks_tell_nothing_of_each_other() -> None:
    firsts = {SecureRng(seed).below(2**60) for seed in ["0" * 64, "0" * 63 + "1", "1" + "0" * 63]}
    assert len(firsts) == 3
    one, two = SecureRng("s").fork("a"), SecureRng("s").fork("b")
    assert isinstance(one, SecureRng)
    assert isinstance(two, SecureRng)
    assert len({one.key, two.key, SecureRng("s").key, SecureRng("s/a").key}) == 4


@pytest.mark.parametrize("n", [2, 5, 30, 1000])
def test_secure_numbers_come_evenly(n: int) -> None:
    rng = SecureRng(f"evenly {n}")
    assert abs(excess(Counter([rng.below(n) for _ in range(100 * n)]), n)) < 3.5


def drawn(seed: str, drawers: Sequence[int]) -> list[tuple[int, int]]:
    """Cards of a deck of 30 drawn by these one after the other."""
    rng, bag, got = SecureRng(seed), list(range(30)), []
    for drawer in drawers:
        card = rng.pick(bag, "deck", 1, drawer, 3)
        bag.remove(card)
        got.append((drawer, card))
    return got


def test_what_a_seat_draws_does_not_depend_on_the_others() -> None:
    alone = [card for _, card in drawn("s", [0] * 8)]
    for others in ([0, 1, 2] * 8, [1] * 9 + [0] * 8, [2, 2, 0, 0, 1, 0, NOBODY, 0, 0, NOBODY, 0, 1, 1, 0, 0]):
        mine = [card for drawer, card in drawn("s", others) if drawer == 0]
        assert mine == alone[: len(mine)]
        assert len(mine) == 8


def test_who_uses_up_a_share_draws_on_and_every_card_comes_once() -> None:
    for order in ([0] * 30, [NOBODY] * 30, [0] * 12 + [1, 2] * 9):
        assert sorted(card for _, card in drawn("s", order)) == list(range(30))


def test_a_card_that_is_away_changes_only_the_draw_that_would_bring_it() -> None:
    rng, whole = SecureRng("s"), list(range(30))
    rng.pick(whole, "deck", 1, 0, 3)
    full = [card for _, card in drawn("s", [0] * 5)]
    missing = [card for card in whole if card != full[2]]
    away = SecureRng("s")
    away.pick(whole, "deck", 0, 0, 3)  # the deck was seen whole
    got = []
    for _ in range(5):
        card = away.pick(missing, "deck", 1, 0, 3)
        missing.remove(card)
        got.append(card)
    assert [one == other for one, other in zip(got, full, strict=True)] == [True, True, False, True, True]


def test_cards_that_were_put_in_are_shuffled_in() -> None:
    orders = set()
    for seed in range(40):
        rng = SecureRng(str(seed))
        first = rng.pick([1, 2, 3], "deck", 0, 0, 1)
        assert rng.pick([1, 2, 3], "deck", 0, 0, 1) in (1, 2, 3)  # it was put back
        orders.add((first, rng.pick([5], "deck", 0, 0, 1)))
    assert orders == {(1, 5), (2, 5), (3, 5)}


@pytest.mark.parametrize("order", [[0, 0, 1], [1, NOBODY, 0], [0, 1, 0]])
def test_dealt_cards_come_evenly(order: list[int]) -> None:
    """Whoever draws, also beyond the own share, and equal cards in proportion."""
    triples: Counter[object] = Counter()
    for seed in range(4800):
        rng, bag = SecureRng(f"deal {seed}"), [1, 2, 3, 3]
        got = []
        for drawer in order:
            card = rng.pick(bag, "deck", 0, drawer, 2)
            bag.remove(card)
            got.append(card)
        triples[tuple(got)] += 1
    weights = Counter(permutations([1, 2, 3, 3], 3))
    expected = {three: 4800 * weight / weights.total() for three, weight in weights.items()}
    chi_square = sum((triples[three] - much) ** 2 / much for three, much in expected.items())
    kinds = len(expected)
    assert abs((chi_square - (kinds - 1)) / sqrt(2 * (kinds - 1))) < 3.5


def test_the_seed_of_bots_is_not_that_of_the_match() -> None:
    assert bot_seed("7") != bot_seed("8")
    assert "7" not in {bot_seed("7"), commitment("7")}
    assert bot_seed("7") != commitment("7")

"""The random generator: against the numbers of docs/rng.md, against a second writing of it, and by counting."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import permutations
from math import sqrt
from pathlib import Path

import pytest

from argosy.core.rng import PERIOD, A, Rng, commitment

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

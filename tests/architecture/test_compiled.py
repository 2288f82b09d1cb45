"""The build under test is the one we think it is: compiled when asked for, plain Python otherwise."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[2]
EXPECTED = os.environ.get("ARGOSY_EXPECT_COMPILED") == "1"


def test_something_is_compiled() -> None:
    assert "argosy.core.rng" in hatch_build.compiled_modules(ROOT)


@pytest.mark.parametrize("name", hatch_build.compiled_modules(ROOT))
def test_modules_come_from_the_expected_build(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert Path(file).is_file()
    assert (Path(file).suffix != ".py") is EXPECTED
    assert Path(file).is_relative_to(ROOT / "src") is not EXPECTED


def test_exempted_modules_exist() -> None:
    for name in hatch_build.INTERPRETED:
        assert (ROOT / "src" / Path(*name.split("."))).with_suffix(".py").is_file(), name


def test_the_compiler_is_the_one_in_the_lock() -> None:
    lock = (ROOT / "requirements" / "test.txt").read_text(encoding="utf-8")
    for requirement in hatch_build.COMPILER:
        if "==" in requirement:
            assert f"\n{requirement} " in lock

"""A built wheel carries the page, and nothing that was fetched for building it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
STATIC = "argosy/server/static/"
BUDGET = 90_000
"""Bytes that the script may have when it is compressed."""


@pytest.mark.slow
def test_a_wheel_carries_the_page(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    pytest.importorskip("deno")
    build = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
    made = subprocess.run(
        [sys.executable, "-c", build, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        manifest = json.loads(wheel.read(f"{STATIC}manifest.json"))
        assert {"main.js", "main.css", "words-en.ftl", "words-nl.ftl", "rules-es.ftl"} <= set(manifest)
        assert {f"{STATIC}{file}" for file in manifest.values()} <= set(names)
        assert not [name for name in names if "node_modules" in name]
        assert wheel.getinfo(f"{STATIC}{manifest['main.js']}.gz").file_size < BUDGET

"""Where a library is not installed the error says how to get it."""

from __future__ import annotations

import subprocess
import sys

from argosy.extras import install_line

CODE = """
import importlib, sys
for library, module in (("pettingzoo", "pettingzoo.neptun_v0"), ("gymnasium", "gymnasium"), ("pyspiel", "openspiel")):
    sys.modules[library] = None
    try:
        importlib.import_module("argosy.research." + module)
    except ImportError as error:
        print(error)
    del sys.modules[library]
"""


def test_a_missing_library_is_named_with_the_line_that_installs_it() -> None:
    ran = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [
        f"{library} is not installed; it comes with: {install_line('research')}"
        for library in ("pettingzoo", "gymnasium", "open_spiel")
    ]

"""How the command starts: what it does not need yet it does not load."""

from __future__ import annotations

import subprocess
import sys

UNNEEDED = ("rich", "fluent", "pyarrow", "numpy")


def test_asking_for_the_version_loads_no_screen_and_no_words() -> None:
    code = (
        "import sys\nfrom argosy.cli.main import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit as end:\n    assert not end.code\n"
        f"print([name for name in {UNNEEDED} if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[-1] == "[]"

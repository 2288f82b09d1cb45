"""How the command starts: what it does not need yet it does not load; the help of every subcommand."""

from __future__ import annotations

import subprocess
import sys

import pytest

from argosy.cli.main import COMMANDS, main

UNNEEDED = ("rich", "fluent", "pyarrow", "numpy")


def test_asking_for_the_version_loads_no_screen_and_no_words() -> None:
    code = (
        "import sys\nfrom argosy.cli.main import main\n"
        "try:\n    main(['--version'])\nexcept SystemExit as end:\n    assert not end.code\n"
        f"print([name for name in {UNNEEDED} if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_is_formatted(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    shown = capsys.readouterr().out
    assert not end.value.code
    assert shown.startswith(f"usage: argosy {command}")
    # argparse fills in %(prog)s everywhere, but halves %% in the help of arguments only, not in descriptions
    assert "%" not in shown.replace(" %", "")

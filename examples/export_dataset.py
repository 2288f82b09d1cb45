"""Play games between bots and write every decision to a Parquet file: views, actions, results."""

from __future__ import annotations

import argparse
from pathlib import Path

from argosy.research.dataset import export
from argosy.research.game_adapters import ADAPTERS
from argosy.research.setting import Setting


def main() -> None:
    """Write the file and tell what is in it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", choices=sorted(ADAPTERS), default="neptun")
    parser.add_argument("--bots", nargs="+", default=["sensible", "sensible", "random", "random"], help="one a seat")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    try:
        setting = Setting(asked.game, len(asked.bots))
        rows = export(asked.file, setting, asked.bots, asked.games, asked.seed)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    print(f"{asked.file}: {rows} decisions of {asked.games} games, {asked.file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

"""Make golden games anew, of the games that are named or of all.

python -m tests.golden --retell [GAME...]    the same records, their stories and fingerprints anew
python -m tests.golden --write [GAME...]     everything anew: the games are played again
"""

from __future__ import annotations

import argparse

from tests.golden.shelves import SHELVES


def main() -> None:
    """Write what the arguments ask for."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Make golden games anew.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help="play the games again")
    what.add_argument("--retell", action="store_true", help="keep the games, write stories and fingerprints again")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(SHELVES)}; all unless you say")
    asked = parser.parse_args()
    if unknown := [key for key in asked.games if key not in SHELVES]:
        parser.error(f"there are no golden games of {', '.join(unknown)}; there are {', '.join(SHELVES)}")
    for key in asked.games or SHELVES:
        if asked.write:
            SHELVES[key].write()
        else:
            SHELVES[key].retell()


if __name__ == "__main__":
    main()

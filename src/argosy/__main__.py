"""`python -m argosy` is the command `argosy`."""

import sys

from argosy.cli.main import main

sys.exit(main())

"""How a store fails: exceptions that tables know whichever store keeps them."""

from __future__ import annotations

import logging

LOG = logging.getLogger("argosy.server")


class StoreError(Exception):
    """The store failed: nothing was written, or it is unknown whether it was. Try again later."""


class NotSavedError(StoreError):
    """The page could not keep a change, so nothing was changed."""


class Conflict(Exception):  # noqa: N818 - it is how writers find out about each other
    """Another process wrote first."""


def log_failure(error: StoreError) -> None:
    """Log that the store failed; called only where the error is finally handled, so that it is logged once."""
    LOG.error("store unavailable", extra={"why": str(error)})

"""What runs in the thinking worker: bots' choices, hints, forecasts and reviews, one question after the other.

It keeps the games that it follows, as a bot process of the server does.
"""

from __future__ import annotations

from argosy.browser.messages import packed, unpacked


def think(question: str) -> str:
    """Call the function that was asked for; returns its value, or the exception that it raised."""
    function, arguments = unpacked(question)
    try:
        return packed((function(*arguments), None))
    except Exception as error:  # it belongs to the asker
        return packed((None, error))

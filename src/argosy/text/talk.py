"""What players said at a table, as messages: who said it, and the words or the phrase."""

from __future__ import annotations

from argosy.core.contract import SEATS, Message, Phrase, Term, Value
from argosy.core.record import Said


def said_message(said: Said) -> Message:
    """A line of talk as a sentence for the log. A phrase is translated for each reader, and the good in it too."""
    words: Value = said.text
    if said.phrase is not None:
        about = {} if said.about is None else {"about": Term("good", said.about)}
        words = Phrase("phrase", said.phrase, about)
    return Message("server-said", {"seat": SEATS[said.seat], "words": words})

"""What the page does for the engine in its workers: keep what is stored, ask the thinking worker, deliver frames."""

from __future__ import annotations

from typing import Protocol


class Host(Protocol):
    """The object that the page hands to the engine; in tests one that is written in Python."""

    async def load(self) -> str:
        """Everything stored, as JSON: a list of `{"key": text, "value": any JSON}`."""

    async def save(self, changes: str, /) -> None:
        """Keep a JSON list of such entries, all or none; `null` deletes one. Fails if that is not possible."""

    async def think(self, question: str, /) -> str:
        """The answer of the thinking worker to a question; see `thinking.py`. Fails if the worker ended."""

    def send(self, connection: int, text: str, /) -> object:
        """Deliver a frame of a table's connection."""

    def closed(self, connection: int, code: int, /) -> object:
        """A table's connection was closed, with the code of the WebSocket."""

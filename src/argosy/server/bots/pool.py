"""Worker processes in which bots think, so that the event loop never waits for them.

Levels that search have processes of their own, so that a quick level never waits for somebody else's search.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from argosy.core.contract import Seat
from argosy.server.bots.worker import POLICY_FILE, SILENCE, WITHOUT_POLICY, HeardAtTable, Question, advise, choose
from argosy.server.processes.job import WorkerError, WorkerHungError
from argosy.server.processes.pool import ProcessPool
from argosy.server.storage.rows import InputRow
from argosy.server.tables.bot_levels import POLICY, HostPolicy
from argosy.server.tables.session import encoded_rows

SECONDS: Final = 2.0
"""How long a bot may think, if it thinks at all and no other table waits."""
LEAST_SECONDS: Final = 0.1
"""How long it may think however many tables wait."""
PROCESSOR_SECONDS: Final = 8.0
"""Processor time after which a bot has failed, the replay of its game included."""
SEARCHING: Final = frozenset({"best"})
"""The levels that use all the time they get."""
SEARCHES: Final = frozenset({choose, advise})
"""What they use it for; a reply to an offer takes them no longer than others."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a bot thinks."""

    guest: str
    """The guests share the processes equally. A bot's guest is the host of its table."""
    table: str
    """The tables of a guest share what the guest gets."""
    urgent: bool = True
    """Whether a person waits for the bot."""
    yields: bool = False
    """Whether a search ends as soon as anybody else waits for a process."""


class BotProcesses:
    """Worker processes for bots. A table prefers one that knows its game, and so needs only the new part of its log."""

    def __init__(self, quick: ProcessPool, searching: ProcessPool, policy: HostPolicy | None = None) -> None:
        self.quick = quick
        self.searching = searching
        self.policy = policy

    async def ask(
        self,
        asker: Asker,
        game_id: str,
        header: str,
        log: Sequence[InputRow],
        seat: Seat,
        level: str,
        think: Callable[[Question], str | None] = choose,
        company: bool = False,
        details: tuple[str, ...] = (),
        heard: HeardAtTable = SILENCE,
    ) -> str:
        """What a bot of that level would do on that seat, or its hint, as JSON.

        Raises WorkerError or what the bot raises.
        """
        dice = secrets.token_hex(8)
        if level == POLICY:
            level = WITHOUT_POLICY if self.policy is None else f"{POLICY_FILE}{self.policy.path}"
        pool = self.searching if level in SEARCHING and think in SEARCHES else self.quick
        async with pool.turn((asker.guest, asker.table), asker.urgent, game_id, yields=asker.yields) as turn:
            known, seconds = turn.process.known, pool.seconds(turn.share)
            for after in (known.get(game_id, 0), 0):
                rows = encoded_rows(log[after:])
                question = Question(game_id, header, after, rows, seat, level, dice, seconds, company, details, heard)
                try:
                    answered = await turn.call(PROCESSOR_SECONDS, think, question)
                except WorkerHungError:
                    raise
                except WorkerError:  # somebody killed it: another takes its place
                    answered = None
                if answered is not None:
                    known[game_id] = len(log)
                    return answered
            raise WorkerError("the process of the bot ended")

    def forget(self, game_id: str) -> None:
        """Forget a game that was unloaded."""
        for process in (*self.quick.processes, *self.searching.processes):
            process.known.pop(game_id, None)

    def close(self) -> None:
        """Stop the processes."""
        self.quick.close()
        self.searching.close()

"""Argosy: two Mediterranean trading games for people, bots and researchers.

>>> import argosy
>>> match = argosy.Match.new(argosy.list_games()[0], seats=4, seed=7)
"""

from argosy.core.codec import to_json
from argosy.core.contract import CHANCE, CLOCK, Action, Event, Game, Illegal, Message, Result, Seat, State, View
from argosy.core.data_files import EditionError
from argosy.core.match import Match, MatchError
from argosy.core.peek import AnyPeek, Bot, Budget, Peek
from argosy.core.record import Input, Record, RecordError
from argosy.core.registry import game, list_games
from argosy.core.replay import ReplayError, resume, steps, verify
from argosy.core.rng import Rng

__all__ = [
    "CHANCE", "CLOCK", "Action", "AnyPeek", "Bot", "Budget", "EditionError", "Event", "Game", "Illegal", "Input",
    "Match", "MatchError", "Message", "Peek", "Record", "RecordError", "ReplayError", "Result", "Rng", "Seat",
    "State", "View", "game", "list_games", "resume", "steps", "to_json", "verify",
]  # fmt: skip

"""A policy as a bot: a network that was trained on a game's observations and tokens, in a file; `policy:FILE`.

The file names what it was trained for. A policy plays the legal token with the highest logit, token by token.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol, cast

from argosy.bots.play import BotError
from argosy.core.codec import Json
from argosy.core.contract import Action, Edition, Seat, State
from argosy.core.peek import AnyPeek, Budget
from argosy.core.registry import AnyGame, list_games
from argosy.core.rng import Rng
from argosy.games.package import package
from argosy.network import Network, NetworkFileError, floats, load, save

FORMAT: Final = 1
MARK: Final = "argosy_policy"


class Dealt(Protocol):
    """What the state of every game has that has an environment."""

    @property
    def edition(self) -> Edition: ...
    @property
    def seats(self) -> int: ...


@dataclass(frozen=True)
class Policy:
    """A network, and what it was trained for."""

    environment: str
    """The environment with its version, `KEY_v0`: a version promises tokens and observations."""
    game: str
    rules: str
    """The version of the rules."""
    edition: str
    """The digest of the card data."""
    seats: int
    network: Network
    made: str
    """How it was trained, in words, for people."""

    @classmethod
    def of(cls, game: str, edition: Edition, seats: int, network: Network, made: str = "") -> Policy:
        """A policy for a game as it is here."""
        research = package(game).research
        assert research is not None, f"there is no environment of {game}"
        adapter = research()
        return cls(adapter.name, game, adapter.game.rules_version, edition.digest, seats, network, made)

    def save(self, path: Path) -> None:
        """Write the file."""
        header: Mapping[str, Json] = {
            MARK: FORMAT,
            "environment": self.environment,
            "game": self.game,
            "rules": self.rules,
            "edition": self.edition,
            "seats": self.seats,
            "made": self.made,
        }
        save(path, header, self.network)


def load_policy(path: Path) -> Policy:
    """Read a policy. Raises ValueError with a sentence if it is none, or was trained for what is not here."""
    header, network = load(path)
    if header.get(MARK) != FORMAT:
        raise NetworkFileError(f"{path} holds no policy in format {FORMAT}")
    texts = [header.get(name) for name in ("environment", "game", "rules", "edition", "made")]
    seats = header.get("seats")
    if not isinstance(seats, int) or not all(isinstance(text, str) for text in texts):
        raise NetworkFileError(f"{path} does not say what it was trained for")
    environment, game, rules, edition, made = map(str, texts)
    policy = Policy(environment, game, rules, edition, seats, network, made)
    research = package(game).research if game in list_games() else None
    if research is None:
        raise NetworkFileError(f"{path} was trained for {environment}, and there is no environment of {game!r} here")
    here = research()
    if environment != here.name:
        raise NetworkFileError(f"{path} was trained for {environment}, this is {here.name}")
    if rules != here.game.rules_version:
        raise NetworkFileError(f"{path} was trained with rules version {rules}, this is {here.game.rules_version}")
    return policy


class PolicyBot:
    """Plays a policy. It has no luck of its own and thinks no longer if it may."""

    def __init__(self, policy: Policy, name: str) -> None:
        self.policy: Final = policy
        self.name: Final = name
        research = package(policy.game).research
        assert research is not None
        self._adapter = research()
        self._edition: Edition | None = None

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """The action of the likeliest tokens. Raises BotError at a table that it was not trained for."""
        return self.action(peek.game, peek.imagine(Rng(budget.seed)), peek.seat)

    def action(self, game: AnyGame, s: State, seat: Seat) -> Action:
        """The same for a state; it uses only what the seat sees of it, as observations do."""
        dealt = cast("Dealt", s)
        if (game.key, dealt.seats) != (self.policy.game, self.policy.seats) or dealt.edition is not self._edition:
            self._seat_at(game, dealt)
        partial = self._tokens.begin(game, s, seat)
        view = None if self._fast else game.view(s, seat)
        while (action := partial.action) is None:
            if self._fast is not None:
                seen = floats(self._fast.encode(s, seat, partial.spelled))
            else:
                seen = self._encoder.encode(view, seat, partial.spelled)
            logits = self.policy.network.forward(seen[None])[0]
            legal = partial.legal_tokens
            partial.add(legal[int(logits[legal].argmax())])
        return action

    def _seat_at(self, game: AnyGame, dealt: Dealt) -> None:
        """Make ready for a table. Raises BotError."""
        policy, edition = self.policy, dealt.edition
        if game.key != policy.game:
            raise BotError(f"{self.name} plays {policy.game}, not {game.key}")
        if dealt.seats != policy.seats:
            raise BotError(f"{self.name} plays at tables of {policy.seats} seats, not {dealt.seats}")
        if edition.digest != policy.edition:
            raise BotError(f"{self.name} was trained with other card data than the edition {edition.name} has")
        self._tokens = self._adapter.action_tokens.of(edition)
        self._encoder = self._adapter.encoder(edition, policy.seats)
        self._fast = self._encoder.fast()
        sizes = self._encoder.size, len(self._tokens.vocabulary)
        if (policy.network.inputs, policy.network.outputs) != sizes:
            raise BotError(
                f"{self.name} reads {policy.network.inputs} numbers and chooses from {policy.network.outputs} tokens; "
                f"here are {sizes[0]} and {sizes[1]}"
            )
        self._edition = edition


def policy_bot(path: Path) -> PolicyBot:
    """The bot of a policy file. Raises ValueError with a sentence."""
    return PolicyBot(load_policy(path), f"the policy {path}")

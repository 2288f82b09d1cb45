"""The second rung: rules of thumb, one set per game."""

from __future__ import annotations

from argosy.bots.advice import Advice, certain
from argosy.core.contract import Action, Message
from argosy.core.peek import AnyPeek, Budget
from argosy.games.mediterranean.bots.sensible.bot import choose as choose_in_mediterranean
from argosy.games.mediterranean.rules.game import Mediterranean
from argosy.games.neptun.bots.reasons import reasons_for
from argosy.games.neptun.bots.sensible.bot import plan as plan_in_neptun
from argosy.games.neptun.view.view import NeptunView


class SensibleBot:
    """Plays by rules of thumb that look no further than the seat can see, and thinks no longer when allowed to."""

    def choose(self, peek: AnyPeek, budget: Budget) -> Action:
        """What the rules of thumb of the game say. Raises ValueError for a game without any."""
        if isinstance(peek.game, Mediterranean):  # its rules of thumb need no view, which takes time to make
            return choose_in_mediterranean(peek, budget)
        view = peek.view
        if isinstance(view, NeptunView):
            return plan_in_neptun(view).action
        raise ValueError(f"the bot sensible does not know the game {peek.game.key}")

    def advise(self, peek: AnyPeek, budget: Budget) -> Advice:
        """Its choice with reasons: rules of thumb name one move, and hardly say what another would be worth."""
        view = peek.view
        if isinstance(view, NeptunView):
            plan = plan_in_neptun(view)
            return Advice((certain(plan.action, 0.0, *reasons_for(view, plan)),))
        return Advice((certain(self.choose(peek, budget), 0.0, Message("reason-rule-of-thumb", {})),))

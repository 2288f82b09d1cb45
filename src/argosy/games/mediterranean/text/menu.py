"""The menu of a seat in Trading in the Mediterranean: every listed input, numbered, with what it means."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Action, Term
from argosy.games.mediterranean.edition.vocabulary import Effect
from argosy.games.mediterranean.notation import STEPS
from argosy.games.mediterranean.rules import actions as a
from argosy.games.mediterranean.rules.losses import BUILDING, STORED
from argosy.games.mediterranean.text.cells import SIDES, TRACKS
from argosy.games.mediterranean.text.parts import MediterraneanParts
from argosy.games.mediterranean.view.event_messages import SHAPES, place
from argosy.games.mediterranean.view.players import Player
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.text.blocks import QUIET, Block, Grid, Line

PLAIN: Final[dict[Action, str]] = {
    a.READY: "means-ready",
    a.UNREADY: "means-unready",
    a.WAIT: "means-wait",
    a.CONFIRM: "means-confirm",
    a.UNDO_PURCHASE: "means-undo",
    a.BankChoice(True): "means-prosperity",
    a.BankChoice(False): "means-poverty",
}


class MediterraneanMenu(MediterraneanParts):
    """The menus of one match."""

    def menu_blocks(self, view: MediterraneanView) -> list[Block]:
        """All entries; in trading also how an offer is composed."""
        rows = [(str(number), one.text, self.meaning(view, one.action)) for number, one in enumerate(view.menu, 1)]
        heads = (self.text("head-number"), "", "")
        blocks: list[Block] = [Grid(self.words.text("cli-menu"), heads, tuple(rows), firm=2)]
        if view.phase == "trading" and view.seat is not None:
            blocks += [Line(self.text("compose"), QUIET), Line(self.text("compose-cards"), QUIET)]
        return blocks

    def meaning(self, view: MediterraneanView, action: Action) -> str:
        """What an input is about, where the notation does not say it all."""
        if action in PLAIN:
            return self.text(PLAIN[action])
        assert view.seat is not None
        mine = view.players[view.seat]
        match action:
            case a.UseAbility():
                return f"{self.building(action.tile, mine)}: {self.ability(action.tile, mine)}"
            case a.GiveOpponent():
                return self.meaning_of_gift(action, mine)
            case a.Flip():
                track = (mine.government, mine.religion)[action.track]
                other = next(side for side in SIDES[action.track] if side != track.side)
                return self.say("means-flip", track=Term("track", TRACKS[action.track]), side=Term("side", other))
            case a.Accept() | a.Withdraw():
                offers = [one for one in view.offers if one.number == action.offer]
                return self.offer(view, offers[0]) if offers else ""
            case a.Vote():
                return self.names[action.victim]
            case a.Accuse():
                return self.text("means-accuse", name=self.names[action.target])
            case a.Penalise():
                return self.text("means-penalise", count=action.points)
            case a.Throw():
                return self.words.text(f"throw-{SHAPES[action.shape]}")
            case a.Lose():
                return self.meaning_of_loss(view, action)
        return self.meaning_of_purchase(view, action, mine)

    def meaning_of_gift(self, action: a.GiveOpponent, mine: Player) -> str:
        """A building used on a rival."""
        what = self.ability(action.tile, mine)
        return f"{self.building(action.tile, mine)}, {self.names[action.target]}: {what}"

    def meaning_of_loss(self, view: MediterraneanView, action: a.Lose) -> str:
        """What would be given up."""
        if action.what >= STORED:
            return ""
        if action.what >= BUILDING:
            owner = view.players[view.victim] if view.victim is not None else None
            return self.building(action.what - BUILDING, owner)
        return self.say("place", place=Term("place", place(self.edition, action.what)))

    def meaning_of_purchase(self, view: MediterraneanView, action: Action, mine: Player) -> str:
        """What is bought, its price and its effect."""
        match action:
            case a.Build():
                tile = self.edition.tiles[action.tile]
                name, what = self.building(action.tile, mine), self.ability(action.tile, mine)
                return self.text("means-build", name=name, price=tile.cost, cubes=tile.cubes, what=what)
            case a.Buy():
                one = view.developments[action.slot]
                name = self.development(one.name)
                said = self.text("means-buy", name=name, price=one.cost)
                card = next(card for card in self.edition.developments if card.id == one.id)
                ideas = [effect for effect in card.effects if effect.verb == "idea"]
                return f"{said}: {self.meaning_of_idea(action.choice[-1])}" if ideas and action.choice else said
            case a.BuyPoints():
                space = self.space(mine)
                money, bundle = self.edition.industry_prices[space]
                single = self.edition.industry_singles[space]
                price = action.points // bundle * money + action.points % bundle * single
                return self.text("means-points", points=action.points, price=price)
        return ""

    def meaning_of_idea(self, choice: int) -> str:
        """Where an idea marker goes, by the number that the notation writes as `government -2`."""
        track, step = divmod(choice, len(STEPS))
        return self.effect(Effect("arrow", [track, int(STEPS[step])]), 0)

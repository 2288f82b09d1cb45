"""Text screens of Trading in the Mediterranean: the decision of a seat, the whole table, the boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from argosy.core.contract import Action, Seat, Term, View, seat_term
from argosy.games.mediterranean.edition.vocabulary import Effect
from argosy.games.mediterranean.notation import STEPS
from argosy.games.mediterranean.rules import actions as a
from argosy.games.mediterranean.rules.actions import Accept
from argosy.games.mediterranean.rules.losses import BUILDING, STORED
from argosy.games.mediterranean.text.cells import SIDES, TRACKS, MediterraneanWords
from argosy.games.mediterranean.view.event_messages import AGES, SHAPES, place
from argosy.games.mediterranean.view.players import Player, Track
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.text.blocks import HEADING, QUIET, STRONG, Block, Grid, Line
from argosy.text.game_text import Room

MANY_OFFERS: Final = 12
UNWORDED: Final = ("set-up", "end", "over")
"""Phases outside a turn."""
PLAIN: Final[dict[Action, str]] = {
    a.READY: "means-ready",
    a.UNREADY: "means-unready",
    a.WAIT: "means-wait",
    a.CONFIRM: "means-confirm",
    a.UNDO_PURCHASE: "means-undo",
    a.BankChoice(True): "means-prosperity",
    a.BankChoice(False): "means-poverty",
}
UNSAID: Final = (
    "offered", "offered-own", "offer-withdrawn", "offer-gone", "ready-set", "stored", "stored-known",
    "unfolded", "unfolded-calamities",
)  # fmt: skip
NOTATION: Final = (
    ("offer 2 wine for 1 gold", "offer"),
    ("offer 2 wine for 1 gold + 1vp to 3", "offer-to"),
    ("offer 1 ore for 1 salt with ore-mars", "offer-with"),
    ("offer 1 salt for spare g5 1 to 3", "offer-pact"),
    ("accept 12", "accept"),
    ("accept 12 with ore-mars", "accept-with"),
    ("withdraw 12", "withdraw"),
    ("store wine-mars salt-venus", "store"),
    ("show 2 wine", "show"),
    ("wait", "wait"),
    ("ready", "ready"),
    ("use g4", "use"),
    ("use g5 on 3", "use-on"),
    ("flip religion", "flip"),
    ("pass", "pass"),
    ("bank prosperity", "bank"),
    ("accuse 2", "accuse"),
    ("penalty 3", "penalty"),
    ("vote 2", "vote"),
    ("lose farm grain", "lose"),
    ("build g4", "build"),
    ("buy army from farm salt", "buy"),
    ("points 3", "points"),
    ("undo purchase", "undo-purchase"),
    ("confirm", "confirm"),
)
"""An example of every kind of input, and the message that explains it."""


class MediterraneanText(MediterraneanWords):
    """Text screens for one match."""

    unsaid = frozenset(f"mediterranean-event-{id}" for id in UNSAID)
    questions: tuple[tuple[str, str], ...] = (
        ("table", "cli-mediterranean-help-table"),
        ("boards", "cli-mediterranean-help-boards"),
    )
    examples = ("M6", "M6.4")

    def status(self, view: MediterraneanView) -> Line:
        """Turn, phase and turn order."""
        if view.phase in UNWORDED:
            return Line(self.text(view.phase), STRONG)
        parts = [
            self.say("status", turn=view.turn, age=Term("age", AGES[view.turn - 1]), phase=Term("phase", view.phase))
        ]
        parts.append(self.text("order", order=", ".join([self.names[seat] for seat in view.order])))
        if view.phase == "trading":
            parts.append(self.text("deals", count=view.deals))
        return Line(" ".join(parts), STRONG)

    # Players and boards

    def players(self, view: MediterraneanView) -> Grid:
        """All seats: points, money, tracks, cards, and goods they are known to hold."""
        keys = ("player", "vp", "money", "government", "religion", "happiness", "safety", "hand", "stored", "known")
        rows = tuple([self.player_row(view, player) for player in view.players])
        return Grid(self.text("players"), (*self.heads(*keys), ""), rows)

    def player_row(self, view: MediterraneanView, player: Player) -> tuple[str, ...]:
        """One seat, with the number that the notation uses."""
        ready = view.phase == "trading" and player.ready
        done = view.phase in ("civic", "purchasing") and player.done
        return (
            self.player_name(view, player.seat),
            self.text("hidden") if player.vp is None else str(player.vp),
            self.money(player.money),
            self.track(player.government),
            self.track(player.religion),
            f"{player.happiness:+d}" if player.happiness else "0",
            f"{player.safety:+d}" if player.safety else "0",
            str(player.cards_in_hand),
            str(player.cards_stored),
            self.known(player),
            self.text("ready") if ready else self.text("done") if done else "",
        )

    def known(self, player: Player) -> str:
        """The goods that a seat is known to hold: `grain, 2 wool`."""
        held = [(self.words.text(f"good-{good}"), count) for good, count in player.known_goods.items()]
        return ", ".join([f"{count} {good}" if count > 1 else good for good, count in held])

    def player_name(self, view: MediterraneanView, seat: Seat) -> str:
        """The number of a seat and its player's name."""
        name = f"{seat + 1} {self.names[seat]}"
        return self.text("you", name=name) if seat == view.seat else name

    def track(self, track: Track) -> str:
        """Side and space of an idea marker."""
        return self.say("track", side=Term("side", track.side), space=track.space)

    def board(self, player: Player) -> list[Block]:
        """A player board: cubes, culture, buildings."""
        words, edition = self.words, self.edition
        improvements = [name for name in ("bank", "army", "colosseum") if getattr(player, name)]
        industries = ["place-industry"] if player.industry else []
        industries += [f"place-industry-{good}" for good in player.industries]
        cubes = self.text(
            "board",
            farms=self.listed([words.text(f"good-{good}") for good in player.farms]),
            cities=player.cities,
            city_room=edition.city_room,
            harbors=player.harbors,
            harbor_room=edition.harbor_room,
            room=player.warehouse_room,
            improvements=self.listed([words.text(f"place-{name}") for name in improvements]),
            industries=self.listed([words.text(place) for place in industries]),
            price=self.price(player),
            wonders=player.wonders,
            wonder_room=edition.wonder_room,
            available=player.available,
            supply=player.supply,
        )
        buildings = " ".join([self.buildings(player, track) for track in (0, 1)])
        return [Line(cubes), Line(self.culture(player)), Line(buildings)]

    def price(self, player: Player) -> str:
        """What victory points cost with this industry (M8.4)."""
        space = self.space(player)
        if space < 0:
            return self.words.text("cli-none")
        money, points = self.edition.industry_prices[space]
        return self.text("price", money=money, points=points)

    def space(self, player: Player) -> int:
        """The space of the industry marker; below 0 without an industry (M7.9)."""
        return int(player.industry) + len(player.industries) - 1

    def culture(self, player: Player) -> str:
        """The culture grid: which boxes of each row are filled."""
        rows = []
        for row, boxes in zip(self.edition.culture_rows, player.culture, strict=True):
            filled = " ".join([str(box) for box, cube in enumerate(boxes, 1) if cube])
            rows.append(self.say("culture-row", row=Term("row", row), boxes=filled or self.words.text("cli-none")))
        return self.text("culture", rows=", ".join(rows))

    def buildings(self, player: Player, track: int) -> str:
        """The buildings of one track with their abilities."""
        marker = (player.government, player.religion)[track]
        ids = [tile.id for tile in self.edition.tiles]
        said = []
        for building in player.buildings:
            if building.track == TRACKS[track]:
                tile = ids.index(building.tile)
                state = self.text("new") if building.fresh else self.text("used") if building.used else ""
                what = self.ability(tile, player)
                name = f"{building.tile} {self.building(tile, player)}"
                said.append(f"{name} ({what})" + (f", {state}" if state else ""))
        listed = "; ".join(said) or self.words.text("cli-none")
        return self.say(
            "buildings", track=Term("track", TRACKS[track]), count=len(said), limit=marker.limit, listed=listed
        )

    # Cards

    def hand(self, view: MediterraneanView) -> list[Block]:
        """The seat's own hand by good: what the set pays, what one more would add, and the bottoms."""
        goods = self.edition.goods
        rows = []
        for number, good in enumerate(goods):
            cards = [card for card in view.hand if card.good == good]
            if not cards:
                continue
            worth = self.edition.set_value(number, len(cards))
            more = self.edition.set_value(number, len(cards) + 1) - worth
            bottoms = [card.bottom for card in cards]
            said = [f"{bottoms.count(bottom)} {self.bottom_cell(view, bottom)}" for bottom in dict.fromkeys(bottoms)]
            rows.append((self.good(good), str(len(cards)), self.money(worth), f"+{self.money(more)}", ", ".join(said)))
        if not rows:
            return []
        total = self.money(sum(view.set_values.values()))
        title = self.text("hand")
        heads = self.heads("good", "cards", "worth", "more", "bottoms")
        return [Grid(title, heads, tuple(rows)), Line(self.text("total", cards=len(view.hand), money=total))]

    def bottom_cell(self, view: MediterraneanView, bottom: str) -> str:
        """A bottom, marked if the card cannot be stored (M6.10)."""
        word = self.bottom(bottom)
        storable = self.edition.bottom_storable[self.edition.bottoms.index(bottom)]
        return word if storable else self.text("unstorable", bottom=word)

    def stock(self, view: MediterraneanView) -> list[Block]:
        """The seat's own warehouse."""
        if view.seat is None:
            return []
        room = view.players[view.seat].warehouse_room
        return [Line(self.text("stock", count=len(view.stored), room=room, cards=self.cards(view.stored)))]

    def traces(self, view: MediterraneanView) -> list[Block]:
        """Cards that the seat gave away, and who may hold them now."""
        said = [
            self.text("trace", card=self.cards([trace.card]), who=self.holders(trace.seats)) for trace in view.traces
        ]
        return [Line(self.text("traces", traces="; ".join(said)), QUIET)] if said else []

    def holders(self, seats: tuple[Seat, ...]) -> str:
        """Who may hold a card."""
        return " / ".join([self.names[seat] for seat in seats]) or self.words.text("cli-none")

    def spent(self, view: MediterraneanView) -> list[Block]:
        """What every seat has spent this turn, with bottoms."""
        rows = tuple([(self.names[player.seat], self.cards(player.spent)) for player in view.players if player.spent])
        return [Grid(self.text("spent"), ("", ""), rows)] if rows else []

    # Trading

    def offers(self, view: MediterraneanView, most: int = MANY_OFFERS) -> list[Block]:
        """The open offers by number: first those that the seat can accept, then its own, then the others."""
        if not view.offers:
            return [Line(self.text("no-offers"))] if view.phase == "trading" else []
        mine = {entry.action.offer for entry in view.menu if isinstance(entry.action, Accept)}
        ranked = sorted(
            view.offers, key=lambda offer: (offer.number not in mine, offer.seat != view.seat, offer.number)
        )
        rows = []
        for offer in ranked[:most]:
            note = self.text("can-accept") if offer.number in mine else self.text("yours") if offer.cards else ""
            rows.append((str(offer.number), self.offer(view, offer), note))
        blocks: list[Block] = [Grid(self.text("offers"), ("", "", ""), tuple(rows))]
        if len(ranked) > most:
            blocks.append(Line(self.text("more-offers", count=len(ranked) - most), QUIET))
        return blocks

    def promises(self, view: MediterraneanView) -> list[Block]:
        """The promises for the next Civic phase."""
        rows = []
        for seat, tile, target, use in view.pacts:
            give = (self.pact(tile, target, use, view.players[seat]),)
            rows.append(self.say("promise", seat=seat_term(seat), give=give))
        return [Line(self.text("promises", promises="; ".join(rows)))] if rows else []

    # Developments and calamities

    def developments(self, view: MediterraneanView) -> list[Block]:
        """The developments on display: price, workers, effect."""
        rows = []
        cards = {card.id: card for card in self.edition.developments}
        for card in view.developments:
            name = self.development(card.name)
            typed = "" if name.casefold().replace(" ", "-") == card.id else card.id
            what = self.effects(cards[card.id].effects, view.turn)
            rows.append((name, typed, self.money(card.cost), str(card.workers) if card.workers else "", what))
        heads = self.heads("development", "typed", "price", "workers", "effect")
        return [Grid(self.text("developments"), heads, tuple(rows))] if rows else []

    def development(self, name: str) -> str:
        """The name of a development."""
        return self.say("development", development=Term("development", name))

    def development_line(self, view: MediterraneanView) -> list[Block]:
        """The developments in one line, where they are not yet for sale."""
        said = [f"{self.development(card.name)} {self.money(card.cost)}" for card in view.developments]
        return [Line(self.text("developments-short", developments=", ".join(said)), QUIET)] if said else []

    def calamities(self, view: MediterraneanView) -> list[Block]:
        """The calamities of the turn with their effects."""
        cards = {card.name: card for card in self.edition.calamities}
        blocks: list[Block] = []
        for name in view.calamities:
            key = ("calamity-unhappiness", "calamity-barbarian")[cards[name].kind]
            blocks.append(
                Line(self.say(key, calamity=Term("calamity", name), what=self.effects(cards[name].effects)), QUIET)
            )
        return blocks

    def menu_blocks(self, view: MediterraneanView) -> list[Block]:
        """All entries; in trading also how an offer is composed."""
        rows = [
            (str(number), entry.text, self.meaning(view, entry.action)) for number, entry in enumerate(view.menu, 1)
        ]
        heads = (self.text("head-number"), "", "")
        blocks: list[Block] = [Grid(self.words.text("cli-menu"), heads, tuple(rows), firm=2)]
        if view.phase == "trading" and view.seat is not None:
            blocks += [Line(self.text("compose"), QUIET), Line(self.text("compose-cards"), QUIET)]
        return blocks

    def meaning(self, view: MediterraneanView, action: Action) -> str:
        """The meaning of an input, where the notation does not show it."""
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
                offers = [offer for offer in view.offers if offer.number == action.offer]
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
        """What would be lost."""
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
                shown = view.developments[action.slot]
                name = self.development(shown.name)
                said = self.text("means-buy", name=name, price=shown.cost)
                card = next(card for card in self.edition.developments if card.id == shown.id)
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
        """Where an idea marker moves, by the number that the notation writes as `government -2`."""
        track, step = divmod(choice, len(STEPS))
        return self.effect(Effect("arrow", [track, int(STEPS[step])]), 0)

    def decision(self, view: View, room: Room) -> list[Block]:
        """Status, players and what the phase needs; the prompt comes last, near the input."""
        assert isinstance(view, MediterraneanView)
        blocks: list[Block] = [self.status(view)]
        if room is Room.WIDE or (room is Room.EAR and view.phase != "trading"):
            blocks.append(self.players(view))
        blocks += self.phase_blocks(view, room)
        return [*blocks, Line(self.words.say(view.prompt, self.names), STRONG)]

    def phase_blocks(self, view: MediterraneanView, room: Room) -> list[Block]:
        """The blocks that the present phase needs."""
        wide = room is Room.WIDE
        board = [] if view.seat is None else self.board(view.players[view.seat])
        if view.phase == "trading":
            blocks = [*board, *self.development_line(view), *self.calamities(view)] if wide else []
            blocks += [*self.promises(view), *self.traces(view), *self.offers(view), *self.hand(view)]
            return blocks + self.stock(view)
        if view.phase == "purchasing":
            return [*board, *self.developments(view)]
        if view.phase == "civic":
            shown = self.developments(view) if wide else self.development_line(view)
            return [*board, *self.promises(view), *shown, *self.calamities(view)]
        if view.phase == "judging":
            return [*self.hand(view), *self.stock(view)]
        if view.phase == "resolution":
            return [*self.spent(view), *board, *self.calamities(view)]
        return []

    def menu(self, view: View) -> list[Block]:
        """Every listed input, numbered."""
        assert isinstance(view, MediterraneanView)
        return self.menu_blocks(view)

    def actions(self, view: View) -> Sequence[Action]:
        """The inputs of the menu in the order of their numbers; offers are not among them."""
        assert isinstance(view, MediterraneanView)
        return [entry.action for entry in view.menu]

    def table(self, view: View) -> list[Block]:
        """Everything public, and the seat's own cards."""
        assert isinstance(view, MediterraneanView)
        blocks: list[Block] = [self.status(view), self.players(view)]
        blocks += [*self.developments(view), *self.calamities(view), *self.spent(view), *self.promises(view)]
        blocks += [*self.offers(view, len(view.offers)), *self.traces(view), *self.hand(view), *self.stock(view)]
        unseen: dict[str, int] = {}
        for name, count in view.unseen.items():
            good = name.partition("-")[0]
            unseen[good] = unseen.get(good, 0) + count
        return [*blocks, Line(self.text("unseen", goods=self.goods(unseen)), QUIET), *self.boards(view)]

    def boards(self, view: MediterraneanView) -> list[Block]:
        """All player boards."""
        blocks: list[Block] = []
        for player in view.players:
            blocks += [Line(self.player_name(view, player.seat), HEADING), *self.board(player)]
        return blocks

    def spoken(self, view: View) -> list[Block]:
        """For screen readers: the same as the table, since nothing of it is drawn."""
        return self.table(view)

    def answer(self, view: View, command: str, rest: str, width: int) -> list[Block] | None:
        """All player boards; None if the command is something else."""
        assert isinstance(view, MediterraneanView)
        return self.boards(view) if command == "boards" else None

    def notation(self) -> list[Block]:
        """How inputs are typed, phase by phase."""
        rows = tuple([(typed, self.text(f"notation-{key}")) for typed, key in NOTATION])
        return [Grid(self.text("notation"), ("", ""), rows)]

    def source(self, key: str) -> str:
        """A source of victory points as a word."""
        return self.say("source", source=Term("source", key))

"""The parts of the screen of Trading in the Mediterranean: status, players, boards, cards, offers, developments."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Seat, Term, seat_term
from argosy.games.mediterranean.rules.actions import Accept
from argosy.games.mediterranean.text.cells import TRACKS, MediterraneanWords
from argosy.games.mediterranean.view.event_messages import AGES
from argosy.games.mediterranean.view.players import Player, Track
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.text.blocks import QUIET, STRONG, Block, Grid, Line

MANY_OFFERS: Final = 12
UNWORDED: Final = ("set-up", "end", "over")
"""Phases that are no phase of a turn."""


class MediterraneanParts(MediterraneanWords):
    """Everything that can stand on the screen of one match."""

    def status(self, view: MediterraneanView) -> Line:
        """Where the game stands: turn, phase, order."""
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
        """All seats: points, money, tracks, cards, and what they are known to hold."""
        keys = ("player", "vp", "money", "government", "religion", "happiness", "safety", "hand", "stored", "known")
        rows = tuple([self.player_row(view, player) for player in view.players])
        return Grid(self.text("players"), (*self.heads(*keys), ""), rows)

    def player_row(self, view: MediterraneanView, player: Player) -> tuple[str, ...]:
        """One seat; its number is what is typed to name it."""
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
        """What everybody knows a seat to hold, in few words: `grain, 2 wool`."""
        held = [(self.words.text(f"good-{good}"), count) for good, count in player.known_goods.items()]
        return ", ".join([f"{count} {good}" if count > 1 else good for good, count in held])

    def player_name(self, view: MediterraneanView, seat: Seat) -> str:
        """The number of a seat and who sits there."""
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
        """The space of the industry marker; below 0 without any industry (M7.9)."""
        return int(player.industry) + len(player.industries) - 1

    def culture(self, player: Player) -> str:
        """The culture grid: which boxes of each row are filled."""
        rows = []
        for row, boxes in zip(self.edition.culture_rows, player.culture, strict=True):
            filled = " ".join([str(box) for box, cube in enumerate(boxes, 1) if cube])
            rows.append(self.say("culture-row", row=Term("row", row), boxes=filled or self.words.text("cli-none")))
        return self.text("culture", rows=", ".join(rows))

    def buildings(self, player: Player, track: int) -> str:
        """The buildings of one track with what they do."""
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
            said = [f"{bottoms.count(one)} {self.bottom_cell(view, one)}" for one in dict.fromkeys(bottoms)]
            rows.append((self.good(good), str(len(cards)), self.money(worth), f"+{self.money(more)}", ", ".join(said)))
        if not rows:
            return []
        total = self.money(sum(view.set_values.values()))
        title = self.text("hand")
        heads = self.heads("good", "cards", "worth", "more", "bottoms")
        return [Grid(title, heads, tuple(rows)), Line(self.text("total", cards=len(view.hand), money=total))]

    def bottom_cell(self, view: MediterraneanView, bottom: str) -> str:
        """A bottom; one that may not be warehoused says so (M6.10)."""
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
        """Cards that the seat gave away and who may hold them now."""
        said = [self.text("trace", card=self.cards([one.card]), who=self.holders(one.seats)) for one in view.traces]
        return [Line(self.text("traces", traces="; ".join(said)), QUIET)] if said else []

    def holders(self, seats: tuple[Seat, ...]) -> str:
        """Who may hold a card."""
        return " / ".join([self.names[seat] for seat in seats]) or self.words.text("cli-none")

    def spent(self, view: MediterraneanView) -> list[Block]:
        """What everybody has spent this turn, bottoms open."""
        rows = tuple([(self.names[one.seat], self.cards(one.spent)) for one in view.players if one.spent])
        return [Grid(self.text("spent"), ("", ""), rows)] if rows else []

    # Trading

    def offers(self, view: MediterraneanView, most: int = MANY_OFFERS) -> list[Block]:
        """The open offers by number: first those that the seat can accept, then its own, then the others."""
        if not view.offers:
            return [Line(self.text("no-offers"))] if view.phase == "trading" else []
        mine = {entry.action.offer for entry in view.menu if isinstance(entry.action, Accept)}
        ranked = sorted(view.offers, key=lambda one: (one.number not in mine, one.seat != view.seat, one.number))
        rows = []
        for one in ranked[:most]:
            note = self.text("can-accept") if one.number in mine else self.text("yours") if one.cards else ""
            rows.append((str(one.number), self.offer(view, one), note))
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

    # What the turn brings

    def developments(self, view: MediterraneanView) -> list[Block]:
        """The developments on display: price, workers, effect."""
        rows = []
        cards = {card.id: card for card in self.edition.developments}
        for one in view.developments:
            name = self.development(one.name)
            typed = "" if name.casefold().replace(" ", "-") == one.id else one.id
            what = self.effects(cards[one.id].effects, view.turn)
            rows.append((name, typed, self.money(one.cost), str(one.workers) if one.workers else "", what))
        heads = self.heads("development", "typed", "price", "workers", "effect")
        return [Grid(self.text("developments"), heads, tuple(rows))] if rows else []

    def development(self, name: str) -> str:
        """The name of a development."""
        return self.say("development", development=Term("development", name))

    def development_line(self, view: MediterraneanView) -> list[Block]:
        """The developments in one line, where they are not yet for sale."""
        said = [f"{self.development(one.name)} {self.money(one.cost)}" for one in view.developments]
        return [Line(self.text("developments-short", developments=", ".join(said)), QUIET)] if said else []

    def calamities(self, view: MediterraneanView) -> list[Block]:
        """The calamities of the turn with what they do."""
        cards = {card.name: card for card in self.edition.calamities}
        blocks: list[Block] = []
        for name in view.calamities:
            key = ("calamity-unhappiness", "calamity-barbarian")[cards[name].kind]
            blocks.append(
                Line(self.say(key, calamity=Term("calamity", name), what=self.effects(cards[name].effects)), QUIET)
            )
        return blocks

"""Trading in the Mediterranean in words: events, prompts and names of the standard edition, in every language."""

from __future__ import annotations

import csv
import re

import pytest

from argosy.core.contract import Event, Illegal, Message, Term, Value, seat_term, seat_terms
from argosy.games.mediterranean.edition.components import load_edition
from argosy.games.mediterranean.rules import events as e
from argosy.games.mediterranean.rules.board.scoring import SOURCES
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import BANKING, FLIPPING, GIVING, PURCHASING, MediterraneanState
from argosy.games.mediterranean.rules.terms import building_term, card_term, pact_term, wares
from argosy.games.mediterranean.view.event_messages import HEADINGS, tell
from argosy.games.mediterranean.view.prompts import RULES, prompt
from argosy.text.translate import LANGUAGES, Words
from tests.games.mediterranean.table import table as laid_out
from tests.laws.random_play import Table, positions
from tests.locales.spoken import ROOT, SOURCE, calls, ids_given_to, messages_of

NAMES = ("Anna", "Ben", "Cleo", "Inés", "Emma", "Finn")
EDITION = load_edition()
GIVE = (0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0)
WANT = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)
NOTHING = (0,) * 12
EVENTS: tuple[Event, ...] = (
    e.TurnBegan(1), e.TurnBegan(4), e.TurnBegan(6), e.OrderSet((2, 0, 3, 1)),
    e.StockReturned(0, 2, (0, 11)), e.StockReturned(0, 1), e.Produced(1, (0, 1, 4), 2, 1, (0, 7, 35, 69)),
    e.Produced(1, (0, 1, 4), 2, 1), e.Produced(1, (), 0, 0), e.PutBack(0, 8),
    *[e.Reshuffled(deck) for deck in range(7)],
    e.Unfolded((0, 1, 2, 3, 4, 5), ()), e.Unfolded((18, 19, 20, 21, 22, 23), (0, 5)),
    e.AbilityUsed(0, 0, 0), e.OpponentGiven(0, 4, 1, 2, False), e.OpponentGiven(0, 4, 0, 2, True),
    e.OpponentGiven(0, 10, 0, 3, False), e.TrackMoved(0, 0, 0, 3), e.TrackMoved(0, 1, 0, -3), e.StatusMoved(1, 0, 0, 2),
    e.StatusMoved(1, 1, 0, -1), e.StatusMoved(1, 1, -1, 0), e.Flipped(2, 0, True, ()), e.Flipped(2, 1, False, (6,)),
    e.Flipped(2, 0, True, (0, 3, 5)), e.PactsSettled(), e.TradingBegan(),
    e.Offered(1, 0, (), GIVE, WANT, 0, 0, (), ()), e.Offered(2, 0, (1, 3), NOTHING, WANT, 2, 1, (4, 1, 0), (10, 3, 1)),
    e.Offered(3, 0, (1,), GIVE, NOTHING, 0, 0, (), (), (40, 50, 55)), e.OfferGone(1, True), e.OfferGone(2, False),
    e.DealStruck(1, 0, 1, GIVE, WANT, 0, 3), e.DealStruck(1, 0, 1, GIVE, NOTHING, 0, 3, (), (), (40, 50, 55), ()),
    e.TopsShown(3, GIVE), e.Stored(0, 0), e.Stored(0, 1), e.Stored(0, 3), e.Stored(0, 2, (0, 0)), e.ReadySet(0, True),
    e.ReadySet(0, False), e.GraceBegan(), e.TradingEnded(), e.Accused(0, 1),
    e.PenaltiesCounted(1, (0, -1, 5, 1), 1), e.PenaltiesCounted(1, (0, -1, 5, 2), 2),
    e.PenaltiesCounted(1, (0, -1, 0, 2), 0), e.Spent(0, (0, 1, 1, EDITION.piracy), 3), e.Spent(1, (), 0),
    e.BankChosen(0, True), e.BankChosen(0, False), e.ChoiceSealed(0, None), e.ChoiceSealed(0, 1),
    *[e.PointsGained(0, 3, source) for source in range(len(SOURCES))], e.PointsGained(0, -1, 9), e.MoneyMoved(0, 2),
    e.MoneyMoved(0, -2), *[e.IndustryPaid(0, good, good > 2) for good in range(5)],
    e.VotesCounted(1, (-1, 2, -1, 0, 2, -1)), e.CalamityFell(0, -1), *[e.CalamityFell(card, 3) for card in range(10)],
    *[e.CubeLost(0, place) for place in range(28)], e.BuildingLost(0, 7, 1), e.StockLost(0, (0, 3)),
    e.PurchasingBegan(), e.Built(0, 0, 0, 6, 2), e.Built(0, 2, 1, 8, 0), e.Built(0, 9, 1, 5, 1),
    *[e.Bought(0, card, 2, (0,), ()) for card in range(36)],
    *[e.Bought(0, card, 3, (0,), (1,)) for card in (6, 14, 24)], e.Bought(0, 6, 3, (), (5,)),
    e.PointsBought(0, 1, 4), e.PointsBought(0, 2, 3),
    e.PurchaseUndone(0), e.Confirmed(0, 5), e.ThrowsShown((0, -1, 2, -1)), e.ThrowsShown((1, -1, 1, -1)),
    e.GameEnded((40, 31, 40, 12), (0, 2)), e.GameEnded((40, 31, 39, 12), (0,)),
)  # fmt: skip
TOLD = [tell(EDITION, event) for event in EVENTS]
PROMPTS: dict[str, dict[str, Value]] = {
    "using": {}, "giving": {},
    "giving-promised": {"building": Term("building", "Bath House"), "target": seat_term(1), "use": "use"},
    "flipping": {},
    "accusing": {}, "judging": {"target": seat_term(1), "most": 5}, "trading": {"room": 3}, "trading-ready": {},
    "grace": {"room": 5},
    "banking": {"prosperity": 1, "poverty": 2},
    "voting": {"calamity": Term("calamity", "Captives"), "seats": seat_terms((0, 2)), "ballot": 1},
    "losing": {"calamity": Term("calamity", "Marsh Fever"), "count": 2, "thing": "cube"},
    "losing-for": {"calamity": Term("calamity", "Captives"), "count": 1, "thing": "cube", "victim": seat_term(2)},
    "purchasing": {"money": 12},
    "purchasing-before-iron": {"money": 12}, "throwing": {}, "wait": {"seats": seat_terms((0,)), "count": 1},
    "wait-choice": {"seats": seat_terms((0, 1)), "count": 2}, "chance": {},
    "over": {"seats": seat_terms((1,)), "count": 1},
}  # fmt: skip

each_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, message: Message) -> str:
    """A message in words, of which Fluent has nothing to complain."""
    words = Words(language)
    pattern = words._book.whole().get_message(message.id).value
    assert pattern is not None
    assert not words._book.whole().format_pattern(pattern, words._arguments(message.args, NAMES))[1], message
    return words.say(message, NAMES)


@each_language
def test_every_event_is_told_without_gaps(language: str) -> None:
    assert {type(event) for event in EVENTS} == set(e.ALL)
    for message in TOLD:
        sentence = say(language, message)
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ][^{}]+\.", sentence), sentence
        assert not re.search(r"None|true|false|:[a-z]|[a-z]-(venus|mars)|_|  | [.,;]|\b0>", sentence), sentence


@each_language
def test_every_prompt_is_a_sentence(language: str) -> None:
    for id, args in PROMPTS.items():
        sentence = say(language, Message(f"mediterranean-prompt-{id}", args))
        assert re.fullmatch(r"[^{}]+[.?]", sentence), sentence


@each_language
@pytest.mark.parametrize(("kind", "file"), [("event", "event_messages.py"), ("prompt", "prompts.py")])
def test_every_message_that_the_code_can_make_has_words_and_no_words_are_idle(
    language: str, kind: str, file: str
) -> None:
    prefix = f"mediterranean-{kind}-"
    made = {prefix + id for id in ids_given_to("message", SOURCE / "games" / "mediterranean" / "view" / file)}
    assert {id for id in messages_of(language) if id.startswith(prefix)} == made


def test_every_message_that_the_code_can_make_is_told_here() -> None:
    assert {message.id for message in TOLD} | {f"mediterranean-prompt-{id}" for id in PROMPTS} == {
        id for id in messages_of("en") if id.startswith(("mediterranean-event-", "mediterranean-prompt-"))
    }


def test_messages_of_the_game_are_made_in_two_places_only() -> None:
    """So that no id escapes the test above."""
    makers = [
        file.name
        for file in sorted((SOURCE / "games" / "mediterranean" / "view").rglob("*.py"))
        if calls(file, "Message")
    ]
    assert makers == ["event_messages.py", "prompts.py"]


def test_a_game_played_at_random_says_nothing_else() -> None:
    """Prompts of all seats and the story of a turn and a half, with every option that adds a sentence."""
    options = {name: values[0] for name, values in MEDITERRANEAN.options.items()} | {"trading_chat": "on"}
    known = messages_of("en")
    for position in positions(Table("mediterranean", 4, 0, options)):
        assert isinstance(position.state, MediterraneanState)
        to_act = MEDITERRANEAN.to_act(position.state)
        said = [prompt(position.state, seat, to_act) for seat in (None, 0, 3)]
        said += [tell(EDITION, told) for event in position.events if (told := event.told_to(1)) is not None]
        assert [one.id for one in said if one.id not in known] == []
        if position.state.turn == 2 and MEDITERRANEAN.tick(position.state) is not None:
            break


def test_who_has_promised_is_told_so() -> None:
    state = laid_out(turn=3).stands(0, "dictatorship 2").built(0, "G5").at(GIVING).state
    assert prompt(state, 0, (0,)).id == "mediterranean-prompt-giving"
    state.pacts = [(0, 4, 2, 0), (0, 4, 3, 1)]
    asked = prompt(state, 0, (0,))
    assert Words("en").say(asked, NAMES) == "You promised to use Whisper Gallery on Inés: do that before you pass."
    assert "Fluistergalerij tegen Inés" in Words("nl").say(asked, NAMES)


def test_a_purchase_names_the_place_that_its_buyer_chose() -> None:
    scholar, industry = e.Bought(0, 24, 8, (5,), (1,)), e.Bought(1, 14, 3, (0,), (3,))
    assert Words("en").say(tell(EDITION, scholar), NAMES).endswith("for $8; the cube goes to: culture, Stage.")
    assert Words("nl").say(tell(EDITION, industry), NAMES).endswith("; het blokje gaat naar: Wapensmederij.")
    assert Words("en").say(tell(EDITION, e.Bought(0, 6, 3, (), (5,))), NAMES).endswith("the cube goes to: city.")
    assert "goes to" not in Words("en").say(tell(EDITION, e.Bought(0, 16, 2, (), (1,))), NAMES)


def test_penalties_name_everybody_who_voted() -> None:
    counted = tell(EDITION, e.PenaltiesCounted(1, (0, -1, 5, 1), 1))
    assert Words("en").say(counted, NAMES) == "Penalty for Ben: Anna 0 VP, Cleo 5 VP, Inés 1 VP. It is 1 VP."
    assert Words("es").say(counted, NAMES).endswith("Inés 1 punto. Es de 1 punto.")


def test_headings_and_rules_are_those_of_messages_that_there_are() -> None:
    made = {f"mediterranean-event-{id}": level for id, level in HEADINGS.items()}
    assert {message.id: message.heading for message in TOLD if message.heading} == made
    assert RULES.keys() == PROMPTS.keys()
    assert set(RULES.values()) <= set(Words().rule_ids("M"))


def test_who_waits_is_led_to_the_rule_of_what_is_waited_for() -> None:
    for step, rule in ((FLIPPING, "M4.3"), (BANKING, "M7.3"), (PURCHASING, "M8.1")):
        assert prompt(laid_out().at(step).state, 1, (0,)).rule == rule


@each_language
def test_every_name_of_the_standard_edition_has_a_translation(language: str) -> None:
    named = {"development": [card.name for card in EDITION.developments]}
    named["building"] = [name for tile in EDITION.tiles for name in tile.names]
    named["calamity"] = [card.name for card in EDITION.calamities]
    named["industry"] = [industry.name for industry in EDITION.industries]
    named["row"] = list(EDITION.culture_rows)
    named["good"] = list(EDITION.goods)
    named["bottom"] = [bottom for bottom in EDITION.bottoms if bottom != "piracy"]
    named["source"] = list(SOURCES)
    for kind, names in named.items():
        for name in names:
            id = f"{kind}-{re.sub('[^a-z0-9]+', '-', name.lower())}"
            assert id in messages_of(language), id


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Offer 7: Anna offers Ben and Inés 1 slave, 2 wine and 3 VP for 1 spice."),
        ("de", "Angebot 7: Anna bietet Ben und Inés 1 Sklaven, 2 Wein und 3 SP für 1 Gewürz."),
        ("nl", "Bod 7: Anna biedt Ben en Inés 1 slaaf, 2 wijn en 3 punten voor 1 specerij."),
        ("es", "Oferta 7: Anna ofrece a Ben e Inés 1 de esclavos, 2 de vino y 3 puntos a cambio de 1 de especias."),
    ],
)
def test_an_offer(language: str, expected: str) -> None:
    event = e.Offered(7, 0, (1, 3), GIVE, WANT, 3, 0, (), ())
    assert Words(language).say(tell(EDITION, event), NAMES) == expected


def test_cards_are_named_by_good_and_bottom() -> None:
    cards = (card_term("wine-mars", 2), card_term("slaves-slave_revolt", 1), card_term("piracy"))
    spent = Message("mediterranean-event-spent", {"seat": seat_term(0), "cards": cards, "money": 7})
    assert (
        Words("en").say(spent, NAMES) == "Anna spends 2 wine (Mars), 1 slave (Slave Revolt) and Piracy and receives $7."
    )
    assert "2 de vino (Marte), 1 de esclavos (Revuelta de esclavos) y Piratería" in Words("es").say(spent, NAMES)
    nothing = Message("mediterranean-event-spent", {"seat": seat_term(0), "cards": wares(()), "money": 0})
    assert Words("nl").say(nothing, NAMES) == "Anna geeft niets uit en ontvangt $0."


def test_pacts_name_building_and_player() -> None:
    gallery, tower = building_term(("Lodge of Envoys", "Whisper Gallery")), building_term(("My Own Tower",))
    give = (pact_term("spare", gallery, 2), pact_term("use", tower, 1))
    args: dict[str, Value] = {"number": 1, "seat": seat_term(0), "all": True, "seats": (), "give": give}
    args["want"] = wares(())
    assert Words("nl").say(Message("mediterranean-event-offered", args), NAMES) == (
        "Bod 1: Anna biedt iedereen de belofte om Gezantenhuis / Fluistergalerij niet tegen Cleo te gebruiken en "
        "de belofte om My Own Tower tegen Ben te gebruiken voor niets."
    )


ARROWS = {
    "en": {"white": "white arrow", "black": "black arrow", "blue": "blue arrow", "red": "red arrow"},
    "de": {"white": "weißer Pfeil", "black": "schwarzer Pfeil", "blue": "blauer Pfeil", "red": "roter Pfeil"},
    "nl": {"white": "witte pijl", "black": "zwarte pijl", "blue": "blauwe pijl", "red": "rode pijl"},
    "es": {"white": "flecha blanca", "black": "flecha negra", "blue": "flecha azul", "red": "flecha roja"},
}


@pytest.mark.parametrize("language", ARROWS)
def test_a_pact_names_the_colour_of_its_arrow_in_every_language(language: str) -> None:
    """Where it is offered, and where its maker is reminded of it."""
    for (tile, use), colour in {(4, 2): "white", (4, 3): "black", (10, 2): "blue", (10, 3): "red"}.items():
        event = e.Offered(2, 0, (1,), NOTHING, NOTHING, 0, 0, (tile, 1, use), (), (), (0,))
        house = Term("building", "Pilgrim House")
        promised: dict[str, Value] = {"building": house, "target": seat_term(1), "use": f"use-{colour}"}
        reminder = Message("mediterranean-prompt-giving-promised", promised)
        assert ARROWS[language][colour] in Words(language).say(tell(EDITION, event), NAMES)
        assert ARROWS[language][colour] in Words(language).say(reminder, NAMES)


@pytest.mark.parametrize(
    ("language", "given", "wanted"),
    [
        ("en", "not to use Whisper Gallery on Ben", "to use Pilgrim House / Oracle of Strife on Inés"),
        ("de", "Galerie des Flüsterns nicht gegen Ben", "Pilgerhaus / Orakel der Zwietracht gegen Inés"),
        ("nl", "om Fluistergalerij niet tegen Ben", "om Pelgrimshuis / Orakel van de Twist tegen Inés"),
        ("es", "de no usar Galería de los Susurros contra Ben", "Casa de Peregrinos / Oráculo de la Discordia contra"),
    ],
)
def test_a_pact_names_the_face_that_stands_in_every_language(language: str, given: str, wanted: str) -> None:
    """Only where the takers of an offer show different faces both are named."""
    event = e.Offered(2, 0, (1, 3), NOTHING, NOTHING, 0, 0, (4, 1, 0), (10, 3, 1), (), (1, -1))
    sentence = Words(language).say(tell(EDITION, event), NAMES)
    assert given in sentence
    assert wanted in sentence
    deal = e.DealStruck(2, 0, 1, NOTHING, NOTHING, 0, 0, (4, 1, 0), (10, 3, 1), (), (), (1, 0))
    assert " / " not in Words(language).say(tell(EDITION, deal), NAMES)


def test_votes_and_throws_name_players() -> None:
    words = Words("en")
    assert words.say(TOLD[EVENTS.index(e.VotesCounted(1, (-1, 2, -1, 0, 2, -1)))], NAMES) == (
        "Ballot 1: Ben for Cleo, Inés for Anna, Emma for Cleo."
    )
    assert words.say(TOLD[EVENTS.index(e.ThrowsShown((0, -1, 2, -1)))], NAMES) == (
        "Rock, paper, scissors: Anna rock, Cleo scissors."
    )


def test_refusals_name_players_cards_and_places() -> None:
    words = Words("en")
    spared = Illegal("civic.spared", "M6.8", {"building": Term("building", "Bath House"), "target": seat_term(1)})
    assert words.refusal(spared, NAMES) == "You promised not to use Bath House on Ben; choose another player. [M6.8]"
    stored = Illegal("cards.stored", "M6.10", {"card": card_term("wine-fury")})
    assert words.refusal(stored, NAMES) == (
        "You have wine (Barbarian Fury) in your warehouse only; take it out first. [M6.10]"
    )
    full = Illegal("buy.full", "M8.3", {"place": Term("place", "letters")})
    assert Words("nl").refusal(full, NAMES).startswith("Daar is op je bord geen vrije plaats voor (cultuur, Letteren);")
    loss = Illegal("buy.loss", "M8.3", {"track": Term("track", "happiness")})
    assert Words("es").refusal(loss, NAMES).startswith("Tu felicidad está demasiado baja")
    empty = Illegal("buy.farm_empty", "M8.3", {"farm": Term("good", "salt")})
    assert "no worker on your farm of salt" in words.refusal(empty, NAMES)


def test_the_tables_of_the_docs_are_those_of_the_standard_edition() -> None:
    page = (ROOT / "docs" / "rules" / "mediterranean.md").read_text(encoding="utf-8")
    lines = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")
    ]
    for card in EDITION.developments:
        prices = sorted({price for turn, price in enumerate(card.cost) if turn_of(card.age, turn)}, reverse=True)
        told = " / ".join(f"${price}" for price in prices)
        row = [("Stone", "Bronze", "Iron")[card.age], card.group]
        assert any(line[:2] == row and line[2].startswith(card.name) and line[3] == told for line in lines), card.name
    for tile in EDITION.tiles:
        (line,) = [line for line in lines if line[0] == tile.id]
        assert line[1:3] == [f"${tile.cost}", str(tile.cubes)]
        assert [line[3].split(":")[0], line[4].split(":")[0]] == tile.names
    for calamity in EDITION.calamities:
        assert any(line[:2] == [("unhappiness", "barbarian")[calamity.kind], calamity.name] for line in lines)
    for file, text in EDITION.files.items():
        (line,) = [line for line in lines if line[0] == f"`{file}`"]
        assert line[2].startswith(next(csv.reader(row for row in text.splitlines() if row[:1] != "#"))[0])


def turn_of(age: int, turn: int) -> bool:
    """Whether a turn belongs to an age: 1 to 3 Stone, 4 and 5 Bronze, 6 Iron."""
    return turn in ((1, 2, 3), (4, 5), (6,))[age]

"""Every sentence exists in every language, says what it is given, and nothing is said that nobody asks for."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

import argosy
from argosy.core.contract import Illegal, Message, Phrase, Term, Value
from argosy.games.neptun.rules.events import BonusClaimed, GameEnded, OarsRevealed, Taken
from argosy.games.neptun.rules.game import NEPTUN
from argosy.text.languages import SHARED, files_of
from argosy.text.translate import LANGUAGES, Book, Words
from tests.games.neptun.layout import table
from tests.locales.spoken import SOURCE, calls, calls_of, messages_of

NAMES = ("Anna", "Ben", "Cleo", "Inés", "Emma")
SAMPLE: dict[str, Value] = {
    "city": "Roma",
    "wanted": "Malaca",
    "oar": "7-1",
    "text": "sial Roma",
    "cities": "Roma",
    "oars": "7-1",
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def spoken_ids(language: str, *prefixes: str) -> set[str]:
    return {id for id in messages_of(language) if id.startswith(prefixes)}


def played(seats: int, seed: int) -> Iterator[Message]:
    """The prompts and the story of a random game, as every seat and an onlooker get them."""
    match = argosy.Match.new(NEPTUN, seats=seats, seed=seed)
    dice = random.Random(seed)
    while match.result is None:
        for looker in (None, *range(seats)):
            yield match.view(looker).prompt
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
    yield match.view(0).prompt
    for looker in (None, *range(seats)):
        for event in match.events(looker):
            yield match.game.tell(match.state, event)


def faults(words: Words, message: Message) -> list[Exception]:
    """What Fluent has to say against a sentence: it would print the name of a missing argument and go on."""
    bundle = words._book.whole()
    pattern = bundle.get_message(message.id).value
    assert pattern is not None
    return bundle.format_pattern(pattern, words._arguments(message.args, NAMES))[1]


@pytest.fixture(scope="module")
def told() -> list[Message]:
    """Messages of a few random games, and of what random players hardly ever reach."""
    match = argosy.Match.new(NEPTUN, seats=5, seed=1)
    rare = [BonusClaimed(1, 3), BonusClaimed(1, 1), GameEnded((30, 30, 2, 1, 0), (0, 1)), Taken(3, 0, 4, 7, 11, 2)]
    messages = [match.game.tell(match.state, event) for event in rare]
    messages.append(argosy.Match.new(NEPTUN, seats=3, scripted=True).view(0).prompt)
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        messages.extend(played(seats, seed))
    return messages


@each_language
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages_of(language) == messages_of("en")


def test_shared_files_name_no_game() -> None:
    named = re.compile("|".join(argosy.list_games()), re.IGNORECASE)
    assert [file for file in SHARED.rglob("*.ftl") if named.search(file.read_text(encoding="utf-8"))] == []


@each_language
def test_every_game_and_the_language_have_a_name(language: str) -> None:
    titles = {f"game-{key}" for key in argosy.list_games()}
    assert {*titles, "language-name"} <= messages_of(language).keys()


@each_language
def test_every_refusal_has_a_sentence_and_no_sentence_is_idle(language: str) -> None:
    used = {"refusal-" + code.replace(".", "-") for code, _ in calls_of("Illegal")}
    assert spoken_ids(language, "refusal-") == used


@each_language
def test_every_message_of_neptun_has_words_and_no_words_are_idle(language: str) -> None:
    used = {id for id, _ in calls_of("Message", "games/neptun/view")}
    assert spoken_ids(language, "neptun-prompt-", "neptun-event-") == used


def test_a_refusal_says_only_what_it_is_always_given() -> None:
    wanted = messages_of("en")
    for code, given in calls_of("Illegal"):
        if given is not None:
            assert wanted["refusal-" + code.replace(".", "-")] <= given, code


@each_language
def test_refusals_are_whole_sentences(language: str) -> None:
    words = Words(language)
    for code, given in calls_of("Illegal"):
        args = {key: SAMPLE.get(key, 2) for key in given or ()}
        sentence = words.refusal(Illegal(code, "N4.1", args), NAMES)
        assert re.fullmatch(r"[^{}]+[.?] \[N4\.1\]", sentence), sentence
        assert "None" not in sentence


@each_language
def test_games_are_told_without_gaps(language: str, told: list[Message]) -> None:
    words = Words(language)
    gaps = r"[{}]|None|\bstart\b|  | [.,;]"
    if words.text("good-gold") != "Gold":  # else the key of the gold temple is a word of the language
        gaps += r"|\bGold\b"
    for message in told:
        sentence = words.say(message, NAMES)
        assert not faults(words, message), sentence
        assert not re.search(gaps, sentence), sentence
        assert sentence.endswith((".", "?")), sentence


def test_headings_and_silent_events(told: list[Message]) -> None:
    by_id = {message.id: message for message in told}
    turns = {f"neptun-event-{kind}-turn": 2 for kind in ("draft", "fulfil", "additional")}
    assert {id: message.heading for id, message in by_id.items() if message.heading} == {
        "neptun-event-round": 1
    } | turns
    assert {id for id, one in by_id.items() if one.silent} == {"neptun-event-board", "neptun-event-oar-hidden"}


def test_every_prompt_leads_to_a_rule_and_events_to_none(told: list[Message]) -> None:
    rules = {message.id: message.rule for message in told}
    assert {rule for id, rule in rules.items() if "-prompt-" in id} <= set(Words().rule_ids("N"))
    assert {rule for id, rule in rules.items() if "-prompt-" not in id} == {""}


def test_who_waits_is_led_to_the_rule_of_what_is_waited_for() -> None:
    sailing = table(3).sailing()
    asking = table(3).hand(0, "6+0", "8+0").chart(0, "roma-1 olives").after_turn_5()
    assert (sailing.mover, asking.mover) == (0, 0)
    assert sailing.match.view(1).prompt.rule == "N4.3"
    assert asking.match.view(1).prompt.rule == "N5.1"


def test_every_refusal_of_a_game_leads_to_a_rule() -> None:
    """But for a line that is not notation at all."""
    without = {
        (call.args[0].value, file.parent.name)
        for file in sorted((SOURCE / "games").rglob("*.py"))
        for call in calls(file, "Illegal")
        if len(call.args) > 1 and isinstance(call.args[0], ast.Constant)
        if isinstance(call.args[1], ast.Constant) and not call.args[1].value
    }
    assert without == {("notation.unknown", "neptun"), ("notation.unknown", "mediterranean")}


def test_wind_forecasts_have_a_sign() -> None:
    match = argosy.Match.new(NEPTUN, seats=3, seed=1)
    for forecast, said in ((3, "+3"), (0, "0"), (-2, "-2")):
        told = match.game.tell(match.state, OarsRevealed((1, 2, 3), forecast))
        assert Words().say(told, NAMES).endswith(f"The wind forecast is {said}.")


def test_the_games_told_here_hold_every_message(told: list[Message]) -> None:
    assert {message.id for message in told} == {id for id, _ in calls_of("Message", "games/neptun/view")}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "Anna takes contract 3 (olives to Sanguntum, 3 temple points in Hispania) into slot 5 and the oar card 7-1"
            "; 2 coins lay on it.",
        ),
        (
            "de",
            "Anna nimmt Auftrag 3 (Oliven nach Sanguntum, 3 Tempelpunkte in Hispania), legt ihn auf Feld 5 und bekommt "
            "Ruderkarte 7-1; 2 Münzen lagen darauf.",
        ),
        (
            "nl",
            "Anna neemt contract 3 aan (olijven naar Sanguntum, 3 tempelpunten in Hispania), legt het op veld 5 en "
            "krijgt roerkaart 7-1; er lagen 2 munten op.",
        ),
        (
            "es",
            "Anna acepta el contrato 3 (aceituna a Sanguntum, 3 puntos de templo en Hispania), lo carga en la columna 5"
            " y recibe la carta de remo 7-1; tenía encima 2 monedas.",
        ),
    ],
)
def test_a_contract_is_taken(language: str, expected: str) -> None:
    args: dict[str, Value] = {"seat": Term("seat", 0), "column": 3, "slot": 5, "oar": "7-1", "coins": 2}
    args |= {"city": Term("port", "Sanguntum"), "region": Term("region", "Hispania"), "good": Term("good", "olives")}
    args |= {"gold": 0, "points": 3}
    assert Words(language).say(Message("neptun-event-taken", args), NAMES) == expected


def test_the_slots_of_a_spanish_chart_are_columns() -> None:
    """So says the Spanish rulebook; a `casilla` is a space of a track."""
    text = "".join([file.read_text(encoding="utf-8") for file in files_of("es")])
    assert [line for line in text.splitlines() if "$slot" in line and "casilla" in line.lower()] == []
    spanish = Words("es")
    assert "cinco columnas" in (spanish.rule("N1.8") or "")
    assert "columna libre" in (spanish.rule("N3.8") or "")


@pytest.mark.parametrize(("language", "buy"), [("en", "buy"), ("de", "kaufen"), ("nl", "kopen"), ("es", "comprar")])
def test_a_temple_point_is_bought(language: str, buy: str) -> None:
    """All rulebooks buy it; nothing is donated."""
    neptun = [file for file in files_of(language) if "mediterranean" not in file.parts]
    text = "".join([file.read_text(encoding="utf-8").lower() for file in neptun])
    assert re.findall(r"\b(?:donat\w*|donar\w*|dona|doneer\w*|doneren|spende\w*|gespendet)\b", text) == []
    assert buy in (Words(language).rule("N4.8") or "")


def test_numbers_names_and_lists() -> None:
    english, dutch, spanish = Words("en"), Words("nl"), Words("es")
    order = Message("neptun-event-order", {"seats": tuple([Term("seat", seat) for seat in (1, 0, 3)])})
    assert english.say(order, NAMES) == "The player order is Ben, Anna and Inés."
    assert dutch.say(order, NAMES) == "De speelvolgorde is Ben, Anna en Inés."
    assert spanish.say(order, NAMES) == "El orden de juego es Ben, Anna e Inés."
    assert Words("de").say(order, NAMES) == "Die Spielreihenfolge ist Ben, Anna und Inés."
    shown: tuple[Value, ...] = ("7-1", Phrase("oar", "starting", {"oar": "4+1"}), "2+0")
    each = tuple([Phrase("each", "has", {"seat": Term("seat", seat), "what": oar}) for seat, oar in enumerate(shown)])
    oars = Message("neptun-event-oars", {"each": each, "forecast": -2, "forecast_signed": "-2"})
    assert "Anna 7-1, Ben 4+1 (starting card), Cleo 2+0. The wind forecast is -2." in english.say(oars, NAMES)
    lost: dict[str, Value] = {"seat": Term("seat", 2), "slots": (1, 2, 4), "count": 3}
    assert english.say(Message("neptun-event-lost", lost), NAMES) == "Cleo loses the contracts in slots 1, 2 and 4."
    tile: dict[str, Value] = {"seat": Term("seat", 2), "temple": Term("temple", "Gold"), "rank": 1, "points": 1}
    assert english.say(Message("neptun-event-tile", tile), NAMES) == (
        "Cleo ranks first in the gold temple and takes a tile: 1 point."
    )
    german = Words("de")
    assert german.say(Message("neptun-event-tile", tile), NAMES).startswith("Cleo liegt im Goldtempel auf Platz 1 ")
    tile["temple"] = Term("temple", "Graecia")
    assert german.say(Message("neptun-event-tile", tile), NAMES).startswith("Cleo liegt in Graecia auf Platz 1 ")


def test_refusals_name_players_and_rules() -> None:
    english = Words()
    full = Illegal("draft.slot_full", "N3.8", {"slot": 3})
    assert english.refusal(full, NAMES) == "Slot 3 already holds a contract; choose a free one. [N3.8]"
    waits = Illegal("seat.not_to_act", "N3.2", {"to_act": Term("seat", 1)})
    assert english.refusal(waits, NAMES) == "It is not your turn: Ben is to act. [N3.2]"
    nobody = Illegal("seat.unknown", "N1.8", {"seat": 4, "seats": 3})
    assert english.refusal(nobody, NAMES[:3]) == "There is no seat 4; the seats are 1 to 3. [N1.8]"
    assert not english.refusal(Illegal("undo.too_late", "", {}), NAMES).endswith("]")
    assert english.refusal(Illegal("moon.full", "", {}), NAMES) == "This cannot be done here (moon.full)."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=f"no words in 'xx'; there are in {', '.join(LANGUAGES)}"):
        Words("xx")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("nl")
    bundle = words._book.whole()
    asked = bundle.has_message
    monkeypatch.setattr(bundle, "has_message", lambda id: id != "good-honey" and asked(id))
    assert words.text("good-honey") == "honey"
    assert words.text("good-salt") == "zout"


def test_what_no_language_has_is_its_own_id() -> None:
    assert Words("es").text("no-such-message", count=2) == "no-such-message"
    assert Words("es").say(Message("no-such-message", {"seat": None}), NAMES) == "no-such-message"


@each_language
def test_a_message_parsed_alone_says_what_it_says_among_all(language: str) -> None:
    among = FluentBundle([language], use_isolating=False)
    for file in files_of(language):
        among.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    book = Book(language, [file.read_text(encoding="utf-8") for file in files_of(language)])
    for id in book.ids:
        message = among.get_message(id)
        assert message.value is None or book.text(id, {}) == among.format_pattern(message.value, {})[0], id
    assert book.text("no-such-message", {}) is None

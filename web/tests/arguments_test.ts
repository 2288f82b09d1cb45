/// <reference lib="deno.ns" />
/** The page puts arguments into words as the terminal does. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Args, Speaker, term } from "../src/i18n/arguments.ts";

const NAMES = ["Anna", "Ben", "Cleo", "Inés"];

function speaker(language: string): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const owner of ["text", "games/neptun", "games/mediterranean"]) {
    const folder = new URL(`../../src/argosy/${owner}/locales/${language}/`, import.meta.url);
    for (const file of Deno.readDirSync(folder)) {
      bundle.addResource(new FluentResource(Deno.readTextFileSync(new URL(file.name, folder))));
    }
  }
  const find = (id: string, args: Args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : null;
  };
  return new Speaker(find, NAMES);
}

const seat = (number: number) => term("seat", number);

function same(said: string | null, expected: string): void {
  if (said !== expected) throw new Error(`said ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
}

Deno.test("lists end as the language has it", () => {
  const order = { seats: [1, 0, 3].map(seat) };
  same(speaker("en").say("neptun-event-order", order), "The player order is Ben, Anna and Inés.");
  same(speaker("nl").say("neptun-event-order", order), "De speelvolgorde is Ben, Anna en Inés.");
  same(speaker("es").say("neptun-event-order", order), "El orden de juego es Ben, Anna e Inés.");
  same(speaker("de").say("neptun-event-order", order), "Die Spielreihenfolge ist Ben, Anna und Inés.");
});

Deno.test("signs, starting cards and temples are worded", () => {
  const shown = ["7-1", { ...term("oar", "starting"), args: { oar: "4+1" } }, "2+0"];
  const each = shown.map((what, number) => ({ ...term("each", "has"), args: { seat: seat(number), what } }));
  const oars = speaker("en").say("neptun-event-oars", { each, forecast: -2, forecast_signed: "-2" });
  if (!oars.includes("Anna 7-1, Ben 4+1 (starting card), Cleo 2+0. The wind forecast is -2.")) throw new Error(oars);
  const tile = speaker("en").say("neptun-event-tile", {
    seat: seat(2),
    temple: term("temple", "Gold"),
    rank: 1,
    points: 1,
  });
  same(tile, "Cleo ranks first in the gold temple and takes a tile: 1 point.");
});

Deno.test("refusals name players", () => {
  same(speaker("en").refusal("seat.not_to_act", { to_act: seat(1) }), "It is not your turn: Ben is to act.");
  same(speaker("en").refusal("seat.unknown", { seat: 4, seats: 3 }), "There is no seat 4; the seats are 1 to 3.");
  same(speaker("en").refusal("draft.slot_full", { slot: 3 }), "Slot 3 already holds a contract; choose a free one.");
});

Deno.test("wares are goods, cards, points and pacts", () => {
  const english = speaker("en");
  const wine = { ...term("good", "wine"), count: 2 };
  same(english.words(wine), "2 wine");
  same(english.words({ ...term("good", "slaves"), count: 1 }), "1 slave");
  same(english.words({ ...term("good", "vp"), count: 3 }), "3 VP");
  same(
    english.words({ ...term("card", "with-bottom"), args: { ware: wine, bottom: term("bottom", "mars") } }),
    "2 wine (Mars)",
  );
  const pact = { building: term("building", "Lodge of Envoys"), target: seat(1) };
  same(
    english.words({ ...term("pact", "use-white"), args: pact }),
    "the promise to use Lodge of Envoys on Ben with a white arrow, towards Democracy",
  );
  same(english.words(term("building", "My Own Tower")), "My Own Tower");
});

Deno.test("what a rival loses is taken, not given up", () => {
  const said = ["en", "nl", "es", "de"].map((language) =>
    speaker(language).say("web-do-lose-of", { name: "city", target: seat(1) })
  );
  same(said.join(" | "), "Take from Ben: city | Neem van Ben: city | Quitar a Ben: city | Von Ben nehmen: city");
});

Deno.test("decimals have the sign of the language, oars and names stay as they are", () => {
  const gap = { ...term("difference", "about"), args: { points: "2.4", low: "1.5", high: "3.3" } };
  same(speaker("en").words(gap), "about 2.4 points (1.5 to 3.3)");
  for (const language of ["nl", "es", "de"]) {
    const said = speaker(language).words(gap);
    if (!said.includes("2,4") || said.includes(".")) throw new Error(said);
  }
  same(String(speaker("de").argument("7-1")), "7-1");
  same(speaker("de").words(term("port", "Crete")), "Kreta");
  same(speaker("de").words(term("port", "Roma")), "Roma");
});

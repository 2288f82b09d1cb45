/// <reference lib="deno.ns" />
/** The page puts arguments into words as the terminal does. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Args, Speaker } from "../src/i18n/arguments.ts";

const NAMES = ["Anna", "Ben", "Cleo", "Inés"];

function speaker(language: string): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`../../src/argosy/text/locales/${language}/`, import.meta.url);
  for (const file of Deno.readDirSync(folder)) {
    bundle.addResource(new FluentResource(Deno.readTextFileSync(new URL(file.name, folder))));
  }
  const find = (id: string, args: Args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : null;
  };
  return new Speaker(find, NAMES);
}

function same(said: string | null, expected: string): void {
  if (said !== expected) throw new Error(`said ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
}

Deno.test("lists end as the language has it", () => {
  const order = { seats: [1, 0, 3] };
  same(speaker("en").say("neptun-event-order", order), "The player order is Ben, Anna and Inés.");
  same(speaker("nl").say("neptun-event-order", order), "De speelvolgorde is Ben, Anna en Inés.");
  same(speaker("es").say("neptun-event-order", order), "El orden de juego es Ben, Anna e Inés.");
});

Deno.test("signs, starting cards and temples are worded", () => {
  const oars = speaker("en").say("neptun-event-oars", { each: ["7-1", "4+1 start", "2+0"], forecast: -2 });
  if (!oars.includes("Anna 7-1, Ben 4+1 (starting card), Cleo 2+0. The wind forecast is -2.")) throw new Error(oars);
  const tile = speaker("en").say("neptun-event-tile", { seat: 2, temple: "Gold", rank: 1, points: 1 });
  same(tile, "Cleo ranks first in the gold temple and takes a tile: 1 point.");
});

Deno.test("refusals name players and count seats from 1", () => {
  same(speaker("en").refusal("seat.not_to_act", { to_act: 2 }), "It is not your turn: Ben is to act.");
  same(speaker("en").refusal("seat.unknown", { seat: 4, seats: 3 }), "There is no seat 4; the seats are 1 to 3.");
  same(speaker("en").refusal("draft.slot_full", { slot: 3 }), "Slot 3 already holds a contract; choose a free one.");
});

Deno.test("wares are goods, cards, points and pacts", () => {
  const english = speaker("en");
  same(english.ware("2:wine"), english.some(2, "wine"));
  if (!english.ware("1:wine-mars").includes("Mars")) throw new Error(english.ware("1:wine-mars"));
  same(english.ware("use-white:Lodge of Envoys:1"), "the promise to use Lodge of Envoys on Ben with a white arrow, towards Democracy");
  if (!english.ware("spare:Bath House:1").includes("Ben")) throw new Error(english.ware("spare:Bath House:1"));
});

Deno.test("what a rival loses is taken, not given up", () => {
  const said = ["en", "nl", "es"].map((language) => speaker(language).say("web-do-lose-of", { name: "city", target: 1 }));
  same(said.join(" | "), "Take from Ben: city | Neem van Ben: city | Quitar a Ben: city");
});

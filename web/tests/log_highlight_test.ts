/// <reference lib="deno.ns" />
/** A line of the log names the things on the board that it speaks of. */
import { thingsOf } from "../src/table/log/log_highlight.ts";
import type { Term, Told } from "../src/wire.ts";
import { term } from "../src/i18n/arguments.ts";

const seat = (number: number) => term("seat", number);
const told = (args: Told["args"], ...about: Term[]) => ({ args, about });

function names(line: Pick<Told, "args" | "about">, me: number | null, ...expected: string[]): void {
  const found = [...new Set(thingsOf(line, me))].sort();
  if (JSON.stringify(found) !== JSON.stringify(expected.sort())) throw new Error(`${found}, not ${expected}`);
}

Deno.test("a voyage names the boat, its ports and its seat", () => {
  const line = told({ seat: seat(2), start: term("port", "Crete"), city: term("port", "Alexandria") }, term("boat", 2));
  names(line, 0, "boat 2", "port Alexandria", "port Crete", "seat 2", "port 2 Alexandria", "port 2 Crete");
});

Deno.test("what a line is about is named beside its arguments", () => {
  names(told({ wind: 4 }, term("wind", ""), term("oar", 1)), null, "wind", "oar 1");
  names(
    told({ seat: seat(0), good: term("good", "grain") }, term("contract", "Tyros grain")),
    null,
    "contract Tyros grain",
    "seat 0",
  );
});

Deno.test("a deal names its goods in one's hand to those who made it", () => {
  const ore = { ...term("good", "ore"), count: 2 };
  const card = { ...term("card", "with-bottom"), args: { ware: ore, bottom: term("bottom", "mars") } };
  const args = {
    number: 6,
    seat: seat(3),
    other: seat(1),
    give: [{ ...term("good", "salt"), count: 1 }],
    want: [card],
  };
  const line = told(args, term("offer", 6), term("deal", 6));
  names(line, 0, "deal 6", "offer 6", "seat 1", "seat 3");
  names(line, 1, "deal 6", "good ore", "good salt", "offer 6", "seat 1", "seat 3");
});

Deno.test("what every seat has is named by seat too", () => {
  const built = told({ seat: seat(2), building: term("building", "Citadel Gate") });
  names(built, null, "building 2 Citadel Gate", "building Citadel Gate", "seat 2");
  names(told({ calamity: term("calamity", "Tax Strike") }), null, "calamity Tax Strike");
});

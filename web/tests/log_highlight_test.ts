/// <reference lib="deno.ns" />
/** A line of the log names the things on the board that it speaks of. */
import { thingsOf } from "../src/table/log_highlight.ts";
import type { Told } from "../src/wire.ts";

const told = (event: Record<string, unknown>, args: Record<string, unknown>) => ({ event, id: "", args, version: 1 }) as unknown as Told;

function names(line: Told, me: number | null, ...expected: string[]): void {
  const found = [...new Set(thingsOf(line, me))].sort();
  if (JSON.stringify(found) !== JSON.stringify(expected.sort())) throw new Error(`${found}, not ${expected}`);
}

Deno.test("a voyage names the boat, its ports and its seat", () => {
  const line = told({ do: "Sailed", seat: 2, start: 0, city: 13 }, { seat: 2, start: "Crete", city: "Alexandria" });
  names(line, 0, "boat 2", "port Alexandria", "port Crete", "seat 2");
});

Deno.test("a delivery names its temple only where it earned points there", () => {
  const args = { seat: 0, city: "Tyros", region: "Asia Minor", good: "grain" };
  const things = ["contract Tyros grain", "port Tyros", "seat 0"];
  names(told({ do: "Delivered", seat: 0 }, { ...args, gold: 0, points: 2 }), 0, "temple Asia Minor", ...things);
  names(told({ do: "Delivered", seat: 0 }, { ...args, gold: 5, points: 0 }), 0, ...things);
});

Deno.test("a deal names its goods in one's hand to those who made it", () => {
  const line = told(
    { do: "DealStruck", number: 6, seat: 3, other: 1 },
    { number: 6, seat: 3, other: 1, give: ["1:salt"], want: ["2:ore-mars"] },
  );
  names(line, 0, "deal 6", "offer 6", "seat 1", "seat 3");
  names(line, 1, "deal 6", "good ore", "good salt", "offer 6", "seat 1", "seat 3");
});

Deno.test("what every seat has is named by seat; nobody is no seat", () => {
  names(told({ do: "Built", seat: 2, tile: 0 }, { seat: 2, building: "Citadel Gate" }), null, "building 2 Citadel Gate", "seat 2");
  names(told({ do: "CalamityFell", victim: -1 }, { calamity: "Tax Strike" }), null, "calamity Tax Strike");
});

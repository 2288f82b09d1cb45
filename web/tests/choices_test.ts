/// <reference lib="deno.ns" />
/** A choice is made by itself only where it is the only one and the game allows it; hints show distinct options. */
import { makesItself } from "../src/games/neptun/entries.ts";
import type { Entry } from "../src/store/table_store.ts";
import { distinct, onlyChoice, onScale } from "../src/table/turn/choices.ts";

const entry = (kind: string, text: string, more = {}): Entry =>
  ({ index: 0, entry: { kind, text, action: {}, ...more }, words: null }) as unknown as Entry;

function equal(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} instead of ${b}`);
}

Deno.test("only a single entry is made by itself, and never one that reveals a card", () => {
  const [take, reveal] = [entry("Take", "take 1 2"), entry("Reveal", "reveal")];
  equal(onlyChoice([take], makesItself), take);
  equal(onlyChoice([take, take], makesItself), null);
  equal(onlyChoice([reveal], makesItself), null);
  equal(onlyChoice([], makesItself), null);
  equal(onlyChoice([take], undefined), null);
});

Deno.test("hints show one option for each idea", () => {
  const options = [
    { text: "take 1>1", alike: "take 0" },
    { text: "take 1>2", alike: "take 0" },
    { text: "reveal", alike: "" },
    { text: "take 2>1", alike: "take 1" },
    { text: "row 3+1", alike: "" },
  ];
  equal(distinct(options).map(({ text }) => text), ["take 1>1", "reveal", "take 2>1", "row 3+1"]);
});

Deno.test("all options of a hint have one scale, with their intervals on it", () => {
  const best = { points: 0, low: 0, high: 0 };
  equal(onScale([best, { points: 2, low: -1, high: 3 }]), [
    { at: 25, from: 25, to: 25 },
    { at: 75, from: 0, to: 100 },
  ]);
  equal(onScale([best]), [{ at: 0, from: 0, to: 0 }]);
});

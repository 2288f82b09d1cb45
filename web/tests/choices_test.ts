/// <reference lib="deno.ns" />
/** A choice is made by itself only where it is the only one and the game allows it; hints show distinct options. */
import { hintKey, makesItself } from "../src/games/neptun/entries.ts";
import type { Entry } from "../src/store/table_store.ts";
import { distinct, onlyChoice } from "../src/table/turn/choices.ts";

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

Deno.test("hints show one option for each contract, port and oar", () => {
  const options = [
    entry("Take", "take 1 1", { action: { column: 0 } }),
    entry("Take", "take 1 2", { action: { column: 0 } }),
    entry("Take", "take 2 1", { action: { column: 1 } }),
    entry("Sail", "sail Roma", { city: "Roma" }),
    entry("Sail", "sail Roma deliver 1", { city: "Roma" }),
  ];
  equal(distinct(options, hintKey).map(({ entry }) => entry.text), ["take 1 1", "take 2 1", "sail Roma"]);
});

/// <reference lib="deno.ns" />
/** Offers keep their rows in a stall. */
import { fillSlots, nextFree, REST, type Slot } from "../src/games/mediterranean/trading/market/slots.ts";

function same(said: unknown, expected: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  }
}

const offers = (slots: readonly Slot[]) => slots.map((slot) => slot.offer);

Deno.test("an open offer keeps its row when another goes or comes", () => {
  const first = fillSlots([], [3, 5, 8], 0, false);
  const second = fillSlots(first, [3, 8, 9], 10, false);
  same(offers(second), [3, null, 8, 9]);
});

Deno.test("a freed row is filled only after a rest, and not while the player points at the stall", () => {
  const freed = fillSlots(fillSlots([], [3, 5], 0, false), [5], 0, false);
  same(nextFree(freed, 0), REST);
  same(offers(fillSlots(freed, [5, 7], REST - 1, false)), [null, 5, 7]);
  same(offers(fillSlots(freed, [5, 7], REST, true)), [null, 5, 7]);
  same(offers(fillSlots(freed, [5, 7], REST, false)), [7, 5]);
});

Deno.test("empty rows at the end disappear after the rest", () => {
  const freed = fillSlots(fillSlots([], [3, 5], 0, false), [3], 0, false);
  same(offers(freed), [3, null]);
  same(offers(fillSlots(freed, [3], REST, true)), [3, null]);
  same(offers(fillSlots(freed, [3], REST, false)), [3]);
});

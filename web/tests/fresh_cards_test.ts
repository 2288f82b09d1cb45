/// <reference lib="deno.ns" />
/** New cards are found, and the time becomes pressing. */
import { newCards } from "../src/games/mediterranean/goods/fresh_cards.ts";
import { heatOf } from "../src/games/mediterranean/trading/heat.ts";

function same(said: unknown, expected: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(said)}, not ${JSON.stringify(expected)}`);
  }
}

Deno.test("cards that came are new, a dealt hand is not", () => {
  same([...newCards(["wine-mars"], ["wine-mars", "wine-mars", "salt-venus"])], [["wine-mars", 1], ["salt-venus", 1]]);
  same([...newCards([], ["wine-mars"])], []);
});

Deno.test("the last minute is warm and the last ten seconds are hot", () => {
  same([61, 60, 11, 10, -1].map(heatOf), ["", "warm", "warm", "hot", "hot"]);
});

/// <reference lib="deno.ns" />
/** What each seat gave and got in the deals of a game. */
import { dealTotals } from "../src/games/mediterranean/trading/deal_totals.ts";
import type { MediterraneanDealStruck } from "../src/wire.ts";

const deal = (
  seat: number,
  other: number,
  give: number[],
  want: number[],
  give_vp = 0,
  want_vp = 0,
): MediterraneanDealStruck => ({
  do: "DealStruck",
  number: 1,
  seat,
  other,
  give,
  want,
  give_vp,
  want_vp,
  give_pacts: [],
  want_pacts: [],
  given: [],
  taken: [],
  faces: [],
});

Deno.test("a deal counts for both, each from its own side", () => {
  const sums = dealTotals([deal(0, 2, [2, 0], [0, 1]), deal(2, 1, [0, 1], [0, 0], 0, 3)], 3);
  const expected = [
    { deals: 1, gave: 2, got: 1, points: 0, partners: [0, 0, 1] },
    { deals: 1, gave: 0, got: 1, points: -3, partners: [0, 0, 1] },
    { deals: 2, gave: 2, got: 2, points: 3, partners: [1, 1, 0] },
  ];
  if (JSON.stringify(sums) !== JSON.stringify(expected)) throw new Error(JSON.stringify(sums));
});

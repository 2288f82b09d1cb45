/// <reference lib="deno.ns" />
/** Whose voyage the chart shows, and what the ways to its ports cost. */
import { flagsOf, legsOf, pricesOf, reachOf } from "../src/games/neptun/voyage.ts";
import type { NeptunPlayer, NeptunSlot, NeptunView } from "../src/wire.ts";

function equal(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} instead of ${b}`);
}

const slot = (city: string, state = "open"): NeptunSlot => ({
  state,
  contract: { city, region: "Italia", good: "wine", gold: 3, points: 0 },
});
const FREE: NeptunSlot = { state: "free", contract: null };
const oar = (power: number) => ({ power, wind: 0, starting: false });

const player = {
  seat: 0,
  chart: [slot("Crete", "fulfilled"), slot("Roma"), FREE, slot("Roma"), slot("Crete")],
  legs: [null, 7, null, 0, 7],
  route: ["Crete", "Syracusae", "Roma", "Syracusae", "Crete"],
  oar: null,
  prices: [null, null, null, null, null],
  reaches: [{ oar: oar(4), range: 9, prices: [null, 0, null, 0, 0] }],
} as unknown as NeptunPlayer;

Deno.test("a route is cut at the ports of the open contracts", () => {
  equal(legsOf(player), [
    { slot: 1, way: ["Crete", "Syracusae", "Roma"], miles: 7 },
    { slot: 3, way: ["Roma"], miles: 0 },
    { slot: 4, way: ["Roma", "Syracusae", "Crete"], miles: 7 },
  ]);
});

Deno.test("two contracts for one port share a flag", () => {
  equal(flagsOf(player, [null, 2, null, 2, null]), [
    { city: "Roma", slots: [1, 3], miles: 7, price: 2 },
    { city: "Crete", slots: [4], miles: 7, price: null },
  ]);
  equal(flagsOf(player, null).map((flag) => flag.price), [undefined, undefined]);
});

Deno.test("a port is free, paid or out of reach with an oar, and nothing of these without one", () => {
  equal([0, 3, null, undefined].map(reachOf), ["free", "paid", "far", null]);
});

Deno.test("prices are those of the card looked at, else of the one laid face down or under way", () => {
  const reaches = [{ oar: oar(2), range: 7, prices: [null, 1, null, 1, 0] }];
  const view = { seat: 0, players: [player], reaches, chosen: null } as unknown as NeptunView;
  equal(pricesOf(view, 0), null);
  equal(pricesOf(view, 0, oar(2)), reaches[0].prices);
  equal(pricesOf(view, 0, oar(4)), player.reaches[0].prices);
  equal(pricesOf({ ...view, chosen: oar(2) }, 0), reaches[0].prices);
  equal(pricesOf({ ...view, seat: 1 }, 0, oar(2)), null);
  const sailing = { ...player, oar: oar(9), prices: [null, 0, null, 0, null] };
  equal(pricesOf({ ...view, players: [sailing] }, 0), sailing.prices);
});

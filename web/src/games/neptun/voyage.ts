/** Whose voyage the chart shows: the ports of open contracts in slot order, the way through them, what an oar pays. */
import { signal } from "@preact/signals";
import type { NeptunOar, NeptunPlayer, NeptunView } from "../../wire.ts";

/** What the player looks at: a seat, and of it perhaps one oar card or one slot. */
export type Look = { seat: number; oar?: NeptunOar; slot?: number };

/** What pointer or focus is on; null for the own voyage. */
export const look = signal<Look | null>(null);

/** Event handlers for an element that shows a seat, an oar card or a slot: the chart shows its voyage meanwhile, then `back`. */
export function looks(at: Look, back: Look | null = null) {
  const to = (value: Look | null) => () => void (look.value = value);
  return { onPointerEnter: to(at), onPointerLeave: to(back), onFocus: to(at), onBlur: to(back) };
}

export const sameOar = (a: NeptunOar, b: NeptunOar): boolean =>
  a.power === b.power && a.wind === b.wind && a.starting === b.starting;

/** A part of the route: the cities from the stop before (or the boat) to the port of a slot. */
export type Leg = { slot: number; way: readonly string[]; miles: number };

/** The route of a player, cut at the ports of the open contracts. */
export function legsOf({ chart, legs, route }: Pick<NeptunPlayer, "chart" | "legs" | "route">): Leg[] {
  const cut: Leg[] = [];
  let from = 0;
  chart.forEach(({ contract }, slot) => {
    const miles = legs[slot];
    if (miles === null || contract === null) return;
    const to = route.indexOf(contract.city, from); // the cheapest way to a port passes it only at its end
    if (to < 0) return;
    cut.push({ slot, way: route.slice(from, to + 1), miles });
    from = to;
  });
  return cut;
}

/** What the way to a port costs with an oar: free, paid, out of reach; null without an oar. */
export type Reach = "free" | "paid" | "far" | null;

export function reachOf(price: number | null | undefined): Reach {
  if (price === undefined) return null;
  return price === null ? "far" : price > 0 ? "paid" : "free";
}

/** A port with open contracts: their slots from 0, the miles of the leg to it, and the price with the oar in question. */
export type Flag = { city: string; slots: number[]; miles: number; price: number | null | undefined };

/** The ports of a player's open contracts, in the order in which they come on the route. */
export function flagsOf(
  player: Pick<NeptunPlayer, "chart" | "legs">,
  prices: readonly (number | null)[] | null,
): Flag[] {
  const flags = new Map<string, Flag>();
  player.chart.forEach(({ state, contract }, slot) => {
    if (state !== "open" || contract === null) return;
    const known = flags.get(contract.city);
    if (known) known.slots.push(slot);
    else {
      const price = prices === null ? undefined : prices[slot];
      flags.set(contract.city, { city: contract.city, slots: [slot], miles: player.legs[slot] ?? 0, price });
    }
  });
  return [...flags.values()];
}

/** What the ways to a seat's ports cost with a card, or else with the card that moves its boat; null without one. */
export function pricesOf(
  view: Pick<NeptunView, "seat" | "players" | "reaches" | "chosen">,
  seat: number,
  oar?: NeptunOar,
): readonly (number | null)[] | null {
  const player = view.players[seat];
  const own = seat === view.seat;
  const card = oar ?? (own && player.oar === null ? view.chosen : null);
  if (card === null) return player.oar === null ? null : player.prices;
  const known = own ? [...view.reaches, ...player.reaches] : player.reaches;
  return known.find((reach) => sameOar(reach.oar, card))?.prices ?? null;
}

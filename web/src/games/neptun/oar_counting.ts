/** Animates the counting of the revealed oars: which seat is being counted, and the forecast so far. */
import { useSignal } from "@preact/signals";
import type { TableStore } from "../../store/table_store.ts";
import type { NeptunView } from "../../wire.ts";
import { useNewEvents, wait } from "./animation.ts";

const TURN = 350;
const STEP = 300;

type Count = {
  /** The forecast so far; null while nothing is revealed. */
  forecast: number | null;
  /** The seat whose oar is being counted. */
  seat: number | null;
};

export function useOarCount(store: TableStore): Count {
  const counted = useSignal<Count | null>(null);
  const view = store.view.value as NeptunView;
  useNewEvents(store, async (events) => {
    if (!events.some(({ event }) => event.do === "OarsRevealed")) return;
    const { order, players } = store.view.peek() as NeptunView;
    const version = store.version.peek();
    let sum = 0;
    counted.value = { forecast: null, seat: null };
    await wait(TURN);
    for (const seat of order) {
      sum += players[seat].played_oars.at(-1)?.wind ?? 0;
      if (store.version.peek() !== version) break;
      counted.value = { forecast: sum, seat };
      await wait(STEP);
    }
    counted.value = null;
  });
  return counted.value ?? { forecast: view.forecast, seat: null };
}

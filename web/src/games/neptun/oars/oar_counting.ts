/** Animates the counting of the revealed oars: which seat is being counted, and the forecast so far. */
import { useSignal } from "@preact/signals";
import type { TableStore } from "../../../store/table_store.ts";
import type { NeptunOarsRevealed, NeptunView } from "../../../wire.ts";
import { useNewEvents, wait } from "../animation.ts";

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
    const revealed = events.find(({ event }) => event.do === "OarsRevealed")?.event as NeptunOarsRevealed | undefined;
    if (!revealed) return;
    const { order } = store.view.peek() as NeptunView;
    const version = store.version.peek();
    counted.value = { forecast: null, seat: null };
    await wait(TURN);
    for (const [index, seat] of order.entries()) {
      if (store.version.peek() !== version) break;
      counted.value = { forecast: revealed.steps[index], seat };
      await wait(STEP);
    }
    counted.value = null;
  });
  return counted.value ?? { forecast: view.forecast, seat: null };
}

/** A band over the market that runs out with the trading time; it becomes warm in the last minute and ticks at the end. */
import { useEffect } from "preact/hooks";
import type { TableStore } from "../../../store/table_store.ts";
import { useNow } from "../../../table/turn/clock.tsx";
import { heatOf } from "./heat.ts";
import { playTick } from "./sounds.ts";

/** The option of the table that says how long trading lasts. */
const OPTION = "trading_seconds";

export function TimeBand({ store }: { store: TableStore }) {
  const clock = store.state.value?.clock;
  const left = (clock?.ends ?? 0) - (useNow() + store.ahead.value);
  const whole = Number(store.table.value?.options[OPTION]);
  const runs = clock?.kind === "trading" && whole > 0 && !store.looksBack && !store.table.value?.paused;
  const heat = runs ? heatOf(left) : "";
  const second = Math.ceil(left);
  useEffect(() => {
    if (heat === "hot" && second > 0) playTick();
  }, [heat, second]);
  if (!runs) return null;
  return (
    <div class="med-band" data-heat={heat} aria-hidden="true">
      <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, left / whole))})` }} />
    </div>
  );
}

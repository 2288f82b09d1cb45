/** Time: what is left on a clock, or how long somebody has been thinking. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../state/table.ts";
import { t } from "../words/words.ts";

/** This browser's time in seconds, while somebody looks at it. */
const now = signal(Date.now() / 1000);

export function useNow(): number {
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now() / 1000), 500);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const HURRY = 30;

export function Clock({ store }: { store: TableStore }) {
  const clock = store.state.value?.clock;
  const time = useNow();
  if (!clock) return null;
  const left = clock.ends - (time + store.ahead.value);
  return (
    <span class={left <= HURRY ? "clock hurry" : clock.warned ? "clock soon" : "clock"} role="timer" aria-label={t("web-clock")}>{minutes(left)}</span>
  );
}

const PATIENCE = 5;

/** How long the table has waited, once it is worth saying. */
export function Waited({ store }: { store: TableStore }) {
  const waited = Math.floor(useNow() - store.since.value / 1000);
  if (waited < PATIENCE) return null;
  return <span class="waited quiet">{t("web-waited", { time: minutes(waited) })}</span>;
}

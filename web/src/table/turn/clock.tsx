/** Clocks: the time that is left, and how long the table has waited. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableStore } from "../../store/table_store.ts";
import { t } from "../../i18n/translate.ts";

/** This browser's time in seconds; updated while a component uses it. */
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

const [HOUR, DAY] = [3600, 86400];

/** Seconds as text: days and hours, hours, or minutes. */
export function remaining(seconds: number): string {
  if (seconds >= DAY) {
    return t("web-time-days", { days: Math.floor(seconds / DAY), hours: Math.floor(seconds % DAY / HOUR) });
  }
  if (seconds < HOUR) return minutes(seconds);
  return `${Math.floor(seconds / HOUR)}:${minutes(seconds % HOUR).padStart(5, "0")}`;
}

const HURRY = 30;

type Until = { store: TableStore; ends: number; look: string; soon?: boolean };

/** A countdown to a moment of the server's time. */
function Running({ store, ends, look, soon }: Until) {
  const left = ends - (useNow() + store.ahead.value);
  const haste = left <= HURRY ? "hurry" : soon ? "soon" : "";
  return <span class={`${look} ${haste}`} role="timer" aria-label={t("web-clock")}>{remaining(left)}</span>;
}

const DECISION = "decision";

/** The deadline of a seat's decision; null where no such clock runs. */
function deadlineOf(store: TableStore, seat: number | null): number | null {
  if (seat === null || store.looksBack || store.state.value?.clock?.kind !== DECISION) return null;
  return store.table.value?.seats[seat].deadline ?? null;
}

/** The clock of the table: the own decision's where one runs, else the one that ends first. */
export function Clock({ store }: { store: TableStore }) {
  const clock = store.state.value?.clock;
  if (!clock) return null;
  const ends = deadlineOf(store, store.seat.value) ?? clock.ends;
  return <Running store={store} ends={ends} look="clock" soon={clock.warned !== null} />;
}

/** The time that a seat has left for its decision. */
export function TimeLeft({ store, seat }: { store: TableStore; seat: number }) {
  const ends = deadlineOf(store, seat);
  return ends === null ? null : <Running store={store} ends={ends} look="time-left" />;
}

const PATIENCE = 5;

/** How long the table has waited; shown after some seconds. */
export function Waited({ store }: { store: TableStore }) {
  const waited = Math.floor(useNow() - store.since.value / 1000);
  if (waited < PATIENCE) return null;
  return <span class="waited quiet">{t("web-waited", { time: minutes(waited) })}</span>;
}

/** Lets the coach think: at each decision of the own seat it asks for a hint, where coach and hints are on. */
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../../api/http.ts";
import { isCoached } from "../../store/coached_games.ts";
import type { LiveTable } from "../../store/table_store.ts";
import { advisedThings, namesOf } from "../log/log_highlight.ts";
import { askHint } from "./ask_hint.ts";

/** Milliseconds from one question to the next: the server allows one a second. */
const APART = 1200;
/** The same in a market, where the position changes all the time. */
const APART_IN_A_MARKET = 4000;
/** After a refusal. */
const APART_REFUSED = 5000;
const TOO_MANY = 429;

/** Whether the coach talks at this table. */
export const coachTalks = (store: LiveTable): boolean =>
  store.table.value?.hints === true && store.seat.value !== null && isCoached(store.id);

/** What the coach should think about now; null if there is nothing to decide. In a market each new offer is a new one. */
function question(store: LiveTable): string | null {
  const table = store.table.value;
  const entries = store.entries.value;
  if (!coachTalks(store) || !store.myTurn.value || table?.state !== "playing" || table.paused) return null;
  const moved = store.sending.value !== null || store.version.value < store.answered.value;
  if (entries.length < 2 || moved || store.untold.value.size) return null;
  return `${store.decision.value} ${entries.map(({ entry }) => entry.text).join("\n")}`;
}

export function useCoach(store: LiveTable, looking: boolean): void {
  useEffect(() => {
    if (looking) return;
    let timer = 0;
    let answered = "";
    let next = 0;
    const retry = signal(0);
    const think = async (about: string) => {
      answered = about;
      next = Date.now() + APART;
      try {
        await askHint(store, true);
        if (store.hint.peek()?.hint.level === "strong") next = Date.now() + APART_IN_A_MARKET;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        next = Date.now() + APART_REFUSED;
        if (error.status === TOO_MANY) answered = ""; // such as a search that was begun before the page was loaded again
      }
      retry.value++;
    };
    const stop = effect(() => {
      clearTimeout(timer);
      void retry.value;
      const about = question(store);
      if (about === null || about === answered || store.asking.value) return;
      timer = setTimeout(() => void think(about), Math.max(0, next - Date.now()));
    });
    const stopMarks = effect(() => {
      advisedThings.value = namesOf(store.advisedOption.value?.marks ?? [], store.seat.value);
    });
    return () => {
      clearTimeout(timer);
      stop();
      stopMarks();
      advisedThings.value = new Set();
    };
  }, [store, looking]);
}

/** Makes a choice that is the only one, after a moment in which it can be seen; the settings can forbid it. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forced } from "../../store/settings.ts";
import type { TableStore } from "../../store/table_store.ts";
import { uiOf } from "../generic_ui.ts";
import { onlyChoice } from "./choices.ts";

/** How long the only choice is shown before it is made, in milliseconds. */
const MOMENT = 1200;

export function useForcedChoice(store: TableStore, looking: boolean): void {
  useEffect(() => {
    if (looking) return;
    let timer = 0;
    const stop = effect(() => {
      clearTimeout(timer);
      const only = onlyChoice(store.entries.value, uiOf(store).makesItself);
      const may = store.myTurn.value && !store.state.value?.lesson && !store.table.value?.paused &&
        forced.value === "on";
      if (!only || !may || store.sending.value !== null) return;
      const version = store.version.value;
      timer = setTimeout(() => {
        if (store.version.peek() === version) void store.play(only.entry.text);
      }, MOMENT);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, looking]);
}

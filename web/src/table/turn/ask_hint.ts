/** Asks for hints: one at a time, dropped if the player has decided meanwhile. */
import { requests } from "../../api/requests.ts";
import { say } from "../../i18n/translate.ts";
import type { TableStore } from "../../store/table_store.ts";
import type { HintOption } from "../../wire.ts";
import { uiOf } from "../generic_ui.ts";

/** An option in words: by its menu entry, or as the bot words it. */
export function moveText(store: TableStore, { text, says }: HintOption): string {
  const names = store.names.value;
  const entry = store.entries.value.find(({ entry }) => entry.text === text);
  return entry ? uiOf(store).label(entry, names) : says ? say(says, names) : text;
}

/** Ask for a hint about the present decision. Raises Refusal. */
export async function askHint(store: TableStore, yields: boolean): Promise<void> {
  const decision = store.decision.peek();
  store.asking.value = true;
  try {
    const hint = await requests.hint(store.id, store.token, yields);
    if (store.decision.peek() !== decision || !hint.options.length) return;
    const [first] = hint.options;
    const listed = store.entries.peek().some(({ entry }) => entry.text === first.text);
    store.hint.value = { decision, hint, move: moveText(store, first), listed };
  } finally {
    store.asking.value = false;
  }
}

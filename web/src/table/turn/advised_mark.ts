/** The mark of the advised move: boards put it on the elements that make this move, or begin it. */
import type { TableStore } from "../../store/table_store.ts";

/** What to put on an element by which these entries are played. */
export function advisedMark(store: TableStore, ...texts: string[]): { "data-advised"?: boolean } {
  const text = store.advisedOption.value?.text;
  return text !== undefined && texts.includes(text) ? { "data-advised": true } : {};
}

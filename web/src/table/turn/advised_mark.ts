/**
 * The marks of moves: boards put them on the elements that make a move, or begin it. One is advised; in a review one was
 * the best, and one was played.
 */
import type { TableStore } from "../../store/table_store.ts";

type Marks = { "data-advised"?: boolean; "data-played"?: boolean };

/** What to put on an element by which these entries are played. */
export function advisedMark(store: TableStore, ...texts: string[]): Marks {
  const compared = store.compared.value;
  const advised = compared?.best ?? store.advisedOption.value?.text;
  const marks: Marks = {};
  if (advised !== undefined && texts.includes(advised)) marks["data-advised"] = true;
  if (compared && texts.includes(compared.played)) marks["data-played"] = true;
  return marks;
}

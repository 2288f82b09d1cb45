/** What the page may do with menu entries by itself: make the only one, and count like ones as one option of a hint. */
import type { Entry } from "../../store/table_store.ts";
import type { NeptunMenuEntry, NeptunTake } from "../../wire.ts";

/** A card that is revealed cannot be hidden again, and what was done before cannot be taken back then. */
export const makesItself = ({ entry }: Entry): boolean => entry.kind !== "Reveal";

/** One option for each contract, port and oar, whatever the slot or the purchase. */
export function hintKey({ entry }: Entry): string {
  const { kind, action, city, text } = entry as NeptunMenuEntry;
  if (kind === "Take") return `take ${(action as unknown as NeptunTake).column}`;
  return kind === "Sail" ? `sail ${city}` : text;
}

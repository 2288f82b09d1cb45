/** What the page may do with menu entries by itself. */
import type { Entry } from "../../store/table_store.ts";

/** A card that is revealed cannot be hidden again, and what was done before cannot be taken back then. */
export const makesItself = ({ entry }: Entry): boolean => entry.kind !== "Reveal";

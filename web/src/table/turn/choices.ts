/** Which entries of a menu are made by themselves, and which options of a hint are shown. */
import type { Entry } from "../../store/table_store.ts";

/** The only entry of a menu, if the game lets it be made by itself. */
export function onlyChoice(entries: readonly Entry[], may: ((entry: Entry) => boolean) | undefined): Entry | null {
  const [only, ...others] = entries;
  return only !== undefined && !others.length && may?.(only) ? only : null;
}

/** The best options, one for each key. */
export function distinct<T>(options: readonly T[], key: (option: T) => string): T[] {
  const seen = new Set<string>();
  return options.filter((option) => !seen.has(key(option)) && seen.add(key(option)));
}

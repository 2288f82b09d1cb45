/** Leaves out events that were taken back. */
import type { Told } from "../wire.ts";

const TAKEN_BACK = new Set(["Undone", "TakenBack"]);

/** The events of a game without those that an undo or a change of mind took back: what lists and totals count. */
export function withoutUndone<T extends Told>(story: readonly T[]): T[] {
  const gone = new Set(
    story.filter((line) => TAKEN_BACK.has(line.event.do as string)).flatMap((one) => one.event.versions as number[]),
  );
  return story.filter((line) => !gone.has(line.version));
}

/** Leaves out events that were taken back. */
import type { Told } from "../wire.ts";

const TAKEN_BACK = new Set(["Undone", "TakenBack"]);

/** The events of a game without those that an undo or an undone purchase took back, for lists and totals. */
export function withoutUndone<T extends Told>(story: readonly T[]): T[] {
  const gone = new Set(
    story.filter((line) => TAKEN_BACK.has(line.event.do as string)).flatMap((line) => line.event.versions as number[]),
  );
  return story.filter((line) => !gone.has(line.version));
}

/** The story without what was taken back: what lists and sums count. */
import type { Told } from "../wire.ts";

const TAKEN = new Set(["Undone", "TakenBack"]);

export function standing<T extends Told>(story: readonly T[]): T[] {
  const gone = new Set(story.filter((one) => TAKEN.has(one.event.do as string)).flatMap((one) => one.event.versions as number[]));
  return story.filter((one) => !gone.has(one.version));
}

/** Which entries of a menu are made by themselves, and which options of a hint are shown. */
import type { Entry } from "../../store/table_store.ts";

/** The only entry of a menu, if the game lets it be made by itself. */
export function onlyChoice(entries: readonly Entry[], may: ((entry: Entry) => boolean) | undefined): Entry | null {
  const [only, ...others] = entries;
  return only !== undefined && !others.length && may?.(only) ? only : null;
}

/** The first option of each idea: variants of one idea have the same `alike`. */
export function distinct<T extends { text: string; alike: string }>(options: readonly T[]): T[] {
  const seen = new Set<string>();
  const key = ({ text, alike }: T) => alike || text;
  return options.filter((option) => !seen.has(key(option)) && seen.add(key(option)));
}

/** A difference in points on a scale from 0 to 100: where it is, and where its interval begins and ends. */
export type OnScale = { at: number; from: number; to: number };

/** The options on one scale of points less than the first one, from the smallest to the greatest number of all. */
export function onScale(gaps: readonly { points: number; low: number; high: number }[]): OnScale[] {
  const least = Math.min(0, ...gaps.map(({ low }) => low));
  const most = Math.max(0.5, ...gaps.map(({ high }) => high));
  const place = (points: number) => 100 * (points - least) / (most - least);
  return gaps.map(({ points, low, high }) => ({ at: place(points), from: place(low), to: place(high) }));
}

/** Which events happened since the own last action, and whether a frame ends a turn. */
import type { Told } from "../../wire.ts";

/** What a seat does by choice, and what comes with it at once. */
const OWN = new Set([
  "Revealed",
  "Taken",
  "OarChosen",
  "OarPlayed",
  "ExtraAnswered",
  "Sailed",
  "Delivered",
  "PointBought",
]);

/** The events after the last thing that a seat did; none before it has done anything. */
export function sinceOwn<T extends Pick<Told, "event">>(story: readonly T[], seat: number | null): T[] {
  if (seat === null) return [];
  const last = story.findLastIndex(({ event }) => event.seat === seat && OWN.has(String(event.do)));
  return last < 0 ? [] : story.slice(last + 1);
}

/** Whether an action and the beginning of the next turn came together, so that the action would hardly be seen. */
export function endsTurn(events: readonly Pick<Told, "event">[]): boolean {
  const begins = events.findLastIndex(({ event }) => event.do === "TurnBegan");
  return events.slice(0, Math.max(begins, 0)).some(({ event }) => OWN.has(String(event.do)));
}

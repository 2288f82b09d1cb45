/** The scoring of a round as steps: which events it tells one by one, how long each is seen, what is not told yet. */
import type { Told } from "../../wire.ts";

const STEPS = new Set(["TileClaimed", "BonusClaimed", "GameEnded"]);
/** How long a step is seen: a tile of the same temple, the first of another temple or a bonus; before the winner. */
const [TILE, TEMPLE, WINNER] = [700, 1200, 1600];

/** The events of a frame that the scoring tells. */
export const stepsOf = <T extends Pick<Told, "event">>(events: readonly T[]): T[] =>
  events.filter(({ event }) => STEPS.has(String(event.do)));

/** How long a step is seen before the next, in milliseconds. */
export function pauseAfter(steps: readonly Pick<Told, "event">[], step: number): number {
  const [now, next] = [steps[step]?.event, steps[step + 1]?.event];
  if (next?.do === "GameEnded") return WINNER;
  return now?.do === "TileClaimed" && next?.do === "TileClaimed" && now.temple === next.temple ? TILE : TEMPLE;
}

/** What is not told yet: the events of a frame from the next step on. */
export function untoldOf<T extends Pick<Told, "event">>(events: readonly T[], told: number): Set<T> {
  const steps = stepsOf(events);
  return new Set(told < steps.length ? events.slice(events.indexOf(steps[told])) : []);
}

/** The points that a seat gains by some events. */
export function gainOf(events: Iterable<Pick<Told, "event">>, seat: number): number {
  let gained = 0;
  for (const { event } of events) {
    if (STEPS.has(String(event.do)) && event.seat === seat && typeof event.points === "number") gained += event.points;
  }
  return gained;
}

/// <reference lib="deno.ns" />
/** A scoring is told step by step, and nothing before its step. */
import { gainOf, pauseAfter, stepsOf, untoldOf } from "../src/games/neptun/scoring.ts";

const tile = (seat: number, temple: number, points: number) => ({ event: { do: "TileClaimed", seat, temple, points } });
const EVENTS = [
  { event: { do: "Sailed", seat: 1 } },
  tile(0, 0, 5),
  tile(1, 0, 3),
  tile(1, 1, 4),
  { event: { do: "BonusClaimed", seat: 0, points: 2 } },
  { event: { do: "GameEnded", points: [7, 7], winners: [0, 1] } },
];

function equal(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${JSON.stringify(found)}, not ${wanted}`);
}

Deno.test("points, log and ending wait for the step that tells them", () => {
  equal(untoldOf(EVENTS, 0).size, 5);
  equal([gainOf(untoldOf(EVENTS, 0), 0), gainOf(untoldOf(EVENTS, 0), 1)], [7, 7]);
  equal([gainOf(untoldOf(EVENTS, 2), 0), gainOf(untoldOf(EVENTS, 2), 1)], [2, 4]);
  equal([...untoldOf(EVENTS, 4)].map(({ event }) => event.do), ["GameEnded"]);
  equal(untoldOf(EVENTS, 5).size, 0);
});

Deno.test("a new temple is seen longer than a second tile, and the winner comes after a pause", () => {
  const steps = stepsOf(EVENTS);
  const pauses = steps.map((_, at) => pauseAfter(steps, at));
  equal(pauses[0] < pauses[1], true);
  equal(Math.max(...pauses), pauses[3]);
});

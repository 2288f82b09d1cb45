/// <reference lib="deno.ns" />
/** What was taken back is in no list and no sum. */
import { withoutUndone } from "../src/store/undone_events.ts";
import type { Told } from "../src/wire.ts";

const told = (version: number, what: string, versions?: number[]): Told => ({
  version,
  id: "",
  args: {},
  event: { do: what, ...(versions ? { versions } : {}) },
});

function deals(story: Told[]): string {
  return withoutUndone(story).filter((line) => line.event.do === "DealStruck").map((line) => line.version).join(" ");
}

Deno.test("deals that were taken back do not count, those before and after do", () => {
  const story = [told(3, "DealStruck"), told(4, "DealStruck"), told(5, "TakenBack", [4]), told(6, "DealStruck")];
  if (deals(story) !== "3 6") throw new Error(deals(story));
});

Deno.test("taken back one by one", () => {
  const story = [
    told(3, "DealStruck"),
    told(4, "Undone", [3]),
    told(5, "DealStruck"),
    told(6, "DealStruck"),
    told(7, "Undone", [5]),
  ];
  if (deals(story) !== "6") throw new Error(deals(story));
});

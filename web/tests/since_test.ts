/// <reference lib="deno.ns" />
/** What happened since the own last action. */
import { endsTurn, sinceOwn } from "../src/games/neptun/since.ts";

const event = (name: string, seat?: number) => ({ event: { do: name, seat } });
const names = (events: { event: { do: string } }[]) => events.map(({ event }) => event.do).join(" ");

function equal(found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
}

Deno.test("the strip begins after the own action and what came with it", () => {
  const story = [event("Sailed", 1), event("Sailed", 0), event("Delivered", 0), event("Sailed", 2), event("WindSet")];
  equal(names(sinceOwn(story, 0)), "Sailed WindSet");
  equal(names(sinceOwn([...story, event("TileClaimed", 0)], 0)), "Sailed WindSet TileClaimed");
  equal(sinceOwn(story, 3).length, 0);
});

Deno.test("an action that came with the next turn is seen first", () => {
  equal(endsTurn([event("Sailed", 1), event("WindSet"), event("TurnBegan")]), true);
  equal(endsTurn([event("TurnBegan"), event("Revealed", 1)]), false);
  equal(endsTurn([event("Sailed", 1)]), false);
});

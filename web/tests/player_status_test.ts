/// <reference lib="deno.ns" />
/** What stands under a player's name. */
import { playerStatus } from "../src/table/players/player_status.ts";

const person = { bot: null, here: true };

function equal(found: readonly string[], ...expected: string[]): void {
  if (found.join() !== expected.join()) throw new Error(`${found}, not ${expected}`);
}

Deno.test("one's own turn is one sentence", () => {
  equal(playerStatus(person, true, true), "web-your-turn");
  equal(playerStatus(person, true, false), "web-you");
});

Deno.test("of the others it is told who they are and whether they are to act", () => {
  equal(playerStatus(person, false, true), "web-acts");
  equal(playerStatus({ bot: "strong", here: true }, false, true), "bot-strong", "web-acts");
  equal(playerStatus({ bot: "strong", here: true }, false, true, true), "web-acts");
  equal(playerStatus({ bot: null, here: false }, false, false), "web-away");
});

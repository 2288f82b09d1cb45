/** The line below a player's name: bot level or absence, and whether the table waits for them. */
import type { SeatInfo } from "../../wire.ts";

type Seated = Pick<SeatInfo, "bot" | "here">;

/**
 * Message ids, in order. For the own seat one message says both: not every language can put "you" beside "is to act".
 * In a lesson a script plays the other seats, and no bot of a level.
 */
export function playerStatus(seated: Seated, mine: boolean, acts: boolean, lesson = false): string[] {
  if (mine) return [acts ? "web-your-turn" : "web-you"];
  const who = seated.bot !== null ? (lesson ? [] : [`bot-${seated.bot}`]) : seated.here ? [] : ["web-away"];
  return acts ? [...who, "web-acts"] : who;
}

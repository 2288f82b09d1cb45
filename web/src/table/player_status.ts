/** What stands under a player's name: who sits there, and whether the table waits for them. */
import type { SeatInfo } from "../wire.ts";

type Seated = Pick<SeatInfo, "bot" | "here">;

/** Message ids, in their order. Of oneself one sentence says both: other languages have no "you" beside "is to act". */
export function playerStatus(seated: Seated, mine: boolean, acts: boolean): string[] {
  if (mine) return [acts ? "web-your-turn" : "web-you"];
  const who = seated.bot !== null ? [`bot-${seated.bot}`] : seated.here ? [] : ["web-away"];
  return acts ? [...who, "web-acts"] : who;
}

/** Lessons: beginning one or going on with it, and which were finished on this device. */
import { signal } from "@preact/signals";
import { api } from "../api/http.ts";
import { loadGameUi } from "../games/index.ts";
import { atServerOrHere } from "./games.ts";
import { ensureGuest, keepSeat } from "./identity.ts";
import { go } from "./route.ts";
import { read, write } from "./settings.ts";

/** The games whose lesson was finished here. */
export const learned = signal<string[]>((read("learned") ?? "").split(" ").filter(Boolean));

/** Note that the lesson of a game was finished. */
export function learnt(game: string): void {
  learned.value = [...new Set([...learned.peek(), game])];
  write("learned", learned.value.join(" "));
}

/** Go on with the lesson of a game that was begun, or begin it. */
export async function learn(game: string, name: string): Promise<void> {
  void loadGameUi(game); // while the table is opened
  await atServerOrHere(async (place) => {
    await ensureGuest(name, place);
    const { tables } = await api.myTables(place);
    const begun = tables.find((table) => table.game === game && table.lesson && table.state === "playing");
    if (begun) return go(`/t/${begun.id}`, true);
    const opened = await api.learn(game, place);
    keepSeat(opened);
    go(`/t/${opened.table}`, true);
  });
}

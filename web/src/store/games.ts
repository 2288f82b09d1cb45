/** The games that this server offers, and tables that are opened for them. */
import { api } from "../api/http.ts";
import type { GameCover } from "../games/game_ui.ts";
import { loadCover, loadGameUi } from "../games/index.ts";
import type { GameInfo, Games, NewTable, Opened } from "../wire.ts";
import { countCoachedGame } from "./coached_games.ts";
import { ensureGuest, keepSeat } from "./identity.ts";
import { go } from "./route.ts";

let offered: Promise<Games> | null = null;

/** What the server offers; asked for once, and again only if that failed. */
export function offeredGames(): Promise<Games> {
  offered ??= api.games();
  offered.catch(() => (offered = null));
  return offered;
}

export type OfferedGame = { info: GameInfo; cover: GameCover | null };

/** The games that are offered, in the order in which pages list them: the last by key first. */
export const inOrder = ({ games }: Games): GameInfo[] => [...games].reverse();

/** The games that are offered, with what the page knows about each. */
export async function gamesWithCovers(): Promise<OfferedGame[]> {
  const games = inOrder(await offeredGames());
  return await Promise.all(games.map(async (info) => ({ info, cover: await loadCover(info.key) })));
}

/** Another person who plays on this device. */
export type Beside = { seat: number; name: string };

/** Open a table and go there; one without free seats begins at once. */
export async function openTable(name: string, table: NewTable, start: boolean, beside: Beside[] = []): Promise<void> {
  await enterTable(await openedTable(name, table), start, beside);
}

/** Open a table with bots on all other seats, one of the first games with the coach, and go there. */
export async function playNow(name: string, table: NewTable): Promise<void> {
  const opened = await openedTable(name, table);
  countCoachedGame(opened.table);
  await enterTable(opened, true);
}

async function openedTable(name: string, table: NewTable): Promise<Opened> {
  void loadGameUi(table.game); // while the server opens the table
  await ensureGuest(name);
  return await api.openTable(table);
}

/** Take the seats of all players on this device at a table that was just opened, and go there. */
export async function enterTable(opened: Opened, start: boolean, beside: Beside[] = []): Promise<void> {
  keepSeat(opened);
  if (beside.length) {
    const { invite } = await api.links(opened.table, opened.token);
    for (const { seat, name } of beside) keepSeat(await api.joinBeside(opened.table, invite, seat, name));
  }
  if (start) await api.start(opened.table);
  go(`/t/${opened.table}`);
}

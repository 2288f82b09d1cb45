/** The games that are offered, and tables that are opened for them: at the server, or in this browser. */
import { api, Refusal } from "../api/http.ts";
import { AWAY } from "../api/refusal.ts";
import { hasEngine, hasServer, home, type Place } from "../api/transport.ts";
import type { GameCover } from "../games/game_ui.ts";
import { loadCover, loadGameUi } from "../games/index.ts";
import type { GameInfo, Games, NewTable, Opened } from "../wire.ts";
import { countCoachedGame } from "./coached_games.ts";
import { ensureGuest, keepSeat } from "./identity.ts";
import { files } from "../api/built_files.ts";
import { t } from "../i18n/translate.ts";
import { toast } from "../ui/toast.tsx";
import { go } from "./route.ts";
import { read, write } from "./settings.ts";

let offered: Promise<Games> | null = null;

/** What is offered; asked for once, and again only if that failed. */
export function offeredGames(): Promise<Games> {
  offered ??= hasServer ? offeredThere() : listedHere();
  offered.catch(() => (offered = null));
  return offered;
}

/** What the server offers; if it is away, what it or this browser last had to offer. */
async function offeredThere(): Promise<Games> {
  try {
    const games = await api.games();
    write("offered", JSON.stringify(games));
    return games;
  } catch (error) {
    const kept = read("offered");
    if (!isAway(error) || !hasEngine || kept === null) throw error;
    return JSON.parse(kept);
  }
}

/** What the engine of this page offers, from a file beside it, so that the first page does not wait for the engine. */
async function listedHere(): Promise<Games> {
  try {
    return await (await fetch(files["games.json"])).json();
  } catch {
    throw new Refusal(0, { code: AWAY });
  }
}

const isAway = (error: unknown): boolean => error instanceof Refusal && error.problem.code === AWAY;

/** Begin something that needs nobody elsewhere: at the server, or in this browser if the server does not answer. */
export async function atServerOrHere<T>(begin: (place: Place) => Promise<T>): Promise<T> {
  try {
    return await begin(home);
  } catch (error) {
    if (!isAway(error) || !hasServer || !hasEngine) throw error;
    toast(t("web-here-instead"));
    return await begin("here");
  }
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
  await (start ? atServerOrHere : atHome)(async (place) => {
    await enterTable(await openedTable(name, table, place), start, beside);
  });
}

const atHome = <T>(begin: (place: Place) => Promise<T>): Promise<T> => begin(home);

/** Open a table with bots on all other seats, one of the first games with the coach, and go there. */
export async function playNow(name: string, table: NewTable): Promise<void> {
  await atServerOrHere(async (place) => {
    const opened = await openedTable(name, table, place);
    countCoachedGame(opened.table);
    await enterTable(opened, true);
  });
}

async function openedTable(name: string, table: NewTable, place: Place): Promise<Opened> {
  void loadGameUi(table.game); // while the table is opened
  await ensureGuest(name, place);
  if (place === "here") void navigator.storage?.persist?.(); // the browser shall not clear our games by itself
  return await api.openTable(table, place);
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

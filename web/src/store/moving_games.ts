/** Games go from this device to a server, from a server to this device, and into a file: as their records. */
import { api } from "../api/http.ts";
import { finished, movedHere, remember } from "./finished_games.ts";
import { enterTable } from "./games.ts";
import { ensureGuest } from "./identity.ts";

type Game = { id: string; token: string | null };

/** Continue a game of this device at a table of the server, where friends can take the other seats. */
export async function goOnAtServer({ id, token }: Game, name: string): Promise<void> {
  const record = await api.record(id, token);
  await ensureGuest(name, "server");
  await enterTable(await api.importRecord(record, "server"), false);
}

/** Keep a finished game of the server in this browser; the id of its table here. */
export async function keepHere({ id, token }: Game, name: string): Promise<string> {
  const record = await api.record(id, token);
  await ensureGuest(name, "here");
  const { table } = await api.importRecord(record, "here");
  if (finished.peek().some((game) => game.id === id)) movedHere(id, table);
  else remember(await api.snapshot(table, null));
  return table;
}

/** Save the record of a game as a file. */
export async function saveAsFile({ id, token }: Game): Promise<void> {
  const record = await api.record(id, token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "application/x-ndjson" }));
  link.download = `argosy-${id.replace("local-", "").slice(0, 8)}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Loads what the page knows about a game. The bundler finds the folders: it turns each `import()` below into one file
 * for every `games/<key>/cover.tsx`, `ui.tsx` and `reading.tsx`, so that there is no list of games.
 */
import { signal } from "@preact/signals";
import type { GameCover, GameReading, GameUi } from "./game_ui.ts";

const uis = signal<Readonly<Record<string, GameUi | null>>>({});

/** Load how a game is shown at its tables. It resolves when `gameUi` has the answer. */
export async function loadGameUi(key: string): Promise<void> {
  if (key in uis.peek()) return;
  const found = await importUi(key).catch(() => null); // without it the table is shown in words, and can be played
  uis.value = { ...uis.peek(), [key]: found };
}

/** How a game is shown at its tables; undefined until it is loaded, null if the page has no folder for it. */
export const gameUi = (key: string): GameUi | null | undefined => uis.value[key];

/** Load how a game is shown outside its tables; null if the page has no folder for it. */
export const loadCover = (key: string): Promise<GameCover | null> => importCover(key).catch(() => null);

/** Load the pictures of a game's rules and its icon key; null if the page has none for it. */
export const loadReading = (key: string): Promise<GameReading | null> => importReading(key).catch(() => null);

// async: a key without a folder must reject the promise; the bundled function throws at once
async function importUi(key: string): Promise<GameUi> {
  const file: { ui: GameUi } = await import(`./${key}/ui.tsx`);
  return file.ui;
}

async function importCover(key: string): Promise<GameCover> {
  const file: { cover: GameCover } = await import(`./${key}/cover.tsx`);
  return file.cover;
}

async function importReading(key: string): Promise<GameReading> {
  const file: { reading: GameReading } = await import(`./${key}/reading.tsx`);
  return file.reading;
}

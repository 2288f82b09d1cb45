/** The UI of the game at a table. A game without a folder in the page is shown in words, with the menu. */
import { useEffect } from "preact/hooks";
import type { GameUi } from "../games/game_ui.ts";
import { gameUi, loadGameUi } from "../games/index.ts";
import type { TableStore } from "../store/table_store.ts";
import { TextBoard } from "./text_board.tsx";

const GENERIC_UI: GameUi = {
  Board: TextBoard,
  label: (option) => option.entry.text,
  figures: () => [],
};

/** The UI of the game at a table; the generic one if the game has none. */
export const uiOf = (store: TableStore): GameUi => gameUi(store.table.value?.game ?? "") ?? GENERIC_UI;

/** Load the UI of a game; returns whether `uiOf` has it. */
export function useGameUi(game: string | undefined): boolean {
  useEffect(() => {
    if (game !== undefined) void loadGameUi(game);
  }, [game]);
  return game !== undefined && gameUi(game) !== undefined;
}

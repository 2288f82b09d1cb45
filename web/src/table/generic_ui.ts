/** How the game at a table is shown; one that has no folder in the page is shown in words, with the menu. */
import { useEffect } from "preact/hooks";
import type { GameUi } from "../games/game_ui.ts";
import { gameUi, loadGameUi } from "../games/index.ts";
import type { TableStore } from "../store/table_store.ts";
import { TextBoard } from "./text_board.tsx";

const GENERIC_UI: GameUi = {
  Board: TextBoard,
  label: (one) => one.entry.text,
  figures: () => [],
};

/** The UI of the game at a table; the generic one where there is no other. */
export const uiOf = (store: TableStore): GameUi => gameUi(store.table.value?.game ?? "") ?? GENERIC_UI;

/** Load the UI of a game; whether `uiOf` has it. */
export function useGameUi(game: string | undefined): boolean {
  useEffect(() => {
    if (game !== undefined) void loadGameUi(game);
  }, [game]);
  return game !== undefined && gameUi(game) !== undefined;
}

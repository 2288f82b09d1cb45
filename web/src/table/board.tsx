/** The board of the game at this table, drawn or told in words. */
import { shown } from "../state/settings.ts";
import type { TableStore } from "../state/table.ts";
import { t } from "../words/words.ts";
import { MediterraneanBoard } from "../mediterranean/board.tsx";
import { NeptunBoard } from "../neptun/board.tsx";
import { TextBoard } from "./text_board.tsx";

export function Board({ store }: { store: TableStore }) {
  const words = shown.value === "words";
  return (
    <>
      <p class="board-switch">
        <button type="button" class="link" aria-pressed={words} onClick={() => (shown.value = words ? "drawn" : "words")}>
          {t("web-in-words")}
        </button>
      </p>
      {words ? <TextBoard store={store} /> : <Drawn store={store} />}
    </>
  );
}

function Drawn({ store }: { store: TableStore }) {
  const game = store.table.value?.game;
  if (game === "neptun") return <NeptunBoard store={store} />;
  if (game === "mediterranean") return <MediterraneanBoard store={store} />;
  return <TextBoard store={store} />;
}

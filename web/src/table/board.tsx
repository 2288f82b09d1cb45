/** The board of the game at this table, drawn or told in words. */
import { Icon } from "../art/icon.tsx";
import { shown } from "../state/settings.ts";
import type { TableStore } from "../state/table.ts";
import { t } from "../words/words.ts";
import { MediterraneanBoard } from "../mediterranean/board.tsx";
import { NeptunBoard } from "../neptun/board.tsx";
import { TextBoard } from "./text_board.tsx";

export function Board({ store }: { store: TableStore }) {
  return shown.value === "words" ? <TextBoard store={store} /> : <Drawn store={store} />;
}

/** Whether the table is drawn or told. */
export function WordsSwitch() {
  const words = shown.value === "words";
  return (
    <button
      type="button"
      class="button quiet words-switch"
      aria-pressed={words}
      title={t("web-in-words")}
      onClick={() => (shown.value = words ? "drawn" : "words")}
    >
      <Icon name="log" /> <span>{t("web-in-words")}</span>
    </button>
  );
}

function Drawn({ store }: { store: TableStore }) {
  const game = store.table.value?.game;
  if (game === "neptun") return <NeptunBoard store={store} />;
  if (game === "mediterranean") return <MediterraneanBoard store={store} />;
  return <TextBoard store={store} />;
}

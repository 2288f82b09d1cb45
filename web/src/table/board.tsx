/** The board of the game at this table: drawn, or in words. */
import { Icon } from "../drawings/icon.tsx";
import { t } from "../i18n/translate.ts";
import { shown } from "../store/settings.ts";
import type { TableStore } from "../store/table_store.ts";
import { uiOf } from "./generic_ui.ts";
import { TextBoard } from "./text_board.tsx";

export function Board({ store }: { store: TableStore }) {
  const { Board: Drawn } = uiOf(store);
  return store.inWords.value ? <TextBoard store={store} /> : <Drawn store={store} />;
}

/** Switches between the drawn board and the one in words. */
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

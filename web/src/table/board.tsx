/** The board of the game at this table, drawn or told in words. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../drawings/icon.tsx";
import { shown } from "../store/settings.ts";
import type { TableStore } from "../store/table_store.ts";
import { t } from "../i18n/translate.ts";
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

type Drawing = ComponentType<{ store: TableStore }>;

/** The drawn boards: each is a file of its own, fetched when a table of its game is first seen. */
const FILES: Record<string, () => Promise<Drawing>> = {
  neptun: () => import("../games/neptun/board.tsx").then((file) => file.NeptunBoard),
  mediterranean: () => import("../games/mediterranean/board.tsx").then((file) => file.MediterraneanBoard),
};
const drawings = signal<Record<string, Drawing>>({});

async function fetchDrawing(game: string): Promise<void> {
  if (game in drawings.peek()) return;
  const found = await FILES[game]?.().catch(() => null) ?? TextBoard; // told in words it can be played all the same
  drawings.value = { ...drawings.peek(), [game]: found };
}

function Drawn({ store }: { store: TableStore }) {
  const game = store.table.value?.game ?? "";
  const Drawing = drawings.value[game];
  useEffect(() => void fetchDrawing(game), [game]);
  return Drawing ? <Drawing store={store} /> : <p class="quiet" aria-busy="true">{t("web-loading")}</p>;
}

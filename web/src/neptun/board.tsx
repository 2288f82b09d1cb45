/** The table of Neptun. */
import type { TableStore } from "../state/table.ts";
import { TextBoard } from "../table/text_board.tsx";

export function NeptunBoard({ store }: { store: TableStore }) {
  return <TextBoard store={store} />;
}

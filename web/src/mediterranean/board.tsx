/** The table of Trading in the Mediterranean. */
import type { TableStore } from "../state/table.ts";
import { TextBoard } from "../table/text_board.tsx";

export function MediterraneanBoard({ store }: { store: TableStore }) {
  return <TextBoard store={store} />;
}

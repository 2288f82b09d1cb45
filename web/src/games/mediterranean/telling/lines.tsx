/** Events as sentences with their icons; what is destroyed or lost stands out. */
import { Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { say } from "../../../i18n/translate.ts";
import type { Told } from "../../../wire.ts";
import { effectIcon } from "../phases/resolution.tsx";

const GRAVE = ["Flipped", "BuildingLost", "CubeLost", "StockLost"];

export function Lines({ store, lines }: { store: TableStore; lines: readonly Told[] }) {
  return (
    <ul class="med-lines">
      {lines.filter((line) => !line.silent).map((line, index) => (
        <li key={index} class={GRAVE.includes(String(line.event.do)) ? "grave" : ""}>
          <Icon name={effectIcon(line)} size={20} /> <span>{say(line, store.names.value)}</span>
        </li>
      ))}
    </ul>
  );
}

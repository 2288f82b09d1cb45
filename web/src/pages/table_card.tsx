/** A table in a list: game, players, state. */
import { isFree } from "../table/waiting_room/seat_list.tsx";
import { isHere } from "../api/transport.ts";
import { Emblem } from "../ui/emblem.tsx";
import type { TableInfo } from "../wire.ts";
import { isolated } from "../i18n/arguments.ts";
import { gameTitle, t } from "../i18n/translate.ts";

export function TableCard({ table, waiting = false }: { table: TableInfo; waiting?: boolean }) {
  const free = table.seats.filter(isFree).length;
  const taken = table.seats.filter((seat) => !isFree(seat)).map((seat) => isolated(seat.name ?? "")).join(", ");
  const standing = table.lesson
    ? t("web-lesson")
    : waiting
    ? t("web-your-turn")
    : table.state === "open" && free > 0
    ? t("web-free-seats", { count: free })
    : t(`web-state-${table.state}`);
  return (
    <li class={`table-card ${table.game} ${waiting ? "waiting" : ""}`}>
      <a href={`/t/${table.id}`}>
        <strong>{gameTitle(table.game)}</strong>
        <span class="state">{standing}</span>
        <span class="sitting" aria-hidden="true">
          {table.seats.map((seat) => (
            <span key={seat.seat} class={isFree(seat) ? "free" : ""}>
              <Emblem seat={seat.seat} name={seat.name ?? ""} size={26} />
            </span>
          ))}
        </span>
        <span class="quiet">{taken || t("web-nobody")}{isHere(table.id) && ` · ${t("web-here-mark")}`}</span>
      </a>
    </li>
  );
}

/** What the host of a table can do beside the game: remove somebody before it begins, and end the table. */
import { requests } from "../../api/requests.ts";
import { placeOf } from "../../api/transport.ts";
import { forgetSeats, guestAt } from "../../store/identity.ts";
import type { TableStore } from "../../store/table_store.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";
import { HomeLink } from "../../ui/error_line.tsx";
import { gameTitle, t } from "../../i18n/translate.ts";
import { SeatList } from "../waiting_room/seat_list.tsx";

export const isHost = (store: TableStore): boolean =>
  guestAt(placeOf(store.id)).value?.id === store.table.value?.host && store.table.value !== null;

/** Frees a seat before the game, after a question where a person sits there. */
export function RemoveFromSeat({ store, seat }: { store: TableStore; seat: number }) {
  const table = store.table.value;
  const info = table?.seats[seat];
  if (!table || !info) return null;
  const name = store.names.value[seat];
  const about = t(info.held ? (table.public ? "web-remove-public" : "web-remove-private") : "web-remove-bot", { name });
  const work = async () => {
    await requests.remove(store.id, seat);
    forgetSeats(store.id, (held) => held.seat === seat); // a player on this device
  };
  return (
    <ConfirmButton title={t("web-remove-who", { name })} about={about} sure={t("web-remove")} work={work}>
      {t("web-remove")}
    </ConfirmButton>
  );
}

/** Ends the table for everybody, after a question. */
export function EndTable({ store }: { store: TableStore }) {
  const playing = store.table.value?.state === "playing";
  return (
    <ConfirmButton
      title={t("web-end")}
      about={t(playing ? "web-end-playing" : "web-end-open")}
      sure={t("web-end")}
      work={() => requests.end(store.id)}
    >
      {t("web-end")}
    </ConfirmButton>
  );
}

/** A table that was closed: by whom, and who sat there. */
export function ClosedTable({ store }: { store: TableStore }) {
  const table = store.table.value;
  if (table === null) return null;
  const by = table.closed_by === "host" ? (isHost(store) ? "web-closed-by-you" : "web-closed-by-host") : "web-closed";
  return (
    <main id="main" class="narrow">
      <h1>{gameTitle(table.game)}</h1>
      <p class="lead" role="status">{t(by)}</p>
      {store.begun.value && <p>{t("web-closed-unfinished")}</p>}
      <SeatList seats={table.seats} mine={store.seat.value} />
      <HomeLink />
    </main>
  );
}

/** What somebody sees whom the host has removed. */
export function RemovedFromTable() {
  return (
    <main id="main" class="narrow">
      <h1>{t("web-removed")}</h1>
      <p class="lead" role="status">{t("web-removed-about")}</p>
      <HomeLink />
    </main>
  );
}

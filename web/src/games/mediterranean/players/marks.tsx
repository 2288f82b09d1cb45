/** All players in one small table: government, religion, happiness, safety, warehouse, buildings. */
import { Icon, type IconName } from "../drawings/icon.ts";
import { StatusTrack } from "../drawings/tracks.tsx";
import type { TableStore } from "../../../store/table_store.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import type { MediterraneanTrack } from "../../../wire.ts";
import { speaker, t } from "../../../i18n/translate.ts";
import { named, printed, type View } from "../facts.ts";
import { signed } from "../../../drawings/names.ts";

const COLUMNS: [key: string, icon: IconName][] = [
  ["government", "government"],
  ["religion", "religion"],
  ["happiness", "happiness"],
  ["safety", "safety"],
  ["stored", "warehouse"],
  ["buildings", "home"],
];

function Mark({ track }: { track: MediterraneanTrack }) {
  return (
    <span class="med-mark">
      <Icon name={track.side as IconName} size={20} title={named("side", track.side)} /> {track.space}
    </span>
  );
}

export function Marks({ store, view }: { store: TableStore; view: View }) {
  const names = store.names.value;
  return (
    <section class="med-marks" data-mark="tracks" aria-label={t("web-med-marks")}>
      <h2>{t("web-med-marks")}</h2>
      <table>
        <caption class="unseen">{t("web-med-marks")}</caption>
        <thead>
          <tr>
            <td />
            {COLUMNS.map(([key, icon]) => (
              <th key={key} scope="col">
                <Icon name={icon} size={20} title={t(`web-med-mark-${key}`)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.order.map((seat) => {
            const player = view.players[seat];
            return (
              <tr key={seat} class={seat === view.seat ? "me" : ""} {...marked(thing("seat", seat))}>
                <th scope="row" title={names[seat]}>
                  <Emblem seat={seat} name={names[seat]} size={22} />
                  <span class="unseen">{names[seat]}</span>
                  {(view.phase === "trading" ? player.ready : view.phase === "purchasing" && player.done) && (
                    <Icon name="check" size={14} title={t("web-med-is-ready")} />
                  )}
                </th>
                <td {...marked(thing("track", seat, "government"))}>
                  <Mark track={player.government} />
                </td>
                <td {...marked(thing("track", seat, "religion"))}>
                  <Mark track={player.religion} />
                </td>
                <td class={player.happiness < 0 ? "low" : ""} {...marked(thing("status", seat, "happiness"))}>
                  {signed(player.happiness)}
                </td>
                <td class={player.safety < 0 ? "low" : ""} {...marked(thing("status", seat, "safety"))}>
                  {signed(player.safety)}
                </td>
                <td>{player.cards_stored}/{player.warehouse_room}</td>
                <td>{player.buildings.length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Happiness and safety of all, on their tracks. */
export function Statuses({ store, view }: { store: TableStore; view: View }) {
  const pieces = printed(store);
  const names = store.names.value;
  const ends: [number, number] | undefined = pieces ? [pieces.status_bottom, pieces.status_top] : undefined;
  return (
    <section class="med-statuses" data-mark="statuses" aria-label={t("web-med-statuses")}>
      <h2>{t("web-med-statuses")}</h2>
      {(["happiness", "safety"] as const).map((status) => (
        <StatusTrack
          key={status}
          status={status}
          ends={ends}
          markers={view.order.map((seat) => ({ seat, initial: names[seat], value: view.players[seat][status] }))}
          label={`${named("status", status)}: ${
            speaker(names).joined(view.order.map((seat) => `${names[seat]} ${signed(view.players[seat][status])}`))
          }`}
        />
      ))}
    </section>
  );
}

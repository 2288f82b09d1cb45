/** The board of one player: places with cubes, government and religion, and the buildings. */
import { useSignal } from "@preact/signals";
import { buildingIcon, Icon } from "../drawings/icon.ts";
import { type MatPrint, PlayerMat, STANDARD_MAT } from "../drawings/mat.tsx";
import type { MatAreaName } from "../drawings/mat_parts.tsx";
import { IdeaTrack, type Side, sideColors } from "../drawings/tracks.tsx";
import type { TableStore } from "../../../store/table_store.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import type { MediterraneanPieces, MediterraneanPlayer } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { faceOf, named, options, printed, type View, viewOf } from "../facts.ts";

export function Mats({ store, view }: { store: TableStore; view: View }) {
  const chosen = useSignal<number | null>(null);
  const seat = chosen.value ?? view.victim ?? view.seat ?? view.order[0] ?? 0;
  const names = store.names.value;
  return (
    <section class="med-mats" aria-label={t("web-med-mats")}>
      <div class="med-mat-tabs" role="group" aria-label={t("web-med-mats")}>
        {view.order.map((other) => (
          <button
            key={other}
            type="button"
            class="button"
            aria-pressed={other === seat}
            onClick={() => (chosen.value = other)}
            {...marked(thing("seat", other))}
          >
            <Emblem seat={other} name={names[other]} size={24} />{" "}
            <span class="med-tab-name" dir="auto">{names[other]}</span>
          </button>
        ))}
      </div>
      <Mat store={store} player={view.players[seat]} />
    </section>
  );
}

function printOf(pieces: MediterraneanPieces | null): MatPrint {
  if (pieces === null) return STANDARD_MAT;
  const industry = (good: string) => STANDARD_MAT.industries.find(([name]) => name === good)?.[1] ?? "";
  return {
    farms: pieces.industries.map((industry) => industry.good),
    cities: pieces.city_room,
    harbors: pieces.harbor_room,
    wonders: pieces.wonder_room,
    industries: pieces.industries.map((piece) => [piece.good, industry(piece.good)] as const),
    prices: pieces.industry_prices,
    rows: pieces.culture_rows.map((row) => [row.name, row.bonus] as const),
    columns: pieces.culture_columns,
  };
}

/** A slot of the mat as the rules name the place of a cube. */
function placeOf(area: MatAreaName, index: number, print: MatPrint): string {
  if (area === "farms") return `farm-${print.farms[index]}`;
  if (area === "cities") return "city";
  if (area === "harbors") return "harbor";
  if (area === "culture") return `culture-${print.rows[Math.floor(index / print.columns.length)][0]}`;
  if (area === "industries") return index ? `industry-${print.industries[index - 1][0]}` : "industry";
  if (area === "improvements") return ["warehouse", "warehouse", "bank", "army", "colosseum"][index];
  return area === "wonders" ? "wonder" : area;
}

export function Mat({ store, player }: { store: TableStore; player: MediterraneanPlayer }) {
  const pieces = printed(store);
  const print = printOf(pieces);
  const pointed = options(store, "Lose", "Buy").find((option) => option.entry.text === store.pointed.value)?.entry;
  const touched = [
    pointed?.name ?? "",
    ...(pointed?.workers ?? []),
    ...(pointed?.choices ?? []).map((choice) => choice.replace("place:", "")),
  ];
  const lit = (area: MatAreaName, index: number) => {
    const place = placeOf(area, index, print);
    return { ...(touched.includes(place) ? { class: "lit" } : {}), ...marked(thing("place", player.seat, place)) };
  };
  return (
    <div class="med-mat">
      <div class="med-ideas" data-mark="ideas">
        {(["government", "religion"] as const).map((track) => {
          const { side, space, built } = player[track];
          return (
            <IdeaTrack
              key={track}
              side={side as Side}
              sideName={named("side", side)}
              space={space}
              built={built}
              limits={pieces?.building_limits}
              label={t("web-med-track-label", {
                track: named("track", track),
                side: named("side", side),
                space,
                built,
                limit: player[track].limit,
              })}
            />
          );
        })}
      </div>
      <Buildings store={store} player={player} />
      <PlayerMat mat={player} words={(area) => t(`web-med-area-${area}`)} print={print} extra={lit} />
    </div>
  );
}

/** The buildings: what each does, and whether it was used or does not work yet. */
function Buildings({ store, player }: { store: TableStore; player: MediterraneanPlayer }) {
  const view = viewOf(store);
  if (!player.buildings.length) return null;
  return (
    <ul class="med-tiles" aria-label={t("web-med-buildings")}>
      {player.buildings.map((building) => {
        const used = building.used && view?.phase === "civic";
        const [ground, ink] = sideColors(player[building.track as "government" | "religion"].side as Side);
        return (
          <li
            key={building.tile}
            class={used || building.fresh ? "spent" : ""}
            {...marked(thing("building", player.seat, building.name))}
          >
            <span class="med-tile-sign" style={{ "--ground": ground, "--on-ground": ink }}>
              <Icon name={buildingIcon(building.name)} size={32} />
            </span>
            <span>
              <strong>{named("building", building.name)}</strong>
              <span class="quiet">{faceOf(store, building.tile, player)?.says}</span>
              {(used || building.fresh) && (
                <span class="med-tile-state">{t(used ? "web-med-used" : "web-med-fresh")}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** One side of a deal as icons with numbers, and in words for screen readers. */
import { goodIcon, Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { speaker, t } from "../../../i18n/translate.ts";
import { type Pact, pactsOf } from "./composer/bargain.ts";
import { amountWords, printed, viewOf } from "../facts.ts";

export function Ware({ good, count }: { good: string; count: number }) {
  const said = amountWords(good, count);
  return (
    <span class="ware" data-count={count} title={said}>
      <Icon name={good === "vp" ? "vp" : goodIcon(good)} size={20} />
      <span>{said}</span>
    </span>
  );
}

/** The name of a building by its tile: of its visible face, or of both faces. */
export function buildingName(store: TableStore, tile: string, seat: number | null): string {
  const piece = printed(store)?.tiles.find((printedTile) => printedTile.id === tile);
  const owner = seat === null ? null : viewOf(store)?.players[seat] ?? null;
  const side = owner === null ? null : piece?.track === "government" ? owner.government.side : owner.religion.side;
  const faces = piece?.faces.filter((face) => side === null || face.side === side) ?? [];
  return faces.map((face) => speaker([]).named("building", face.name)).join(" / ") || tile;
}

export function pactWords(store: TableStore, pact: Pact, owner: number | null): string {
  const building = buildingName(store, pact.tile, owner);
  const said = pact.use === "spare" || pact.use === "use" ? pact.use : `use-${pact.use}`;
  return t(`pact-${said}`, { building, target: store.names.value[pact.target] });
}

/** One side of a deal in words. */
export function waresWords(
  store: TableStore,
  goods: Record<string, number>,
  vp: number,
  pacts: readonly number[],
  owner: number | null,
): string {
  const tiles = printed(store)?.tiles.map((tile) => tile.id) ?? [];
  const parts = [
    ...Object.entries(goods).map(([good, count]) => amountWords(good, count)),
    ...(vp ? [amountWords("vp", vp)] : []),
    ...pactsOf(pacts, tiles).map((pact) => pactWords(store, pact, owner)),
  ];
  return speaker([]).joined(parts) || t("ware-nothing");
}

type Props = {
  store: TableStore;
  goods: Record<string, number>;
  vp: number;
  /** As in the view. */
  pacts: readonly number[];
  /** The seat that promises. */
  owner: number | null;
};

export function Wares({ store, goods, vp, pacts, owner }: Props) {
  const tiles = printed(store)?.tiles.map((tile) => tile.id) ?? [];
  const promises = pactsOf(pacts, tiles);
  const nothing = !Object.keys(goods).length && !vp && !promises.length;
  return (
    <span class="wares">
      {Object.entries(goods).map(([good, count]) => <Ware key={good} good={good} count={count} />)}
      {vp > 0 && <Ware good="vp" count={vp} />}
      {promises.map((promise) => (
        <span key={`${promise.tile} ${promise.target}`} class="ware promise">
          <Icon name="pact" size={20} />
          <span>{pactWords(store, promise, owner)}</span>
        </span>
      ))}
      {nothing && <span class="quiet">{t("ware-nothing")}</span>}
    </span>
  );
}

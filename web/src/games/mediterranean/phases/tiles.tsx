/** All building tiles of a player by track: built ones, those that can be built with their price, and the others. */
import { buildingIcon, Icon } from "../drawings/icon.ts";
import { type Side, sideColors } from "../drawings/tracks.tsx";
import type { TableStore } from "../../../store/table_store.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import type { MediterraneanPlayer, TilePiece } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { Choice } from "../choice.tsx";
import { barred, named, options, printed } from "../facts.ts";

export function Tiles({ store, player }: { store: TableStore; player: MediterraneanPlayer }) {
  const tiles = printed(store)?.tiles ?? [];
  return (
    <>
      {(["government", "religion"] as const).map((track) => {
        const { side, built, limit } = player[track];
        return (
          <section key={track} data-mark={`buildings:${track}`} aria-label={named("track", track)}>
            <h2>
              {named("side", side)} <span class="quiet">{t("web-med-room", { built, limit })}</span>
            </h2>
            <ul class="med-cards">
              {tiles.filter((tile) => tile.track === track).map((tile) => (
                <Tile key={tile.id} store={store} player={player} tile={tile} side={side as Side} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Tile(
  { store, player, tile, side }: { store: TableStore; player: MediterraneanPlayer; tile: TilePiece; side: Side },
) {
  const face = tile.faces.find((face) => face.side === side) ?? tile.faces[0];
  const option = options(store, "Build").find((entry) => entry.entry.tile === tile.id);
  const stands = player.buildings.some((building) => building.tile === tile.id);
  const name = named("building", face.name);
  const [ground, ink] = sideColors(side);
  const drawing = (
    <>
      <span class="med-tile-head" style={{ "--ground": ground, "--on-ground": ink }}>
        <Icon name={buildingIcon(face.name)} size={44} />
        <span class="med-disc">${tile.cost}</span>
        <span class="med-tile-cubes">
          {Array.from({ length: tile.cubes }, (_, index) => <Icon key={index} name="cube" size={14} />)}
        </span>
      </span>
      <strong>{name}</strong>
      <span class="med-says">{face.says}</span>
    </>
  );
  return (
    <li {...marked(thing("building", player.seat, face.name))}>
      {option
        ? (
          <Choice store={store} option={option} class="med-card">
            {drawing}
            <span class="med-buy">{t("web-med-build", { money: tile.cost })}</span>
          </Choice>
        )
        : <div class={stands ? "med-card taken" : "med-card dull"}>{drawing}</div>}
      <span class="quiet med-note">
        {stands && <Icon name="check" size={16} />} {stands ? t("web-med-stands") : barred(store, { tile: tile.id })}
      </span>
    </li>
  );
}

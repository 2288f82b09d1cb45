/** Buildings to use on rivals: each once, with the rivals and ways as buttons below what it does. */
import { buildingIcon, Icon, type IconName, isIcon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { labelOf } from "../labels.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { Choice } from "../choice.tsx";
import { choiceWords, faceOf, named, type Option, type View } from "../facts.ts";

export function Gifts({ store, view, gifts }: { store: TableStore; view: View; gifts: Option[] }) {
  const tiles = [...new Set(gifts.map((gift) => gift.entry.tile))];
  return (
    <>
      {tiles.map((tile) => {
        const ways = gifts.filter((gift) => gift.entry.tile === tile);
        const { name } = ways[0].entry;
        return (
          <div key={tile} class="med-gift">
            <Icon name={buildingIcon(name ?? "")} size={44} />
            <div>
              <h2>{named("building", name ?? "")}</h2>
              <p class="quiet">{view.seat !== null && faceOf(store, tile ?? "", view.players[view.seat])?.says}</p>
              <ul>
                {ways.map((option) => (
                  <li key={option.entry.text}>
                    <Gift store={store} option={option} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        );
      })}
    </>
  );
}

function Gift({ store, option }: { store: TableStore; option: Option }) {
  const target = option.entry.target ?? 0;
  const side = option.entry.choices[0]?.replace("side:", "") ?? "";
  const ways = option.entry.choices.map(choiceWords).join(" ");
  const label = [labelOf(option.entry, store.names.value), ways].filter(Boolean).join(", ");
  return (
    <Choice store={store} option={option} label={label}>
      <Emblem seat={target} name={store.names.value[target]} size={26} /> {store.names.value[target]}
      {isIcon(side) && <Icon name={side as IconName} size={22} />} {ways}
    </Choice>
  );
}

/** Choices of the Civic phase, votes, losses and the like: each a large button with its sign, name and meaning. */
import { Icon, type IconName } from "../art/icon.tsx";
import { bottomIcon, buildingIcon, goodIcon } from "../art/names.ts";
import type { TableStore } from "../state/table.ts";
import { labelOf } from "../table/labels.ts";
import { Emblem } from "../ui/emblem.tsx";
import { t } from "../words/words.ts";
import { Choice } from "./choice.tsx";
import { choiceWords, type Option, options } from "./facts.ts";

const KINDS = ["UseAbility", "GiveOpponent", "Flip", "Accuse", "Penalise", "BankChoice", "Vote", "Lose", "Throw", "Pass"];
const PLACES: Record<string, IconName> = {
  city: "city", harbor: "harbor", warehouse: "warehouse", bank: "bank", army: "army", colosseum: "colosseum",
  industry: "industry", wonder: "wonder", available: "available",
};

function placeIcon(place: string): IconName {
  const [area, rest] = place.split("-");
  if (area === "farm" || (area === "industry" && rest)) return goodIcon(rest);
  if (area === "culture") return rest === "letters" || rest === "stage" || rest === "nature" ? rest : "culture";
  return PLACES[area] ?? "cube";
}

function Sign({ store, one }: { store: TableStore; one: Option }) {
  const { kind, name, tile, target, cards, action } = one.entry;
  if (target !== null && kind !== "GiveOpponent") return <Emblem seat={target} name={store.names.value[target]} size={36} />;
  if (tile !== null && name !== null) return <Icon name={buildingIcon(name)} size={36} />;
  if (kind === "Lose") return <Icon name={cards.length ? bottomIcon(cards[0].split("-")[1] ?? "") : placeIcon(name ?? "")} size={36} />;
  if (kind === "Flip") return <Icon name={"track" in action && action.track === 1 ? "religion" : "government"} size={36} />;
  if (kind === "BankChoice") return <Icon name={"prosperity" in action && action.prosperity ? "prosperity" : "poverty"} size={36} />;
  if (kind === "Penalise") return <Icon name="vp" size={36} />;
  return <Icon name={kind === "Pass" ? "right" : "vote"} size={36} />;
}

export function Decisions({ store }: { store: TableStore }) {
  const all = options(store, ...KINDS);
  if (!all.length) return null;
  return (
    <section class="med-decisions" aria-label={t("web-menu")}>
      <ul>
        {all.map((one) => {
          const label = labelOf("mediterranean", one, store.names.value);
          const says = [one.words?.says ?? "", ...one.entry.choices.map(choiceWords)];
          const more = says.filter((text) => text && !label.includes(text)).join(" · ");
          return (
            <li key={one.entry.text}>
              <Choice store={store} one={one} class={one.entry.kind === "Pass" ? "med-decision pass" : "med-decision"}>
                <Sign store={store} one={one} />
                <span>
                  <strong>{label}</strong>
                  {more && <span class="quiet">{more}</span>}
                </span>
              </Choice>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

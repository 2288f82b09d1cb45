/** Decisions outside trading and purchasing (abilities, votes, losses ...): large buttons with icon, name, meaning. */
import { bottomIcon, buildingIcon, goodIcon, Icon, type IconName, isIcon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { labelOf } from "../labels.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { speaker, t } from "../../../i18n/translate.ts";
import { Choice } from "../choice.tsx";
import { choiceWords, faceOf, named, type Option, options, printed, type View } from "../facts.ts";
import { signed } from "../../../drawings/names.ts";
import { Gifts } from "./gifts.tsx";
import { Occasion } from "./occasion.tsx";

const KINDS = ["UseAbility", "Flip", "Accuse", "Penalise", "BankChoice", "Vote", "Lose", "Throw", "Pass"];
const PLACES: Record<string, IconName> = {
  city: "city",
  harbor: "harbor",
  warehouse: "warehouse",
  bank: "bank",
  army: "army",
  colosseum: "colosseum",
  industry: "industry",
  wonder: "wonder",
  available: "available",
};
const SHAPES: IconName[] = ["rock", "paper", "scissors"];

function placeIcon(place: string): IconName {
  const [area, rest] = place.split("-");
  if (area === "farm" || (area === "industry" && rest)) return goodIcon(rest);
  if (area === "culture") return rest === "letters" || rest === "stage" || rest === "nature" ? rest : "culture";
  return PLACES[area] ?? "cube";
}

/** The side to which a track would turn. */
function otherSide(store: TableStore, view: View, number: number): string {
  const track = number === 1 ? "religion" : "government";
  const now = view.seat === null ? "" : view.players[view.seat][track].side;
  const faces = printed(store)?.tiles.find((tile) => tile.track === track)?.faces ?? [];
  return faces.find((face) => face.side !== now)?.side ?? track;
}

function signOf(store: TableStore, view: View, option: Option): IconName {
  const { kind, name, tile, cards, action } = option.entry;
  if (tile !== null && name !== null) return buildingIcon(name);
  if (kind === "Lose") return cards.length ? bottomIcon(cards[0].split("-")[1] ?? "") : placeIcon(name ?? "");
  if ("track" in action) {
    const side = otherSide(store, view, Number(action.track));
    return isIcon(side) ? side : "government";
  }
  if ("prosperity" in action) return action.prosperity ? "prosperity" : "poverty";
  if ("shape" in action) return SHAPES[Number(action.shape)] ?? "vote";
  return kind === "Penalise" ? "vp" : kind === "Pass" ? "right" : "vote";
}

/** More about a decision: the ability of a building that would be lost, the tracks of a player who may be hit. */
function moreOf(store: TableStore, view: View, option: Option, label: string): string {
  const { kind, tile, target } = option.entry;
  const owner = view.players[kind === "Lose" ? view.victim ?? 0 : view.seat ?? 0];
  if (tile !== null) return faceOf(store, tile, owner)?.says ?? "";
  if (kind === "Vote" && target !== null) {
    const { vp, money, happiness, safety } = view.players[target];
    const parts = [
      `${named("status", "happiness")} ${signed(happiness)}`,
      `${named("status", "safety")} ${signed(safety)}`,
      `$${money}`,
    ];
    return [vp === null ? "" : t("some-vp", { count: vp }), ...parts].filter(Boolean).join(" · ");
  }
  if (kind === "Accuse") return ""; // the label says it all
  const says = [option.words?.says ?? "", ...option.entry.choices.map(choiceWords)];
  return says.filter((text) => text && !label.includes(text)).join(" · ");
}

export function Decisions({ store, view }: { store: TableStore; view: View }) {
  const all = options(store, ...KINDS);
  const gifts = options(store, "GiveOpponent");
  const occasion = <Occasion store={store} view={view} />;
  if (!all.length && !gifts.length) return occasion;
  return (
    <section class="med-decisions" aria-label={t("web-menu")}>
      {occasion}
      <Gifts store={store} view={view} gifts={gifts} />
      <ul>
        {all.map((option) => (
          <li key={option.entry.text}>
            <Decision store={store} view={view} option={option} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The question before passing where an ability that costs nothing could still be used. */
function unused(store: TableStore): string {
  const free = options(store, "UseAbility").filter(({ entry }) => !entry.cost && !entry.cubes && entry.name);
  const names = [...new Set(free.map(({ entry }) => named("building", entry.name!)))];
  return names.length ? t("web-med-pass-sure", { buildings: speaker([]).joined(names) }) : "";
}

function Decision({ store, view, option }: { store: TableStore; view: View; option: Option }) {
  const { kind, target } = option.entry;
  const said = labelOf(option.entry, store.names.value);
  const label = kind === "Throw" ? option.words?.says ?? said : said;
  const more = moreOf(store, view, option, label);
  return (
    <Choice
      store={store}
      option={option}
      class={kind === "Pass" ? "med-decision pass" : "med-decision"}
      ask={kind === "Pass" ? unused(store) : ""}
      mark={kind.toLowerCase()}
    >
      {target === null
        ? <Icon name={signOf(store, view, option)} size={36} />
        : <Emblem seat={target} name={store.names.value[target]} size={36} />}
      <span>
        <strong>{label}</strong>
        {more && <span class="quiet">{more}</span>}
      </span>
    </Choice>
  );
}

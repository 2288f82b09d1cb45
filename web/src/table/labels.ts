/** What a menu entry is called: a short sentence from its kind and its fields, in the language of the page. */
import type { Entry } from "../store/table_store.ts";
import type { MediterraneanMenuEntry, NeptunMenuEntry } from "../wire.ts";
import { has, speaker, t } from "../i18n/translate.ts";

type Fields = Record<string, unknown>;

/** An action's kind as it stands in message ids: `BuyPoints` is `buy-points`. */
function kebab(kind: string): string {
  return kind.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}

function neptun(entry: NeptunMenuEntry, names: readonly string[]): string {
  const action = entry.action as unknown as Fields;
  const said = { good: entry.good, city: entry.city, slot: Number(action.slot) + 1, oar: entry.text.replace(/^row /, "") };
  const say = (key: string) => speaker(names).say(`web-do-${key}`, said);
  if (entry.kind === "Sail") {
    if (action.deliver !== null) return say(action.buy ? "deliver-and-buy" : "deliver");
    return say(entry.distance === 0 ? "stay" : "sail");
  }
  if (entry.kind === "Extra") return say(action.wanted ? "extra-yes" : "extra-no");
  return say(kebab(entry.kind));
}

function mediterranean(entry: MediterraneanMenuEntry, names: readonly string[]): string {
  const action = entry.action as unknown as Fields;
  const key = kebab(entry.kind);
  const turned = action.ready === false || action.prosperity === false;
  const others = entry.kind === "Lose" && entry.target !== null; // what a rival loses, and I choose
  const id = `web-do-${key}${turned ? "-not" : others ? "-of" : ""}`;
  const kind = entry.kind === "Buy" ? "development" : entry.kind === "Lose" && !entry.tile ? "place" : "building";
  const speaks = speaker(names);
  const name = entry.name === null ? entry.cards.map((card) => speaks.ware(card)).join(", ") : speaks.named(kind, entry.name);
  if (!has(id)) return entry.text;
  return speaks.say(id, { name, target: entry.target, offer: entry.offer, points: entry.points });
}

export function labelOf(game: string, one: Entry, names: readonly string[]): string {
  return game === "neptun"
    ? neptun(one.entry as NeptunMenuEntry, names)
    : mediterranean(one.entry as MediterraneanMenuEntry, names);
}

/** Everything that is known of an entry in one line, for ears and for tooltips. */
export function meaningOf(one: Entry): string {
  const facts = (one.words?.facts ?? []).map((fact) => `${fact.label} ${fact.value}`);
  return [one.words?.says ?? "", ...facts].filter(Boolean).join(t("web-between"));
}

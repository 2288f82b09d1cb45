/** What a menu entry is called: a short sentence from its kind and its fields. */
import { cardWords } from "./facts.ts";
import { term } from "../../i18n/arguments.ts";
import { has, kebab, speaker } from "../../i18n/translate.ts";
import type { MediterraneanMenuEntry } from "../../wire.ts";

export function labelOf(entry: MediterraneanMenuEntry, names: readonly string[]): string {
  const action = entry.action as unknown as Record<string, unknown>;
  const turned = action.ready === false || action.prosperity === false;
  const others = entry.kind === "Lose" && entry.target !== null; // what a rival loses, and this seat chooses
  const id = `web-do-${kebab(entry.kind)}${turned ? "-not" : others ? "-of" : ""}`;
  const kind = entry.kind === "Buy" ? "development" : entry.kind === "Lose" && !entry.tile ? "place" : "building";
  const words = speaker(names);
  const name = entry.name === null ? entry.cards.map(cardWords).join(", ") : words.named(kind, entry.name);
  if (!has(id)) return entry.text;
  return words.say(id, {
    name,
    target: entry.target === null ? null : term("seat", entry.target),
    offer: entry.offer,
    points: entry.points,
  });
}

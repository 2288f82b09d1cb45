/** What a menu entry is called: a short sentence from its kind and its fields. */
import { term } from "../../i18n/arguments.ts";
import { kebab, speaker } from "../../i18n/translate.ts";
import type { NeptunMenuEntry } from "../../wire.ts";

export function labelOf(entry: NeptunMenuEntry, names: readonly string[]): string {
  const action = entry.action as unknown as Record<string, unknown>;
  const oar = entry.text.replace(/^row /, "");
  const args = {
    good: entry.good && term("good", entry.good),
    city: entry.city && term("port", entry.city),
    slot: Number(action.slot) + 1,
    oar: oar.endsWith(" start") ? { ...term("oar", "starting"), args: { oar: oar.slice(0, -6) } } : oar,
  };
  const say = (key: string) => speaker(names).say(`web-do-${key}`, args);
  if (entry.kind === "Sail") {
    if (action.deliver !== null) return say(action.buy ? "deliver-and-buy" : "deliver");
    return say(entry.distance === 0 ? "stay" : "sail");
  }
  if (entry.kind === "Extra") return say(action.wanted ? "extra-yes" : "extra-no");
  return say(kebab(entry.kind));
}

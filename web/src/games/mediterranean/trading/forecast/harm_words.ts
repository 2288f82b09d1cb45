/** Changes and warnings of a forecast in words. */
import { speaker, t } from "../../../../i18n/translate.ts";
import { change, named } from "../../facts.ts";
import { signed } from "../../../../drawings/names.ts";
import type { Change, Harm } from "./difference.ts";

export const percent = (chance: number): number => Math.round(chance * 100);

export function harmWords(harm: Harm): string {
  if (harm.kind === "struck") {
    return t("web-med-strikes", { calamity: named("calamity", harm.calamity), percent: percent(harm.chance) });
  }
  const buildings = speaker([]).joined(harm.falls.map((name) => named("building", name)));
  const side = named("side", harm.side);
  if (!harm.side) return t("web-med-may-turn", { track: named("track", harm.track), percent: percent(harm.chance) });
  return buildings
    ? t("web-med-turns-fall", { side, buildings, count: harm.falls.length })
    : t("web-med-turns", { side });
}

/** Money and points: "+$5, −1 VP". */
export function gainWords({ money, points }: Change): string {
  return [change(money), points === 0 ? "" : t("web-med-gain-points", { points: signed(points) })].filter(Boolean)
    .join(", ");
}

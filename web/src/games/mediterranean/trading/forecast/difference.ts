/** Compares two forecasts: what changes, and what begins to hurt. */
import type { MediterraneanForecast, MediterraneanRange } from "../../../../wire.ts";

type Forecast = MediterraneanForecast;
export type Track = "government" | "religion";
export type Status = "happiness" | "safety";

/** A board that turns to its other side, or a calamity that strikes, with its chance. */
export type Harm =
  | { kind: "turns"; track: Track; side: string; falls: readonly string[]; chance: number }
  | { kind: "struck"; status: Status; calamity: string; chance: number };

/** A chance from which a harm is told. */
const LIKELY = 0.34;
/** By how much a chance must rise to be told as a consequence. */
const RISE = 0.2;

/** What a forecast warns of, the likeliest first. */
export function harmsOf(forecast: Forecast): Harm[] {
  const harms: Harm[] = [];
  for (const track of ["government", "religion"] as const) {
    const { turns, side, falls } = forecast[track];
    if (turns >= LIKELY) harms.push({ kind: "turns", track, side: turns > 0.5 ? side : "", falls, chance: turns });
  }
  for (const status of ["happiness", "safety"] as const) {
    const { calamity, struck } = forecast[status];
    if (calamity && struck >= LIKELY) harms.push({ kind: "struck", status, calamity, chance: struck });
  }
  return harms.sort((a, b) => cost(b) - cost(a));
}

/** A turn that destroys buildings comes first, then calamities, then other turns. */
function cost(harm: Harm): number {
  return harm.chance + (harm.kind === "struck" ? 1 : harm.falls.length ? 2 : 0);
}

/** The harms of the second forecast that the first does not have, or has with a much smaller chance. */
export function newHarms(before: Forecast, after: Forecast): Harm[] {
  const chance = (harm: Harm) => harm.kind === "turns" ? before[harm.track].turns : before[harm.status].struck;
  return harmsOf(after).filter((harm) => harm.chance - chance(harm) >= RISE);
}

export type Change = { money: number; points: number; harms: Harm[] };

/** How money and victory points change, with the points that change hands in the deal itself. */
export function changeOf(before: Forecast, after: Forecast, points: number): Change {
  return {
    money: after.money.middle - before.money.middle,
    points: after.points.middle - before.points.middle + points,
    harms: newHarms(before, after),
  };
}

/** A number, or its range where it is not certain. */
export function rangeText({ low, high }: MediterraneanRange, text: (value: number) => string = String): string {
  return low === high ? text(low) : `${text(low)}…${text(high)}`;
}

/** A resolution, or the end of the game, as steps that are told one by one. */
import type { Told } from "../../../wire.ts";

export type StepName = "sets" | "bottoms" | "industries" | "order" | "calamity";

/** A step; sets and bottoms are told in two steps, the own (`mine`) first, to an onlooker in one. */
export type Step = { name: StepName; mine: boolean | null; lines: Told[] };

/** The events that begin a step, with its name. */
const BEGINS: Record<string, StepName> = {
  Spent: "sets",
  IndustryPaid: "industries",
  OrderSet: "order",
  CalamityFell: "calamity",
  VotesCounted: "calamity",
};
const WITHOUT_STEP = new Set(["ChoiceSealed", "PurchasingBegan"]);
const SPLIT: StepName[] = ["sets", "bottoms"];

/** The steps of a resolution, from its events in order; votes on talk before it have none. */
export function stepsOf(lines: readonly Told[], me: number | null): Step[] {
  const parts: { name: StepName; lines: Told[] }[] = [];
  const first = lines.findIndex((line) => line.event.do === "Spent");
  for (const line of first < 0 ? [] : lines.slice(first)) {
    const kind = String(line.event.do);
    if (WITHOUT_STEP.has(kind)) continue;
    const last = parts.at(-1);
    const name = BEGINS[kind] ?? (!last || last.name === "sets" ? "bottoms" : last.name);
    if (last?.name === name && !(name === "calamity" && opens(kind, last.lines))) last.lines.push(line);
    else parts.push({ name, lines: [line] });
  }
  return parts.flatMap((part): Step[] => {
    if (me === null || !SPLIT.includes(part.name)) return [{ ...part, mine: null }];
    return [true, false]
      .map((mine) => ({ ...part, mine, lines: part.lines.filter(({ event }) => (event.seat === me) === mine) }))
      .filter((step) => step.lines.length);
  });
}

/** Whether a vote or a calamity is about another calamity than the lines so far. */
function opens(kind: string, lines: readonly Told[]): boolean {
  return kind in BEGINS && lines.some(({ event }) => event.do === "CalamityFell");
}

/** The seats by place, the last first and the winner last. */
export function finaleOrder(places: readonly number[]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => places[b] - places[a] || b - a);
}

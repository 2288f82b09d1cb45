/// <reference lib="deno.ns" />
/** A resolution is told step by step, the own part first, and nothing is shown before its step. */
import { finaleOrder, stepsOf } from "../src/games/mediterranean/telling/steps.ts";
import { viewAfter } from "../src/games/mediterranean/telling/told_view.ts";
import type { MediterraneanView, Told } from "../src/wire.ts";

const line = (event: Record<string, unknown>, args: Told["args"] = {}): Told => ({ event, args, id: "", version: 7 });
const term = (kind: string, value: string) => ({ kind, value });
const LINES = [
  line({ do: "TradingEnded" }),
  line({ do: "Spent", seat: 1, money: 9 }),
  line({ do: "Spent", seat: 0, money: 4 }),
  line({ do: "ChoiceSealed", seat: 1 }),
  line({ do: "TrackMoved", seat: 1, track: 1 }, {
    track: term("track", "religion"),
    side: term("side", "mars"),
    space: 2,
  }),
  line({ do: "Flipped", seat: 1, track: 1 }, { buildings: [term("building", "pilgrim house")] }),
  line({ do: "StatusMoved", seat: 0, status: 1, start: 0, end: -2 }),
  line({ do: "IndustryPaid", seat: 1 }),
  line({ do: "MoneyMoved", seat: 1, money: 3 }),
  line({ do: "OrderSet", order: [1, 0] }),
  line({ do: "VotesCounted", votes: [] }),
  line({ do: "CalamityFell", calamity: 3, victim: 0 }),
  line({ do: "PointsGained", seat: 0, points: -2 }),
  line({ do: "CalamityFell", calamity: 4, victim: -1 }),
  line({ do: "PurchasingBegan" }),
];
const track = { side: "venus", space: 3, limit: 2, built: 1 };
const player = (seat: number) => ({
  seat,
  vp: 5,
  money: 1,
  government: track,
  religion: track,
  happiness: 0,
  safety: 0,
  buildings: [{ name: "pilgrim house", track: "religion" }, { name: "forum", track: "government" }],
  cards_in_hand: 6,
});
const VIEW = { order: [0, 1], players: [player(0), player(1)] } as unknown as MediterraneanView;

function equal(found: unknown, wanted: unknown): void {
  const [got, want] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (got !== want) throw new Error(`${got}, not ${want}`);
}

Deno.test("the own sets and bottoms are told before those of the others, then one thing after the other", () => {
  const steps = stepsOf(LINES, 0);
  equal(steps.map(({ name, mine }) => mine === null ? name : `${name} ${mine ? "mine" : "theirs"}`), [
    "sets mine",
    "sets theirs",
    "bottoms mine",
    "bottoms theirs",
    "industries",
    "order",
    "calamity",
    "calamity",
  ]);
  equal(steps.at(-2)?.lines.map(({ event }) => event.do), ["VotesCounted", "CalamityFell", "PointsGained"]);
});

Deno.test("an onlooker is told all players at once", () => {
  equal(stepsOf(LINES, null).map(({ name }) => name), [
    "sets",
    "bottoms",
    "industries",
    "order",
    "calamity",
    "calamity",
  ]);
});

Deno.test("standings change only by what was told", () => {
  const steps = stepsOf(LINES, 0);
  const told = (count: number) => viewAfter(VIEW, steps.slice(0, count).flatMap(({ lines }) => lines));
  equal(told(1).players.map(({ money }) => money), [5, 1]);
  equal(told(3).players.map(({ safety }) => safety), [-2, 0]);
  equal(told(3).players[1].religion.side, "venus");
  const turned = told(4).players[1];
  equal([turned.religion.side, turned.religion.space, turned.religion.built], ["mars", 2, 0]);
  equal(turned.buildings.map(({ name }) => name), ["forum"]);
  equal([told(5).players[1].money, told(5).order, told(6).order], [13, [0, 1], [1, 0]]);
  equal([told(6).players[0].vp, told(7).players[0].vp], [5, 3]);
  equal(VIEW.players[0].money, 1);
});

Deno.test("at the end the last is told first and the winner last", () => {
  equal(finaleOrder([2, 4, 1, 2]), [1, 3, 0, 2]);
});

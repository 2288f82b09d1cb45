/** The position as far as it has been told: a view of before, changed by the events told since. */
import type { MediterraneanPlayer, MediterraneanView, Term, Told } from "../../../wire.ts";

const STATUSES = ["happiness", "safety"] as const;

/** The view after some events of a resolution. Only what the standings show is changed. */
export function viewAfter(view: MediterraneanView, lines: readonly Told[]): MediterraneanView {
  const players = view.players.map((player) => lines.reduce(playerAfter, player));
  const order = lines.findLast(({ event }) => event.do === "OrderSet")?.event.order as number[] | undefined;
  return { ...view, phase: "resolution", players, order: order ?? view.order };
}

function playerAfter(player: MediterraneanPlayer, { event, args }: Told): MediterraneanPlayer {
  if (event.seat !== player.seat) return player;
  switch (event.do) {
    case "Spent":
      return { ...player, money: player.money + Number(event.money), cards_in_hand: 0 };
    case "MoneyMoved":
      return { ...player, money: player.money + Number(event.money) };
    case "PointsGained":
      return { ...player, vp: player.vp === null ? null : player.vp + Number(event.points) };
    case "StatusMoved":
      return { ...player, [STATUSES[Number(event.status)]]: Number(event.end) };
    case "TrackMoved": {
      const track = String((args.track as Term).value) as "government" | "religion";
      return { ...player, [track]: { ...player[track], side: String((args.side as Term).value), space: args.space } };
    }
    case "Flipped":
      return without(player, (args.buildings ?? []) as Term[]);
    case "BuildingLost":
      return without(player, [args.building as Term]);
  }
  return player;
}

function without(player: MediterraneanPlayer, gone: readonly Term[]): MediterraneanPlayer {
  const names = gone.map(({ value }) => String(value));
  const buildings = player.buildings.filter(({ name }) => !names.includes(name));
  const counted = (track: "government" | "religion") => ({
    ...player[track],
    built: buildings.filter((building) => building.track === track).length,
  });
  return { ...player, buildings, government: counted("government"), religion: counted("religion") };
}

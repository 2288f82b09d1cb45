/** Statistics of the finished games that this device remembers: by game, number of seats and opponents. */
import type { Finished } from "./finished_games.ts";

/** The own results in games of one kind. */
export type Statistic = {
  game: string;
  seats: number;
  /** Against whom: `people`, the level of all bots, `mixed` levels, or `unknown` (a game noted without levels). */
  against: string;
  games: number;
  wins: number;
  /** The average place; 1 has won. */
  place: number;
  points: number;
};

/** Against whom the player of a game has played. */
export function opponents({ seat, bots }: Pick<Finished, "seat" | "bots">): string {
  if (bots === undefined) return "unknown";
  const others = bots.filter((_, other) => other !== seat);
  if (others.includes(null)) return "people";
  return new Set(others).size === 1 ? others[0]! : "mixed";
}

/** One row for each kind of game that was played here, those played most first. Games from files do not count. */
export function statisticsOf(games: readonly Finished[]): Statistic[] {
  const kinds = new Map<string, { game: Finished; places: number[]; points: number[] }>();
  for (const game of games) {
    if (game.seat === null || !(game.seat in game.places)) continue;
    const kind = [game.game, game.places.length, opponents(game)].join(" ");
    const found = kinds.get(kind) ?? { game, places: [], points: [] };
    found.places.push(game.places[game.seat]);
    found.points.push(game.points[game.seat]);
    kinds.set(kind, found);
  }
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [...kinds.values()].map(({ game, places, points }) => ({
    game: game.game,
    seats: game.places.length,
    against: opponents(game),
    games: places.length,
    wins: places.filter((place) => place === 1).length,
    place: mean(places),
    points: mean(points),
  })).sort((a, b) => b.games - a.games || a.game.localeCompare(b.game) || a.seats - b.seats);
}

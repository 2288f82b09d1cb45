/** Who stands where in a temple, on the chart: stacks of tokens with their space, and whose each tile would be. */
import { EmblemStrokes } from "../art/emblem.tsx";
import type { NeptunTemple } from "../wire.ts";
import { t } from "../words/words.ts";
import { type Desk, useDesk } from "./desk.ts";

/** A temple's name: that of its region, or of gold. */
export const templeName = (temple: string): string => temple === "Gold" ? t("cli-neptun-gold-temple") : temple;

type Stack = { space: number; seats: number[] };

/** Where a seat's token stands; in the gold temple its gold counts. */
export function spaceOf(desk: Desk, temple: string, seat: number): number {
  const player = desk.view.value.players[seat];
  return temple === "Gold" ? player.gold : player.tokens[temple] ?? 0;
}

/** All seats, those that rank first and in their order; of two on one space the lower token first. */
export function seatsOf(desk: Desk, temple: NeptunTemple): number[] {
  const rest = desk.view.value.players.map((one) => one.seat).filter((seat) => !temple.ranking.includes(seat));
  return [...temple.ranking, ...rest];
}

/** The tokens as they stand, from the highest space down. The gold temple has no stacks: there the order decides. */
export function stacksOf(desk: Desk, temple: NeptunTemple): Stack[] {
  const stacks: Stack[] = [];
  for (const seat of seatsOf(desk, temple)) {
    const space = spaceOf(desk, temple.name, seat);
    const last = stacks.at(-1);
    if (last?.space === space && temple.name !== "Gold") last.seats.push(seat);
    else stacks.push({ space, seats: [seat] });
  }
  return stacks;
}

const WIDE = 22;
const HIGH = 9;

export function TempleStanding({ name }: { name: string }) {
  const desk = useDesk();
  const temple = desk.view.value.temples.find((one) => one.name === name);
  if (!temple) return null;
  const stacks = stacksOf(desk, temple);
  const left = -(stacks.length - 1) * WIDE / 2;
  return (
    <g>
      {temple.tiles.map((_, i) => {
        const taker = temple.ranking[i];
        const x = (i - (temple.tiles.length - 1) / 2) * 22;
        return taker === undefined ? null : (
          <g key={i} transform={`translate(${x + 2.5} -20.5) scale(.46)`}>
            <EmblemStrokes seat={taker} initial={desk.initial(taker)} />
          </g>
        );
      })}
      {stacks.map(({ space }, at) => (
        <text key={space + " " + at} x={left + at * WIDE} y={stackFloor(stacks) + 15} text-anchor="middle" font-size="12" font-weight="700" class="chart-name haloed" style={{ fill: "var(--ink)" }}>
          {space}
        </text>
      ))}
      {stacks.flatMap(({ seats }, at) =>
        seats.map((seat, i) => (
          <g
            key={seat}
            class="temple-token"
            style={{ transform: `translate(${left + at * WIDE - 9}px, ${stackFloor(stacks) - 15 - i * HIGH}px) scale(.75)` }}
          >
            <EmblemStrokes seat={seat} initial={desk.initial(seat)} />
          </g>
        ))
      )}
    </g>
  );
}

/** How low the tokens stand: a high stack reaches up to the tiles. */
const stackFloor = (stacks: readonly Stack[]): number => 8 + Math.max(...stacks.map(({ seats }) => seats.length - 1), 0) * HIGH;

/** A temple in words. */
export function templeWords(desk: Desk, temple: NeptunTemple): string {
  const name = templeName(temple.name);
  const tokens = stacksOf(desk, temple).flatMap(({ space, seats }) =>
    seats.map((seat) => t("web-neptun-token", { name: desk.store.names.value[seat], space }))
  );
  const tiles = temple.tiles.map((points, i) => {
    const taker = temple.ranking[i];
    return taker === undefined
      ? t("web-neptun-tile-free", { points })
      : t("web-neptun-tile", { points, name: desk.store.names.value[taker] });
  });
  return t("web-neptun-temple-words", { name, tiles: tiles.join(", ") || "–", tokens: tokens.join(", ") });
}

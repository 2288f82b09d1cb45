/** The tokens of a temple on the chart, in stacks with the number of their space; tokens on 0 are not shown. */
import { EmblemStrokes } from "../../../drawings/emblem.tsx";
import { TEMPLES } from "../drawings/geography.ts";
import type { Region } from "../../../drawings/sea.ts";
import type { NeptunTemple } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { type Selection, useSelection } from "../selection.ts";

/** A temple's name: that of its region, or of gold. */
export const templeName = (temple: string): string => temple === "Gold" ? t("cli-neptun-gold-temple") : temple;

type Stack = { space: number; seats: number[] };

/** The space of a seat's token; in the gold temple its gold. */
export function spaceOf(selection: Selection, temple: string, seat: number): number {
  const player = selection.view.value.players[seat];
  return temple === "Gold" ? player.gold : player.tokens[temple] ?? 0;
}

/** All seats, those that rank first and in their order; of two on one space the lower token first. */
export function seatsOf(selection: Selection, temple: NeptunTemple): number[] {
  const rest = selection.view.value.players.map((player) => player.seat).filter((seat) =>
    !temple.ranking.includes(seat)
  );
  return [...temple.ranking, ...rest];
}

/** The tokens in stacks, from the highest space down. The gold temple has no stacks: there the order decides. */
export function stacksOf(selection: Selection, temple: NeptunTemple): Stack[] {
  const stacks: Stack[] = [];
  for (const seat of seatsOf(selection, temple)) {
    const space = spaceOf(selection, temple.name, seat);
    const last = stacks.at(-1);
    if (last?.space === space && temple.name !== "Gold") last.seats.push(seat);
    else stacks.push({ space, seats: [seat] });
  }
  return stacks;
}

/** Positions of tokens that would hide a port below their temple. */
const SIDES: Record<string, "left" | "right" | "above"> = { Italia: "left", Graecia: "right", Hispania: "above" };
const WIDE = 25;
const HIGH = 10;

export function TempleStanding({ temple, scale }: { temple: NeptunTemple; scale: number }) {
  const selection = useSelection();
  const at = TEMPLES[temple.name as Region];
  if (!at) return null;
  const stacks = stacksOf(selection, temple).filter(({ space }) => space > 0);
  const side = SIDES[temple.name];
  const far = temple.tiles.length * 15 + 16;
  const wide = (stacks.length - 1) * WIDE;
  const left = side === "left" ? -far - wide : side === "right" ? far : -wide / 2;
  const floor = side === "above" ? -124 : side ? -32 : stackFloor(stacks);
  const tokens = stacks.flatMap(({ seats }, place) => seats.map((seat, height) => ({ seat, place, height })));
  return (
    <g transform={`translate(${at[0]} ${at[1] + 40 * scale}) scale(${scale})`}>
      {stacks.map(({ space }, place) => (
        <text
          key={place}
          x={left + place * WIDE}
          y={floor + 18}
          text-anchor="middle"
          font-size="14"
          font-weight="700"
          class="chart-name haloed"
        >
          {space}
        </text>
      ))}
      {tokens.map(({ seat, place, height }) => (
        <g
          key={seat}
          class="temple-token"
          style={{ transform: `translate(${left + place * WIDE - 11}px, ${floor - 17 - height * HIGH}px) scale(.9)` }}
        >
          <EmblemStrokes seat={seat} initial={selection.initial(seat)} letter={15.6} />
        </g>
      ))}
    </g>
  );
}

/** How low the tokens are drawn: a high stack reaches up to the tiles. */
const stackFloor = (stacks: readonly Stack[]): number =>
  8 + Math.max(...stacks.map(({ seats }) => seats.length - 1), 0) * HIGH;

/** A temple in words. */
export function templeWords(selection: Selection, temple: NeptunTemple): string {
  const name = templeName(temple.name);
  const tokens = stacksOf(selection, temple).flatMap(({ space, seats }) =>
    seats.map((seat) => t("web-neptun-token", { name: selection.store.names.value[seat], space }))
  );
  const tiles = temple.tiles.map((points, i) => {
    const taker = temple.ranking[i];
    return taker === undefined
      ? t("web-neptun-tile-free", { points })
      : t("web-neptun-tile", { points, name: selection.store.names.value[taker] });
  });
  return t("web-neptun-temple-words", { name, tiles: tiles.join(", ") || "–", tokens: tokens.join(", ") });
}

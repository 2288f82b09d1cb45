/** The boats, each beside the port where it lies; they sail along the cheapest way. */
import { useRef } from "preact/hooks";
import { berths } from "../art/chart_ports.tsx";
import { Boat } from "../art/emblem.tsx";
import { along, PORTS, type Point, voyage } from "../art/geography.ts";
import type { NeptunSailed } from "../wire.ts";
import { useDesk } from "./desk.ts";
import { move, useTold } from "./stage.ts";

const SIZE = 0.75;
/** How much farther apart than side by side boats lie. */
const ROOM = 1.25;
const LEG = 400;
const STEPS = 24;

export function Boats({ scale }: { scale: number }) {
  const desk = useDesk();
  const boats = useRef<(SVGGElement | null)[]>([]);
  const west = useRef<boolean[]>([]);
  const view = desk.view.value;
  const at = berthsOf(view.players.map((one) => one.boat), view.order, scale);
  useTold(desk.store, (events) => {
    const names = desk.pieces.value?.cities.map((one) => one.name) ?? [];
    for (const { event } of events) {
      if (event.do !== "Sailed") continue;
      const { seat, way } = event as unknown as NeptunSailed;
      const cities = way.map((city) => names[city]);
      if (cities.length > 1) void sail(boats.current[seat], cities, at[seat]);
    }
  });
  return (
    <g class="boats" pointer-events="none">
      {view.players.map(({ seat, boat }) => {
        const [x, y] = at[seat];
        west.current[seat] = (PORTS[boat]?.at[0] ?? 0) > x;
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            <g ref={(one) => void (boats.current[seat] = one)}>
              <g transform={`scale(${SIZE * scale})`}>
                <Boat seat={seat} initial={desk.initial(seat)} west={west.current[seat]} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Where each boat lies, by seat: those in one port side by side, in the order of play. */
export function berthsOf(ports: readonly string[], order: readonly number[], scale: number): Point[] {
  const at: Point[] = ports.map((port) => PORTS[port]?.at ?? [0, 0]);
  for (const port of new Set(ports)) {
    const here = (order.length ? order : ports.map((_, seat) => seat)).filter((seat) => ports[seat] === port);
    berths(port, here.length, SIZE * scale * ROOM).forEach((berth, i) => (at[here[i]] = berth));
  }
  return at;
}

/** Along the way, then to the berth: as steps away from where the boat lies in the end. */
function sail(boat: SVGGElement | null, cities: readonly string[], [x, y]: Point): Promise<void> {
  const points = voyage(cities);
  const frames = Array.from({ length: STEPS + 1 }, (_, i) => {
    const [px, py] = along(points, i / STEPS).at;
    return { transform: `translate(${(px - x).toFixed(1)}px, ${(py - y).toFixed(1)}px)`, offset: 0.92 * i / STEPS };
  });
  return move(boat, [...frames, { transform: "none", offset: 1 }], LEG * Math.min(3, cities.length - 1));
}

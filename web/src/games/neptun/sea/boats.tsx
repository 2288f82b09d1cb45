/** The boats, each beside its port; they sail along the cheapest route. */
import { useRef } from "preact/hooks";
import { berths, boatSize } from "../drawings/berths.ts";
import { Boat } from "../../../drawings/emblem.tsx";
import { along, PORTS, voyage } from "../drawings/geography.ts";
import type { Point } from "../../../drawings/sea.ts";
import type { NeptunSailed } from "../../../wire.ts";
import { useSelection } from "../selection.ts";
import { animate, useNewEvents } from "../animation.ts";

const LEG = 400;
const STEPS = 24;

export function Boats({ scale }: { scale: number }) {
  const selection = useSelection();
  const boats = useRef<(SVGGElement | null)[]>([]);
  const west = useRef<boolean[]>([]);
  const view = selection.view.value;
  const at = berthsOf(view.players.map((player) => player.boat), view.order, scale);
  useNewEvents(selection.store, (events) => {
    const names = selection.pieces.value?.cities.map((city) => city.name) ?? [];
    for (const { event } of events) {
      if (event.do !== "Sailed") continue;
      const { seat, way } = event as unknown as NeptunSailed;
      const cities = way.map((city) => names[city]);
      if (cities.length > 1) void sail(boats.current[seat], cities, at[seat]);
    }
  });
  return (
    <g class="boats" pointer-events="none">
      {view.players.map(({ seat, boat }) => <Rope key={seat} port={PORTS[boat]?.at} keel={at[seat]} scale={scale} />)}
      {view.players.map(({ seat, boat }) => {
        const [x, y] = at[seat];
        west.current[seat] = (PORTS[boat]?.at[0] ?? 0) > x;
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            <g ref={(element) => void (boats.current[seat] = element)}>
              <g transform={`scale(${boatSize(scale)})`}>
                <Boat seat={seat} initial={selection.initial(seat)} west={west.current[seat]} large />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** How far a boat may be from its port without a rope, at the original size of signs. */
const AT_HAND = 45;
/** Where the disc of a port ends. */
const RIM = 13;

/** A rope from a boat to its port if it is farther away, to show which port it belongs to. */
function Rope({ port, keel: [x, y], scale }: { port: Point | undefined; keel: Point; scale: number }) {
  const [dx, dy] = port ? [x - port[0], y - 4 * scale - port[1]] : [0, 0];
  const far = Math.hypot(dx, dy);
  if (!port || far < AT_HAND * scale) return null;
  const rim = RIM * scale / far;
  const line = `M${port[0] + dx * rim} ${port[1] + dy * rim}l${dx * (1 - rim)} ${dy * (1 - rim)}`;
  return (
    <g fill="none" stroke-linecap="round">
      <path d={line} stroke="var(--vellum-lit)" stroke-width={3.2 * scale} stroke-opacity=".75" />
      <path d={line} stroke="var(--hull)" stroke-width={1.6 * scale} />
    </g>
  );
}

/** The position of each boat, by seat: boats in one port side by side, in the order of play. */
export function berthsOf(ports: readonly string[], order: readonly number[], scale: number): Point[] {
  const at: Point[] = ports.map((port) => PORTS[port]?.at ?? [0, 0]);
  for (const port of new Set(ports)) {
    const here = (order.length ? order : ports.map((_, seat) => seat)).filter((seat) => ports[seat] === port);
    berths(port, here.length, scale).forEach((berth, i) => (at[here[i]] = berth));
  }
  return at;
}

/** Along the route, then to the berth: as offsets from the boat's final position. */
function sail(boat: SVGGElement | null, cities: readonly string[], [x, y]: Point): Promise<void> {
  const points = voyage(cities);
  const frames = Array.from({ length: STEPS + 1 }, (_, i) => {
    const [px, py] = along(points, i / STEPS).at;
    return { transform: `translate(${(px - x).toFixed(1)}px, ${(py - y).toFixed(1)}px)`, offset: 0.92 * i / STEPS };
  });
  return animate(boat, [...frames, { transform: "none", offset: 1 }], LEG * Math.min(3, cities.length - 1));
}

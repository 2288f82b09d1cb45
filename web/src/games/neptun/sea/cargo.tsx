/** Cargo that was just delivered: it goes from the port to the temple, or turns into gold. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { PORTS, TEMPLES } from "../drawings/geography.ts";
import type { Point, Region } from "../../../drawings/sea.ts";
import { goodIcon, PlacedIcon } from "../drawings/icon.ts";
import { valueOf } from "../../../i18n/arguments.ts";
import { useSelection } from "../selection.ts";
import { animate, useNewEvents } from "../animation.ts";

type Flight = { key: string; good: string; from: Point; to: Point; gold: number; points: number };

const WAIT = 350;
const TIME = 400;

export function Cargo() {
  const selection = useSelection();
  const flights = useSignal<Flight[]>([]);
  useNewEvents(selection.store, (events) => {
    const fresh = events.flatMap(({ event, args, version }, i): Flight[] => {
      if (event.do !== "Delivered") return [];
      const [from, to] = [PORTS[valueOf(args.city)]?.at, TEMPLES[valueOf(args.region) as Region]];
      if (!from || !to) return [];
      const [gold, points] = [Number(args.gold), Number(args.points)];
      return [{ key: `${version}.${i}`, good: valueOf(args.good), from, to, gold, points }];
    });
    if (fresh.length) flights.value = [...flights.value, ...fresh];
  });
  const done = (key: string) => (flights.value = flights.value.filter((flight) => flight.key !== key));
  return (
    <g class="cargo" pointer-events="none">
      {flights.value.map((flight) => <Flying key={flight.key} flight={flight} done={() => done(flight.key)} />)}
    </g>
  );
}

function Flying({ flight, done }: { flight: Flight; done: () => void }) {
  const { from: [x, y], to, gold, points } = flight;
  const moving = useRef<SVGGElement>(null);
  const end = gold ? [0, -46] : [to[0] - x, to[1] - y - 20];
  useEffect(() => {
    const frames = [
      { transform: "translate(0, -14px) scale(.6)", opacity: 0 },
      { transform: "translate(0, -14px) scale(1.2)", opacity: 1, offset: 0.25 },
      { transform: `translate(${end[0]}px, ${end[1]}px)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${end[0]}px, ${end[1]}px) scale(.5)`, opacity: 0 },
    ];
    void animate(moving.current, frames, TIME * 2, WAIT).then(done);
  }, []);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={moving}>
        <circle r="17" fill="var(--vellum-lit)" stroke="var(--gold)" stroke-width="2" />
        {gold
          ? <PlacedIcon name="coin" x={0} y={0} size={24} />
          : <PlacedIcon name={goodIcon(flight.good)} x={0} y={0} size={24} />}
        <text x="21" y="6" font-size="17" font-weight="700" class="chart-name haloed">{`+${gold || points}`}</text>
      </g>
    </g>
  );
}

/** The sea chart: ground, temples, links with their miles, ports, boats and cargo, and what the player may do there. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { ChartTemples } from "../drawings/chart.tsx";
import { ChartGround } from "../../../drawings/chart_ground.tsx";
import { type ChartLink, ChartLinks } from "../drawings/chart_links.tsx";
import { ChartNames, ChartPorts, type PortMark } from "../drawings/chart_ports.tsx";
import { PORTS } from "../drawings/geography.ts";
import { CHART, type Point } from "../../../drawings/sea.ts";
import { Icon } from "../drawings/icon.ts";
import { t } from "../../../i18n/translate.ts";
import { Boats } from "./boats.tsx";
import { type Camera, MOST, NARROW, useCamera } from "./camera.ts";
import { Cargo } from "./cargo.tsx";
import { type Selection, useSelection } from "../selection.ts";
import { ComparedWays } from "./compared_ways.tsx";
import { Flags } from "./flags.tsx";
import { HighlightRings } from "./highlight_rings.tsx";
import { PortButtons } from "./ports.tsx";
import { templeName, TempleStanding, templeWords } from "./temple_standing.tsx";
import { VoyageCard } from "./voyage_card.tsx";
import { Wind } from "./wind.tsx";

/** A wide frame shows the whole chart, a narrow one the sea around the own boat with the ports in reach. */
function begin(selection: Selection, camera: Camera): void {
  if (camera.size.peek()[0] >= NARROW) return camera.look(1, MIDDLE);
  const seat = selection.voyage.value.seat ?? selection.view.value.seat;
  const boat = PORTS[seat === null ? "Crete" : selection.view.value.players[seat].boat]?.at ?? MIDDLE;
  camera.gather([boat, ...portsShown(selection).map((city) => PORTS[city].at)]);
}

/** The ports that a narrow frame should show: those that can be sailed to, else those of the voyage that is shown. */
function portsShown(selection: Selection): string[] {
  const lit = litPorts(selection);
  const { flags, seat } = selection.voyage.value;
  const boat = seat === undefined ? [] : [selection.view.value.players[seat].boat];
  return lit.length && seat === selection.view.value.seat
    ? lit
    : [...boat, ...flags.map((flag) => flag.city)].filter((city) => city in PORTS);
}

const MIDDLE: Point = [CHART.width / 2, CHART.height / 2];

const litPorts = (selection: Selection): string[] => [...selection.sails.value.keys()].filter((city) => city in PORTS);

type Ways = { next: readonly string[]; later: readonly (readonly string[])[] };

/**
 * The ways shown now: of the pointed entry, or of the first voyage to the selected or near port; else the route of the
 * voyage that is shown, its first leg or that to the slot looked at brighter than the rest.
 */
function waysShown(selection: Selection): Ways {
  const entry = selection.pointed.value?.entry;
  if (entry?.way.length) return { next: entry.way, later: [] };
  const port = selection.port.value ?? selection.near.value;
  const sail = port === null ? undefined : selection.sails.value.get(port)?.[0];
  if (sail) return { next: sail.entry.way, later: [] };
  const { legs, slot } = selection.voyage.value;
  const next = (slot === undefined ? legs.find((leg) => leg.miles > 0) : legs.find((leg) => leg.slot === slot)) ??
    legs[0];
  return { next: next?.way ?? [], later: legs.filter((leg) => leg !== next).map((leg) => leg.way) };
}

/** The links between neighbours on a way, in both directions. */
const pairsOf = (way: readonly string[]): string[] =>
  way.slice(1).flatMap((city, i) => [`${way[i]}-${city}`, `${city}-${way[i]}`]);

/** How the ports stand out. What glows is exactly what the menu offers. */
function marks(selection: Selection): (city: string) => PortMark | undefined {
  const sails = selection.sails.value;
  const entry = selection.pointed.value?.entry;
  const chosen = selection.port.value ?? selection.near.value;
  if (entry?.kind === "Row") return (city) => entry.reaches.includes(city) ? undefined : "quiet";
  return (city) => {
    if (city === chosen || city === entry?.city) return "chosen";
    return sails.has(city) ? "reachable" : undefined;
  };
}

export function Sea({ children }: { children: ComponentChildren }) {
  const selection = useSelection();
  const frame = useRef<HTMLDivElement>(null);
  const camera = useCamera(frame, (camera) => begin(selection, camera));
  const moved = camera.zoom.value > 1.02;
  const shown = portsShown(selection).join();
  useEffect(() => {
    if (shown && camera.size.peek()[0] < NARROW) begin(selection, camera);
  }, [shown]);
  return (
    <>
      <section class={moved ? "sea moved" : "sea"} ref={frame} aria-label={t("web-neptun-sea")}>
        <Sheet camera={camera} />
        <Temples />
        <PortButtons camera={camera} />
        <VoyageCard camera={camera} />
      </section>
      <div class="chart-bar">
        <div class="tools" role="group" aria-label={t("web-neptun-zoom")}>
          {children}
          <Zoom
            icon="zoom-in"
            label={t("web-neptun-zoom-in")}
            off={camera.zoom.value >= MOST}
            to={() => camera.magnify(1.6)}
          />
          <Zoom icon="zoom-out" label={t("web-neptun-zoom-out")} off={!moved} to={() => camera.magnify(1 / 1.6)} />
        </div>
        <Wind />
      </div>
    </>
  );
}

const BOX = `0 0 ${CHART.width} ${CHART.height}`;

/** The sheet under the frame, moved as a whole: the ground, what is on it, and what moves. */
function Sheet({ camera }: { camera: Camera }) {
  const [x, y] = camera.box();
  const unit = camera.pixels();
  const scale = Math.round(camera.scale() * 20) / 20;
  const ground = useMemo(() => <ChartGround title={t("web-neptun-title")} />, []);
  const style = { width: `${CHART.width * unit}px`, transform: `translate(${-x * unit}px, ${-y * unit}px)` };
  return (
    <div class="sea-chart" aria-hidden="true">
      <div class="chart-sheet" style={style}>
        <svg viewBox={BOX}>{ground}</svg>
        <svg viewBox={BOX}>
          <Layers scale={scale} />
        </svg>
        <svg viewBox={BOX} class="chart-live">
          <ComparedWays scale={scale} />
          <Boats scale={scale} />
          <Flags scale={scale} />
          <Cargo />
          <HighlightRings scale={scale} camera={camera} />
        </svg>
      </div>
    </div>
  );
}

function Zoom({ icon, label, off, to }: { icon: "zoom-in" | "zoom-out"; label: string; off: boolean; to: () => void }) {
  return (
    <button type="button" class="button" aria-label={label} title={label} disabled={off} onClick={to}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** What is drawn on the chart; made again only when it changes, not while it is panned. */
function Layers({ scale }: { scale: number }) {
  const selection = useSelection();
  const view = selection.view.value;
  const ways = waysShown(selection);
  const lit = JSON.stringify(ways);
  const links = useMemo(() => view.links as readonly ChartLink[], [JSON.stringify(view.links)]);
  const chart = useMemo(() => {
    const [next, later] = [new Set(pairsOf(ways.next)), new Set(ways.later.flatMap(pairsOf))];
    const onWay = ({ a, b }: ChartLink) => next.has(`${a}-${b}`) ? "next" : later.has(`${a}-${b}`) && "later";
    return <ChartLinks links={links} scale={scale} onWay={onWay} />;
  }, [links, scale, lit]);
  const names = useMemo(() => <ChartNames scale={scale} />, [scale]);
  const tiles = Object.fromEntries(view.temples.map((temple) => [temple.name, temple.tiles]));
  const takers = (name: string) =>
    // without letters, which would be too small to read
    (view.temples.find((temple) => temple.name === name)?.ranking ?? []).map((seat) => ({ seat }));
  return (
    <>
      <ChartTemples tiles={tiles} takers={takers} scale={scale} names={templeName} />
      {view.temples.map((temple) => <TempleStanding key={temple.name} temple={temple} scale={scale} />)}
      {chart}
      <ChartPorts scale={scale} mark={marks(selection)} />
      {names}
    </>
  );
}

/** The temples in words, for screen readers. */
function Temples() {
  const selection = useSelection();
  return (
    <ul class="unseen" aria-label={t("web-neptun-temples")}>
      {selection.view.value.temples.map((temple) => <li key={temple.name}>{templeWords(selection, temple)}</li>)}
    </ul>
  );
}

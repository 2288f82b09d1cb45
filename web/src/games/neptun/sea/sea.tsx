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
import { HighlightRings } from "./highlight_rings.tsx";
import { PortButtons } from "./ports.tsx";
import { templeName, TempleStanding, templeWords } from "./temple_standing.tsx";
import { VoyageCard } from "./voyage_card.tsx";
import { Wind } from "./wind.tsx";

/** A wide frame shows the whole chart, a narrow one the sea around the own boat with the ports in reach. */
function begin(selection: Selection, camera: Camera): void {
  if (camera.size.peek()[0] >= NARROW) return camera.look(1, MIDDLE);
  const boat = PORTS[selection.mine.value?.boat ?? "Crete"]?.at ?? MIDDLE;
  camera.gather([boat, ...litPorts(selection).map((city) => PORTS[city].at)]);
}

const MIDDLE: Point = [CHART.width / 2, CHART.height / 2];

const litPorts = (selection: Selection): string[] => [...selection.sails.value.keys()].filter((city) => city in PORTS);

/** The cities of the route shown now: of the pointed entry, or of the first voyage to the selected or near port. */
function wayShown(selection: Selection): readonly string[] {
  const entry = selection.pointed.value?.entry;
  if (entry?.way.length) return entry.way;
  const port = selection.port.value ?? selection.near.value;
  const sail = port === null ? undefined : selection.sails.value.get(port)?.[0];
  return sail?.entry.way ?? [];
}

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
  const lit = litPorts(selection).join();
  useEffect(() => {
    if (lit && camera.size.peek()[0] < NARROW) begin(selection, camera);
  }, [lit]);
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
          <Boats scale={scale} />
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
  const way = wayShown(selection);
  const lit = way.join();
  const links = useMemo(() => view.links as readonly ChartLink[], [JSON.stringify(view.links)]);
  const chart = useMemo(() => {
    const pairs = new Set(way.slice(1).flatMap((city, i) => [`${way[i]}-${city}`, `${city}-${way[i]}`]));
    return <ChartLinks links={links} scale={scale} onWay={({ a, b }) => pairs.has(`${a}-${b}`)} />;
  }, [links, scale, lit]);
  const names = useMemo(() => <ChartNames scale={scale} />, [scale]);
  const tiles = Object.fromEntries(view.temples.map((temple) => [temple.name, temple.tiles]));
  const takers = (name: string) =>
    (view.temples.find((temple) => temple.name === name)?.ranking ?? []).map((seat) => ({
      seat,
      initial: selection.initial(seat),
    }));
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

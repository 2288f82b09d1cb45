/** Rings on the chart around the ports, boats and temples of the log line that is pointed at, or that the coach names. */
import { useEffect } from "preact/hooks";
import { PORTS, TEMPLES } from "../drawings/geography.ts";
import type { Point, Region } from "../../../drawings/sea.ts";
import { advisedThings, meant, thing } from "../../../table/log/log_highlight.ts";
import { taught } from "../../../table/lesson/pointing.ts";
import { berthsOf } from "./boats.tsx";
import type { Camera } from "./camera.ts";
import { useSelection } from "../selection.ts";

export function HighlightRings({ scale, camera }: { scale: number; camera: Camera }) {
  const selection = useSelection();
  const back = selection.store.looksBack;
  const { players, order } = selection.view.value;
  const boats = berthsOf(players.map((player) => player.boat), order, scale);
  const rings: [name: string, at: Point, radius: number][] = [
    ...Object.entries(PORTS).map(([city, { at }]): [string, Point, number] => [thing("port", city), at, 21]),
    ...Object.entries(TEMPLES).map(([region, [x, y]]): [string, Point, number] => [
      thing("temple", region as Region),
      [x, y - 8 * scale],
      46,
    ]),
    ...boats.map(([x, y], seat): [string, Point, number] => [thing("boat", seat), [x, y - 10 * scale], 24]),
  ];
  const pointed = (name: string) => taught.value.has(name.replace(" ", ":"));
  const drawn = rings.filter(([name]) => meant.value.has(name) || pointed(name));
  const why = rings.filter((ring) => !drawn.includes(ring) && advisedThings.value.has(ring[0]));
  const last = drawn.at(-1);
  // an earlier moment and a lesson move the chart to what is meant; pointing at a line does not
  useEffect(() => {
    if (back && last) camera.show(last[1]);
  }, [back, last?.[0]]);
  const lesson = drawn.filter(([name]) => pointed(name));
  useEffect(() => {
    if (!lesson.length) return;
    const frame = requestAnimationFrame(() => camera.gather(lesson.map(([, at]) => at), true)); // after the chart's own
    return () => cancelAnimationFrame(frame);
  }, [lesson.map(([name]) => name).join(), camera.size.value.join()]);
  return (
    <g class="meant-marks" pointer-events="none">
      {why.map(([name, [x, y], radius]) => (
        <g key={name} class="why" data-why={name} transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r={radius} class="halo" />
          <circle r={radius} class="ring" />
        </g>
      ))}
      {drawn.map(([name, [x, y], radius]) => (
        <g
          key={name}
          data-ring={name}
          class={pointed(name) ? "taught" : ""}
          transform={`translate(${x} ${y}) scale(${scale})`}
        >
          <circle r={radius} class="halo" />
          <circle r={radius} class="ring" />
        </g>
      ))}
    </g>
  );
}

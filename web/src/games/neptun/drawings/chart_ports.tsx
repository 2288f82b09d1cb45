// The ports of the sea chart and their names.

import type { JSX } from "preact";
import { type Port, PORTS } from "./geography.ts";
import { PlacedIcon, templeIcon } from "./icon.ts";
import { regionColor } from "../../../drawings/names.ts";
import { speaker } from "../../../i18n/translate.ts";

/** How a port is shown: it can be reached, it is chosen, or it matters less now. */
export type PortMark = "reachable" | "chosen" | "quiet";

export interface ChartPortsProps {
  mark?: (city: string) => PortMark | undefined;
  scale?: number;
  /** More attributes of each port's group: role, label, tabindex, handlers of click and focus. */
  extra?: (city: string) => JSX.SVGAttributes<SVGGElement>;
}

/** The ports as discs in the colour and with the temple of their region. */
export function ChartPorts({ mark, scale = 1, extra }: ChartPortsProps): JSX.Element {
  return (
    <g class="chart-ports">
      {Object.entries(PORTS).map(([city, { at, region }]) => {
        const marked = mark?.(city);
        const [glow, rim] = marked === "chosen" ? [1, 3] : [0.55, 1.6];
        return (
          <g
            key={city}
            class={`chart-port ${marked ? `port-${marked}` : ""}`}
            data-sign={region ? "port" : "trident"}
            data-whole
            transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
            {...extra?.(city)}
          >
            <circle r="22" fill="transparent" />
            {marked && marked !== "quiet" && (
              <circle r="16" fill="var(--gold-lit)" fill-opacity={glow} stroke="var(--gold)" stroke-width={rim} />
            )}
            <g opacity={marked === "quiet" ? 0.5 : 1}>
              <circle r="11.5" fill={regionColor(region)} stroke="var(--ink)" stroke-width="1.5" />
              <circle r="9.7" fill="none" stroke="var(--vellum-lit)" stroke-width=".8" stroke-opacity=".8" />
              <PlacedIcon
                name={region ? templeIcon(region) : "trident"}
                x={0}
                y={-0.3}
                size={13}
                weight={2}
                color="var(--vellum-lit)"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}

const LABELS: Readonly<Record<Port["label"], readonly [x: number, y: number, anchor: "start" | "middle" | "end"]>> = {
  left: [-16, 5, "end"],
  right: [16, 5, "start"],
  above: [0, -17, "middle"],
  below: [0, 27, "middle"],
};

/** The names of the ports. */
export function ChartNames({ scale = 1 }: { scale?: number }): JSX.Element {
  return (
    <g class="chart-names" pointer-events="none" font-size="15" font-weight="600">
      {Object.entries(PORTS).map(([city, { at, label }]) => {
        const [x, y, anchor] = LABELS[label];
        return (
          <text
            key={city}
            x={x}
            y={y}
            text-anchor={anchor}
            class="chart-name haloed"
            transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
          >
            {speaker([]).named("port", city)}
          </text>
        );
      })}
    </g>
  );
}

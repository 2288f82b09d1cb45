/** A button on each port that can be sailed to; arrow keys go to the nearest one in their direction. */
import { PORTS } from "../drawings/geography.ts";
import { meaningOf } from "../../../table/labels.ts";
import { advisedMark } from "../../../table/turn/advised_mark.ts";
import { t } from "../../../i18n/translate.ts";
import type { Camera } from "./camera.ts";
import { type Choice, type Selection, useSelection } from "../selection.ts";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest port in a direction: far to the side counts double. */
function neighbour(from: string, [dx, dy]: readonly [number, number], among: readonly string[]): string | undefined {
  const [x, y] = PORTS[from].at;
  let [best, found]: [number, string | undefined] = [Infinity, undefined];
  for (const city of among) {
    const [ax, ay] = [PORTS[city].at[0] - x, PORTS[city].at[1] - y];
    const ahead = ax * dx + ay * dy;
    const far = ahead + 2 * Math.abs(ax * dy - ay * dx);
    if (ahead > 4 && far < best) [best, found] = [far, city];
  }
  return found;
}

export function PortButtons({ camera }: { camera: Camera }) {
  const selection = useSelection();
  const sails = selection.sails.value;
  const cities = [...sails.keys()].filter((city) => city in PORTS);
  const [width, height] = camera.size.value;
  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const here = (event.target as HTMLElement).dataset.city;
    if (!way || !here) return;
    event.preventDefault();
    const next = neighbour(here, way, cities);
    const list = event.currentTarget as HTMLElement;
    list.querySelector<HTMLElement>(`[data-city="${next}"]`)?.focus({ preventScroll: true });
  };
  if (!cities.length) return null;
  return (
    <div class="ports" role="group" aria-label={t("web-neptun-ports")} onKeyDown={walk}>
      {cities.map((city) => {
        const [x, y] = camera.spot(PORTS[city].at);
        const outside = x < 0 || y < 0 || x > width || y > height;
        return (
          <PortButton
            key={city}
            city={city}
            choices={sails.get(city)!}
            x={x}
            y={y}
            outside={outside}
            show={() => camera.show(PORTS[city].at)}
          />
        );
      })}
    </div>
  );
}

type Props = { city: string; choices: Choice<"Sail">[]; x: number; y: number; outside: boolean; show: () => void };

function PortButton({ city, choices, x, y, outside, show }: Props) {
  const selection = useSelection();
  const open = selection.port.value === city;
  const near = (to: string | null) => () => (selection.near.value = to);
  return (
    <button
      type="button"
      class={outside ? "port outside" : "port"}
      data-city={city}
      {...advisedMark(selection.store, ...choices.map((choice) => choice.entry.text))}
      aria-label={portWords(selection, choices)}
      aria-expanded={open}
      disabled={selection.store.sending.value !== null}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)` }}
      onPointerEnter={near(city)}
      onPointerLeave={near(null)}
      onFocus={() => {
        show();
        selection.near.value = city;
      }}
      onBlur={near(null)}
      onClick={() => (selection.port.value = open ? null : city)}
    />
  );
}

/** All choices in a port, in words. */
function portWords(selection: Selection, choices: readonly Choice<"Sail">[]): string {
  return choices.map((choice) => [selection.label(choice), meaningOf(choice as never)].filter(Boolean).join(": ")).join(
    "; ",
  );
}

/** The camera of the sea chart: a centre and a magnification, moved by pointers, keys and buttons. */
import { type Signal, signal } from "@preact/signals";
import { type RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { CHART, type Point } from "../../../drawings/sea.ts";

export type Box = readonly [x: number, y: number, width: number, height: number];
export const MOST = 5;
/** A frame of fewer pixels is that of a phone. */
export const NARROW = 620;

/** The least distance in pixels of a place from the edges of the frame, so that it can be seen and touched. */
const RIM = 40;
/** Pixels for a unit of the chart, beyond which a narrow frame need not go by itself. */
const CLOSE = 0.8;

/** Pixels for a unit of a sign, at which its smallest text has 12 pixels. */
const LEGIBLE = 0.9;

const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(most, n));

export class Camera {
  readonly size = signal<Point>([CHART.width, CHART.height]);
  readonly zoom = signal(1);
  /** Whether the player has moved it; until then it follows the size of the frame. */
  moved = false;
  readonly middle: Signal<Point> = signal([CHART.width / 2, CHART.height / 2]);

  /** The part of the chart in the frame; without magnification all of it. */
  box(): Box {
    const [width, height] = this.size.value;
    const unit = this.pixels();
    const [x, y] = this.middle.value;
    return [x - width / unit / 2, y - height / unit / 2, width / unit, height / unit];
  }

  /** Pixels for one unit of the chart. */
  pixels(): number {
    const [width, height] = this.size.value;
    return Math.min(width / CHART.width, height / CHART.height) * this.zoom.value;
  }

  /** How large signs are drawn: not as much larger as the chart is. */
  scale(): number {
    const unit = this.pixels();
    if (this.zoom.value < 1.05) return between(1, LEGIBLE / unit, 1.35);
    return between(0.5, Math.max((1.05 / unit) ** 0.7, LEGIBLE / unit), 1.35);
  }

  /** Where a place of the chart is in the frame, in pixels. */
  spot([x, y]: Point): Point {
    const [left, top] = this.box();
    const unit = this.pixels();
    return [(x - left) * unit, (y - top) * unit];
  }

  look(zoom: number, at: Point): void {
    this.zoom.value = between(1, zoom, MOST);
    this.#lookAt(at);
  }

  /**
   * Look at the first of some places, and so that all are in the frame if the sheet still fills it then; with `all`
   * also if it does not. A wide frame shows the whole chart.
   */
  gather(places: readonly Point[], all = false): void {
    const [width, height] = this.size.value;
    const [across, down] = [width / CHART.width, height / CHART.height];
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const fits = Math.min((width - 2 * RIM) / (right - left || 1), (height - 2 * RIM) / (bottom - top || 1));
    const [least, most] = [Math.max(across, down), Math.max(across, down, CLOSE)];
    if (all && (fits < least || width >= NARROW)) return this.look(1, places[0]);
    const at: Point = fits < least ? places[0] : [(left + right) / 2, (top + bottom) / 2];
    this.look(between(least, fits, most) / Math.min(across, down), at);
  }

  /** Magnify around a point of the frame, which stays where it is. */
  magnify(by: number, around: Point = [this.size.value[0] / 2, this.size.value[1] / 2]): void {
    this.moved = true;
    const [left, top] = this.box();
    const before = this.pixels();
    const at: Point = [left + around[0] / before, top + around[1] / before];
    this.zoom.value = between(1, this.zoom.value * by, MOST);
    const unit = this.pixels();
    const [width, height] = this.size.value;
    this.#lookAt([at[0] - (around[0] - width / 2) / unit, at[1] - (around[1] - height / 2) / unit]);
  }

  shift(dx: number, dy: number): void {
    this.moved = true;
    const unit = this.pixels();
    const [x, y] = this.middle.value;
    this.#lookAt([x - dx / unit, y - dy / unit]);
  }

  /** Bring a place into the frame if it is outside. */
  show(at: Point): void {
    const [x, y] = this.spot(at);
    const [width, height] = this.size.value;
    if (x < RIM || y < RIM || x > width - RIM || y > height - RIM) this.#lookAt(at);
  }

  resize(width: number, height: number): void {
    this.size.value = [Math.max(1, width), Math.max(1, height)];
    this.#lookAt(this.middle.value);
  }

  /** The centre as near to a point as the edges of the chart allow. */
  #lookAt([x, y]: Point): void {
    const [width, height] = this.size.value;
    const unit = this.pixels();
    const [w, h] = [width / unit / 2, height / unit / 2];
    this.middle.value = [
      w * 2 >= CHART.width ? CHART.width / 2 : between(w, x, CHART.width - w),
      h * 2 >= CHART.height ? CHART.height / 2 : between(h, y, CHART.height - h),
    ];
  }
}

const STEP = 4;

/** A camera for a frame on the page: follows its size, pans with one pointer, pinches with two, zooms with Ctrl and wheel. */
export function useCamera(frame: RefObject<HTMLElement>, first: (camera: Camera) => void): Camera {
  const camera = useMemo(() => new Camera(), []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fit = ({ width, height }: { width: number; height: number }) => {
      camera.resize(width, height);
      if (!camera.moved) first(camera);
    };
    const measure = new ResizeObserver(([{ contentRect }]) => fit(contentRect));
    fit(element.getBoundingClientRect());
    measure.observe(element);
    const stop = pointers(element, camera);
    return () => {
      measure.disconnect();
      stop();
    };
  }, []);
  return camera;
}

function pointers(element: HTMLElement, camera: Camera): () => void {
  const down = new Map<number, Point>();
  let dragged = 0;
  const at = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const press = (event: PointerEvent) => {
    if ((event.target as Element).closest("button, .voyage-card")) return;
    down.set(event.pointerId, at(event));
    dragged = 0;
  };
  const drag = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    dragged += Math.hypot(now[0] - before[0], now[1] - before[1]);
    down.set(event.pointerId, now);
    if (dragged > STEP && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    if (!other) return camera.shift(now[0] - before[0], now[1] - before[1]);
    const far = (p: Point) => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
    camera.magnify(far(now) / far(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
  };
  const lift = (event: PointerEvent) => down.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    camera.magnify(Math.exp(-event.deltaY / 200), at(event));
  };
  const twice = (event: MouseEvent) => {
    if (!(event.target as Element).closest("button")) camera.magnify(1.8, at(event as PointerEvent));
  };
  element.addEventListener("pointerdown", press);
  element.addEventListener("pointermove", drag);
  element.addEventListener("pointerup", lift);
  element.addEventListener("pointercancel", lift);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("dblclick", twice);
  return () => {
    element.removeEventListener("pointerdown", press);
    element.removeEventListener("pointermove", drag);
    element.removeEventListener("pointerup", lift);
    element.removeEventListener("pointercancel", lift);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("dblclick", twice);
  };
}

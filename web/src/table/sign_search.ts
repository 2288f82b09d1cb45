/** Finds the sign that is meant at a point or on a focused element, and the place of its explanation. */

type Sign = { element: Element; name: string };
type Known = (name: string) => boolean;
type Box = Readonly<{ left: number; top: number; right: number; bottom: number; width: number; height: number }>;

const SIGNS = "[data-sign]";

/** The sign of an element, or of the whole drawing that it is a part of; null if the icon key does not have it. */
function signOf(element: Element, known: Known): Sign | null {
  const whole = element.closest("[data-whole]") ?? element;
  const name = whole.getAttribute("data-sign");
  return name && known(name) ? { element: whole, name } : null;
}

const holds = (box: Box, [x, y]: readonly [number, number]): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/**
 * The sign that is meant. At a point: the smallest one around it within the nearest ancestor that has any, so that
 * drawings which take no pointer events are found too. Without a point: that of the element, or the first inside it.
 */
export function candidate(target: Element, point: readonly [number, number] | null, known: Known): Sign | null {
  if (point === null) {
    const inside = [target, ...target.querySelectorAll(SIGNS)].filter((element) => element.matches(SIGNS));
    return inside.map((element) => signOf(element, known)).find((sign) => sign !== null) ?? null;
  }
  for (let scope: Element | null = target; scope && scope !== document.body; scope = scope.parentElement) {
    const around = [scope, ...scope.querySelectorAll(SIGNS)].filter((element) =>
      element.matches(SIGNS) && holds(element.getBoundingClientRect(), point) && element.checkVisibility()
    );
    const found = around.flatMap((element) => signOf(element, known) ?? []);
    if (found.length) return found.reduce((best, next) => area(next) < area(best) ? next : best);
    if (scope.matches("dialog, main")) break;
  }
  return null;
}

function area({ element }: Sign): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** The signs in sight, each once, in the order of the page. */
export function signsInOrder(known: Known): Sign[] {
  const found = new Map<string, Sign>();
  const scope = document.querySelector("dialog[open]") ?? document.querySelector("main") ?? document.body;
  for (const element of scope.querySelectorAll(SIGNS)) {
    const sign = signOf(element, known);
    if (!sign || found.has(sign.name) || !sign.element.checkVisibility()) continue; // not in a closed <details>
    const { width, height, left, right, top, bottom } = sign.element.getBoundingClientRect();
    if (width && height && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight) {
      found.set(sign.name, sign);
    }
  }
  return [...found.values()];
}

const GAP = 8;

/** The left upper corner of an explanation beside a sign: below it, else above it, always within the window. */
export function placeBeside(
  sign: Pick<Box, "left" | "top" | "bottom" | "width">,
  tip: Pick<Box, "width" | "height">,
  window: { width: number; height: number },
): [left: number, top: number] {
  const middle = sign.left + sign.width / 2 - tip.width / 2;
  const left = Math.max(GAP, Math.min(window.width - tip.width - GAP, middle));
  const below = sign.bottom + GAP;
  const above = sign.top - GAP - tip.height;
  const top = below + tip.height <= window.height || above < 0 ? below : above;
  return [left, Math.max(GAP, Math.min(window.height - tip.height - GAP, top))];
}

/** A card beside a port: miles, range, gold, reward, losses and rank of each voyage there, with a button for each. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { PORTS, voyage } from "../drawings/geography.ts";
import type { Point } from "../../../drawings/sea.ts";
import { Icon, type IconName, templeIcon } from "../drawings/icon.ts";
import { advisedMark } from "../../../table/turn/advised_mark.ts";
import { t } from "../../../i18n/translate.ts";
import { type Camera, NARROW } from "./camera.ts";
import { type Choice, type Selection, useSelection } from "../selection.ts";

const WIDTH = 300;
const RIM = 8;
/** How far the card stays from its port. */
const AWAY = 34;

export function VoyageCard({ camera }: { camera: Camera }) {
  const selection = useSelection();
  const card = useRef<HTMLDivElement>(null);
  const open = selection.port.value;
  const city = open ?? selection.near.value;
  const choices = city === null ? undefined : selection.sails.value.get(city);
  useEffect(() => {
    if (open !== null) card.current?.querySelector<HTMLElement>("button.way")?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => place(card.current, camera, city, choices?.[0].entry.way ?? []));
  camera.box(); // reading it redraws the card, and so places it again, when the chart moves
  if (!city || !choices?.length) return null;
  const close = () => {
    selection.port.value = null;
    document.querySelector<HTMLElement>(`.port[data-city="${city}"]`)?.focus({ preventScroll: true });
  };
  const { distance, range } = choices[0].entry;
  return (
    <div
      class={open ? "voyage-card open" : "voyage-card"}
      ref={card}
      role="group"
      aria-label={city}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header>
        <strong>{city}</strong>
        <span class="big">{t("web-neptun-miles", { miles: distance ?? 0 })}</span>
        {open && (
          <button type="button" class="button quiet close" aria-label={t("web-close")} onClick={close}>
            ✕
          </button>
        )}
      </header>
      <p class="quiet">{rangeWords(selection, range ?? 0)}</p>
      {choices.map((choice) => <Way key={choice.entry.text} choice={choice} open={open !== null} />)}
    </div>
  );
}

function rangeWords(selection: Selection, range: number): string {
  return t("web-neptun-range", { wind: selection.view.value.wind, oar: selection.mine.value?.oar?.power ?? 0, range });
}

/** Beside the port, where it hides least of the way; at the foot of a narrow chart. */
function place(card: HTMLDivElement | null, camera: Camera, city: string | null, way: readonly string[]): void {
  const at = city === null ? undefined : PORTS[city]?.at;
  if (!card || !at) return;
  const [width, height] = camera.size.peek();
  if (width < NARROW) {
    card.style.transform = "";
    return;
  }
  const [x, y] = camera.spot(at);
  const tall = card.offsetHeight;
  const points = voyage(way).map((point) => camera.spot(point));
  const fit = ([left, top]: Point): Point => [
    Math.max(RIM, Math.min(width - WIDTH - RIM, left)),
    Math.max(RIM, Math.min(height - tall - RIM, top)),
  ];
  const hidden = ([left, top]: Point) =>
    [...points, [x, y]].filter(([px, py]) =>
      px > left - 12 && px < left + WIDTH + 12 && py > top - 20 && py < top + tall + 20
    ).length;
  const places: Point[] = [
    [x + AWAY, y - tall / 2],
    [x - AWAY - WIDTH, y - tall / 2],
    [x - WIDTH / 2, y - AWAY - tall],
    [x - WIDTH / 2, y + AWAY],
  ];
  const [left, top] = places.map(fit).reduce((best, spot) => hidden(spot) < hidden(best) ? spot : best);
  card.style.transform = `translate(${left.toFixed(0)}px, ${top.toFixed(0)}px)`;
}

function Way({ choice, open }: { choice: Choice<"Sail">; open: boolean }) {
  const selection = useSelection();
  const inside = (
    <>
      <span class="label">{selection.label(choice)}</span>
      <span class="facts">
        <Facts choice={choice} />
      </span>
    </>
  );
  if (!open) return <div class="way">{inside}</div>;
  return (
    <button
      type="button"
      class="way"
      data-text={choice.entry.text}
      {...advisedMark(selection.store, choice.entry.text)}
      disabled={selection.store.sending.value !== null}
      onClick={() => selection.play(choice)}
      {...selection.points(choice.entry.text)}
    >
      {inside}
    </button>
  );
}

function Facts({ choice: { entry } }: { choice: Choice<"Sail"> }) {
  const region = entry.region ?? "";
  const lost = entry.loses.map((slot) => slot + 1).join(", ");
  return (
    <>
      {entry.cost > 0 && <Fact icon="coin" kind="cost">{t("web-neptun-pay", { gold: entry.cost })}</Fact>}
      {entry.gold > 0 && <Fact icon="coin" kind="gain">{t("web-neptun-earn", { gold: entry.gold })}</Fact>}
      {entry.points > 0 && (
        <Fact icon={templeIcon(region)} kind="gain">{t("web-neptun-climb", { points: entry.points, region })}</Fact>
      )}
      {entry.place !== null && (
        <Fact icon="order">
          {t(entry.tile ? "web-neptun-place-tile" : "web-neptun-place", { place: entry.place, tile: entry.tile })}
        </Fact>
      )}
      {lost && (
        <Fact icon="warning" kind="cost">{t("web-neptun-loses", { slots: lost, count: entry.loses.length })}</Fact>
      )}
    </>
  );
}

function Fact({ icon, kind, children }: { icon: IconName; kind?: "cost" | "gain"; children: ComponentChildren }) {
  return (
    <span class={`fact ${kind ?? ""}`}>
      <Icon name={icon} size={16} /> {children}
    </span>
  );
}

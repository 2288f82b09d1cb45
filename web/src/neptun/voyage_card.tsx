/** What a voyage means, beside its port: miles, range, gold, reward, losses, standing; and its choices as buttons. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { PORTS } from "../art/geography.ts";
import { Icon, type IconName } from "../art/icon.tsx";
import { templeIcon } from "../art/names.ts";
import { t } from "../words/words.ts";
import type { Camera } from "./camera.ts";
import { type Choice, type Desk, useDesk } from "./desk.ts";

const WIDTH = 300;
const RIM = 8;

export function VoyageCard({ camera }: { camera: Camera }) {
  const desk = useDesk();
  const card = useRef<HTMLDivElement>(null);
  const open = desk.port.value;
  const city = open ?? desk.near.value;
  const choices = city === null ? undefined : desk.sails.value.get(city);
  useEffect(() => {
    if (open !== null) card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => place(card.current, camera, city));
  if (!city || !choices?.length) return null;
  const close = () => {
    desk.port.value = null;
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
        {open && <button type="button" class="button quiet close" aria-label={t("web-close")} onClick={close}>✕</button>}
      </header>
      <p class="quiet">{rangeWords(desk, range ?? 0)}</p>
      {choices.map((one) => <Way key={one.entry.text} one={one} open={open !== null} />)}
    </div>
  );
}

function rangeWords(desk: Desk, range: number): string {
  const { wind } = desk.view.value;
  return t("web-neptun-range", { wind, oar: range - wind, range });
}

/** Beside the port, where there is room; at the foot of a narrow chart. */
function place(card: HTMLDivElement | null, camera: Camera, city: string | null): void {
  const at = city === null ? undefined : PORTS[city]?.at;
  if (!card || !at) return;
  const [width, height] = camera.size.value;
  if (width < 620) {
    card.style.transform = "";
    return;
  }
  const [x, y] = camera.spot(at);
  const tall = card.offsetHeight;
  const left = x + 34 + WIDTH + RIM < width ? x + 34 : x - 34 - WIDTH;
  const top = Math.max(RIM, Math.min(height - tall - RIM, y - tall / 2));
  card.style.transform = `translate(${Math.max(RIM, left).toFixed(0)}px, ${top.toFixed(0)}px)`;
}

function Way({ one, open }: { one: Choice<"Sail">; open: boolean }) {
  const desk = useDesk();
  const inside = (
    <>
      <span class="label">{desk.label(one)}</span>
      <span class="facts"><Facts one={one} /></span>
    </>
  );
  if (!open) return <div class="way">{inside}</div>;
  return (
    <button
      type="button"
      class="way"
      data-text={one.entry.text}
      disabled={desk.store.sending.value !== null}
      onClick={() => desk.play(one)}
      {...desk.points(one.entry.text)}
    >
      {inside}
    </button>
  );
}

function Facts({ one: { entry } }: { one: Choice<"Sail"> }) {
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
        <Fact icon="order">{t(entry.tile ? "web-neptun-place-tile" : "web-neptun-place", { place: entry.place, tile: entry.tile })}</Fact>
      )}
      {lost && <Fact icon="warning" kind="cost">{t("web-neptun-loses", { slots: lost, count: entry.loses.length })}</Fact>}
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

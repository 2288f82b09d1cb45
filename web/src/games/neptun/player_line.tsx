/** A player's contracts and known oar cards in one small line. */
import { useEffect, useRef } from "preact/hooks";
import { goodIcon, Icon } from "./drawings/icon.ts";
import { regionColor } from "../../drawings/names.ts";
import { marked, thing } from "../../table/log/log_highlight.ts";
import type { NeptunPlayer, NeptunSlot, NeptunView } from "../../wire.ts";
import { term } from "../../i18n/arguments.ts";
import { speaker, t } from "../../i18n/translate.ts";
import { KnownOarList } from "./oars/known_oars.tsx";
import { look } from "./voyage.ts";

export function PlayerLine({ view, seat, names }: { view: NeptunView; seat: number; names: readonly string[] }) {
  const player = view.players[seat];
  const miles = player.route_miles;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => { // pointer or focus anywhere on the player's place shows the voyage
    const place = line.current?.closest<HTMLElement>(".player");
    const [show, hide] = [() => (look.value = { seat }), () => (look.value = null)];
    const within = (event: FocusEvent) => place?.contains(event.relatedTarget as Node | null) || hide();
    place?.addEventListener("pointerenter", show);
    place?.addEventListener("pointerleave", hide);
    place?.addEventListener("focusin", show);
    place?.addEventListener("focusout", within);
    return () => {
      place?.removeEventListener("pointerenter", show);
      place?.removeEventListener("pointerleave", hide);
      place?.removeEventListener("focusin", show);
      place?.removeEventListener("focusout", within);
    };
  }, [seat]);
  return (
    <div class="seat-line" ref={line} data-seat={seat}>
      <ol class="tiny-chart" aria-label={t("web-neptun-chart-of", { name: names[seat] })}>
        {player.chart.map((slot, at) => <TinySlot key={at} slot={slot} at={at} names={names} />)}
      </ol>
      {seat !== view.seat && <KnownOars player={player} name={names[seat]} />}
      {miles > 0 && (
        <span class="quiet" title={t("web-neptun-route-of", { name: names[seat] })}>
          {t("web-neptun-miles", { miles })}
        </span>
      )}
    </div>
  );
}

/** The oar cards in a player's hand that everybody has seen; none where the table does not list them (N9.2). */
function KnownOars({ player, name }: { player: NeptunPlayer; name: string }) {
  if (!player.starting_oars.length && !player.known_oars.length) return null;
  return (
    <details class="known-oars">
      <summary aria-label={t("web-neptun-known-oars", { name })} title={t("web-neptun-known-oars", { name })}>
        <Icon name="oar" size={18} />
      </summary>
      <KnownOarList player={player} name={name} />
    </details>
  );
}

function TinySlot({ slot, at, names }: { slot: NeptunSlot; at: number; names: readonly string[] }) {
  const { contract, state } = slot;
  if (!contract) return <li class="tiny free" aria-label={t("web-neptun-slot-free", { slot: at + 1 })} />;
  const { good, city, region, gold, points } = contract;
  const words = speaker(names).say(gold ? "web-neptun-contract-gold" : "web-neptun-contract-points", {
    good: term("good", good),
    city,
    region: term("region", region),
    gold,
    points,
  });
  const label = t(`web-neptun-slot-${state}`, { slot: at + 1, contract: words });
  return (
    <li
      class={`tiny ${state}`}
      aria-label={label}
      title={label}
      style={{ borderColor: regionColor(region) }}
      {...marked(thing("contract", city, good))}
    >
      <Icon name={state === "fulfilled" ? "check" : state === "lost" ? "cross" : goodIcon(good)} size={18} />
      <span>{city.slice(0, 3)}</span>
    </li>
  );
}

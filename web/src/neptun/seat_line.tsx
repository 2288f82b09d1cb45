/** A player's things in one small line: the five contracts of the chart and the oar card of this turn. */
import { Icon } from "../art/icon.tsx";
import { goodIcon, regionColor } from "../art/names.ts";
import { marked, thing } from "../table/meant.ts";
import type { NeptunSlot, NeptunView } from "../wire.ts";
import { speaker, t } from "../words/words.ts";

export function SeatLine({ view, seat, names }: { view: NeptunView; seat: number; names: readonly string[] }) {
  const player = view.players[seat];
  const miles = player.route_miles;
  return (
    <div class="seat-line">
      <ol class="tiny-chart" aria-label={t("web-neptun-chart-of", { name: names[seat] })}>
        {player.chart.map((slot, at) => <TinySlot key={at} slot={slot} at={at} names={names} />)}
      </ol>
      {miles > 0 && <span class="quiet" title={t("web-neptun-route-of", { name: names[seat] })}>{t("web-neptun-miles", { miles })}</span>}
    </div>
  );
}

function TinySlot({ slot, at, names }: { slot: NeptunSlot; at: number; names: readonly string[] }) {
  const { contract, state } = slot;
  if (!contract) return <li class="tiny free" aria-label={t("web-neptun-slot-free", { slot: at + 1 })} />;
  const { good, city, region, gold, points } = contract;
  const words = speaker(names).say(gold ? "web-neptun-contract-gold" : "web-neptun-contract-points", { good, city, region, gold, points });
  const label = t(`web-neptun-slot-${state}`, { slot: at + 1, contract: words });
  return (
    <li class={`tiny ${state}`} aria-label={label} title={label} style={{ borderColor: regionColor(region) }} {...marked(thing("contract", city, good))}>
      <Icon name={state === "fulfilled" ? "check" : state === "lost" ? "cross" : goodIcon(good)} size={18} />
      <span>{city.slice(0, 3)}</span>
    </li>
  );
}

/** A calamity: its card, why it strikes this player (the levels of all), and what is lost. */
import { useEffect, useRef } from "preact/hooks";
import { CalamityCard } from "../drawings/cards.tsx";
import { mayAnimate } from "../../../store/settings.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { Emblem } from "../../../ui/emblem.tsx";
import { valueOf } from "../../../i18n/arguments.ts";
import { say, t } from "../../../i18n/translate.ts";
import type { Told } from "../../../wire.ts";
import { signed } from "../../../drawings/names.ts";
import { named, printed, seatIn, type View } from "../facts.ts";
import { Lines } from "./lines.tsx";

const FALL: Keyframe[] = [{ transform: "translateY(-40vh) rotate(-9deg)", opacity: 0 }, {
  transform: "none",
  opacity: 1,
}];

export function CalamityStep({ store, lines, view }: { store: TableStore; lines: readonly Told[]; view: View }) {
  const fell = lines.find((line) => line.event.do === "CalamityFell");
  const votes = lines.filter((line) => line.event.do === "VotesCounted");
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayAnimate()) card.current?.animate(FALL, { duration: 420, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" });
  }, []);
  if (fell === undefined) return <Lines store={store} lines={votes} />;
  const name = valueOf(fell.args.calamity);
  const piece = printed(store)?.calamities.find((calamity) => calamity.name === name);
  const kind = piece?.kind === "barbarian" ? "barbarian" : "unhappiness";
  const status = kind === "barbarian" ? "safety" : "happiness";
  const victim = seatIn(fell, "victim");
  const seats = [...view.order].sort((a, b) => view.players[a][status] - view.players[b][status]);
  const rest = lines.slice(lines.indexOf(fell) + 1);
  return (
    <div class="med-calamity">
      <div class="med-calamity-card" ref={card}>
        <CalamityCard calamity={name} name={named("calamity", name)} kind={kind}>{piece?.says}</CalamityCard>
      </div>
      <div>
        <p class="med-why">{whyOf(store, view, victim, status, votes.length > 0)}</p>
        <p class="quiet">{t(`web-med-kind-${kind}`)}</p>
        <ol class="med-levels" aria-label={named("status", status)}>
          {seats.map((seat) => (
            <li key={seat} class={seat === victim ? "victim" : ""}>
              <Emblem seat={seat} name={store.names.value[seat]} size={24} />
              <bdi>{store.names.value[seat]}</bdi>
              {seat === view.seat && <span class="med-you">{t("web-you")}</span>}
              <b>{signed(view.players[seat][status])}</b>
            </li>
          ))}
        </ol>
        {votes.map((line, index) => <p key={index}>{say(line, store.names.value)}</p>)}
        <Lines store={store} lines={rest} />
      </div>
    </div>
  );
}

/** Why a calamity struck this player, or nobody (M7.6): the levels that the standings showed when it fell. */
function whyOf(
  store: TableStore,
  view: View,
  victim: number | null,
  status: "happiness" | "safety",
  voted: boolean,
): string {
  const levels = view.players.map((player) => player[status]);
  if (victim === null) {
    return t(
      voted ? "web-med-why-no-majority" : Math.min(...levels) >= 0 ? "web-med-why-none-low" : "web-med-why-equal",
    );
  }
  const reason = voted ? "web-med-why-voted" : "web-med-why-lowest";
  const level = signed(levels[victim]);
  return victim === view.seat ? t(`${reason}-you`, { level }) : t(reason, { level, name: store.names.value[victim] });
}

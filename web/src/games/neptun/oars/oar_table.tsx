/** The oars of this turn, in the order of play: face down until all are turned up together, then counted. */
import { useRef } from "preact/hooks";
import { Token } from "../../../drawings/emblem.tsx";
import { DeckBack, OarCard } from "../drawings/cards.tsx";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import type { NeptunPlayer } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { useOarCount } from "./oar_counting.ts";
import { useSelection } from "../selection.ts";
import { animate, useNewEvents } from "../animation.ts";
import { looks } from "../voyage.ts";
import { KnownOarList } from "./known_oars.tsx";

export function OarTable() {
  const selection = useSelection();
  const list = useRef<HTMLOListElement>(null);
  const { order, players } = selection.scene.value;
  const count = useOarCount(selection.store);
  useNewEvents(selection.store, (events) => {
    if (!events.some(({ event }) => event.do === "OarsRevealed")) return;
    const frames = [{ transform: "perspective(500px) rotateY(90deg)" }, { transform: "perspective(500px) rotateY(0)" }];
    for (const card of list.current?.querySelectorAll(".art-card") ?? []) void animate(card, frames, 350);
  });
  return (
    <section class="oar-table" data-mark="oars" aria-label={t("web-neptun-oars")}>
      <h2>{t("web-neptun-oars")}</h2>
      <ol class="rowers" ref={list}>
        {order.map((seat) => <Rower key={seat} player={players[seat]} counted={count.seat === seat} />)}
      </ol>
    </section>
  );
}

function Rower({ player, counted }: { player: NeptunPlayer; counted: boolean }) {
  const selection = useSelection();
  const view = selection.scene.value;
  const { seat, has_chosen: chosen, boat } = player;
  const acts = view.to_act.includes(seat);
  const revealed = view.forecast !== null;
  const oar = player.oar ?? (revealed ? player.played_oars.at(-1) ?? null : null);
  const name = selection.store.names.value[seat];
  return (
    <li
      {...marked(thing("oar", seat))}
      {...looks({ seat })}
      class={["rower", acts && "acts", counted && "counted", revealed && !player.oar && "done"].filter(Boolean).join(
        " ",
      )}
    >
      <div class="rower-card">
        {oar
          ? <OarCard {...oar} label={t("web-neptun-oar", { power: oar.power, wind: oar.wind })} />
          : chosen
          ? <DeckBack deck="oar" label={t("web-neptun-oar-down")} />
          : <div class="no-card" />}
      </div>
      <div class="rower-words">
        <span class="rower-name">
          <Token seat={seat} initial={selection.initial(seat)} size={20} /> {name}
        </span>
        {player.range !== null && <span class="big">{t("web-neptun-miles", { miles: player.range })}</span>}
        <span class="quiet">{boat}</span>
        {seat !== view.seat && <KnownOarList player={player} name={name} />}
      </div>
    </li>
  );
}

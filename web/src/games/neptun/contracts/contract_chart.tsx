/** The own contract chart: five slots from left to right, the route through them, and its miles against the range. */
import { ContractCard, type ContractCardProps, FreeSlot, UprightContract } from "../drawings/cards.tsx";
import { Icon } from "../drawings/icon.ts";
import { marked } from "../../../table/log/log_highlight.ts";
import { advisedMark } from "../../../table/turn/advised_mark.ts";
import type { NeptunSlot } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { type Choice, type Selection, useSelection } from "../selection.ts";
import { looks } from "../voyage.ts";
import { contractThing, contractWords } from "./contract_display.tsx";

export function ContractChart() {
  const selection = useSelection();
  const mine = selection.mine.value;
  if (!mine) return null;
  return (
    <section class="my-chart" data-mark="chart" aria-label={t("web-neptun-chart")}>
      <h2>{t("web-neptun-chart")}</h2>
      <Route />
      <ol class="slots">
        {mine.chart.map((slot, at) => (
          <li key={at} data-mark={`slot:${at + 1}`}>
            <Leg miles={mine.legs[at]} />
            <Slot slot={slot} at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The miles of the route against the expected range; with the contract that is pointed at, if there is one. */
function Route() {
  const selection = useSelection();
  const reach = selection.view.value.reach ?? 0;
  const miles = selection.mine.value?.route_miles ?? 0;
  const coming = selection.pointed.value?.entry.route ?? null;
  const shown = coming ?? miles;
  const most = Math.max(reach, shown, 1);
  if (!reach && !shown) return null; // nothing is left to sail
  const words = t("web-neptun-route", { miles: shown, reach });
  return (
    <div class={shown > reach ? "route over" : "route"} data-mark="route" title={t("web-neptun-route-about")}>
      <span class="route-words">
        <Icon name="route" size={18} /> {words}
      </span>
      <span class="route-bar" aria-hidden="true">
        <span class="route-reach" style={{ width: `${100 * reach / most}%` }} />
        <span class="route-miles" style={{ width: `${100 * shown / most}%` }} />
      </span>
    </div>
  );
}

function Leg({ miles }: { miles: number | null }) {
  return (
    <span class={miles === null ? "leg" : "leg sailed"} aria-hidden="true">
      {miles !== null && <span>{miles}</span>}
    </span>
  );
}

function Slot({ slot, at }: { slot: NeptunSlot; at: number }) {
  const selection = useSelection();
  const held = selection.held.value;
  const take = held === null ? undefined : selection.takes.value.get(held)?.get(at);
  if (take) return <FreeButton take={take} at={at} />;
  if (!slot.contract) {
    return (
      <div class="slot free">
        <Free at={at} label={t("web-neptun-slot-free", { slot: at + 1 })} />
      </div>
    );
  }
  const sail = deliveries(selection, at)[0];
  const { city, region, good } = slot.contract;
  const state = slot.state as "open" | "fulfilled" | "lost";
  const lost = selection.pointed.value?.entry.loses.includes(at) ?? false;
  const words = t(`web-neptun-slot-${state}`, { slot: at + 1, contract: contractWords(selection, slot.contract) });
  const card = <Contract city={city} region={region} good={good} reward={slot.contract} state={state} label={words} />;
  const mark = marked(contractThing(slot.contract));
  if (!sail && state !== "open") return <div class={`slot ${state}`} {...mark}>{card}</div>;
  if (!sail) {
    return (
      <button
        type="button"
        class={`slot look ${state} ${lost ? "losing" : ""}`}
        aria-label={t("web-neptun-look", { what: words })}
        {...looks({ seat: selection.view.value.seat ?? 0, slot: at })}
        {...mark}
      >
        {card}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={`slot lit ${state} ${lost ? "losing" : ""}`}
      data-slot={at}
      aria-label={t("web-neptun-deliver", { contract: words })}
      onClick={() => (selection.port.value = city)}
      {...selection.points(sail.entry.text)}
      {...mark}
    >
      {card}
    </button>
  );
}

/** A contract in both shapes; the style sheet shows the one that fits. */
function Contract(props: ContractCardProps) {
  return (
    <>
      <ContractCard {...props} />
      <UprightContract {...props} />
    </>
  );
}

function Free({ at, ...rest }: { at: number; lit?: boolean; label?: string }) {
  return (
    <>
      <FreeSlot number={at + 1} {...rest} />
      <FreeSlot number={at + 1} {...rest} upright />
    </>
  );
}

/** The voyages that fulfil the contract of a slot. */
function deliveries(selection: Selection, slot: number): Choice<"Sail">[] {
  return [...selection.sails.value.values()].flat().filter((sail) => sail.act.deliver === slot);
}

/** A free slot that takes the selected contract, by click or drop. */
function FreeButton({ take, at }: { take: Choice<"Take">; at: number }) {
  const selection = useSelection();
  const contract = selection.view.value.display[take.act.column].contract;
  const pointed = selection.pointed.value === null ? false : selection.pointed.value.entry.text === take.entry.text;
  return (
    <button
      type="button"
      class={pointed ? "slot free lit pointed" : "slot free lit"}
      data-text={take.entry.text}
      {...advisedMark(selection.store, take.entry.text)}
      aria-label={`${selection.label(take)}: ${
        t("web-neptun-route", { miles: take.entry.route ?? 0, reach: selection.view.value.reach ?? 0 })
      }`}
      disabled={selection.store.sending.value !== null}
      onClick={() => selection.play(take)}
      onDragOver={(event) => event.preventDefault()}
      onDragEnter={() => (selection.store.pointed.value = take.entry.text)}
      onDrop={(event) => {
        event.preventDefault();
        selection.play(take);
      }}
      {...selection.points(take.entry.text)}
    >
      {pointed && contract
        ? <Contract city={contract.city} region={contract.region} good={contract.good} reward={contract} />
        : <Free at={at} lit />}
      <span class="do">{t("web-neptun-slot-miles", { miles: take.entry.route ?? 0 })}</span>
    </button>
  );
}

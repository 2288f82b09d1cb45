/** The contract display: columns of city, goods and oar, backs and faces, coins on left-overs. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../drawings/icon.ts";
import { ContractCard, DeckBack, OarCard } from "../drawings/cards.tsx";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { advisedMark } from "../../../table/turn/advised_mark.ts";
import type { NeptunColumn } from "../../../wire.ts";
import { term } from "../../../i18n/arguments.ts";
import { t } from "../../../i18n/translate.ts";
import { type Choice, type Selection, useSelection } from "../selection.ts";
import { animate, useNewEvents } from "../animation.ts";
import { OrderScale } from "../oars/order_scale.tsx";

export function ContractDisplay() {
  const selection = useSelection();
  const view = selection.scene.value;
  const reveal = selection.lingering.value === null ? selection.reveal.value : null;
  const cards = useRef<HTMLOListElement>(null);
  const first = view.display.findIndex((column) => column.state === "down");
  useEffect(() => {
    const list = cards.current;
    const lit = list?.querySelector(".held, .lit")?.closest("li"); // the column, since the card itself may be turning
    if (list && lit) list.scrollTo({ left: lit.offsetLeft - (list.clientWidth - lit.offsetWidth) / 2 });
  }, [selection.store.version.value, selection.choices.value.length]);
  useNewEvents(selection.store, (events) => {
    for (const { event } of events) {
      if (event.do === "Revealed") void turn(cards.current?.children[Number(event.column)] ?? null);
    }
  });
  return (
    <section class="display" data-mark="display" aria-label={t("web-neptun-display")}>
      <h2>{t("web-neptun-display")}</h2>
      <ol class="columns" ref={cards}>
        {view.display.map((column, at) => (
          <li
            key={at}
            class={column.state}
            data-mark={`column:${at + 1}`}
            {...(column.contract ? marked(contractThing(column.contract)) : {})}
          >
            <Column column={column} at={at} reveal={at === first ? reveal : null} />
          </li>
        ))}
      </ol>
      <OrderScale />
    </section>
  );
}

const turn = (card: Element | null) =>
  animate(
    card,
    [{ transform: "perspective(600px) rotateY(80deg)" }, { transform: "perspective(600px) rotateY(0)" }],
    350,
  );

function Column({ column, at, reveal }: { column: NeptunColumn; at: number; reveal: Choice | null }) {
  const selection = useSelection();
  const takes = selection.lingering.value === null ? selection.takes.value.get(at) : undefined;
  const label = columnWords(selection, column, at);
  if (column.state === "taken") return <div class="column gone" aria-label={label} role="img" />;
  if (column.state === "down") {
    const backs = (
      <>
        <DeckBack deck="city" />
        <DeckBack deck="oar" />
      </>
    );
    if (reveal === null) return <div class="column down" role="img" aria-label={label}>{backs}</div>;
    return (
      <button
        type="button"
        class="column down lit"
        data-text={reveal.entry.text}
        {...advisedMark(selection.store, reveal.entry.text)}
        aria-label={selection.label(reveal)}
        disabled={selection.store.sending.value !== null}
        onClick={() => selection.play(reveal)}
        {...selection.points(reveal.entry.text)}
      >
        {backs}
        <span class="do">{t("web-neptun-reveal")}</span>
      </button>
    );
  }
  const faces = <Faces column={column} dim={column.state === "given up"} />;
  if (!takes) {
    return (
      <div class={`column up ${column.state === "given up" ? "given-up" : ""}`} role="img" aria-label={label}>
        {faces}
      </div>
    );
  }
  const held = selection.held.value === at;
  const pointer = selection.points([...takes.values()][0].entry.text);
  return (
    <button
      type="button"
      class={held ? "column up lit held" : "column up lit"}
      data-column={at}
      {...advisedMark(selection.store, ...[...takes.values()].map((take) => take.entry.text))}
      aria-label={label}
      aria-pressed={held}
      draggable
      onDragStart={(event) => {
        event.dataTransfer?.setData("text/plain", String(at));
        selection.column.value = at;
      }}
      onClick={() => (selection.column.value = selection.column.value === at ? null : at)}
      {...pointer}
    >
      {faces}
    </button>
  );
}

function Faces({ column: { contract, oar, coins }, dim }: { column: NeptunColumn; dim: boolean }) {
  if (!contract || !oar) return null;
  return (
    <>
      <ContractCard city={contract.city} region={contract.region} good={contract.good} reward={contract} dim={dim} />
      <OarCard power={oar.power} wind={oar.wind} dim={dim} />
      {coins > 0 && (
        <span class="coins">
          <Icon name="coin" size={18} />
          {coins}
        </span>
      )}
    </>
  );
}

/** A contract as the log names it. */
export const contractThing = ({ city, good }: NonNullable<NeptunColumn["contract"]>): string =>
  thing("contract", city, good);

/** A contract in words: good, city, region and what it pays. */
export function contractWords(selection: Selection, contract: NonNullable<NeptunColumn["contract"]>): string {
  const { good, city, region, gold, points } = contract;
  return selection.say(gold ? "web-neptun-contract-gold" : "web-neptun-contract-points", {
    good: term("good", good),
    city,
    region: term("region", region),
    gold,
    points,
  });
}

function columnWords(selection: Selection, { state, contract, oar, coins }: NeptunColumn, at: number): string {
  const column = at + 1;
  if (!contract || !oar) return t(`web-neptun-column-${state}`, { column });
  const words = { column, contract: contractWords(selection, contract), power: oar.power, wind: oar.wind, coins };
  return t(state === "up" ? "web-neptun-column-up" : "web-neptun-column-given-up", words);
}

/** The offer being composed: cards from the hand, goods wanted, promises, partners. */
import { useSignal } from "@preact/signals";
import { goodIcon, Icon } from "../../drawings/icon.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { Button } from "../../../../ui/controls.tsx";
import { Emblem } from "../../../../ui/emblem.tsx";
import { announce } from "../../../../ui/toast.tsx";
import { t } from "../../../../i18n/translate.ts";
import { type Bargain, bargainOf, counted, type Side } from "./bargain.ts";
import { useOpening } from "../opening.tsx";
import { Choice } from "../../choice.tsx";
import { amountWords, change, named, options, pays, printed, type View, worth } from "../../facts.ts";
import { changeOf, harmsOf } from "../forecast/difference.ts";
import { forecastsOf } from "../forecast/forecasts.ts";
import { gainWords, harmWords } from "../forecast/harm_words.ts";
import { takeText } from "../offers/taking.ts";
import { mirrored } from "./mirror.ts";
import { Promises } from "./promises.tsx";
import { pactWords } from "../wares.tsx";

export function Composer({ store, view }: { store: TableStore; view: View }) {
  const bargain = bargainOf(store);
  const cards = bargain.kept(view.hand);
  const goes = Object.fromEntries(counted(cards.map((card) => card.good)));
  return (
    <section class="med-composer" data-mark="composer" aria-label={t("web-med-composer")}>
      <header>
        <h2>{t("web-med-composer")}</h2>
        <Outlook store={store} view={view} goes={goes} />
        <Warning store={store} />
      </header>
      <div class="med-bargain">
        <div class="med-sides">
          <SideRow store={store} view={view} bargain={bargain} side="give" goods={goes} />
          <SideRow store={store} view={view} bargain={bargain} side="want" goods={bargain.want.value} />
        </div>
        <Addressees store={store} view={view} bargain={bargain} />
        <div class="med-lay">
          <Button look="quiet" disabled={bargain.empty} aria-label={t("web-med-clear")} onClick={() => bargain.clear()}>
            <Icon name="cross" size={16} title={t("web-med-clear")} />
          </Button>
          <LayButton store={store} view={view} />
        </div>
      </div>
      <Palette store={store} bargain={bargain} view={view} />
    </section>
  );
}

/** What the offer would change if it were taken; or the same offer of somebody else, to be taken instead. */
function Outlook({ store, view, goes }: { store: TableStore; view: View; goes: Record<string, number> }) {
  const bargain = bargainOf(store);
  if (bargain.empty) return <p class="quiet med-outlook">{t("web-med-composer-hint")}</p>;
  const same = sameOffer(store, view, goes);
  const option = same && options(store, "Accept").find((entry) => entry.entry.offer === same.number);
  if (same && option) {
    return (
      <p class="med-outlook med-mirror" role="status">
        {t("web-med-mirror", { name: store.names.value[same.seat] })}{" "}
        <Choice
          store={store}
          option={option}
          text={takeText(same, bargain.kept(view.hand).map((card) => card.card))}
          class="button strong"
          onDone={() => bargain.clear()}
        >
          {t("web-med-mirror-take")}
        </Choice>
      </p>
    );
  }
  const { now, after } = forecastsOf(store);
  const then = after.value.get(bargain.text(view.hand));
  const points = bargain.vp.want.value - bargain.vp.give.value;
  if (!now.value || !then) {
    const gain = worth(store, bargain.want.value, goes);
    return <p class="med-outlook med-worth">{t("web-med-worth", { change: change(gain) })}</p>;
  }
  const difference = changeOf(now.value, then, points);
  return (
    <p class="med-outlook med-worth">
      {gainWords(difference)}
      {difference.harms.slice(0, 1).map((harm) => <span key={harm.kind} class="med-harm">{harmWords(harm)}</span>)}
    </p>
  );
}

/** What hurts already if time were up now. */
function Warning({ store }: { store: TableStore }) {
  const now = forecastsOf(store).now.value;
  const harms = now ? harmsOf(now) : [];
  if (!harms.length) return null;
  return (
    <p class="med-harm med-warning" title={harms.map(harmWords).join(" ")}>
      <Icon name="warning" size={16} /> {harmWords(harms[0])}
    </p>
  );
}

/** An open offer to the player that is this one from the other side. */
function sameOffer(store: TableStore, view: View, goes: Record<string, number>) {
  const bargain = bargainOf(store);
  if (bargain.pacts.give.value.length || bargain.pacts.want.value.length) return undefined;
  const takes = options(store, "Accept").map((option) => option.entry.offer);
  const swap = {
    give: goes,
    want: bargain.want.value,
    give_vp: bargain.vp.give.value,
    want_vp: bargain.vp.want.value,
    to: bargain.to.value,
  };
  return mirrored(swap, view.offers.filter((offer) => takes.includes(offer.number)));
}

/** Sends the offer; after a refusal it stays as it is. A gift is asked about once. */
function LayButton({ store, view }: { store: TableStore; view: View }) {
  const bargain = bargainOf(store);
  const asked = useSignal("");
  const opening = useOpening(store);
  const text = bargain.text(view.hand);
  const sure = !bargain.gift || asked.value === text;
  const lay = async () => {
    if (!sure) {
      asked.value = text;
      announce(t("web-med-gift-sure"));
    } else if (await store.play(text)) bargain.clear();
  };
  const asking = bargain.gift && asked.value === text;
  return (
    <Button
      look="strong"
      disabled={bargain.empty || opening > 0}
      title={opening > 0 ? t("web-med-opening", { seconds: opening }) : undefined}
      busy={store.sending.value === text}
      data-text={text}
      data-mark="lay-offer"
      onClick={() => void lay()}
    >
      <Icon name={asking ? "warning" : "trade"} size={20} /> {t(asking ? "web-med-gift-sure" : "web-med-offer")}
    </Button>
  );
}

type RowProps = { store: TableStore; view: View; bargain: Bargain; side: Side; goods: Record<string, number> };

/** One side: each part of it is taken back by a click. */
function SideRow({ store, view, bargain, side, goods }: RowProps) {
  const vp = bargain.vp[side];
  const most = side === "give" && view.seat !== null ? view.players[view.seat].vp ?? 0 : Infinity;
  const takeBack = (good: string) => {
    if (side === "want") return bargain.ask(good, -1);
    const last = bargain.cards.value.filter((card) => card.good === good).pop();
    if (last) bargain.drop(last.card);
  };
  const less = (what: string) => t("web-med-less", { what });
  return (
    <div class="med-side">
      <h3>{t(`web-med-side-${side}`)}</h3>
      <div class="med-parts">
        {Object.entries(goods).map(([good, count]) => {
          const said = amountWords(good, count);
          return (
            <button
              key={good}
              type="button"
              class="med-part"
              aria-label={less(said)}
              onClick={() => takeBack(good)}
            >
              <Icon name={goodIcon(good)} size={20} /> {said} <Icon name="cross" size={12} />
            </button>
          );
        })}
        {vp.value > 0 && (
          <button
            type="button"
            class="med-part"
            aria-label={less(amountWords("vp", vp.value))}
            onClick={() => vp.value--}
          >
            <Icon name="vp" size={20} /> {amountWords("vp", vp.value)} <Icon name="cross" size={12} />
          </button>
        )}
        {bargain.pacts[side].value.map((pact) => {
          const owner = side === "give" ? view.seat : bargain.to.value.length === 1 ? bargain.to.value[0] : null;
          const said = pactWords(store, pact, owner);
          return (
            <button
              key={said}
              type="button"
              class="med-part"
              aria-label={less(said)}
              onClick={() => bargain.toggle(side, pact)}
            >
              <Icon name="pact" size={20} /> {said} <Icon name="cross" size={12} />
            </button>
          );
        })}
        {!Object.keys(goods).length && <span class="quiet">{t(`web-med-${side}-hint`)}</span>}
        <span class="med-adders">
          <button
            type="button"
            class="med-add"
            data-mark={`${side}-vp`}
            disabled={vp.value >= most}
            aria-label={t(`web-med-side-${side}-vp`)}
            title={t(`web-med-side-${side}-vp`)}
            onClick={() => vp.value++}
          >
            <Icon name="plus" size={14} /> <Icon name="vp" size={22} />
          </button>
          <Promises store={store} view={view} side={side} />
        </span>
      </div>
    </div>
  );
}

/** All goods that can be asked for, with what one more would add to the own sets. */
function Palette({ store, bargain, view }: { store: TableStore; bargain: Bargain; view: View }) {
  const held = counted(view.hand.map((card) => card.good));
  const goods = printed(store)?.goods.filter((good) => !good.poses.length) ?? [];
  return (
    <ul class="med-palette" aria-label={t("web-med-wanted")}>
      {goods.map(({ name }) => {
        const count = (held.get(name) ?? 0) + (bargain.want.value[name] ?? 0);
        const adds = pays(store, name, count + 1) - pays(store, name, count);
        return (
          <li key={name}>
            <button
              type="button"
              class="med-want"
              data-mark={`want:${name}`}
              aria-label={t("web-med-ask", { good: named("good", name), adds: change(adds) })}
              title={named("good", name)}
              onClick={() => bargain.ask(name, 1)}
            >
              <Icon name={goodIcon(name)} size={26} />
              <span class="med-want-name">{named("good", name)}</span>
              <span class="quiet">{change(adds)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Addressees({ store, view, bargain }: { store: TableStore; view: View; bargain: Bargain }) {
  const others = view.order.filter((seat) => seat !== view.seat);
  return (
    <div class="med-to" role="group" aria-label={t("web-med-to")}>
      <span class="quiet" aria-hidden="true">{t("web-med-to")}</span>
      <button
        type="button"
        class="button"
        aria-pressed={!bargain.to.value.length}
        onClick={() => (bargain.to.value = [])}
      >
        {t("web-med-to-all")}
      </button>
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button med-seat"
          aria-pressed={bargain.to.value.includes(seat)}
          aria-label={store.names.value[seat]}
          title={store.names.value[seat]}
          onClick={() => bargain.address(seat)}
        >
          <Emblem seat={seat} name={store.names.value[seat]} size={26} />
        </button>
      ))}
    </div>
  );
}

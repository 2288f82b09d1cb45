/** The own hand by good: cards with their bottoms, what each set pays, and what one more card would add. */
import type { ComponentChildren } from "preact";
import { bottomIcon, goodIcon, Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import type { MediterraneanCard } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { type Bargain, bargainOf, counted } from "../trading/composer/bargain.ts";
import { changeOf } from "../trading/forecast/difference.ts";
import { forecastsOf } from "../trading/forecast/forecasts.ts";
import { harmWords } from "../trading/forecast/harm_words.ts";
import { Choice } from "../choice.tsx";
import { since } from "../trading/deals.tsx";
import { useDrag } from "./drag_to_stall.ts";
import { drawnCards, useDealing } from "./dealt.ts";
import { useFreshCards } from "./fresh_cards.ts";
import {
  amountWords,
  byGood,
  cardWords,
  change,
  live,
  named,
  type Option,
  options,
  pays,
  posesAs,
  type View,
} from "../facts.ts";

type HandProps = {
  store: TableStore;
  view: View;
  /** Shown in the heading in the place of what the sets pay. */
  children?: ComponentChildren;
};

export function Hand({ store, view, children }: HandProps) {
  const trading = view.phase === "trading" && live(store);
  const dealt = useDealing(store);
  const drawn = dealt ? drawnCards(since(store.keptStory.value, "TurnBegan"), view.seat) : null;
  const fresh = useFreshCards(view.hand, `${view.turn} ${view.phase} ${store.looksBack}`, drawn);
  const total = Object.values(view.set_values).reduce((sum, pay) => sum + pay, 0);
  return (
    <section class={dealt ? "med-hand dealt" : "med-hand"} aria-label={t("web-med-hand")}>
      <header>
        <h2>
          {t("web-med-hand")} <span class="quiet">{t("web-med-hand-cards", { count: view.hand.length })}</span>
        </h2>
        {children}
        {!children && view.hand.length > 0 && <p class="med-total">{t("web-med-hand-worth", { money: total })}</p>}
        {trading && <Mode store={store} view={view} />}
      </header>
      <ul class="med-groups" data-mark="hand">
        {byGood(store, view.hand).map(([good, cards], index) => (
          <Group
            key={good}
            store={store}
            view={view}
            good={good}
            cards={cards}
            trading={trading}
            fresh={fresh}
            at={index}
          />
        ))}
      </ul>
    </section>
  );
}

/** Whether deals are still possible, or only the warehouse. */
export function dealing(view: View): boolean {
  return view.prompt.id !== "mediterranean-prompt-grace";
}

function Mode({ store, view }: { store: TableStore; view: View }) {
  const bargain = bargainOf(store);
  if (!dealing(view)) return null;
  return (
    <div class="med-mode" role="group" aria-label={t("web-med-mode")}>
      {(["give", "store"] as const).map((mode) => (
        <button
          key={mode}
          type="button"
          class="button"
          data-mark={`${mode}-mode`}
          aria-pressed={bargain.mode.value === mode}
          onClick={() => (bargain.mode.value = mode)}
        >
          <Icon name={mode === "give" ? "trade" : "warehouse"} size={20} /> {t(`web-med-mode-${mode}`)}
        </button>
      ))}
    </div>
  );
}

type GroupProps = {
  store: TableStore;
  view: View;
  good: string;
  cards: MediterraneanCard[];
  trading: boolean;
  fresh: ReadonlyMap<string, number>;
  /** Its place in the hand, by which the style sheet delays its arrival. */
  at: number;
};

function Group({ store, view, good, cards, trading, fresh, at }: GroupProps) {
  const bargain = bargainOf(store);
  const giving = trading && dealing(view) && bargain.mode.value === "give";
  const value = view.set_values[good] ?? 0;
  const more = pays(store, good, cards.length + 1) - value;
  const poses = posesAs(store, good);
  const drag = useDrag((seat) => {
    if (bargain.addOf(good, view.hand, view.parting) && seat !== null) bargain.to.value = [seat];
  });
  const given = bargain.kept(view.hand).filter((picked) => cards.some((card) => card.name === picked.card)).length;
  const head = (
    <>
      <Icon name={goodIcon(good)} size={36} />
      <span class="med-good">
        <strong>{amountWords(good, cards.length)}</strong>
        <span class="quiet">
          {poses.length ? t("web-med-worthless") : t("web-med-set", { money: value, more: change(more) })}
        </span>
      </span>
    </>
  );
  return (
    <li
      class={given ? "med-group giving" : "med-group"}
      data-good={good}
      data-mark={`good:${good}`}
      style={{ "--cards": cards.length, "--at": at }}
      {...marked(thing("good", good))}
    >
      {giving && !poses.length
        ? (
          <button
            type="button"
            class="med-top"
            disabled={given >= cards.length}
            aria-label={t("web-med-give-one", { good: named("good", good) })}
            title={t("web-med-set-long", { money: value, more: change(more) })}
            onClick={() => bargain.addOf(good, view.hand, view.parting)}
            {...drag}
          >
            {head}
          </button>
        )
        : <div class="med-top">{head}</div>}
      <ul class="med-copies">
        {copiesOf(cards, bargain, view, fresh).map((copy, index) => (
          <li key={index} class={copy.isNew ? "new" : undefined} title={copy.isNew ? t("web-med-new") : undefined}>
            <Copy store={store} card={copy.card} picked={copy.picked} giving={giving} storing={trading && !giving} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every card of a good, with whether it is in the offer being composed, and whether it is new. */
function copiesOf(cards: MediterraneanCard[], bargain: Bargain, view: View, fresh: ReadonlyMap<string, number>) {
  const used = counted(bargain.kept(view.hand).map((card) => card.card));
  const came = new Map(fresh);
  return cards.map((card) => {
    const left = used.get(card.name) ?? 0;
    const more = came.get(card.name) ?? 0;
    used.set(card.name, left - 1);
    came.set(card.name, more - 1);
    return { card, picked: left > 0, isNew: more > 0 };
  });
}

/** The entry that stores exactly what is stored now and this card. */
function storing(store: TableStore, card: MediterraneanCard): Option | undefined {
  const stored = (store.view.value as View).stored.map((card) => card.name);
  const wanted = [...stored, card.name].sort().join(" ");
  return options(store, "Store").find((option) => [...option.entry.cards].sort().join(" ") === wanted);
}

type CopyProps = { store: TableStore; card: MediterraneanCard; picked: boolean; giving: boolean; storing: boolean };

function Copy({ store, card, picked, giving, storing: wanted }: CopyProps) {
  const bargain = bargainOf(store);
  const said = cardWords(card.name);
  const drag = useDrag((seat) => {
    if (!picked) bargain.add(card.name, card.good);
    if (seat !== null) bargain.to.value = [seat];
  });
  const face = <CopyFace card={card} />;
  const poses = posesAs(store, card.good);
  if (giving && poses.length) {
    return <>{poses.map((good) => <PoseButton key={good} store={store} card={card} good={good} picked={picked} />)}</>;
  }
  if (giving) {
    const toggle = () => picked ? bargain.drop(card.name) : bargain.add(card.name, card.good);
    return (
      <button
        type="button"
        class="med-copy"
        data-mark={`card:${card.name}`}
        aria-pressed={picked}
        aria-label={t("web-med-give-card", { card: said })}
        title={said}
        onClick={toggle}
        {...drag}
      >
        {face}
      </button>
    );
  }
  const option = wanted ? storing(store, card) : undefined;
  if (option) {
    return (
      <Choice
        store={store}
        option={option}
        class="med-copy"
        label={t("web-med-store-card", { card: said })}
        mark={`card:${card.name}`}
      >
        {face}
        <StoreGain store={store} text={option.entry.text} />
      </Choice>
    );
  }
  return (
    <span
      class={wanted ? "med-copy barred" : "med-copy"}
      data-mark={`card:${card.name}`}
      title={wanted && !card.storable ? t("web-med-not-storable") : said}
    >
      {face}
    </span>
  );
}

/** What storing a card would change by the forecast. */
function StoreGain({ store, text }: { store: TableStore; text: string }) {
  const { now, after } = forecastsOf(store);
  const then = after.value.get(text);
  if (!now.value || !then) return null;
  const { money, harms } = changeOf(now.value, then, 0);
  return (
    <span class={harms.length ? "med-gain down" : "med-gain"} title={harms.map(harmWords).join(" ")}>
      {harms.length > 0 && <Icon name="warning" size={12} />} {change(money)}
    </span>
  );
}

function PoseButton(
  { store, card, good, picked }: { store: TableStore; card: MediterraneanCard; good: string; picked: boolean },
) {
  const bargain = bargainOf(store);
  const pressed = picked && bargain.cards.value.some((given) => given.card === card.name && given.good === good);
  const toggle = () => {
    bargain.drop(card.name);
    if (!pressed) bargain.add(card.name, good);
  };
  return (
    <button type="button" class="med-copy" aria-pressed={pressed} onClick={toggle}>
      <Icon name={goodIcon(good)} size={24} />
      <span>{t("web-med-as", { good: named("good", good) })}</span>
    </button>
  );
}

/** The bottom of a card. */
export function CopyFace({ card }: { card: MediterraneanCard }) {
  return (
    <>
      <Icon name={bottomIcon(card.bottom)} size={24} />
      <span class="med-bottom">
        {card.bottom === card.good ? named("good", card.good) : named("bottom", card.bottom)}
      </span>
      {!card.storable && <Icon name="lock" size={12} title={t("web-med-not-storable")} class="med-lock" />}
    </>
  );
}

/** The developments of the turn as cards; what can be bought is a button, and asks where workers come from. */
import { useSignal } from "@preact/signals";
import { groupIcon, Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { advisedMark } from "../../../table/turn/advised_mark.ts";
import { marked, thing } from "../../../table/log/log_highlight.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import type { MediterraneanDevelopmentView } from "../../../wire.ts";
import { t } from "../../../i18n/translate.ts";
import { Choice } from "../choice.tsx";
import { barred, choiceWords, named, type Option, options, printed, type View } from "../facts.ts";

const AGES = ["stone", "bronze", "iron"] as const;

export function Developments({ store, view }: { store: TableStore; view: View }) {
  const asking = useSignal<number | null>(null);
  const buys = options(store, "Buy");
  const ways = (slot: number) => buys.filter((buy) => buy.entry.slot === slot);
  const asked = asking.value === null ? [] : ways(asking.value);
  return (
    <section aria-label={t("web-med-developments")}>
      <h2>{t("web-med-developments")}</h2>
      <ul class="med-cards">
        {view.developments.map((development, slot) => (
          <Development
            key={development.id}
            store={store}
            view={view}
            development={development}
            slot={slot}
            ways={ways(slot)}
            onAsk={() => (asking.value = slot)}
          />
        ))}
      </ul>
      {asked.length > 0 && <Ways store={store} view={view} ways={asked} onClose={() => (asking.value = null)} />}
    </section>
  );
}

type Props = {
  store: TableStore;
  view: View;
  development: MediterraneanDevelopmentView;
  slot: number;
  ways: Option[];
  onAsk: () => void;
};

function Development({ store, view, development, slot, ways, onAsk }: Props) {
  const piece = printed(store)?.developments.find((card) => card.id === development.id);
  const bought = view.seat !== null && view.players[view.seat].bought.includes(development.id);
  const card = (
    <>
      <span class={`med-card-head ${piece?.age}`}>
        <Icon
          name={AGES.find((age) => age === piece?.age) ?? "stone"}
          size={20}
          title={piece && named("age", piece.age)}
        />
        {Array.from({ length: development.workers }, (_, index) => <Icon key={index} name="cube" size={18} />)}
        <span class="med-disc">${development.cost}</span>
      </span>
      <Icon name={groupIcon(development.group)} size={44} />
      <strong>{named("development", development.name)}</strong>
      <span class="med-says">{piece?.says[view.turn]}</span>
    </>
  );
  const price = <span class="med-buy">{t("web-med-buy", { money: development.cost })}</span>;
  const dull = view.seat === null ? "med-card" : bought ? "med-card taken" : "med-card dull";
  const owners =
    view.players.filter((player) => player.bought.includes(development.id) && player.seat !== view.seat).length;
  const mine = bought ? t("web-med-bought") : barred(store, { slot });
  return (
    <li data-mark={`development:${development.id}`} {...marked(thing("development", development.name))}>
      {ways.length === 0 && <div class={dull}>{card}</div>}
      {ways.length === 1 && <Choice store={store} option={ways[0]} class="med-card">{card}{price}</Choice>}
      {ways.length > 1 && (
        <button
          type="button"
          class="med-card choice"
          data-slot={ways[0].entry.slot}
          {...advisedMark(store, ...ways.map((way) => way.entry.text))}
          aria-haspopup="dialog"
          onClick={onAsk}
        >
          {card}
          {price}
        </button>
      )}
      <span class="quiet med-note">
        {bought && <Icon name="check" size={16} />} {mine}
        {mine && owners > 0 && <br />}
        {owners > 0 && t("web-med-owners", { count: owners })}
      </span>
    </li>
  );
}

/** How a card can be bought: by what its buyer chooses, then by where its workers come from. */
function Ways({ store, view, ways, onClose }: { store: TableStore; view: View; ways: Option[]; onClose: () => void }) {
  const { name, cost, slot } = ways[0].entry;
  const says = printed(store)?.developments.find((card) => card.id === view.developments[slot ?? 0]?.id)
    ?.says[view.turn];
  const heads = [...new Set(ways.map(choicesOf))];
  const together = heads.length === ways.length;
  return (
    <Dialog open title={`${named("development", name ?? "")} · $${cost}`} onClose={onClose}>
      <p>{says}</p>
      {!together && <p class="quiet">{t("web-med-worker-where")}</p>}
      {(together ? [""] : heads).map((head) => (
        <div key={head} class="med-ways">
          {head && <h3>{head}</h3>}
          <ul>
            {ways.filter((way) => together || choicesOf(way) === head).map((way) => (
              <li key={way.entry.text}>
                <Choice
                  store={store}
                  option={way}
                  onDone={onClose}
                  label={[choicesOf(way), workersOf(way)].filter(Boolean).join(", ")}
                  mark={way.entry.workers.map((place) => `worker:${place}`).join(" ")}
                >
                  {together ? [choicesOf(way), workersOf(way)].filter(Boolean).join(" · ") : workersOf(way)}
                </Choice>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Dialog>
  );
}

const choicesOf = (way: Option): string => way.entry.choices.map(choiceWords).join(" + ");

function workersOf(way: Option): string {
  if (!way.entry.workers.length) return way.entry.choices.length ? "" : t("web-med-without-worker");
  return way.entry.workers.map((place) => named("place", place)).join(" + ");
}

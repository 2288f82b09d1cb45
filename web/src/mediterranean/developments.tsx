/** The developments of the turn as cards; what can be bought is a button, and asks where workers come from. */
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icon.tsx";
import { groupIcon } from "../art/names.ts";
import type { TableStore } from "../state/table.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { MediterraneanDevelopmentView } from "../wire.ts";
import { t } from "../words/words.ts";
import { Choice } from "./choice.tsx";
import { choiceWords, named, type Option, options, printed, type View } from "./facts.ts";

const AGES = ["stone", "bronze", "iron"] as const;

export function Developments({ store, view }: { store: TableStore; view: View }) {
  const buys = options(store, "Buy");
  return (
    <section aria-label={t("web-med-developments")}>
      <h2>{t("web-med-developments")}</h2>
      <ul class="med-cards">
        {view.developments.map((one, slot) => (
          <Development key={one.id} store={store} view={view} one={one} ways={buys.filter((buy) => buy.entry.slot === slot)} />
        ))}
      </ul>
    </section>
  );
}

type Props = { store: TableStore; view: View; one: MediterraneanDevelopmentView; ways: Option[] };

function Development({ store, view, one, ways }: Props) {
  const asking = useSignal(false);
  const piece = printed(store)?.developments.find((card) => card.id === one.id);
  const bought = view.seat !== null && view.players[view.seat].bought.includes(one.id);
  const says = piece?.says[view.turn] ?? "";
  const name = named("development", one.name);
  const card = (
    <>
      <span class={`med-card-head ${piece?.age}`}>
        <Icon name={AGES.find((age) => age === piece?.age) ?? "stone"} size={20} title={piece && named("age", piece.age)} />
        {Array.from({ length: one.workers }, (_, index) => <Icon key={index} name="cube" size={18} />)}
        <span class="med-disc">${one.cost}</span>
      </span>
      <Icon name={groupIcon(one.group)} size={44} />
      <strong>{name}</strong>
      <span class="med-says">{says}</span>
    </>
  );
  const price = <span class="med-buy">{t("web-med-buy", { money: one.cost })}</span>;
  const dull = bought ? "med-card taken" : "med-card dull";
  const owners = view.players.filter((player) => player.bought.includes(one.id) && player.seat !== view.seat).length;
  return (
    <li>
      {ways.length === 0 && <div class={view.seat === null ? "med-card" : dull}>{card}</div>}
      {ways.length === 1 && <Choice store={store} one={ways[0]} class="med-card">{card}{price}</Choice>}
      {ways.length > 1 && (
        <button type="button" class="med-card choice" data-slot={ways[0].entry.slot} aria-haspopup="dialog" onClick={() => (asking.value = true)}>
          {card}
          {price}
        </button>
      )}
      <span class="quiet">{bought && <Icon name="check" size={16} />} {bought ? t("web-med-bought") : owners ? t("web-med-owners", { count: owners }) : ""}</span>
      {asking.value && (
        <Dialog open title={name} onClose={() => (asking.value = false)}>
          <p>{says} <strong class="med-price">${one.cost}</strong></p>
          <ul class="med-list">
            {ways.map((way) => (
              <li key={way.entry.text}>
                <Choice store={store} one={way} onDone={() => (asking.value = false)}>{wayWords(way)}</Choice>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </li>
  );
}

/** How a card is bought: where its workers come from, and what its buyer chooses. */
function wayWords(way: Option): string {
  const from = way.entry.workers.map((place) => named("place", place)).join(" + ");
  const choices = way.entry.choices.map(choiceWords).join(" + ");
  const leaves = from ? t("web-med-worker-from", { from }) : "";
  return [choices, leaves].filter(Boolean).join(" · ") || t("web-med-without-worker");
}

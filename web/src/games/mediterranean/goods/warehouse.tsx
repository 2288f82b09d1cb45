/** The warehouse and the ready button. */
import { goodIcon, Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { t } from "../../../i18n/translate.ts";
import { Choice } from "../choice.tsx";
import { cardWords, type Option, options, type View } from "../facts.ts";
import { CopyFace } from "./hand.tsx";

/** The entry that takes a card out. */
function without(store: TableStore, view: View, name: string): Option | undefined {
  const left = view.stored.map((card) => card.name);
  left.splice(left.indexOf(name), 1);
  const wanted = left.sort().join(" ");
  return options(store, "Store").find((option) => [...option.entry.cards].sort().join(" ") === wanted);
}

export function Warehouse({ store, view }: { store: TableStore; view: View }) {
  if (view.seat === null) return null;
  const room = view.players[view.seat].warehouse_room;
  const empty = Math.max(0, room - view.stored.length);
  const all = view.stored.length > 1
    ? options(store, "Store").find((option) => option.entry.cards.length === 0)
    : undefined;
  return (
    <section class="med-warehouse" data-mark="warehouse" aria-label={t("web-med-warehouse")}>
      <h2>
        <Icon name="warehouse" size={22} /> {t("web-med-warehouse")}{" "}
        <span class="quiet">{view.stored.length}/{room}</span>
      </h2>
      <ul class="med-copies">
        {view.stored.map((card, index) => {
          const option = without(store, view, card.name);
          const face = (
            <>
              <Icon name={goodIcon(card.good)} size={28} />
              <CopyFace card={card} />
            </>
          );
          const said = cardWords(card.name);
          return (
            <li key={index}>
              {option
                ? (
                  <Choice store={store} option={option} class="med-copy" label={t("web-med-take-out", { card: said })}>
                    {face}
                  </Choice>
                )
                : <span class="med-copy" title={said}>{face}</span>}
            </li>
          );
        })}
        {Array.from({ length: empty }, (_, index) => (
          <li key={`free ${index}`}>
            <span class="med-copy free" aria-hidden="true" />
          </li>
        ))}
      </ul>
      {all && <Choice store={store} option={all} class="button quiet">{t("web-med-take-all-out")}</Choice>}
    </section>
  );
}

/** The ready button, and which others are ready. */
export function ReadyButton({ store, view }: { store: TableStore; view: View }) {
  const option = options(store, "Ready")[0];
  const ready = view.players.filter((player) => player.ready).length;
  if (!option || view.seat === null) return null;
  const am = view.players[view.seat].ready;
  return (
    <div class="med-ready">
      <Choice store={store} option={option} class={am ? "button" : "button strong"} mark="ready">
        <Icon name={am ? "undo" : "check"} size={20} /> {t(am ? "web-do-ready-not" : "web-do-ready")}
      </Choice>
      <span class="quiet">{t("web-med-ready-count", { ready, of: view.seats })}</span>
    </div>
  );
}

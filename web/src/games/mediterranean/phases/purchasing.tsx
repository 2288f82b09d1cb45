/** Purchasing: money that counts down, developments, buildings and victory points as buttons, undo and confirm. */
import { Icon } from "../drawings/icon.ts";
import type { TableStore } from "../../../store/table_store.ts";
import { t } from "../../../i18n/translate.ts";
import { Choice } from "../choice.tsx";
import { Developments } from "./developments.tsx";
import { inLesson, live, options, type View } from "../facts.ts";
import { Tiles } from "./tiles.tsx";

export function Purchasing({ store, view }: { store: TableStore; view: View }) {
  if (view.seat === null) return <Developments store={store} view={view} />;
  const me = view.players[view.seat];
  return (
    <section class="med-purchasing" aria-label={t("web-med-purchasing")}>
      <Purse store={store} view={view} money={me.money} available={me.available} />
      <Developments store={store} view={view} />
      <Points store={store} />
      <Tiles store={store} player={me} />
    </section>
  );
}

function Purse({ store, view, money, available }: { store: TableStore; view: View; money: number; available: number }) {
  const pointed = view.menu.find((entry) => entry.text === store.pointed.value);
  const undo = options(store, "UndoPurchase")[0];
  const done = options(store, "Confirm")[0];
  return (
    <div class="med-purse" data-mark="purse">
      <p class="med-money">
        <Icon name="money" size={30} /> <strong>${money}</strong>
        {pointed !== undefined && pointed.cost > 0 && (
          <span class="quiet">{t("web-med-left", { money: money - pointed.cost })}</span>
        )}
      </p>
      <p class="med-money">
        <Icon name="cube" size={26} /> <strong>{available}</strong>{" "}
        <span class="quiet med-area">{t("web-med-area-available")}</span>
      </p>
      <div class="med-purse-do">
        {undo && (
          <Choice store={store} option={undo}>
            <Icon name="undo" size={20} /> <span>{t("web-do-undo-purchase")}</span>
          </Choice>
        )}
        {done && (
          <Choice store={store} option={done} class="button strong" mark="confirm">
            <Icon name="check" size={20} /> {t("web-do-confirm")}
          </Choice>
        )}
        {!done && live(store) && !inLesson(store) && <span class="quiet">{t("web-med-bought-all")}</span>}
      </div>
    </div>
  );
}

function Points({ store }: { store: TableStore }) {
  const all = options(store, "BuyPoints");
  if (!all.length) return null;
  return (
    <section aria-label={t("web-med-points")}>
      <h2>{t("web-med-points")}</h2>
      <ul class="med-points">
        {all.map((option) => (
          <li key={option.entry.text}>
            <Choice
              store={store}
              option={option}
              label={t("web-med-points-for", { points: option.entry.points, money: option.entry.cost })}
            >
              <Icon name="vp" size={24} /> {option.entry.points} <span class="med-price">${option.entry.cost}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </section>
  );
}

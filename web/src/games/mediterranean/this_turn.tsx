/** The cards of this turn: six developments with their prices, and the calamities to come; in full, or as one line. */
import { calamityIcon, groupIcon, Icon } from "./drawings/icon.ts";
import type { TableStore } from "../../store/table_store.ts";
import { marked, thing } from "../../table/log/log_highlight.ts";
import { t } from "../../i18n/translate.ts";
import { named, printed, type View } from "./facts.ts";

export function ThisTurn({ store, view }: { store: TableStore; view: View }) {
  const pieces = printed(store);
  if (!view.developments.length) return null;
  return (
    <section class="med-turn" aria-label={t("web-med-turn")}>
      <h2>{t("web-med-turn")}</h2>
      <ul>
        {view.developments.map((development) => {
          const says = pieces?.developments.find((piece) => piece.id === development.id)?.says[view.turn] ?? "";
          return (
            <li
              key={development.id}
              data-mark={`development:${development.id}`}
              {...marked(thing("development", development.name))}
            >
              <Icon name={groupIcon(development.group)} size={26} />
              <span class="med-turn-what">
                <strong>{named("development", development.name)}</strong> <span class="quiet">{says}</span>
              </span>
              <span class="med-price">${development.cost}</span>
            </li>
          );
        })}
        {view.calamities.map((name) => {
          const piece = pieces?.calamities.find((calamity) => calamity.name === name);
          return (
            <li key={name} class="calamity" data-mark="calamity" {...marked(thing("calamity", name))}>
              <Icon name={calamityIcon(name)} size={26} />
              <span class="med-turn-what">
                <strong>{named("calamity", name)}</strong> <span class="quiet">{piece?.says}</span>
              </span>
              <Icon
                name={piece?.kind === "barbarian" ? "safety" : "unhappiness"}
                size={22}
                title={piece && t(`web-med-kind-${piece.kind}`)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same as one line of icons, above the market. */
export function TurnStrip({ store, view }: { store: TableStore; view: View }) {
  const pieces = printed(store);
  if (!view.developments.length) return null;
  return (
    <ul class="med-strip" aria-hidden="true">
      {view.developments.map((development) => {
        const says = pieces?.developments.find((piece) => piece.id === development.id)?.says[view.turn] ?? "";
        const name = named("development", development.name);
        return (
          <li key={development.id} title={`${name} $${development.cost}: ${says}`}>
            <Icon name={groupIcon(development.group)} size={20} /> <span>{name}</span> <b>${development.cost}</b>
          </li>
        );
      })}
      {view.calamities.map((name) => {
        const piece = pieces?.calamities.find((calamity) => calamity.name === name);
        return (
          <li
            key={name}
            class="calamity"
            title={`${piece ? t(`web-med-kind-${piece.kind}`) : ""}: ${piece?.says ?? ""}`}
          >
            <Icon name={calamityIcon(name)} size={20} /> <span>{named("calamity", name)}</span>
          </li>
        );
      })}
    </ul>
  );
}

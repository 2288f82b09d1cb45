/** The end of a game: places, points by source, rematch, replay, download. */
import { Icon } from "../../drawings/icon.tsx";
import { api } from "../../api/http.ts";
import { useAction, useLoaded } from "../../api/hooks.ts";
import { countCoachedGame, isCoached } from "../../store/coached_games.ts";
import { enterTable } from "../../store/games.ts";
import { ErrorLine } from "../../ui/error_line.tsx";
import { RuleLink } from "../../ui/rule_link.tsx";
import { seatsHeld } from "../../store/identity.ts";
import { saveAsFile } from "../../store/moving_games.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button, LinkButton } from "../../ui/controls.tsx";
import { uiOf } from "../generic_ui.ts";
import { KeepHere } from "./keep_here.tsx";
import { ScoreCurves } from "./score_curves.tsx";
import { Emblem } from "../../ui/emblem.tsx";
import { t } from "../../i18n/translate.ts";
import { hashHere } from "../../store/route.ts";

export function Ending({ store }: { store: TableStore }) {
  const action = useAction();
  const curve = useLoaded(() => api.curve(store.id, store.token)).value;
  const result = store.result.value;
  const { EndingDetails, tieRule } = uiOf(store);
  if (!result) return null;
  const seats = result.points.map((_, seat) => seat).sort((a, b) => result.places[a] - result.places[b] || a - b);
  const sources = Object.keys(result.why[0] ?? {});
  const words = store.spoken.value?.sources ?? {};
  const rematch = () =>
    action.run(async () => {
      const held = seatsHeld(store.id).map((token) => token.seat);
      const opened = await api.rematch(store.id, store.token);
      const beside = held.filter((seat) => seat !== opened.seat).map((seat) => ({
        seat,
        name: store.names.value[seat],
      }));
      const alone = store.table.value?.seats.every((seat) =>
        seat.bot !== null || seat.seat === store.seat.value || held.includes(seat.seat)
      ) ?? false;
      if (isCoached(store.id)) {
        countCoachedGame(opened.table);
      }
      await enterTable(opened, alone, beside);
    });
  return (
    <section class="ending" aria-label={t("web-ending")}>
      <h2>{t("web-ending")}</h2>
      <div class="grid-block" tabIndex={0} role="group" aria-label={t("web-ending")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("web-place")}</th>
              <th scope="col">{t("web-player")}</th>
              <th scope="col">{t("web-total")}</th>
              {sources.map((source) => <th key={source} scope="col">{words[source] ?? source}</th>)}
            </tr>
          </thead>
          <tbody>
            {seats.map((seat) => (
              <tr key={seat} class={result.places[seat] === 1 ? "won" : ""}>
                <td class="place">{result.places[seat]}</td>
                <th scope="row">
                  <span>
                    <Emblem seat={seat} name={store.names.value[seat]} size={30} /> <bdi>{store.names.value[seat]}</bdi>
                    {result.places[seat] === 1 && <Icon name="crown" size={22} />}
                  </span>
                </th>
                <td class="total">{result.points[seat]}</td>
                {sources.map((source) => <td key={source}>{result.why[seat][source] ?? 0}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {new Set(result.points).size < seats.length && tieRule && (
        <p class="quiet">
          {t(`web-tie-${store.table.value?.game}`)} <RuleLink id={tieRule} />
        </p>
      )}
      <ScoreCurves
        curve={curve}
        names={store.names.value}
        chances={() => api.chances(store.id, store.token)}
      />
      {EndingDetails && <EndingDetails store={store} />}
      <ErrorLine problem={action.problem} names={store.names.value} />
      <p class="actions">
        {store.seat.value !== null && (
          <Button look="strong" busy={action.busy} onClick={rematch}>{t("web-rematch")}</Button>
        )}
        {!store.table.value?.lesson && (
          <LinkButton href={`/t/${store.id}/review${hashHere()}`}>{t("web-review-open")}</LinkButton>
        )}
        <LinkButton href={`/t/${store.id}/replay${hashHere()}`}>{t("web-replay")}</LinkButton>
        <Button onClick={() => action.run(() => saveAsFile(store))}>{t("web-download")}</Button>
        <KeepHere store={store} />
      </p>
    </section>
  );
}

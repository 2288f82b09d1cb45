/** A table before the game: seats, invitation links, bots for free seats, the start button. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../drawings/icon.tsx";
import { api } from "../../api/http.ts";
import { useAction, useLoaded } from "../../api/hooks.ts";
import { isHere } from "../../api/transport.ts";
import { offeredGames } from "../../store/games.ts";
import { ErrorLine } from "../../ui/error_line.tsx";
import { me } from "../../store/identity.ts";
import { go } from "../../store/route.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button, Select } from "../../ui/controls.tsx";
import { isolated } from "../../i18n/arguments.ts";
import { gameTitle, has, t } from "../../i18n/translate.ts";
import { Leave } from "../players/requests.tsx";
import { EndTable, isHost, RemoveFromSeat } from "../players/host.tsx";
import { Chat } from "../players/chat.tsx";
import { Invite } from "./invite.tsx";
import { OnThisDevice } from "./on_this_device.tsx";
import { isFree, SeatList } from "./seat_list.tsx";

/** A time of absence in minutes, or in seconds where that is not exact. */
const absenceOf = (seconds: number) =>
  seconds % 60 ? { count: seconds, unit: "seconds" } : { count: seconds / 60, unit: "minutes" };

/** Says who begins the game and who is not connected; worded for the host, for other players and for onlookers. */
function nextStep(store: TableStore, free: number): string {
  const seats = store.table.value?.seats ?? [];
  const people = seats.filter((seat) => seat.held && seat.seat !== store.seat.value);
  const missing = people.filter((seat) => !seat.here).map((seat) => isolated(seat.name ?? ""));
  const away = missing.length
    ? t("web-waiting-away", { names: missing.join(t("web-between")), count: missing.length })
    : "";
  if (isHost(store)) return [t(free ? "web-waiting-host-free" : "web-waiting-host"), away].join(" ");
  const host = seats.find((seat) => seat.host);
  const begins = host ? t("web-waiting-for", { name: host.name ?? "" }) : t("web-waiting-for-host");
  return [begins, away].join(" ");
}

export function WaitingRoom({ store }: { store: TableStore }) {
  const table = store.table.value;
  const level = useSignal("sensible");
  const action = useAction();
  const offered = useLoaded(offeredGames).value;
  const levels = offered?.levels ?? [];
  const taught = offered?.games.find(({ key }) => key === table?.game)?.lessons?.[0];
  if (table === null) return null;
  const free = table.seats.filter(isFree);
  const people = table.seats.filter((seat) => seat.bot === null).length;
  const host = isHost(store);
  const sit = () => {
    if (me.value === null) return go(`/join/${table.id}`); // where a visitor enters a name
    action.run(async () => {
      await api.join(table.id, null);
      location.reload();
    });
  };
  const fill = (seat: number | null) => action.run(async () => void await api.fill(table.id, level.value, seat));
  const botHere = (seat: number) => <Button look="quiet" onClick={() => fill(seat)}>{t("web-put-bot")}</Button>;
  return (
    <main id="main" class="gathering">
      <h1>{gameTitle(table.game)}</h1>
      <p class="lead" role="status">
        {free.length ? t("web-gathering", { count: free.length }) : t("web-gathered")} {nextStep(store, free.length)}
      </p>
      <div class="gathered">
        <div>
          {has(`web-decision-${table.decision}`) && table.decision > 0 && (
            <p class="quiet">{t("web-decision")}: {t(`web-decision-${table.decision}`)}</p>
          )}
          {table.pace === "live" && table.absence > 0 && people > 1 && (
            <p class="quiet">{t("web-absence", absenceOf(table.absence))}</p>
          )}
          <SeatList
            seats={table.seats}
            mine={store.seat.value}
            free={host ? botHere : undefined}
            taken={host ? (seat) => <RemoveFromSeat store={store} seat={seat} /> : undefined}
          />
          {host && free.length > 0 && (
            <div class="filling">
              <Select
                label={t("web-bot-level")}
                value={level.value}
                choices={levels.map((level) => ({
                  value: level,
                  label: `${t(`bot-${level}`)}: ${t(`bot-${level}-about`)}`,
                }))}
                onChoose={(value) => (level.value = value)}
              />
              <Button onClick={() => fill(null)}>
                <Icon name="robot" /> {t("web-fill-bots")}
              </Button>
            </div>
          )}
          <ErrorLine problem={action.problem} names={store.names.value} />
          <p class="actions">
            {host && (
              <Button
                look="strong"
                busy={action.busy}
                disabled={free.length > 0}
                onClick={() => action.run(async () => void await api.start(table.id))}
              >
                {t("web-start")}
              </Button>
            )}
            {!host && store.seat.value === null && free.length > 0 && table.public && (
              <Button look="strong" busy={action.busy} onClick={sit}>{t("web-sit-down")}</Button>
            )}
            {store.seat.value !== null && <Leave store={store} />}
            {host && <EndTable store={store} />}
          </p>
          {taught && (
            <p class="learn-meanwhile">
              <a href={`/learn/${table.game}`} target="_blank" rel="noopener">
                {t("web-lesson-meanwhile", { minutes: taught.minutes })}
              </a>
            </p>
          )}
          {(store.seat.value !== null || store.chat.value.length > 0) && (
            <section class="waiting-talk" aria-label={t("web-chat")}>
              <h2>{t("web-chat")}</h2>
              <Chat store={store} />
            </section>
          )}
        </div>
        {isHere(table.id)
          ? <OnThisDevice store={store} />
          : (host || store.seat.value !== null) && <Invite store={store} />}
      </div>
    </main>
  );
}

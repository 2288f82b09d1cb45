/** What players ask of each other: a pause, undo by consent, a bot on a seat; and leaving the table. */
import type { ComponentChildren } from "preact";
import { useAction } from "../../api/hooks.ts";
import { ErrorLine } from "../../ui/error_line.tsx";
import { requests } from "../../api/requests.ts";
import { leave } from "../../store/identity.ts";
import { go } from "../../store/route.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { t } from "../../i18n/translate.ts";
import { useNow } from "../turn/clock.tsx";
import { EndTable, isHost } from "./host.tsx";
import { WhileAway } from "./while_away.tsx";

/** The refusal of an undo for which it is too late: somebody has learnt or done something, so all must agree. */
export const TOO_LATE = "undo.too_late";
const LEVEL = "sensible";
/** The bot that plays for absent players. */
const STAND_IN = "strong";

/** Requests that are open now, with the buttons to answer them; shown above the prompt. */
export function RequestsBanner({ store }: { store: TableStore }) {
  const action = useAction();
  const { paused = null, undo = null } = store.table.value ?? {};
  const seat = store.seat.value;
  const names = store.names.value;
  const late = store.problem.value?.code === TOO_LATE;
  const send = (work: () => Promise<unknown>) => () => action.run(async () => void await work());
  const own = seat === null ? undefined : store.table.value?.seats[seat];
  return (
    <>
      {paused && (
        <Notice text={t("web-paused")}>
          {seat !== null && (
            <Button onClick={send(() => requests.goOn(store.id, store.token))}>{t("web-go-on")}</Button>
          )}
        </Notice>
      )}
      {undo && undo.refused === null && (
        <Notice
          text={t(undo.stand_in ? "web-undo-asked-away" : "web-undo-asked", {
            name: names[undo.seat],
            count: undo.asked.length,
          })}
        >
          {seat !== null && (undo.asked.includes(seat) || undo.seat === seat) && (
            <>
              {undo.asked.includes(seat) && (
                <Button
                  look="strong"
                  onClick={send(() => requests.answerUndo(store.id, store.token, true))}
                >
                  {t("web-agree")}
                </Button>
              )}
              <Button
                onClick={send(() => requests.answerUndo(store.id, store.token, false))}
              >
                {t(undo.seat === seat ? "web-undo-forget" : "web-refuse")}
              </Button>
            </>
          )}
        </Notice>
      )}
      {undo && undo.refused !== null && undo.seat === seat && undo.refused !== seat && (
        <Notice text={t("web-undo-refused", { name: names[undo.refused] })}>{null}</Notice>
      )}
      {late && !undo && (
        <Notice text={t("web-undo-late")}>
          <Button
            onClick={send(async () => {
              await requests.askUndo(store.id, store.token);
              store.problem.value = null;
            })}
          >
            {t("web-undo-ask")}
          </Button>
        </Notice>
      )}
      {own?.held && own.bot !== null && (
        <Notice text={t("web-bot-plays")}>
          <Button look="strong" onClick={send(() => requests.takeBack(store.id, store.token))}>
            {t("web-take-back")}
          </Button>
        </Notice>
      )}
      <WhileAway store={store} />
      <ErrorLine problem={action.problem} names={names} />
    </>
  );
}

/** A button for the players who are there, once another has been away for longer than agreed: a bot plays meanwhile. */
export function ReplaceAbsent({ store, seat }: { store: TableStore; seat: number }) {
  const action = useAction();
  const at = store.table.value?.seats[seat].replaceable_from ?? null;
  const now = useNow() + store.ahead.value;
  if (at === null || at > now || store.looksBack || store.seat.value === null || store.seat.value === seat) return null;
  const name = store.names.value[seat];
  return (
    <div class="replace-absent">
      <Button
        busy={action.busy}
        title={t("web-replace-about", { name })}
        onClick={() => action.run(async () => void await requests.handOver(store.id, store.token, STAND_IN, seat))}
      >
        {t("web-replace")}
      </Button>
      <ErrorLine problem={action.problem} names={store.names.value} />
    </div>
  );
}

function Notice({ text, children }: { text: string; children: ComponentChildren }) {
  return (
    <div class="notice" role="status">
      <span>{text}</span>
      <span class="notice-actions">{children}</span>
    </div>
  );
}

/** Leave the table for good, after a confirmation if a question is given. */
export function Leave({ store, ask }: { store: TableStore; ask?: string }) {
  const action = useAction();
  const stand = async () => {
    await leave(store.id);
    go("/");
  };
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={() => (!ask || confirm(ask)) && action.run(stand)}>
        {t("web-leave")}
      </Button>
      <ErrorLine problem={action.problem} names={store.names.value} />
    </>
  );
}

/** Buttons to make a request. */
export function RequestsForm({ store }: { store: TableStore }) {
  const action = useAction();
  const seat = store.seat.value;
  const table = store.table.value;
  if (seat === null || table === null || table.state !== "playing") return null;
  const send = (work: () => Promise<unknown>) => () => action.run(async () => void await work());
  return (
    <section class="affairs">
      <p class="actions">
        {!table.paused && <Button onClick={send(() => requests.pause(store.id, store.token))}>{t("web-pause")}</Button>}
        <Button onClick={send(() => requests.handOver(store.id, store.token, LEVEL))}>{t("web-let-bot")}</Button>
        <Leave store={store} ask={t("web-leave-sure")} />
        {isHost(store) && <EndTable store={store} />}
      </p>
      <ErrorLine problem={action.problem} names={store.names.value} />
    </section>
  );
}

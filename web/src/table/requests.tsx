/** What people settle among themselves: pauses, undo by consent, a bot on one's seat. Servers without it show none. */
import type { ComponentChildren } from "preact";
import { useDoing } from "../api/hooks.ts";
import { Trouble } from "../ui/error_line.tsx";
import { type Affairs, type Owes, wishes } from "../api/requests.ts";
import { leave } from "../store/identity.ts";
import { go } from "../store/route.ts";
import type { TableStore } from "../store/table_store.ts";
import { Button } from "../ui/controls.tsx";
import { t } from "../i18n/translate.ts";

/** Undo is possible only until somebody has learnt or done something; after that all must agree. */
export const TOO_LATE = "undo.too_late";
const LEVEL = "sensible";

function affairsOf(store: TableStore): Affairs {
  return (store.table.value ?? {}) as Affairs;
}

/** Said above the prompt while something is not settled. */
export function AffairsBanner({ store }: { store: TableStore }) {
  const doing = useDoing();
  const { paused, undo } = affairsOf(store);
  const seat = store.seat.value;
  const names = store.names.value;
  const late = store.problem.value?.code === TOO_LATE;
  const wish = (work: () => Promise<unknown>) => () => doing.does(async () => void await work());
  const own = seat !== null && (store.table.value?.seats[seat] as Owes & { bot: string | null });
  return (
    <>
      {paused && (
        <Notice text={t("web-paused")}>
          {seat !== null && <Button onClick={wish(() => wishes.goOn(store.id, store.token))}>{t("web-go-on")}</Button>}
        </Notice>
      )}
      {undo && undo.refused === null && (
        <Notice text={t("web-undo-asked", { name: names[undo.seat], count: undo.asked.length })}>
          {seat !== null && (undo.asked.includes(seat) || undo.seat === seat) && (
            <>
              {undo.asked.includes(seat) && (
                <Button look="strong" onClick={wish(() => wishes.answerUndo(store.id, store.token, true))}>
                  {t("web-agree")}
                </Button>
              )}
              <Button onClick={wish(() => wishes.answerUndo(store.id, store.token, false))}>
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
            onClick={wish(async () => {
              await wishes.askUndo(store.id, store.token);
              store.problem.value = null;
            })}
          >
            {t("web-undo-ask")}
          </Button>
        </Notice>
      )}
      {own && own.bot !== null && own.held && (
        <Notice text={t("web-bot-plays")}>
          <Button look="strong" onClick={wish(() => wishes.takeBack(store.id, store.token))}>{t("web-take-back")}</Button>
        </Notice>
      )}
      <Trouble problem={doing.problem} names={names} />
    </>
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

/** Stand up for good; if there is something to be asked first, it is. */
export function Leave({ store, ask }: { store: TableStore; ask?: string }) {
  const doing = useDoing();
  const stand = async () => {
    await leave(store.id);
    go("/");
  };
  return (
    <>
      <Button look="quiet" busy={doing.busy} onClick={() => (!ask || confirm(ask)) && doing.does(stand)}>{t("web-leave")}</Button>
      <Trouble problem={doing.problem} names={store.names.value} />
    </>
  );
}

/** The same things, to be asked for. */
export function AffairsForm({ store }: { store: TableStore }) {
  const doing = useDoing();
  const seat = store.seat.value;
  const table = store.table.value;
  if (seat === null || table === null || table.state !== "playing" || !("paused" in table)) return null;
  const wish = (work: () => Promise<unknown>) => () => doing.does(async () => void await work());
  return (
    <section class="affairs">
      <p class="actions">
        {!affairsOf(store).paused && (
          <Button onClick={wish(() => wishes.pause(store.id, store.token))}>{t("web-pause")}</Button>
        )}
        <Button onClick={wish(() => wishes.handOver(store.id, store.token, LEVEL))}>{t("web-let-bot")}</Button>
        <Leave store={store} ask={t("web-leave-sure")} />
      </p>
      <Trouble problem={doing.problem} names={store.names.value} />
    </section>
  );
}

/** The chat: free text while the rules allow it, fixed phrases at any time. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Icon } from "../../drawings/icon.tsx";
import { requests } from "../../api/requests.ts";
import { useLoaded } from "../../api/hooks.ts";
import { offeredGames } from "../../store/games.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { Emblem } from "../../ui/emblem.tsx";
import { t } from "../../i18n/translate.ts";

export function Chat({ store }: { store: TableStore }) {
  const line = useSignal("");
  const id = useId();
  const phrases = useLoaded(offeredGames).value?.phrases ?? [];
  const view = store.view.value;
  const closed = view !== null && "chat_open" in view && view.chat_open === false;
  const muted = store.state.value?.muted ?? [];
  const lines = store.chat.value.filter((line) => !muted.includes(line.seat));
  const send = (event: Event) => {
    event.preventDefault();
    if (line.value.trim() && store.say({ text: line.value.trim() })) line.value = "";
  };
  return (
    <div class="chat">
      <div class="lines" role="log" aria-label={t("web-chat")}>
        {lines.length === 0 && <p class="quiet">{t("web-chat-empty")}</p>}
        {lines.map((line) => (
          <p key={line.number}>
            <Emblem seat={line.seat} name={line.name} size={20} /> <strong>{line.name}</strong>{" "}
            {line.phrase ? t(`phrase-${line.phrase}`) : line.text}
          </p>
        ))}
      </div>
      {store.seat.value !== null && (
        <>
          <p class="phrases" role="group" aria-label={t("web-phrases")}>
            {phrases.map((phrase) => (
              <button
                key={phrase}
                type="button"
                class="phrase"
                onClick={() => store.say({ phrase })}
              >
                {t(`phrase-${phrase}`)}
              </button>
            ))}
          </p>
          <Mute store={store} muted={muted} />
          <form onSubmit={send}>
            <label class="unseen" for={id}>{t("web-say")}</label>
            <input
              id={id}
              value={line.value}
              maxLength={300}
              disabled={closed}
              placeholder={t(closed ? "web-chat-closed" : "web-say")}
              onInput={(event) => (line.value = event.currentTarget.value)}
            />
            <Button type="submit" disabled={closed || !line.value.trim()}>{t("web-send")}</Button>
          </form>
        </>
      )}
    </div>
  );
}

/** The other people at the table, each of whom can be muted. */
function Mute({ store, muted }: { store: TableStore; muted: readonly number[] }) {
  const others = (store.table.value?.seats ?? []).filter((seat) =>
    seat.name !== null && seat.bot === null && seat.seat !== store.seat.value
  );
  if (!others.length) return null;
  return (
    <p class="phrases" role="group" aria-label={t("web-mute")}>
      <span class="quiet">{t("web-mute")}</span>
      {others.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          class="phrase"
          aria-pressed={muted.includes(seat)}
          onClick={() => void requests.mute(store.id, store.token, { seat, muted: !muted.includes(seat) })}
        >
          {muted.includes(seat) && <Icon name="mute" />} {name}
        </button>
      ))}
    </p>
  );
}

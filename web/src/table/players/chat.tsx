/** The chat: free text while the rules allow it, fixed phrases at any time. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../drawings/icon.tsx";
import { requests } from "../../api/requests.ts";
import { useLoaded } from "../../api/hooks.ts";
import { offeredGames } from "../../store/games.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { Emblem } from "../../ui/emblem.tsx";
import { chatWords } from "./chat_words.ts";
import { t } from "../../i18n/translate.ts";
import { isHost } from "./host.tsx";

export function Chat({ store }: { store: TableStore }) {
  const line = useSignal("");
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
            <Emblem seat={line.seat} name={line.name} size={20} />{" "}
            <strong>
              <bdi>{line.name}</bdi>
            </strong>{" "}
            <bdi>{chatWords(line)}</bdi>
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
          {isHost(store) && <Silence store={store} />}
          <form onSubmit={send}>
            <input
              aria-label={t("web-say")}
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

/** The other people at the table. */
const otherPeople = (store: TableStore) =>
  (store.table.value?.seats ?? []).filter((seat) => seat.held && seat.seat !== store.seat.value);

/** The other people at the table, each of whom the host can silence for everybody. */
function Silence({ store }: { store: TableStore }) {
  const others = otherPeople(store);
  if (!others.length) return null;
  return (
    <p class="phrases" role="group" aria-label={t("web-silence")}>
      <span class="quiet">{t("web-silence")}</span>
      {others.map(({ seat, name, silenced = false }) => (
        <button
          key={seat}
          type="button"
          class="phrase"
          aria-pressed={silenced}
          onClick={() => void requests.silence(store.id, seat, !silenced)}
        >
          {silenced && <Icon name="mute" />} <bdi>{name}</bdi>
        </button>
      ))}
    </p>
  );
}

/** The other people at the table, each of whom can be muted. */
function Mute({ store, muted }: { store: TableStore; muted: readonly number[] }) {
  const others = otherPeople(store);
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
          {muted.includes(seat) && <Icon name="mute" />} <bdi>{name}</bdi>
        </button>
      ))}
    </p>
  );
}

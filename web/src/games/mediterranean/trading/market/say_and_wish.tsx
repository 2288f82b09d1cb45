/** What the player says in the market: phrases, and wishes. */
import { useSignal } from "@preact/signals";
import { Refusal } from "../../../../api/http.ts";
import { requests } from "../../../../api/requests.ts";
import { goodIcon, Icon } from "../../drawings/icon.ts";
import { sounds } from "../../../../store/settings.ts";
import type { TableStore } from "../../../../store/table_store.ts";
import { Button } from "../../../../ui/controls.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import type { PostWish } from "../../../../wire.ts";
import { chatWords } from "../../../../table/players/chat_words.ts";
import { t } from "../../../../i18n/translate.ts";
import { named, printed, type View } from "../../facts.ts";
import { useMarket, wishOf } from "./market_talk.ts";
import { nextWish } from "./wish.ts";

function goodsOf(store: TableStore): string[] {
  return printed(store)?.goods.filter((good) => !good.poses.length).map((good) => good.name) ?? [];
}

/** Buttons to open the phrases and the wishes. */
export function SayAndWish({ store, view }: { store: TableStore; view: View }) {
  const open = useSignal<"say" | "wish" | null>(null);
  const close = () => (open.value = null);
  return (
    <div class="med-talk">
      <Button look="quiet" onClick={() => (open.value = "say")}>
        <Icon name="chat" size={18} /> <span>{t("web-med-say")}</span>
      </Button>
      <Button look="quiet" onClick={() => (open.value = "wish")}>
        <Icon name="search" size={18} /> <span>{t("web-med-wish")}</span>
      </Button>
      <SoundSwitch />
      <Dialog open={open.value === "say"} title={t("web-med-say")} onClose={close}>
        <Phrases store={store} onSaid={close} />
      </Dialog>
      <Dialog open={open.value === "wish"} title={t("web-med-wish")} onClose={close}>
        <WishEditor store={store} view={view} />
      </Dialog>
    </div>
  );
}

function SoundSwitch() {
  const on = sounds.value === "on";
  return (
    <Button
      look="quiet"
      aria-pressed={on}
      aria-label={t("web-sounds")}
      title={t("web-sounds")}
      onClick={() => (sounds.value = on ? "off" : "on")}
    >
      <Icon name={on ? "sound" : "mute"} size={18} />
    </Button>
  );
}

/** Each phrase is one press; those about a good are shown with a button for each good. */
function Phrases({ store, onSaid }: { store: TableStore; onSaid: () => void }) {
  const market = useMarket(store);
  const say = (phrase: string, about?: string) => () => {
    store.say(about ? { phrase, about } : { phrase });
    onSaid();
  };
  const words = (phrase: string, about: string | null) => chatWords({ phrase, about, text: null });
  const plain = market?.phrases.filter((phrase) => !market.phrases_about.includes(phrase)) ?? [];
  return (
    <div class="med-phrases">
      {market?.phrases_about.map((phrase) => (
        <div key={phrase} role="group" aria-label={words(phrase, null)} class="med-phrase-goods">
          {goodsOf(store).map((good) => (
            <button key={good} type="button" class="phrase" onClick={say(phrase, good)}>
              <Icon name={goodIcon(good)} size={20} /> {words(phrase, good)}
            </button>
          ))}
        </div>
      ))}
      <div class="med-phrase-goods">
        {plain.map((phrase) => (
          <button key={phrase} type="button" class="phrase" onClick={say(phrase)}>{words(phrase, null)}</button>
        ))}
      </div>
    </div>
  );
}

/** Each press on a good goes on: wanted, plenty, neither. */
function WishEditor({ store, view }: { store: TableStore; view: View }) {
  const found = view.seat === null ? undefined : wishOf(store, view.seat);
  const wish = { wants: found?.wants ?? [], plenty: found?.plenty ?? [] };
  const send = async (next: PostWish) => {
    try {
      await requests.wish(store.id, store.token, next);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      store.problem.value = error.problem;
    }
  };
  const state = (good: string) => wish.wants.includes(good) ? "want" : wish.plenty.includes(good) ? "plenty" : "none";
  return (
    <>
      <p class="quiet">{t("web-med-wish-hint")}</p>
      <ul class="med-wish-goods">
        {goodsOf(store).map((good) => (
          <li key={good}>
            <button
              type="button"
              class={`med-wish-good ${state(good)}`}
              onClick={() => void send(nextWish(wish, good))}
            >
              <Icon name={goodIcon(good)} size={26} />
              <span>{named("good", good)}</span>
              <strong>{t(`web-med-wish-is-${state(good)}`)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

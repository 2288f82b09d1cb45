/** The links of a table, to join and to watch: buttons to copy them, and a QR code. */
import { Icon } from "../../drawings/icon.tsx";
import { api } from "../../api/http.ts";
import { useLoaded } from "../../api/hooks.ts";
import type { TableStore } from "../../store/table_store.ts";
import { Button } from "../../ui/controls.tsx";
import { Qr } from "../../ui/qr.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Links } from "../../wire.ts";
import { t } from "../../i18n/translate.ts";

/** Host names that only work on this machine. */
const HERE = /^(localhost|127\.|\[::1\])/;

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("web-copied"));
  } catch {
    prompt(t("web-copy-by-hand"), text);
  }
}

/** The address of this server for other machines. */
export function baseOf(links: Links | null): string {
  return HERE.test(location.hostname) ? links?.address ?? location.origin : location.origin;
}

export function Invite({ store }: { store: TableStore }) {
  const held = store.table.value?.seats.map((seat) => seat.held).join();
  const links = useLoaded(() => api.links(store.id, store.token), [held]).value; // a removal makes the link a new one
  if (links === null) return null;
  const base = baseOf(links);
  const link = (token: string) => `${base}/join/${store.id}#${token}`;
  const join = link(links.invite);
  const watch = `${base}/t/${store.id}#watch=${links.watch}`;
  const free = store.table.value?.seats.some((seat) => seat.name === null && seat.bot === null);
  return (
    <section class="invite" data-watch={watch}>
      <h2>{t(free ? "web-invite" : "web-invite-watch")}</h2>
      <div class="invite-ways">
        <Qr text={free ? join : watch} label={t(free ? "web-qr" : "web-qr-watch")} />
        <div class="stack">
          <p>{t(free ? "web-invite-about" : "web-invite-watch-about")}</p>
          <p class="actions">
            {free && (
              <Button onClick={() => void copy(join)}>
                <Icon name="link" /> {t("web-copy-join")}
              </Button>
            )}
            <Button look={free ? "quiet" : "plain"} onClick={() => void copy(watch)}>
              <Icon name="eye" /> {t("web-copy-watch")}
            </Button>
            {store.token && store.seat.value !== null && (
              <Button
                look="quiet"
                onClick={() => void copy(link(store.token!))}
              >
                {t("web-copy-seat")}
              </Button>
            )}
          </p>
          <p class="address">
            <code>{free ? join : watch}</code>
          </p>
        </div>
      </div>
    </section>
  );
}

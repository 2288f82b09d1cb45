/** Joins a table by an invitation link, opened directly or pasted here. */
import { useSignal } from "@preact/signals";
import { api } from "../api/http.ts";
import { hasServer } from "../api/transport.ts";
import { NeedsServer } from "../ui/how_to_get_server.tsx";
import { ensureGuest, findGuest, keepSeat, seatsHeld } from "../store/identity.ts";
import { go, route } from "../store/route.ts";
import { isFree, SeatList } from "../table/waiting_room/seat_list.tsx";
import { Button, LinkButton, TextField } from "../ui/controls.tsx";
import type { State } from "../wire.ts";
import { gameTitle, t } from "../i18n/translate.ts";
import { useAction, useLoaded } from "../api/hooks.ts";
import { named, NewName, newName } from "./name_form.tsx";
import { ErrorLine, HomeLink } from "../ui/error_line.tsx";

/** Table and token of an invitation link, whole or in part: `https://…/join/TABLE#TOKEN`, `TABLE#TOKEN`. */
export function readLink(text: string): { table: string; token: string } | null {
  const found = /([0-9a-f]{24})(?:#([A-Za-z0-9_-]{43}))?$/.exec(text.trim());
  return found === null ? null : { table: found[1], token: found[2] ?? "" };
}

/** The path in a link to watch a table or to a move of a replay; null for any other text. */
export function readPlace(text: string): string | null {
  return /\/t\/[0-9a-f]{24}(?:\/replay)?(?:[?#]\S*)?$/.exec(text.trim())?.[0] ?? null;
}

/** The refusal of a seat at a table that has none left. */
const FULL = "table.full";

type Invited = { state: State; watch: string | null };

/** The table of a link, with the token to watch it; players and visitors of a public table need no token. */
async function invited(id: string, token: string): Promise<Invited> {
  try {
    return { state: await api.snapshot(id, token || null), watch: token || null };
  } catch (error) {
    const state = await api.snapshot(id, null).catch(() => null);
    if (state === null) throw error;
    return { state, watch: null };
  }
}

export function JoinPage({ id }: { id: string }) {
  return hasServer ? <Joining id={id} /> : <NeedsServer title={t("web-join")} />;
}

function Joining({ id }: { id: string }) {
  const link = useSignal("");
  const action = useAction();
  useLoaded(findGuest);
  const there = readPlace(link.value);
  const place = id ? { table: id, token: route.value.hash } : readLink(link.value);
  const join = () =>
    action.run(async () => {
      if (there !== null) return go(there);
      if (place === null) return;
      await ensureGuest(newName());
      keepSeat(await api.join(place.table, place.token || null));
      go(`/t/${place.table}`);
    });
  const asked = useLoaded(() => id ? invited(id, route.peek().hash) : Promise.resolve(null));
  const table = asked.value?.state.table;
  const sits = asked.value?.state.seat !== null || seatsHeld(id).length > 0;
  const filled = action.problem?.code === FULL; // somebody else was faster, or the link was pasted
  const full = filled ||
    table !== undefined && !sits && table.state !== "closed" && !table.seats.some(isFree);
  const watch = asked.value?.watch ?? place?.token;
  if (asked.problem !== null) {
    return (
      <main id="main" class="narrow">
        <h1>{t("web-join")}</h1>
        <ErrorLine problem={asked.problem} />
        <HomeLink />
      </main>
    );
  }
  return (
    <main id="main" class="narrow">
      <h1>{table ? gameTitle(table.game) : t("web-join")}</h1>
      <p class="lead">{t(full ? "web-join-full" : id ? "web-join-invited" : "web-join-about")}</p>
      {table && !filled && <SeatList seats={table.seats} />}
      {full && (
        <p class="actions">
          <LinkButton look="strong" href={`/t/${place?.table}${watch ? `#watch=${watch}` : ""}`}>
            {t("web-join-watch")}
          </LinkButton>
        </p>
      )}
      <form
        class="stack"
        hidden={full}
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        {!id && <TextField label={t("web-join-link")} value={link.value} onInput={(to) => (link.value = to)} />}
        <NewName />
        <ErrorLine problem={filled ? null : action.problem} />
        <p class="actions">
          <Button type="submit" look="strong" busy={action.busy} disabled={(there ?? place) === null || !named()}>
            {t(there === null ? "web-sit-down" : "web-join-there")}
          </Button>
        </p>
      </form>
    </main>
  );
}

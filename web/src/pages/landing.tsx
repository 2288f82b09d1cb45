/** The first page: play at once, open a table, join one, go on with one's games. */
import { useSignal } from "@preact/signals";
import { api } from "../net/api.ts";
import { findMe, me } from "../state/me.ts";
import { read, write } from "../state/settings.ts";
import { Button, LinkButton, TextField } from "../ui/controls.tsx";
import { t } from "../words/words.ts";
import { openTable, useAsked, useDoing } from "./asking.ts";
import { Trouble } from "./trouble.tsx";
import { TableCard } from "./table_card.tsx";

const GAMES = [{ key: "neptun", seats: 4 }, { key: "mediterranean", seats: 4 }];
const LEVEL = "sensible";

async function myTables() {
  return (await findMe()) === null ? { tables: [] } : await api.mine();
}

export function LandingPage() {
  const name = useSignal(read("name") ?? t("web-default-name"));
  const mine = useAsked(myTables);
  const doing = useDoing();
  const play = (game: string, seats: number) => {
    write("name", name.value);
    const bots = [null, ...Array<string>(seats - 1).fill(LEVEL)];
    doing.does(() => openTable(name.value, { game, seats, bots }, true));
  };
  const going = mine.value?.tables.filter((one) => one.state !== "over") ?? [];
  return (
    <main id="main" class="landing">
      <section class="hero">
        <div>
          <h1>{t("web-title")}</h1>
          <p class="lead">{t("web-lead")}</p>
          {me.value === null
            ? <TextField label={t("web-your-name")} value={name.value} maxLength={40} onInput={(to) => (name.value = to)} />
            : <p class="quiet">{t("web-hello", { name: me.value.name })}</p>}
        </div>
        <Rose />
      </section>
      <Trouble problem={doing.problem} />
      <section class="games" aria-label={t("web-games")}>
        {GAMES.map(({ key, seats }) => (
          <article key={key} class={`game-card ${key}`}>
            <h2>{t(`web-game-${key}`)}</h2>
            <p>{t(`web-about-${key}`)}</p>
            <p class="quiet">{t(`web-facts-${key}`)}</p>
            <div class="actions">
              <Button look="strong" busy={doing.busy} disabled={!name.value.trim()} onClick={() => play(key, seats)}>
                {t("web-play-now")}
              </Button>
              <LinkButton href={`/new?game=${key}`}>{t("web-create")}</LinkButton>
            </div>
          </article>
        ))}
      </section>
      {going.length > 0 && (
        <section>
          <h2>{t("web-continue")}</h2>
          <ul class="table-list">{going.map((one) => <TableCard key={one.id} table={one} />)}</ul>
        </section>
      )}
      <section class="more-ways">
        <LinkButton href="/join">{t("web-join")}</LinkButton>
        <LinkButton href="/lobby">{t("web-lobby")}</LinkButton>
        <LinkButton href="/rules">{t("web-rules")}</LinkButton>
      </section>
    </main>
  );
}

/** A wind rose with its rhumb lines. */
function Rose() {
  const rays = Array.from({ length: 32 }, (_, index) => index * 11.25);
  return (
    <svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
      {rays.map((turn) => <path key={turn} class="rhumb" d="M0 0V-100" transform={`rotate(${turn})`} />)}
      <circle class="ring" r="62" />
      <circle class="ring" r="58" />
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => (
        <path key={turn} class="ray small" d="M0-46 5-10H-5z" transform={`rotate(${turn})`} />
      ))}
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class="ray light" d="M0-64 9-14 0-8z" />
          <path class="ray dark" d="M0-64-9-14 0-8z" />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class="ray light" d="M0-84 12-12 0 0z" />
          <path class="ray dark" d="M0-84-12-12 0 0z" />
        </g>
      ))}
      <circle class="hub" r="6" />
    </svg>
  );
}

/** The list of finished games, with links to their replays. */
import { useSignal } from "@preact/signals";
import { isHere } from "../api/transport.ts";
import { type Finished, finished, forget } from "../store/finished_games.ts";
import { language } from "../store/settings.ts";
import { Button } from "../ui/controls.tsx";
import { Emblem } from "../ui/emblem.tsx";
import { gameTitle, t } from "../i18n/translate.ts";
import { Statistics } from "./statistics.tsx";

const SHOWN = 6;

export function FinishedGames() {
  const all = useSignal(false);
  const games = finished.value;
  if (!games.length) return null;
  const shown = all.value ? games : games.slice(0, SHOWN);
  return (
    <section>
      <h2>{t("web-finished")}</h2>
      <ul class="table-list">{shown.map((game) => <FinishedCard key={game.id} game={game} />)}</ul>
      {shown.length < games.length && (
        <p class="actions">
          <Button look="quiet" onClick={() => (all.value = true)}>
            {t("web-finished-all", { count: games.length })}
          </Button>
        </p>
      )}
      <Statistics />
    </section>
  );
}

/** A date in the format of the language. */
const day = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { day: "numeric", month: "short", year: "numeric" }).format(at);

function FinishedCard({ game }: { game: Finished }) {
  const nameOf = (seat: number) => game.names[seat] ?? t("web-seat", { seat: seat + 1 });
  const ranking = game.points.map((_, seat) => seat).sort((a, b) => game.places[a] - game.places[b] || a - b);
  const title = gameTitle(game.game);
  const when = game.seat === null ? t("web-finished-opened", { day: day(game.at) }) : day(game.at);
  return (
    <li class={`table-card ${game.game} finished`}>
      <a href={`/t/${game.id}/replay`}>
        <strong>{title}</strong>
        <span class="state">{when}</span>
        <ol class="ranking">
          {ranking.map((seat) => (
            <li key={seat} class={seat === game.seat ? "own" : ""}>
              <span class="place">{game.places[seat]}</span>
              <Emblem seat={seat} name={nameOf(seat)} size={22} />
              <span class="name">{seat === game.seat ? t("web-you") : nameOf(seat)}</span>
              <span class="points">{game.points[seat]}</span>
            </li>
          ))}
        </ol>
        <span class="quiet">{t("web-replay")}{isHere(game.id) && ` · ${t("web-here-mark")}`}</span>
      </a>
      <p class="card-links">
        <a
          class="link"
          href={`/t/${game.id}/review`}
          aria-label={t("web-review-long", { game: title, day: day(game.at) })}
        >
          {t("web-review")}
        </a>
        <button
          type="button"
          class="link"
          aria-label={t("web-forget-long", { game: title, day: day(game.at) })}
          onClick={() => forget(game.id)}
        >
          {t("web-forget")}
        </button>
      </p>
    </li>
  );
}

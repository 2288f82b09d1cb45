/** The front page: play at once, open or join a table, continue a game. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { ChartGround } from "../drawings/chart_ground.tsx";
import { Boat } from "../drawings/emblem.tsx";
import { Icon } from "../drawings/icon.tsx";
import { api } from "../api/http.ts";
import { hasServer } from "../api/transport.ts";
import { gamesHere } from "../store/games_here.ts";
import { catchUp, finished } from "../store/finished_games.ts";
import { learned } from "../store/lessons.ts";
import { findGuest, me } from "../store/identity.ts";
import { Button, LinkButton } from "../ui/controls.tsx";
import type { TableInfo } from "../wire.ts";
import { gameTitle, has, t } from "../i18n/translate.ts";
import { useAction, useLoaded } from "../api/hooks.ts";
import type { GameCover } from "../games/game_ui.ts";
import { gamesWithCovers, type OfferedGame, playNow } from "../store/games.ts";
import { FinishedGames } from "./finished_games.tsx";
import { named, NameForm, NewName, newName } from "./name_form.tsx";
import { OpenRecord } from "./open_record.tsx";
import { ErrorLine } from "../ui/error_line.tsx";
import { TableCard } from "./table_card.tsx";

/** Seats of a game that is played at once, where the game allows it. */
const SEATS = 4;
const LEVEL = "sensible";

async function myTables() {
  if ((await findGuest()) === null) return { tables: [], waiting: [] };
  if (!hasServer) return { tables: [], waiting: [] }; // the list of this device is kept without the engine
  const mine = await api.myTables();
  void catchUp(mine.tables);
  return mine;
}

export function LandingPage() {
  const naming = useSignal(false);
  const games = useLoaded(gamesWithCovers);
  const mine = useLoaded(myTables);
  const action = useAction();
  const play = (game: string, seats: number) => {
    const bots = [null, ...Array<string>(seats - 1).fill(LEVEL)];
    action.run(() => playNow(newName(), { game, seats, bots, hints: true }));
  };
  const played = finished.value.length > 0 || gamesHere.value.some(({ table }) => !table.lesson) ||
    mine.value?.tables.some((table) => !table.lesson);
  const card = ({ info, cover }: OfferedGame) => {
    const seats = info.seats.includes(SEATS) ? SEATS : info.seats[info.seats.length - 1];
    const lesson = info.lessons?.[0];
    const teach = played || learned.value.includes(info.key) ? undefined : lesson;
    return (
      <GameCard key={info.key} game={info.key} cover={cover}>
        {teach && (
          <div class="learn">
            <LinkButton look="strong" href={`/learn/${info.key}`}>
              {t("web-lesson-first", { minutes: teach.minutes })}
            </LinkButton>
          </div>
        )}
        <Button
          look={teach ? "plain" : "strong"}
          busy={action.busy}
          disabled={!named()}
          title={t("web-play-now-about", { bots: seats - 1 })}
          onClick={() => play(info.key, seats)}
        >
          {t("web-play-now")}
        </Button>
        {lesson && !teach && <Again game={info.key} minutes={lesson.minutes} />}
      </GameCard>
    );
  };
  const waits = (table: TableInfo) => mine.value?.waiting.includes(table.id) ?? false;
  const going = (mine.value?.tables.filter((table) => table.state !== "over") ?? []).sort((a, b) =>
    +waits(b) - +waits(a)
  );
  const here = [...gamesHere.value].sort((a, b) => +b.waiting - +a.waiting);
  return (
    <main id="main" class="landing">
      <section class="hero">
        <div class="welcome">
          <h1>{t("web-title")}</h1>
          <p class="lead">{t("web-lead")}</p>
          {me.value === null
            ? <NewName />
            : naming.value
            ? <NameForm onDone={() => (naming.value = false)} />
            : (
              <p class="hello">
                {t("web-hello", { name: me.value.name })}
                <button type="button" class="link" onClick={() => (naming.value = true)}>{t("web-name-change")}</button>
              </p>
            )}
        </div>
        <Sea />
      </section>
      <ErrorLine problem={action.problem ?? games.problem} />
      <section class="games" aria-label={t("web-games")} aria-busy={games.value === null}>
        {games.value?.map(card)}
      </section>
      {going.length + here.length > 0 && (
        <section>
          <h2>{t("web-continue")}</h2>
          <ul class="table-list">
            {here.map(({ table, waiting }) => <TableCard key={table.id} table={table} waiting={waiting} />)}
            {going.map((table) => <TableCard key={table.id} table={table} waiting={waits(table)} />)}
          </ul>
        </section>
      )}
      <FinishedGames />
      <section class="more-ways">
        <LinkButton href="/join">
          <Icon name="link" /> {t("web-join")}
        </LinkButton>
        <LinkButton href="/lobby">
          <Icon name="people" /> {t("web-lobby")}
        </LinkButton>
        <LinkButton href="/rules">
          <Icon name="rules" /> {t("web-rules")}
        </LinkButton>
        <OpenRecord />
      </section>
    </main>
  );
}

/** The lesson for somebody who has played, below the buttons. */
function Again({ game, minutes }: { game: string; minutes: number }) {
  return (
    <div class="learn">
      <a href={`/learn/${game}`}>{t("web-lesson-begin", { minutes })}</a>
    </div>
  );
}

type CardProps = { game: string; cover: GameCover | null; children: ComponentChildren };

/** A game: what it is, and the buttons to play it. A game without a folder in the page has only its title. */
function GameCard({ game, cover, children }: CardProps) {
  return (
    <article class={`game-card ${game}`}>
      {cover && (
        <div class="pieces" aria-hidden="true">
          <cover.Pieces />
        </div>
      )}
      <h2>{cover && <cover.Sign />} {gameTitle(game)}</h2>
      {has(`web-about-${game}`) && <p>{t(`web-about-${game}`)}</p>}
      {has(`web-facts-${game}`) && <p class="quiet">{t(`web-facts-${game}`)}</p>}
      <div class="actions">
        {children}
        <LinkButton href={`/new?game=${game}`}>{t("web-create")}</LinkButton>
      </div>
    </article>
  );
}

/** The sea with a few boats, as decoration. */
function Sea() {
  return (
    <div class="sea" aria-hidden="true">
      <svg viewBox="330 60 800 480" preserveAspectRatio="xMidYMid slice">
        <ChartGround title={t("web-sea")} />
        <g transform="translate(470 265) scale(1.5)">
          <Boat seat={0} />
        </g>
        <g transform="translate(770 365) scale(1.5)">
          <Boat seat={1} west />
        </g>
        <g transform="translate(585 392) scale(1.5)">
          <Boat seat={3} />
        </g>
        <g transform="translate(955 400) scale(1.5)">
          <Boat seat={2} west />
        </g>
      </svg>
    </div>
  );
}

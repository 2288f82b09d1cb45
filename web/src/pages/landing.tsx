/** The first page: play at once, open a table, join one, go on with one's games. */
import { useSignal } from "@preact/signals";
import { ChartGround } from "../drawings/chart_ground.tsx";
import { Boat } from "../drawings/emblem.tsx";
import { Icon } from "../drawings/icon.tsx";
import { CalamityBack, GoodBack } from "../games/mediterranean/drawings/cards.tsx";
import { CityCard, OarCard } from "../games/neptun/drawings/cards.tsx";
import { api } from "../api/http.ts";
import { catchUp } from "../store/finished_games.ts";
import { findMe, me } from "../store/identity.ts";
import { Button, LinkButton } from "../ui/controls.tsx";
import type { TableInfo } from "../wire.ts";
import { t } from "../i18n/translate.ts";
import { openTable, useAsked, useDoing } from "../api/hooks.ts";
import { FinishedGames } from "./finished_games.tsx";
import { named, NameForm, newName, NewName } from "./name_form.tsx";
import { OpenRecord } from "./open_record.tsx";
import { Trouble } from "../ui/error_line.tsx";
import { TableCard } from "./table_card.tsx";

const GAMES = [
  { key: "neptun", seats: 4, icon: "oar" },
  { key: "mediterranean", seats: 4, icon: "wine" },
] as const;
const LEVEL = "sensible";

async function myTables() {
  if ((await findMe()) === null) return { tables: [], waiting: [] };
  const mine = await api.mine();
  void catchUp(mine.tables);
  return mine;
}

export function LandingPage() {
  const naming = useSignal(false);
  const mine = useAsked(myTables);
  const doing = useDoing();
  const play = (game: string, seats: number) => {
    const bots = [null, ...Array<string>(seats - 1).fill(LEVEL)];
    doing.does(() => openTable(newName(), { game, seats, bots, hints: true }, true));
  };
  const waits = (one: TableInfo) => mine.value?.waiting.includes(one.id) ?? false;
  const going = (mine.value?.tables.filter((one) => one.state !== "over") ?? []).sort((a, b) => +waits(b) - +waits(a));
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
      <Trouble problem={doing.problem} />
      <section class="games" aria-label={t("web-games")}>
        {GAMES.map(({ key, seats, icon }) => (
          <article key={key} class={`game-card ${key}`}>
            <Pieces game={key} />
            <h2><Icon name={icon} size="1.3em" /> {t(`web-game-${key}`)}</h2>
            <p>{t(`web-about-${key}`)}</p>
            <p class="quiet">{t(`web-facts-${key}`)}</p>
            <div class="actions">
              <Button
                look="strong"
                busy={doing.busy}
                disabled={!named()}
                title={t("web-play-now-about", { bots: seats - 1 })}
                onClick={() => play(key, seats)}
              >
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
          <ul class="table-list">{going.map((one) => <TableCard key={one.id} table={one} waiting={waits(one)} />)}</ul>
        </section>
      )}
      <FinishedGames />
      <section class="more-ways">
        <LinkButton href="/join"><Icon name="link" /> {t("web-join")}</LinkButton>
        <LinkButton href="/lobby"><Icon name="people" /> {t("web-lobby")}</LinkButton>
        <LinkButton href="/rules"><Icon name="rules" /> {t("web-rules")}</LinkButton>
        <OpenRecord />
      </section>
    </main>
  );
}

/** Some of what one plays with, for those who look. */
function Pieces({ game }: { game: string }) {
  if (game === "neptun") {
    return (
      <div class="pieces" aria-hidden="true">
        <OarCard power={7} wind={-1} />
        <CityCard city="Athenae" region="Graecia" pays={ATHENAE} good="honey" />
        <OarCard power={2} wind={1} />
      </div>
    );
  }
  return (
    <div class="pieces" aria-hidden="true">
      <GoodBack deck="civic" good="wine" />
      <GoodBack deck="luxury" good="gold" />
      <CalamityBack kind="barbarian" />
    </div>
  );
}

const ATHENAE = (["grapes", "olives", "honey", "salt", "grain"] as const).map((good, i) => [good, { gold: i % 2 ? 0 : 4 + i, points: i % 2 ? i : 0 }] as const);

/** The sea with a few boats under way: nothing to click, only to look at. */
function Sea() {
  return (
    <div class="sea" aria-hidden="true">
      <svg viewBox="330 60 800 480" preserveAspectRatio="xMidYMid slice">
        <ChartGround title={t("web-sea")} />
        <g transform="translate(470 265) scale(1.5)"><Boat seat={0} /></g>
        <g transform="translate(770 365) scale(1.5)"><Boat seat={1} west /></g>
        <g transform="translate(585 392) scale(1.5)"><Boat seat={3} /></g>
        <g transform="translate(955 400) scale(1.5)"><Boat seat={2} west /></g>
      </svg>
    </div>
  );
}

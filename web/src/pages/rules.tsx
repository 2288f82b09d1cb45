/** The rules by id, with a search. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLoaded } from "../api/hooks.ts";
import { gamesWithCovers } from "../store/games.ts";
import { TextField } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/error_line.tsx";
import { gameTitle, openRules, rule, ruleIds, t } from "../i18n/translate.ts";

type RuledGame = { letter: string; key: string };

/** The games whose rules the page has. */
async function ruledGames(): Promise<RuledGame[]> {
  const games = await gamesWithCovers();
  return games.flatMap(({ info, cover }) => cover ? [{ letter: cover.ruleLetter, key: info.key }] : []);
}

export function RulesPage({ id }: { id: string }) {
  const wanted = id.toUpperCase();
  const loaded = useLoaded(ruledGames);
  const games = loaded.value ?? [];
  return (
    <main id="main" class="narrow rules-page">
      <h1>{t("web-rules")}</h1>
      <ErrorLine problem={loaded.problem} />
      {games.length > 0 && (
        <Rules
          first={(games.find((game) => wanted.startsWith(game.letter)) ?? games[0]).letter}
          mark={wanted}
          games={games}
        />
      )}
    </main>
  );
}

/** The rules of a game, as a page or beside a table. */
export function Rules({ first, mark, games = [] }: { first: string; mark?: string; games?: RuledGame[] }) {
  const letter = useSignal(first);
  const search = useSignal("");
  useEffect(() => void openRules(), []);
  useEffect(() => {
    if (mark) {
      document.getElementById(`rule-${mark}`)?.scrollIntoView({ block: mark.includes(".") ? "center" : "start" });
    }
  }, [mark, ruleIds.value.length]);
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = ruleIds.value.filter((id) => id.startsWith(letter.value)).map((id) => ({ id, text: rule(id) ?? "" }))
    .filter((entry) =>
      words.every((word) => entry.text.toLowerCase().includes(word) || entry.id.toLowerCase() === word)
    );
  return (
    <div class="rules">
      {games.length > 0 && (
        <p class="switch">
          {games.map((game) => (
            <button
              key={game.key}
              type="button"
              class="button quiet"
              aria-pressed={letter.value === game.letter}
              onClick={() => (letter.value = game.letter)}
            >
              {gameTitle(game.key)}
            </button>
          ))}
        </p>
      )}
      <TextField label={t("web-rules-search")} value={search.value} onInput={(to) => (search.value = to)} />
      <p class="quiet" role="status">{words.length > 0 ? t("web-rules-found", { count: found.length }) : ""}</p>
      {games.length > 0 && (
        <nav class="chapters" aria-label={t("web-rules-chapters")}>
          {found.filter((rule) => !rule.id.includes(".")).map((chapter) => (
            <a key={chapter.id} href={`/rules/${chapter.id}`}>{chapter.text}</a>
          ))}
        </nav>
      )}
      <div class="rule-list">
        {found.map((rule) =>
          rule.id.includes(".")
            ? (
              <p key={rule.id} id={`rule-${rule.id}`} class={rule.id === mark ? "rule marked" : "rule"}>
                <a class="rule-id" href={`/rules/${rule.id}`}>{rule.id}</a> <span>{rule.text}</span>
              </p>
            )
            : <h2 key={rule.id} id={`rule-${rule.id}`}>{rule.id} {rule.text}</h2>
        )}
      </div>
    </div>
  );
}

/** The rules: a first part to learn from, then all rules by id, with a search in both. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLoaded } from "../api/hooks.ts";
import { loadReading } from "../games/index.ts";
import { gamesWithCovers } from "../store/games.ts";
import { explainSigns } from "../table/sign_tips.tsx";
import { Button, TextField } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/error_line.tsx";
import { Found, RuleText } from "../ui/rule_text.tsx";
import { gameTitle, openRules, passages, rule, ruleIds, t } from "../i18n/translate.ts";
import { Learn, LEARN_PARTS, learnPart, placeOf } from "./learn.tsx";
import { matches, wordsOf } from "./rule_search.ts";

export type RuledGame = { letter: string; key: string };

/** The games whose rules the page has. */
export async function ruledGames(): Promise<RuledGame[]> {
  const games = await gamesWithCovers();
  return games.flatMap(({ info, cover }) => cover ? [{ letter: cover.ruleLetter, key: info.key }] : []);
}

export function RulesPage({ id }: { id: string }) {
  const wanted = id.toUpperCase();
  const loaded = useLoaded(ruledGames);
  const games = loaded.value ?? [];
  const game = games.find(({ letter }) => wanted.startsWith(letter)) ?? games[0];
  return (
    <main id="main" class="narrow rules-page">
      <h1>{t("web-rules")}</h1>
      <ErrorLine problem={loaded.problem} />
      {game && <Rules key={game.letter} first={game.letter} mark={wanted} games={games} />}
    </main>
  );
}

type RulesProps = { first: string; mark?: string; games?: RuledGame[] };

/** The rules of a game: as a page, or beside a table, where only the rules by id are shown. */
export function Rules({ first, mark, games = [] }: RulesProps) {
  const letter = useSignal(first);
  const search = useSignal("");
  const whole = games.length > 0;
  const key = games.find((game) => game.letter === letter.value)?.key;
  const reading = useLoaded(async () => key ? await loadReading(key) : null, [key]).value;
  useEffect(() => void openRules(), []);
  useEffect(() => {
    if (mark) {
      document.getElementById(`rule-${mark}`)?.scrollIntoView({ block: mark.includes(".") ? "center" : "start" });
    }
  }, [mark, ruleIds.value.length, reading]);
  const words = wordsOf(search.value);
  const rules = ruleIds.value.filter((id) => id.startsWith(letter.value)).map((id) => ({ id, text: rule(id) ?? "" }));
  const found = rules.filter(({ id, text }) => matches(words, id, text));
  const learned = words.length ? passages(`learn-${letter.value}-`).filter(matching(words)) : [];
  const hasKey = passages(`sign-${letter.value}-`).length > 0; // a plug-in may have rules only
  const count = found.length + learned.length;
  return (
    <div class="rules">
      {whole && <GameSwitch games={games} chosen={letter.value} onChoose={(to) => (letter.value = to)} />}
      <TextField label={t("web-rules-search")} value={search.value} onInput={(to) => (search.value = to)} />
      <p class="quiet" role="status">
        {words.length > 0 ? t(count ? "web-rules-found" : "web-rules-none", { count, words: search.value.trim() }) : ""}
      </p>
      {whole && (
        <nav class="chapters" aria-label={t("web-rules-chapters")}>
          {!words.length &&
            LEARN_PARTS.filter((part) => learnPart(letter.value, part).length).map((part) => (
              <a key={part} href={`/rules/${letter.value}-${part}`}>{t(`web-learn-${part}`)}</a>
            ))}
          {found.filter(({ id }) => !id.includes(".")).map((chapter) => (
            <a key={chapter.id} href={`/rules/${chapter.id}`}>{`${chapter.id} ${chapter.text}`}</a>
          ))}
          {hasKey && <a href={`/rules/key/${letter.value}`}>{t("web-key")}</a>}
        </nav>
      )}
      {!whole && hasKey && (
        <p class="rules-more">
          <a href={`/rules/${letter.value}-AIM`} target="_blank" rel="noopener">{t("web-learn")}</a>{" "}
          <a href={`/rules/key/${letter.value}`} target="_blank" rel="noopener">{t("web-key")}</a>
          {explainSigns.value && (
            <Button look="quiet" aria-keyshortcuts="?" onClick={() => explainSigns.value?.()}>
              {t("web-key-explain")}
            </Button>
          )}
        </p>
      )}
      {whole && !words.length && learnPart(letter.value, "aim").length > 0 && (
        <Learn letter={letter.value} pictures={reading?.pictures} />
      )}
      <div class="rule-list">
        {learned.map((passage) => (
          <p key={passage.id} class="rule learned">
            <a
              class="rule-id"
              href={`/rules/${letter.value}-${placeOf(passage)}`}
              target={whole ? undefined : "_blank"}
              onClick={() => whole && (search.value = "")}
            >
              {t(`web-learn-${placeOf(passage).split("-")[0]}`)}
            </a>{" "}
            <span>
              {passage.title && (
                <strong>
                  <Found text={`${passage.title}. `} words={words} />
                </strong>
              )}
              <RuleText text={passage.text} words={words} />
            </span>
          </p>
        ))}
        {found.map(({ id, text }) =>
          id.includes(".")
            ? (
              <p key={id} id={`rule-${id}`} class={id === mark ? "rule marked" : "rule"}>
                <a class="rule-id" href={`/rules/${id}`}>{id}</a>{" "}
                <span>
                  <RuleText text={text} words={words} />
                </span>
              </p>
            )
            : (
              <h2 key={id} id={`rule-${id}`}>
                {id} <Found text={text} words={words} />
              </h2>
            )
        )}
      </div>
    </div>
  );
}

const matching = (words: readonly string[]) => ({ title, text }: { title: string; text: string }): boolean =>
  matches(words, "", `${title} ${text}`);

/** Buttons for the games whose texts the page has. */
export function GameSwitch(
  { games, chosen, onChoose }: { games: RuledGame[]; chosen: string; onChoose: (letter: string) => void },
) {
  return (
    <p class="switch">
      {games.map((game) => (
        <button
          key={game.key}
          type="button"
          class="button quiet"
          aria-pressed={chosen === game.letter}
          onClick={() => onChoose(game.letter)}
        >
          {gameTitle(game.key)}
        </button>
      ))}
    </p>
  );
}

/** The icon key of a game: every sign of its boards with its drawing and its meaning. */
import { useEffect } from "preact/hooks";
import { useLoaded } from "../api/hooks.ts";
import { loadReading } from "../games/index.ts";
import { go } from "../store/route.ts";
import { ErrorLine } from "../ui/error_line.tsx";
import { RuleText } from "../ui/rule_text.tsx";
import { openRules, passage, t } from "../i18n/translate.ts";
import { GameSwitch, ruledGames } from "./rules.tsx";

export function IconKeyPage({ letter }: { letter: string }) {
  const loaded = useLoaded(ruledGames);
  const games = loaded.value ?? [];
  const game = games.find((ruled) => ruled.letter === letter) ?? games[0];
  const reading = useLoaded(async () => game ? await loadReading(game.key) : null, [game?.key]).value;
  useEffect(() => void openRules(), []);
  return (
    <main id="main" class="narrow key-page">
      <h1>{t("web-key")}</h1>
      <ErrorLine problem={loaded.problem} />
      {game && (
        <>
          <GameSwitch games={games} chosen={game.letter} onChoose={(to) => go(`/rules/key/${to}`)} />
          <p>
            {t("web-key-about")} <a href={`/rules/${game.letter}`}>{t("web-rules")}</a>
          </p>
          {reading?.signs.map((group) => (
            <section key={group.key}>
              <h2>{passage(`sign-${game.letter}-group-${group.key}`)?.text}</h2>
              <ul class="key-list">
                {group.signs.map(({ id, Drawing }) => {
                  const words = passage(`sign-${game.letter}-${id}`);
                  return (
                    <li key={id} id={`sign-${id}`}>
                      <div class="key-drawing" aria-hidden="true">
                        <Drawing />
                      </div>
                      <div>
                        <h3>{words?.title}</h3>
                        <p>
                          <RuleText text={words?.text ?? ""} />
                        </p>
                      </div>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </>
      )}
    </main>
  );
}

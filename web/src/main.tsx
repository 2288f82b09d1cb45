/** Entry point: applies the settings, loads the texts, and renders the page. */
import { render } from "preact";
import { App } from "./app.tsx";
import { watchLinks } from "./store/route.ts";
import { applySettings } from "./store/settings.ts";
import { offeredGames } from "./store/games.ts";
import { watchLanguage } from "./i18n/translate.ts";

applySettings();
watchLanguage();
watchLinks();
void offeredGames().catch(() => null); // needed by most pages; asked for while the texts load
render(<App />, document.getElementById("page") as HTMLElement);

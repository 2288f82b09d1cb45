/** Entry point: applies the settings, loads the texts, and renders the page. */
import { render } from "preact";
import { App } from "./app.tsx";
import { watchLinks } from "./store/route.ts";
import { hasEngine, hasServer } from "./api/transport.ts";
import { prepareEngine } from "./local/here.ts";
import { keepOffline } from "./store/offline.ts";
import { applySettings } from "./store/settings.ts";
import { offeredGames } from "./store/games.ts";
import { watchLanguage } from "./i18n/translate.ts";

/** Milliseconds after loading in which the first page is drawn. */
const SETTLED = 200;

applySettings();
watchLanguage();
watchLinks();
keepOffline();
void offeredGames().catch(() => null); // needed by most pages; asked for while the texts load
render(<App />, document.getElementById("page") as HTMLElement);
// without a server every game needs the engine: it loads while the first page is read
if (!hasServer && hasEngine) addEventListener("load", () => setTimeout(() => void prepareEngine(), SETTLED));

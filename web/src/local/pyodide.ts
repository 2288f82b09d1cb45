/** Loads Pyodide and Argosy's Python into a worker, and tells how much has arrived. */
import { filesOf, link, type Module, restored, type Settings } from "./memory.ts";

/** What stands in engine.json: its files with their sizes, and the interface of compiled packages that Pyodide has. */
type Contents = { version: string; abi: string; files: Record<string, number> };

/** What both workers need, so only one of them fetches it. */
export type Parts = { memory: Uint8Array; files: Uint8Array };

/** What is used of Pyodide; `web/deno.json` has its version. */
export type Python = { pyimport(name: string): Record<string, unknown> };
type Pyodide = { loadPyodide(options: Record<string, unknown>): Promise<Python> };

/** Why there is no engine; the page has a sentence for the code. */
export class EngineError extends Error {
  constructor(readonly code: string, why: string) {
    super(why);
  }
}

/** An empty module: a browser without WebAssembly, or one that forbids it, fails here and not later. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
/** Pyodide wants a list of packages that it could fetch; we bring ours. */
const NO_LOCK = { arch: "wasm32", platform: "", python: "", version: "" };

function needWebAssembly(): void {
  try {
    new WebAssembly.Module(EMPTY);
  } catch (error) {
    throw new EngineError("engine.no_wasm", String(error));
  }
}

/** Fetch a file of the engine. A file that is gone means that the page is older than what is served. */
async function fetched(address: URL, count: (bytes: number) => void): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address);
  } catch (error) {
    throw new EngineError("engine.away", String(error));
  }
  if (answer.status === 404 || answer.status === 410) throw new EngineError("engine.outdated", address.pathname);
  if (!answer.ok) throw new EngineError("engine.away", `${address.pathname}: ${answer.status}`);
  void counted(answer.clone(), count);
  return answer;
}

async function counted(answer: Response, count: (bytes: number) => void): Promise<void> {
  const reader = answer.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) count(part.value.length);
  } catch {
    // the code that reads the file itself reports what went wrong
  }
}

/** Load everything that engine.json names; `parts` are told as soon as they are there. Raises EngineError. */
export async function loadPython(
  engine: string,
  progress: (done: number, total: number) => void,
  tell: (parts: Parts) => void,
  given?: Parts,
): Promise<Python> {
  needWebAssembly();
  const contents = await (await fetched(new URL(engine), () => undefined)).json() as Contents;
  const total = Object.values(contents.files).reduce((sum, size) => sum + size, 0);
  let done = 0;
  const count = (bytes: number) => progress(done += bytes, total);
  const at = (name: string) => new URL(name, engine);
  const bytes = async (name: string) => new Uint8Array(await (await fetched(at(name), count)).arrayBuffer());
  const script = async (name: string) => {
    const module = await import(at(name).href).catch((error) => {
      throw new EngineError("engine.outdated", String(error));
    });
    count(contents.files[name] ?? 0);
    return module;
  };
  const lost = watchFetches(engine, count);
  const parts = given
    ? Promise.resolve(given)
    : Promise.all([bytes("memory.bin"), bytes("files.bin")]).then(([memory, files]) => ({ memory, files }));
  parts.then(tell, () => undefined);
  try {
    const [pyodide, inner] = await Promise.all([script("pyodide.js"), script("pyodide.asm.js")]);
    const starting = (pyodide as Pyodide).loadPyodide({
      indexURL: new URL(".", engine).href,
      createPyodideModule: async (settings: Settings): Promise<Module> => {
        const linked = link(settings, parts.then(({ files }) => filesOf(files)));
        const module = await inner.default(settings);
        const { memory } = await parts;
        module.API.restoreSnapshot = () => restored(module, memory, linked.constants);
        return module;
      },
      _loadSnapshot: new Uint8Array(), // which one is said above
      lockFileContents: { info: { ...NO_LOCK, abi_version: contents.abi }, packages: {} },
      packageBaseUrl: new URL(".", engine).href,
      checkAPIVersion: false,
    });
    const python = await Promise.race([starting, lost.problem, parts.then(() => starting)]);
    (python.pyimport("random") as { seed(): void }).seed(); // all memories begin with the same numbers
    return python;
  } finally {
    lost.end();
  }
}

/** Count and check what Pyodide itself fetches: a file that does not come would leave it waiting without end. */
function watchFetches(engine: string, count: (bytes: number) => void) {
  const plain = globalThis.fetch;
  const ours = new URL(".", engine).href;
  let fail: (error: unknown) => void;
  const problem = new Promise<never>((_, reject) => (fail = reject));
  problem.catch(() => undefined);
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, engine);
    if (!address.href.startsWith(ours)) return await plain(input, init);
    try {
      const answer = await plain(input, init);
      if (!answer.ok) throw new EngineError("engine.outdated", `${address.pathname}: ${answer.status}`);
      void counted(answer.clone(), count);
      return answer;
    } catch (error) {
      fail(error instanceof EngineError ? error : new EngineError("engine.away", String(error)));
      throw error;
    }
  };
  return { problem, end: () => void (globalThis.fetch = plain) };
}

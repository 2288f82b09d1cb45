/** Runs a Python file in the engine of the page: deno run -A page_python.ts ENGINE_FOLDER FILE ARGUMENT… */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { filesOf, link, type Module, restored, type Settings } from "../web/src/local/memory.ts";

const [folder, file, ...rest] = Deno.args;
const bytes = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const script = (name: string) => import(pathToFileURL(`${folder}/${name}`).href);
const { abi } = JSON.parse(new TextDecoder().decode(bytes("engine.json")));
const inner = await script("pyodide.asm.js");
const { loadPyodide } = await script("pyodide.js");
const python = await loadPyodide({
  indexURL: `${folder}/`,
  createPyodideModule: async (settings: Settings): Promise<Module> => {
    const linked = link(settings, Promise.resolve(filesOf(bytes("files.bin"))));
    const module = await inner.default(settings);
    module.API.restoreSnapshot = () => restored(module, bytes("memory.bin"), linked.constants);
    return module;
  },
  _loadSnapshot: new Uint8Array(), // which one is said above
  lockFileContents: { info: { arch: "wasm32", platform: "", python: "", version: "", abi_version: abi }, packages: {} },
  checkAPIVersion: false,
});
python.globals.set("ARGUMENTS", python.toPy(rest));
await python.runPythonAsync(readFileSync(file, "utf8"));
Deno.exit(0);

/** Runs a Python file in the engine of the page: deno run -A page_python.ts ENGINE_FOLDER FILE ARGUMENT… */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, file, ...rest] = Deno.args;
const at = (name: string) => `${folder}/${name}`;
const contents = JSON.parse(readFileSync(at("engine.json"), "utf8"));
const load = (name: string) => import(pathToFileURL(at(name)).href);
const { loadPyodide } = await load("pyodide.js");
const python = await loadPyodide({
  indexURL: `${folder}/`,
  createPyodideModule: (await load("pyodide.asm.js")).default,
  lockFileContents: {
    info: {
      arch: "wasm32",
      platform: "",
      python: "",
      version: "",
      abi_version: /pyemscripten_(\w+)_wasm32/.exec(contents.packages.join())?.[1] ?? "",
    },
    packages: {},
  },
  checkAPIVersion: false,
  fsInit: (files: { mkdirTree(path: string): void }) => Promise.resolve(files.mkdirTree("/argosy")),
  env: { PYTHONPATH: "/argosy", HOME: "/home" },
});
for (const name of contents.packages) {
  const format = name.endsWith(".whl") ? "wheel" : "zip";
  python.unpackArchive(readFileSync(at(name)).buffer, format, { extractDir: "/argosy" });
}
python.globals.set("ARGUMENTS", python.toPy(rest));
await python.runPythonAsync(readFileSync(file, "utf8"));
Deno.exit(0);

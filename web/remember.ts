/// <reference lib="deno.ns" />
/**
 * Imports Argosy in the Python of a page and writes its memory:
 * `deno run remember.ts PROGRAM LIBRARY FILES MEMORY IMPORTED`.
 *
 * LIBRARY is Python's own library, FILES an archive with all other modules, PROGRAM the Python that imports them. What
 * the program returns, the paths of the modules that nobody will import again, is written to IMPORTED.
 */
import { loadPyodide } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";
import { filesOf, link, type Module, type Settings, written } from "./src/local/memory.ts";

const [program, library, archive, memory, imported] = Deno.args;
const files = Promise.resolve(filesOf(await Deno.readFile(archive)));
let module: Module;
let constants: Uint8Array;
const options: Record<string, unknown> = {
  createPyodideModule: async (settings: Settings) => {
    const linked = link(settings, files);
    module = await createModule(settings);
    ({ constants } = linked);
    return module;
  },
  stdLibURL: library,
  env: { PYTHONHASHSEED: "0", PYTHONPATH: "/argosy", HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" },
  fsInit: (files: Module["FS"]) => Promise.resolve(files.mkdirTree("/argosy")), // Python forgets a missing folder
  _makeSnapshot: true, // objects of the page are known by their names
};
const python = await loadPyodide(options);
const paths = await python.runPythonAsync(await Deno.readTextFile(program));
await Deno.writeTextFile(imported, paths);
await Deno.writeFile(memory, written(module!, constants!));

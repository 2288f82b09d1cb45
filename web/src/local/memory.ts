/**
 * Python's memory after everything was imported. `web/remember.ts` writes it at build time, `pyodide.ts` puts it back:
 * a worker then has nothing to import.
 *
 * Functions of compiled libraries are not in the memory: it refers to them by their places in a table of WebAssembly.
 * So whoever writes or restores a memory links the same libraries at the same moment, before Python begins (`link`).
 * What is in the memory from the beginning, the constants of Pyodide, is written as the difference to it.
 */

/** What is used of the module of Emscripten that Pyodide is. */
export type Module = {
  HEAPU8: Uint8Array;
  API: { restoreSnapshot(): unknown; serializeHiwireState(): unknown };
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  growMemory(bytes: number): unknown;
  _malloc(bytes: number): number;
  _free(address: number): void;
  _sbrk(bytes: number): number;
  ___stack_low: number;
  stackSave(): number;
  newDSO(path: string, handle: undefined, state: "loading"): { exports: unknown; global: boolean };
  loadWebAssemblyModule(data: Uint8Array, flags: { loadAsync: boolean; nodelete: boolean }, path: string): unknown;
};
type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
/** What Pyodide hands to Emscripten. */
export type Settings = {
  preRun: ((module: Module) => void)[];
  instantiateWasm(imports: WebAssembly.Imports, done: Instantiated): unknown;
};

/** A memory as it is written: how long it was, and the objects of the page that it refers to. */
type About = { length: number; objects: unknown };
/** Files by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** More than the constants of Pyodide take. */
const MOST_CONSTANTS = 1 << 22;

/** Split what begins with JSON and its length. */
function split(data: Uint8Array): [unknown, Uint8Array] {
  const end = 4 + new DataView(data.buffer, data.byteOffset).getUint32(0, true);
  return [JSON.parse(new TextDecoder().decode(data.subarray(4, end))), data.subarray(end)];
}

/** The files of an archive of `web/engine.py`: a list of paths and lengths, then the files one after the other. */
export function filesOf(archive: Uint8Array): Files {
  const [listed, all] = split(archive) as [[string, number][], Uint8Array];
  let at = 0;
  return new Map(listed.map(([path, length]) => [path, all.subarray(at, at += length)]));
}

/** Put files into place and link compiled libraries before Python begins; the constants are kept in what is returned. */
export function link(settings: Settings, files: Promise<Files>): { constants: Uint8Array } {
  const found = { constants: new Uint8Array() };
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) =>
    instantiate(imports, (instance, module) => {
      const memory = instance.exports.memory as WebAssembly.Memory;
      found.constants = new Uint8Array(memory.buffer).slice(0, MOST_CONSTANTS);
      done(instance, module);
    });
  settings.preRun.push((module) => {
    module.addRunDependency("files");
    files.then((files) => {
      for (const [path, data] of files) {
        module.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        module.FS.writeFile(path, data, { canOwn: true });
      }
      for (const [path, data] of files) {
        if (!path.endsWith(".so")) continue;
        const library = module.newDSO(path, undefined, "loading");
        library.global = false;
        library.exports = module.loadWebAssemblyModule(data, { loadAsync: false, nodelete: true }, path);
      }
      module.removeRunDependency("files");
    }, () => undefined); // the code that fetches them reports what went wrong
  });
  return found;
}

/** Replace a part of the memory by its difference to the constants, or the other way round. */
function differ(memory: Uint8Array, constants: Uint8Array): void {
  for (let at = 0; at < constants.length; at++) memory[at] ^= constants[at];
}

/** Fill what is free in the memory with zeros, so that it takes no room in a file. */
function clearFree(module: Module): void {
  module.HEAPU8.fill(0, module.___stack_low, module.stackSave());
  const end = module._sbrk(0);
  const taken: number[] = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    let at = module._malloc(size);
    for (; at + size <= end; at = module._malloc(size)) {
      module.HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
    module._free(at); // it lies behind all others: nothing of this size is free any more
  }
  for (const at of taken) module._free(at);
}

/** The memory of a module, to be restored later. */
export function written(module: Module, constants: Uint8Array): Uint8Array {
  clearFree(module);
  const length = module.HEAPU8.length;
  let end = length;
  while (module.HEAPU8[end - 1] === 0) end--;
  const memory = module.HEAPU8.slice(0, end);
  differ(memory, constants);
  const about: About = { length, objects: module.API.serializeHiwireState() };
  const text = new TextEncoder().encode(JSON.stringify(about));
  const whole = new Uint8Array(4 + text.length + end);
  new DataView(whole.buffer).setUint32(0, text.length, true);
  whole.set(text, 4);
  whole.set(memory, 4 + text.length);
  return whole;
}

/** Put a memory in place; the objects of the page that it refers to. */
export function restored(module: Module, data: Uint8Array, constants: Uint8Array): unknown {
  const [about, memory] = split(data) as [About, Uint8Array];
  if (module.HEAPU8.length < about.length) module.growMemory(about.length);
  module.HEAPU8.fill(0, memory.length);
  module.HEAPU8.set(memory);
  differ(module.HEAPU8.subarray(0, constants.length), constants);
  return about.objects;
}

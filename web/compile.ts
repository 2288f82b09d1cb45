/// <reference lib="deno.ns" />
/**
 * Compiles modules with the Python that a page has: `deno run compile.ts MODULES.zip BYTECODE.zip`.
 * Another Python makes other bytecode. Paths in the archive are `<hash>/<path>`; both archives have the same.
 */
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib._bootstrap_external, io, zipfile

def compile_all(modules):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(modules.to_bytes())) as given, zipfile.ZipFile(made, "w") as archive:
        for name in given.namelist():
            path = "/argosy/" + name.partition("/")[2]
            code = compile(given.read(name), path, "exec", dont_inherit=True, optimize=2)
            data = importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False)
            archive.writestr(zipfile.ZipInfo(name), data)
    return made.getvalue()

compile_all
`;

const [given, made] = Deno.args;
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const bytecode = python.runPython(COMPILE)(await Deno.readFile(given));
await Deno.writeFile(made, bytecode.toJs());

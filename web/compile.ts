/// <reference lib="deno.ns" />
/**
 * Compiles modules with the Python that a page has: `deno run compile.ts MODULES.zip BYTECODE.zip`.
 * Another Python makes other bytecode. Paths in the archive are `<hash>/<path>`; both archives have the same.
 */
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib._bootstrap_external, io, types, zipfile

def with_first_line(code):
    """The same code with the first line of its function in place of a table of lines, a sixth of what a page loads."""
    full, rest = divmod(len(code.co_code) // 2, 8)  # of each 8 instructions: the same line as before, no columns
    lines = b"\\xef\\0" * full + (bytes([0xe7 + rest, 0]) if rest else b"")
    consts = tuple(with_first_line(const) if isinstance(const, types.CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=consts)

def compile_all(modules):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(modules.to_bytes())) as given, zipfile.ZipFile(made, "w") as archive:
        for name in given.namelist():
            path = "/argosy/" + name.partition("/")[2]
            code = compile(given.read(name), path, "exec", dont_inherit=True, optimize=2)
            data = importlib._bootstrap_external._code_to_hash_pyc(with_first_line(code), bytes(8), False)
            archive.writestr(zipfile.ZipInfo(name), data)
    return made.getvalue()

compile_all
`;

const [given, made] = Deno.args;
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const bytecode = python.runPython(COMPILE)(await Deno.readFile(given));
await Deno.writeFile(made, bytecode.toJs());

/// <reference lib="deno.ns" />
/** Compresses a file as browsers read it, with Brotli: `deno run pack.ts QUALITY FILE PACKED`. */
import { brotliCompressSync, constants } from "node:zlib";

const [quality, given, made] = Deno.args;
const data = await Deno.readFile(given);
await Deno.writeFile(
  made,
  brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: 24, // the largest window that browsers know
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  }),
);

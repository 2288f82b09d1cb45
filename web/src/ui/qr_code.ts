/** QR codes of short texts: byte mode, error correction L, versions 1 to 10 (ISO/IEC 18004). */

const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECK = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGNED = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [
  6,
  28,
  50,
]];
const LEVEL_L = 1;

// Powers of 2 in GF(256) with the polynomial of the standard, and their logarithms.
const POWER = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWER[exponent] = value;
  LOG[value] = exponent;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}

const times = (a: number, b: number) => a && b ? POWER[(LOG[a] + LOG[b]) % 255] : 0;

function checkWords(data: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1] ^= times(factor, POWER[root])));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at];
    if (lead) divisor.forEach((factor, step) => (rest[at + step] ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const room = TOTAL[version] - CHECK[version] * BLOCKS[version];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  return interleaved(data, version);
}

/** The data in blocks, each with its check words, interleaved. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version];
  const short = Math.floor(data.length / count);
  const long = data.length % count;
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block++) {
    const length = short + (block >= count - long ? 1 : 0);
    blocks.push(data.slice(at, at += length));
  }
  const checks = blocks.map((block) => checkWords(block, CHECK[version]));
  const words: number[] = [];
  for (let at = 0; at <= short; at++) blocks.forEach((block) => at < block.length && words.push(block[at]));
  for (let at = 0; at < CHECK[version]; at++) checks.forEach((check) => words.push(check[at]));
  return words;
}

type Grid = { dark: boolean[][]; fixed: boolean[][] };

function drawn(version: number): Grid {
  const size = version * 4 + 17;
  const empty = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid = { dark: empty(), fixed: empty() };
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid.dark[y][x] = dark;
    grid.fixed[y][x] = true;
  };
  const square = (x: number, y: number, reach: number, dark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const places = ALIGNED[version];
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) square(x, y, 2, (ring) => ring !== 1);
    })
  );
  for (let at = 0; at < 9; at++) {
    for (const [x, y] of [[at, 8], [8, at], [size - 1 - at, 8], [8, size - 1 - at]]) {
      if (at < 8 || (x === 8 && y === 8)) set(x, y, grid.dark[y][x]);
    }
  }
  set(8, 8, false);
  if (version >= 7) writeVersion(version, size, set);
  return grid;
}

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return rest;
}

function writeVersion(version: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [a, b] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

function writeFormat(dark: boolean[][], mask: number): void {
  const size = dark.length;
  const data = (LEVEL_L << 3) | mask;
  const bits = ((data << 10) | remainder(data, 0x537, 10)) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) dark[at][8] = bit(at);
  dark[7][8] = bit(6);
  dark[8][8] = bit(7);
  dark[8][7] = bit(8);
  for (let at = 9; at < 15; at++) dark[8][14 - at] = bit(at);
  for (let at = 0; at < 8; at++) dark[8][size - 1 - at] = bit(at);
  for (let at = 8; at < 15; at++) dark[size - 15 + at][8] = bit(at);
  dark[size - 8][8] = true;
}

/** The squares of the code, row by row; true is dark. Null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const fits = (version: number) =>
    TOTAL[version] - CHECK[version] * BLOCKS[version] >= bytes.length + (version < 10 ? 2 : 3);
  const version = ALIGNED.findIndex((_, version) => version > 0 && fits(version));
  if (version < 0) return null;
  const { dark, fixed } = drawn(version);
  const size = dark.length;
  const words = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue;
        const bit = at < words.length * 8 ? (words[at >> 3] >> (7 - (at & 7))) & 1 : 0;
        at++;
        dark[y][x] = (bit === 1) !== ((x + y) % 2 === 0); // mask 0
      }
    }
  }
  writeFormat(dark, 0);
  return dark;
}

/** So many blocks with so many data bytes. */
function equal(count: number, bytes: number): number[] {
  return Array.from({ length: count }, () => bytes);
}

/** Data bytes of each block, by version and level (ISO/IEC 18004, table 9), up to version 11. */
const blocks: Record<"L" | "M" | "Q" | "H", number[][]> = {
  L: [
    [19],
    [34],
    [55],
    [80],
    [108],
    [68, 68],
    [78, 78],
    [97, 97],
    [116, 116],
    [68, 68, 69, 69],
    equal(4, 81),
  ],
  M: [
    [16],
    [28],
    [44],
    [32, 32],
    [43, 43],
    equal(4, 27),
    equal(4, 31),
    [38, 38, 39, 39],
    [...equal(3, 36), ...equal(2, 37)],
    [...equal(4, 43), 44],
    [50, ...equal(4, 51)],
  ],
  Q: [
    [13],
    [22],
    [17, 17],
    [24, 24],
    [15, 15, 16, 16],
    equal(4, 19),
    [...equal(2, 14), ...equal(4, 15)],
    [...equal(4, 18), ...equal(2, 19)],
    [...equal(4, 16), ...equal(4, 17)],
    [...equal(6, 19), ...equal(2, 20)],
    [...equal(4, 22), ...equal(4, 23)],
  ],
  H: [
    [9],
    [16],
    [13, 13],
    equal(4, 9),
    [11, 11, 12, 12],
    equal(4, 15),
    [...equal(4, 13), 14],
    [...equal(4, 14), ...equal(2, 15)],
    [...equal(4, 12), ...equal(4, 13)],
    [...equal(6, 15), ...equal(2, 16)],
    [...equal(3, 12), ...equal(8, 13)],
  ],
};

/** From this version on a code says its version, and from the other one counts bytes in two. */
const [SAYS_VERSION, LONG_COUNT] = [7, 10];

/** Whether a mask inverts the square in column x and row y. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Whether a square is part of the fixed pattern: corners, rulers, format, small squares, and the version. */
function isFixed(x: number, y: number, size: number): boolean {
  const version = (size - 17) / 4;
  const isCorner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const middle = (size - 1) / 2;
  const centres = version >= SAYS_VERSION ? [6, middle, size - 7] : version > 1 ? [6, size - 7] : [];
  const near = (at: number): number => centres.findIndex((centre) => Math.abs(at - centre) <= 2);
  const [column, row] = [near(x), near(y)];
  // Three of the four outer ones would stand on the corners.
  const isOnCorner =
    (column === 0 && (row === 0 || row === centres.length - 1)) ||
    (row === 0 && column === centres.length - 1);
  const isSmall = column >= 0 && row >= 0 && !isOnCorner;
  const isVersion = version >= SAYS_VERSION && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11));
  return isCorner || isSmall || isVersion || x === 6 || y === 6;
}

/**
 * The text of a QR code up to version 11, read from its squares without correcting any: a reader that knows nothing of
 * the writer. What it can't read it refuses.
 */
export function readQr(size: number, isDark: (x: number, y: number) => boolean): string {
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => isDark(x, 8));
  const [low = 0, high = 0, ...mask] = format
    .slice(0, 5)
    .map((bit, index) => Number(bit !== (index % 2 === 0)));
  const level = (["M", "L", "H", "Q"] as const)[low * 2 + high] ?? "M";
  const isInverted = masks[Number.parseInt(mask.join(""), 2)];
  const lengths = blocks[level][version - 1];
  if (!isInverted || !lengths) throw new Error(`No QR code with ${size} squares is read here.`);

  let bits = "";
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFixed(x, y, size)) bits += Number(isDark(x, y) !== isInverted(x, y));
    }
  }
  return textOf(joined(bits, lengths), version >= LONG_COUNT ? 16 : 8);
}

/** The bytes of the blocks one after the other: the code has the first of each, then the second … */
function joined(bits: string, lengths: readonly number[]): string {
  const bytes = bits.match(/.{8}/g) ?? [];
  const data = lengths.map((): string[] => []);
  let next = 0;
  for (let place = 0; place < Math.max(...lengths); place += 1) {
    lengths.forEach((length, block) => {
      if (place < length) data[block]?.push(bytes[next++] ?? "");
    });
  }
  return data.flat().join("");
}

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

function textOf(bits: string, count: number): string {
  let at = 0;
  const take = (count: number): number => Number.parseInt(bits.slice(at, (at += count)), 2);
  let text = "";
  while (at + 4 <= bits.length) {
    const mode = take(4);
    if (mode === 0) break;
    if (mode === 1) {
      for (let rest = take(10); rest > 0; rest -= 3) {
        const digits = Math.min(rest, 3);
        text += String(take([0, 4, 7, 10][digits] ?? 0)).padStart(digits, "0");
      }
    } else if (mode === 2) {
      for (let rest = take(9); rest > 0; rest -= 2) {
        const pair = take(rest > 1 ? 11 : 6);
        text += (rest > 1 ? (LETTERS[Math.floor(pair / 45)] ?? "") : "") + (LETTERS[pair % 45] ?? "");
      }
    } else if (mode === 4) {
      for (let rest = take(count); rest > 0; rest -= 1) text += String.fromCharCode(take(8));
    } else {
      throw new Error(`Mode ${mode} of a QR code is not read here.`);
    }
  }
  return text;
}

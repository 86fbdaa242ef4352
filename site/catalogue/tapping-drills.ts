import type { Product } from "./schema.ts";

type Tool = Pick<Product, "specifications">;

/** A metric ISO thread: nominal diameter and pitch in mm. */
export interface Thread {
  diameter: number;
  pitch: number;
  /** As it is written: "M8" for the coarse pitch, "M8 × 1" for a fine one. */
  name: string;
}

/** Nominal diameter → pitch, tapping drill; the first row of each is the coarse pitch (ISO 261, ISO 2306), mm. */
const drills: Readonly<Record<number, readonly (readonly [pitch: number, drill: number])[]>> = {
  3: [[0.5, 2.5]],
  4: [[0.7, 3.3]],
  5: [[0.8, 4.2]],
  6: [[1, 5]],
  8: [
    [1.25, 6.8],
    [1, 7],
  ],
  10: [
    [1.5, 8.5],
    [1, 9],
    [1.25, 8.8],
  ],
  12: [
    [1.75, 10.2],
    [1.25, 10.8],
    [1.5, 10.5],
  ],
  14: [
    [2, 12],
    [1.5, 12.5],
  ],
  16: [
    [2, 14],
    [1.5, 14.5],
  ],
  18: [
    [2.5, 15.5],
    [1.5, 16.5],
  ],
  20: [
    [2.5, 17.5],
    [1.5, 18.5],
  ],
  22: [
    [2.5, 19.5],
    [1.5, 20.5],
  ],
  24: [
    [3, 21],
    [2, 22],
  ],
  27: [[3, 24]],
  30: [
    [3.5, 26.5],
    [2, 28],
  ],
};

function threadOf(diameter: number, pitch: number): Thread {
  const isCoarse = drills[diameter]?.[0]?.[0] === pitch;
  return { diameter, pitch, name: isCoarse ? `M${diameter}` : `M${diameter} × ${pitch}` };
}

/** Every thread of the table with its tapping drill in mm. */
const table = Object.entries(drills).flatMap(([diameter, rows]) =>
  rows.map(([pitch, drill]) => ({ thread: threadOf(Number(diameter), pitch), drill })),
);

/** Reads "M8", "m8x1", "M8 × 1.25": without a pitch the coarse one is meant. Undefined for anything else. */
export function readThread(text: string): Thread | undefined {
  const [, diameter, pitch] = /^\s*M\s*(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?\s*$/i.exec(text) ?? [];
  if (diameter === undefined) return undefined;
  const coarse = drills[Number(diameter)]?.[0]?.[0];
  const given = pitch === undefined ? coarse : Number(pitch);
  return given === undefined ? undefined : threadOf(Number(diameter), given);
}

/** The tapping drill of a thread in mm; undefined where the table has none. */
export function tappingDrill(thread: Thread): number | undefined {
  return table.find((row) => row.thread.name === thread.name)?.drill;
}

/** The thread that a cutting tap makes; undefined for every other tool, forming taps included. */
export function threadOfTap({ specifications: { type = "", size = "" } }: Tool): Thread | undefined {
  // A forming tap presses its thread: its hole is larger, and the table doesn't hold for it.
  const cutsThread = /\btap\b/i.test(type) && !/form(?:ing)? tap|tap, forming/i.test(type);
  return cutsThread ? readThread(size) : undefined;
}

/** The threads for which a solid drill makes the hole, by its diameter. */
export function threadsOfDrill({ specifications: { type = "", diameter = "", insert } }: Tool): Thread[] {
  const isPlainDrill =
    /\bdrill\b/i.test(type) && !/step|spot|cent(?:re|er)|insert|u-drill/i.test(type) && !insert;
  const [, size] = /^(\d+(?:\.\d+)?) mm$/.exec(diameter) ?? [];
  if (!isPlainDrill || size === undefined) return [];
  return table.filter(({ drill }) => drill === Number(size)).map(({ thread }) => thread);
}

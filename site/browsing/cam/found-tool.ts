import type { PastedLine } from "../../catalogue/paste/read-pasted-list.ts";

/** A tool that a CAM file names, as far as it says so. Lengths in mm. */
export interface FoundTool {
  /** As the file's reader sees it. */
  source: string;
  /** A code or part number, ours or a maker's. */
  code?: string | undefined;
  make?: string | undefined;
  /** What to search for if the code finds nothing. */
  words: string;
}

/** The tools of a CAM file, and what in it is none, as written. */
export interface FoundTools {
  tools: FoundTool[];
  leftOut: string[];
}

/** What a CAM system knows of a round tool. */
export interface RoundTool {
  /** Its kind in the words of the search: "end mill". */
  kind: string;
  /** Carbide or HSS. */
  material?: string | undefined;
  diameter?: number | undefined;
  flutes?: number | undefined;
  /** How long its edges are. */
  cutting?: number | undefined;
  radius?: number | undefined;
  /** Included angle of its point, °. */
  angle?: number | undefined;
  pitch?: number | undefined;
}

/** The words that search for a round tool. */
export function wordsOf(tool: RoundTool): string {
  const { kind, material = "", diameter, flutes, cutting, radius, angle, pitch } = tool;
  if (kind === "tap" && diameter && pitch) return `M${figure(diameter)} × ${figure(pitch)} tap`;
  const isMill = kind === "end mill" || kind === "ball nose";
  return [
    material,
    kind,
    diameter ? `Ø${figure(diameter)} mm` : "",
    isMill && flutes ? `${flutes} flutes` : "",
    isMill && cutting ? `${figure(cutting)} mm deep` : "",
    kind === "end mill" && radius ? `corner radius ${figure(radius)} mm` : "",
    /chamfer|spot/.test(kind) && angle ? `${figure(angle)}°` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A length to the thousandth: 6.35, not 6.3500000001. */
export function figure(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** The kind that words of a CAM system mean; undefined for what cuts in no round way or isn't known. */
export function kindIn(words: string): string | undefined {
  return kinds.find(([pattern]) => pattern.test(words))?.[1];
}

const kinds: readonly [RegExp, string][] = [
  [/\bthread[ -]?mill/i, "thread mill"],
  [/\bball|\bsphere/i, "ball nose"],
  [/chamfer|v[- ]?bit|engrav/i, "chamfer mill"],
  [/spot/i, "spot drill"],
  [/cent(?:er|re) ?drill/i, "centre drill"],
  [/counter ?sink/i, "countersink"],
  [/counter ?bore/i, "counterbore"],
  [/\btap\b/i, "tap"],
  [/\breamer/i, "reamer"],
  [/\bdrill/i, "drill"],
  [/\bface ?mill/i, "face mill"],
  [/dovetail/i, "dovetail mill"],
  [/slot ?mill|t-?slot/i, "slot mill"],
  [/bull ?nose|\bflat\b|end ?mill|torus/i, "end mill"],
];

/** The lines of a list: a library has each tool once. */
export function linesOf(tools: readonly FoundTool[]): PastedLine[] {
  return tools.map(({ source, code, make = "", words }, at) => ({
    row: at + 1,
    source,
    words,
    quantity: 1,
    unit: "piece",
    make,
    remark: "",
    ...(code && { code }),
  }));
}

import { pitchOfThreads } from "#engineering/units/convert.ts";
import { parseDimensions } from "#engineering/values/dimensions.ts";
import { parseMeasure } from "#engineering/values/measure.ts";
import { inNaturalOrder } from "../model/natural-order.ts";
import { parseSize } from "#engineering/values/size.ts";

/** The sort key of a value: its figures first, then its words. */
export interface SortKey {
  figures: readonly number[];
  words: string;
}

/**
 * The sort key of a value on a data sheet: `≤ 45 HRC`, `25 × 25 mm`, `M8 × 1.25`, `95°`, `CNMG 120408`, `TiAlN`. A
 * range is sorted by its smaller end, threads per inch by their pitch in mm.
 */
export function sortKeyOf(text: string): SortKey {
  const measure = /^\d+$/.test(text) ? { min: undefined, max: Number(text), unit: "" } : parseMeasure(text);
  if (measure) {
    const { min, max, unit } = measure;
    if (unit === "TPI")
      return { figures: [max, ...(min ? [min] : [])].map((each) => pitchOfThreads(each)), words: "" };
    return { figures: min === undefined ? [max] : [min, max], words: "" };
  }
  const dimensions = parseDimensions(text);
  if (dimensions) return { figures: dimensions.sides.map(({ mm }) => mm), words: dimensions.note ?? "" };
  const size = parseSize(text);
  if (size?.kind === "thread") return { figures: [size.diameter, size.pitch], words: "" };
  // A value with a unit that the specifications don't use, such as "10 µm".
  const figure = /^(\d+(?:\.\d+)?)(?: (\S+))?$/.exec(text);
  return figure ? { figures: [Number(figure[1])], words: figure[2] ?? "" } : { figures: [], words: text };
}

/** Compares two sort keys: figures by value and before words, words in natural order. */
export function compareSortKeys(one: SortKey, other: SortKey): number {
  const hasFigures = Number(other.figures.length > 0) - Number(one.figures.length > 0);
  if (hasFigures !== 0) return hasFigures;
  for (const [index, figure] of one.figures.entries()) {
    const against = other.figures[index];
    if (against === undefined) return 1;
    if (figure !== against) return figure - against;
  }
  return one.figures.length - other.figures.length || inNaturalOrder(one.words, other.words);
}

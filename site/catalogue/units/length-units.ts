import { inchesOf } from "#engineering/units/convert.ts";
import type { Mm } from "#engineering/units/units.ts";
import type { FacetKey } from "../facets/facet-values.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

/** The unit in which lengths are shown. The data are in mm; inches are calculated from them and never the reverse. */
export type LengthUnits = "mm" | "inch";

/** A ten-thousandth of an inch is 2.5 µm: finer than any length of the catalogue. */
const DECIMALS = 4;

const figure = String.raw`\d+(?:\.\d+)?`;
/** A figure in words. The pattern also matches `1,5` and `1/2`, so that no part of them is taken for a figure. */
const written = String.raw`\d+(?:[.,/]\d+)*`;
const between = String.raw`(?:\s?[–−\-×x±+]\s?|\s?/[+−\-]|\s/\s|\sto\s)`;
const list = String.raw`${written}(?:,\s${written})*\s(?:and|or)\s${written}`;
const lengths = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(\p{L}*)(${list}|${written}(?:${between}${written})*)(\s?)mm(?![\p{L}\p{N}/])`,
  "gu",
);

/** Names of tools and threads stay as printed: `10 × 22 × 72 mm`, `M10 × 1.5`, a pitch of 1.5 mm. */
const names: ReadonlySet<string> = new Set<SpecificationKey | FacetKey>([
  "size",
  "insert",
  "threadPitch",
  "threadStandards",
  "seat",
  "pitch",
]);

/** Whether a value, a filter or a column with this key is a name; a part of a specification never is. */
export function isName(key: string): boolean {
  return names.has(key);
}

/** A length in mm as inches, without the unit: 12.7 is "0.5000". */
export function inchFigure(mm: Mm): string {
  return inchesOf(mm).toFixed(DECIMALS);
}

/** Figures in mm as inches: "10", "≤ 16", "0.05–0.3", "25 × 25". */
export function inchFigures(figures: string): string {
  return figures.replaceAll(new RegExp(figure, "g"), (mm) => inchFigure(Number(mm)));
}

/** Letters that may directly precede a length; other letters belong to a name: `M10 × 1.5 mm`. */
const lengthSigns = new Set(["", "Ø", "R", "RE"]);

/** Whether figures can be separated and are lengths, given the text before and after them. */
function areLengths(figures: string, before: string, behind: string): boolean {
  const all = figures.match(new RegExp(written, "g")) ?? [];
  // A code such as `ISO 5608 – 25 mm` is not the lower end of a range.
  const isCode = all.length > 1 && /\p{Lu}{2,}\s$/u.test(before) && /^\d{3}/.test(figures);
  // A tolerance after the unit has no unit of its own: `8.5 mm ± 0.1` would mix the two.
  const hasTolerance = /^\s?\(?[±+−-]\s?\d/.test(behind);
  return all.every((each) => /^\d+(?:\.\d+)?$/.test(each)) && !isCode && !hasTolerance;
}

/**
 * A text with its lengths in inches: "RE 0.8 mm" becomes "RE 0.0315 in". Everything else stays: angles, codes, threads,
 * and ambiguous lengths, which keep their mm.
 */
export function inchText(text: string): string {
  return text.replaceAll(lengths, (whole: string, sign: string, figures: string, space: string, at: number) =>
    lengthSigns.has(sign) && areLengths(figures, text.slice(0, at), text.slice(at + whole.length))
      ? `${sign}${inchFigures(figures)}${space}in`
      : whole,
  );
}

/** The text of a specification or a filter in these units. */
export function textIn(units: LengthUnits, key: string, text: string): string {
  return units === "mm" || isName(key) ? text : inchText(text);
}

/** A value with its unit separate, in these units. */
export function valueIn<V extends { value: string; unit: string }>(
  units: LengthUnits,
  key: string,
  value: V,
): V {
  if (units === "mm" || isName(key)) return value;
  if (value.unit === "mm") return { ...value, value: inchFigures(value.value), unit: "in" };
  return value.unit === "" ? { ...value, value: inchText(value.value) } : value;
}

const dimension = new RegExp(`^(Ø|R|Square )?(${figure})( min\\.| [A-Za-z]{1,2}\\d{1,2}| × ${figure}°)?$`);

/** The text of a drawing's dimension in these units: "Ø10 h6", "0.1 × 45°". Angles, threads and counts stay. */
export function dimensionIn(units: LengthUnits, text: string): string {
  const [, before = "", mm, behind = ""] = dimension.exec(text) ?? [];
  return units === "mm" || mm === undefined ? text : `${before}${inchFigure(Number(mm))}${behind}`;
}

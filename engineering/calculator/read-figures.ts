import type { Operation } from "./operations/operation.ts";
import { quantities, type Figures, type QuantityName } from "./quantities.ts";

/** What was typed into each field. */
export type Typed = Partial<Record<QuantityName, string>>;

/** Typed figures read: those that can be used, and a sentence for each that can't. */
export interface ReadFigures {
  figures: Figures;
  errors: Partial<Record<QuantityName, string>>;
}

/** A figure as people type it: a comma or a point, spaces around; undefined for anything else. */
export function parseFigure(text: string): number | undefined {
  const plain = text.normalize("NFKC").trim().replace(",", ".");
  return /^\d{1,9}(?:\.\d{0,9})?$|^\.\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

/** How a metric figure is written in a sentence, with its unit, for who doesn't work in mm. */
export interface FigureWords {
  text: (name: QuantityName, metric: string) => string;
  unit: (name: QuantityName) => string;
}

const metricWords: FigureWords = { text: (_, metric) => metric, unit: (name) => quantities[name].unit };

/** Reads one field; the sentence says what is expected. */
function readOne(name: QuantityName, text: string, label: string, words: FigureWords): number | string {
  const { least, most, isWhole } = quantities[name];
  const unit = words.unit(name);
  const value = parseFigure(text);
  if (value === undefined) return `${label}: expected a number, found "${text.trim()}".`;
  const ends = [least, most].map((end) => words.text(name, String(end)));
  const range = `${ends.join(" to ")}${unit && ` ${unit}`}`;
  if (value < least || value > most) {
    // In other units what was typed isn't known to the last digit; the field shows it.
    const found = words === metricWords ? `, found ${text.trim()}` : "";
    return `${label}: expected ${range}${found}.`;
  }
  if (isWhole && !Number.isInteger(value)) return `${label}: expected a whole number, found ${text.trim()}.`;
  return value;
}

/** A field: its quantity, its label if it isn't the quantity's name, and whether it may be left empty. */
export interface FieldToRead {
  name: QuantityName;
  label?: string | undefined;
  isOptional: boolean;
}

/** Reads fields one by one. */
export function readFields(
  fields: readonly FieldToRead[],
  typed: Typed,
  words: FigureWords = metricWords,
): ReadFigures {
  const figures: Figures = {};
  const errors: ReadFigures["errors"] = {};
  for (const { name, label = quantities[name].name, isOptional } of fields) {
    const text = typed[name]?.trim() ?? "";
    if (text === "") {
      if (!isOptional) errors[name] = `${label}: expected a number.`;
      continue;
    }
    const value = readOne(name, text, label, words);
    if (typeof value === "number") figures[name] = value;
    else errors[name] = value;
  }
  return { figures, errors };
}

/** Reads the fields of an operation; `others` are fields beside its own that may be empty, such as the speed. */
export function readFigures(
  { asks, optional, contradiction }: Operation,
  typed: Typed,
  others: readonly QuantityName[],
  words: FigureWords = metricWords,
): ReadFigures {
  const fields = [
    ...asks.map(({ name, label }) => ({ name, label, isOptional: optional.includes(name) })),
    ...others.map((name) => ({ name, isOptional: true })),
  ];
  const { figures, errors } = readFields(fields, typed, words);
  const sentence = Object.keys(errors).length === 0 ? contradiction?.(figures) : undefined;
  if (sentence === undefined) return { figures, errors };
  const at = asks.find(({ name, label }) => sentence.startsWith(label ?? quantities[name].name));
  return { figures, errors: { [at?.name ?? "diameter"]: sentence } };
}

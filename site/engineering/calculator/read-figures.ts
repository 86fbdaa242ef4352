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

/** Reads one field; the sentence says what is expected. */
function readOne(name: QuantityName, text: string, label: string): number | string {
  const { least, most, isWhole, unit } = quantities[name];
  const value = parseFigure(text);
  if (value === undefined) return `${label}: expected a number, found "${text.trim()}".`;
  const range = `${least} to ${most}${unit && ` ${unit}`}`;
  if (value < least || value > most) return `${label}: expected ${range}, found ${text.trim()}.`;
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
export function readFields(fields: readonly FieldToRead[], typed: Typed): ReadFigures {
  const figures: Figures = {};
  const errors: ReadFigures["errors"] = {};
  for (const { name, label = quantities[name].name, isOptional } of fields) {
    const text = typed[name]?.trim() ?? "";
    if (text === "") {
      if (!isOptional) errors[name] = `${label}: expected a number.`;
      continue;
    }
    const value = readOne(name, text, label);
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
): ReadFigures {
  const fields = [
    ...asks.map(({ name, label }) => ({ name, label, isOptional: optional.includes(name) })),
    ...others.map((name) => ({ name, isOptional: true })),
  ];
  const { figures, errors } = readFields(fields, typed);
  const sentence = Object.keys(errors).length === 0 ? contradiction?.(figures) : undefined;
  if (sentence === undefined) return { figures, errors };
  const at = asks.find(({ name, label }) => sentence.startsWith(label ?? quantities[name].name));
  return { figures, errors: { [at?.name ?? "diameter"]: sentence } };
}

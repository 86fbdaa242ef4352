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

/** Reads the fields of an operation; `others` are fields beside its own, such as the speed. */
export function readFigures(
  operation: Operation,
  typed: Typed,
  others: readonly QuantityName[],
): ReadFigures {
  const figures: Figures = {};
  const errors: ReadFigures["errors"] = {};
  const labels = new Map(operation.asks.map(({ name, label }) => [name, label ?? quantities[name].name]));
  for (const name of new Set([...labels.keys(), ...others])) {
    const text = typed[name]?.trim() ?? "";
    const label = labels.get(name) ?? quantities[name].name;
    if (text === "") {
      if (labels.has(name) && !operation.optional.includes(name))
        errors[name] = `${label}: expected a number.`;
      continue;
    }
    const value = readOne(name, text, label);
    if (typeof value === "number") figures[name] = value;
    else errors[name] = value;
  }
  const contradiction = Object.keys(errors).length === 0 ? operation.contradiction?.(figures) : undefined;
  if (contradiction !== undefined) {
    const name = operation.asks.find(({ name: each, label }) =>
      contradiction.startsWith(label ?? quantities[each].name),
    );
    errors[name?.name ?? "diameter"] = contradiction;
  }
  return { figures, errors };
}

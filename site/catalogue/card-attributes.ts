import { formatFigures } from "./measure.ts";
import type { Product } from "./schema.ts";
import { specificationKeys, specificationLabels, type SpecificationKey } from "./specification-keys.ts";
import { parseValue } from "./values.ts";

/** A large number on a card, with its unit set small. */
export interface Readout {
  label: string;
  value: string;
  unit: string;
}

/** A label with its value in words. */
export interface Pair {
  label: string;
  value: string;
}

/** Short labels for readouts, where the long one would not fit over a number. */
const shortLabels: Partial<Record<SpecificationKey, string>> = {
  depth: "Depth",
  flutes: "Flutes",
  length: "Length",
  width: "Width",
  threadPitch: "Pitch",
};

const readoutKeys: SpecificationKey[] = ["diameter", "width", "threadPitch", "flutes", "depth", "length"];

/** The figures and the unit of a value that is nothing but measured or counted. */
function readoutValue(key: SpecificationKey, text: string | undefined): Omit<Readout, "label"> | undefined {
  const value = parseValue(key, text ?? "");
  if (value.kind === "count") return { value: String(value.count), unit: "" };
  return value.kind === "measure" && value.unit === "mm"
    ? { value: formatFigures(value), unit: "mm" }
    : undefined;
}

/** Inserts have an inscribed circle where rotating tools have a cutting diameter and bars a smallest bore. */
function diameterLabel(product: Pick<Product, "specifications">): string {
  const type = product.specifications.type ?? "";
  if (/insert/i.test(type)) return "Inscribed circle";
  if (/bar/i.test(type)) return "Smallest bore";
  return "Diameter";
}

function labelOf(key: SpecificationKey, product: Pick<Product, "specifications">): string {
  return key === "diameter" ? diameterLabel(product) : (shortLabels[key] ?? specificationLabels[key]);
}

const MAX_READOUTS = 4;

function measuredKeys(product: Pick<Product, "specifications">): SpecificationKey[] {
  return readoutKeys
    .filter((key) => readoutValue(key, product.specifications[key]) !== undefined)
    .slice(0, MAX_READOUTS);
}

/** Up to four measured values that a card shows large. */
export function readoutsOf(product: Pick<Product, "specifications">): Readout[] {
  return measuredKeys(product).flatMap((key) => {
    const readout = readoutValue(key, product.specifications[key]);
    return readout ? [{ label: labelOf(key, product), ...readout }] : [];
  });
}

const headlineKeys: SpecificationKey[] = [
  "size",
  "insert",
  "grade",
  "coating",
  "threadStandards",
  "hardness",
  "shank",
  "edge",
  "coolant",
];

const MAX_HEADLINES = 4;

/** Up to four values in words that a card shows at once, beside the readouts. */
export function headlinePairs(product: Pick<Product, "specifications">): Pair[] {
  const large = measuredKeys(product);
  return headlineKeys
    .flatMap((key) => {
      const value = product.specifications[key];
      return value && !large.includes(key) ? [{ label: specificationLabels[key], value }] : [];
    })
    .slice(0, MAX_HEADLINES);
}

/** All specifications of a product in data-sheet order, none left out. */
export function specificationPairs(product: Pick<Product, "specifications">): Pair[] {
  return specificationKeys.flatMap((key) => {
    const value = product.specifications[key];
    if (!value) return [];
    const label = key === "diameter" ? diameterLabel(product) : specificationLabels[key];
    return [{ label, value }];
  });
}

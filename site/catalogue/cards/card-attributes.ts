import { leadingAttributes, type LeadingAttribute } from "./leading-attributes.ts";
import type { Product } from "../model/schema.ts";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import { labelOf } from "../model/specification-label.ts";
import { textIn, type LengthUnits } from "../units/length-units.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A large number on a card, with its unit in small letters. */
export interface Readout extends Pick<LeadingAttribute, "label" | "value" | "unit"> {
  /** The key of the specification; undefined for a part of one. */
  of?: SpecificationKey;
}

/** A label with its value in words. */
export interface Pair {
  label: string;
  value: string;
}

const MAX_READOUTS = 4;

/** The leading attributes of a product: up to four figures to show large, and the rest. */
function split(
  product: Tool,
  units: LengthUnits | undefined,
): { large: LeadingAttribute[]; rest: LeadingAttribute[] } {
  const leading = leadingAttributes(product, units);
  const large = leading.filter(({ isFigure }) => isFigure).slice(0, MAX_READOUTS);
  return { large, rest: leading.filter((attribute) => !large.includes(attribute)) };
}

/** Up to four measured values that a card shows large, in the order of the product's family. */
export function readoutsOf(product: Tool, units?: LengthUnits): Readout[] {
  return split(product, units).large.map(({ key, label, value, unit }) => ({
    ...(key && { of: key }),
    label,
    value,
    unit,
  }));
}

/** The other leading attributes of a product, which a card always shows, beside the readouts. */
export function headlinePairs(product: Tool, units?: LengthUnits): Pair[] {
  return split(product, units).rest.map(({ label, value, unit }) => ({
    label,
    value: unit ? `${value} ${unit}` : value,
  }));
}

/** A specification as shown, with its key. */
export interface SpecificationPair extends Pair {
  key: SpecificationKey;
}

/** All specifications of a product, in data-sheet order. */
export function specificationPairs(product: Tool, units: LengthUnits = "mm"): SpecificationPair[] {
  return specificationKeys.flatMap((key) => {
    const value = product.specifications[key];
    return value ? [{ key, label: labelOf(key, product), value: textIn(units, key, value) }] : [];
  });
}

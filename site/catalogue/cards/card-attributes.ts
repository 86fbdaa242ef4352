import { leadingAttributes, type LeadingAttribute } from "./leading-attributes.ts";
import type { Product } from "../model/schema.ts";
import { specificationKeys, type SpecificationKey } from "../model/specification-keys.ts";
import { labelOf } from "../model/specification-label.ts";

type Tool = Pick<Product, "specifications">;

/** A large number on a card, with its unit in small letters. */
export type Readout = Pick<LeadingAttribute, "label" | "value" | "unit">;

/** A label with its value in words. */
export interface Pair {
  label: string;
  value: string;
}

const MAX_READOUTS = 4;

/** The leading attributes of a product: up to four figures to show large, and the rest. */
function split(product: Tool): { large: LeadingAttribute[]; rest: LeadingAttribute[] } {
  const leading = leadingAttributes(product);
  const large = leading.filter(({ isFigure }) => isFigure).slice(0, MAX_READOUTS);
  return { large, rest: leading.filter((attribute) => !large.includes(attribute)) };
}

/** Up to four measured values that a card shows large, in the order of the product's family. */
export function readoutsOf(product: Tool): Readout[] {
  return split(product).large.map(({ label, value, unit }) => ({ label, value, unit }));
}

/** The other leading attributes of a product, which a card always shows, beside the readouts. */
export function headlinePairs(product: Tool): Pair[] {
  return split(product).rest.map(({ label, value, unit }) => ({
    label,
    value: unit ? `${value} ${unit}` : value,
  }));
}

/** A specification as shown, with its key. */
export interface SpecificationPair extends Pair {
  key: SpecificationKey;
}

/** All specifications of a product, in data-sheet order. */
export function specificationPairs(product: Tool): SpecificationPair[] {
  return specificationKeys.flatMap((key) => {
    const value = product.specifications[key];
    return value ? [{ key, label: labelOf(key, product), value }] : [];
  });
}

import { commonOrder } from "./leading-order.ts";
import type { Lead, SpecificationPart } from "../keys/lead.ts";
import { formatFigures } from "#engineering/values/measure.ts";
import type { Product } from "../model/schema.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { labelOf } from "../model/specification-label.ts";
import { specificationParts, type PlainValue } from "./specification-part.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { valueIn, type LengthUnits } from "../units/length-units.ts";
import { families } from "../families/families.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** One of a tool's most important attributes: "Diameter", "10", "mm"; "Coating", "TiAlN". */
export interface LeadingAttribute extends PlainValue {
  /** The key of the complete specification; undefined for a part of one or a derived value. */
  key?: SpecificationKey;
  label: string;
}

/** Labels above a number, if the long one would not fit. */
const shortLabels: Partial<Record<SpecificationKey, string>> = { length: "Length", threadPitch: "Pitch" };

function plainValue(product: Tool, key: SpecificationKey, text: string): PlainValue {
  const value = valuesOf(product)[key];
  if (!value) return { value: text, unit: "", isFigure: false };
  if (value.kind === "count") return { value: text, unit: "", isFigure: true };
  if (value.kind === "thread") return { value: text, unit: "", isFigure: true };
  if (value.kind === "measure") return { value: formatFigures(value), unit: value.unit, isFigure: true };
  if (value.kind === "dimensions" && value.note === undefined) {
    return { value: text.replace(/ mm$/, ""), unit: "mm", isFigure: true };
  }
  return { value: text, unit: "", isFigure: false };
}

function isPart(lead: Lead): lead is SpecificationPart {
  return Object.hasOwn(specificationParts, lead);
}

/** One leading attribute of a product: none if the product doesn't state it. */
export function readLead(product: Tool, lead: Lead, units: LengthUnits = "mm"): LeadingAttribute[] {
  return leadInMm(product, lead).map((attribute) => valueIn(units, lead, attribute));
}

function leadInMm(product: Tool, lead: Lead): LeadingAttribute[] {
  if (isPart(lead)) {
    const { label, read: readPart } = specificationParts[lead];
    const value = readPart(product);
    return value ? [{ label, ...value }] : [];
  }
  const text = product.specifications[lead];
  if (!text) return [];
  return [
    { key: lead, label: shortLabels[lead] ?? labelOf(lead, product), ...plainValue(product, lead, text) },
  ];
}

const FEWEST = 4;
const MOST = 6;

/**
 * The attributes by which a tool of this family is chosen, most important first: four to six, fewer only if the
 * product has no more.
 */
export function leadingAttributes(product: Tool, units?: LengthUnits): LeadingAttribute[] {
  const leads: readonly Lead[] = families[product.family].leads;
  const own = leads.flatMap((lead) => readLead(product, lead, units)).slice(0, MOST);
  const others = commonOrder
    .filter((key) => !own.some((attribute) => attribute.key === key))
    .flatMap((key) => readLead(product, key, units));
  return [...own, ...others.slice(0, Math.max(0, FEWEST - own.length))];
}

import { chipClasses, chipClassesOf } from "#engineering/cutting/chip-class.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { pitchOfThreads } from "#engineering/units/convert.ts";
import { edgeMeasure } from "#engineering/values/edge.ts";
import { formatApplication } from "#engineering/values/grade.ts";
import { shapeName } from "#engineering/designation/insert-forms.ts";
import { insertForm, seatOf } from "../relations/insert-seat.ts";
import type { Measure } from "#engineering/values/measure.ts";
import type { Product } from "../model/schema.ts";
import type { SpecificationKey } from "#engineering/values/specification-keys.ts";
import { diameterMeaning } from "../model/tool-family.ts";
import { families } from "../families/families.ts";
import { valuesOf } from "#engineering/values/values.ts";
import { workpieceGroups, workpieceLetters } from "#engineering/values/workpiece-groups.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** One value of a facet. */
export interface FacetValue {
  /** As written in an address: "p", "8.5", "cvd-ticn-al2o3". */
  id: string;
  /** As shown: "P – steel", "8.5 mm". */
  label: string;
  /** The number to sort by, if any, or the lower end of its range. */
  number?: number;
}

/** The facts of a product that a facet reads. */
export type FacetFact = "family" | SpecificationKey;

/** A facet: how its values are read from a product. */
interface FacetKind {
  label: string;
  /** All facts that `valuesIn` reads: products with equal facts have equal values. */
  reads: readonly FacetFact[];
  valuesIn: (product: Tool) => FacetValue[];
}

/** Letters and digits in lower case, hyphens for everything between: safe in an address. */
function idOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, "-")
    .replaceAll(/\.{2,}|^[-.]+|[-.]+$/g, "");
}

function word(text: string | undefined): FacetValue[] {
  const id = idOf(text ?? "");
  return text && id ? [{ id, label: text }] : [];
}

/** The same value for any number of decimals. */
function measured({ min, max, unit }: Measure): FacetValue {
  // Threads per inch are sorted by their pitch, among pitches in mm.
  if (unit === "TPI") {
    const figures = min === undefined ? `${max}` : `${max}–${min}`;
    return { id: idOf(`${figures} ${unit}`), label: `${figures} ${unit}`, number: pitchOfThreads(max) };
  }
  const figures = min === undefined ? `${max}` : `${min}–${max}`;
  return { id: idOf(figures), label: `${figures} ${unit}`, number: min ?? max };
}

function measure(product: Tool, key: SpecificationKey): FacetValue[] {
  const value = valuesOf(product)[key];
  return value?.kind === "measure" ? [measured(value)] : [];
}

function flutes(product: Tool): FacetValue[] {
  const { flutes: value } = valuesOf(product);
  return value ? [{ id: `${value.count}`, label: `${value.count}`, number: value.count }] : [];
}

function material(product: Tool): FacetValue[] {
  const { groups = [] } = valuesOf(product).material ?? {};
  return groups.map(({ letter }) => ({
    id: letter.toLowerCase(),
    label: `${letter} – ${workpieceGroups[letter].toLowerCase()}`,
    number: workpieceLetters.indexOf(letter),
  }));
}

function shape(product: Tool): FacetValue[] {
  const letter = insertForm(product)?.seat.shape;
  if (letter === undefined) return [];
  const name = shapeName(letter);
  return [{ id: letter.toLowerCase(), label: name ? `${letter} – ${name}` : letter }];
}

function cornerRadius(product: Tool): FacetValue[] {
  const radius = edgeMeasure(valuesOf(product).edge, "RE");
  return radius ? [measured(radius)] : [];
}

/** The classes that a grade names first: "ISO P30 / M30" → P30, M30; "ISO P20–P40" → P20–P40. */
function gradeClasses(product: Tool): FacetValue[] {
  const { applications = [] } = valuesOf(product).grade ?? {};
  return applications.map(formatApplication).flatMap(word);
}

/** For a turning holder the same key means the functional width. */
function cuttingWidth(product: Tool): FacetValue[] {
  return /^(grooving|parting)-/.test(product.family) ? measure(product, "width") : [];
}

function diameter(meaning: ReturnType<typeof diameterMeaning>): FacetKind["valuesIn"] {
  return (product) => (diameterMeaning(product) === meaning ? measure(product, "diameter") : []);
}

/** The classes of chipbreaker that an insert's application names. */
function chipClass(product: Tool): FacetValue[] {
  if (!isInsert(product)) return [];
  return chipClassesOf(product.specifications.application).map((id) => ({
    id,
    label: id.charAt(0).toUpperCase() + id.slice(1),
    number: chipClasses.indexOf(id),
  }));
}

function family(product: Tool): FacetValue[] {
  return [{ id: product.family, label: families[product.family].name }];
}

/** The facets in display order. */
const kinds = {
  family: { label: "Tool family", reads: ["family"], valuesIn: family },
  material: { label: "Workpiece material", reads: ["material"], valuesIn: material },
  diameter: { label: "Diameter", reads: ["family", "diameter"], valuesIn: diameter("cutting") },
  flutes: { label: "Flutes / teeth", reads: ["flutes"], valuesIn: flutes },
  shape: { label: "Insert shape", reads: ["family", "size"], valuesIn: shape },
  seat: {
    label: "Insert seat",
    reads: ["family", "size", "insert"],
    valuesIn: (product) => word(seatOf(product)),
  },
  ic: { label: "Inscribed circle", reads: ["family", "diameter"], valuesIn: diameter("circle") },
  radius: { label: "Corner radius", reads: ["edge"], valuesIn: cornerRadius },
  class: { label: "Chipbreaker class", reads: ["family", "application"], valuesIn: chipClass },
  bore: { label: "Smallest bore", reads: ["family", "diameter"], valuesIn: diameter("bore") },
  grade: { label: "ISO grade", reads: ["grade"], valuesIn: gradeClasses },
  coating: {
    label: "Coating",
    reads: ["coating"],
    valuesIn: ({ specifications }) => word(specifications.coating),
  },
  pitch: {
    label: "Thread pitch",
    reads: ["threadPitch"],
    valuesIn: (product) => measure(product, "threadPitch"),
  },
  width: { label: "Cutting width", reads: ["family", "width"], valuesIn: cuttingWidth },
} as const satisfies Record<string, FacetKind>;

/** A facet's name, as used in addresses. */
export type FacetKey = keyof typeof kinds;

/** All facets in display order. */
export const facetKeys = Object.keys(kinds) as FacetKey[]; // Object.keys loses the literal type

/** Whether a text from an address names a facet. */
export function isFacetKey(text: string): text is FacetKey {
  return Object.hasOwn(kinds, text);
}

/** The heading of a facet. */
export function facetLabel(key: FacetKey): string {
  return kinds[key].label;
}

/** The facts that a facet reads: products with equal facts have equal values. */
export function facetReads(key: FacetKey): readonly FacetFact[] {
  return kinds[key].reads;
}

/** A product's values under one facet: none, one, or several. */
export function facetValues(product: Tool, key: FacetKey): FacetValue[] {
  return kinds[key].valuesIn(product);
}

import { isInsert, readIsoInsert, seatOf } from "./insert-seat.ts";
import type { Product } from "./schema.ts";
import { groupsIn, workpieceGroups } from "./workpiece-groups.ts";

type Tool = Pick<Product, "specifications">;

/** One value of a facet. */
export interface FacetValue {
  /** As it stands in an address: "p", "8.5", "cvd-ticn-al2o3". */
  id: string;
  /** As it is read: "P – steel", "8.5 mm". */
  label: string;
  /** Where a number decides the order: that number, or the lower end of its range. */
  number?: number;
}

/** A facet: how its values are read off a product. */
interface FacetKind {
  label: string;
  valuesOf: (product: Tool) => FacetValue[];
}

/** Letters and digits in lower case, a hyphen for all that lies between: fit for an address. */
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

/**
 * The numbers of a raw specification ("≤ 16 mm", "0.5–3.0 mm"). The only place here that reads measured texts:
 * to be replaced by the catalogue's own value parser.
 */
function parseMeasure(text: string | undefined): { low: number; high: number; unit: string } | undefined {
  const [, low, high, unit = ""] =
    /^(?:≤\s*)?(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))?\s*(mm)?$/.exec(text ?? "") ?? [];
  return low === undefined ? undefined : { low: Number(low), high: Number(high ?? low), unit };
}

function measure(text: string | undefined): FacetValue[] {
  const parsed = parseMeasure(text);
  if (!parsed) return [];
  const { low, high, unit } = parsed;
  const isRange = high !== low;
  return [
    {
      id: isRange ? `${low}-${high}` : `${low}`,
      label: `${isRange ? `${low}–${high}` : low}${unit && ` ${unit}`}`,
      number: low,
    },
  ];
}

/** The classes that a grade names first: "ISO P30 / M30" → P30, M30; "ISO P20–P40" → P20–P40. */
function gradeClasses(grade = ""): FacetValue[] {
  const [, classes = ""] =
    /\bISO ([PMKNSH]\d\d(?:–[PMKNSH]\d\d)?(?: \/ [PMKNSH]\d\d(?:–[PMKNSH]\d\d)?)*)/.exec(grade) ?? [];
  return classes.split(" / ").flatMap(word);
}

const shapes: Readonly<Record<string, string>> = {
  A: "parallelogram 85°",
  C: "rhombic 80°",
  D: "rhombic 55°",
  E: "rhombic 75°",
  H: "hexagon",
  K: "parallelogram 55°",
  L: "rectangle",
  M: "rhombic 86°",
  O: "octagon",
  P: "pentagon",
  R: "round",
  S: "square",
  T: "triangle",
  V: "rhombic 35°",
  W: "trigon 80°",
};

function shape(product: Tool): FacetValue[] {
  const letter = isInsert(product) ? readIsoInsert(product.specifications.size)?.shape : undefined;
  if (!letter) return [];
  const name = shapes[letter];
  return [{ id: letter.toLowerCase(), label: name ? `${letter} – ${name}` : letter }];
}

/** `diameter` means a cutting diameter, an inscribed circle or a smallest bore: three facets. */
function diameterMeaning({ specifications: { type = "" } }: Tool): "diameter" | "ic" | "bore" {
  if (/\binsert\b/i.test(type)) return "ic";
  return /\bbar\b/i.test(type) ? "bore" : "diameter";
}

function diameter(meaning: ReturnType<typeof diameterMeaning>): FacetKind["valuesOf"] {
  return (product) => (diameterMeaning(product) === meaning ? measure(product.specifications.diameter) : []);
}

/** The facets in the order in which they are shown. */
const kinds = {
  material: {
    label: "Workpiece material",
    valuesOf: ({ specifications }) =>
      groupsIn(specifications.material).map((group) => ({
        id: group.toLowerCase(),
        label: `${group} – ${workpieceGroups[group].toLowerCase()}`,
        number: Object.keys(workpieceGroups).indexOf(group),
      })),
  },
  diameter: { label: "Diameter", valuesOf: diameter("diameter") },
  flutes: { label: "Flutes / teeth", valuesOf: ({ specifications }) => measure(specifications.flutes) },
  shape: { label: "Insert shape", valuesOf: shape },
  seat: { label: "Insert seat", valuesOf: (product) => word(seatOf(product)) },
  ic: { label: "Inscribed circle", valuesOf: diameter("ic") },
  radius: {
    label: "Corner radius",
    valuesOf: ({ specifications: { edge = "" } }) =>
      measure(/(?:\bRE|\bCorner radius) (\d+(?:\.\d+)? mm)/.exec(edge)?.[1]),
  },
  bore: { label: "Smallest bore", valuesOf: diameter("bore") },
  grade: { label: "ISO grade", valuesOf: ({ specifications }) => gradeClasses(specifications.grade) },
  coating: { label: "Coating", valuesOf: ({ specifications }) => word(specifications.coating) },
  pitch: { label: "Thread pitch", valuesOf: ({ specifications }) => measure(specifications.threadPitch) },
  width: {
    label: "Cutting width",
    // Of a turning holder the same key says how far its tip stands out.
    valuesOf: ({ specifications: { type = "", width, depth } }) =>
      /groov|part/i.test(type) || depth ? measure(width) : [],
  },
} as const satisfies Record<string, FacetKind>;

/** A facet's name, as it stands in addresses. */
export type FacetKey = keyof typeof kinds;

/** All facets in the order in which they are shown. */
export const facetKeys = Object.keys(kinds) as FacetKey[]; // Object.keys loses the literal type

/** Whether a text from an address names a facet. */
export function isFacetKey(text: string): text is FacetKey {
  return Object.hasOwn(kinds, text);
}

/** The heading of a facet. */
export function facetLabel(key: FacetKey): string {
  return kinds[key].label;
}

/** A product's values under one facet: none, one, or several. */
export function facetValues(product: Tool, key: FacetKey): FacetValue[] {
  return kinds[key].valuesOf(product);
}

import type { Product } from "#site/catalogue/model/schema.ts";
import {
  specificationKeys,
  specificationLabels,
  type SpecificationKey,
} from "#engineering/values/specification-keys.ts";

import { toolFamilies } from "#site/catalogue/families/families.ts";
import type { Draft } from "./draft.ts";
import { orderingColumn, orderingColumns, type OrderingColumn } from "./ordering-columns.ts";

/** A column of the owner's spreadsheet: a field of a product. */
export interface Column {
  /** As a person reads it, with the unit: `Overall length (mm)`. */
  heading: string;
  /** The field in the content: `["name"]`, `["specifications", "size"]`. */
  place:
    | readonly [
        | "category"
        | "series"
        | "family"
        | "subcategory"
        | "item"
        | "id"
        | "name"
        | "description"
        | "features"
        | "picture",
      ]
    | readonly ["specifications", SpecificationKey]
    | readonly ["ordering", OrderingColumn["field"]];
  /** Unit that the heading says and the cells leave out. */
  unit?: "mm";
}

/** Between the features in their one cell. */
const BETWEEN = " | ";

const inMm: readonly SpecificationKey[] = ["length", "diameter", "width", "depth"];

/** The field that a column stands for, as faults name it. */
export function fieldOf({ place: [first, second] }: Column): string {
  if (first === "ordering") return second;
  return first === "specifications" ? `${first}.${second}` : first;
}

/** The last name in {@link fieldOf}: `size` of `specifications.size`. */
export function keyOf(column: Column): string {
  return fieldOf(column).split(".").at(-1) ?? "";
}

/** All columns, in the order of an export. */
export const columns: readonly Column[] = [
  { heading: "Category", place: ["category"] },
  { heading: "Series", place: ["series"] },
  { heading: "Tool family", place: ["family"] },
  { heading: "Subcategory", place: ["subcategory"] },
  { heading: "Item", place: ["item"] },
  { heading: "Id", place: ["id"] },
  { heading: "Name", place: ["name"] },
  { heading: "Description", place: ["description"] },
  { heading: "Features", place: ["features"] },
  { heading: "Picture", place: ["picture"] },
  ...specificationKeys.map((key): Column => {
    const isMm = inMm.includes(key);
    return {
      heading: isMm ? `${specificationLabels[key]} (mm)` : specificationLabels[key],
      place: ["specifications", key],
      ...(isMm && { unit: "mm" }),
    };
  }),
  ...orderingColumns.map((column): Column => ({
    heading: column.heading,
    place: ["ordering", column.field],
  })),
];

/** Text of a product's cell; empty where the product has no such field. */
export function cellOf(product: Draft, { place, unit }: Column): string {
  const [field, key] = place;
  if (field === "ordering") return orderingColumn(key).read(product);
  if (field === "features") return (product.features ?? []).join(BETWEEN);
  const text = field === "specifications" ? product.specifications[key] : product[field];
  return unit && text?.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : (text ?? "");
}

const columnsByHeading = new Map(columns.map((column) => [plain(column.heading), column]));

/** The column that a heading names, whatever its case, spaces and unit. */
export function columnOf(heading: string): Column | undefined {
  return columnsByHeading.get(plain(heading));
}

function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\(.*\)|\*/g, "")
    .replaceAll(/[^a-z]/g, "");
}

/** What may stand in a cell that can't be read. */
export function expectedIn({ place: [first, field] }: Column): string {
  if (first === "family") return `one of ${toolFamilies.join(", ")}`;
  return first === "ordering" ? orderingColumn(field).expected : "another text";
}

/** A product without its fields. */
export function emptyProduct(): Draft {
  return {
    category: "",
    series: "",
    subcategory: "",
    picture: "",
    id: "",
    name: "",
    description: "",
    specifications: {},
  };
}

/**
 * The product with a cell's text in its field; an empty text takes the field out. Undefined for a text that the field
 * can't take.
 */
export function withCell<P extends Draft>(product: P, column: Column, text: string): P | undefined;
export function withCell(product: Draft, { place, unit }: Column, text: string): Draft | undefined {
  const [field, key] = place;
  if (field === "family") {
    const family = toolFamilies.find((each) => each === text.toLowerCase());
    return family && { ...product, family };
  }
  if (field === "ordering") {
    const column = orderingColumn(key);
    return text === "" ? column.clear(product) : column.write(product, text);
  }
  if (field === "features") {
    const { features: _, ...rest } = product;
    const features = text
      .split("|")
      .map((each) => each.trim())
      .filter((each) => each !== "");
    return features.length > 0 ? { ...rest, features } : rest;
  }
  if (field === "specifications") {
    const { [key]: _, ...others } = product.specifications;
    if (text === "") return { ...product, specifications: others };
    const value = unit && !text.endsWith(unit) ? `${text} ${unit}` : text;
    const all: Product["specifications"] = { ...others, [key]: value };
    // In the order of the keys, as the content has them.
    const specifications = Object.fromEntries(
      specificationKeys.flatMap((each) => (all[each] === undefined ? [] : [[each, all[each]]])),
    );
    return { ...product, specifications };
  }
  if (field === "item") {
    const { item: _, ...rest } = product;
    return text === "" ? rest : { ...rest, item: text };
  }
  return { ...product, [field]: text };
}

import { packUnits, spareParts, type LeadTime, type Spare } from "#site/catalogue/model/ordering-schema.ts";
import type { Draft } from "./draft.ts";
import { startValuesExample, startValuesOf, startValuesText } from "./start-values-cell.ts";

/** A field of ordering as a cell of the owner's spreadsheet. */
export interface OrderingColumn {
  /** As a person reads it, with the unit. */
  heading: string;
  /** The field as faults name it. */
  field:
    | "orderCode"
    | "pack.quantity"
    | "pack.unit"
    | "hsn"
    | "leadTime"
    | "origin"
    | "spares"
    | "startValues";
  /** Text of a product's cell; empty where the product has no such field. */
  read: (product: Draft) => string;
  /** The product with a cell's text, which isn't empty. Undefined where the text can't be read. */
  write: (product: Draft, text: string) => Draft | undefined;
  /** The product without the field. */
  clear: (product: Draft) => Draft;
  /** What may stand in the cell, for people. */
  expected: string;
}

/** Between the spare parts in their one cell. */
const BETWEEN = " | ";

/** "14 days", "1 day", "21": how people write a lead time. */
const days = /^(\d+)(?: days?)?$/i;

function leadTimeText(leadTime: LeadTime): string {
  return typeof leadTime === "string" ? leadTime : `${leadTime.days} days`;
}

function leadTimeOf(text: string): LeadTime | undefined {
  const word = text.toLowerCase();
  if (word === "stock" || word === "on request") return word;
  const [, count] = days.exec(text) ?? [];
  return count === undefined ? undefined : { days: Number(count) };
}

/** "screw: Insert screw for CC.. 09T3, 2.5 N·m" */
function spareText({ part, name, torque }: Spare): string {
  return `${part}: ${name}${torque === undefined ? "" : `, ${torque} N·m`}`;
}

function spareOf(text: string): Spare | undefined {
  const [, word, rest = ""] = /^([^:]+):\s*(.+)$/.exec(text.trim()) ?? [];
  const part = spareParts.find((each) => each === word?.trim().toLowerCase());
  const [, name, torque] = /^(.+?)(?:,\s*(\d+(?:[.,]\d+)?)\s*N[·.]?m)?$/i.exec(rest) ?? [];
  if (!part || name === undefined) return undefined;
  return { part, name, ...(torque !== undefined && { torque: Number(torque.replace(",", ".")) }) };
}

function sparesOf(text: string): Spare[] | undefined {
  const spares = text.split("|").map(spareOf);
  return spares.every((spare) => spare !== undefined) ? spares : undefined;
}

function without<K extends "orderCode" | "pack" | "hsn" | "leadTime" | "origin" | "spares" | "startValues">(
  key: K,
) {
  return (product: Draft): Draft => {
    const rest = { ...product };
    delete rest[key];
    return rest;
  };
}

/** A field that is one text. */
function textColumn(
  heading: string,
  field: "orderCode" | "hsn" | "origin",
  expected: string,
): OrderingColumn {
  return {
    heading,
    field,
    expected,
    read: (product) => product[field] ?? "",
    write: (product, text) => ({ ...product, [field]: text }),
    clear: without(field),
  };
}

/** The columns of what ordering needs, in the order of an export. */
export const orderingColumns: readonly OrderingColumn[] = [
  textColumn("Order code", "orderCode", 'a code such as "TI-1042"'),
  {
    heading: "Pack quantity",
    field: "pack.quantity",
    expected: "a whole number, 1 or more",
    read: ({ pack }) => (pack ? String(pack.quantity) : ""),
    write: (product, text) =>
      /^\d+$/.test(text)
        ? { ...product, pack: { unit: product.pack?.unit ?? "piece", quantity: Number(text) } }
        : undefined,
    clear: without("pack"),
  },
  {
    heading: "Pack unit",
    field: "pack.unit",
    expected: `one of ${packUnits.join(", ")}`,
    read: ({ pack }) => pack?.unit ?? "",
    write: (product, text) => {
      const unit = packUnits.find((each) => each === text.toLowerCase().replace(/s$/, ""));
      return unit && { ...product, pack: { quantity: product.pack?.quantity ?? 1, unit } };
    },
    // The quantity alone says whether there is a pack.
    clear: (product) => product,
  },
  textColumn("HSN code", "hsn", 'an HSN code such as "8207 50"'),
  {
    heading: "Lead time (days)",
    field: "leadTime",
    expected: '"stock", "on request" or a number of days',
    read: ({ leadTime }) => (leadTime === undefined ? "" : leadTimeText(leadTime)),
    write: (product, text) => {
      const leadTime = leadTimeOf(text);
      return leadTime && { ...product, leadTime };
    },
    clear: without("leadTime"),
  },
  textColumn("Country of origin", "origin", "the name of a country"),
  {
    heading: "Spare parts (torque in N·m)",
    field: "spares",
    expected: `parts such as "screw: Insert screw, 2.5 N·m${BETWEEN}key: Key", each one of ${spareParts.join(", ")}`,
    read: ({ spares = [] }) => spares.map(spareText).join(BETWEEN),
    write: (product, text) => {
      const spares = sparesOf(text);
      return spares && { ...product, spares };
    },
    clear: without("spares"),
  },
  {
    heading: "Own start values (vc in m/min, feeds in mm)",
    field: "startValues",
    expected: `a group, then low–start–high of vc and of one feed (fn or fz; of a pitch low–high), such as ${startValuesExample}`,
    read: ({ startValues = [] }) => startValuesText(startValues),
    write: (product, text) => {
      const startValues = startValuesOf(text);
      return startValues && { ...product, startValues };
    },
    clear: without("startValues"),
  },
];

/** The column of a field. */
export function orderingColumn(field: OrderingColumn["field"]): OrderingColumn {
  const column = orderingColumns.find((each) => each.field === field);
  if (!column) throw new Error(`No column stands for "${field}".`);
  return column;
}

import type { DimensionSymbol } from "#engineering/drawing/views/drawn-view.ts";
import { readLead } from "../cards/leading-attributes.ts";
import type { Lead } from "../keys/lead.ts";
import type { Product } from "../model/schema.ts";
import { families, type ToolFamily } from "../families/families.ts";
import type { PlainValue } from "../cards/specification-part.ts";
import { isName, type LengthUnits } from "../units/length-units.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A column of the table: one of the family's leading attributes. */
export interface TableColumn {
  /** Also its name in an address. */
  id: Lead;
  label: string;
  /** The unit of all its values; empty if they have none, or several. */
  unit: string;
  /** Whether all its values are figures: then they are right-aligned. */
  isFigure: boolean;
  /** What ISO 13399 calls it; only where a sketch shows the symbol. */
  symbol?: DimensionSymbol | "H × B";
}

/** Products of one family, with the columns of their table. */
export interface FamilyTable<P extends Tool> {
  family: ToolFamily;
  name: string;
  columns: TableColumn[];
  products: P[];
}

const MOST = 6;

/** A product's value in a column; undefined if it has none. */
export function tableCellOf(
  product: Tool,
  { id }: Pick<TableColumn, "id">,
  units?: LengthUnits,
): PlainValue | undefined {
  return readLead(product, id, units)[0];
}

/** The unit in a column's head. */
export function unitIn(units: LengthUnits, { id, unit }: Pick<TableColumn, "id" | "unit">): string {
  return units === "inch" && unit === "mm" && !isName(id) ? "in" : unit;
}

/** Splits a list by family, in the order in which the families first appear. */
export function familyTables<P extends Tool>(products: readonly P[]): FamilyTable<P>[] {
  const byFamily = Map.groupBy(products, (product) => product.family);
  return [...byFamily].map(([family, own]) => ({
    family,
    name: families[family].name,
    columns: columnsOf(family, own).slice(0, MOST),
    products: own,
  }));
}

/** The columns in which a list can be sorted: the columns of all its families, each once. */
export function sortColumns(products: readonly Tool[]): TableColumn[] {
  const columns = new Map<string, TableColumn>();
  for (const table of familyTables(products))
    for (const column of table.columns) {
      const known = columns.get(column.id);
      columns.set(column.id, known ? { ...known, label: commonLabel([known.label, column.label]) } : column);
    }
  return [...columns.values()];
}

/** The columns of tools of one family: those of its leading attributes that any of them has. */
export function columnsOf(
  family: ToolFamily,
  products: readonly Tool[],
  leads: readonly Lead[] = families[family].leads,
): TableColumn[] {
  return leads.flatMap((id): TableColumn[] => {
    const cells = products.flatMap((product) => readLead(product, id));
    if (cells.length === 0) return [];
    const units = new Set(cells.map(({ unit }) => unit));
    const [unit = ""] = units.size === 1 ? units : [];
    const label = commonLabel(cells.map((cell) => cell.label));
    return [{ id, label, unit, isFigure: cells.every(({ isFigure }) => isFigure) }];
  });
}

/**
 * The common beginning of labels, "Hole depth" for "Hole depth 3 × D" and "Hole depth 5 × D"; otherwise the first
 * label.
 */
export function commonLabel(labels: readonly string[]): string {
  const [first = "", ...others] = new Set(labels);
  const words = first.split(" ");
  const common = others.reduce((count, label) => {
    const against = label.split(" ");
    const differs = words.findIndex((word, index) => word !== against[index]);
    return Math.min(count, differs === -1 ? words.length : differs);
  }, words.length);
  return common === 0 ? first : words.slice(0, common).join(" ");
}

import type { HsnTable } from "../model/hsn-schema.ts";
import type { Product } from "../model/schema.ts";
import { specificationKeys, type SpecificationKey } from "#engineering/values/specification-keys.ts";
import { labelOf } from "../model/specification-label.ts";
import { orderingPairs } from "../ordering/ordering-words.ts";
import { commonLabel } from "../table/columns.ts";
import { meaningOf } from "./meaning-of.ts";

type Tool = Omit<Product, "picture" | "series">;

/** A fact of several tools side by side. */
export interface ComparedRow {
  /** Unique in its comparison. */
  id: string;
  label: string;
  /** The key of the specification, if it is one. */
  key?: SpecificationKey;
  /** The lines of a cell for each tool; none if the tool doesn't state it. */
  cells: (readonly string[])[];
  /** Whether all tools have the same value. */
  isSame: boolean;
}

function rowOf(
  row: Omit<ComparedRow, "isSame">,
  meaning: (lines: readonly string[]) => string = (lines) => lines.join("\n"),
): ComparedRow[] {
  if (row.cells.every((lines) => lines.length === 0)) return [];
  const meanings = row.cells.map((lines) => (lines.length === 0 ? undefined : meaning(lines)));
  return [{ ...row, isSame: new Set(meanings).size === 1 }];
}

/** The specifications of several tools, in data-sheet order: every key that one of them has. */
export function specificationRows(tools: readonly Tool[]): ComparedRow[] {
  return specificationKeys.flatMap((key) => {
    const having = tools.filter(({ specifications }) => specifications[key]);
    return rowOf(
      {
        id: key,
        key,
        label: commonLabel(having.map((tool) => labelOf(key, tool))),
        // One line for each workpiece group.
        cells: tools.map(({ specifications }) => specifications[key]?.split("; ") ?? []),
      },
      (lines) => meaningOf(key, lines.join("; ")),
    );
  });
}

/** Facts of several tools besides their specifications: application, features, ordering, spares. */
export function otherRows(tools: readonly Tool[], hsn: HsnTable): ComparedRow[] {
  const ordering = tools.map((tool) => orderingPairs(tool, hsn));
  // The order code is in the head of each column.
  const labels = new Set(
    ordering
      .flat()
      .map(({ label }) => label)
      .filter((label) => label !== "Order code"),
  );
  return [
    ...rowOf({ id: "description", label: "What for", cells: tools.map((tool) => [tool.description]) }),
    ...rowOf({ id: "features", label: "Features", cells: tools.map(({ features }) => features ?? []) }),
    ...[...labels].flatMap((label) =>
      rowOf({
        id: label,
        label,
        cells: ordering.map((pairs) => linesOf(pairs.find((pair) => pair.label === label)?.value)),
      }),
    ),
    ...rowOf({
      id: "spares",
      label: "Spare parts",
      cells: tools.map(({ spares = [] }) => spares.map(({ name }) => name)),
    }),
  ];
}

function linesOf(text: string | undefined): string[] {
  return text ? [text] : [];
}

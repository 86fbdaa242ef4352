import { chipFields, type ChipField } from "#engineering/cutting/chip-fields.ts";
import type { Product } from "../../../catalogue/model/schema.ts";

/** The chip areas of several tools side by side. */
export interface ChipComparison {
  /** The fields of each tool; none for a tool without. */
  cells: ChipField[][];
  isSame: boolean;
}

/** The row of the tools' chip areas; none where no tool has one. */
export function compareAreas(tools: readonly Pick<Product, "startValues">[]): ChipComparison[] {
  const cells = tools.map(({ startValues }) => chipFields(startValues));
  if (cells.every((fields) => fields.length === 0)) return [];
  return [{ cells, isSame: new Set(cells.map((fields) => JSON.stringify(fields))).size === 1 }];
}

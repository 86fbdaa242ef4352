import type { Product } from "./schema.ts";

type Tool = Pick<Product, "specifications">;

/** `CNMG 120408`: four letters, size, thickness, corner; what follows is the maker's. */
const isoInsert = /^([A-Z])([A-Z])([A-Z])([A-Z]) ?(\d\d)([0-9ST]\d)(\d\d|M0|[A-Z]{2})/;

/** The positions of an ISO 1832 designation that seat and shape rest on. */
export interface IsoInsert {
  /** Position 1: "C". */
  shape: string;
  /** Position 2: "N". */
  clearance: string;
  /** Position 4: how it is fixed, and its chipbreaker: "G". */
  fixing: string;
  /** Positions 5 and 6 as written: "1204". */
  size: string;
}

/** Reads an ISO 1832 designation; undefined for any other text. */
export function readIsoInsert(designation: string | undefined): IsoInsert | undefined {
  const [, shape, clearance, , fixing, length, thickness] = isoInsert.exec(designation ?? "") ?? [];
  if (!shape || !clearance || !fixing || !length || !thickness) return undefined;
  return { shape, clearance, fixing, size: `${length}${thickness}` };
}

/** Whether a product goes into a seat, instead of having one. */
export function isInsert({ specifications: { type = "" } }: Tool): boolean {
  return /\binsert\b/i.test(type);
}

/**
 * The insert seat that a holder has or an insert fits, the same text on both sides: "CN.. 1204", "16ER". As the
 * product says it, or, for an insert that says none, from its ISO designation.
 */
export function seatOf(product: Tool): string | undefined {
  const { insert, size } = product.specifications;
  if (insert) return insert;
  const iso = isInsert(product) ? readIsoInsert(size) : undefined;
  return iso && `${iso.shape}${iso.clearance}.. ${iso.size}`;
}

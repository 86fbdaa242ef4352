import { thicknesses, types, type InsertType } from "#engineering/designation/insert-forms.ts";
import type { Product } from "../model/schema.ts";
import { formatSeat, parseSeat, type Seat } from "#engineering/values/seat.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { valuesOf } from "#engineering/values/values.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** `CNMG 120408`: four letters, edge length and thickness, corner; the rest is the maker's. */
const isoInsert = /^([A-Z]{2})[A-Z]([A-Z]) ?([^ ]{4})(\d\d|M0|[A-Z]{2})/;

/** The parts of an insert's ISO 1832 designation that concern its seat and chipbreaker. */
export interface InsertForm {
  /** Positions 1, 2, 5 and 6, for a round insert also 7: `CN.. 1204`, `RC.. 1204M0`. */
  seat: Extract<Seat, { family: "iso" }>;
  /** Position 4; undefined for a letter not in the standard. */
  type?: InsertType;
  /** Position 6, mm; undefined for digits not in the standard. */
  thickness?: number;
}

/** Reads the ISO 1832 designation of an insert; undefined for other tools and for trade designations. */
export function insertForm(product: Tool): InsertForm | undefined {
  const { size } = valuesOf(product);
  if (size?.kind !== "designation" || !isInsert(product)) return undefined;
  const [, shapeAndClearance = "", typeLetter = "", digits, corner = ""] = isoInsert.exec(size.text) ?? [];
  const roundness = shapeAndClearance.startsWith("R") ? corner : "";
  const seat = digits === undefined ? undefined : parseSeat(`${shapeAndClearance}.. ${digits}${roundness}`);
  if (seat?.family !== "iso") return undefined;
  return { seat, type: types[typeLetter], thickness: thicknesses[seat.thickness] };
}

/** The insert seat that a holder has or an insert fits, from the product's value or its ISO designation. */
export function seatIn(product: Tool): Seat | undefined {
  const { insert } = product.specifications;
  return insert === undefined ? insertForm(product)?.seat : valuesOf(product).insert;
}

/** The seat as text, equal on holder and insert: "CN.. 1204", "16ER". */
export function seatOf(product: Tool): string | undefined {
  const seat = seatIn(product);
  return seat && formatSeat(seat);
}

import type { Mm } from "../units/units.ts";
/** Functional width WF of an offset holder by its shank width, mm: ISO 5610. */
const widths: Readonly<Record<number, Mm>> = {
  8: 10,
  10: 12,
  12: 16,
  16: 20,
  20: 25,
  25: 32,
  32: 40,
  40: 50,
};

/** Styles of ISO 5608 whose head is offset by these widths. Those of straight shanks, and the rare ones, have others. */
const offsetStyles = "FGHJKLS";

/** The functional width of a style on a shank, mm; undefined where this table has none. */
export function offsetWidth(style: string, shankWidth: Mm): Mm | undefined {
  return offsetStyles.includes(style) ? widths[shankWidth] : undefined;
}

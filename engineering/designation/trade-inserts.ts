import type { Mm } from "../units/units.ts";
/** What inserts of the trade measure otherwise than ISO 1832 says of their code, mm. */
export interface TradeMeasures {
  /** Inscribed circle. */
  circle?: Mm;
  /** Thickness. */
  thickness?: Mm;
}

/**
 * By the positions that tell them, a dot for any letter. SPMG: the square inserts of indexable drills; AP.. 1003: those of
 * 90° milling cutters. Both as makers' catalogues have them, no standard does.
 */
const measures: readonly [code: RegExp, TradeMeasures][] = [
  [/^SP.G 0502/, { circle: 5 }],
  [/^SP.G 0602/, { circle: 6 }],
  [/^SP.G 0904/, { circle: 9.8, thickness: 4.3 }],
  [/^SP.G 1104/, { circle: 11.5 }],
  [/^SP.G 1405/, { circle: 14.3 }],
  [/^AP.. 1003/, { thickness: 3.5 }],
];

/** The measures of the trade for a whole code such as `SPMG 090408`; undefined where the standard's hold. */
export function tradeMeasuresOf(code: string): TradeMeasures | undefined {
  return measures.find(([pattern]) => pattern.test(code))?.[1];
}

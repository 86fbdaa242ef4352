import { inchUnitOf } from "./inch-results.ts";
import { quantities, type QuantityName } from "./quantities.ts";
import { parseFigure } from "./read-figures.ts";

/** Significant digits and decimals that are kept of a metric figure: as long as its field and the device's memory take. */
const DIGITS = 9;
/** A figure typed in inches with so many significant digits comes back as it was typed. */
const TYPED_DIGITS = 6;
const SMALL_DIGITS = 3;

/** A pitch stays in mm, as threads are printed. */
function unitOf(name: QuantityName): ReturnType<typeof inchUnitOf> {
  return name === "pitch" ? undefined : inchUnitOf(quantities[name].unit);
}

/** A figure with so many decimals at most, never with an exponent. */
function written(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

/** The unit of a field for who works in inches. */
export function inchFieldUnit(name: QuantityName): string {
  return unitOf(name)?.unit ?? quantities[name].unit;
}

/** The metric figure that is kept of one typed in inches, feet or horsepower; what is no figure stays as it is. */
export function metricText(name: QuantityName, typed: string): string {
  const inch = unitOf(name);
  const value = parseFigure(typed);
  if (!inch || value === undefined) return typed;
  const metric = written(Number((value / inch.factor).toPrecision(DIGITS)), DIGITS);
  // One too large to be read again is out of every range as it is.
  return parseFigure(metric) === undefined ? typed : metric;
}

/** A kept metric figure as its field shows it in inches, feet or horsepower. */
export function inchFieldText(name: QuantityName, metric: string): string {
  const inch = unitOf(name);
  const value = parseFigure(metric);
  if (!inch || value === undefined) return metric;
  const own = value * inch.factor;
  for (let digits = 1; digits <= TYPED_DIGITS; digits += 1) {
    const text = written(Number(own.toPrecision(digits)), DIGITS);
    if (Number(metricText(name, text)) === value) return text;
  }
  return own < 10 ** -inch.digits
    ? written(Number(own.toPrecision(SMALL_DIGITS)), DIGITS)
    : written(own, inch.digits);
}

import * as v from "valibot";

/** A whole number, written in digits. @param unit what it counts, such as ` of days`. */
export function wholeNumber(from: number, to: number, unit = "") {
  const expected = `a whole number${unit} from ${from} to ${to}`;
  const digits = new RegExp(`^\\d{1,${String(to).length}}$`);
  return v.pipe(
    v.string(),
    v.regex(digits, expected),
    v.transform(Number),
    v.minValue(from, expected),
    v.maxValue(to, expected),
  );
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { readMeasure } from "./read-measure.ts";

test.each([
  ["12.7", 12.7],
  ["12,7 mm", 12.7],
  [" 9.525MM ", 9.525],
  ["12", 12],
])("%s is a length", (text, mm) => {
  expect(readMeasure(text)).toEqual({ mm });
});

test("an empty field says nothing", () => {
  for (const text of ["", "  ", "mm"]) expect(readMeasure(text)).toBeUndefined();
});

test("what is no length gets a sentence, whatever it is", () => {
  for (const text of ["abc", "-12", "1e3", "12.", "0", "1000", "1/2"])
    expect(readMeasure(text)).toMatchObject({ fault: expect.stringMatching(/\.$/) });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readMeasure(text);
      if (read && "mm" in read) expect(read.mm).toSatisfy((mm: number) => mm >= 3 && mm <= 40);
    }),
  );
});

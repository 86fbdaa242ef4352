import fc from "fast-check";
import { expect, test } from "vitest";
import { handAddress, handFieldsIn, longest } from "./hand-address.ts";

function searchOf(address: string): string {
  return new URL(address, "https://site.example").search;
}

test("a link to the form says that nothing is filled in yet, and other addresses ask for no insert", () => {
  expect(handAddress()).toBe("/?hand=#products");
  expect(handFieldsIn("?hand=")).toEqual({ shape: "", measured: "", of: "", hole: "", printed: "" });
  expect(handFieldsIn("?q=hand&measured=3")).toBeUndefined();
});

test("what is filled in comes back from its address as typed", () => {
  const part = (most: number): fc.Arbitrary<string> =>
    fc
      .string({ unit: "grapheme", maxLength: most })
      .filter((text) => text.length <= most && text === text.trim());
  const fields = fc.record({
    shape: fc.constantFrom("", "C", "R"),
    measured: part(longest.measured),
    of: fc.constantFrom("", "edge"),
    hole: fc.constantFrom("", "none", "straight", "countersunk"),
    printed: part(longest.printed),
  });
  fc.assert(
    fc.property(fields, (given) => {
      expect(handFieldsIn(searchOf(handAddress(given)))).toEqual(given);
    }),
  );
});

test("whatever a link says is cut to what the form takes", () => {
  const long = "9".repeat(300);
  const read = handFieldsIn(`?hand=${long}&measured=${long}&printed=${long}&hole=${long}`);
  expect(read?.measured).toHaveLength(longest.measured);
  expect(read?.printed).toHaveLength(longest.printed);
});

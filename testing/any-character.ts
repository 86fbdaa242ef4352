import fc from "fast-check";

/**
 * Any Unicode character, and lone surrogates: `fc.string({ unit: anyCharacter })`. fast-check's "binary" strings
 * contain the same, but take a second to set up.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.nat(0x10_ffff))
  .map((code) => String.fromCodePoint(code));

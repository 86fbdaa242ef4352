import fc from "fast-check";

/**
 * Any character there is, and half ones: `fc.string({ unit: anyCharacter })`. fast-check's own "binary" strings are
 * made of the same, but take a second to set up.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.nat(0x10_ffff))
  .map((code) => String.fromCodePoint(code));

import fc from "fast-check";

/**
 * Any text that a browser can contain, including lone surrogates. Made of UTF-16 units: fast-check's own "binary"
 * strings take seconds to set up.
 */
export function anyText({ minLength = 0, maxLength = 20 } = {}): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.nat(0x7f), fc.nat(0xff_ff)), { minLength, maxLength })
    .map((units) => String.fromCharCode(...units));
}

import type { SpecificationKey } from "#engineering/values/specification-keys.ts";

const figure = String.raw`\d+(\.\d+)?`;
const figures = `(≤ )?${figure}(–${figure})?`;
const millimetres = `^${figures} mm$`;
const group = "[PMKNSH]";

/**
 * Patterns for editors that check during typing (JSON Schema). They accept everything that `parseValue` accepts, and
 * more: the build decides. Keys with words as values have no pattern.
 */
export const valuePatterns: Partial<Record<SpecificationKey, string>> = {
  material: `^${group} – [^;]+(; ${group} – [^;]+)*$`,
  shank: `^${figure}( × ${figure})* mm`,
  length: millimetres,
  diameter: millimetres,
  flutes: String.raw`^[1-9]\d*$`,
  insert: String.raw`^([A-QS-Z][A-Z]\.\. [0-9L]\d[0-9ST]\d|R[A-Z]\.\. \d\d[0-9ST]\d(M0|00)|\d\d[EI][RL]|\d+\.\d mm (self-clamping|double-ended))$`,
  threadPitch: `^${figures} (mm|TPI)$`,
  width: millimetres,
  depth: millimetres,
  hardness: `^${figures} (HRC|HB)$`,
};

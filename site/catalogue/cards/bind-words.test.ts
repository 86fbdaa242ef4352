import { expect, test } from "vitest";
import { bindWords } from "./bind-words.ts";

test.each([
  ["Solid carbide drill Ø8.5, 3 × D, DIN 6537 K", "Solid carbide drill Ø8.5, 3_×_D, DIN_6537_K"],
  ["Machine tap M8 × 1.25, spiral flute, DIN 371", "Machine tap M8_×_1.25, spiral flute, DIN_371"],
  ["Tapping drill 6.8 mm.", "Tapping drill 6.8_mm."],
  ["die and mould steels up to 65 HRC", "die and mould steels up to 65_HRC"],
  ["2-flute ball nose end mill R3", "2-flute ball nose end mill R3"],
  ["drill with two WC.. 0503 inserts", "drill with two WC.._0503 inserts"],
  ["DIN valves", "DIN valves"],
])("no line breaks within a measure, a standard's number or a seat: %s", (text, bound) => {
  expect(bindWords(text).replaceAll("\u00A0", "_")).toBe(bound);
  expect(bindWords(text)).toHaveLength(text.length);
});

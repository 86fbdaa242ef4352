import type { Mm } from "../units/units.ts";
import { shapeName, shapes, thicknesses } from "./insert-forms.ts";
import { barTypes, clampings, hands, lengthLetters, styleAngles } from "./holder-codes.ts";
import { sizesOf } from "./insert-circles.ts";
import { clearances } from "./insert-codes.ts";
import { degrees } from "./insert-grammar.ts";
import { choicesOf, isIn, oneOf, type Slot } from "./slots.ts";

function letter(name: string, table: Readonly<Record<string, unknown>>, choices: Slot["choices"]): Slot {
  return { name, pattern: /^./, expected: oneOf(table), accepts: isIn(table), choices };
}

/** A tool length of ISO 5608 in words. */
export function lengthWords(mm: Mm | undefined): string {
  return mm === undefined ? "special" : `${mm} mm`;
}

/** Cutting edge angles in words; a round insert's angle depends on the depth of cut. */
export function angleWords(angles: readonly number[]): string {
  if (angles.length === 0) return "KAPR by the depth of cut";
  const listed = `KAPR ${angles.map((angle) => `${angle}°`).join(" or ")}`;
  return angles.length > 1 ? `${listed}, sources differ` : listed;
}

const headSlots: Slot[] = [
  letter("clamping", clampings, () => choicesOf(clampings, (words) => words)),
  letter("insert shape", shapes, () => choicesOf(shapes, (_, code) => shapeName(code) ?? "special")),
  letter("style", styleAngles, () => choicesOf(styleAngles, angleWords)),
  letter("insert clearance", clearances, () => choicesOf(clearances, degrees)),
  { ...letter("hand", hands, () => choicesOf(hands, (words) => words)), expected: "R, L or N" },
];

const lengthSlot = letter("length", lengthLetters, () => choicesOf(lengthLetters, lengthWords));

function millimetres(name: string, choices: Slot["choices"]): Slot {
  return {
    name,
    pattern: /^[\dO]{2}/,
    isNumeric: true,
    expected: "two digits, mm",
    accepts: (code) => code !== "00",
    choices,
  };
}

const sides = ["08", "10", "12", "16", "20", "25", "32", "40", "50"];
const sideChoices = () => sides.map((code) => ({ code, meaning: `${Number(code)} mm` }));

/** The insert's edge length; its shape stands at this index of the positions before. */
function sizeSlot(shapeAt: number): Slot {
  return {
    name: "insert size",
    pattern: /^[\dOL][\dO]/,
    isNumeric: true,
    expected: "the insert's edge length such as 12",
    choices: (before) =>
      sizesOf(before[shapeAt] ?? "").map((code) => ({ code, meaning: `edge length code ${code}` })),
  };
}

/** ISO 5608: `PCLNR 2525 M12`. */
export const externalSlots: readonly Slot[] = [
  ...headSlots,
  millimetres("shank height", sideChoices),
  millimetres("shank width", sideChoices),
  lengthSlot,
  sizeSlot(1),
];

const bars = ["06", "08", "10", "12", "16", "20", "25", "32", "40", "50", "60"];

/** ISO 6261: `S25T-SCLCR 09`. */
export const barSlots: readonly Slot[] = [
  letter("bar type", barTypes, () => choicesOf(barTypes, (words) => words)),
  millimetres("diameter", () => bars.map((code) => ({ code, meaning: `${Number(code)} mm` }))),
  lengthSlot,
  ...headSlots,
  sizeSlot(4),
];

/** ISO 5611: `PTFNR 16CA-16`. */
export const cartridgeSlots: readonly Slot[] = [
  ...headSlots,
  millimetres("height", () =>
    ["06", "08", "10", "12", "16", "20", "25"].map((code) => ({ code, meaning: `${Number(code)} mm` })),
  ),
  {
    name: "cartridge",
    pattern: /^C/,
    expected: "C, a cartridge",
    choices: () => [{ code: "C", meaning: "cartridge" }],
  },
  {
    name: "mounting",
    pattern: /^A/,
    expected: "A, the standard's dimensions",
    choices: () => [{ code: "A", meaning: "dimensions of ISO 5611" }],
  },
  sizeSlot(1),
];

/** What may follow the insert's size: its thickness, and the maker's text. */
export const holderEnd = new RegExp(
  String.raw`^[\s_./·-]*(?:(${Object.keys(thicknesses).join("|")})(?!\d))?[\s_./·-]*((?!\d)\S.*)?$`,
);

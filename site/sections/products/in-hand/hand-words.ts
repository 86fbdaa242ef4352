import { shapeName } from "#engineering/designation/insert-forms.ts";
import type { HandPart, InHand } from "#engineering/in-hand/in-hand.ts";

const holeWords = { none: "no hole", straight: "straight hole", countersunk: "countersunk hole" };

/** The description of an insert in words: "C, rhombic 80° · circle 12.7 mm · straight hole · printed “408”". */
export function handWords({ hand: { shape, size, hole, printed } }: { hand: InHand }): string {
  return [
    shape && `${shape}, ${shapeName(shape)}`,
    size && `${size.of === "edge" ? "edge" : "circle"} ${size.mm} mm`,
    hole && holeWords[hole],
    printed && `printed “${printed}”`,
  ]
    .filter(Boolean)
    .join(" · ");
}

const partWords: Readonly<Record<HandPart, string>> = {
  shape: "shape",
  size: "size",
  hole: "hole",
  printed: "printed code",
};

/** The properties in which the nearest inserts differ: "another size and another hole". */
export function mismatchWords(mismatches: readonly HandPart[]): string {
  return mismatches.map((part) => `another ${partWords[part]}`).join(" and ");
}

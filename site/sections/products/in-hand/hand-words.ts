import { shapeName } from "#engineering/designation/insert-forms.ts";
import type { HandPart, InHand } from "#engineering/in-hand/in-hand.ts";

const holeWords = { none: "no hole", straight: "straight hole", countersunk: "countersunk hole" };

/** What was said of an insert, for people: "C, rhombic 80° · circle 12.7 mm · straight hole · printed “408”". */
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

/** In what the found ones differ: "another size and another hole". */
export function againstWords(against: readonly HandPart[]): string {
  return against.map((part) => `another ${partWords[part]}`).join(" and ");
}

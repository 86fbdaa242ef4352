import { shapeName, shapes } from "#engineering/designation/insert-forms.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import type { GuideCell, GuideTool } from "../guide.ts";

/** The shapes of the range, from the strongest corner to the slenderest. */
export function shapeRows(products: readonly GuideTool[]): GuideCell[][] {
  const letters = products
    .filter((product) => product.family === "turning-insert")
    .map(({ specifications }) => decodeInsert(specifications.size ?? ""))
    .flatMap((insert) => (insert.kind === "insert" ? [insert.shapeLetter] : []));
  return [...new Set(letters)]
    .toSorted((one, other) => (shapes[other]?.angle ?? 360) - (shapes[one]?.angle ?? 360))
    .map((letter) => [
      letter,
      shapeName(letter) ?? "special",
      shapes[letter]?.angle === undefined ? "none" : `${shapes[letter].angle}°`,
      String(shapes[letter]?.corners ?? "turned to a fresh place"),
      String(letters.filter((each) => each === letter).length),
    ]);
}

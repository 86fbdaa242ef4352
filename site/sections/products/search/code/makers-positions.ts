import type { ShownPart } from "../../../../catalogue/search/shown-part.ts";
import type { Position } from "#engineering/reading/reading.ts";

/** What a maker added to a code, as the search reads it: his chipbreaker, his grade, and what nobody states openly. */
export function makersPositions(parts: readonly Pick<ShownPart, "typed" | "label" | "as">[]): Position[] {
  return parts.flatMap(({ typed, label, as }) => {
    const code = typed.replace(/^[-/]/, "").toUpperCase();
    if (as === "likened") {
      const meaning = label.slice(label.indexOf(": ") + 2);
      return [{ code, name: meaning.endsWith("chipbreaker") ? "Chipbreaker" : "Grade", meaning }];
    }
    // A workpiece behind a code is set aside too.
    if (as !== "aside" || !label.includes("maker’s own")) return [];
    return [{ code, name: "Maker", meaning: "the maker's own text" }];
  });
}

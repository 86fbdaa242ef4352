/** The colour of a coating by its words: the first pattern found. The names are those of the recipes. */
const coatings: readonly (readonly [RegExp, string])[] = [
  [/uncoated|\bbright\b|polished/i, "uncoated"],
  // Black aluminium oxide; under titanium nitride the flanks stay gold.
  [/Al2O3.*TiN\b|TiN\b.*Al2O3 \+ TiN/, "Al2O3 + TiN"],
  [/Al2O3/, "Al2O3"],
  [/AlTiSiN|TiAlSiN|TiSiN/, "AlTiSiN"],
  [/AlCrN/, "AlCrN"],
  [/TiAlN|AlTiN/, "TiAlN"],
  [/TiCN/, "TiCN"],
  [/\bTiN\b/, "TiN"],
  [/\bDLC\b|ta-C/, "DLC"],
];

/** The name of a coating's colour in the recipes; undefined for a coating of unknown colour. */
export function coatingShown(text: string): string | undefined {
  return coatings.find(([pattern]) => pattern.test(text))?.[1];
}

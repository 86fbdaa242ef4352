import type { FacetKey } from "./facet-values.ts";
import type { Glossary } from "../glossary/glossary.ts";

/** The explanation of a facet. */
export function explainFacet({ words: { keys, facets } }: Glossary, key: FacetKey): string {
  const texts: Readonly<Record<FacetKey, string>> = {
    ...facets,
    material: keys.material,
    flutes: keys.flutes,
    seat: keys.insert,
    grade: keys.grade,
    coating: keys.coating,
    pitch: keys.threadPitch,
    width: keys.width,
  };
  return texts[key];
}

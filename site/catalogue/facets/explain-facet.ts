import type { FacetKey } from "./facet-values.ts";
import { explainCode, explainKey } from "../glossary/glossary.ts";

/** What each facet means, in at most 40 words. */
const texts: Readonly<Record<FacetKey, string>> = {
  family: "Tools of one kind, made for the same work; they differ in size, material and coating.",
  material: explainKey("material"),
  diameter: "The cutting diameter of a rotating tool (DC, ISO 13399), in mm.",
  flutes: explainKey("flutes"),
  shape:
    "First letter of the insert's ISO 1832 code. A larger point angle is stronger, a smaller one reaches further into a contour.",
  seat: explainKey("insert"),
  ic: "Diameter of the circle that touches all cutting edges of the insert (IC, ISO 13399), in mm. It decides which pocket the insert fits.",
  radius:
    "Rounding of the insert's corner (RE, ISO 13399), in mm. Larger is stronger and gives a smoother surface; smaller needs less force.",
  bore: "Smallest bore that the bar enters (DMIN, ISO 13399), in mm. Below it the bar rubs before the edge cuts.",
  grade: explainKey("grade"),
  coating: explainKey("coating"),
  pitch: explainKey("threadPitch"),
  width: explainKey("width"),
};

/** What a facet means. */
export function explainFacet(key: FacetKey): string {
  return texts[key];
}

/** What a facet's value means, if all of it is a code of the trade ("TiAlN"). */
export function explainValue(label: string): string | undefined {
  return explainCode(label)?.text;
}

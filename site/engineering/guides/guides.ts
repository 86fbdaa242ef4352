import { familyOf } from "../../catalogue/model/tool-family.ts";
import { guideOfFamily } from "../../catalogue/places/guide-address.ts";
import { boringBars } from "./families/boring-bars.ts";
import { drills } from "./families/drills.ts";
import { endMills } from "./families/end-mills.ts";
import { millingInserts } from "./families/milling-inserts.ts";
import { taps } from "./families/taps.ts";
import { threadingInserts } from "./families/threading-inserts.ts";
import { turningInserts } from "./families/turning-inserts.ts";
import { turningToolholders } from "./families/turning-toolholders.ts";
import type { GuideText, GuideTool } from "./guide.ts";

/** The guides in the order of their list. */
const texts: readonly GuideText[] = [
  turningInserts,
  turningToolholders,
  boringBars,
  millingInserts,
  endMills,
  drills,
  taps,
  threadingInserts,
];

/** The guides to the families of a range, each with the last step of its address. */
export function guidesOf(products: readonly GuideTool[]): { id: string; text: GuideText }[] {
  const families = new Set(products.map(familyOf));
  return texts.flatMap((text) => {
    const id = guideOfFamily(text.family);
    return id !== undefined && families.has(text.family) ? [{ id, text }] : [];
  });
}

import { guideOfFamily } from "../../catalogue/places/guide-address.ts";
import { ballNoseEndMills } from "./families/ball-nose-end-mills.ts";
import { boringBars } from "./families/boring-bars.ts";
import { drills } from "./families/drills.ts";
import { endMills } from "./families/end-mills.ts";
import { groovingAndParting } from "./families/grooving-and-parting.ts";
import { millingCutters } from "./families/milling-cutters.ts";
import { millingInserts } from "./families/milling-inserts.ts";
import { pcbnAndPcd } from "./families/pcbn-and-pcd.ts";
import { taps } from "./families/taps.ts";
import { threadingToolholders } from "./families/threading-toolholders.ts";
import { threadingInserts } from "./families/threading-inserts.ts";
import { turningInserts } from "./families/turning-inserts.ts";
import { turningToolholders } from "./families/turning-toolholders.ts";
import { uDrills } from "./families/u-drills.ts";
import { familiesOf, type GuideText, type GuideTool } from "./guide.ts";

/** The guides in the order of their list. */
const texts: readonly GuideText[] = [
  turningInserts,
  turningToolholders,
  boringBars,
  groovingAndParting,
  pcbnAndPcd,
  millingInserts,
  millingCutters,
  endMills,
  ballNoseEndMills,
  drills,
  uDrills,
  taps,
  threadingInserts,
  threadingToolholders,
];

/** The guides to the families of a range, each with the last step of its address. */
export function guidesOf(products: readonly GuideTool[]): { id: string; text: GuideText }[] {
  const families = new Set(products.map(({ family }) => family));
  return texts.flatMap((text) => {
    const id = guideOfFamily(text.family);
    const isThere = familiesOf(text).some((family) => families.has(family));
    return id !== undefined && isThere ? [{ id, text }] : [];
  });
}

import { metricThreads } from "../../../catalogue/relations/metric-threads.ts";
import { tappingDrill, threadOfTap, threadsOfDrill } from "../../../catalogue/relations/tapping-drills.ts";
import { decodeThread } from "../../designation/thread-designation.ts";
import type { GuideCell, GuideTable, GuideText, GuideTool } from "../guide.ts";

/** The threads for which the range has a tap, with the drill of the range for each. */
function threadTable(products: readonly GuideTool[]): GuideTable[] {
  const taps = Map.groupBy(products, (product) => threadOfTap(product)?.name);
  const drills = Map.groupBy(
    products.flatMap((product) => threadsOfDrill(product).map(({ name }) => ({ name, product }))),
    ({ name }) => name,
  );
  const rows = metricThreads.flatMap(({ diameter, pitch, isFine }): GuideCell[][] => {
    const name = isFine ? `M${diameter} × ${pitch}` : `M${diameter}`;
    const [tap] = taps.get(name) ?? [];
    const drill = tappingDrill({ diameter, pitch, name });
    if (!tap || drill === undefined) return [];
    const [own] = drills.get(name) ?? [];
    const thread = decodeThread(name);
    const forming = thread.kind === "refusal" ? undefined : thread.formingDrill;
    return [
      [
        { text: name, product: tap.id },
        `${pitch} mm`,
        own ? { text: `${drill} mm`, product: own.product.id } : `${drill} mm`,
        forming === undefined ? "–" : `about ${forming} mm`,
      ],
    ];
  });
  return [
    {
      title: "Metric threads and their drills",
      note: "ISO 261 and ISO 2306: the threads that we have a tap for. A forming tap needs the larger hole.",
      head: ["Thread", "Pitch", "Tapping drill", "For a forming tap"],
      rows,
    },
  ];
}

/** Taps and the threads that they cut. */
export const taps: GuideText = {
  family: "tap",
  title: "Taps and threads",
  lead: "A tap is named by its thread: form, diameter, pitch. What it is made for stands in its chamfer and its flutes.",
  example: "M8 × 1.25",
  listed: ["Form"],
  keys: ["edge", "threadStandards", "coating"],
  choose: [
    {
      when: "Through hole",
      take: "Spiral point, form B: pushes the chips ahead, the strongest tap.",
    },
    {
      when: "Blind hole",
      take: "Spiral flutes, form C: lift the chips out. Leave room below the last full thread for the chamfer's 2–3 threads.",
    },
    { when: "Short chips: cast iron, brass", take: "Straight flutes, form C." },
    {
      when: "Ductile materials, no chips wanted",
      take: "Forming tap: presses the thread, stronger and without chips, in a larger hole. Not for cast iron.",
    },
    {
      when: "Tolerance",
      take: "6H makes threads for normal bolts. The hole must stay below the largest minor diameter.",
    },
    {
      when: "Speed and feed",
      take: "Feed is the pitch for each revolution. Oil rather than thin emulsion in stainless steel.",
    },
  ],
  wear: ["flank", "builtUp", "chipping", "breakage"],
  tables: threadTable,
};

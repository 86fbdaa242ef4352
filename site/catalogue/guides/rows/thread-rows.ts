import { metricThreads } from "#engineering/standards/metric-threads.ts";
import { tappingDrill, threadOfTap, threadsOfDrill } from "../../relations/tapping-drills.ts";
import { decodeThread } from "#engineering/designation/thread-designation.ts";
import type { GuideCell, GuideTool } from "../guide.ts";

/** The threads for which the range has a tap, with the drill of the range for each. */
export function threadRows(products: readonly GuideTool[]): GuideCell[][] {
  const taps = Map.groupBy(products, (product) => threadOfTap(product)?.name);
  const drills = Map.groupBy(
    products.flatMap((product) => threadsOfDrill(product).map(({ name }) => ({ name, product }))),
    ({ name }) => name,
  );
  return metricThreads.flatMap(({ diameter, pitch, isFine }): GuideCell[][] => {
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
}

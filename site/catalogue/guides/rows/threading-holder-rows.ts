import { threadingSizes } from "#engineering/designation/threading-codes.ts";
import type { GuideCell, GuideTool } from "../guide.ts";

/** The range's holders and bars: shank, smallest bore, and the usual largest pitch of their seat. */
export function threadingHolderRows(products: readonly GuideTool[]): GuideCell[][] {
  return products
    .filter((product) => product.family === "threading-holder")
    .toSorted((one, other) =>
      (one.specifications.size ?? "").localeCompare(other.specifications.size ?? "", "en"),
    )
    .map(({ id, name, specifications }): GuideCell[] => {
      const { size = name, insert = "", shank = "–", diameter = "–" } = specifications;
      const pitch = threadingSizes[insert.slice(0, 2)]?.largestPitch;
      return [
        { text: size, product: id },
        insert,
        shank,
        diameter,
        pitch === undefined ? "–" : `${pitch} mm`,
      ];
    });
}

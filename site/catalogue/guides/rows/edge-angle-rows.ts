import { radiansOf } from "#engineering/units/convert.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { GuideCell, GuideTool } from "../guide.ts";
import { span } from "./span.ts";

/** The cutting edge angles of the range, and the ratio of chip thickness to feed. */
export function edgeAngleRows(products: readonly GuideTool[]): GuideCell[][] {
  const cutters = products
    .filter((product) => product.family === "milling-cutter")
    .flatMap((product) => {
      const { edge, diameter } = valuesOf(product);
      const angle = edgeFigure(edge, "KAPR");
      return angle === undefined || !diameter ? [] : [{ angle, diameter: diameter.max }];
    });
  return [...Map.groupBy(cutters, ({ angle }) => angle)]
    .toSorted(([one], [other]) => other - one)
    .map(([angle, own]) => {
      const sine = Math.sin(radiansOf(angle));
      return [
        `${angle}°`,
        span(own.map(({ diameter }) => diameter)),
        `${sine.toFixed(2)} × fz`,
        `${(1 / sine).toFixed(2)} ×`,
        String(own.length),
      ];
    });
}

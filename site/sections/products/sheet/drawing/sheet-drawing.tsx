import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { latePart } from "../../../../ui/part/late-part.tsx";
import type { Light } from "../../card/light.ts";
import css from "./sheet-drawing.late.module.css";

const Drawing = latePart(
  "The drawing",
  async () => (await import("./drawing.tsx")).Drawing,
  <div className={css.waiting} />,
);

const drawn = new Set(
  "end-mill ball-nose drill tap turning-holder boring-bar grooving-holder threading-holder parting-blade milling-cutter u-drill".split(
    " ",
  ),
);

/** The tool's drawing, loaded when a sheet is open; nothing for families without drawings. */
export function SheetDrawing({ product, light }: { product: ShownProduct; light: Light }) {
  if (!isInsert(product) && !drawn.has(product.family)) return null;
  return <Drawing product={product} light={light} />;
}

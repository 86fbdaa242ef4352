import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { latePart } from "../../../../ui/part/late-part.tsx";
import type { Light } from "../../card/light.ts";
import css from "./sheet-drawing.late.module.css";

const Drawing = latePart(
  "The drawing",
  async () => (await import("./drawing.tsx")).Drawing,
  <div className={css.waiting} />,
);

/** The tool's drawing, loaded when a sheet is open. */
export function SheetDrawing({ product, light }: { product: ShownProduct; light: Light }) {
  return <Drawing product={product} light={light} />;
}

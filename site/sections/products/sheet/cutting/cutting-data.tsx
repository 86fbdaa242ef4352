import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { latePart } from "../../../../ui/part/late-part.tsx";
import { productStart } from "../../calculator/product-start.ts";
import { SheetSection } from "../tool/sheet-section.tsx";
import css from "./cutting-data.late.module.css";

const Calculator = latePart(
  "The calculator",
  async () => (await import("../../calculator/calculator.tsx")).Calculator,
  <div className={css.waiting} />,
);

/** The calculator with this tool's data; nothing for tools without starting values. */
export function CuttingData({ product }: { product: ShownProduct }) {
  const start = productStart(product);
  if (!start) return null;
  return (
    <SheetSection
      name="cutting-data"
      title="Cutting data"
      note="Starting values, worked out in this browser"
      isOnPaper={false}
    >
      <Calculator product={start} />
    </SheetSection>
  );
}

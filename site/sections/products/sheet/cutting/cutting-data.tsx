import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import layout from "../../../../ui/layout.first.module.css";
import { latePart } from "../../../../ui/part/late-part.tsx";
import { productStart } from "../../calculator/product-start.ts";
import css from "./cutting-data.late.module.css";
import section from "../sheet-section.late.module.css";
import print from "../sheet-print.late.module.css";

const Calculator = latePart(
  "The calculator",
  async () => (await import("../../calculator/calculator.tsx")).Calculator,
  <div className={css.waiting} />,
);

/** Speed and feed worked out for this tool; left out for tools without starting values. */
export function CuttingData({ product }: { product: ShownProduct }) {
  const start = productStart(product);
  if (!start) return null;
  return (
    <section className={`${section.section} ${print.notOnPaper}`} aria-labelledby="sheet-cutting-data">
      <div className={section.head}>
        <h3 id="sheet-cutting-data">Cutting data</h3>
        <p className={layout.note}>Starting values, worked out in this browser</p>
      </div>
      <Calculator product={start} />
    </section>
  );
}

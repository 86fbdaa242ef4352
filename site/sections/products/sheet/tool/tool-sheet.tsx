import type { ReactNode } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { DesignationStrip } from "./designation-strip.tsx";
import { Spares } from "./spares.tsx";
import { SheetPlace, type PlaceStep } from "./sheet-place.tsx";
import css from "./tool-sheet.both.module.css";

interface ToolSheetProps {
  product: ShownProduct;
  /** The path to it in the catalogue, from its category down. */
  steps: readonly PlaceStep[];
  /** What can be done with the sheet, beside its place. */
  actions?: ReactNode;
  picture: ReactNode;
  /** What it is, what an order needs, and the ways to one. */
  facts: ReactNode;
  specification: ReactNode;
  drawing: ReactNode;
  /** Workpieces with their start values. */
  cuts: ReactNode;
  /** Matching tools. */
  fits: ReactNode;
}

/**
 * All facts of a tool, in one order: on its sheet in the catalogue and on its page, which has no script. The slots
 * contain the parts that differ. Specification and drawing stand side by side where there is room: pointing at a value
 * lights its dimension.
 */
export function ToolSheet(props: ToolSheetProps) {
  const { product, steps, actions, picture, facts, specification, drawing, cuts, fits } = props;
  const { features = [] } = product;
  return (
    <>
      <SheetPlace steps={steps}>{actions}</SheetPlace>
      <div className={css.first}>
        {picture}
        {facts}
      </div>
      <div className={css.measured}>
        {specification}
        {drawing}
        {features.length > 0 && (
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      {cuts}
      {fits}
      <Spares product={product} />
      <DesignationStrip product={product} />
      <p className={`${blocks.note} ${css.honest}`}>
        Pictures are illustrations; dimensions are those of the table.
      </p>
    </>
  );
}

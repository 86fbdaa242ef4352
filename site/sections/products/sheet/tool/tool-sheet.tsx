import type { ReactNode } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import blocks from "../../../../ui/blocks/blocks.module.css";
import { StartValues } from "./start-values.tsx";
import { DesignationStrip } from "./designation-strip.tsx";
import { Spares } from "./spares.tsx";
import { SheetPlace, type PlaceStep } from "./sheet-place.tsx";
import css from "./tool-sheet.both.module.css";

interface ToolSheetProps {
  product: ShownProduct;
  /** The path to it in the catalogue, from its category down. */
  steps: readonly PlaceStep[];
  /** Class of a workpiece group's letter. */
  chip?: string | undefined;
  picture: ReactNode;
  /** The most important facts and the actions. */
  facts: ReactNode;
  /** Workpieces and calculator, which need a script. */
  work?: ReactNode;
  drawing: ReactNode;
  /** Matching tools. */
  fits: ReactNode;
  specification: ReactNode;
  /** Files for other programs. */
  files?: ReactNode;
}

/**
 * All facts of a tool, in one order: on its sheet in the catalogue and on its page, which has no script. The slots
 * contain the parts that differ.
 */
export function ToolSheet(props: ToolSheetProps) {
  const { product, steps, chip, picture, facts, work, drawing, fits, specification, files } = props;
  return (
    <>
      <SheetPlace steps={steps} />
      <div className={css.first}>
        {picture}
        {facts}
      </div>
      {work}
      <StartValues values={product.startValues} chip={chip} />
      {drawing}
      {fits}
      <Spares product={product} />
      <DesignationStrip product={product} />
      {specification}
      {files}
      <p className={`${blocks.note} ${css.honest}`}>
        Pictures are illustrations; dimensions are those of the table.
      </p>
    </>
  );
}

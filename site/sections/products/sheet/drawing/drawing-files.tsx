import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { writeDxf } from "#engineering/drawing/write-dxf.ts";
import { writeStep } from "#engineering/drawing/write-step.ts";
import type { ToolDrawing } from "#engineering/drawing/views/drawn-view.ts";
import { saveText } from "../../../../ui/save-text.ts";
import css from "./drawing-files.late.module.css";

interface DrawingFilesProps {
  product: ShownProduct;
  drawing: ToolDrawing;
}

/** The drawing's outlines as DXF, and a solid round tool's envelope as STEP, made in the browser. */
export function DrawingFiles({ product, drawing: { outlines, envelope } }: DrawingFilesProps) {
  const size = product.specifications.size ?? product.id;
  const name = size.includes("×") ? product.id : size.replaceAll(/[^A-Za-z0-9.]+/g, "-");
  return (
    <div className={css.files}>
      {outlines.length > 0 && (
        <button
          type="button"
          className={css.file}
          onClick={() => saveText(`${name}.dxf`, writeDxf(outlines), "image/vnd.dxf")}
        >
          Download DXF
        </button>
      )}
      {envelope && (
        <button
          type="button"
          className={css.file}
          onClick={() => saveText(`${name}.step`, writeStep(name, envelope), "model/step")}
        >
          Download STEP envelope
        </button>
      )}
    </div>
  );
}

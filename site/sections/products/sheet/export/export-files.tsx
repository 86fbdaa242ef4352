import { useMemo, useState } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { countWithUnit } from "../../../../catalogue/places/counts.ts";
import { seriesKey } from "../../../../catalogue/table/bands.ts";
import { camFormats, type CamFormat } from "#engineering/cam/cam-formats.ts";
import { drawTool } from "#engineering/drawing/draw-tool.ts";
import { writeDxf } from "#engineering/drawing/write-dxf.ts";
import { writeStep } from "#engineering/drawing/write-step.ts";
import { saveText } from "../../../../ui/save-text.ts";
import css from "./export-files.late.module.css";

const formats = Object.keys(camFormats) as CamFormat[]; // Object.keys loses the literal type

// React's compiler doesn't accept a component that contains an `import()`.
const loadCamPackages = () => import("../../../../browsing/cam/cam-packages.ts");

/** A tool with those of its category. */
export interface ExportFilesProps {
  product: ShownProduct;
  /** All products of its category, its own series among them. */
  products: readonly ShownProduct[];
}

/** The name of a tool's drawings: its code where it has one, else what it is ordered by. */
function drawingName({ id, orderCode, specifications: { size = "×" } }: ShownProduct): string {
  return size.includes("×") ? (orderCode ?? id) : size.replaceAll(/[^A-Za-z0-9.]+/g, "-");
}

/**
 * The files of a tool: the outlines of its drawing as DXF, a solid round tool's envelope as STEP, and its values for CAM
 * systems and controls, of its whole series too. The code that writes the latter is loaded at the first press.
 */
export function ExportFiles({ product, products }: ExportFilesProps) {
  const [message, setMessage] = useState("");
  const [isSeries, setIsSeries] = useState(false);
  const sizes = products.filter((other) => seriesKey(other) === seriesKey(product));
  const drawing = useMemo(() => drawTool(product), [product]);
  const { outlines = [], envelope } = drawing ?? {};
  const name = drawingName(product);

  async function save(format: CamFormat): Promise<void> {
    try {
      const { camPackages } = await loadCamPackages();
      const { packages, remark } = camPackages(format, isSeries ? sizes : [product]);
      for (const file of packages) saveText(file.name, file.content, file.type);
      setMessage(remark);
    } catch {
      setMessage("The file could not be made. Check the connection, or try again.");
    }
  }

  return (
    <div className={css.files} role="group" aria-label="For CAM and control">
      {outlines.length > 0 && (
        <button type="button" onClick={() => saveText(`${name}.dxf`, writeDxf(outlines), "image/vnd.dxf")}>
          Download DXF <span>outlines of the drawing</span>
        </button>
      )}
      {envelope && (
        <button
          type="button"
          onClick={() => saveText(`${name}.step`, writeStep(name, envelope), "model/step")}
        >
          Download STEP envelope <span>what it stays within</span>
        </button>
      )}
      {sizes.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={isSeries}
            onChange={(event) => setIsSeries(event.currentTarget.checked)}
          />
          {`CAM files of all ${countWithUnit(sizes.length, "size")} of the series`}
        </label>
      )}
      {formats.map((format) => (
        <button key={format} type="button" onClick={() => void save(format)}>
          {camFormats[format]}
        </button>
      ))}
      <p role="status">{message}</p>
    </div>
  );
}

import { useState } from "react";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { camFormats, type CamFormat } from "#engineering/cam/cam-formats.ts";
import buttons from "../../../../ui/button.first.module.css";
import { saveText } from "../../../../ui/save-text.ts";
import css from "./cam-files.late.module.css";
import print from "../sheet-print.late.module.css";

const formats = Object.keys(camFormats) as CamFormat[]; // Object.keys loses the literal type

// React's compiler doesn't accept a component that contains an `import()`.
const loadCamFiles = () => import("#engineering/cam/cam-files.ts");

/**
 * The tool as a file for CAM systems and machine controls. The code that writes a file is loaded at the first press.
 */
export function CamFiles({ product }: { product: ShownProduct }) {
  const [message, setMessage] = useState("");

  async function save(format: CamFormat): Promise<void> {
    try {
      const { camFiles } = await loadCamFiles();
      const files = camFiles(format, [product]);
      for (const { name, text, type } of files) saveText(name, text, type);
      setMessage(files.length === 0 ? `${camFormats[format]}: this tool's values don't do for it.` : "");
    } catch {
      setMessage("The file could not be made. Check the connection, or try again.");
    }
  }

  return (
    <div className={`${css.files} ${print.notOnPaper}`} role="group" aria-label="For CAM and control">
      <span className={css.title}>For CAM and control</span>{" "}
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className={`${buttons.secondary} ${buttons.small}`}
          onClick={() => void save(format)}
        >
          {camFormats[format]}
        </button>
      ))}
      <p role="status">{message}</p>
    </div>
  );
}

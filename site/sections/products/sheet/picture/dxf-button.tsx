import type { Outline } from "../../../../engineering/drawing/geometry.ts";
import { writeDxf } from "../../../../engineering/drawing/write-dxf.ts";
import css from "./dxf-button.late.module.css";

interface DxfButtonProps {
  /** Of the file, without its ending. */
  name: string;
  outlines: readonly Outline[];
}

/** Downloads outlines as DXF, made in the browser. */
export function DxfButton({ name, outlines }: DxfButtonProps) {
  function download(): void {
    const address = URL.createObjectURL(new Blob([writeDxf(outlines)], { type: "image/vnd.dxf" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${name}.dxf`;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <button type="button" className={css.button} onClick={download}>
      Download DXF
    </button>
  );
}

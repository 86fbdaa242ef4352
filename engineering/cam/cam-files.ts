import type { CamFormat } from "./cam-formats.ts";
import type { CamTool } from "./tool-properties.ts";
import { writeToolBit } from "./write-tool-bit.ts";
import { writeToolCsv } from "./write-tool-csv.ts";
import { writeToolTable } from "./write-tool-table.ts";

/** A file to keep. */
export interface CamFile {
  name: string;
  text: string;
  type: string;
}

/** Tools as a CAM library: FreeCAD wants a file each tool, the others one for all; none where no tool fits the format. */
export function camFiles(format: CamFormat, tools: readonly CamTool[]): CamFile[] {
  const [only, ...others] = tools;
  const name = only && others.length === 0 ? only.id : "tools";
  switch (format) {
    case "csv":
      return only ? [{ name: `${name}.csv`, text: writeToolCsv(tools), type: "text/csv;charset=utf-8" }] : [];
    case "linuxcnc": {
      const text = writeToolTable(tools);
      return text === undefined ? [] : [{ name: `${name}.tbl`, text, type: "text/plain" }];
    }
    case "freecad":
      return tools.flatMap((tool) => {
        const text = writeToolBit(tool);
        return text === undefined ? [] : [{ name: `${tool.id}.fctb`, text, type: "application/json" }];
      });
  }
}

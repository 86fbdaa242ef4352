import type { CamFormat } from "./cam-formats.ts";
import type { CamSource, CamTool } from "./cam-tool.ts";
import { writeFusionLibrary } from "./write-fusion-library.ts";
import { writeMtconnect } from "./write-mtconnect.ts";
import { writeToolBit } from "./write-tool-bit.ts";
import { writeToolCsv } from "./write-tool-csv.ts";
import { writeToolTable } from "./write-tool-table.ts";

/** A file to keep. */
export interface CamFile {
  name: string;
  text: string;
  type: string;
  /** The tools in it. */
  count: number;
  /** The archive that it is to lie in, if the format is one. */
  archive?: string;
}

/**
 * Tools as a CAM library: FreeCAD wants a file each tool, in an archive if they are several, the others one for all; none
 * where no tool fits the format. How other programs read them: CHANGELOG.md, "CAM both ways".
 */
export function camFiles(format: CamFormat, tools: readonly CamTool[], source: CamSource): CamFile[] {
  const [only, ...others] = tools;
  if (!only) return [];
  const isOne = others.length === 0;
  const name = isOne ? only.id : "tools";
  const file = (ending: string, text: string | undefined, type: string, count: number): CamFile[] =>
    text === undefined ? [] : [{ name: `${name}.${ending}`, text, type, count }];
  /** How many of the tools a format takes. */
  const counted = (write: (tool: CamTool) => string | undefined): number =>
    tools.filter((tool) => write(tool) !== undefined).length;
  switch (format) {
    case "fusion": {
      const text = writeFusionLibrary(tools, source);
      const count = counted((tool) => writeFusionLibrary([tool], source));
      return text === undefined
        ? []
        : [{ name: "tools.json", text, type: "application/octet-stream", count, archive: `${name}.tools` }];
    }
    case "freecad":
      return tools.flatMap((tool) => {
        const text = writeToolBit(tool);
        const archive = isOne ? {} : { archive: `${name}-freecad.zip` };
        return text === undefined
          ? []
          : [{ name: `${tool.id}.fctb`, text, type: "application/json", count: 1, ...archive }];
      });
    case "linuxcnc":
      return file(
        "tbl",
        writeToolTable(tools),
        "text/plain",
        counted((tool) => writeToolTable([tool])),
      );
    case "csv":
      return file("csv", writeToolCsv(tools), "text/csv;charset=utf-8", tools.length);
    case "mtconnect":
      return file("xml", writeMtconnect(tools, source), "application/xml", tools.length);
  }
}

import { splitCells } from "../../catalogue/paste/split-cells.ts";
import type { PastedList } from "../../catalogue/paste/read-pasted-list.ts";
import { MOST_LINES } from "../../catalogue/paste/read-pasted-list.ts";
import { linesOf, type FoundTools } from "./found-tool.ts";
import { readLibrary } from "./read-library.ts";
import { readProgram, readToolTable } from "./read-program.ts";
import { readSetupSheet } from "./read-setup-sheet.ts";

/** Files of other programs that are text and no list: XML and pages, STEP, DXF. */
const OTHER_FILE = /^\s*(?:<[?!a-z]|ISO-10303-21;|0\s+SECTION\b)/i;

/** Reads the text of a file from a CAM system or a control; `no tools` if it is one, but names none; undefined for other text. */
export function readCamText(text: string): PastedList | "no tools" | undefined {
  // "[EXTERNAL]" is a mail.
  if (/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text))
    return asList(readLibrary(text) ?? { tools: [], leftOut: [] });
  if (OTHER_FILE.test(text)) return "no tools";
  const tools = readToolTable(text) ?? readProgram(text) ?? readSetupSheet(splitCells(text));
  return tools && asList({ tools, leftOut: [] });
}

/** The same of a spreadsheet's rows. */
export function readCamRows(rows: readonly string[][]): PastedList | "no tools" | undefined {
  const tools = readSetupSheet(rows);
  return tools && asList({ tools, leftOut: [] });
}

function asList({ tools, leftOut }: FoundTools): PastedList | "no tools" {
  if (tools.length === 0) return "no tools";
  const lines = linesOf(tools.slice(0, MOST_LINES));
  return {
    lines,
    leftOut: leftOut.map((source, at) => ({ row: tools.length + at + 1, source, why: "no tool" as const })),
    tooMany: tools.length - lines.length,
  };
}

import type { CamTool } from "./cam-tool.ts";
import { toolProperties } from "./tool-properties.ts";

/**
 * Rotating tools as LinuxCNC's tool table, a line each: number, pocket, diameter in mm, name. Its length offsets are
 * measured on the machine and so left out. Undefined if no tool has a diameter.
 */
export function writeToolTable(tools: readonly CamTool[]): string | undefined {
  const lines = tools
    .flatMap((tool) => {
      const { DC, DCX = DC } = toolProperties(tool);
      return typeof DCX === "number" ? [{ tool, diameter: DCX }] : [];
    })
    .map(
      ({ tool: { name, orderCode, id }, diameter }, index) =>
        `T${index + 1} P${index + 1} D${diameter.toFixed(4)} ;${plain(`${name} [${orderCode ?? id}]`)}`,
    );
  return lines.length === 0 ? undefined : `${lines.join("\n")}\n`;
}

/** A remark ends with its line; the control shows plain letters only. */
function plain(text: string): string {
  return text
    .replaceAll("Ø", "D")
    .replaceAll("×", "x")
    .replaceAll("°", " deg")
    .replaceAll("–", "-")
    .replaceAll(/[^ -~]+/g, " ")
    .trim();
}

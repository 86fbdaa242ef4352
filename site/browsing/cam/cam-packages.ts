import { strToU8, zipSync } from "fflate";
import { camFiles } from "#engineering/cam/cam-files.ts";
import { camFormats, type CamFormat } from "#engineering/cam/cam-formats.ts";
import { pageOfProduct } from "../../catalogue/places/address.ts";
import type { ShownProduct } from "../shown-product.ts";

/** What the browser is to keep. */
export interface CamPackage {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  type: string;
}

/** The files of tools for a CAM system, and a sentence on tools that it can't take; empty if it takes all. */
export function camPackages(
  format: CamFormat,
  tools: readonly ShownProduct[],
): { packages: CamPackage[]; remark: string } {
  const linkOf = (tool: { id: string }): string => `${location.origin}${pageOfProduct(tool)}`;
  const files = camFiles(format, tools, { linkOf, now: new Date() });
  const archives = Map.groupBy(files, ({ archive }) => archive);
  const packages = [...archives].flatMap(([archive, within]): CamPackage[] => {
    if (archive === undefined) return within.map(({ name, text, type }) => ({ name, content: text, type }));
    const entries = Object.fromEntries(within.map(({ name, text }) => [name, strToU8(text)]));
    return [{ name: archive, content: new Uint8Array(zipSync(entries)), type: "application/zip" }];
  });
  const taken = files.reduce((sum, { count }) => sum + count, 0);
  return { packages, remark: remarkOn(format, taken, tools.length) };
}

function remarkOn(format: CamFormat, taken: number, all: number): string {
  if (taken === all) return "";
  const name = camFormats[format];
  if (all === 1) return `${name}: this tool's values don't do for it.`;
  if (taken === 0) return `${name}: none of these tools has the values for it.`;
  return `${name}: ${taken} of ${all} tools are in it. The others don't have the values for it.`;
}

import { pitchOfThreads } from "../units/convert.ts";
import type { Degrees, Mm, PerInch } from "../units/units.ts";
import { edgeFigure } from "../values/edge.ts";
import { isInsert, type Tool } from "../values/tool.ts";
import { valuesOf, type Values } from "../values/values.ts";
import type { CamTool } from "./cam-tool.ts";
import { chamferAngle } from "../drawing/tool-shape.ts";
import { decodeInsert } from "../designation/insert-designation.ts";

/** Symbols of ISO 13399 that are written, in the order of their columns. Lengths in mm, angles in degrees. */
export const symbols = [
  "DC", // cutting diameter
  "DCX", // largest cutting diameter
  "IC", // inscribed circle
  "DMIN", // smallest bore
  "APMX", // largest depth of cut
  "LCF", // length of the flutes
  "LU", // usable length
  "CW", // cutting width
  "CDX", // largest groove depth
  "RE", // corner radius
  "S", // insert thickness
  "KAPR", // cutting edge angle
  "SIG", // point angle
  "NOF", // flutes
  "ZEFP", // teeth of a body
  "TP", // thread pitch
  "TPN", // finest pitch of a partial profile
  "TPX", // coarsest pitch of a partial profile
  "DCON", // connection diameter: of the shank
  "DCB", // connection bore diameter
  "H", // shank height
  "B", // shank width
  "OAL", // overall length
  "LF", // functional length
  "WF", // functional width
  "MIID", // master insert
  "GRADE",
  "COATING",
] as const;

export type Symbol13399 = (typeof symbols)[number];

/** The properties of a tool that its specification states; nothing is worked out or assumed. */
export type ToolProperties = { [Each in Symbol13399]?: PropertyOf<Each> };

type PropertyOf<Each extends Symbol13399> = Each extends "MIID" | "GRADE" | "COATING"
  ? string
  : Each extends "KAPR" | "SIG"
    ? Degrees
    : Each extends "NOF" | "ZEFP"
      ? number
      : Mm;

/** What length, width and depth of a family are in ISO 13399. */
const turning = new Set([
  "turning-holder",
  "boring-bar",
  "threading-holder",
  "grooving-holder",
  "grooving-bar",
  "parting-blade",
]);
const drilling = new Set(["drill", "step-drill", "u-drill", "tap"]);
const grooving = new Set([
  "grooving-holder",
  "grooving-bar",
  "grooving-insert",
  "parting-blade",
  "parting-insert",
]);

/** Reads a tool's properties from its specification. */
export function toolProperties(tool: CamTool): ToolProperties {
  const { family, specifications } = tool;
  const found: ToolProperties = {};
  const put = <Each extends Symbol13399>(symbol: Each, value: ToolProperties[Each]): void => {
    if (value !== undefined && value !== "") found[symbol] = value;
  };
  const values = valuesOf(tool);
  const { edge } = values;
  const insert = isInsert(tool) ? decodeInsert(specifications.size ?? "") : undefined;

  put(lengthSymbol("diameter", tool), values.diameter?.max);
  if (values.size?.kind === "dimensions") put("LCF", values.size.sides[1]?.mm);
  put(lengthSymbol("depth", tool), values.depth?.max);
  put(lengthSymbol("width", tool), values.width?.max);
  put("RE", edgeFigure(edge, "RE") ?? edgeFigure(edge, "R"));
  if (insert?.kind === "insert") put("S", insert.thickness);
  const chamfer = family === "end-mill" ? chamferAngle(specifications.edge ?? "") : undefined;
  put("KAPR", edgeFigure(edge, "KAPR") ?? chamfer);
  put("SIG", edgeFigure(edge, "Point angle") ?? (chamfer && 2 * chamfer));
  put(
    family === "milling-cutter" ? "ZEFP" : "NOF",
    specifications.flutes === undefined ? undefined : Number(specifications.flutes),
  );
  const { finest, coarsest } = pitchesOf(values) ?? {};
  if (finest === coarsest) put("TP", coarsest);
  else {
    put("TPN", finest);
    put("TPX", coarsest);
  }
  const [one, other] = values.shank?.sides ?? [];
  const isShellMill = /\bbore\b/.test(specifications.shank ?? "");
  if (other) {
    put("H", one?.mm);
    put("B", other.mm);
  } else put(family === "parting-blade" ? "H" : isShellMill ? "DCB" : "DCON", one?.mm);
  put(lengthSymbol("length", tool), values.length?.max);
  put("MIID", isInsert(tool) ? undefined : specifications.insert);
  put("GRADE", specifications.grade);
  put("COATING", specifications.coating);
  return found;
}

/** What ISO 13399 calls one of the four lengths of a tool. */
export function lengthSymbol(key: "diameter" | "depth" | "width" | "length", tool: Tool) {
  const { family, specifications } = tool;
  if (key === "width") return grooving.has(family) ? "CW" : "WF";
  if (key === "length") return turning.has(family) ? "LF" : "OAL";
  if (key === "depth") {
    if (grooving.has(family)) return "CDX";
    return drilling.has(family) ? "LU" : "APMX";
  }
  if (isInsert(tool)) return "IC";
  if (family === "boring-bar" || family === "grooving-bar" || family === "threading-holder") return "DMIN";
  // The figure is the diameter around round inserts; the one at their lowest point is smaller.
  return family === "milling-cutter" && specifications.edge === "Round insert" ? "DCX" : "DC";
}

/** Threads per inch as a pitch in mm, to the thousandth as tables have it. */
function pitchOfTpi(threads: PerInch): Mm {
  return Number(pitchOfThreads(threads).toFixed(3));
}

/** The pitches that a tool cuts, mm: of a full profile, a tap or a chaser one and the same. */
function pitchesOf({ threadPitch: pitch, size }: Values): { finest: Mm; coarsest: Mm } | undefined {
  if (pitch && pitch.limit === undefined) {
    if (pitch.unit === "mm") return { finest: pitch.min ?? pitch.max, coarsest: pitch.max };
    return { finest: pitchOfTpi(pitch.max), coarsest: pitchOfTpi(pitch.min ?? pitch.max) };
  }
  return size?.kind === "thread" ? { finest: size.pitch, coarsest: size.pitch } : undefined;
}

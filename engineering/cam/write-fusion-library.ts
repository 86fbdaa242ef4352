import { heldLength, toolShape, type ToolShape } from "../drawing/tool-shape.ts";
import { camPresets, type CamPreset } from "./cam-presets.ts";
import type { CamSource, CamTool } from "./cam-tool.ts";

/** Version of the library's form. */
const VERSION = 36;

const SPOT_DRILL = /\bspot(?:ting)? drill\b/i;

/** Tools as Fusion's library (`tools.json`, which lies in a `.tools` file); undefined if none has a shape that Fusion knows. */
export function writeFusionLibrary(tools: readonly CamTool[], source: CamSource): string | undefined {
  const shaped = tools.flatMap((tool) => {
    const shape = toolShape(tool);
    const kind = shape && kindOf(tool, shape);
    return kind ? [{ tool, shape, kind }] : [];
  });
  const data = shaped.map(({ tool, shape, kind }, at) => {
    const link = source.linkOf(tool);
    return {
      BMC: cuttingMaterial(tool),
      description: tool.name,
      geometry: geometryOf(tool, shape, kind),
      guid: guidOf(tool.id),
      "post-process": {
        "break-control": false,
        comment: "",
        "diameter-offset": at + 1,
        "length-offset": at + 1,
        live: true,
        "manual-tool-change": false,
        number: at + 1,
        turret: 0,
      },
      "product-id": tool.orderCode ?? tool.id,
      "product-link": link,
      "start-values": {
        presets: camPresets(tool, shape).map((preset) => presetOf(tool, preset, makesHole(kind))),
      },
      type: kind,
      unit: "millimeters",
      vendor: new URL(link).host,
    };
  });
  return data.length === 0 ? undefined : `${JSON.stringify({ data, version: VERSION }, undefined, 2)}\n`;
}

/** What Fusion calls the tool; undefined for one of which it needs more than its values say. */
function kindOf(tool: CamTool, { tip, flutes, step }: ToolShape): string | undefined {
  if (step) return undefined;
  const { type = "" } = tool.specifications;
  switch (tip.kind) {
    case "ball":
      return "ball end mill";
    case "square":
      // What Fusion wants of a thread mill's teeth, no open source says.
      if (tip.pitch !== undefined) return undefined;
      if (tip.isLead) return tool.family === "reamer" ? "reamer" : undefined;
      return tip.cornerRadius > 0 ? "bull nose end mill" : "flat end mill";
    case "point":
      if (tip.isMill) return "chamfer mill";
      return SPOT_DRILL.test(type) ? "spot drill" : "drill";
    case "thread":
      // Fusion needs the number of flutes and how deep it reaches.
      if (flutes === 0 || tip.reach === undefined) return undefined;
      return /\bleft/i.test(type) ? "tap left hand" : "tap right hand";
  }
}

function makesHole(kind: string): boolean {
  return /\b(?:drill|tap|reamer)\b/.test(kind);
}

function geometryOf(tool: CamTool, shape: ToolShape, kind: string) {
  const { diameter, length, cuttingLength, shank, flutes, tip } = shape;
  const held = heldLength(shape);
  const cut = tip.kind === "thread" ? (tip.reach ?? cuttingLength) : cuttingLength;
  // Where no standard says how much is held, the holder begins where the flutes end.
  const body = held === undefined ? cut : length - held;
  const radius = tip.kind === "ball" ? diameter / 2 : tip.kind === "square" ? tip.cornerRadius : 0;
  return {
    CSP: /\bthrough\b/i.test(tool.specifications.coolant ?? ""),
    DC: diameter,
    HAND: !/\bleft/i.test(kind),
    LB: body,
    LCF: cut,
    NOF: flutes,
    NT: 1,
    OAL: length,
    RE: radius,
    SFDM: shank,
    ...(makesHole(kind) ? { SIG: tip.kind === "point" ? tip.angle : 0 } : {}),
    ...(makesHole(kind)
      ? {}
      : { TA: tip.kind === "point" ? tip.angle / 2 : 0, "shoulder-diameter": diameter }),
    TP: tip.kind === "thread" ? tip.pitch : 0,
    assemblyGaugeLength: body,
    "shoulder-length": cut,
    "thread-profile-angle": /^(?:G|R[cp]?|BSP|BSW)\b/.test(tool.specifications.size ?? "") ? 55 : 60,
    "tip-diameter": tip.kind === "square" && radius > 0 ? diameter - 2 * radius : 0,
    "tip-length": 0,
    "tip-offset": 0,
  };
}

/** Ramps and plunges of mills are left to Fusion: no source of their figures is known. */
function presetOf(tool: CamTool, { name, description, vc, fz, fn, n, vf }: CamPreset, isHole: boolean) {
  const common = {
    description,
    guid: guidOf(`${tool.id} ${name}`),
    material: { category: "all", query: "", "use-hardness": false },
    n,
    name,
    "tool-coolant": coolantOf(tool),
    v_c: vc,
  };
  if (isHole) return { ...common, f_n: fn, "use-feed-per-revolution": true, v_f_plunge: vf, v_f_retract: vf };
  return {
    ...common,
    f_n: fn,
    f_z: fz,
    n_ramp: n,
    "use-stepdown": false,
    "use-stepover": false,
    v_f: vf,
    v_f_leadIn: vf,
    v_f_leadOut: vf,
    v_f_transition: vf,
  };
}

function cuttingMaterial({ specifications: { grade = "" } }: CamTool): string {
  if (/\bcarbide\b/i.test(grade)) return "carbide";
  return /\bHSS\b/i.test(grade) ? "hss" : "unspecified";
}

/** The first way to cool that the tool names. */
function coolantOf({ specifications: { coolant = "" } }: CamTool): string {
  const ways: [word: RegExp, way: string][] = [
    [/\bthrough\b/i, "through tool"],
    [/\b(?:emulsion|oil)\b/i, "flood"],
    [/\b(?:mql|mist)\b/i, "mist"],
    [/\bair\b/i, "air"],
  ];
  const said = ways.flatMap(([word, way]) => {
    const at = coolant.search(word);
    return at === -1 ? [] : [{ at, way }];
  });
  return said.toSorted((one, other) => one.at - other.at)[0]?.way ?? "disabled";
}

/** An id of the form that Fusion wants, always the same for the same words: a library read twice has each tool once. */
function guidOf(words: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash(words, seed).toString(16).padStart(8, "0")).join("");
  // Version 8 of RFC 9562: made in a way of one's own.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return parts.join("-");
}

/** FNV-1a, mixed once more at its end. */
function hash(words: string, seed: number): number {
  let sum = (0x81_1c_9d_c5 ^ Math.imul(seed, 0x9e_37_79_b1)) >>> 0;
  for (const letter of words) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c_1b_3c_6d) >>> 0;
  return (sum ^ (sum >>> 13)) >>> 0;
}

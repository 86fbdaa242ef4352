import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { findThread } from "#engineering/standards/metric-threads.ts";
import type { Tool } from "../tool.ts";
import { contains, one, type Wording } from "./wording.ts";

const mills: readonly ToolFamily[] = ["end-mill", "ball-nose"];
const drills: readonly ToolFamily[] = ["drill", "u-drill"];
const solid: readonly ToolFamily[] = ["end-mill", "ball-nose", "drill", "tap"];
const fluted: readonly ToolFamily[] = [...solid, "milling-cutter"];
const rotary: readonly ToolFamily[] = [...fluted, "u-drill"];
const round: readonly ToolFamily[] = [...mills, ...drills, "milling-cutter"];

const diameter = one((tool) => tool.most("diameter"));
const depth = one((tool) => tool.most("depth"));
const flutes = one((tool) => Number(tool.text("flutes")));

/** Milling cutters, end mills, drills and taps: diameter, flutes, corners, points, shanks, depths. Lengths in mm. */
export const rotaryWords: readonly Wording[] = [
  {
    of: round,
    in: ["name"],
    says: /(?<!Ø.*)Ø ?(\d+(?:\.\d+)?)(?![\d.]| ?[–-] ?\d)/g,
    key: "diameter",
    states: diameter,
  },
  { of: round, in: ["description"], says: /Ø ?(\d+(?:\.\d+)?) is\b/g, key: "diameter", states: diameter },
  { of: mills, says: /\bkeyways of (\d+(?:\.\d+)?) mm/g, key: "diameter", states: diameter },
  {
    of: fluted,
    says: /(?<![-–/])\b(\d+|one|two|three|four|five|six|eight)[- ](?:flutes?|fluted)\b/gi,
    key: "flutes",
    states: flutes,
  },
  {
    of: ["milling-cutter"],
    says: /\b(\d+|two|three|four|five|six|eight)[- ](?:teeth|tooth|toothed)\b/gi,
    key: "flutes",
    states: flutes,
  },
  { of: fluted, in: ["name"], says: /\bz ?=? ?(\d+)\b/gi, key: "flutes", states: flutes },
  { of: ["ball-nose"], says: /\bR ?(\d+(?:\.\d+)?)\b/g, key: "edge", states: one((tool) => tool.edge("R")) },
  {
    of: ["end-mill"],
    in: ["name"],
    says: /\bR(\d+\.\d+)\b/g,
    key: "edge",
    states: one((tool) => tool.edge("RE")),
  },
  {
    of: drills,
    says: /\bpoint (?:angle )?(?:of )?(\d+)°|\b(\d+)° point\b/gi,
    key: "edge",
    states: (tool) => [tool.edge("Point angle"), tool.edge("Point angle")],
  },
  {
    of: ["drill"],
    in: ["name"],
    says: /\bspot drill\b.*?(\d+)°/gi,
    key: "edge",
    states: one((tool) => tool.edge("Point angle")),
  },
  { of: ["drill", "end-mill"], says: /\bincluded angle (\d+)°/gi, key: "edge", states: one(includedAngle) },
  { of: ["end-mill"], in: ["name"], says: /(\d+)° chamfer\b/g, key: "edge", states: one(includedAngle) },
  {
    of: drills,
    says: /(\d+) ?× ?D\b/g,
    key: "type",
    states: one((tool) => numberIn(/(\d+) × D\b/, tool.text("type"))),
  },
  {
    of: drills,
    says: /(\d+) ?× ?D\b/g,
    key: "depth",
    states: one(reach),
    because: "depth in diameters",
  },
  {
    of: ["drill", "u-drill", "end-mill"],
    says: /\bto (\d+(?:\.\d+)?) mm deep\b/g,
    key: "depth",
    states: depth,
  },
  {
    of: [...mills, "milling-cutter"],
    says: /\b(?:shoulders|walls|slots) (?:up )?(?:to|of) (\d+(?:\.\d+)?) mm\b/g,
    key: "depth",
    states: depth,
  },
  {
    of: solid,
    says: /(\d+(?:\.\d+)?) mm shank\b/g,
    key: "shank",
    states: one((tool) => tool.sides("shank")[0]),
  },
  {
    of: rotary,
    says: /\b(DIN 6535 H[ABE]|DIN 1835 [A-F])\b/g,
    key: "shank",
    states: one((tool) => /DIN 6535 H[ABE]|DIN 1835 [A-F]/.exec(tool.text("shank"))?.[0]),
  },
  {
    of: ["milling-cutter"],
    says: /(\d+) mm (?:arbor|bore)\b/g,
    key: "shank",
    states: one((tool) => numberIn(/^(\d+) mm bore/, tool.text("shank"))),
  },
  {
    of: ["milling-cutter"],
    in: ["name"],
    says: /^(\d+)° /g,
    key: "edge",
    states: one((tool) => tool.edge("KAPR")),
  },
  {
    of: ["drill"],
    says: /(?:\bfor|\b(?:tap|thread)) M(\d+(?:\.\d+)?)(?: × (\d+(?:\.\d+)?))?(?! bolt)|\bM(\d+(?:\.\d+)?)(?: × (\d+(?:\.\d+)?))? (?:tap|thread)\b/g,
    in: ["name", "description"],
    key: "diameter",
    states: tappedThread,
    because: "tapping drill, ISO 2306",
  },
  {
    of: ["end-mill"],
    says: /\bcorner chamfer (\d+(?:\.\d+)?) mm/gi,
    key: "edge",
    states: one((tool) => numberIn(/(\d+(?:\.\d+)?) mm × 45° corner chamfer/, tool.text("edge"))),
  },
  {
    of: ["end-mill"],
    says: /\b(?:chamfers|deburrs)\b.*? at (\d+)°/gi,
    key: "edge",
    states: one((tool) => numberIn(/\bChamfer (\d+(?:\.\d+)?)°/, tool.text("edge"))),
  },
  { of: mills, says: /\bknuckle/gi, key: "edge", states: contains("edge", /knuckle/i) },
  { of: ["tap"], says: /\bspiral[- ]point/gi, key: "type", states: contains("type", /spiral point/) },
  { of: ["tap"], says: /\bspiral[- ]flut/gi, key: "type", states: contains("type", /spiral flute/) },
  {
    of: ["tap"],
    says: /\bform ([A-F])\b(?: \((\S+) threads\))?/gi,
    key: "edge",
    states: (tool) => {
      const [, form, threads] = /^Form ([A-F]), (\S+) threads/.exec(tool.text("edge")) ?? [];
      return [form, threads];
    },
  },
  {
    of: ["drill", "u-drill", "milling-cutter", "boring-bar", "end-mill"],
    says: /\b(?:internal coolant|through[- ]coolant|coolant through|coolant hole)/gi,
    key: "coolant",
    states: contains("coolant", /through/i),
  },
  { says: /(\d+(?:\.\d+)?) mm long\b/g, key: "length", states: one((tool) => tool.most("length")) },
];

function numberIn(pattern: RegExp, text: string): number | undefined {
  const [, found] = pattern.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** The angle between both sides of a cone, degrees: a chamfer's is twice that to the axis. */
function includedAngle(tool: Tool): number | undefined {
  const chamfer = numberIn(/\bChamfer (\d+(?:\.\d+)?)°/, tool.text("edge"));
  if (chamfer !== undefined) return 2 * chamfer;
  return tool.edge("Point angle") ?? numberIn(/^Form [ABCR], (\d+)°/, tool.text("edge"));
}

/** The depth of a drill, in diameters, where its type leaves it open; whole millimetres aside. */
function reach(tool: Tool): number | undefined {
  const [most, width] = [tool.most("depth"), tool.most("diameter")];
  if (most === undefined || width === undefined || / × D\b/.test(tool.text("type"))) return undefined;
  return Math.ceil(most / width);
}

/** Tapping drill of a thread that the table lacks, as a part of its diameter: coarse small ones to fine ones. */
const coreShare = { least: 0.7, most: 0.97 };

/** The thread that is said, where the drill is its tapping drill; else none agrees. */
function tappedThread(tool: Tool, said: readonly string[]): (readonly string[] | undefined)[] {
  const [first = "", firstPitch = "", second = "", secondPitch = ""] = said;
  const [thread, pitch] = first === "" ? [second, secondPitch] : [first, firstPitch];
  const drill = findThread(Number(thread), pitch === "" ? undefined : Number(pitch))?.drill;
  const own = tool.most("diameter") ?? 0;
  const share = own / Number(thread);
  const isIts = drill === undefined ? share >= coreShare.least && share <= coreShare.most : drill === own;
  return said.map((each) => (isIts ? [each] : []));
}
